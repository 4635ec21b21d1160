//! The sample game in the terminal.

use super::entry::TerminalGame;

/// The game.
pub const ENTRY: TerminalGame = TerminalGame { id: "sample", rules: "[]" };
