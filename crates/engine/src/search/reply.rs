//! Best-reply search: with three or four players only one opponent answers each turn of the root's side. The
//! others skip theirs.

use super::node::Child;
use super::{Frame, Search};
use crate::game::{Evaluator, Playable};
use crate::score::Score;
use crate::window::Window;

impl<P: Playable> Search<'_, P> {
    /// The position after a skipped turn: a null move, or the step with the best hint where there is none.
    pub(super) fn skipped(&mut self, position: &P) -> Option<P> {
        position.null_move().or_else(|| {
            let mut next = position.clone();
            while next.outcome().is_none() && next.turn() == position.turn() {
                let mut steps = Vec::new();
                next.steps(&mut steps);
                self.hints.clear();
                next.hints(&steps, &mut self.hints);
                let likely = steps.iter().zip(&self.hints).rev().max_by_key(|(_, hint)| **hint);
                next.play(*likely?.0, &mut ());
            }
            next.outcome().is_none().then_some(next)
        })
    }

    /// The value to the player to move if the turn is skipped.
    pub(super) fn skip(&mut self, position: &P, next: &P, window: Window, frame: Frame) -> Score {
        let eval = P::Eval::new(next, self.context.nets);
        let replied = frame.replied && !self.sides.is_ours(next.seat());
        let child = Child {
            seat: position.seat(),
            completed: true,
            frame: Frame { replied, ..Frame::bare(frame.ply + 1, frame.depth) },
        };
        self.counter.count();
        if self.counter.is_over() {
            return Score::DRAW;
        }
        self.past.push(next.key());
        let score = self.follow(next, &eval, window, child);
        self.past.pop();
        self.lines[frame.ply].clear();
        score
    }
}
