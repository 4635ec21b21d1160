//! The messages of the live socket.

use crate::Problem;
use crate::game::{
    Accepted, Action, GameCard, GameState, LogEntry, Message, NewMessage, NewTurn, Seekers, Standing,
};
use crate::notices::NoticeCount;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A message from a client to the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export)]
pub enum ToServer {
    /// Subscribes to a game. With `seen`, only what came after that version is sent.
    Watch {
        /// The game's identifier, the last part of its link.
        game: String,
        /// The last version that the client has seen.
        #[serde(default)]
        #[ts(optional, type = "number")]
        seen: Option<i64>,
    },
    /// Unsubscribes from a game.
    Unwatch {
        /// The game's identifier, the last part of its link.
        game: String,
    },
    /// Plays a turn. The answer is `accepted` or `refused`, with the `idempotency_key`.
    Turn {
        /// The game's identifier, the last part of its link.
        game: String,
        /// The turn, and the version of the position it was chosen in.
        turn: NewTurn,
    },
    /// Takes an action, such as a resignation, an offer or a claim. The answer has the `request_id`.
    Act {
        /// The game's identifier, the last part of its link.
        game: String,
        /// The action. The game must allow it now.
        action: Action,
        /// The seat to take, if several are free.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<String>,
        /// An identifier that the answer repeats.
        #[serde(default)]
        #[ts(optional)]
        request_id: Option<String>,
    },
    /// Sends a message to a chat room of a game.
    Say {
        /// The game's identifier, the last part of its link.
        game: String,
        /// The room and the text.
        message: NewMessage,
    },
    /// Subscribes to the lobby, or unsubscribes.
    Lobby {
        /// `true` sends the lobby now and every change of it; `false` stops that.
        watch: bool,
    },
    /// Asks for a `pong`, to measure latency and to keep the connection alive.
    Ping {
        /// Any number. The `pong` repeats it.
        #[ts(type = "number")]
        sent: i64,
    },
}

/// A message from the server to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(export)]
pub enum ToClient {
    /// The first message of every connection.
    Welcome {
        /// The account's identifier, if signed in.
        #[ts(optional)]
        account: Option<String>,
        /// The server's time in milliseconds since 1970, for synchronising clocks.
        #[ts(type = "number")]
        now: i64,
    },
    /// The full state of a game.
    Game {
        /// The game.
        game: Box<GameState>,
    },
    /// The log entries after the version that the client has seen.
    Entries {
        /// The game's identifier, the last part of its link.
        id: String,
        /// The entries, in order.
        entries: Vec<LogEntry>,
        /// The state of the game after them.
        standing: Standing,
    },
    /// A turn or an action was accepted and is stored on disk.
    Accepted {
        /// The game's identifier, the last part of its link.
        id: String,
        /// The `idempotency_key` of the turn, or the `request_id` of the action.
        #[ts(optional)]
        request_id: Option<String>,
        /// The entry's number and the state of the game.
        accepted: Accepted,
    },
    /// A message of the client was refused.
    Refused {
        /// The game's identifier; `null` if the message was not about a game or could not be parsed.
        #[ts(optional)]
        id: Option<String>,
        /// The `idempotency_key` of the turn, or the `request_id` of the action.
        #[ts(optional)]
        request_id: Option<String>,
        /// The reason.
        problem: Problem,
    },
    /// A message was sent to a chat room that the client may read.
    Said {
        /// The game's identifier, the last part of its link.
        id: String,
        /// The message, with its number in its room.
        message: Message,
    },
    /// Players or spectators of a game connected or disconnected.
    Present {
        /// The game's identifier, the last part of its link.
        id: String,
        /// The letters of the connected players.
        seats: String,
        /// The number of spectators.
        watching: usize,
    },
    /// The lobby: open games and players who wait to be paired.
    Lobby {
        /// All open games in the lobby.
        games: Vec<GameCard>,
        /// The players who wait to be paired.
        seeks: Vec<Seekers>,
    },
    /// Changes of the lobby.
    LobbyChange {
        /// New and changed games.
        games: Vec<GameCard>,
        /// The identifiers of games that left the lobby.
        gone: Vec<String>,
        /// All players who wait to be paired, if that has changed.
        #[ts(optional)]
        seeks: Option<Vec<Seekers>>,
    },
    /// An event that concerns the account, such as the start of a game, its turn or a challenge.
    Notice {
        /// The event, and its game.
        notice: Notice,
    },
    /// The number of the account's unread notices changed.
    Notices {
        /// The new numbers.
        count: NoticeCount,
    },
    /// The answer to a `ping`.
    Pong {
        /// The number from the `ping`.
        #[ts(type = "number")]
        sent: i64,
        /// The server's time in milliseconds since 1970, for synchronising clocks.
        #[ts(type = "number")]
        now: i64,
    },
}

/// An event that concerns an account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export)]
pub enum Notice {
    /// A game of the account began.
    Started {
        /// The game's identifier, the last part of its link.
        game: String,
    },
    /// It is the account's turn.
    YourTurn {
        /// The game's identifier, the last part of its link.
        game: String,
    },
    /// A game of the account ended.
    Over {
        /// The game's identifier, the last part of its link.
        game: String,
    },
    /// A player challenges the account to a game.
    Challenge {
        /// The game's identifier, the last part of its link.
        game: String,
    },
    /// A challenge was declined or withdrawn.
    Declined {
        /// The game's identifier, the last part of its link.
        game: String,
    },
    /// The status of a premove of the account changed.
    Premove {
        /// The game's identifier, the last part of its link.
        game: String,
        /// The turn in notation, without number and seat.
        turn: String,
        /// The new status.
        fate: PremoveFate,
    },
    /// The account's conditional turns were played or dropped.
    Conditions {
        /// The game's identifier, the last part of its link.
        game: String,
        /// The reply that was played, or the turn that matched none of them; in notation, without number and
        /// seat.
        turn: String,
        /// What happened to them.
        fate: ConditionsFate,
    },
}

/// What happened to conditional turns.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum ConditionsFate {
    /// A turn matched, and the reply was played.
    Played,
    /// A turn matched none of them.
    Dropped,
}

/// The status of a premove.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum PremoveFate {
    /// It waits for the account's turn.
    Kept,
    /// It was legal and was played.
    Played,
    /// The account cancelled it, or the position it was chosen for has passed.
    Dropped,
    /// It was illegal in the new position.
    Impossible,
}
