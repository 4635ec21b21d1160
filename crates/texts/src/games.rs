//! The words of each game, registered once: a line of [`GAMES`].

/// A game's texts, in the order of [`Lang::ALL`](crate::Lang::ALL).
pub struct GameTexts {
    /// Its words.
    pub words: [&'static str; 5],
    /// The texts of its written rules.
    pub lore: [&'static str; 5],
}

/// A file of `locales/<language>/shared`, of every language.
macro_rules! words {
    ($file:expr) => {
        words!($file, "en", "fa", "he", "pl", "pt")
    };
    ($file:expr, $($lang:literal),*) => {
        [$(include_str!(concat!("../../../locales/", $lang, "/shared/", $file, ".ftl"))),*]
    };
}

/// The texts of a game in its two files.
macro_rules! game {
    ($game:literal) => {
        GameTexts { words: words!($game), lore: words!(concat!("rules-", $game)) }
    };
}

/// Every game. The words of the sample stand with its test, so that nobody translates them.
pub static GAMES: &[GameTexts] = &[
    game!("halma"),
    game!("street"),
    game!("skud"),
    #[cfg(feature = "sample")]
    GameTexts { words: [include_str!("../../teahouse/tests/sample/words.ftl"); 5], lore: [""; 5] },
];
