//! The state of the game screen. Events change it (`update`), drawing only reads it (`screen`).

use super::layout::Layout;
use super::line_edit::LineEdit;
use crate::bot::Bot;
use ratatui::layout::Size;
use rules::message::Message;
use rules::table::AnyGame;
use rules::view::{Coord, Place, PointView, View};

/// A game to be played, as the menu or a file gives it.
pub struct Choice {
    /// The game, new or as a record left it.
    pub table: Box<dyn AnyGame>,
    /// Who plays for each seat; `None` is a person.
    pub bots: Vec<Option<Bot>>,
    /// The players' names, where a record gave them.
    pub players: Vec<String>,
    /// The file it was loaded from.
    pub file: Option<String>,
}

/// Where the keys go.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Focus {
    /// The cursor on the board.
    Board,
    /// The tiles that can be chosen.
    Hand,
}

/// A question that is answered with yes or no.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// Leave with an unsaved game?
    Quit,
    /// Give the game up?
    Resign,
    /// Say this word? Asked where it cannot be meant lightly.
    Say(&'static str),
    /// Write over the file?
    Overwrite(String),
    /// Load, though the game here is not saved?
    Load(String),
}

/// What lies over the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Layer {
    /// The board has the keys.
    None,
    /// The keys and signs, from this line on.
    Help(u16),
    /// A turn is typed.
    Typing(LineEdit),
    /// The name of a file to write.
    SaveAs(LineEdit),
    /// The name of a file to read.
    LoadFrom(LineEdit),
    /// A question that the next key answers.
    Ask(Question),
}

/// Something said under the board.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// By the rules, about something refused.
    Refused(Message),
    /// A key of `tui.ftl`.
    Plain(&'static str),
    /// A key of `tui.ftl` about a file.
    File(&'static str, String),
}

/// The state of the game screen.
pub struct Model {
    pub table: Box<dyn AnyGame>,
    /// What it shows now.
    pub view: View,
    /// The turns so far.
    pub entries: Vec<String>,
    /// Who plays for each seat: `None` is a person.
    pub bots: Vec<Option<Bot>>,
    /// The players' names for records, by seat; may be empty.
    pub players: Vec<String>,
    pub size: Size,
    pub cursor: Coord,
    /// What has been pointed at so far.
    pub path: Vec<Place>,
    /// Where the keys go.
    pub focus: Focus,
    /// Which tile of the hand the keys are on.
    pub hand: usize,
    /// What lies over the board.
    pub layer: Layer,
    /// What is said under the board.
    pub notice: Option<Notice>,
    /// Why the point under the cursor may not come next.
    pub why: Option<Message>,
    /// How many rows the list of turns is scrolled back.
    pub scroll: usize,
    /// The turns that are safe in a file.
    pub saved: Vec<String>,
    /// The file that the game was saved to or loaded from.
    pub file: Option<String>,
    /// Whether bots wait, so that people can look at the board.
    pub paused: bool,
    /// What bots draw lots with.
    pub rng: fastrand::Rng,
}

impl Model {
    /// A screen for a game; `bots` may be shorter than the seats.
    pub fn new(table: Box<dyn AnyGame>, mut bots: Vec<Option<Bot>>, size: Size) -> Self {
        bots.resize_with(usize::from(table.setup().seats), || None);
        let mut model = Self {
            view: View::default(),
            entries: Vec::new(),
            players: vec![String::new(); bots.len()],
            bots,
            size,
            cursor: Coord { x: 0, y: 0 },
            path: Vec::new(),
            focus: Focus::Board,
            hand: 0,
            layer: Layer::None,
            notice: None,
            why: None,
            scroll: 0,
            saved: table.entries(),
            file: None,
            paused: false,
            rng: fastrand::Rng::new(),
            table,
        };
        model.refresh();
        model.cursor = model.first_cursor();
        model.look();
        model
    }

    /// A screen for what the menu or a file gave. A loaded game waits where a bot would go on at once.
    pub fn from_choice(choice: Choice, size: Size) -> Self {
        let mut model = Self::new(choice.table, choice.bots, size);
        model.players = choice.players;
        model.players.resize(model.bots.len(), String::new());
        model.paused = choice.file.is_some() && model.bot_to_move();
        model.file = choice.file;
        model
    }

    /// Reloads everything from the game after a change.
    pub fn refresh(&mut self) {
        self.view = self.table.view();
        self.entries = self.table.shown_entries();
        self.path.clear();
        self.hand = 0;
        self.scroll = 0;
        self.settle_focus();
        self.look();
    }

    /// Moves the focus to the hand if only tiles can be chosen, and back if none can.
    pub fn settle_focus(&mut self) {
        let next = self.next_places();
        let any = |test: fn(&Place) -> bool| next.iter().any(test);
        let tiles = any(|place| matches!(place, Place::Tile(_)));
        let points = any(|place| matches!(place, Place::At(_)));
        self.focus = if tiles && !points { Focus::Hand } else { Focus::Board };
        self.hand = self.hand.min(self.hand_tiles().len().saturating_sub(1));
    }

    /// Looks up why the point under the cursor may not come next.
    pub fn look(&mut self) {
        let path = [self.path.as_slice(), &[Place::At(self.cursor)]].concat();
        let idle = self.view.outcome.is_some() || self.bot_to_move();
        self.why = if idle { None } else { self.table.refusal(&path) };
    }

    /// A point to begin with: where something can be done, or the first of the board.
    fn first_cursor(&self) -> Coord {
        let points = self.next_places().into_iter().find_map(|place| match place {
            Place::At(at) => Some(at),
            _ => None,
        });
        let middle = Coord { x: 0, y: 0 };
        let known = self.point(middle).map(|point| point.at);
        points.or(known).or(self.view.points.first().map(|point| point.at)).unwrap_or(middle)
    }

    /// The point at these coordinates.
    pub fn point(&self, at: Coord) -> Option<&PointView> {
        self.view.points.iter().find(|point| point.at == at)
    }

    /// The index of a seat by its letter.
    pub fn seat_index(&self, letter: char) -> usize {
        self.view.seats.iter().position(|seat| seat.letter == letter).unwrap_or(0)
    }

    /// Where everything lies; `None` if the terminal is too small.
    pub fn layout(&self) -> Option<Layout> {
        Layout::of(self.size, &self.view)
    }

    /// Whether a bot decides now.
    pub fn bot_to_move(&self) -> bool {
        let seat = self.table.seat().index();
        self.view.outcome.is_none() && self.bots.get(seat).is_some_and(Option::is_some)
    }

    /// Whether nobody but bots plays.
    pub fn only_bots(&self) -> bool {
        self.bots.iter().all(Option::is_some)
    }

    /// Whether a bot should move when its pause is over.
    pub fn bot_is_due(&self) -> bool {
        self.bot_to_move() && !self.paused && self.layer == Layer::None
    }

    /// The bot that decides now, if it needs time to think.
    pub fn searcher(&self) -> Option<Bot> {
        let bot = self.bots.get(self.table.seat().index()).copied().flatten()?;
        (self.bot_to_move() && bot.thinks()).then_some(bot)
    }

    /// Whether there are turns that no file has.
    pub fn unsaved(&self) -> bool {
        self.table.entries() != self.saved
    }

    /// Whether harmony lines are drawn.
    pub fn aids(&self) -> bool {
        !self.view.options.iter().any(|(name, value)| *name == "aids" && value == "hidden")
    }
}
