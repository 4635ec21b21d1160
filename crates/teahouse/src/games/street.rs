//! Street Pai Sho in the terminal.

use super::entry::{TerminalGame, sections};

/// The game.
pub const ENTRY: TerminalGame = TerminalGame { id: "street", rules: sections!("street") };
