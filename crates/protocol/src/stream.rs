//! The lines of the bot and board streams. Each line is one JSON object.

use crate::game::{Outcome, SeatView, SetupView, Status, TimeControl};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A line of an account's event stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "camelCase")]
#[ts(export)]
pub enum AccountLine {
    /// A game began, or was already running when the stream opened.
    GameStart {
        /// The game.
        game: GameStub,
    },
    /// A game ended.
    GameFinish {
        /// The game.
        game: GameStub,
    },
    /// A player challenges the account to a game.
    Challenge {
        /// The game that the account is invited to.
        challenge: GameStub,
    },
    /// A challenge was withdrawn or declined.
    ChallengeDeclined {
        /// The game that the account is invited to.
        challenge: GameStub,
    },
}

/// A game, by its identifier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct GameStub {
    /// The game's identifier, the last part of its link.
    pub id: String,
}

/// A line of a game's stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[ts(export)]
// The first line of a stream is larger than the others, but only one exists at a time.
#[allow(clippy::large_enum_variant)]
pub enum GameLine {
    /// The first line of a game's stream: what never changes in the game, and its current state.
    GameFull {
        /// The game's identifier, the last part of its link.
        id: String,
        /// The game and all its options.
        setup: SetupView,
        /// The time control.
        time: TimeControl,
        /// Whether the game is rated.
        rated: bool,
        /// The seats in turn order.
        seats: Vec<SeatView>,
        /// The caller's seat, if the caller is a player.
        you: Option<String>,
        /// The turns so far, the clocks and the outcome.
        state: GameLineState,
    },
    /// The state of the game after a turn, an offer or the end.
    GameState {
        /// The turns so far, the clocks and the outcome.
        #[serde(flatten)]
        state: GameLineState,
    },
    /// A message in a chat room that the account may read.
    ChatLine {
        /// The room: `players` or `spectators`.
        room: String,
        /// The name of the author.
        username: String,
        /// The text as its author wrote it.
        text: String,
    },
}

/// The state of a game, for programs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "camelCase")]
#[ts(export)]
pub struct GameLineState {
    /// The entries of the record, separated by `;`.
    pub moves: String,
    /// The position in its one-line form.
    pub position: String,
    /// Where the game is in its life cycle.
    pub status: Status,
    /// The seat to move.
    #[ts(optional)]
    pub to_move: Option<String>,
    /// The version of the position. Send it with a turn that was chosen in this position.
    #[ts(type = "number")]
    pub position_version: i64,
    /// The time left for each seat, in milliseconds; empty without clocks.
    #[ts(type = "number[]")]
    pub left: Vec<i64>,
    /// The increment per turn, in milliseconds.
    #[ts(type = "number")]
    pub increment: i64,
    /// The outcome; `null` until the game is over.
    #[ts(optional)]
    pub outcome: Option<Outcome>,
}
