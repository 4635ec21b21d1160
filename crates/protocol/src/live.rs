//! What goes over the live socket.

use crate::Problem;
use crate::game::{
    Accepted, Action, GameCard, GameState, LogEntry, Message, NewMessage, NewTurn, Seekers, Standing,
};
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
        /// The game.
        game: String,
        /// The last version that was seen.
        #[serde(default)]
        #[ts(optional, type = "number")]
        seen: Option<i64>,
    },
    /// Stop hearing of a game.
    Unwatch {
        /// The game.
        game: String,
    },
    /// Make a turn.
    Turn {
        /// The game.
        game: String,
        /// The turn.
        turn: NewTurn,
    },
    /// Do something else.
    Act {
        /// The game.
        game: String,
        /// What.
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
    /// Say something.
    Say {
        /// The game.
        game: String,
        /// What and where.
        message: NewMessage,
    },
    /// Start or stop hearing of the open games.
    Lobby {
        /// Whether to hear.
        watch: bool,
    },
    /// Is anybody there?
    Ping {
        /// Comes back.
        #[ts(type = "number")]
        sent: i64,
    },
}

/// From the server to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(export)]
pub enum ToClient {
    /// The first message.
    Welcome {
        /// The account, if signed in.
        #[ts(optional)]
        account: Option<String>,
        /// The server's time.
        #[ts(type = "number")]
        now: i64,
    },
    /// A game in full.
    Game {
        /// The game.
        game: Box<GameState>,
    },
    /// What came after the version that was seen.
    Entries {
        /// The game.
        id: String,
        /// The entries, in order.
        entries: Vec<LogEntry>,
        /// How it stands after them.
        standing: Standing,
    },
    /// What was sent is entered and on the disk.
    Accepted {
        /// The game.
        id: String,
        /// The `idempotency_key` of the turn, or the `request_id` of the act.
        #[ts(optional)]
        request_id: Option<String>,
        /// The entry, and how the game stands.
        accepted: Accepted,
    },
    /// What was sent was refused.
    Refused {
        /// The game.
        #[ts(optional)]
        id: Option<String>,
        /// The `idempotency_key` of the turn, or the `request_id` of the act.
        #[ts(optional)]
        request_id: Option<String>,
        /// Why.
        problem: Problem,
    },
    /// Somebody said something.
    Said {
        /// The game.
        id: String,
        /// What.
        message: Message,
    },
    /// Who is there.
    Present {
        /// The game.
        id: String,
        /// The letters of the players who are connected.
        seats: String,
        /// How many watch.
        watching: usize,
    },
    /// The open games, and how many wait to be paired.
    Lobby {
        /// All open games.
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
        /// What.
        notice: Notice,
    },
    /// The answer to a ping.
    Pong {
        /// What came.
        #[ts(type = "number")]
        sent: i64,
        /// The server's time.
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
        /// The game.
        game: String,
    },
    /// It is the account's turn.
    YourTurn {
        /// The game.
        game: String,
    },
    /// A game of the account is over.
    Over {
        /// The game.
        game: String,
    },
    /// Somebody asks for a game.
    Challenge {
        /// The game.
        game: String,
    },
    /// A challenge was declined or taken back.
    Declined {
        /// The game.
        game: String,
    },
    /// What has become of a turn that the account chose in advance.
    Premove {
        /// The game.
        game: String,
        /// The turn.
        turn: String,
        /// What has become of it.
        fate: PremoveFate,
    },
}

/// What has become of a turn that was chosen in advance.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum PremoveFate {
    /// It is kept until it is the account's turn.
    Kept,
    /// It was made.
    Played,
    /// The account has dropped it, or the position that it was chosen for has passed.
    Dropped,
    /// The rules do not allow it on the board that came.
    Impossible,
}
