//! A game in progress. [`Game`] keeps the line of positions, so that turns can be taken back and
//! repetition seen; [`Table`] is its object-safe face, the same for every game: text and views cross
//! it, so nobody needs to know which game is played.

mod game;
mod playout;

pub use game::Game;
pub use playout::{Playout, playout};

use crate::game::{Outcome, Seat, StepView, Tally};
use crate::message::Message;
use crate::options::Setup;
use crate::view::{Place, Refused, View};
use std::any::Any;

/// A game in progress, whichever it is.
pub trait Table: Send + Sync {
    /// Its options, seats and first player.
    fn setup(&self) -> &Setup;
    /// How it ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Whose decision it is.
    fn seat(&self) -> Seat;
    /// Completed turns.
    fn turn(&self) -> u32;
    /// Whether a turn has begun and is not complete.
    fn pending(&self) -> bool;
    /// The key of the position.
    fn key(&self) -> u64;
    /// The number and seat that the next entry carries.
    fn next_entry(&self) -> (u32, Seat);
    /// Everything a front end shows.
    fn view(&self) -> View;
    /// The same without what can be done: no steps and nothing refused. It costs far less.
    fn scene(&self) -> View;
    /// Every legal step.
    fn steps(&self) -> Vec<StepView>;
    /// Why a path begins no legal step; `None` if it does.
    fn refusal(&self, path: &[Place]) -> Option<Message>;
    /// Every point that may not come next after `path`, with the reason.
    fn refusals(&self, path: &[Place]) -> Vec<Refused>;
    /// Makes the step with this path.
    fn step(&mut self, path: &[Place]) -> Result<(), Message>;
    /// Makes a turn written by a person: a body, or an entry with number and seat. A bonus may be
    /// typed alone (`+R(2,0)`) after its arrange.
    fn play(&mut self, text: &str) -> Result<(), Message>;
    /// Makes the next entry of a record; nothing but its exact form is taken.
    fn read_entry(&mut self, entry: &str) -> Result<(), Message>;
    /// A seat gives up.
    fn resign(&mut self, seat: Seat) -> Result<(), Message>;
    /// Takes back the last step; `false` if there is none.
    fn undo_step(&mut self) -> bool;
    /// Takes back the last turn, or what there is of this one; `false` if there is none.
    fn undo(&mut self) -> bool;
    /// Makes again the turn that was taken back; `false` if there is none.
    fn redo(&mut self) -> bool;
    /// The entries of the record, complete turns only.
    fn entries(&self) -> Vec<String>;
    /// The same as people see them.
    fn shown_entries(&self) -> Vec<String>;
    /// What this turn has so far, in notation; empty between turns.
    fn partial(&self) -> String;
    /// The position in its one-line form.
    fn position(&self) -> String;
    /// The position that the game began from, if it was not the start.
    fn start_position(&self) -> Option<String>;
    /// Every legal turn body, in code-point order.
    fn legal_turns(&self) -> Vec<String>;
    /// Counts for case files.
    fn tally(&self) -> Tally;
    /// A figure for each seat by its name in case files.
    fn measure(&self, name: &str) -> Vec<String>;
    /// How many sequences of `depth` whole turns there are.
    fn perft(&self, depth: u32) -> u64;
    /// The same for each first turn (`depth` at least 1).
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;
    /// Plays random steps to the end, or until `limit` turns are complete. With `plain` every bonus
    /// is declined.
    fn playout(&self, rng: &mut fastrand::Rng, limit: u32, plain: bool) -> Playout;
    /// Lists the steps of this position `times` times into one buffer and says how many there were in
    /// all: the work that benchmarks measure.
    fn list_steps(&self, times: u32) -> u64;
    /// How the player to move would stand after each of the [`steps`](Table::steps).
    fn standings(&self) -> Vec<i64>;
    /// A game from here as if it were the seat's turn already, for who makes up their mind before it is; `None`
    /// where nobody can know what they will be asked.
    fn ahead(&self, seat: Seat) -> Option<Box<dyn Table>>;
    /// A copy of the game.
    fn copy(&self) -> Box<dyn Table>;
    /// The [`Game`] behind this face, for who plays one game and needs its positions.
    fn as_any(&self) -> &dyn Any;
}
