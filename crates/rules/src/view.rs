//! A position as plain data for any front end: what stands where, what is connected, what may be
//! done. Identifiers and coordinates only; the words are in `locales/`.
//!
//! ```
//! use rules::catalogue::GameSpec;
//!
//! let mut table = GameSpec::new("halma").open()?;
//! let view = table.view();
//! assert_eq!((view.game, view.to_move, view.points.len()), ("halma", Some('A'), 64));
//! // A front end offers the steps by where they begin; what a person points at makes the step.
//! let step = &view.origins[0].steps[0];
//! table.step(&step.path)?;
//! assert_eq!(table.view().to_move, Some('B'));
//! # Ok::<(), rules::message::Message>(())
//! ```

use crate::message::Message;

/// A point's coordinates: x to the right, y upward, as the game counts them (Halma's a1 is 0, 0).
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct Coord {
    /// To the right.
    pub x: i8,
    /// Upward.
    pub y: i8,
}

/// Something a person points at to say what they want.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Place {
    /// A point of the board.
    At(Coord),
    /// A kind of tile in the reserve, by its identifier.
    Tile(&'static str),
    /// A word: `pass`, `claim`, `call`, `decline`.
    Word(&'static str),
}

impl Place {
    /// The point at these coordinates.
    pub const fn at(x: i8, y: i8) -> Self {
        Self::At(Coord { x, y })
    }
}

/// A piece on the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct Piece {
    /// The owner's letter.
    pub owner: char,
    /// The kind, by its identifier.
    pub kind: &'static str,
}

/// A point of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct PointView {
    /// Where it is.
    pub at: Coord,
    /// Its name in notation.
    pub name: String,
    /// What it is: a garden, a gate, a camp, a street.
    pub ground: &'static str,
    /// The pieces on it from bottom to top.
    pub stack: Vec<Piece>,
    /// What is special now: `growing`, `trapped`, `drained`, `protected`, `port` …
    pub marks: Vec<&'static str>,
}

/// The state of a harmony.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum LineState {
    /// It counts.
    Live,
    /// A Knotweed next to an end drains it.
    Drained,
    /// A Rock on the line cancels it.
    Blocked,
}

/// A harmony, or one that something prevents.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct LineView {
    /// One end.
    pub from: Coord,
    /// The other end.
    pub to: Coord,
    /// The letters of those who own it.
    pub owners: String,
    /// Whether it counts.
    pub state: LineState,
    /// The tile that prevents it.
    pub by: Option<Coord>,
}

/// A ring, closed or forming.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct RingView {
    /// The owner's letter.
    pub owner: char,
    /// Its tiles in order.
    pub points: Vec<Coord>,
}

/// A part of the board that can be held: a midline.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct ArmView {
    /// One end.
    pub from: Coord,
    /// The other end.
    pub to: Coord,
    /// The letters of those who hold it.
    pub owners: String,
}

/// A seat and what belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct SeatView {
    /// Its letter in entries and records.
    pub letter: char,
    /// The side of the board where it sits, in quarter turns clockwise from the lower one.
    pub side: u8,
    /// `in`, `finished`, `out` or `resigned`.
    pub state: &'static str,
    /// The place it has taken, from 1: as soon as it has finished, and for all of three or four when somebody has won.
    pub place: Option<u8>,
    /// The reserve: kinds with their numbers, none that has run out.
    pub reserve: Vec<(&'static str, u8)>,
    /// Figures of the game for this seat by name (`harmonies`, `midlines`).
    pub figures: Vec<(&'static str, String)>,
}

/// The turn made last.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct LastView {
    /// Its entry as people see it.
    pub entry: String,
    /// The points it touched, in order.
    pub points: Vec<Coord>,
    /// The entry taken apart.
    pub turn: EntryView,
}

/// A point with its name.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct PointName {
    /// Where it is.
    pub at: Coord,
    /// Its name in notation.
    pub name: String,
}

/// One thing that a turn does.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct PartView {
    /// The pieces that are chosen, put or moved, with those they belong to.
    pub tiles: Vec<Piece>,
    /// The points that it goes along, in order; one where a piece is put.
    pub points: Vec<PointName>,
    /// The word it is said by: `pass`, `claim`, `call`, `resign`.
    pub word: Option<&'static str>,
}

impl PartView {
    /// What a path of places does. What comes from a reserve is `owner`'s; `piece` says what stands on a point before
    /// it, and `name` what the point is called.
    ///
    /// ```
    /// use rules::view::{PartView, Place};
    ///
    /// let put = PartView::of(&[Place::Tile("K"), Place::at(2, 0)], 'G', |_| None, |at| format!("{},{}", at.x, at.y));
    /// assert_eq!((put.tiles[0].kind, &put.points[0].name[..]), ("K", "2,0"));
    /// ```
    pub fn of(
        path: &[Place],
        owner: char,
        piece: impl Fn(Coord) -> Option<Piece>,
        name: impl Fn(Coord) -> String,
    ) -> Self {
        let mut part = Self::default();
        for place in path {
            match *place {
                Place::Tile(kind) => part.tiles.push(Piece { owner, kind }),
                Place::Word(word) => part.word = Some(word),
                Place::At(at) => {
                    if part.tiles.is_empty() && part.points.is_empty() {
                        part.tiles.extend(piece(at));
                    }
                    part.points.push(PointName { at, name: name(at) });
                }
            }
        }
        part
    }
}

