//! What the engine thinks of a game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What the engine thinks of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Review {
    /// How many nodes each position was worth.
    #[ts(type = "number")]
    pub nodes: u64,
    /// Each position in which a turn was made, and the last one if the game went on.
    pub turns: Vec<ReviewedTurn>,
}

/// What the engine thinks of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ReviewedTurn {
    /// The turn that was made.
    #[ts(optional)]
    pub entry: Option<String>,
    /// Who had to move.
    pub seat: String,
    /// What the position is worth to them, in hundredths, or the turns to a proven end.
    pub score: String,
    /// The share of a point that it promises them, from 0 to 1.
    pub chance: f64,
    /// The turns that the engine would play from here, the best first.
    pub line: Vec<String>,
    /// The share of a point that the turn gave away against the best one; none for a resignation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lost: Option<f64>,
    /// Its mark: `?!`, `?` or `??`; none if it gave little away.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mark: Option<String>,
}
