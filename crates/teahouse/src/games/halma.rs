//! Halma in the terminal.

use super::entry::{TerminalGame, sections};

/// The game.
pub const ENTRY: TerminalGame = TerminalGame { id: "halma", rules: sections!("halma") };
