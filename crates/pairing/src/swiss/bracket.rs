//! One bracket: who is paired in it, and who floats down.
//!
//! The criteria about players outside a bracket (C4, C5, C8) depend only on the floaters, and nearly any floaters
//! meet them in full. So the bracket is first paired alone, then together with the next group, and only then with
//! all other players. A pairing from a smaller view is right if its floaters meet these criteria in full.

use super::field::Field;
use super::settle::settle;
use std::ops::Range;

/// The players of one score, with those moved down to them. Players are indices into the order.
pub(super) struct Bracket<'a> {
    pub(super) field: &'a Field<'a>,
    pub(super) moved: Vec<usize>,
    pub(super) residents: Range<usize>,
    pub(super) next: Range<usize>,
    pub(super) rest: Range<usize>,
}

/// The pairing of a bracket.
pub(super) struct Paired {
    /// Higher player first.
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) floaters: Vec<usize>,
    /// The players in view without a partner in view.
    pub(super) left: Vec<usize>,
}

/// How many players the pairing of a bracket takes into account.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum View {
    /// Only the bracket, with this number of floaters.
    Alone { floats: usize },
    /// Also the next group, in which `left` players are left over.
    Next { floats: usize, left: usize },
    /// Also everybody below.
    Rest,
}

impl Bracket<'_> {
    pub(super) fn pair(&self) -> Paired {
        let n = self.moved.len() + self.residents.len();
        // Players who moved down cannot meet each other.
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

    /// Whether everybody else can still be paired (C4, C5) and the next bracket is as good as possible (C8):
    /// nobody floats out of it, or with an odd number one resident.
    fn is_best_outside(&self, floaters: &[usize]) -> bool {
        if floaters.is_empty() {
            let open: Vec<usize> = (self.residents.end..self.rest.end).collect();
            return self.field.can_complete(&open);
        }
        self.field.can_complete_with(floaters, self.next.clone(), self.rest.clone())
    }

    /// Whether these players can be paired together with all lower groups.
    fn completes(&self, left: &[usize]) -> bool {
        let open: Vec<usize> = left.iter().copied().chain(self.rest.clone()).collect();
        self.field.can_complete(&open)
    }

    /// The least number of players who are left over in the next bracket with these floaters.
    fn left_next(&self, floaters: &[usize]) -> Option<usize> {
        let next: Vec<usize> = floaters.iter().copied().chain(self.next.clone()).collect();
        let n = next.len();
        (n % 2..=n).step_by(2).find(|&left| self.field.can_match(&next, floaters.len(), left))
    }
}
