//! Staged move picking: the transposition table's step and the killers are tried before the other steps are
//! generated, and the others are sorted only as far as needed.

use super::Search;
use crate::game::Playable;
use crate::order::{Likelihood, Odds, Ranked, Ranking};
use crate::params::Params;

/// The progress of a node through its steps.
pub(super) struct Picker {
    /// Where its list begins on the shared stack of steps.
    pub(super) from: usize,
    /// Whether so few quiet steps will be tried that the policy is not worth its cost.
    brief: bool,
    /// Whether the steps have been listed.
    pub(super) listed: bool,
    at: usize,
    thinned: bool,
    /// The packed steps of the table and the killers that have been tried; 0 for none.
    remembered: [u32; 3],
    asked: usize,
    ranking: Ranking,
}

impl<P: Playable> Search<'_, P> {
    /// A picker for the steps of a node.
    pub(super) fn picker(&self, ranking: Ranking, threatened: bool, brief: bool) -> Picker {
        let Ranking { table_step, ply, .. } = ranking;
        let [one, two] = if threatened { [0; 2] } else { self.history.killers(ply) };
        // At the root every step is generated and ranked.
        let remembered = if ply == 0 { [0; 3] } else { [table_step, one, two] };
        let from = self.ranked.len();
        Picker { from, brief, listed: false, at: from, thinned: false, remembered, asked: 0, ranking }
    }

    /// The next step.
    pub(super) fn pick(&mut self, picker: &mut Picker, position: &P) -> Option<Ranked<P::Step>> {
        while picker.asked < 3 {
            let i = picker.asked;
            picker.asked += 1;
            let packed = picker.remembered[i];
            let new = packed != 0 && !picker.remembered[..i].contains(&packed);
            let step = if new { P::unpack(packed).filter(|step| position.is_legal(*step)) } else { None };
            match step {
                Some(step) => {
                    return Some(Ranked {
                        step,
                        value: 0,
                        slot: position.slot(step) as u32,
                        hint: 0,
                        odds: Odds::Unknown,
                    });
                }
                None => picker.remembered[i] = 0,
            }
        }
        if !picker.listed {
            picker.listed = true;
            self.list(picker, position);
        }
        while picker.at < self.ranked.len() {
            if !picker.thinned {
                bring(&mut self.ranked, picker.from, picker.at);
            }
            let next = self.ranked[picker.at];
            picker.at += 1;
            if picker.remembered.contains(&P::pack(next.step)) {
                continue;
            }
            return Some(next);
        }
        None
    }

    /// Drops the remaining steps that `keep` rejects.
    pub(super) fn thin(&mut self, picker: &mut Picker, keep: impl Fn(&Ranked<P::Step>) -> bool) {
        if picker.thinned {
            return;
        }
        picker.thinned = true;
        let (ranked, mut end) = (&mut self.ranked, picker.at);
        for i in picker.at..ranked.len() {
            if keep(&ranked[i]) {
                ranked.swap(end, i);
                end += 1;
            }
        }
        ranked.truncate(end);
        ranked[picker.at..].sort_unstable_by_key(|rest| std::cmp::Reverse(rest.value));
    }

    /// Lists and ranks the steps of a position on top of the stack.
    fn list(&mut self, picker: &Picker, position: &P) {
        self.listed.clear();
        self.hints.clear();
        position.steps(&mut self.listed);
        let asked = !picker.brief && self.ask_policy(position);
        if !asked {
            position.hints(&self.listed, &mut self.hints);
        }
        let likelihood = asked.then_some(Likelihood {
            logits: &self.logits,
            exempt: self.seen.exempt(),
            scale: self.context.params.policy_scale,
        });
        let (listed, hints) = (&self.listed, &self.hints);
        self.history.rank(position, listed, hints, likelihood, &picker.ranking, &mut self.ranked);
    }

    /// Fills in the hints and the logits of the listed steps; returns whether a policy applied.
    fn ask_policy(&mut self, position: &P) -> bool {
        let Some(policy) = self.context.policy else { return false };
        self.seen.clear();
        self.logits.clear();
        let known =
            self.listed.len() > 1 && position.step_features(&self.listed, &mut self.hints, &mut self.seen);
        if known {
            policy.logits(&self.seen, position.seat(), &mut self.logits);
        }
        known
    }
}

/// Moves the best of the steps from `i` on to `i`; the list begins at `from`.
#[inline]
fn bring<S: Copy>(ranked: &mut [Ranked<S>], from: usize, i: usize) {
    let rest = &mut ranked[i..];
    if i - from < Params::SELECTED {
        let mut best = 0;
        for j in 1..rest.len() {
            if rest[j].value > rest[best].value {
                best = j;
            }
        }
        rest.swap(0, best);
    } else if (i - from - Params::SELECTED).is_multiple_of(Params::PORTION) {
        let portion = rest.len().min(Params::PORTION);
        if rest.len() > portion {
            rest.select_nth_unstable_by(portion, |a, b| b.value.cmp(&a.value));
        }
        rest[..portion].sort_unstable_by_key(|ranked| std::cmp::Reverse(ranked.value));
    }
}
