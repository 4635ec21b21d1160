//! What an entry of the terminal's games holds.

/// A game in the terminal.
pub struct TerminalGame {
    /// The game.
    pub id: &'static str,
    /// The sections of its written rules, as JSON.
    pub rules: &'static str,
}

/// The sections of a game's written rules.
macro_rules! sections {
    ($game:literal) => {
        include_str!(concat!("../../../../locales/rules/", $game, ".json"))
    };
}
pub(super) use sections;
