//! The lines of the bot and board streams: one JSON object each.

use crate::game::{Outcome, SeatView, SetupView, Status, TimeControl};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A line of the stream of what concerns an account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "camelCase")]
#[ts(export)]
pub enum AccountLine {
    /// A game began, or was running when the stream opened.
    GameStart {
        /// The game, with what a bot needs to decide whether to play it.
        game: GameStub,
    },
    /// A game is over.
    GameFinish {
        /// The game, with what a bot needs to decide whether to play it.
        game: GameStub,
    },
    /// Somebody asks for a game.
    Challenge {
        /// The game to which the account is invited.
        challenge: GameStub,
    },
    /// A challenge was taken back or declined.
    ChallengeDeclined {
        /// The game to which the account is invited.
        challenge: GameStub,
    },
}

/// A game by its identifier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct GameStub {
    /// The game's identifier, the last part of its link.
    pub id: String,
}

/// A line of the stream of one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[ts(export)]
// The first line of a stream is longer than those that follow; there is only ever one at a time.
#[allow(clippy::large_enum_variant)]
pub enum GameLine {
    /// The first line of the stream of a game: what never changes in it, and how it stands.
    GameFull {
        /// The game's identifier, the last part of its link.
        id: String,
        /// The game and every option.
        setup: SetupView,
        /// How time is kept.
        time: TimeControl,
        /// Whether it counts for ratings.
        rated: bool,
        /// The seats in turn order.
        seats: Vec<SeatView>,
        /// The seat of the player who asks.
        you: Option<String>,
        /// The turns so far, the clocks, and how it ended.
        state: GameLineState,
    },
    /// A turn, an offer or the end: how the game stands after it.
    GameState {
        /// The turns so far, the clocks, and how it ended.
        #[serde(flatten)]
        state: GameLineState,
    },
    /// A message in a room that the account may read.
    ChatLine {
        /// Where: `players` or `spectators`.
        room: String,
        /// The name of the writer.
        username: String,
        /// The text as it was written.
        text: String,
    },
}

/// How a game stands, for programs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "camelCase")]
#[ts(export)]
pub struct GameLineState {
    /// The entries of the record, with `;` between them.
    pub moves: String,
    /// The position in its one-line form.
    pub position: String,
    /// Where the game is in its life.
    pub status: Status,
    /// Who has to move.
    #[ts(optional)]
    pub to_move: Option<String>,
    /// The version of the position, to be sent with a turn that was chosen in it.
    #[ts(type = "number")]
    pub position_version: i64,
    /// What each seat has left, in milliseconds; empty without clocks.
    #[ts(type = "number[]")]
    pub left: Vec<i64>,
    /// What each turn adds, in milliseconds.
    #[ts(type = "number")]
    pub increment: i64,
    /// How it ended; absent while it is open or played.
    #[ts(optional)]
    pub outcome: Option<Outcome>,
}
