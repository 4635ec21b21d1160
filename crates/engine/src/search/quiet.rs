//! The leaves: noisy turns are followed until the position is quiet enough to be judged.

use super::{DEEPEST, Place, Search};
use crate::game::Playable;
use crate::score::Score;

/// How far noisy steps are followed, in turns.
pub(super) const QUIET_DEPTH: i32 = 6;

impl<P: Playable> Search<'_, P> {
    /// Follows noisy turns until the position is quiet enough to be judged.
    pub(super) fn quiet(
        &mut self,
        position: &P,
        eval: &mut P::Eval,
        mut alpha: Score,
        beta: Score,
        (ply, depth): (usize, i32),
    ) -> Score {
        if self.params.selective && depth < QUIET_DEPTH && ply < 2 * self.root_depth && position.pressed() {
            let place = Place { ply, depth: 0, before: None, may_pass: false, replied: false };
            return self.node(position, eval, alpha, beta, place);
        }
        self.lines[ply].clear();
        let mut best = Score::estimate(self.judge(position, eval));
        if best >= beta || depth <= 0 || !self.params.quiescence || ply >= DEEPEST - 2 {
            return best;
        }
        alpha = alpha.max(best);
        let seat = position.seat();
        let mut steps = Vec::new();
        position.noisy_steps(&mut steps);
        if let Some(level) = self.level {
            level.overlook::<P>(position.key(), &mut steps);
        }
        if steps.is_empty() {
            return best;
        }
        self.hints.clear();
        position.hints(&steps, &mut self.hints);
        let mut order: Vec<_> = self.hints.drain(..).zip(steps).collect();
        order.sort_by_key(|(hint, _)| std::cmp::Reverse(*hint));
        for (_, step) in order {
            let mut next = position.clone();
            let mut next_eval = eval.clone();
            next.play(step, &mut next_eval);
            self.count_node();
            // What a bonus could add is left out: the turn ends as simply as it can.
            while let (true, Some(decline)) = (next.pending(), next.decline()) {
                next.play(decline, &mut next_eval);
            }
            let score = match next.outcome() {
                Some(outcome) => self.sides.value_of(&outcome, seat),
                None => {
                    let (low, high) = (alpha.a_turn_later(), beta.a_turn_later());
                    let at = (ply + 1, depth - 1);
                    let score = if self.sides.together(next.seat(), seat) {
                        self.quiet(&next, &mut next_eval, low, high, at)
                    } else {
                        -self.quiet(&next, &mut next_eval, -high, -low, at)
                    };
                    score.a_turn_earlier()
                }
            };
            if self.over {
                return Score::DRAW;
            }
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}
