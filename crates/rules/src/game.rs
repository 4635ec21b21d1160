//! The traits that a game implements. Search and playouts use [`Position`] alone. [`Notation`] (text), [`Show`]
//! (views and refusals) and [`Ending`] (resignation and repetition) cover the rest, and [`Rules`] combines them
//! with the game's table of options.

use crate::message::Message;
use crate::options::{GameInfo, Setup};
pub use crate::outcome::{Outcome, Reason};
pub use crate::seat::{Seat, SeatSet};
use crate::view::{Asked, Coord, CountView, PartView, Place, View};
use std::fmt::Debug;
use std::hash::Hash;

/// Is notified of every piece placed or removed. An evaluation uses it to stay up to date; pass `()` to ignore
/// it.
///
/// Piece codes and points are the game's own; one code means one owner and kind throughout a game.
///
/// ```
/// use rules::{game::{Observer, Position, Rules}, halma, options::Setup};
///
/// /// How many pieces stand on the board.
/// struct Count(i32);
/// impl Observer for Count {
///     fn put(&mut self, _piece: u8, _point: u16) {
///         self.0 += 1;
///     }
///     fn take(&mut self, _piece: u8, _point: u16) {
///         self.0 -= 1;
///     }
/// }
///
/// let (mut position, mut steps) = (halma::Halma::start(&Setup::new(&halma::INFO))?, Vec::new());
/// let mut count = Count(0);
/// position.replay_into(&mut count);
/// position.steps(&mut steps);
/// position.play(steps[0], &mut count);
/// assert_eq!(count.0, 20);
/// # Ok::<(), rules::message::Message>(())
/// ```
pub trait Observer {
    /// A piece now stands on a point.
    #[inline]
    fn put(&mut self, _piece: u8, _point: u16) {}
    /// A piece no longer stands on a point.
    #[inline]
    fn take(&mut self, _piece: u8, _point: u16) {}
    /// A reserve now holds `count` tiles of a piece code.
    #[inline]
    fn hold(&mut self, _piece: u8, _count: u8) {}
}

impl Observer for () {}

/// A position, as a plain value: it is copied instead of unmade.
///
/// A step is the smallest decision of one player; a turn is one or more steps. Between the steps of
/// a turn the position is [`pending`](Position::pending).
///
/// ```
/// use rules::{game::{Position, Rules}, options::Setup, skud};
///
/// let start = skud::Skud::start(&Setup::new(&skud::INFO))?;
/// let mut steps = Vec::new();
/// start.steps(&mut steps);
/// // The first accent of the first player: the turn goes on with the next.
/// let mut next = start.clone();
/// next.play(steps[0], &mut ());
/// assert!(next.pending() && next.seat() == start.seat() && next.turn() == 0);
/// assert_ne!(next.key(), start.key());
/// # Ok::<(), rules::message::Message>(())
/// ```
pub trait Position: Clone + Send + Sync + 'static {
    /// One decision.
    type Step: Copy + Eq + Hash + Send + Sync + Debug + 'static;

    /// Whose decision it is.
    fn seat(&self) -> Seat;
    /// Completed turns.
    fn turn(&self) -> u32;
    /// The incremental hash. Positions that the repetition rule treats as equal have equal keys.
    fn key(&self) -> u64;
    /// The result, once the game is over. Repetition needs the past, so [`Game`](crate::table::Game) detects
    /// it.
    fn outcome(&self) -> Option<Outcome>;
    /// Appends every legal step; none when the game is over.
    fn steps(&self, out: &mut Vec<Self::Step>);
    /// Makes a legal step. With any other the result is unspecified, but nothing panics.
    fn play<O: Observer>(&mut self, step: Self::Step, observer: &mut O);
    /// Reports the whole position to an observer, as if every piece were placed on an empty board.
    fn replay_into<O: Observer>(&self, observer: &mut O);

    /// How many players the game began with.
    #[inline]
    fn seats(&self) -> u8 {
        2
    }

    /// Whether a turn has begun but is not complete. Always false in games whose turns are single steps.
    #[inline]
    fn pending(&self) -> bool {
        false
    }

    /// The position after a null move: the next player is to move and nothing else changed, so there is nothing
    /// to tell an observer. `None` where the rules do not allow one.
    ///
    /// ```
    /// use rules::{game::{Position, Rules}, halma, options::Setup};
    ///
    /// let start = halma::Halma::start(&Setup::new(&halma::INFO))?;
    /// let passed = start.null_move().expect("nothing forbids it");
    /// assert_eq!((passed.seat() == start.seat(), passed.turn()), (false, 1));
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    fn null_move(&self) -> Option<Self> {
        None
    }

    /// Whether a step is legal here. The default searches [`steps`](Position::steps); a game overrides it with
    /// something faster.
    fn is_legal(&self, step: Self::Step) -> bool {
        let mut steps = Vec::new();
        self.steps(&mut steps);
        steps.contains(&step)
    }

    /// Whether perft counts this step; Street's claim is legal but not counted.
    #[inline]
    fn counted(&self, _step: Self::Step) -> bool {
        true
    }

    /// The step that ends a pending turn without doing anything more, if there is one.
    #[inline]
    fn decline(&self) -> Option<Self::Step> {
        None
    }

    /// A legal step chosen uniformly at random; `None` when the game is over. `buffer` is scratch space for
    /// listing; a game that can draw without listing ignores it.
    fn random_step(&self, rng: &mut fastrand::Rng, buffer: &mut Vec<Self::Step>) -> Option<Self::Step> {
        buffer.clear();
        self.steps(buffer);
        (!buffer.is_empty()).then(|| buffer[rng.usize(..buffer.len())])
    }

    /// The number of whole turns from here (of completions, when a turn is pending): perft of depth one. A game
    /// may override it to count in bulk.
    fn turns(&self) -> u64 {
        let mut steps = Vec::new();
        self.steps(&mut steps);
        steps.retain(|step| self.counted(*step));
        steps
            .into_iter()
            .map(|step| {
                let mut next = self.clone();
                next.play(step, &mut ());
                if next.pending() { next.turns() } else { 1 }
            })
            .sum()
    }
}

