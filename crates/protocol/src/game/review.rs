//! The engine's review of a game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The engine's review of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Review {
    /// The number of nodes searched per position.
    #[ts(type = "number")]
    pub nodes: u64,
    /// Every position in which a turn was played, and the last one if the game could go on.
    pub turns: Vec<ReviewedTurn>,
}

/// The engine's review of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ReviewedTurn {
    /// The turn that was played.
    #[ts(optional)]
    pub entry: Option<String>,
    /// The seat to move.
    pub seat: String,
    /// The evaluation for the seat to move: in hundredths, or the number of turns to a proven end.
    pub score: String,
    /// The expected score of the seat to move, from 0 to 1.
    pub chance: f64,
    /// The best line, as turns.
    pub line: Vec<String>,
    /// The expected score that the turn lost against the best turn; absent for a resignation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lost: Option<f64>,
    /// The annotation: `?!`, `?` or `??`; absent if the turn lost little.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mark: Option<String>,
}
