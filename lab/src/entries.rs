//! The lab's entry of each game. To register a game, add its entry to [`GAMES`] and its type to
//! [`with_game!`](crate::with_game).

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

/// Surveys the harmonies and rings of tiles, in a position that need not be reachable.
pub type SurveyOf = fn(&Setup, &[String]) -> Result<Survey, Message>;

/// How case files describe a position by its pieces.
pub enum Cases {
    /// Converts the JSON into the one-line notation of the rules, or returns `None` if its structure is wrong.
    Line(fn(&Setup, &Value) -> Option<String>),
    /// Only harmonies and rings of the tiles are checked. The position need not be reachable.
    Survey(SurveyOf),
}

/// A benchmark: a variant of a game, and how much of each kind of work to do.
pub struct Work {
    /// Its name in the signature.
    pub name: &'static str,
    /// The preset, or `None` for the default.
    pub preset: Option<&'static str>,
    /// The options that differ from the preset.
    pub options: &'static [(&'static str, &'static str)],
    /// Turns played before the benchmark.
    pub turns: &'static str,
    /// The depth of perft, in steps.
    pub depth: u32,
    /// How often perft runs, because once may be too short to measure.
    pub times: u32,
    /// The number of random games.
    pub playouts: u32,
    /// The number of random games played without the fast path.
    pub plain: u32,
    /// How often the legal steps of each position are generated.
    pub lists: u32,
    /// The depth of the engine's search: normally, and with `--quick`.
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
