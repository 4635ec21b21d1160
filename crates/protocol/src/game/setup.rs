//! What is played, by whom and with how much time; and asking for it.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// How time is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export)]
pub enum TimeControl {
    /// A clock for each player that gains a little with each turn.
    Clock {
        /// What a player begins with, in seconds (5 to 10800).
        base: u32,
        /// What each turn adds, in seconds (0 to 180).
        increment: u32,
    },
    /// A number of days for each turn (1 to 14).
    Days {
        /// The days for each turn.
        days: u32,
    },
    /// No clock runs: the game waits for as long as it takes.
    Unlimited,
}

/// Who sits, or is to sit, in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export)]
pub enum Sitter {
    /// The account that sends the request.
    Me,
    /// Anybody who joins, through the lobby or the link.
    Anyone,
    /// A certain player, by name.
    Player {
        /// The name of the account that is invited.
        name: String,
    },
    /// The engine at one of its levels.
    Bot {
        /// From 1 to 10.
        level: u8,
    },
}

/// A game to be created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewGame {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// A named set of options (default: the usual one).
    #[serde(default)]
    #[ts(optional)]
    pub preset: Option<String>,
    /// Single options over the preset.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub options: BTreeMap<String, String>,
    /// How time is kept.
    #[serde(default = "unlimited")]
    #[ts(optional, as = "Option<_>")]
    pub time: TimeControl,
    /// Whether it counts for ratings.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub rated: bool,
    /// Whether the lobby shows it; otherwise only somebody with the link can join.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub public: bool,
    /// Who sits where, in turn order; two to four, and not computers alone.
    #[serde(default = "me_and_anyone")]
    #[ts(optional, as = "Option<_>")]
    pub seats: Vec<Sitter>,
    /// Whether the seats are drawn by lot when the game begins.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub shuffle: bool,
}

fn unlimited() -> TimeControl {
    TimeControl::Unlimited
}

fn me_and_anyone() -> Vec<Sitter> {
    vec![Sitter::Me, Sitter::Anyone]
}

/// What is played, in full.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct SetupView {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// The preset it was chosen from.
    pub preset: String,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// The letters of the seats in turn order.
    pub letters: String,
    /// The letter of the seat that begins.
    pub first: String,
}

/// A request to be paired with somebody who wants the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Seek {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// A named set of options (default: the usual one).
    #[serde(default)]
    #[ts(optional)]
    pub preset: Option<String>,
    /// How time is kept.
    pub time: TimeControl,
    /// Whether it counts for ratings.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub rated: bool,
}

/// How many players wait to be paired for the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Seekers {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// A named set of options (absent: the usual one).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub preset: Option<String>,
    /// How time is kept.
    pub time: TimeControl,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The number of players who wait for it.
    #[ts(type = "number")]
    pub count: i64,
}

/// What became of a request to be paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Paired {
    /// The game, if somebody waited; otherwise a notice comes when somebody does.
    #[ts(optional)]
    pub game: Option<String>,
}

/// A game as text, to be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewRecord {
    /// A record, or a link or the notation of a game on The Garden Gate.
    pub text: String,
}

/// A game that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ReadRecord {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// The game as a record; every turn of it is legal.
    pub record: String,
}
