//! Random games to the end: for statistics, benchmarks and tests.

use crate::game::{Outcome, Rules};
use crate::table::AnyGame;

/// The result of a random playout.
#[derive(Copy, Clone, Debug)]
pub struct Playout {
    /// How the game ended; `None` if it was cut off.
    pub outcome: Option<Outcome>,
    /// Completed turns.
    pub turns: u32,
    /// Steps made.
    pub steps: u32,
}

/// A random turn with all its steps, as an entry of the record. The game must not be over.
pub fn random_entry(table: &dyn AnyGame, rng: &mut fastrand::Rng) -> Option<String> {
    let mut copy = table.copy();
    let before = copy.turn();
    while copy.turn() == before && copy.outcome().is_none() {
        let steps = copy.steps();
        let step = steps.get(rng.usize(..steps.len().max(1)))?;
        copy.step(&step.path).ok()?;
    }
    copy.entries().pop()
}

/// Plays random steps from `position` to the end, or until `limit` turns are complete. With `plain` every turn
/// ends as early as possible.
///
/// ```
/// use rules::{game::Rules, options::Setup, skud, table::playout};
///
/// let start = skud::Skud::start(&Setup::new(&skud::INFO))?;
/// let one = playout(&start, &mut fastrand::Rng::with_seed(7), 500, false);
/// let same = playout(&start, &mut fastrand::Rng::with_seed(7), 500, false);
/// assert_eq!((one.turns, one.outcome), (same.turns, same.outcome));
/// # Ok::<(), rules::message::Message>(())
/// ```
pub fn playout<R: Rules>(position: &R, rng: &mut fastrand::Rng, limit: u32, plain: bool) -> Playout {
    let mut position = position.clone();
    let mut legal = Vec::new();
    // By seat to move: only such positions can be equal.
    let mut keys: [Vec<u64>; 4] = Default::default();
    keys[position.seat().index() % 4].push(position.key());
    let (mut steps, repetition_ends) = (0, position.repeats(&position));
    while position.outcome().is_none() && position.turn() < limit {
        let turn = position.turn();
        let decline = position.decline().filter(|_| plain);
        let Some(step) = decline.or_else(|| position.random_step(rng, &mut legal)) else { break };
        position.play(step, &mut ());
        steps += 1;
        if repetition_ends && position.turn() != turn {
            let (key, keys) = (position.key(), &mut keys[position.seat().index() % 4]);
            if position.outcome().is_none() && keys.iter().filter(|earlier| **earlier == key).count() >= 2 {
                let outcome = Some(position.drawn());
                return Playout { outcome, turns: position.turn(), steps };
            }
            keys.push(key);
        }
    }
    Playout { outcome: position.outcome(), turns: position.turn(), steps }
}
