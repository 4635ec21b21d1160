//! What the terminal has for each game, registered once: a line of [`GAMES`]. How a game is drawn, chosen and played
//! needs nothing here: it follows from the view and from the catalogue of the rules.

pub mod entry;
mod halma;
#[cfg(feature = "sample")]
mod sample;
mod skud;
mod street;

use entry::TerminalGame;

/// Every game, in the order of the benchmarks.
pub static GAMES: &[TerminalGame] = &[
    halma::ENTRY,
    street::ENTRY,
    skud::ENTRY,
    #[cfg(feature = "sample")]
    sample::ENTRY,
];

/// What there is for the game of that name.
pub fn find(id: &str) -> Option<&'static TerminalGame> {
    GAMES.iter().find(|entry| entry.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_rules_is_registered() {
        assert!(rules::GAMES.iter().all(|info| find(info.id).is_some()));
        assert!(GAMES.iter().all(|entry| rules::game_info(entry.id).is_some()));
    }
}
