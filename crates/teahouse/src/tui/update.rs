//! Applies events to the game screen. Nothing here touches the terminal or a file; I/O is returned as an
//! [`Effect`].

use super::layout::Layout;
use super::line_edit::LineEdit;
use super::model::{Focus, Layer, Model, Notice, Question};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Position, Size};
use rules::message::Message;
use rules::view::Place;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A key was pressed.
    Key(KeyEvent),
    Paste(String),
    /// The left button was pressed.
    Click(Position),
    /// The wheel was turned, upward if positive.
    Wheel(Position, i8),
    /// The terminal has another size.
    Resize(Size),
    /// A bot's pause is over.
    Tick,
    /// A bot that thinks has found its turn.
    Turn(Option<String>),
}

/// An effect to perform outside the model.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    Quit,
    /// Write the record; over a file that is there only if asked.
    Save {
        file: String,
        /// Whether a file that is there is written over.
        over: bool,
    },
    Load(String),
}

pub fn update(model: &mut Model, event: Event) -> Option<Effect> {
    match event {
        Event::Key(key) => on_key(model, key),
        Event::Paste(text) => {
            match &mut model.layer {
                Layer::Typing(line) | Layer::SaveAs(line) | Layer::LoadFrom(line) => line.insert(&text),
                Layer::None => model.layer = Layer::Typing(LineEdit::new(text.trim())),
                _ => {}
            }
            None
        }
        Event::Click(position) => on_click(model, position),
        Event::Wheel(position, up) => {
            let in_panel = |layout: Layout| layout.panel.contains(position);
            if model.layout().is_some_and(in_panel) {
                scroll(model, isize::from(up) * 2);
            }
            None
        }
        Event::Resize(size) => {
            model.size = size;
            None
        }
        Event::Tick => {
            if model.bot_is_due() && model.searcher().is_none() {
                bot_step(model);
            }
            None
        }
        Event::Turn(turn) => {
            if model.bot_is_due() {
                let made = turn.is_some_and(|turn| model.table.play(&turn).is_ok());
                after_bot(model, made);
            }
            None
        }
    }
}

fn on_key(model: &mut Model, key: KeyEvent) -> Option<Effect> {
    if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
        // A second press confirms, even with unsaved turns.
        let twice = model.layer == Layer::Ask(Question::Quit);
        return if twice { Some(Effect::Quit) } else { quit(model) };
    }
    match std::mem::replace(&mut model.layer, Layer::None) {
        Layer::None => on_board_key(model, key),
        Layer::Help(row) => {
            match key.code {
                KeyCode::Up | KeyCode::Char('k') => model.layer = Layer::Help(row.saturating_sub(1)),
                KeyCode::Down | KeyCode::Char('j') => model.layer = Layer::Help((row + 1).min(60)),
                _ => {}
            }
            None
        }
        Layer::Typing(line) => on_typing(model, line, key),
        Layer::SaveAs(line) => {
            let (layer, name) = on_name(line, key, Layer::SaveAs);
            model.layer = layer;
            let file = name?;
            let over = model.file.as_ref() == Some(&file);
            Some(Effect::Save { file, over })
        }
        Layer::LoadFrom(line) => {
            let (layer, name) = on_name(line, key, Layer::LoadFrom);
            model.layer = layer;
            let file = name?;
            if model.unsaved() {
                model.layer = Layer::Ask(Question::Load(file));
                return None;
            }
            Some(Effect::Load(file))
        }
        Layer::Ask(question) => on_answer(model, question, key),
    }
}

/// A key while the name of a file is typed: the layer that stays, and the name once it is complete.
fn on_name(mut line: LineEdit, key: KeyEvent, layer: fn(LineEdit) -> Layer) -> (Layer, Option<String>) {
    match key.code {
        KeyCode::Esc => (Layer::None, None),
        KeyCode::Enter if line.text().trim().is_empty() => (Layer::None, None),
        KeyCode::Enter => (Layer::None, Some(line.text().trim().to_string())),
        _ => {
            line.key(key);
            (layer(line), None)
        }
    }
}

fn on_typing(model: &mut Model, mut line: LineEdit, key: KeyEvent) -> Option<Effect> {
    match key.code {
        KeyCode::Esc => {}
        KeyCode::Enter => {
            let text = line.text();
            if text.trim().is_empty() {
                return None;
            }
            if model.bot_to_move() {
                model.notice = Some(Notice::Plain("tui-wait"));
                return None;
            }
            match model.play_typed(text.trim()) {
                Ok(()) => {
                    model.notice = None;
                    model.refresh();
                }
                Err(why) => {
                    // The line stays, to be corrected.
                    model.notice = Some(Notice::Refused(why));
                    model.layer = Layer::Typing(line);
                }
            }
        }
        KeyCode::Tab => {
            line.insert(&model.completion(&line.text()));
            model.layer = Layer::Typing(line);
        }
        KeyCode::Backspace if line.text().is_empty() => {}
        _ => {
            if line.key(key) {
                model.notice = None;
            }
            model.layer = Layer::Typing(line);
        }
    }
    None
}

