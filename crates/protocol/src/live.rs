//! What goes over the live socket.

use crate::Problem;
use crate::game::{
    Accepted, Action, GameCard, GameState, LogEntry, Message, NewMessage, NewTurn, Seekers, Standing,
};
use crate::notices::NoticeCount;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// From a client to the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export)]
pub enum ToServer {
    /// Hear of a game from now on. With the last version that was seen only what came after it is sent.
    Watch {
        /// The game's identifier, the last part of its link.
        game: String,
        /// The last version that was seen.
        #[serde(default)]
        #[ts(optional, type = "number")]
        seen: Option<i64>,
    },
    /// Stop hearing of a game.
    Unwatch {
        /// The game's identifier, the last part of its link.
        game: String,
    },
    /// Make a turn. The answer is `accepted` or `refused`, with the `idempotency_key`.
    Turn {
        /// The game's identifier, the last part of its link.
        game: String,
        /// What is played, and on which version of the position.
        turn: NewTurn,
    },
    /// Resign, offer, claim and the like. The answer has the `request_id`.
    Act {
        /// The game's identifier, the last part of its link.
        game: String,
        /// One of the actions that the game allows now.
        action: Action,
        /// The seat to take, where several are free.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<String>,
        /// Comes back with the answer.
        #[serde(default)]
        #[ts(optional)]
        request_id: Option<String>,
    },
    /// Write a message in a chat room of a game.
    Say {
        /// The game's identifier, the last part of its link.
        game: String,
        /// The text and the room.
        message: NewMessage,
    },
    /// Start or stop hearing of the open games.
    Lobby {
        /// `true` sends the lobby now and each change of it; `false` ends that.
        watch: bool,
    },
    /// Ask for a `pong`, to measure the way and to keep the connection.
    Ping {
        /// Any number; the `pong` has it again.
        #[ts(type = "number")]
        sent: i64,
    },
}

/// From the server to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(export)]
pub enum ToClient {
    /// The first message of every connection.
    Welcome {
        /// The account, if signed in.
        #[ts(optional)]
        account: Option<String>,
        /// The server's time in milliseconds since 1970, to set clocks by.
        #[ts(type = "number")]
        now: i64,
    },
    /// A game in full.
    Game {
        /// Everything that a client needs to draw it.
        game: Box<GameState>,
    },
    /// What came after the version that was seen.
    Entries {
        /// The game's identifier, the last part of its link.
        id: String,
        /// The entries, in order.
        entries: Vec<LogEntry>,
        /// How it stands after them.
        standing: Standing,
    },
    /// What was sent is entered and on the disk.
    Accepted {
        /// The game's identifier, the last part of its link.
        id: String,
        /// The `idempotency_key` of the turn, or the `request_id` of the act.
        #[ts(optional)]
        request_id: Option<String>,
        /// The entry, and how the game stands.
        accepted: Accepted,
    },
    /// What was sent was refused.
    Refused {
        /// The game's identifier; absent where the message was not about a game or could not be read.
        #[ts(optional)]
        id: Option<String>,
        /// The `idempotency_key` of the turn, or the `request_id` of the act.
        #[ts(optional)]
        request_id: Option<String>,
        /// Why it was refused.
        problem: Problem,
    },
    /// A message was written in a room that the client may read.
    Said {
        /// The game's identifier, the last part of its link.
        id: String,
        /// The message, with its number in its room.
        message: Message,
    },
    /// Players or spectators of a game came or went.
    Present {
        /// The game's identifier, the last part of its link.
        id: String,
        /// The letters of the players who are connected.
        seats: String,
        /// The number of spectators.
        watching: usize,
    },
    /// The open games, and how many wait to be paired.
    Lobby {
        /// Every open game that the lobby shows.
        games: Vec<GameCard>,
        /// Players who wait to be paired.
        seeks: Vec<Seekers>,
    },
    /// What is not in the lobby as it was.
    LobbyChange {
        /// Games that are new or have changed.
        games: Vec<GameCard>,
        /// Games that are gone.
        gone: Vec<String>,
        /// All who wait to be paired, if that has changed.
        #[ts(optional)]
        seeks: Option<Vec<Seekers>>,
    },
    /// Something that concerns the account: a game began, it is its turn, somebody challenges.
    Notice {
        /// What happened, and in which game.
        notice: Notice,
    },
    /// How much waits for the account and was not read, whenever that changes.
    Notices {
        /// How much there is in all.
        count: NoticeCount,
    },
    /// The answer to a ping.
    Pong {
        /// The number of the `ping`.
        #[ts(type = "number")]
        sent: i64,
        /// The server's time in milliseconds since 1970, to set clocks by.
        #[ts(type = "number")]
        now: i64,
    },
}

/// Something that concerns an account.
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
    /// A game of the account is over.
    Over {
        /// The game's identifier, the last part of its link.
        game: String,
    },
    /// Somebody asks for a game.
    Challenge {
        /// The game's identifier, the last part of its link.
        game: String,
    },
    /// A challenge was declined or taken back.
    Declined {
        /// The game's identifier, the last part of its link.
        game: String,
    },
    /// What has become of a turn that the account chose in advance.
    Premove {
        /// The game's identifier, the last part of its link.
        game: String,
        /// The turn in notation, without number and seat.
        turn: String,
        /// What has become of it.
        fate: PremoveFate,
    },
    /// What has become of the account's conditional turns.
    Conditions {
        /// The game's identifier, the last part of its link.
        game: String,
        /// The answer that was made, or the turn that fitted none of them; in notation, without number and seat.
        turn: String,
        /// What has become of them.
        fate: ConditionsFate,
    },
}

/// What has become of conditional turns.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum ConditionsFate {
    /// What was played fitted, and the answer has been made.
    Played,
    /// What was played fitted none of them.
    Dropped,
}

/// What has become of a turn that was chosen in advance.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum PremoveFate {
    /// It is kept until it is the account's turn.
    Kept,
    /// It was legal and has been made.
    Played,
    /// The account has dropped it, or the position that it was chosen for has passed.
    Dropped,
    /// The rules do not allow it on the board that came.
    Impossible,
}
