//! The sample game in the terminal.

use super::entry::{Cases, Entry};

/// The game.
pub const ENTRY: Entry = Entry { id: "sample", rules: "[]", bench: &[], cases: Cases::None };
