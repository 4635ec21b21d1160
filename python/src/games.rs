//! The words of each game, as the shared texts look for them.

/// A game's words.
pub struct Entry {
    /// Its file of every language.
    pub words: [&'static str; 5],
    /// The texts of its written rules: none, because the package does not show them.
    pub lore: [&'static str; 5],
}

/// The file of a game in every language.
macro_rules! words {
    ($game:literal) => {
        words!($game, "en", "fa", "he", "pl", "pt")
    };
    ($game:literal, $($lang:literal),*) => {
        Entry {
            words: [$(include_str!(concat!("../../locales/", $lang, "/shared/", $game, ".ftl"))),*],
            lore: [""; 5],
        }
    };
}

/// Every game.
pub static GAMES: &[Entry] = &[words!("skud"), words!("street"), words!("halma")];