fn on_answer(model: &mut Model, question: Question, key: KeyEvent) -> Option<Effect> {
    let yes = matches!(key.code, KeyCode::Char('y' | 'Y') | KeyCode::Enter);
    let no = matches!(key.code, KeyCode::Char('n' | 'N' | 'q') | KeyCode::Esc | KeyCode::Backspace);
    if !yes {
        if !no {
            model.layer = Layer::Ask(question);
        }
        return None;
    }
    match question {
        Question::Quit => Some(Effect::Quit),
        Question::Resign => {
            let seat = model.table.seat();
            if let Err(why) = model.table.resign(seat) {
                model.notice = Some(Notice::Refused(why));
            } else {
                model.refresh();
            }
            None
        }
        Question::Say(word) => {
            model.say(word);
            None
        }
        Question::Overwrite(file) => Some(Effect::Save { file, over: true }),
        Question::Load(file) => Some(Effect::Load(file)),
    }
}

fn on_board_key(model: &mut Model, key: KeyEvent) -> Option<Effect> {
    let page = model.layout().map_or(10, |layout| isize::from(layout.panel.height as i16) / 2);
    match key.code {
        KeyCode::Up => steer(model, 0, 1),
        KeyCode::Down => steer(model, 0, -1),
        KeyCode::Left => steer(model, -1, 0),
        KeyCode::Right => steer(model, 1, 0),
        KeyCode::PageUp => scroll(model, page),
        KeyCode::PageDown => scroll(model, -page),
        KeyCode::Tab | KeyCode::BackTab => switch_focus(model),
        KeyCode::Esc | KeyCode::Backspace => model.unchoose(),
        KeyCode::Enter => select(model),
        KeyCode::Char(c) if key.modifiers.difference(KeyModifiers::SHIFT).is_empty() => {
            return on_char(model, c);
        }
        _ => {}
    }
    None
}

fn on_char(model: &mut Model, c: char) -> Option<Effect> {
    if let Some(word) = model.words().into_iter().find(|word| word.starts_with(c)) {
        model.choose(Place::Word(word));
        return None;
    }
    let tile = c.to_digit(10).and_then(|n| model.hand_tiles().get((n as usize).checked_sub(1)?).copied());
    if let Some(tile) = tile {
        model.choose(Place::Tile(tile));
        return None;
    }
    if model.focus == Focus::Hand && c.is_ascii_uppercase() {
        find_tile(model, c);
        return None;
    }
    match c {
        ' ' => select(model),
        'h' => steer(model, -1, 0),
        'j' => steer(model, 0, -1),
        'k' => steer(model, 0, 1),
        'l' => steer(model, 1, 0),
        'n' => model.next_goal(false),
        'N' => model.next_goal(true),
        'u' => undo(model),
        'r' => redo(model),
        's' => model.layer = Layer::SaveAs(LineEdit::new(&model.file_name())),
        'o' => model.layer = Layer::LoadFrom(LineEdit::new(model.file.as_deref().unwrap_or(""))),
        'x' => resign(model),
        'b' if model.bots.iter().any(Option::is_some) => model.paused = !model.paused,
        'q' => return quit(model),
        '?' => model.layer = Layer::Help(0),
        ':' | '/' => model.layer = Layer::Typing(LineEdit::default()),
        '(' | '+' | '_' | '0'..='9' | 'a'..='z' | 'A'..='Z' => {
            model.notice = None;
            model.layer = Layer::Typing(LineEdit::new(c.encode_utf8(&mut [0; 4])));
        }
        _ => {}
    }
    None
}

fn on_click(model: &mut Model, position: Position) -> Option<Effect> {
    if model.layer != Layer::None {
        if matches!(model.layer, Layer::Help(_)) {
            model.layer = Layer::None;
        }
        return None;
    }
    let layout = model.layout()?;
    let at = layout.coord_at(position).filter(|at| model.point(*at).is_some());
    if let Some(at) = at {
        model.cursor = at;
        model.focus = Focus::Board;
        model.look();
        model.choose(Place::At(at));
    } else if let Some(tile) = super::panel::tile_at(model, &layout, position) {
        model.choose(Place::Tile(tile));
    }
    None
}

