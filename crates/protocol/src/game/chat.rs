//! What is said at a game.

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
    /// Read and written by the players; spectators never see it.
    Players,
    /// Written by spectators; players see it when the game is over.
    Spectators,
}

/// A message to be sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewMessage {
    /// The room: players and spectators do not hear each other.
    pub room: Room,
    /// The text, up to 500 characters.
    pub text: String,
}

/// A message that was sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Message {
    /// Its number in its room.
    #[ts(type = "number")]
    pub number: i64,
    /// The room: players and spectators do not hear each other.
    pub room: Room,
    /// Who; nobody if the account is gone.
    pub name: String,
    /// The text as it was written: to be escaped where it is shown.
    pub text: String,
    /// When it was entered, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}
