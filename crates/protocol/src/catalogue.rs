//! The games that can be played, with their options and presets.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A game of the catalogue: how it can be set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct GameInfo {
    /// Its name in requests and records.
    pub id: String,
    /// How many can play, the usual number first.
    pub seats: Vec<u8>,
    /// What can be agreed on before a game, in the order in which forms show it.
    pub options: Vec<GameOption>,
    /// Its presets, the default first.
    pub presets: Vec<GamePreset>,
    /// The letters of the seats in turn order, for each number of players.
    pub letters: Vec<(u8, String)>,
    /// Whether the first player is drawn by lot and recorded.
    pub draws_first: bool,
    /// What options become with a number of players if nobody names them.
    pub seat_defaults: Vec<(u8, Vec<(String, String)>)>,
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct GameOption {
    /// Its name in requests, records and `locales/`.
    pub name: String,
    /// Its values, the default first.
    pub values: Vec<String>,
    /// The whole numbers that it takes besides, the smallest and the largest.
    pub numbers: Option<(u32, u32)>,
}

/// A named set of option values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct GamePreset {
    /// Its name in requests and records, such as `garden-gate`.
    pub name: String,
    /// The options that differ from their defaults, each with its value.
    pub sets: Vec<(String, String)>,
}
