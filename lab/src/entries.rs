//! What the lab has for each game, registered here: a line of [`GAMES`], and one of [`with_game!`](crate::with_game) with
//! its type.

mod halma;
mod skud;
mod street;

use rules::message::Message;
use rules::options::Setup;
use rules::skud::Survey;
use serde_json::Value;

/// Every game, in the order of the benchmarks.
pub static GAMES: &[LabGame] = &[halma::ENTRY, street::ENTRY, skud::ENTRY];

/// Calls a generic function for the game of that name: with its type.
#[macro_export]
macro_rules! with_game {
    ($name:expr, $call:ident($($argument:expr),*)) => {
        match $name {
            "skud" => $call::<rules::skud::Skud>($($argument),*),
            "street" => $call::<rules::street::Street>($($argument),*),
            "halma" => $call::<rules::halma::Halma>($($argument),*),
            other => Err($crate::no_such_game(other)),
        }
    };
}

/// What there is for the game of that name.
pub fn find(id: &str) -> Option<&'static LabGame> {
    GAMES.iter().find(|entry| entry.id == id)
}

/// A game in the lab.
pub struct LabGame {
    /// Its name in the catalogue of the rules.
    pub id: &'static str,
    /// What the benchmarks do with it.
    pub bench: &'static [Work],
    /// How case files give a position.
    pub cases: Cases,
}

/// Harmonies and rings of tiles that need not be reachable.
pub type SurveyOf = fn(&Setup, &[String]) -> Result<Survey, Message>;

/// How case files give a position of a game by what stands where.
pub enum Cases {
    /// Put into the one line that the rules read; `None` for what has another shape.
    Line(fn(&Setup, &Value) -> Option<String>),
    /// Tiles that need not be reachable, of which only harmonies and rings are looked at.
    Survey(SurveyOf),
}

/// A kind of a game to measure, and how much is done of each kind of work.
pub struct Work {
    /// Its name in the signature.
    pub name: &'static str,
    /// The preset, or the usual one.
    pub preset: Option<&'static str>,
    /// What differs from the preset.
    pub options: &'static [(&'static str, &'static str)],
    /// Turns to begin with.
    pub turns: &'static str,
    /// Depth in steps to which perft counts.
    pub depth: u32,
    /// Perft: how often, since once is over too soon to be measured well.
    pub times: u32,
    /// How many random games.
    pub playouts: u32,
    /// How many random games without what makes them quick.
    pub plain: u32,
    /// How often the steps of each position are listed.
    pub lists: u32,
    /// How deep the engine searches: all of it and with `--quick`.
    pub search: (i32, i32),
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
