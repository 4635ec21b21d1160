//! What is not searched, or less deep than the rest.

use super::node::Node;
use super::{Frame, Search};
use crate::game::{Evaluator, Playable};
use crate::params::Params;
use crate::score::Score;
use crate::window::Window;

/// The depths, and the numbers of steps, that late move reductions tell apart.
pub(super) const REDUCTIONS: usize = 64;

/// Late move reductions by depth and number of the step.
pub(super) fn reductions(params: &Params) -> Vec<[i32; REDUCTIONS]> {
    let ln = |n: usize| (n.max(1) as f32).ln();
    let reduction =
        |depth, number| (params.reduce_base + ln(depth) * ln(number) / params.reduce_divisor) as i32;
    (0..REDUCTIONS).map(|depth| std::array::from_fn(|number| reduction(depth, number))).collect()
}

impl<P: Playable> Search<'_, P> {
    /// Reverse futility pruning and null move pruning: the score of a position that is far above beta, or above it
    /// even after a pass.
    pub(super) fn prune_high(
        &mut self,
        position: &P,
        value: i32,
        beta: Score,
        frame: Frame,
    ) -> Option<Score> {
        let (params, depth) = (self.context.params, frame.depth);
        if beta.is_proven() || value < beta.0 {
            return None;
        }
        if depth <= params.reverse_depth && value - params.reverse_margin * depth >= beta.0 {
            return Some(Score::estimate(value));
        }
        if !frame.may_pass || self.many || params.null_reduction == 0 || depth < params.null_depth {
            return None;
        }
        let next = position.passed()?;
        let mut eval = P::Eval::new(&next, self.context.net);
        let below = Frame::bare(frame.ply + 1, depth - 1 - params.null_reduction);
        let score = -self.node(&next, &mut eval, Window::null(-beta), below);
        let enough = !self.meter.is_over() && score >= beta;
        enough.then_some(if score.is_proven() { beta } else { score })
    }

    /// Late move pruning and futility pruning: whether quiet steps are left out from here on.
    #[inline]
    pub(super) fn prunes_late(&self, node: &Node<'_, P>) -> bool {
        let (params, depth) = (self.context.params, node.frame.depth);
        let late = if node.pending {
            node.tried >= params.within_base + params.within_factor * depth.max(0) as usize
        } else {
            depth <= params.late_depth
                && node.tried >= params.late_base + params.late_factor * (depth * depth) as usize
        };
        // Beside a proven win every step looks hopeless, those that win sooner too.
        let alpha = node.window.alpha;
        let hopeless = depth <= params.futility_depth
            && !alpha.is_proven()
            && node.value.is_some_and(|value| value + params.futility_margin * depth <= alpha.0);
        late || hopeless
    }

    /// Late move reductions: how much less deep a late quiet step is searched at first.
    #[inline]
    pub(super) fn reduction(&self, node: &Node<'_, P>) -> i32 {
        let (params, depth) = (self.context.params, node.frame.depth);
        let unreduced = if node.pending { params.reduce_after_within } else { params.reduce_after };
        if node.tried <= unreduced || depth < params.reduce_depth {
            return 0;
        }
        let last = REDUCTIONS - 1;
        self.reductions[(depth as usize).min(last)][node.tried.min(last)].min(depth - 1).max(0)
    }
}
