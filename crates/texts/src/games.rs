//! The words of each game, registered once: a line of [`GAMES`].

use crate::lang::InAll;

/// A game's texts.
pub struct GameTexts {
    /// Its words.
    pub words: InAll,
    /// The texts of its written rules.
    pub lore: InAll,
}

/// The texts of a game in its two files.
macro_rules! game {
    ($game:literal) => {
        GameTexts {
            words: in_all!(concat!("shared/", $game)),
            lore: in_all!(concat!("shared/rules-", $game)),
        }
    };
}

/// Every game. The words of the sample stand with its test, so that nobody translates them.
pub static GAMES: &[GameTexts] = &[
    game!("halma"),
    game!("street"),
    game!("skud"),
    #[cfg(feature = "sample")]
    GameTexts {
        words: [include_str!("../../teahouse/tests/sample/words.ftl"); crate::Lang::ALL.len()],
        lore: [""; crate::Lang::ALL.len()],
    },
];
