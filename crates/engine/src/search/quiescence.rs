//! Quiescence search: noisy turns are followed until the position is quiet enough to be evaluated.

use super::{Frame, Search};
use crate::game::Playable;
use crate::line::DEEPEST;
use crate::score::Score;
use crate::window::Window;

impl<P: Playable> Search<'_, P> {
    /// The score of a position after worthwhile noisy turns; the depth of the frame limits how many are
    /// followed.
    pub(super) fn quiesce(
        &mut self,
        position: &P,
        eval: &P::Eval,
        mut window: Window,
        frame: Frame,
    ) -> Score {
        let Frame { ply, depth, .. } = frame;
        let params = self.context.params;
        let extends = params.selective && ply < params.extension_steps * self.root_depth;
        if extends && depth < params.quiescence_depth && position.is_threatened() {
            return self.node(position, eval, window, Frame::bare(ply, 0));
        }
        self.lines[ply].clear();
        let mut best = Score::estimate(self.judge(position, eval));
        if best >= window.beta || depth <= 0 || !params.quiescence || ply >= DEEPEST - 2 {
            return best;
        }
        window = window.above(best);
        for step in self.noisy_steps(position) {
            let mut next = position.clone();
            let mut next_eval = eval.clone();
            next.play(step, &mut next_eval);
            self.counter.count();
            // A bonus is always declined here.
            while let (true, Some(decline)) = (next.pending(), next.decline()) {
                next.play(decline, &mut next_eval);
            }
            let score = match next.outcome() {
                Some(outcome) => self.sides.value_of(&outcome, position.seat()),
                None => {
                    let (window, at) = (window.a_turn_later(), Frame::bare(ply + 1, depth - 1));
                    let score = if self.sides.together(next.seat(), position.seat()) {
                        self.quiesce(&next, &next_eval, window, at)
                    } else {
                        -self.quiesce(&next, &next_eval, -window, at)
                    };
                    score.a_turn_earlier()
                }
            };
            if self.counter.is_over() {
                return Score::DRAW;
            }
            best = best.max(score);
            window = window.above(score);
            if window.alpha >= window.beta {
                break;
            }
        }
        best
    }

    /// The noisy steps, the most promising first.
    fn noisy_steps(&mut self, position: &P) -> Vec<P::Step> {
        let mut steps = Vec::new();
        position.noisy_steps(&mut steps);
        if steps.len() > 1 {
            self.hints.clear();
            position.hints(&steps, &mut self.hints);
            let mut order: Vec<_> = self.hints.drain(..).zip(steps).collect();
            order.sort_by_key(|(hint, _)| std::cmp::Reverse(*hint));
            steps = order.into_iter().map(|(_, step)| step).collect();
        }
        steps
    }
}
