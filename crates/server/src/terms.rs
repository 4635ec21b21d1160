//! What the players of a game have agreed on.

use protocol::game::{SetupView, TimeControl};
use rules::catalogue::GameSpec;
use rules::message::Message;
use rules::options::Setup;
use rules::table::AnyGame;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// They never change after the game is created.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The `id` of the game in the catalogue.
    pub game: String,
    pub preset: String,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    pub seats: u8,
    /// The seat that begins.
    pub first: u8,
    pub time: TimeControl,
    pub rated: bool,
    /// Whether the lobby shows it.
    pub public: bool,
}

impl Terms {
    /// A game of two by its first preset, without clocks.
    #[cfg(test)]
    pub fn untimed(game: &str) -> Self {
        Self {
            game: game.to_string(),
            preset: rules::game_info(game).map_or("", |info| info.presets[0].name).to_string(),
            options: BTreeMap::new(),
            seats: 2,
            first: 0,
            time: TimeControl::Unlimited,
            rated: false,
            public: false,
        }
    }

    pub fn setup(&self) -> Result<Setup, Message> {
        let Self { game, preset, options, seats, first, .. } = self.clone();
        GameSpec {
            game,
            seats: Some(seats),
            preset: Some(preset),
            options,
            first: Some(first),
            position: None,
        }
        .setup()
    }

    /// The board before the first turn, with the rules' own setup entries applied.
    pub fn open(&self) -> Result<Box<dyn AnyGame>, Message> {
        let mut table = self.setup()?.open(None)?;
        for entry in table.entries() {
            table.read_entry(&entry)?;
        }
        Ok(table)
    }

    /// The setup for clients.
    pub fn view(&self) -> SetupView {
        let letters = rules::game_info(&self.game).map_or("", |info| (info.letters)(self.seats));
        SetupView {
            game: self.game.clone(),
            preset: self.preset.clone(),
            options: self.options.clone(),
            letters: letters.to_string(),
            first: letters.chars().nth(self.first.into()).map(String::from).unwrap_or_default(),
        }
    }

    /// Whether it is a correspondence game, with days for a turn.
    pub fn by_days(&self) -> bool {
        matches!(self.time, TimeControl::Days { .. })
    }

    /// The game and speed for ratings and matchmaking.
    pub fn pool(&self) -> String {
        let speed = match self.time {
            // The time for forty turns.
            TimeControl::Clock { base, increment } => match base + 40 * increment {
                ..180 => "bullet",
                180..480 => "blitz",
                480..1_500 => "rapid",
                _ => "classical",
            },
            TimeControl::Days { .. } | TimeControl::Unlimited => "correspondence",
        };
        let many = if self.seats > 2 { "/many" } else { "" };
        format!("{}/{speed}{many}", self.game)
    }
}
