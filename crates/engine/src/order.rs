//! Which step first: the table's, forced ones, killers, then by the game's hint and what has worked before.

use crate::game::{FORCED, Playable};
use crate::judged::Judged;

/// A step with the value by which it is tried.
#[derive(Copy, Clone, Debug)]
pub struct Ranked<S> {
    /// The step.
    pub step: S,
    /// Its value; greater first.
    pub value: i32,
    /// Its slot in the history.
    pub slot: u32,
    /// What the game says of it.
    pub hint: i32,
}

const TABLE_STEP: i32 = i32::MAX;
const KILLER: i32 = 200_000;
const HISTORY_LIMIT: i32 = 16_384;

/// A step that caused a cut-off, and where.
pub struct Cut {
    /// The seat that made it.
    pub seat: usize,
    /// Its slot.
    pub slot: usize,
    /// The step, packed.
    pub packed: u32,
    /// The slot of the step before.
    pub before: Option<usize>,
    /// Steps from the root.
    pub ply: usize,
}

/// What a thread has learnt and keeps from search to search: which steps have caused cut-offs, what positions are
/// worth.
#[derive(Clone)]
pub struct History {
    slots: usize,
    plain: Vec<i16>,
    /// By the slot of the step before: which answers work.
    answers: Vec<i16>,
    killers: Vec<[u32; 2]>,
    /// What positions are worth.
    pub judged: Judged,
}

impl History {
    /// Nothing yet.
    pub fn new(slots: usize) -> Self {
        Self {
            slots,
            plain: vec![0; slots * 4],
            answers: vec![0; slots * slots],
            killers: vec![[0; 2]; crate::search::DEEPEST],
            judged: Judged::default(),
        }
    }

    /// Old experience counts less in a new search.
    pub fn fade(&mut self) {
        self.plain.iter_mut().for_each(|value| *value /= 2);
        self.answers.iter_mut().for_each(|value| *value /= 2);
        self.killers.fill([0; 2]);
    }

    /// The steps that have cut off at this distance from the root, packed; 0 for none.
    pub fn killers(&self, ply: usize) -> [u32; 2] {
        self.killers[ply]
    }

    /// Ranks the steps of a position.
    pub fn rank<P: Playable>(
        &self,
        position: &P,
        steps: &[P::Step],
        hints: &[i32],
        (table_step, before, ply): (u32, Option<usize>, usize),
        out: &mut Vec<Ranked<P::Step>>,
    ) {
        let seat = position.seat().index();
        for (step, hint) in steps.iter().zip(hints) {
            let packed = P::pack(*step);
            let slot = position.slot(*step);
            let value = if packed == table_step {
                TABLE_STEP
            } else if *hint >= FORCED {
                *hint
            } else {
                let killer = self.killers[ply].contains(&packed);
                let answer = before.map_or(0, |before| i32::from(self.answers[before * self.slots + slot]));
                i32::from(killer) * KILLER + *hint + i32::from(self.plain[seat * self.slots + slot]) + answer
            };
            out.push(Ranked { step: *step, value, slot: slot as u32, hint: *hint });
        }
    }

    /// A step has caused a cut-off at a depth, after those with the slots `failed` did not.
    pub fn reward(&mut self, cut: &Cut, depth: i32, failed: &[u32]) {
        let Cut { seat, slot, packed, before, ply } = *cut;
        let killers = &mut self.killers[ply];
        if killers[0] != packed {
            *killers = [packed, killers[0]];
        }
        let bonus = (depth * depth * 16 + 16).min(1_200);
        let slots = self.slots;
        let mut change = |slot: usize, by: i32| {
            grow(&mut self.plain[seat * slots + slot], by);
            if let Some(before) = before {
                grow(&mut self.answers[before * slots + slot], by);
            }
        };
        change(slot, bonus);
        failed
            .iter()
            .filter(|other| **other as usize != slot)
            .for_each(|other| change(*other as usize, -bonus));
    }
}

/// Moves a value towards its limit, the slower the nearer it is.
fn grow(value: &mut i16, by: i32) {
    let now = i32::from(*value);
    *value = (now + by - now * by.abs() / HISTORY_LIMIT) as i16;
}
