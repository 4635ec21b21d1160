//! The menu before a game: which game, its options, who plays, in which language. It is built from the tables
//! of the games, so new games and options appear automatically.

mod draw;
#[cfg(test)]
mod tests;

pub use draw::draw;

use super::files;
use super::line_edit::LineEdit;
use super::model::Choice;
use super::update::Event;
use crate::bot::Bot;
use crate::texts::Lang;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;
use rules::GAMES;
use rules::game::Seat;
use rules::message::Message;
use rules::options::{GameInfo, OptionSpec, Setup};
use rules::table::AnyGame;

/// A line of the menu.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Row {
    Language,
    Game,
    Seats,
    Preset,
    /// An option by its index.
    Option(usize),
    /// Who plays for a seat.
    Player(usize),
    Start,
    Load,
    Leave,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Problem {
    /// The rules refuse it.
    Refused(Message),
    /// A file cannot be read: the key, and the file.
    File(&'static str, String),
}

/// What the menu asks for.
pub enum Request {
    Play(Choice),
    Leave,
}

/// The state of the menu.
pub struct Menu {
    pub lang: Lang,
    pub size: Size,
    /// The line that the keys are on.
    pub row: usize,
    /// Who plays for each of the four seats there can be.
    pub players: [Option<Bot>; 4],
    /// The name of a record, while it is typed.
    pub loading: Option<LineEdit>,
    pub problem: Option<Problem>,
    game: usize,
    seats: usize,
    preset: usize,
    /// What the person has set, by name.
    sets: Vec<(&'static str, String)>,
}

impl Menu {
    /// The menu with the first game's usual options.
    pub fn new(lang: Lang, size: Size) -> Self {
        Self {
            lang,
            size,
            row: 1,
            players: [None; 4],
            loading: None,
            problem: None,
            game: 0,
            seats: 0,
            preset: 0,
            sets: Vec::new(),
        }
    }

    pub fn info(&self) -> &'static GameInfo {
        GAMES[self.game]
    }

    pub fn seat_count(&self) -> u8 {
        self.info().seats[self.seats]
    }

    /// The letters of the seats.
    pub fn letters(&self) -> Vec<char> {
        (self.info().letters)(self.seat_count()).chars().collect()
    }

    pub fn preset_name(&self) -> &'static str {
        self.info().presets[self.preset].name
    }

    /// The lines of the menu.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Language, Row::Game, Row::Seats];
        rows.extend((0..self.letters().len()).map(Row::Player));
        rows.extend([Row::Start, Row::Load, Row::Leave, Row::Preset]);
        rows.extend((0..self.info().options.len()).map(Row::Option));
        rows
    }

    /// The options as they are set.
    pub fn setup(&self) -> Result<Setup, Message> {
        let sets = self.sets.iter().map(|(name, value)| (*name, value.as_str()));
        Setup::choose(self.info(), Some(self.seat_count()), Some(self.preset_name()), sets)
    }

    /// The value of an option as it is set.
    pub fn value(&self, spec: &OptionSpec) -> String {
        self.setup().map_or(String::new(), |setup| setup.get(spec.name).to_string())
    }

    fn open(&self) -> Result<Box<dyn AnyGame>, Message> {
        let mut setup = self.setup()?;
        if setup.info().draws_first {
            setup.first = Seat(fastrand::u8(..setup.seats));
        }
        setup.open(None)
    }

    pub fn update(&mut self, event: Event) -> Option<Request> {
        match event {
            Event::Resize(size) => self.size = size,
            Event::Key(key) => return self.on_key(key),
            Event::Paste(text) => self.loading.iter_mut().for_each(|line| line.insert(&text)),
            Event::Wheel(_, up) => self.go(-isize::from(up)),
            Event::Click(at) => {
                let row = draw::row_at(self, at)?;
                if self.loading.is_some() {
                    return None;
                }
                if std::mem::replace(&mut self.row, row) == row {
                    return self.enter();
                }
            }
            Event::Tick | Event::Turn(_) => {}
        }
        None
    }

    fn on_key(&mut self, key: KeyEvent) -> Option<Request> {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            return Some(Request::Leave);
        }
        if let Some(line) = self.loading.take() {
            return self.on_loading(line, key);
        }
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.go(-1),
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => self.go(1),
            KeyCode::PageUp => self.go(-8),
            KeyCode::PageDown => self.go(8),
            KeyCode::Home => self.row = 0,
            KeyCode::End => self.row = self.rows().len() - 1,
            KeyCode::Left | KeyCode::Char('h') => self.turn(-1),
            KeyCode::Right | KeyCode::Char('l') => self.turn(1),
            KeyCode::Char(digit @ '0'..='9') => self.digit(digit),
            KeyCode::Char('s') => return self.start(),
            KeyCode::Char('o') => self.loading = Some(LineEdit::default()),
            KeyCode::Char('q') | KeyCode::Esc => return Some(Request::Leave),
            KeyCode::Enter | KeyCode::Char(' ') => return self.enter(),
            _ => {}
        }
        None
    }

    fn on_loading(&mut self, mut line: LineEdit, key: KeyEvent) -> Option<Request> {
        match key.code {
            KeyCode::Esc => {}
            KeyCode::Enter if line.text().trim().is_empty() => {}
            KeyCode::Enter => match self.load(line.text().trim()) {
                Ok(choice) => return Some(Request::Play(choice)),
                Err(problem) => self.problem = Some(problem),
            },
            _ => {
                line.key(key);
                self.loading = Some(line);
            }
        }
        None
    }

    fn load(&self, file: &str) -> Result<Choice, Problem> {
        let text =
            files::read(file).map_err(|error| Problem::File(files::problem(&error), file.to_string()))?;
        let record = rules::garden_gate::read(&text).map_err(Problem::Refused)?;
        let table = record.open().map_err(Problem::Refused)?;
        Ok(Choice {
            players: files::players(&record, table.setup()),
            table,
            bots: self.players.to_vec(),
            file: Some(file.to_string()),
        })
    }

    fn go(&mut self, by: isize) {
        let last = self.rows().len() - 1;
        self.row = self.row.saturating_add_signed(by).min(last);
    }

    fn enter(&mut self) -> Option<Request> {
        match self.rows().get(self.row)? {
            Row::Start => return self.start(),
            Row::Load => self.loading = Some(LineEdit::default()),
            Row::Leave => return Some(Request::Leave),
            _ => self.turn(1),
        }
        None
    }

    fn start(&mut self) -> Option<Request> {
        match self.open() {
            Ok(table) => {
                let bots = self.players[..self.letters().len()].to_vec();
                Some(Request::Play(Choice { table, bots, players: Vec::new(), file: None }))
            }
            Err(why) => {
                self.problem = Some(Problem::Refused(why));
                None
            }
        }
    }

    /// Turns the value of the line to the next one or the one before.
    fn turn(&mut self, by: isize) {
        let info = self.info();
        let Some(row) = self.rows().get(self.row).copied() else { return };
        match row {
            Row::Language => {
                let here = Lang::ALL.iter().position(|lang| *lang == self.lang).unwrap_or(0);
                self.lang = Lang::ALL[turned(here, by, Lang::ALL.len())];
            }
            Row::Game => {
                self.game = turned(self.game, by, GAMES.len());
                (self.seats, self.preset) = (0, 0);
                self.sets.clear();
            }
            Row::Seats => self.seats = turned(self.seats, by, info.seats.len()),
            Row::Preset => {
                self.preset = turned(self.preset, by, info.presets.len());
                self.sets.clear();
            }
            Row::Option(i) => {
                let spec = &info.options[i];
                let value = self.value(spec);
                let here = spec.values.iter().position(|known| *known == value);
                let next = here.map_or(0, |here| turned(here, by, spec.values.len()));
                self.set(spec, spec.values[next].to_string());
            }
            Row::Player(i) => {
                let kinds: Vec<Option<Bot>> = [None].into_iter().chain(Bot::all().map(Some)).collect();
                let here = kinds.iter().position(|kind| *kind == self.players[i]).unwrap_or(0);
                self.players[i] = kinds[turned(here, by, kinds.len())];
            }
            Row::Start | Row::Load | Row::Leave => return,
        }
        self.check();
    }

    /// A digit on an option that takes numbers.
    fn digit(&mut self, digit: char) {
        let Some(Row::Option(i)) = self.rows().get(self.row).copied() else { return };
        let spec = &self.info().options[i];
        let Some((low, high)) = spec.numbers else { return };
        let fits = |text: &str| text.parse().is_ok_and(|n: u32| (low..=high).contains(&n));
        let longer = format!("{}{digit}", self.value(spec));
        let value = if fits(&longer) { longer } else { digit.to_string() };
        if fits(&value) {
            self.set(spec, value);
            self.check();
        }
    }

    fn set(&mut self, spec: &'static OptionSpec, value: String) {
        self.sets.retain(|(name, _)| *name != spec.name);
        self.sets.push((spec.name, value));
    }

    /// Checks whether the options go together.
    fn check(&mut self) {
        self.problem = self.open().err().map(Problem::Refused);
    }
}

/// The next or previous index, wrapping around.
fn turned(here: usize, by: isize, len: usize) -> usize {
    (here as isize + by).rem_euclid(len.max(1) as isize) as usize
}
