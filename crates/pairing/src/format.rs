//! What every kind of tournament has to answer.

use crate::refusal::Refusal;
use crate::tournament::{Round, Tournament};

/// A kind of tournament. It keeps nothing: all it knows is in the tournament so far, so it can be asked again.
pub trait Format {
    /// What is played next, or `None` when the tournament is over.
    fn next(&self, so_far: &Tournament) -> Result<Option<Round>, Refusal>;
}
