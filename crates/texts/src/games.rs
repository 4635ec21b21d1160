//! The texts of each game, registered by one line of [`GAMES`].

use crate::lang::InAll;

pub struct GameTexts {
    /// Its identifier in the rules.
    pub id: &'static str,
    pub words: InAll,
    /// The texts of its written rules.
    pub lore: InAll,
    /// The sections of its written rules, as JSON.
    pub sections: &'static str,
}

/// The texts of a game in its three files.
macro_rules! game {
    ($game:literal) => {
        GameTexts {
            id: $game,
            words: in_all!(concat!("shared/", $game)),
            lore: in_all!(concat!("shared/rules-", $game)),
            sections: include_str!(concat!("../../../locales/rules/", $game, ".json")),
        }
    };
}

/// Every game. The words of the sample are with its test, so that nobody translates them.
pub static GAMES: &[GameTexts] = &[
    game!("halma"),
    game!("street"),
    game!("skud"),
    #[cfg(feature = "sample")]
    GameTexts {
        id: "sample",
        words: [include_str!("../../teahouse/tests/sample/words.ftl"); crate::Lang::ALL.len()],
        lore: [""; crate::Lang::ALL.len()],
        sections: "[]",
    },
];

/// The sections of the written rules of a game, as JSON.
pub fn sections(game: &str) -> Option<&'static str> {
    GAMES.iter().find(|entry| entry.id == game).map(|entry| entry.sections)
}
