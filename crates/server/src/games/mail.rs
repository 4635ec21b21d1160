//! What a game's actor can be asked. Whoever asks waits for the answer or does not; it makes no difference to the game.

use super::Games;
use super::audience::{Audience, Listening};
use super::loaded::LoadedGame;
use super::view;
use crate::fail::Answer;
use crate::node::hub::Conn;
use crate::store::conditions::Conditions;
use crate::time::Moment;
use protocol::game::{Accepted, GameState, Message, NewAction, NewTurn, Standing};
use protocol::live::ToClient;
use std::sync::Arc;
use tokio::sync::oneshot;

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<Answer<T>>;

/// What a game's actor can be asked.
pub enum Mail {
    /// An account makes a turn, or chooses one in advance. `lag` is what the way to the server took.
    Turn {
        account: String,
        new: NewTurn,
        /// In milliseconds.
        lag: i64,
        reply: Reply<Accepted>,
    },
    /// An account does something else.
    Act { account: String, new: NewAction, reply: Reply<Accepted> },
    /// A conditional turn fits what was played.
    Conditional(Due),
    /// A computer has found a turn for a board.
    BotTurn {
        /// The number of the entry that last changed the position.
        position_version: i64,
        /// In notation, without number and seat.
        turn: String,
        reply: Reply<()>,
    },
    /// The engine finds no turn for a board.
    BotGivesUp {
        /// The number of the entry that last changed the position.
        position_version: i64,
        reply: Reply<()>,
    },
    /// The game was just created.
    Created(Reply<()>),
    /// There is a game that follows this one.
    Rematch {
        /// The identifier of the game that follows.
        next: String,
        reply: Reply<()>,
    },
    /// A connection listens from now on.
    Listen {
        conn: Arc<Conn>,
        /// The last version that it has seen.
        seen: Option<i64>,
        /// The answer; the connection itself gets what it missed before that.
        reply: Reply<Listening>,
    },
    /// Somebody looks at the game.
    Look(Look),
    /// The time of the seat to move may be up.
    Clock(Reply<()>),
    /// Whoever runs the game ends it.
    End(Ending, Reply<()>),
    /// Another node has changed the game.
    News,
    /// Names may have changed: of one account, or of any.
    Names(Option<String>),
    /// An account takes time off, or takes it no longer.
    TimeOff(String),
    /// Whom another node has seen here: node, account and until when that holds.
    Present(String, String, Moment),
    /// Somebody said something, here or on another node.
    Said(Message),
}

/// A conditional turn that is to be made.
#[derive(Clone, Debug)]
pub struct Due {
    /// The tree that it is in.
    pub kept: Conditions,
    /// The number of the last entry that it was chosen after.
    pub version: i64,
    /// In notation, without number and seat.
    pub turn: String,
}

/// How whoever runs a game ends it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It counts for nothing.
    CalledOff,
    /// The time for it is up: whoever has to move has lost, among several one after the other.
    TimeUp,
}

/// Looks at a game, or hears why it cannot be looked at.
pub type Look = Box<dyn FnOnce(Answer<Seen<'_>>) + Send>;

/// A game as its actor shows it.
pub struct Seen<'a> {
    /// All games of the node.
    pub games: &'a Games,
    pub audience: &'a Arc<Audience>,
    pub game: &'a LoadedGame,
    /// The seats of those who have it open, on any node.
    pub present: Vec<u8>,
}

impl Seen<'_> {
    /// How the game stands now.
    pub fn standing(&self) -> Standing {
        self.games.standing(self.game)
    }

    /// The game for clients; `account` is who asks.
    pub fn view(&self, account: Option<&str>) -> GameState {
        let now = self.games.time.now();
        view::state(&self.audience.id, self.game, self.standing(), now, &self.present, account)
    }

    /// All of it, for a connection.
    pub fn whole(&self, conn: &Conn) -> ToClient {
        ToClient::Game { game: Box::new(self.view(conn.account.as_deref())) }
    }
}
