//! The line of steps that a search finds.

use crate::score::Score;

/// No line is longer, in steps.
pub const DEEPEST: usize = 128;

/// The best line found, from the root.
#[derive(Clone, Debug, PartialEq)]
pub struct Line<S> {
    /// What it is worth to the player who decides at the root.
    pub score: Score,
    /// Its steps from the root on; several can make one turn.
    pub steps: Vec<S>,
}
