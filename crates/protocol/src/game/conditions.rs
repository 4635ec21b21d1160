//! Conditional turns: what a player answers if this or that is played, in games by days a turn.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A turn that may come, and what comes after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Branch {
    /// The turn in notation, without number and seat, with its bonus if it has one.
    pub turn: String,
    /// The letter of the seat that makes it. The server says it; what a client sends here is not looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<String>,
    /// What may come after it: any number of turns of the others, or one answer of the player's own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(no_recursion)]
    #[ts(as = "Option<Vec<Branch>>", optional)]
    pub then: Vec<Branch>,
}

/// Conditional turns to be set, in place of those that were.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewConditions {
    /// The `position_version` of the game that they begin from. On another one they are refused with a conflict.
    #[ts(type = "number")]
    pub position_version: i64,
    /// The turns that may come next. Each line ends with a turn of the player's own.
    pub branches: Vec<Branch>,
}

/// The conditional turns of the player who asks, as far as they still hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Conditions {
    /// The `position_version` of the game that they begin from.
    #[ts(type = "number")]
    pub position_version: i64,
    /// The turns that may come next; none if nothing is set.
    pub branches: Vec<Branch>,
    /// The turn that fitted none of them, so that they were dropped; until the player's next turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dropped_by: Option<String>,
}
