//! The trait that every tournament format implements.

use crate::refusal::Refusal;
use crate::tournament::{Round, Tournament};

/// A tournament format. It has no state: everything follows from the tournament so far, so a call can be repeated.
pub trait Format {
    /// The next round, or `None` when the tournament is over.
    fn next(&self, so_far: &Tournament) -> Result<Option<Round>, Refusal>;
}
