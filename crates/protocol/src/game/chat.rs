//! The chat of a game.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;
use utoipa::ToSchema;

/// A chat room of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema, TS, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum Room {
    /// The players' room. Spectators never see it.
    Players,
    /// The spectators' room. Players see it once the game is over.
    Spectators,
}

/// A message to send.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewMessage {
    /// The room. Players and spectators do not see each other's messages.
    pub room: Room,
    /// The text, up to 500 characters.
    pub text: String,
}

/// A message that was sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Message {
    /// The message's number in its room.
    #[ts(type = "number")]
    pub number: i64,
    /// The room. Players and spectators do not see each other's messages.
    pub room: Room,
    /// The author's name; empty if the account was deleted.
    pub name: String,
    /// The text as its author wrote it. Escape it before display.
    pub text: String,
    /// When the message was sent, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}
