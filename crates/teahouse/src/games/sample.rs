//! The sample game in the terminal.

use super::entry::{Cases, TerminalGame};

/// The game.
pub const ENTRY: TerminalGame = TerminalGame { id: "sample", rules: "[]", bench: &[], cases: Cases::None };
