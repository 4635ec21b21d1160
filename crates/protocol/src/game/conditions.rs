//! Conditional turns in correspondence games: replies that a player prepares for turns that others may play.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A possible turn and what may follow it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Branch {
    /// The turn in notation, without number and seat, including its bonus.
    pub turn: String,
    /// The letter of the seat that plays the turn. The server sets it and ignores the value that a client
    /// sends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<String>,
    /// What may follow: any number of turns of the other players, or one reply of the caller.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(no_recursion)]
    #[ts(as = "Option<Vec<Branch>>", optional)]
    pub then: Vec<Branch>,
}

/// Conditional turns to set. They replace all earlier ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewConditions {
    /// The `position_version` of the game that they begin from. If the position has changed since, they are
    /// refused with a conflict.
    #[ts(type = "number")]
    pub position_version: i64,
    /// The turns that may come next. Each line ends with a turn of the caller.
    pub branches: Vec<Branch>,
}

/// The caller's conditional turns, as far as they still apply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Conditions {
    /// The `position_version` of the game that they begin from.
    #[ts(type = "number")]
    pub position_version: i64,
    /// The turns that may come next; empty if nothing is set.
    pub branches: Vec<Branch>,
    /// The turn that matched none of them, so that they were dropped. Kept until the caller's next turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dropped_by: Option<String>,
}
