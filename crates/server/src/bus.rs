//! News between nodes. Alone, a node has nobody to tell; with NATS every node hears what the others did and
//! tells its own connections. News are hints: what counts is in the database, and whoever hears of a game
//! looks there.

use protocol::game::{Message, Room};
use protocol::live::Notice;
use serde::{Deserialize, Serialize};

/// What one node tells the others.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum News {
    /// A game's log has grown.
    Game(String),
    /// An account has another name.
    Renamed(String),
    /// Somebody spoke.
    Said(String, Room, Message),
    /// The lobby changed; a message as clients get it.
    Lobby(String),
    /// Something concerns an account.
    Notice(String, Notice),
    /// The connections of an account, or of one of its sessions, are to be closed.
    Close(String, Option<String>),
}

/// The line to the other nodes.
#[derive(Clone, Debug, Default)]
pub struct Bus {
    line: Option<(async_nats::Client, String)>,
}

const SUBJECT: &str = "teahouse.news";

impl Bus {
    /// Connects; `node` is the name of this one.
    pub fn new(client: Option<async_nats::Client>, node: &str) -> Self {
        Self { line: client.map(|client| (client, node.to_string())) }
    }

    /// Whether there may be other nodes.
    pub fn is_on(&self) -> bool {
        self.line.is_some()
    }

    /// The connection itself.
    pub fn client(&self) -> Option<&async_nats::Client> {
        self.line.as_ref().map(|(client, _)| client)
    }

    /// Tells the other nodes.
    pub async fn tell(&self, news: &News) {
        let Some((client, node)) = &self.line else { return };
        let Ok(text) = serde_json::to_vec(&(node, news)) else { return };
        if let Err(error) = client.publish(SUBJECT, text.into()).await {
            tracing::warn!(%error, "news could not be sent");
        }
    }

    /// What the other nodes tell, one after the other.
    pub async fn listen(&self) -> Option<async_nats::Subscriber> {
        self.client()?.subscribe(SUBJECT).await.ok()
    }

    /// Reads news; those of this node itself are none.
    pub fn read(&self, payload: &[u8]) -> Option<News> {
        let (from, news): (String, News) = serde_json::from_slice(payload).ok()?;
        self.line.as_ref().is_some_and(|(_, node)| *node != from).then_some(news)
    }
}
