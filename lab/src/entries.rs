//! The lab's entry of each game, registered by a line of [`GAMES`] and one of [`with_game!`](crate::with_game)
//! with its type.

mod halma;
mod skud;
mod street;

use rules::message::Message;
use rules::options::Setup;
use rules::skud::Survey;
use serde_json::Value;

/// Every game, in the order of the benchmarks.
pub static GAMES: &[LabGame] = &[halma::ENTRY, street::ENTRY, skud::ENTRY];

/// Calls a generic function with the type of the game with this name.
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

/// The entry of the game with this name.
pub fn find(id: &str) -> Option<&'static LabGame> {
    GAMES.iter().find(|entry| entry.id == id)
}

/// A game in the lab.
pub struct LabGame {
    /// Its identifier in the rules.
    pub id: &'static str,
    /// Its benchmarks.
    pub bench: &'static [Work],
    /// How case files describe a position.
    pub cases: Cases,
}

/// Surveys harmonies and rings of tiles, reachable or not.
pub type SurveyOf = fn(&Setup, &[String]) -> Result<Survey, Message>;

/// How case files describe a position by its pieces.
pub enum Cases {
    /// Converts it into the rules' one-line form; `None` for another shape.
    Line(fn(&Setup, &Value) -> Option<String>),
    /// Tiles, reachable or not, of which only harmonies and rings are checked.
    Survey(SurveyOf),
}

/// A benchmark: a variant of a game, and the amount of each kind of work.
pub struct Work {
    /// Its name in the signature.
    pub name: &'static str,
    /// The preset, or `None` for the default.
    pub preset: Option<&'static str>,
    /// The options that differ from the preset.
    pub options: &'static [(&'static str, &'static str)],
    /// Turns to begin with.
    pub turns: &'static str,
    /// Depth in steps to which perft counts.
    pub depth: u32,
    /// How often perft runs, because once may be too short to measure.
    pub times: u32,
    /// How many random games.
    pub playouts: u32,
    /// How many random games by the plain method, without shortcuts.
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