/// Moves the cursor, or the choice in the hand.
fn steer(model: &mut Model, dx: i8, dy: i8) {
    if model.focus == Focus::Board {
        model.steer(dx, dy);
        return;
    }
    let tiles = model.hand_tiles().len().max(1);
    let per_row = super::panel::hand_columns(model);
    let by = isize::from(dx) - isize::from(dy) * per_row as isize;
    let to = model.hand as isize + by;
    if (0..tiles as isize).contains(&to) {
        model.hand = to as usize;
    }
    model.notice = None;
}

fn select(model: &mut Model) {
    let tile = model.hand_tiles().get(model.hand).copied();
    match (model.focus, tile) {
        (Focus::Hand, Some(tile)) => model.choose(Place::Tile(tile)),
        _ => model.choose(Place::At(model.cursor)),
    };
}

fn switch_focus(model: &mut Model) {
    let has_hand = !model.hand_tiles().is_empty();
    model.focus = if model.focus == Focus::Board && has_hand { Focus::Hand } else { Focus::Board };
    model.notice = (!has_hand).then_some(Notice::Plain("tui-no-hand"));
}

/// Goes to the next tile of the hand whose code begins with this letter.
fn find_tile(model: &mut Model, letter: char) {
    let tiles = model.hand_tiles();
    let after = (1..=tiles.len()).map(|i| (model.hand + i) % tiles.len());
    if let Some(found) = after.into_iter().find(|i| tiles[*i].starts_with(letter)) {
        model.hand = found;
    }
}

fn scroll(model: &mut Model, up: isize) {
    // Long turns take two rows; the list itself stops at its beginning.
    let most = model.entries.len() * 2;
    model.scroll = model.scroll.saturating_add_signed(up).min(most);
}

/// Takes a turn back; against bots, to the person's turn.
fn undo(model: &mut Model) {
    if !model.table.undo() {
        model.notice = Some(Notice::Plain("tui-no-undo"));
        return;
    }
    if model.only_bots() {
        model.paused = true;
    } else {
        while bot_at(model) && model.table.undo() {}
    }
    model.notice = None;
    model.refresh();
}

/// Repeats a turn; against bots, up to the person's turn.
fn redo(model: &mut Model) {
    if !model.table.redo() {
        model.notice = Some(Notice::Plain("tui-no-redo"));
        return;
    }
    if !model.only_bots() {
        while bot_at(model) && model.table.redo() {}
    }
    model.notice = None;
    model.refresh();
}

/// Whether the game waits for a bot (the view may be older).
fn bot_at(model: &Model) -> bool {
    model.table.outcome().is_none() && model.bots[model.table.seat().index()].is_some()
}

fn resign(model: &mut Model) {
    if model.view.outcome.is_some() {
        model.notice = Some(Notice::Plain("tui-over"));
    } else if model.bot_to_move() {
        model.notice = Some(Notice::Plain("tui-wait"));
    } else {
        model.layer = Layer::Ask(Question::Resign);
    }
}

fn quit(model: &mut Model) -> Option<Effect> {
    if !model.unsaved() {
        return Some(Effect::Quit);
    }
    model.layer = Layer::Ask(Question::Quit);
    None
}

/// Lets the bot make its step.
fn bot_step(model: &mut Model) {
    let seat = model.table.seat().index();
    let Some(Some(bot)) = model.bots.get(seat).copied() else { return };
    let chosen = bot.choose(model.table.as_ref(), &mut model.rng);
    let made = chosen.is_some_and(|path| model.table.step(&path).is_ok());
    after_bot(model, made);
}

/// Shows what a bot did; a bot without a turn is not asked again.
fn after_bot(model: &mut Model, made: bool) {
    if made {
        // A person who waits may be looking at the board: the cursor and the notice stay.
        model.refresh();
    } else {
        model.paused = true;
    }
}

impl Model {
    /// Plays a typed text. A text that is a single step is made as a step, so that an arrange leaves its bonus
    /// open; anything else is read as notation.
    fn play_typed(&mut self, text: &str) -> Result<(), Message> {
        let mut steps = self.view.origins.iter().flat_map(|origin| &origin.steps);
        match steps.find(|step| step.text == text) {
            Some(step) => self.table.step(&step.path),
            None => self.table.play(text),
        }
    }

    /// The common continuation of all legal steps that begin with the typed text.
    fn completion(&self, typed: &str) -> String {
        let steps = self.view.origins.iter().flat_map(|origin| &origin.steps);
        let mut rests = steps.filter_map(|step| step.text.strip_prefix(typed));
        let first = rests.next().unwrap_or("");
        rests
            .fold(first, |common, rest| {
                let same = common.chars().zip(rest.chars()).take_while(|(a, b)| a == b);
                let len = same.map(|(a, _)| a.len_utf8()).sum::<usize>();
                &common[..len]
            })
            .to_string()
    }
}
