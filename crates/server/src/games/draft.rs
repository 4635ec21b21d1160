//! Entries that are still to be made, besides turns.

use crate::store::log::Kind;

/// What is to be entered.
pub struct Draft {
    pub seat: Option<u8>,
    pub kind: Kind,
    /// Whatever belongs to it.
    pub body: String,
}

impl Draft {
    /// Something with nothing more to say.
    pub fn new(seat: Option<u8>, kind: Kind) -> Self {
        Self { seat, kind, body: String::new() }
    }

    /// The same with what belongs to it.
    pub fn with(self, body: impl ToString) -> Self {
        Self { body: body.to_string(), ..self }
    }
}
