//! The full-screen game in the terminal: a model, a function that takes an event, and a function that draws.
//! Only this file and `files` do I/O; everything else is tested without a terminal. Drawing uses only a
//! [`View`](rules::view::View), so every game shares the same code; only `art` knows tiles by name.

mod art;
mod board;
mod choose;
mod files;
mod keys;
mod layout;
mod line_edit;
mod lines;
mod menu;
mod model;
mod overlay;
mod panel;
mod screen;
#[cfg(test)]
mod tests;
pub mod text;
mod thoughts;
mod update;
mod words;

use crate::bot::Bot;
use crate::texts::{Lang, Texts};
use menu::{Menu, Request};
use model::{Choice, Model};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self as terminal, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    KeyEventKind, MouseButton, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::layout::{Position, Size};
use rules::table::AnyGame;
use std::io;
use std::panic;
use std::time::Duration;
use thoughts::Thoughts;
use update::{Event, update};

/// How long a bot waits before it moves, so that a person can follow.
const PAUSE: Duration = Duration::from_millis(600);
/// How long the loop sleeps when nothing is due.
const IDLE: Duration = Duration::from_secs(3600);
/// How often the loop checks whether a bot has finished thinking.
const LOOK: Duration = Duration::from_millis(30);

/// The terminal while the program uses it; it is always restored.
struct Screen {
    terminal: DefaultTerminal,
}

impl Screen {
    fn open() -> io::Result<Self> {
        // This also restores the terminal after a panic, except for what is requested below.
        let screen = Self { terminal: ratatui::try_init()? };
        let hook = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            release();
            hook(info);
        }));
        execute!(io::stdout(), EnableMouseCapture, EnableBracketedPaste)?;
        Ok(screen)
    }
}

/// Releases mouse and paste events.
fn release() {
    // If this fails, there is nowhere left to report it.
    let _ = execute!(io::stdout(), DisableMouseCapture, DisableBracketedPaste);
}

impl Drop for Screen {
    fn drop(&mut self) {
        // After a panic the hook has done it already.
        if !std::thread::panicking() {
            release();
            ratatui::restore();
        }
    }
}

/// Plays a game on the full screen until the person leaves, and returns it as it then stands. `bots` says who
/// plays for each seat (`None`: a person) and `rng` decides for them, `players` is what a record calls them;
/// both may be shorter than the seats.
pub fn play(
    table: Box<dyn AnyGame>,
    bots: Vec<Option<Bot>>,
    players: Vec<String>,
    rng: fastrand::Rng,
    texts: &Texts,
) -> io::Result<Box<dyn AnyGame>> {
    let mut screen = Screen::open()?;
    let size = screen.terminal.size()?;
    let mut model = Model::from_choice(Choice { table, bots, players, file: None }, size);
    model.rng = rng;
    play_on(&mut screen, model, texts)
}

/// The menu, then the game, then the menu again, until the person leaves it.
pub fn start(lang: Lang) -> io::Result<()> {
    let mut screen = Screen::open()?;
    let mut menu = Menu::new(lang, screen.terminal.size()?);
    while let Some(choice) = choose_on(&mut screen, &mut menu)? {
        let model = Model::from_choice(choice, screen.terminal.size()?);
        play_on(&mut screen, model, &Texts::new(menu.lang))?;
    }
    Ok(())
}

fn choose_on(screen: &mut Screen, menu: &mut Menu) -> io::Result<Option<Choice>> {
    let mut texts = Texts::new(menu.lang);
    loop {
        if texts.lang() != menu.lang {
            texts = Texts::new(menu.lang);
        }
        screen.terminal.draw(|frame| {
            menu.size = frame.area().as_size();
            menu::draw(menu, &texts, frame.buffer_mut());
        })?;
        match heard(terminal::read()?).and_then(|event| menu.update(event)) {
            Some(Request::Play(choice)) => return Ok(Some(choice)),
            Some(Request::Leave) => return Ok(None),
            None => {}
        }
    }
}

fn play_on(screen: &mut Screen, mut model: Model, texts: &Texts) -> io::Result<Box<dyn AnyGame>> {
    let mut thoughts = Thoughts::default();
    loop {
        screen.terminal.draw(|frame| {
            // Use the size that is drawn, even before a resize event arrives.
            model.size = frame.area().as_size();
            screen::draw(&model, texts, frame.buffer_mut());
        })?;
        let thinks = thoughts.follow(&model);
        let pause = match (thinks, model.bot_is_due()) {
            (true, _) => LOOK,
            (false, true) => PAUSE,
            (false, false) => IDLE,
        };
        let event = if terminal::poll(pause)? {
            heard(terminal::read()?)
        } else if thinks {
            thoughts.turn(PAUSE).map(Event::Turn)
        } else {
            Some(Event::Tick)
        };
        let effect = event.and_then(|event| update(&mut model, event));
        if effect.is_some_and(|effect| files::perform(&mut model, effect)) {
            return Ok(model.table);
        }
    }
}

/// Converts terminal events; others are ignored.
fn heard(event: terminal::Event) -> Option<Event> {
    match event {
        terminal::Event::Key(key) if key.kind != KeyEventKind::Release => Some(Event::Key(key)),
        terminal::Event::Mouse(mouse) => {
            let at = Position { x: mouse.column, y: mouse.row };
            match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => Some(Event::Click(at)),
                MouseEventKind::ScrollUp => Some(Event::Wheel(at, 1)),
                MouseEventKind::ScrollDown => Some(Event::Wheel(at, -1)),
                _ => None,
            }
        }
        terminal::Event::Paste(text) => Some(Event::Paste(text)),
        terminal::Event::Resize(width, height) => Some(Event::Resize(Size { width, height })),
        _ => None,
    }
}
