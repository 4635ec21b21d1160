//! What goes out to connections. An [`Event`] is one of many and counts by itself: each is told, in order. A [`State`]
//! says how something stands now: the last one counts, and one that was not sent yet is replaced. So states never
//! fill a queue, however often they change.

use axum::extract::ws::Utf8Bytes;
use protocol::live::ToClient;
use std::sync::{Arc, OnceLock};

/// A message on its way to connections. It becomes text once for all who hear it, when the first of them sends it;
/// whoever reads it inside the server has no need of the text.
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

    /// The message as it goes over the wire.
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

/// How something stands now.
#[derive(Clone, Debug)]
pub struct State {
    pub(super) topic: Topic,
    pub(super) message: Arc<Outgoing>,
    /// What takes its place where the state before it was not sent either: a change makes no sense without the one
    /// before it.
    pub(super) whole: Arc<Outgoing>,
}

/// What a state is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Who is at a game.
    Present(String),
    Lobby,
    /// How much waits for an account.
    Notices,
}

/// What a message is the state of; none for events. Every new message has to decide here.
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
    /// A state that says everything about its topic; none if the message is an event.
    pub fn new(message: ToClient) -> Option<Self> {
        let topic = topic(&message)?;
        let message = Outgoing::new(message);
        Some(Self { topic, whole: Arc::clone(&message), message })
    }

    /// What has changed since the state before it; `whole` says everything.
    pub fn change(message: ToClient, whole: &Self) -> Option<Self> {
        let topic = topic(&message)?;
        Some(Self { topic, message: Outgoing::new(message), whole: Arc::clone(&whole.whole) })
    }
}
