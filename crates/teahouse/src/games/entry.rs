//! What an entry of the terminal's games holds.

use rules::message::Message;
use rules::options::Setup;
use rules::skud::Survey;
use serde_json::Value;

/// A game in the terminal.
pub struct TerminalGame {
    /// The game.
    pub id: &'static str,
    /// The sections of its written rules, as JSON.
    pub rules: &'static str,
    /// What the benchmarks do with it.
    pub bench: &'static [Work],
    /// How case files give a position.
    pub cases: Cases,
}

/// The sections of a game's written rules.
macro_rules! sections {
    ($game:literal) => {
        include_str!(concat!("../../../../locales/rules/", $game, ".json"))
    };
}
pub(super) use sections;

/// Harmonies and rings of tiles that need not be reachable.
pub type SurveyOf = fn(&Setup, &[String]) -> Result<Survey, Message>;

/// How case files give a position of a game by what stands where.
pub enum Cases {
    /// They do not.
    None,
    /// Put into the one line that the rules read; `None` for what has another shape.
    Line(fn(&Setup, &Value) -> Option<String>),
    /// Tiles that need not be reachable, of which only harmonies and rings are looked at.
    Survey(SurveyOf),
}

/// A game to measure, and how much is done of each kind of work.
pub struct Work {
    /// Its name in the signature.
    pub name: &'static str,
    /// The preset.
    pub preset: Option<&'static str>,
    /// What differs from that.
    pub options: &'static [(&'static str, &'static str)],
    /// Turns to begin with.
    pub turns: &'static str,
    /// Perft: how deep.
    pub depth: u32,
    /// Perft: how often.
    pub times: u32,
    /// Random games.
    pub playouts: u32,
    /// Random games without what makes them quick.
    pub plain: u32,
    /// How often the steps of each position are listed.
    pub lists: u32,
    /// How deep the engine searches: all of it and with `--quick`.
    pub search: (i32, i32),
}
