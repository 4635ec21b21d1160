//! The catalogue: the available games with their options and presets.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A game of the catalogue and how it can be set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct GameInfo {
    /// The game's name in requests and records.
    pub id: String,
    /// The possible numbers of players, the usual one first.
    pub seats: Vec<u8>,
    /// The options that can be set before a game, in the order in which forms show them.
    pub options: Vec<GameOption>,
    /// The game's presets, the default first.
    pub presets: Vec<GamePreset>,
    /// The letters of the seats in turn order, for each number of players.
    pub letters: Vec<(u8, String)>,
    /// Whether the first player is drawn by lot. The record then names that player.
    pub draws_first: bool,
    /// Defaults of options that depend on the number of players: each number with its option names and
    /// values.
    pub seat_defaults: Vec<(u8, Vec<(String, String)>)>,
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct GameOption {
    /// The option's name in requests, records and `locales/`.
    pub name: String,
    /// The option's values, the default first.
    pub values: Vec<String>,
    /// The smallest and the largest whole number that the option also accepts, if it accepts any.
    pub numbers: Option<(u32, u32)>,
}

/// A named set of option values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct GamePreset {
    /// The preset's name in requests and records, such as `garden-gate`.
    pub name: String,
    /// The options that differ from their defaults, with their values.
    pub sets: Vec<(String, String)>,
}