/// Positions and turns as text.
///
/// ```
/// use rules::{game::{Notation, Position, Rules}, halma, options::Setup};
///
/// let setup = Setup::new(&halma::INFO);
/// let mut position = halma::Halma::start(&setup)?;
/// assert_eq!(position.entry().0, 1);
/// for step in position.read_turn("c2-c3")? {
///     position.play(step, &mut ());
/// }
/// let text = position.write_position();
/// assert!(text.starts_with("B to move; turns A 1 B 0; "));
/// assert_eq!(halma::Halma::read_position(&setup, &text)?.key(), position.key());
/// assert_eq!(position.read_turn("a1-a2").unwrap_err().id, "not-your-piece");
/// # Ok::<(), rules::message::Message>(())
/// ```
pub trait Notation: Position {
    /// Reads a position in its one-line form. Malformed and impossible positions are refused with a message.
    fn read_position(setup: &Setup, text: &str) -> Result<Self, Message>;
    /// The position in its one-line form.
    fn write_position(&self) -> String;
    /// Reads the body of one entry and checks it, so that the steps can be played as they are. `resign` is
    /// handled elsewhere.
    fn read_turn(&self, body: &str) -> Result<Vec<Self::Step>, Message>;
    /// Writes the body of one entry, or the part of it that `steps` cover.
    fn write_turn(&self, steps: &[Self::Step]) -> String;
    /// The body as shown to people (Halma shows the path of a chain).
    fn show_turn(&self, steps: &[Self::Step]) -> String {
        self.write_turn(steps)
    }
    /// The number and the seat that the next entry carries. In Skud's opening this is the seat that owns the
    /// flower, not necessarily the one that chooses it.
    fn entry(&self) -> (u32, Seat) {
        (self.turn() / u32::from(self.seats()) + 1, self.seat())
    }
}

