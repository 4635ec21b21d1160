//! The full-screen game. Until it stands, `--plain` serves.

use crate::bot::Bot;
use crate::texts::{Lang, Texts};
use rules::table::Table;
use std::io;

/// Plays a game on the full screen until the person leaves.
pub fn play(
    _table: Box<dyn Table>,
    _bots: Vec<Option<Bot>>,
    _players: Vec<String>,
    _texts: &Texts,
) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Opens the menu of games.
pub fn start(_lang: Lang) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}
