//! What players have agreed on when a game is created.

use protocol::game::{SetupView, TimeControl};
use rules::catalogue::GameSpec;
use rules::message::Message;
use rules::options::Setup;
use rules::table::AnyGame;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What was agreed when the game was created; it never changes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    pub preset: String,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// How many play.
    pub seats: u8,
    /// The seat that begins.
    pub first: u8,
    /// How time is kept.
    pub time: TimeControl,
    /// Whether it counts.
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

    /// The setup for the rules.
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

    /// The board at the start, ready for the entries of turns: what a record says before the first turn has
    /// been read.
    pub fn open(&self) -> Result<Box<dyn AnyGame>, Message> {
        let mut table = self.setup()?.open(None)?;
        for entry in table.entries() {
            table.read_entry(&entry)?;
        }
        Ok(table)
    }

    /// What is played, for clients.
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

    /// Whether a turn may take days.
    pub fn by_days(&self) -> bool {
        matches!(self.time, TimeControl::Days { .. })
    }

    /// The game and speed that ratings and pairing go by.
    pub fn pool(&self) -> String {
        let speed = match self.time {
            // What forty turns take.
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
