//! The principal variation as steps.

use crate::score::Score;

/// The longest line, in steps.
pub const DEEPEST: usize = 128;

/// The best line found, from the root.
#[derive(Clone, Debug, PartialEq)]
pub struct Line<S> {
    /// Its score for the player to move at the root.
    pub score: Score,
    /// Its steps from the root; several may make one turn.
    pub steps: Vec<S>,
}
