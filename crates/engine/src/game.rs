//! A game as the engine plays it: the rules' hot face, an evaluation, and what the search must know to try
//! the right steps first.

use crate::params::Params;
use rules::game::{Observer, Rules};

/// Judges positions. It hears every piece put and taken on the way, so that a net can keep its sums up to
/// date; an evaluation that looks at the whole position each time leaves the [`Observer`] part empty.
pub trait Evaluator<P>: Observer + Clone + Send + 'static {
    /// The judge of a position, from nothing.
    fn new(position: &P) -> Self;
    /// How the player who decides stands, in hundredths of an even unit. Only of a game that goes on.
    fn evaluate(&mut self, position: &P) -> i32;
}

/// A hint from which a step is never pruned or reduced.
pub const FORCED: i32 = 1_000_000;

/// A hint up to which a step is left out of a selective search as long as there is any other.
pub const BARRED: i32 = -FORCED;

/// A game that the engine plays.
pub trait Playable: Rules {
    /// Its evaluation.
    type Eval: Evaluator<Self>;
    /// How many slots the history of steps has.
    const SLOTS: usize;

    /// The search's numbers for this game.
    fn params() -> Params;
    /// A number from 1 below 2^24 that tells the steps of a position apart.
    fn pack(step: Self::Step) -> u32;
    /// The step that was packed in this position; a game that says so spares the search the list when the
    /// first step is enough.
    fn unpack(&self, _packed: u32) -> Option<Self::Step> {
        None
    }
    /// The slot of a step in the history: steps that mean much the same share one.
    fn slot(&self, step: Self::Step) -> usize;
    /// How promising each step looks, best highest, by the order of `steps`; [`FORCED`] and above for those
    /// that decide. Looked at once for all steps of a position.
    fn hints(&self, steps: &[Self::Step], hints: &mut Vec<i32>);
    /// Whether a step must be looked at before a position is judged: captures, what ends the game.
    fn noisy(&self, step: Self::Step) -> bool;
    /// Appends every noisy step; a game that can find them without listing all does so.
    fn noisy_steps(&self, out: &mut Vec<Self::Step>) {
        let from = out.len();
        self.steps(out);
        let noisy: Vec<_> = out.drain(from..).filter(|step| self.noisy(*step)).collect();
        out.extend(noisy);
    }
    /// Whether the opponent wins unless this turn prevents it: such a position is not judged but searched.
    fn pressed(&self) -> bool {
        false
    }
    /// The position with the turn given to the opponent, where that makes sense: to see whether doing
    /// nothing would be enough.
    fn passed(&self) -> Option<Self> {
        None
    }
}
