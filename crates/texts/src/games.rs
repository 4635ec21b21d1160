//! The words of each game, registered once: a line of [`GAMES`].

use crate::{Lang, each_language};

/// A game's texts, in the order of [`Lang::ALL`](crate::Lang::ALL).
pub struct GameTexts {
    /// Its words.
    pub words: [&'static str; Lang::ALL.len()],
    /// The texts of its written rules.
    pub lore: [&'static str; Lang::ALL.len()],
}

/// A file of `locales/<language>/shared`, of every language.
macro_rules! words {
    ([$(($lang:ident $code:literal $($rest:tt)*))*] $file:expr) => {
        [$(include_str!(concat!("../../../locales/", $code, "/shared/", $file, ".ftl"))),*]
    };
}

/// The texts of a game in its two files.
macro_rules! game {
    ($game:literal) => {
        GameTexts { words: each_language!(words! $game), lore: each_language!(words! concat!("rules-", $game)) }
    };
}

/// Every game. The words of the sample stand with its test, so that nobody translates them.
pub static GAMES: &[GameTexts] = &[
    game!("halma"),
    game!("street"),
    game!("skud"),
    #[cfg(feature = "sample")]
    GameTexts {
        words: [include_str!("../../teahouse/tests/sample/words.ftl"); Lang::ALL.len()],
        lore: [""; Lang::ALL.len()],
    },
];