/// What front ends show of a position, and why a place cannot be chosen.
///
/// ```
/// use rules::{game::{Position, Rules, Show}, halma, options::Setup, view::{Place, View}};
///
/// let start = halma::Halma::start(&Setup::new(&halma::INFO))?;
/// let (mut steps, mut view) = (Vec::new(), View::default());
/// start.steps(&mut steps);
/// start.describe(&mut view);
/// // A step is pointed at by an own piece and its goal; both are points of the view.
/// let places = start.places(steps[0]);
/// assert!(places.iter().all(|place| view.points.iter().any(|point| Place::At(point.at) == *place)));
/// assert_eq!(start.refusal(&[Place::at(7, 7)]).id, "not-your-piece");
/// # Ok::<(), rules::message::Message>(())
/// ```
pub trait Show: Position {
    /// The places that a person points at to make this step, in order. No two legal steps share a path.
    fn places(&self, step: Self::Step) -> Vec<Place>;
    /// Why no legal step begins with this path. Only its last place is at fault: the path without it begins a
    /// legal step or is empty.
    fn refusal(&self, path: &[Place]) -> Message;
    /// Fills in what the view shows of this position: points, seats with their figures, lines, phase.
    fn describe(&self, view: &mut View);
    /// Whose shortage ended the game and the counts that decided it, where the rules count something at the
    /// end.
    fn final_counts(&self, _reason: Reason) -> (SeatSet, Vec<CountView>) {
        (SeatSet::NONE, Vec::new())
    }
    /// In a race: how many single steps each of a seat's pieces is from its goal.
    fn race(&self, _seat: Seat) -> Option<Vec<u32>> {
        None
    }
}

/// The ends of a game that are not steps: resignation and repetition. A two-player game without a repetition
/// rule implements only [`resign`](Ending::resign).
///
/// ```
/// use rules::{game::{Ending, Position, Rules, Seat}, halma, options::Setup};
///
/// let mut position = halma::Halma::start(&Setup::new(&halma::INFO))?;
/// assert!(position.repeats(&position), "repetition ends this game");
/// assert_eq!(position.resign(Seat(1)), Some(1));
/// assert!(position.outcome().is_some_and(|outcome| outcome.winner.contains(Seat(0))));
/// assert_eq!(position.resign(Seat(0)), None, "it is over");
/// # Ok::<(), rules::message::Message>(())
/// ```
pub trait Ending: Position {
    /// The seat resigns: the game ends or continues without that player. Returns the number of the entry that
    /// records it, or `None`, with nothing changed, if the seat may not resign now.
    fn resign(&mut self, seat: Seat) -> Option<u32>;
    /// The seats still in the game: neither finished nor out.
    fn playing(&self) -> SeatSet {
        SeatSet::all(self.seats())
    }
    /// The seats that win and lose together with this one, including itself, as in [`GameInfo::partners`].
    fn partners(&self, seat: Seat) -> SeatSet {
        SeatSet::of(seat)
    }
    /// The result if the game were drawn by repetition now.
    fn drawn(&self) -> Outcome {
        Outcome::draw(SeatSet::all(self.seats()), Reason::Repetition)
    }
    /// Whether the repetition rule applies and treats the two positions as equal. The comparison is exact,
    /// because keys could collide. A position equals itself exactly in those games that repetition can end.
    fn repeats(&self, _earlier: &Self) -> bool {
        false
    }
}

/// A complete game: its [`Position`] with everything that people, files and front ends need.
pub trait Rules: Notation + Show + Ending {
    /// Names, seats, options and presets.
    const INFO: &'static GameInfo;

    /// The position at the start of a game.
    fn start(setup: &Setup) -> Result<Self, Message>;
    /// How well a seat stands, as one number for the greedy bot.
    fn heuristic(&self, seat: Seat) -> i64;
    /// What a step does, for display and for screen readers. The default builds a whole view; a game with a
    /// faster way overrides it.
    fn part_view(&self, step: Self::Step) -> PartView {
        let mut view = View::default();
        self.describe(&mut view);
        let point = |at| view.points.iter().find(|point| point.at == at);
        let owner = Self::INFO.letter(self.seats(), self.entry().1);
        let piece = |at| point(at).and_then(|point| point.stack.last().copied());
        PartView::of(&self.places(step), owner, piece, |at| {
            point(at).map_or_else(String::new, |point| point.name.clone())
        })
    }
    /// What the player to move should do after `path`, which begins a legal step. The cases common to all games
    /// (only passing is left, the step may end here) are handled by the caller.
    fn asks(&self, path: &[Place]) -> Asked {
        Asked::new(if path.is_empty() { "any" } else { "any-go" })
    }
    /// The position with the piece on a point removed, reachable or not, to find out what the piece is worth.
    /// `None` for an empty point, and for a game that does not support it.
    fn without(&self, _at: Coord) -> Option<Self> {
        None
    }
    /// Counts of the available turns by their names in case files: `legal` as perft counts them, and any others
    /// that the game has.
    fn counts(&self) -> Vec<(&'static str, u64)> {
        vec![("legal", self.turns())]
    }
}
