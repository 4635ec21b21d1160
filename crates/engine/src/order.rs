//! Move ordering: the transposition table's step, forced steps, killers, then the rest by policy (or the game's
//! hints without one) and history.

use crate::eval_cache::EvalCache;
use crate::game::{FORCED, Playable};
use crate::line::DEEPEST;
use crate::params::Params;
use crate::policy::ONE;

/// A step with its ordering value.
#[derive(Copy, Clone, Debug)]
pub struct Ranked<S> {
    /// The step.
    pub step: S,
    /// Its value; higher values are tried first.
    pub value: i32,
    /// Its slot in the history.
    pub slot: u32,
    /// The game's hint.
    pub hint: i32,
    /// The policy's rating.
    pub odds: Odds,
}

/// How likely a step is by the policy.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Odds {
    /// No policy was used.
    Unknown,
    /// The step is never left out for being unlikely.
    Exempt,
    /// How far its logit is below that of the likeliest step, in hundredths.
    Behind(i32),
}

/// The policy's output for the steps of a position.
#[derive(Copy, Clone)]
pub struct Likelihood<'a> {
    /// In units of [`ONE`].
    pub logits: &'a [i32],
    /// Whether each step is never left out for being unlikely.
    pub exempt: &'a [bool],
    /// The weight of a logit of 1 relative to the history.
    pub scale: i32,
}

const TABLE_STEP: i32 = i32::MAX;

/// The inputs of the ranking other than the game's hints.
#[derive(Copy, Clone, Debug)]
pub struct Ranking {
    /// The transposition table's step, packed; 0 for none.
    pub table_step: u32,
    /// The slot of the step before.
    pub previous: Option<usize>,
    /// Steps from the root.
    pub ply: usize,
}

/// A step that caused a beta cut-off, and where.
pub struct Cut {
    /// The seat that made it.
    pub seat: usize,
    /// Its slot.
    pub slot: usize,
    /// The step, packed.
    pub packed: u32,
    /// The slot of the step before.
    pub previous: Option<usize>,
    /// Steps from the root.
    pub ply: usize,
}

/// What a thread keeps from search to search: history, killers and the evaluation cache.
#[derive(Clone)]
pub struct History {
    slots: usize,
    /// Butterfly history: by seat and slot.
    butterfly: Vec<i16>,
    /// Continuation history: by the slot of the step before.
    continuation: Vec<i16>,
    /// Killers by ply.
    killers: Vec<[u32; 2]>,
    /// Static evaluations.
    pub evaluations: EvalCache,
}

impl History {
    /// An empty history.
    pub fn new(slots: usize) -> Self {
        Self {
            slots,
            butterfly: vec![0; slots * 4],
            continuation: vec![0; slots * slots],
            killers: vec![[0; 2]; DEEPEST],
            evaluations: EvalCache::default(),
        }
    }

    /// Ages the history for a new search.
    pub fn fade(&mut self) {
        self.butterfly.iter_mut().for_each(|value| *value /= 2);
        self.continuation.iter_mut().for_each(|value| *value /= 2);
        self.killers.fill([0; 2]);
    }

    /// The killers at this ply, packed; 0 for none.
    pub fn killers(&self, ply: usize) -> [u32; 2] {
        self.killers[ply]
    }

    /// Ranks the steps of a position.
    pub fn rank<P: Playable>(
        &self,
        position: &P,
        steps: &[P::Step],
        hints: &[i32],
        likelihood: Option<Likelihood<'_>>,
        at: &Ranking,
        out: &mut Vec<Ranked<P::Step>>,
    ) {
        let Ranking { table_step, previous, ply } = *at;
        let seat = position.seat().index();
        // A multiplication and a shift instead of a division.
        let factor = likelihood.map_or(0, |known| i64::from(known.scale) * 1_024 / i64::from(ONE));
        let most = likelihood.and_then(|known| known.logits.iter().max().copied()).unwrap_or(0);
        for (i, (step, hint)) in steps.iter().zip(hints).enumerate() {
            let (worth, odds) = match likelihood {
                Some(Likelihood { logits, exempt, .. }) => {
                    let behind = most - logits[i];
                    let odds = if exempt[i] { Odds::Exempt } else { Odds::Behind(behind * 25 / (ONE / 4)) };
                    (-((i64::from(behind) * factor) >> 10) as i32, odds)
                }
                None => (*hint, Odds::Unknown),
            };
            let packed = P::pack(*step);
            let slot = position.slot(*step);
            let value = if packed == table_step {
                TABLE_STEP
            } else if *hint >= FORCED {
                *hint
            } else {
                let killer = self.killers[ply].contains(&packed);
                let answer =
                    previous.map_or(0, |previous| i32::from(self.continuation[previous * self.slots + slot]));
                i32::from(killer) * Params::KILLER
                    + worth
                    + i32::from(self.butterfly[seat * self.slots + slot])
                    + answer
            };
            out.push(Ranked { step: *step, value, slot: slot as u32, hint: *hint, odds });
        }
    }

    /// Rewards a step that caused a cut-off at a depth, and penalises the slots `failed` of those tried before
    /// it.
    pub fn reward(&mut self, cut: &Cut, depth: i32, failed: &[u32]) {
        let Cut { seat, slot, packed, previous, ply } = *cut;
        let killers = &mut self.killers[ply];
        if killers[0] != packed {
            *killers = [packed, killers[0]];
        }
        let bonus = (depth * depth * Params::HISTORY_BONUS + Params::HISTORY_BONUS).min(Params::HISTORY_MOST);
        let slots = self.slots;
        let mut change = |slot: usize, by: i32| {
            grow(&mut self.butterfly[seat * slots + slot], by);
            if let Some(previous) = previous {
                grow(&mut self.continuation[previous * slots + slot], by);
            }
        };
        change(slot, bonus);
        failed
            .iter()
            .filter(|other| **other as usize != slot)
            .for_each(|other| change(*other as usize, -bonus));
    }
}

/// Moves a value towards its limit, more slowly the nearer it is.
fn grow(value: &mut i16, by: i32) {
    let now = i32::from(*value);
    *value = (now + by - now * by.abs() / Params::HISTORY_LIMIT) as i16;
}
