//! A game in progress. [`Game`] keeps the line of positions, so that turns can be taken back and repetition
//! detected. [`AnyGame`] is its object-safe interface, the same for every game: only text and views cross it,
//! so callers need not know which game is played.

mod game;
mod playout;
mod stats;

pub use game::Game;
pub use playout::{Playout, playout, random_entry};
pub use stats::Stats;

use crate::game::{Outcome, Seat, SeatSet};
use crate::message::Message;
use crate::options::Setup;
use crate::view::StepView;
use crate::view::{Asked, EntryView, Fact, Place, Refused, View};
use std::any::Any;

/// A game in progress, of any kind.
///
/// ```
/// use rules::catalogue::GameSpec;
///
/// let mut table = GameSpec::new("halma").open()?;
/// let turns = table.legal_turns();
/// table.play(&turns[0])?;
/// assert_eq!((table.turn(), table.entries().len()), (1, 1));
/// // Taken back, everything is as it was.
/// assert!(table.undo());
/// assert_eq!(table.legal_turns(), turns);
/// // Whoever gives up loses.
/// let loser = table.seat();
/// table.resign(loser)?;
/// let outcome = table.outcome().expect("the game is over");
/// assert!(!outcome.is_draw() && !outcome.winner.contains(loser));
/// # Ok::<(), rules::message::Message>(())
/// ```
pub trait AnyGame: Send + Sync {
    /// Its options, seats and first player.
    fn setup(&self) -> &Setup;
    /// The outcome, if the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The seats that still play; none when the game is over.
    fn playing(&self) -> SeatSet;
    /// The result if the game were drawn by repetition now.
    fn drawn(&self) -> Outcome;
    /// Whose decision it is.
    fn seat(&self) -> Seat;
    /// Completed turns.
    fn turn(&self) -> u32;
    /// Whether a turn has begun but is not complete.
    fn pending(&self) -> bool;
    /// The key of the position.
    fn key(&self) -> u64;
    /// The number and seat that the next entry carries.
    ///
    /// ```
    /// let table = rules::catalogue::GameSpec::new("halma").open()?;
    /// let (number, seat) = table.next_entry();
    /// assert_eq!((number, table.setup().letter(seat)), (1, 'A'));
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    fn next_entry(&self) -> (u32, Seat);
    /// Everything a front end shows.
    fn view(&self) -> View;
    /// The view without legal steps and refusals, which is much cheaper.
    fn board_view(&self) -> View;
    /// Every legal step.
    fn steps(&self) -> Vec<StepView>;
    /// Why a path begins no legal step; `None` if it does.
    ///
    /// ```
    /// use rules::{catalogue::GameSpec, view::Place};
    ///
    /// let table = GameSpec::new("halma").open()?;
    /// // c2 holds a piece of A; from there c3 can be reached, c8 cannot.
    /// let c2 = Place::at(2, 1);
    /// assert_eq!(table.refusal(&[c2, Place::at(2, 2)]), None);
    /// assert_eq!(table.refusal(&[c2, Place::at(2, 7)]).expect("it is too far").id, "out-of-reach");
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    fn refusal(&self, path: &[Place]) -> Option<Message>;
    /// Every point that may not come next after `path`, with the reason.
    fn refusals(&self, path: &[Place]) -> Vec<Refused>;
    /// What the player to move should do after `path`.
    fn asks(&self, path: &[Place]) -> Asked;
    /// What a turn from here would do, in facts that the rules can name, the most important first. This takes a
    /// few milliseconds, so ask only for turns that are explained to somebody.
    ///
    /// ```
    /// let mut table = rules::catalogue::GameSpec::new("street").open()?;
    /// table.play("(6,5)-(5,6)")?;
    /// table.play("(-6,-5)-(-6,-2)")?;
    /// assert_eq!(table.facts("(-7,0)-(-6,-2)")?[0].id, "captures");
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    fn facts(&self, turn: &str) -> Result<Vec<Fact>, Message>;
    /// Makes the step with this path.
    ///
    /// ```
    /// use rules::catalogue::GameSpec;
    ///
    /// // In Skud a turn can have several steps: here the accents that a player chooses.
    /// let mut table = GameSpec::new("skud").open()?;
    /// while table.turn() == 0 {
    ///     let first = table.steps().remove(0);
    ///     table.step(&first.path)?;
    /// }
    /// assert_eq!(table.entries().len(), 1);
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    fn step(&mut self, path: &[Place]) -> Result<(), Message>;
    /// Makes a turn written by a person: a body, or an entry with number and seat. A bonus may be
    /// typed alone (`+R(2,0)`) after its arrange.
    ///
    /// ```
    /// let mut table = rules::catalogue::GameSpec::new("halma").open()?;
    /// table.play("c2-c3")?;
    /// table.play("1B.f7-f6")?;
    /// assert_eq!(table.entries(), ["1A.c2-c3", "1B.f7-f6"]);
    /// assert_eq!(table.play("f6-f5").unwrap_err().id, "not-your-piece");
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    fn play(&mut self, text: &str) -> Result<(), Message>;
    /// Makes one whole turn written by a person and gives its entry of the record. The text is read as
    /// [`AnyGame::play`] reads it; an unfinished turn or a resignation is refused and changes nothing.
    ///
    /// ```
    /// let mut table = rules::catalogue::GameSpec::new("halma").open()?;
    /// assert_eq!(table.play_whole("c2-c3")?, "1A.c2-c3");
    /// assert!(table.play_whole("resign").is_err());
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    fn play_whole(&mut self, text: &str) -> Result<String, Message>;
    /// Makes the next entry of a record, which must have the exact form.
    fn read_entry(&mut self, entry: &str) -> Result<(), Message>;
    /// A seat gives up.
    ///
    /// ```
    /// use rules::{catalogue::GameSpec, game::Seat};
    ///
    /// let mut table = GameSpec::new("street").open()?;
    /// table.resign(Seat(1))?;
    /// assert_eq!(rules::record::result_tag(table.setup(), table.outcome()), "H resign");
    /// assert_eq!(table.resign(Seat(0)).unwrap_err().id, "game-over");
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    fn resign(&mut self, seat: Seat) -> Result<(), Message>;
    /// Takes back the last step; `false` if there is none.
    fn undo_step(&mut self) -> bool;
    /// Takes back the turn in progress, or else the last one; `false` if there is none.
    fn undo(&mut self) -> bool;
    /// Repeats the turn that was taken back last; `false` if there is none.
    fn redo(&mut self) -> bool;
    /// The entries of the record, complete turns only.
    fn entries(&self) -> Vec<String>;
    /// The entries as shown to people.
    fn shown_entries(&self) -> Vec<String>;
    /// The entries as structured data.
    fn entry_views(&self) -> Vec<EntryView>;
    /// The turn in progress so far, in notation; empty between turns.
    fn partial(&self) -> String;
    /// The position in its one-line form.
    ///
    /// ```
    /// use rules::catalogue::GameSpec;
    ///
    /// let mut table = GameSpec::new("street").open()?;
    /// table.play("(6,5)-(5,6)")?;
    /// // The text opens the same position again.
    /// let again = GameSpec { position: Some(table.position()), ..GameSpec::new("street") }.open()?;
    /// assert_eq!((again.key(), again.legal_turns()), (table.key(), table.legal_turns()));
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    fn position(&self) -> String;
    /// The position that the game began from, if it was not the start.
    fn start_position(&self) -> Option<String>;
    /// Every legal turn body, in code-point order.
    fn legal_turns(&self) -> Vec<String>;
    /// How the player to move would stand after each of the [`steps`](AnyGame::steps).
    fn step_heuristics(&self) -> Vec<i64>;
    /// A copy of the game in which it is this seat's turn, for premoves; `None` where what the seat will have
    /// to decide is not known yet.
    ///
    /// ```
    /// use rules::{catalogue::GameSpec, game::Seat};
    ///
    /// let table = GameSpec::new("halma").open()?;
    /// let ahead = table.at_turn_of(Seat(1)).expect("B will be asked for a turn");
    /// assert_eq!((ahead.seat(), ahead.legal_turns().contains(&"f7-f6".to_string())), (Seat(1), true));
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    fn at_turn_of(&self, seat: Seat) -> Option<Box<dyn AnyGame>>;
    /// A copy of the game.
    fn copy(&self) -> Box<dyn AnyGame>;
    /// Counts and measurements of the position.
    fn stats(&self) -> &dyn Stats;
    /// The [`Game`] behind this interface, for code that handles one game and needs its positions.
    fn as_any(&self) -> &dyn Any;
}
