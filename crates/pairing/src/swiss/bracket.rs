//! One bracket: who is paired in it, and who floats down.
//!
//! What matters outside a bracket (C4, C5, C8) depends on the floaters alone and is nearly always as good as it can be.
//! So the bracket is first paired alone, then looking at the next group, then looking at all the rest, until the answer
//! holds. An answer with less in view that turns out to be as good as possible outside is the right one.

use super::field::Field;
use super::settle::settle;
use std::ops::Range;

/// The players of a score, with those moved down to them. All by their places in the order.
pub(super) struct Bracket<'a> {
    pub(super) field: &'a Field<'a>,
    pub(super) moved: Vec<usize>,
    pub(super) residents: Range<usize>,
    pub(super) next: Range<usize>,
    pub(super) rest: Range<usize>,
}

/// What a bracket came to.
pub(super) struct Paired {
    /// Higher player first.
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) floaters: Vec<usize>,
    /// Who of those in view has no partner in view.
    pub(super) left: Vec<usize>,
}

/// How much of the round is in view.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum View {
    /// The bracket, of which so many float.
    Alone { floats: usize },
    /// The next group too, of which so many are left over.
    Next { floats: usize, left: usize },
    /// All.
    Rest,
}

impl Bracket<'_> {
    pub(super) fn pair(&self) -> Paired {
        let n = self.moved.len() + self.residents.len();
        // Those who moved down do not meet each other.
        let least = (n % 2).max(self.moved.len().saturating_sub(self.residents.len()));
        let alone = (least..=n).step_by(2).find_map(|floats| settle(self, View::Alone { floats }));
        let alone = alone.expect("all can float");
        if self.is_best_outside(&alone.floaters) {
            return alone;
        }
        let floats = alone.floaters.len();
        if let Some(left) = self.left_next(&alone.floaters)
            && let Some(with_next) = settle(self, View::Next { floats, left })
            && with_next.floaters.len() == floats
            && self.completes(&with_next.left)
        {
            return with_next;
        }
        settle(self, View::Rest).expect("the rest could be paired when this bracket began")
    }

    /// Whether all who are not paired yet can be (C4, C5), with the next bracket as good as a bracket can be (C8):
    /// nobody floats out of it, or one with the lowest score.
    fn is_best_outside(&self, floaters: &[usize]) -> bool {
        if floaters.is_empty() {
            let open: Vec<usize> = (self.residents.end..self.rest.end).collect();
            return self.field.can_complete(&open);
        }
        self.field.can_complete_with(floaters, self.next.clone(), self.rest.clone())
    }

    /// Whether those who are left over can be paired with the rest.
    fn completes(&self, left: &[usize]) -> bool {
        let open: Vec<usize> = left.iter().copied().chain(self.rest.clone()).collect();
        self.field.can_complete(&open)
    }

    /// How many are left over in the next bracket with these floaters.
    fn left_next(&self, floaters: &[usize]) -> Option<usize> {
        let next: Vec<usize> = floaters.iter().copied().chain(self.next.clone()).collect();
        let n = next.len();
        (n % 2..=n).step_by(2).find(|&left| self.field.can_match(&next, floaters.len(), left))
    }
}
