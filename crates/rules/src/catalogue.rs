//! The games as data for front ends, and [`GameSpec`], a request for a game by names. The command line, the
//! HTTP API and the pages show the catalogue and send back a `GameSpec`.

use crate::game::Seat;
use crate::message::Message;
use crate::options::{GameInfo, OptionSpec, Preset, Setup};
use crate::table::AnyGame;
use crate::{GAMES, game_info};
use std::collections::BTreeMap;

/// A game as front ends list it.
#[derive(Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/", rename = "Info"))]
pub struct CatalogueEntry {
    /// Its name in requests and records.
    pub id: &'static str,
    /// How many can play, the usual number first.
    pub seats: &'static [u8],
    /// The letters of the seats in turn order, for each number of players.
    pub letters: Vec<(u8, &'static str)>,
    /// Its options, in the order in which forms show them.
    pub options: &'static [OptionSpec],
    /// Its presets, the default first.
    pub presets: &'static [Preset],
    /// Whether the first player is drawn by lot and recorded.
    pub draws_first: bool,
    /// Defaults that depend on the number of seats.
    pub seat_defaults: Vec<(u8, &'static [(&'static str, &'static str)])>,
}

impl From<&GameInfo> for CatalogueEntry {
    fn from(info: &GameInfo) -> Self {
        Self {
            id: info.id,
            seats: info.seats,
            letters: info.seats.iter().map(|seats| (*seats, (info.letters)(*seats))).collect(),
            options: info.options,
            presets: info.presets,
            draws_first: info.draws_first,
            seat_defaults: info.seats.iter().map(|seats| (*seats, (info.seat_defaults)(*seats))).collect(),
        }
    }
}

/// Every game.
///
/// ```
/// let games = rules::catalogue::catalogue();
/// let halma = games.iter().find(|entry| entry.id == "halma").expect("there is Halma");
/// let board = halma.options.iter().find(|option| option.name == "board").expect("it has boards");
/// assert_eq!(board.values, ["8x8", "10x10", "16x16"]);
/// ```
pub fn catalogue() -> Vec<CatalogueEntry> {
    GAMES.iter().map(|info| CatalogueEntry::from(*info)).collect()
}

/// The error for an unknown game.
pub(crate) fn unknown(game: &str) -> Message {
    Message::new("unknown-game").text("name", game).names("allowed", GAMES.iter().map(|info| info.id))
}

/// A request for a game by names. Fields left out take their defaults.
///
/// ```
/// let mut request = rules::catalogue::GameSpec::new("halma");
/// request.options.insert("board".to_string(), "10x10".to_string());
/// assert_eq!(request.open()?.setup().get("board"), "10x10");
/// # Ok::<(), rules::message::Message>(())
/// ```
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize, serde::Serialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct GameSpec {
    /// The identifier of the game.
    pub game: String,
    /// The number of players.
    pub seats: Option<u8>,
    /// The preset that the options are based on.
    pub preset: Option<String>,
    /// The options that differ from the preset.
    pub options: BTreeMap<String, String>,
    /// The first player, in games that draw it by lot.
    pub first: Option<u8>,
    /// The position to begin from, in its one-line form.
    pub position: Option<String>,
}

impl GameSpec {
    /// The game with all defaults.
    pub fn new(game: &str) -> Self {
        Self { game: game.to_string(), ..Self::default() }
    }

    /// The game, or a message that lists all games.
    pub fn info(&self) -> Result<&'static GameInfo, Message> {
        game_info(&self.game).ok_or_else(|| unknown(&self.game))
    }

    /// The setup that this describes.
    pub fn setup(&self) -> Result<Setup, Message> {
        let info = self.info()?;
        let options = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let mut setup = Setup::choose(info, self.seats, self.preset.as_deref(), options)?;
        if let Some(first) = self.first.filter(|_| info.draws_first) {
            setup.first = Seat(first);
        }
        Ok(setup)
    }

    /// Opens the game.
    pub fn open(&self) -> Result<Box<dyn AnyGame>, Message> {
        self.setup()?.open(self.position.as_deref())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn every_game_can_be_asked_for_with_all_its_options() {
        for entry in catalogue() {
            for preset in entry.presets {
                let mut request = GameSpec::new(entry.id);
                request.preset = Some(preset.name.to_string());
                let setup = request.setup().unwrap();
                request.options =
                    setup.all().map(|(name, value)| (name.to_string(), value.to_string())).collect();
                let again = request.open().unwrap();
                assert!(setup.all().eq(again.setup().all()), "{} {}", entry.id, preset.name);
            }
        }
    }

    #[cfg(feature = "serde")]
    #[test]
    fn what_nobody_knows_is_refused_by_name() {
        let ask = |text: &str| serde_json::from_str::<GameSpec>(text).unwrap().open().err().unwrap().id;
        assert_eq!(ask(r#"{"game":"go"}"#), "unknown-game");
        assert_eq!(ask(r#"{"game":"skud","preset":"hasty"}"#), "unknown-preset");
        assert_eq!(ask(r#"{"game":"skud","seats":5}"#), "unknown-seats");
        assert_eq!(ask(r#"{"game":"skud","options":{"oasis":"perhaps"}}"#), "unknown-value");
        assert_eq!(ask(r#"{"game":"skud","options":{"lake":"on"}}"#), "unknown-option");
        assert_eq!(ask(r#"{"game":"halma","first":7}"#), "unknown-first");
    }
}
