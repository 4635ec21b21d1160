//! Entries to be made, other than turns.

use crate::store::log::Kind;

pub struct Draft {
    pub seat: Option<u8>,
    pub kind: Kind,
    /// The content of the entry; depends on its kind.
    pub body: String,
}

impl Draft {
    /// An entry without content.
    pub fn new(seat: Option<u8>, kind: Kind) -> Self {
        Self { seat, kind, body: String::new() }
    }

    /// Adds the content.
    pub fn with(self, body: impl ToString) -> Self {
        Self { body: body.to_string(), ..self }
    }
}
