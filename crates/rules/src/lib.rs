//! The three games of Teahouse: Skud Pai Sho, Street Pai Sho and Halma.
//!
//! This crate knows the rules and nothing else: no input or output, no search, no sentences. Search
//! uses [`game::Position`]; everything that talks to people or files uses [`table::Table`], which is
//! the same for every game.
//!
//! ```
//! use rules::{game_info, options::Setup};
//!
//! let mut table = (game_info("halma").unwrap().open)(Setup::new(game_info("halma").unwrap()), None)?;
//! table.play("c2-c3")?;
//! assert_eq!(table.entries(), ["1A.c2-c3"]);
//! # Ok::<(), rules::message::Message>(())
//! ```

pub mod bits;
pub mod game;
pub mod halma;
pub mod message;
pub mod options;
pub mod paisho;
pub mod perft;
pub mod record;
pub mod skud;
pub mod street;
pub mod table;
pub mod view;
pub mod zobrist;

use options::GameInfo;

/// Every game.
pub static GAMES: &[&GameInfo] = &[&skud::INFO, &street::INFO, &halma::INFO];

/// The game of that name.
pub fn game_info(id: &str) -> Option<&'static GameInfo> {
    GAMES.iter().copied().find(|info| info.id == id)
}
