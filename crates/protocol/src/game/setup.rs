//! The setup of a game: rules, players and time control; and requests for a game.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A time control.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export)]
pub enum TimeControl {
    /// A clock for each player, with an increment for each turn.
    Clock {
        /// The initial time, in seconds (5 to 10800).
        base: u32,
        /// The increment per turn, in seconds (0 to 180).
        increment: u32,
    },
    /// A correspondence game: a number of days for each turn.
    Days {
        /// The days per turn (1 to 14).
        days: u32,
    },
    /// No time limit.
    Unlimited,
}

/// Who takes a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export)]
pub enum Sitter {
    /// The account that sends the request.
    Me,
    /// The first player who joins, through the lobby or the link.
    Anyone,
    /// A particular player, who is invited.
    Player {
        /// The name of the invited account.
        name: String,
    },
    /// The engine.
    Bot {
        /// The level, from 1 to 10.
        level: u8,
    },
}

/// A game to create.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewGame {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// The preset (default: the game's usual one).
    #[serde(default)]
    #[ts(optional)]
    pub preset: Option<String>,
    /// Options that differ from the preset.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub options: BTreeMap<String, String>,
    /// The time control.
    #[serde(default = "unlimited")]
    #[ts(optional, as = "Option<_>")]
    pub time: TimeControl,
    /// Whether the game is rated.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub rated: bool,
    /// Whether the lobby shows the game. Otherwise only players with the link can join.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub public: bool,
    /// Who takes each seat, in turn order: two to four seats, not all of them computers.
    #[serde(default = "me_and_anyone")]
    #[ts(optional, as = "Option<_>")]
    pub seats: Vec<Sitter>,
    /// Whether seats are assigned by lot when the game begins.
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

/// The full setup of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct SetupView {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// The preset that the options started from.
    pub preset: String,
    /// All options with their values.
    pub options: BTreeMap<String, String>,
    /// The letters of the seats in turn order.
    pub letters: String,
    /// The letter of the seat that moves first.
    pub first: String,
}

/// A request to be paired with a player who wants the same game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Seek {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// The preset (default: the game's usual one).
    #[serde(default)]
    #[ts(optional)]
    pub preset: Option<String>,
    /// The time control.
    pub time: TimeControl,
    /// Whether the game is rated.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub rated: bool,
}

/// The number of players who wait for the same pairing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Seekers {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// The preset; absent for the game's usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub preset: Option<String>,
    /// The time control.
    pub time: TimeControl,
    /// Whether the game is rated.
    pub rated: bool,
    /// The number of waiting players.
    #[ts(type = "number")]
    pub count: i64,
}

/// The response to a pairing request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Paired {
    /// The new game, if another player was waiting. Otherwise a notice follows when a player is found.
    #[ts(optional)]
    pub game: Option<String>,
}

/// The text of a game, to be parsed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewRecord {
    /// A record, or a link or the notation of a game on The Garden Gate.
    pub text: String,
}

/// A game that was parsed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ReadRecord {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// The game as a record. All its turns are legal.
    pub record: String,
}
