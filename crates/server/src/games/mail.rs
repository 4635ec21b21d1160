//! The messages of a game's actor. The actor handles them whether or not the sender waits for the answer.

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

/// The sender of an answer.
pub type Reply<T> = oneshot::Sender<Answer<T>>;

/// A message for a game's actor.
pub enum Mail {
    /// A turn or a premove of an account.
    Turn {
        account: String,
        new: NewTurn,
        /// The transmission time of the turn, in milliseconds.
        lag: i64,
        reply: Reply<Accepted>,
    },
    /// Another action of an account.
    Act { account: String, new: NewAction, reply: Reply<Accepted> },
    /// A conditional turn that fits the last turn.
    Conditional(Due),
    /// The turn of a computer.
    BotTurn {
        /// The number of the entry that last changed the position.
        position_version: i64,
        /// In notation, without number and seat.
        turn: String,
        reply: Reply<()>,
    },
    /// The engine has found no turn.
    BotGivesUp {
        /// The number of the entry that last changed the position.
        position_version: i64,
        reply: Reply<()>,
    },
    /// The game was just created.
    Created(Reply<()>),
    /// A rematch was created.
    Rematch {
        /// The identifier of the rematch.
        next: String,
        reply: Reply<()>,
    },
    /// A connection subscribes.
    Listen {
        conn: Arc<Conn>,
        /// The last version that it has seen.
        seen: Option<i64>,
        /// Answered after the connection has been sent what it missed.
        reply: Reply<Listening>,
    },
    /// Reads the game.
    Look(Look),
    /// The clock of the seat to move may have run out.
    Clock(Reply<()>),
    /// Ends the game from outside.
    End(Ending, Reply<()>),
    /// Another node has changed the game.
    News,
    /// Names may have changed: of one account, or of any.
    Names(Option<String>),
    /// An account has begun or ended time off.
    TimeOff(String),
    /// A player seen on another node: node, account and the expiry of the note.
    Present(String, String, Moment),
    /// A chat message, from this or another node.
    Said(Message),
}

/// A conditional turn to be made.
#[derive(Clone, Debug)]
pub struct Due {
    /// The tree that contains it.
    pub kept: Conditions,
    /// The number of the last entry when it was chosen.
    pub version: i64,
    /// In notation, without number and seat.
    pub turn: String,
}

/// How a game is ended from outside.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It does not count.
    CalledOff,
    /// The player to move loses on time; with several players, one after the other.
    TimeUp,
}

/// Reads the game, or receives the error.
pub type Look = Box<dyn FnOnce(Answer<Seen<'_>>) + Send>;

/// A game as its actor shows it to readers.
pub struct Seen<'a> {
    /// All games of the node.
    pub games: &'a Games,
    pub audience: &'a Arc<Audience>,
    pub game: &'a LoadedGame,
    /// The seats of players who have it open, on any node.
    pub present: Vec<u8>,
}

impl Seen<'_> {
    /// The standing now.
    pub fn standing(&self) -> Standing {
        self.games.standing(self.game)
    }

    /// The game for clients; `account` is the requester.
    pub fn view(&self, account: Option<&str>) -> GameState {
        let now = self.games.time.now();
        view::state(&self.audience.id, self.game, self.standing(), now, &self.present, account)
    }

    /// The whole game, as a message for a connection.
    pub fn whole(&self, conn: &Conn) -> ToClient {
        ToClient::Game { game: Box::new(self.view(conn.account.as_deref())) }
    }
}
