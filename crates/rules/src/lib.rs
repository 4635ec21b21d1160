#![doc = include_str!("../README.md")]
//!
//! Search uses [`game::Position`]; everything that talks to people or files uses [`table::AnyGame`], which is the same
//! for every game.

#![deny(missing_docs)]

pub mod bits;
pub mod catalogue;
pub mod game;
pub mod garden_gate;
pub mod guess;
pub mod halma;
pub mod message;
pub mod options;
mod outcome;
pub mod paisho;
pub mod perft;
pub mod record;
#[cfg(feature = "sample")]
pub mod sample;
pub mod seat;
pub mod sides;
pub mod skud;
pub mod street;
pub mod table;
pub mod view;
pub mod zobrist;

use message::Message;
use options::{GameInfo, Setup};
use table::{AnyGame, Game};

/// Lists the games once each: their `INFO`, and how to open them.
macro_rules! games {
    ($($(#[$when:meta])* $game:ident: $position:ident),* $(,)?) => {
        /// Every game.
        pub static GAMES: &[&GameInfo] = &[$($(#[$when])* &$game::INFO),*];

        impl Setup {
            /// Opens the game, from its start or from a position in its one-line form.
            pub fn open(self, position: Option<&str>) -> Result<Box<dyn AnyGame>, Message> {
                match self.info().id {
                    $($(#[$when])* id if id == $game::INFO.id => Game::<$game::$position>::open(self, position),)*
                    id => Err(catalogue::unknown(id)),
                }
            }
        }
    };
}

games!(
    skud: Skud,
    street: Street,
    halma: Halma,
    #[cfg(feature = "sample")]
    sample: Sample,
);

/// The game with this identifier.
///
/// ```
/// let skud = rules::game_info("skud").expect("there is Skud");
/// assert_eq!((skud.seats, (skud.letters)(2)), (&[2, 3, 4][..], "GH"));
/// assert!(rules::game_info("go").is_none());
/// ```
pub fn game_info(id: &str) -> Option<&'static GameInfo> {
    GAMES.iter().copied().find(|info| info.id == id)
}
