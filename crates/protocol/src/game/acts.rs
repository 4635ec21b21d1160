//! What a player does in a game.

use super::Standing;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A turn to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewTurn {
    /// The turn in notation, without number and seat.
    pub turn: String,
    /// The `position_version` of the game that it was chosen on. On another one it is refused with a conflict.
    #[ts(type = "number")]
    pub position_version: i64,
    /// Up to 40 characters of the sender's choice: the same turn sent again with them is not made again, and another
    /// turn with them is refused.
    #[serde(default)]
    #[ts(optional)]
    pub idempotency_key: Option<String>,
    /// Whether it waits for the opponent's turn and is made at once after it, if it is legal then.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub premove: bool,
}

/// What a player can do besides a turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum Action {
    /// Takes a free seat.
    Join,
    /// Gives a seat back before the game begins; the creator takes the game back.
    Leave,
    /// Gives the game up; among three or four players the others may go on.
    Resign,
    /// Ends a game before its second turn.
    Abort,
    /// Offers a draw, once a turn, or agrees to one.
    Draw,
    /// Asks to take back one's last turn, once a turn, or agrees to it.
    Takeback,
    /// Declines what is offered, or withdraws it.
    Decline,
    /// Claims the game from an opponent who has to move and has left: had it open, and has given no sign of life for
    /// a minute. Every request is one. Only where there are clocks.
    Claim,
    /// Takes back a premove that still waits for the opponent's turn.
    DropPremove,
}

/// Something to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewAction {
    /// One of the actions that the game allows now.
    pub action: Action,
    /// The seat to take, where several are free.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<String>,
}

/// That a turn or an action was entered: it is on the disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Accepted {
    /// The number of its entry; 0 for a premove that waits.
    #[ts(type = "number")]
    pub number: i64,
    /// How the game stands now.
    #[serde(flatten)]
    pub standing: Standing,
}
