//! A position as plain data for any front end: pieces, harmonies, legal steps. Identifiers and coordinates
//! only; the words are in `locales/`.
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
    /// Files or points to the right.
    pub x: i8,
    /// Ranks or points upward.
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
    /// Its current states: `growing`, `trapped`, `drained`, `protected`, `port` …
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
    /// The letters of its owners.
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
    /// The letters of the seats that hold it.
    pub owners: String,
}

/// A seat with its reserve and figures.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct SeatView {
    /// Its letter in entries and records.
    pub letter: char,
    /// The side of the board where it sits, in quarter turns clockwise from the bottom.
    pub side: u8,
    /// `in`, `finished`, `out` or `resigned`.
    pub state: &'static str,
    /// Its place, from 1: set when it has finished, and for all seats when a game of three or four is won.
    pub place: Option<u8>,
    /// The reserve: kinds with their counts, without those that have run out.
    pub reserve: Vec<(&'static str, u8)>,
    /// Figures that the game shows for this seat, by name (`harmonies`, `midlines`).
    pub figures: Vec<(&'static str, String)>,
}

/// The last turn.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct LastView {
    /// Its entry as shown to people.
    pub entry: String,
    /// The points it touched, in order.
    pub points: Vec<Coord>,
    /// The entry as structured data.
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
    /// The pieces that are chosen, placed or moved, with their owners.
    pub tiles: Vec<Piece>,
    /// The points that it passes, in order; a single one where a piece is placed.
    pub points: Vec<PointName>,
    /// Its word, if it is one: `pass`, `claim`, `call`, `resign`.
    pub word: Option<&'static str>,
}

impl PartView {
    /// What a path of places does. Tiles from a reserve belong to `owner`; `piece` gives the piece on a point
    /// beforehand, and `name` the name of a point.
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

/// An entry of the record as structured data, so that front ends need not parse notation.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct EntryView {
    /// Its number.
    pub number: u32,
    /// The letter of its seat.
    pub seat: char,
    /// What was done, as the record writes it.
    pub body: String,
    /// The body as shown to people.
    pub shown: String,
    /// What was done, in order; tiles that are chosen together are one part. Empty for entries that are not
    /// turns.
    pub parts: Vec<PartView>,
}

/// What the player to move is asked to do next.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct Asked {
    /// The key of its sentence in `locales/`, without the prefix `do-`.
    pub id: &'static str,
    /// The tile that it concerns.
    pub tile: Option<&'static str>,
    /// The letter of the other seat that it is about.
    pub seat: Option<char>,
}

impl Asked {
    /// A request that names no tile and no seat.
    pub const fn new(id: &'static str) -> Self {
        Self { id, tile: None, seat: None }
    }
}

/// A legal step as a front end offers it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct StepView {
    /// What a person points at, in order: one of their tiles and its goal; a reserve tile and a gate.
    pub path: Vec<Place>,
    /// The step in notation, or the part of it that can be written alone.
    pub text: String,
}

/// All legal steps that begin at one place.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct Origin {
    /// The place: a point, a tile of the reserve or a word.
    pub place: Place,
    /// The steps, each with its complete path.
    pub steps: Vec<StepView>,
}

/// A count that was made at the end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct CountView {
    /// What was counted, by its identifier: `accents`, or the name of a figure.
    pub name: &'static str,
    /// The count of each seat that takes part in it.
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
    /// Whether the winner had finished earlier and the others then drew for this reason.
    pub rest_drew: bool,
    /// The letters from best to worst; seats that share a place are together.
    pub ranking: Vec<String>,
    /// Where the game was decided: the ring, the harmonies or the camp of the winners.
    pub points: Vec<Coord>,
    /// The letters of the seats that caused the end: who resigned, could not move, or ran out of flowers.
    pub by: String,
    /// The counts that decided it, in order; a further count only where the ones before it were equal.
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
    /// Harmonies, including those that are prevented.
    pub lines: Vec<LineView>,
    /// Parts of the board that can be held, with their current holders: Street's midlines.
    pub arms: Vec<ArmView>,
    /// Closed rings.
    pub rings: Vec<RingView>,
    /// Rings that are forming: for each seat the chain of harmonies that leads furthest around the centre, if
    /// it is at least half way.
    pub arcs: Vec<RingView>,
    /// The number of the next entry.
    pub number: u32,
    /// The letter that the next entry carries.
    pub entry_seat: Option<char>,
    /// The letter of the seat to decide now.
    pub to_move: Option<char>,
    /// The letter of the seat that gets the tile being chosen, where one player chooses a tile for each.
    pub chosen_for: Option<char>,
    /// What is to be decided: `accents`, `opening`, `turn`, `bonus`, `over`.
    pub phase: &'static str,
    /// The last turn.
    pub last: Option<LastView>,
    /// The legal steps, grouped by the place where they begin.
    pub origins: Vec<Origin>,
    /// Where tiles are chosen as a set: every possible set, each in one order.
    pub sets: Vec<Vec<&'static str>>,
    /// Every point where no step begins, with the reason.
    /// [`AnyGame::refusals`](crate::table::AnyGame::refusals) gives the same for the places after a chosen
    /// origin.
    pub refused: Vec<Refused>,
    /// How the game ended.
    pub outcome: Option<OutcomeView>,
}

/// A place that may not come next, with the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct Refused {
    /// The refused place.
    pub place: Place,
    /// The reason.
    pub why: Message,
}

/// Something that a turn does, in terms that the rules can name.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct Fact {
    /// The key of its phrase in `locales/`, without the prefix `fact-`.
    pub id: &'static str,
    /// Whether it helps the player who makes the turn.
    pub helps: bool,
    /// The tile that it is about, where tiles have names.
    pub tile: Option<&'static str>,
    /// The other tile of a harmony.
    pub other: Option<&'static str>,
    /// The letter of the other seat that it is about.
    pub seat: Option<char>,
    /// A count or a distance.
    pub number: Option<u32>,
}

impl Fact {
    /// A fact that helps the player who makes the turn.
    pub const fn good(id: &'static str) -> Self {
        Self { id, helps: true, tile: None, other: None, seat: None, number: None }
    }

    /// A fact that does not help them.
    pub const fn bad(id: &'static str) -> Self {
        Self { helps: false, ..Self::good(id) }
    }

    /// Adds a number.
    pub const fn number(self, number: u32) -> Self {
        Self { number: Some(number), ..self }
    }

    /// Adds the seat that it concerns.
    pub const fn seat(self, seat: char) -> Self {
        Self { seat: Some(seat), ..self }
    }
}
