//! What a player does in a game: turns and other actions.

use super::Standing;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A turn to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewTurn {
    /// The turn in notation, without number and seat.
    pub turn: String,
    /// The `position_version` of the game in which the turn was chosen. If the position has changed since,
    /// the turn is refused with a conflict.
    #[ts(type = "number")]
    pub position_version: i64,
    /// A key of up to 40 characters, chosen by the client. The same turn sent again with the same key is not
    /// played twice; a different turn with the same key is refused.
    #[serde(default)]
    #[ts(optional)]
    pub idempotency_key: Option<String>,
    /// Whether the turn is a premove: it waits for the opponent's turn, and is then played at once if it is
    /// legal.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub premove: bool,
}

/// What a player can do besides playing a turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum Action {
    /// Takes a free seat.
    Join,
    /// Gives up your seat before the game begins. If you created the game, this withdraws it.
    Leave,
    /// Resigns. With three or four players the others may play on.
    Resign,
    /// Aborts the game before its second turn.
    Abort,
    /// Offers a draw, or agrees to one. You can offer it once per turn.
    Draw,
    /// Asks to take back your last turn, or agrees to such a request. You can ask once per turn.
    Takeback,
    /// Declines an offer, or withdraws your own.
    Decline,
    /// Claims the game from an opponent who is to move and has left: one who had the game open and has given
    /// no sign of life for a minute. Every request is a sign of life. Only in games with clocks.
    Claim,
    /// Cancels a premove that still waits for the opponent's turn.
    DropPremove,
}

/// An action to take.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewAction {
    /// The action. The game must allow it now.
    pub action: Action,
    /// The seat to take, if several are free.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<String>,
}

/// Confirms that a turn or an action is stored on disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Accepted {
    /// The number of the new log entry; 0 for a premove that waits.
    #[ts(type = "number")]
    pub number: i64,
    /// The state of the game afterwards.
    #[serde(flatten)]
    pub standing: Standing,
}
