//! Messages to connections. An [`Event`] is delivered individually and in order. A [`State`] says how
//! something is now: only the last one counts, so it replaces an unsent one. So states never fill a queue,
//! however often they change.

use axum::extract::ws::Utf8Bytes;
use protocol::live::ToClient;
use std::sync::{Arc, OnceLock};

/// A message to connections. It is serialised once for all of them, when the first one sends it. Receivers
/// inside the server use it unserialised.
#[derive(Debug)]
pub struct Outgoing {
    message: ToClient,
    text: OnceLock<Utf8Bytes>,
}

impl Outgoing {
    fn new(message: ToClient) -> Arc<Self> {
        Arc::new(Self { message, text: OnceLock::new() })
    }

    pub fn message(&self) -> &ToClient {
        &self.message
    }

    /// The message as JSON.
    pub fn text(&self) -> &Utf8Bytes {
        self.text.get_or_init(|| serde_json::to_string(&self.message).unwrap_or_default().into())
    }
}

/// Something that happened, or an answer.
#[derive(Clone, Debug)]
pub struct Event(pub(super) Arc<Outgoing>);

impl Event {
    /// An event for any number of connections.
    pub fn new(message: ToClient) -> Self {
        debug_assert!(topic(&message).is_none(), "{message:?} is a state");
        Self(Outgoing::new(message))
    }
}

/// The current state of something.
#[derive(Clone, Debug)]
pub struct State {
    pub(super) topic: Topic,
    pub(super) message: Arc<Outgoing>,
    /// The whole state. It is sent instead if the previous state was not sent, because a change only makes
    /// sense after it.
    pub(super) whole: Arc<Outgoing>,
}

/// The subject of a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Who is at a game.
    Present(String),
    Lobby,
    /// The count of an account's notices.
    Notices,
}

/// The topic of a state; `None` for events. The match is exhaustive, so every new message has to decide.
fn topic(message: &ToClient) -> Option<Topic> {
    match message {
        ToClient::Present { id, .. } => Some(Topic::Present(id.clone())),
        ToClient::Lobby { .. } | ToClient::LobbyChange { .. } => Some(Topic::Lobby),
        ToClient::Notices { .. } => Some(Topic::Notices),
        ToClient::Welcome { .. }
        | ToClient::Game { .. }
        | ToClient::Entries { .. }
        | ToClient::Accepted { .. }
        | ToClient::Refused { .. }
        | ToClient::Said { .. }
        | ToClient::Notice { .. }
        | ToClient::Pong { .. } => None,
    }
}

impl State {
    /// A complete state of its topic; `None` if the message is an event.
    pub fn new(message: ToClient) -> Option<Self> {
        let topic = topic(&message)?;
        let message = Outgoing::new(message);
        Some(Self { topic, whole: Arc::clone(&message), message })
    }

    /// A change relative to the previous state; `whole` is the complete state.
    pub fn change(message: ToClient, whole: &Self) -> Option<Self> {
        let topic = topic(&message)?;
        Some(Self { topic, message: Outgoing::new(message), whole: Arc::clone(&whole.whole) })
    }
}
