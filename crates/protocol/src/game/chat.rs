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
    /// Those who play.
    Players,
    /// Those who watch.
    Spectators,
}

/// A message to be sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewMessage {
    /// Where.
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
    /// Where.
    pub room: Room,
    /// Who; nobody if the account is gone.
    pub name: String,
    /// The text as it was written: to be escaped where it is shown.
    pub text: String,
    /// When.
    #[ts(type = "number")]
    pub at: i64,
}