/// An entry of the record, taken apart: nobody has to read notation to show it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct EntryView {
    /// Its number.
    pub number: u32,
    /// The letter of the seat that it belongs to.
    pub seat: char,
    /// What was done, as the record writes it.
    pub body: String,
    /// The same as people see it.
    pub shown: String,
    /// What was done, one thing after the other; tiles that are chosen together are one. None for what is no turn.
    pub parts: Vec<PartView>,
}

/// What the player to move is asked to do next: the key of a sentence in `locales/`, after `do-`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct Asked {
    /// What is asked for.
    pub id: &'static str,
    /// The tile that it is about.
    pub tile: Option<&'static str>,
    /// The letter of the other seat that it is about.
    pub seat: Option<char>,
}

impl Asked {
    /// Something that is about no tile and no seat.
    pub const fn new(id: &'static str) -> Self {
        Self { id, tile: None, seat: None }
    }
}

/// A legal step as a front end offers it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct StepView {
    /// What a person points at, in order: an own tile and its goal; a reserve tile and a gate.
    pub path: Vec<Place>,
    /// The step in notation, as far as it can be written alone.
    pub text: String,
}

/// The legal steps that begin at one place.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct Origin {
    /// Where a person begins: a point, a tile of the reserve or a word.
    pub place: Place,
    /// The steps, each with its whole path.
    pub steps: Vec<StepView>,
}

/// What was counted at the end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct CountView {
    /// What was counted, by its identifier: `accents`, or the name of a figure.
    pub name: &'static str,
    /// How many each seat that counts had.
    pub values: Vec<(char, u32)>,
}

/// How the game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct OutcomeView {
    /// The winners' letters; empty if nobody won.
    pub winner: String,
    /// The reason's identifier.
    pub reason: &'static str,
    /// Whether the winner had finished before and the others then drew for this reason.
    pub rest_drew: bool,
    /// The letters best first, those sharing a place together.
    pub ranking: Vec<String>,
    /// Where it was decided: the ring, the harmonies or the camp of those who won.
    pub points: Vec<Coord>,
    /// The letters of those who brought the end about: who gave up, who could not move, whose flowers ran out.
    pub by: String,
    /// The counts that decided it, the first first: a further one only where those before it were equal.
    pub counts: Vec<CountView>,
}

/// Everything a front end shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct View {
    /// The game's identifier.
    pub game: &'static str,
    /// Every option with its value.
    pub options: Vec<(&'static str, String)>,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// The points, from the top row down and left to right.
    pub points: Vec<PointView>,
    /// Harmonies, also those that are prevented.
    pub lines: Vec<LineView>,
    /// What of the board can be held, with those who hold it now: Street's midlines.
    pub arms: Vec<ArmView>,
    /// Closed rings.
    pub rings: Vec<RingView>,
    /// Rings that are forming: of each seat the way of harmonies that leads furthest around the centre, from
    /// half way on.
    pub arcs: Vec<RingView>,
    /// The number of the next entry.
    pub number: u32,
    /// The letter that the next entry carries.
    pub entry_seat: Option<char>,
    /// The letter of the one who decides now.
    pub to_move: Option<char>,
    /// The letter of the one who gets the tile that is chosen now, where one player chooses a tile for each.
    pub chosen_for: Option<char>,
    /// What is to be decided: `accents`, `opening`, `turn`, `bonus`, `over`.
    pub phase: &'static str,
    /// The turn made last.
    pub last: Option<LastView>,
    /// The legal steps by where they begin.
    pub origins: Vec<Origin>,
    /// Where tiles are chosen as a set: every set that may be chosen, each in one order.
    pub sets: Vec<Vec<&'static str>>,
    /// Every point where no step begins, with the reason; [`AnyGame::refusals`](crate::table::AnyGame::refusals)
    /// has the same for what follows a chosen origin.
    pub refused: Vec<Refused>,
    /// How the game ended.
    pub outcome: Option<OutcomeView>,
}

/// A place that may not come next, with the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct Refused {
    /// What would have come next.
    pub place: Place,
    /// Why it may not.
    pub why: Message,
}

/// Something that a turn does, as far as the rules can name it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct Fact {
    /// What it does: the key of a phrase in `locales/`, after `fact-`.
    pub id: &'static str,
    /// Whether it helps the one who makes the turn.
    pub helps: bool,
    /// The tile that it is about, where tiles have names.
    pub tile: Option<&'static str>,
    /// The other tile of a harmony.
    pub other: Option<&'static str>,
    /// The letter of the other seat that it is about.
    pub seat: Option<char>,
    /// How many, how far.
    pub number: Option<u32>,
}

impl Fact {
    /// Something that helps the one who makes the turn.
    pub const fn good(id: &'static str) -> Self {
        Self { id, helps: true, tile: None, other: None, seat: None, number: None }
    }

    /// Something that does not.
    pub const fn bad(id: &'static str) -> Self {
        Self { helps: false, ..Self::good(id) }
    }

    /// The same with a number.
    pub const fn number(self, number: u32) -> Self {
        Self { number: Some(number), ..self }
    }

    /// The same about a seat.
    pub const fn seat(self, seat: char) -> Self {
        Self { seat: Some(seat), ..self }
    }
}
