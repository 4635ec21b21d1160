//! Pruning and reductions.

use super::node::Node;
use super::{Frame, Search};
use crate::game::Playable;
use crate::order::Odds;
use crate::params::Params;
use crate::score::Score;
use crate::window::Window;

/// The number of depths and of step numbers in the table of late move reductions.
pub(super) const REDUCTIONS: usize = 64;

/// Late move reductions by depth and number of the step.
pub(super) fn reductions(base: f32, params: &Params) -> Vec<[i32; REDUCTIONS]> {
    let ln = |n: usize| (n.max(1) as f32).ln();
    let reduction = |depth, number| (base + ln(depth) * ln(number) / params.reduce_divisor) as i32;
    (0..REDUCTIONS).map(|depth| std::array::from_fn(|number| reduction(depth, number))).collect()
}

impl<P: Playable> Search<'_, P> {
    /// Reverse futility pruning and null move pruning: the score of a position far above beta, or above it even
    /// after a null move.
    pub(super) fn prune_high(
        &mut self,
        position: &P,
        eval: &P::Eval,
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
        let next = position.null_move()?;
        let below = Frame::bare(frame.ply + 1, depth - 1 - params.null_reduction);
        let score = -self.node(&next, eval, Window::null(-beta), below);
        let enough = !self.counter.is_over() && score >= beta;
        enough.then_some(if score.is_proven() { beta } else { score })
    }

    /// Late move pruning and futility pruning: whether quiet steps are pruned from here on.
    #[inline]
    pub(super) fn prunes_late(&self, node: &Node<'_, P>, odds: Odds) -> bool {
        let (params, depth) = (self.context.params, node.frame.depth);
        let turns = depth.max(0) as usize;
        let late = match (node.pending, odds == Odds::Unknown) {
            (true, true) => node.tried >= params.within_base + params.within_factor * turns,
            (true, false) => node.tried >= params.policy_within_base + params.policy_within_factor * turns,
            (false, true) => {
                depth <= params.late_depth
                    && node.tried >= params.late_base + params.late_factor * turns * turns
            }
            (false, false) => {
                depth <= params.policy_late_depth
                    && node.tried >= params.policy_late_base + params.policy_late_factor * turns * turns
            }
        };
        late || self.hopeless(node)
    }

    /// Futility pruning: whether a position is so far below alpha that quiet steps are pruned.
    #[inline]
    pub(super) fn hopeless(&self, node: &Node<'_, P>) -> bool {
        let (params, depth, alpha) = (self.context.params, node.frame.depth, node.window.alpha);
        // Next to a proven win every step looks hopeless, even one that wins sooner.
        depth <= params.futility_depth
            && !alpha.is_proven()
            && node.value.is_some_and(|value| value + params.futility_margin * depth <= alpha.0)
    }

    /// Pruning by the policy: whether a quiet step is too unlikely for the depth.
    #[inline]
    pub(super) fn prunes_unlikely(&self, node: &Node<'_, P>, odds: Odds) -> bool {
        let (params, depth) = (self.context.params, node.frame.depth);
        match odds {
            Odds::Behind(behind) => {
                depth <= params.unlikely_depth
                    && behind > params.unlikely_base + params.unlikely_factor * depth.max(0)
            }
            _ => false,
        }
    }

    /// Late move reductions: how many turns a late quiet step is reduced by at first.
    #[inline]
    pub(super) fn reduction(&self, node: &Node<'_, P>, odds: Odds) -> i32 {
        let (params, depth) = (self.context.params, node.frame.depth);
        let unreduced = if node.pending { params.reduce_after_within } else { params.reduce_after };
        if node.tried <= unreduced || depth < params.reduce_depth {
            return 0;
        }
        let last = REDUCTIONS - 1;
        let table = &self.reductions[usize::from(odds != Odds::Unknown)];
        let unlikely = match odds {
            Odds::Behind(behind) => behind / params.policy_reduce_behind.max(1),
            _ => 0,
        };
        let reduction = table[(depth as usize).min(last)][node.tried.min(last)] + unlikely;
        reduction.min(depth - 1).max(0)
    }
}
