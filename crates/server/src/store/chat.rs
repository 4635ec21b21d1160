//! Chat messages at games.

use super::{Error, Store, Write};
use crate::time::Moment;
use protocol::game::{Message, Room};
use protocol::people::OwnMessage;
use serde::Deserialize;

/// The number of the last message of a room; 0 if there is none.
pub async fn last_number(store: &Store, game: &str, room: Room) -> Result<i64, Error> {
    let sql = "SELECT COALESCE(MAX(number), 0) FROM chat WHERE game = $1 AND room = $2";
    store.keyed().count(sql, args![game, <&str>::from(room)]).await
}

/// Adds a message; a conflict if its number is taken.
pub fn add(game: &str, account: &str, message: &Message) -> Write {
    let sql = "INSERT INTO chat (game, room, number, account, text, at) VALUES ($1, $2, $3, $4, $5, $6)";
    let room = <&str>::from(message.room);
    Write::new().must(sql, args![game, room, message.number, account, &message.text, message.at])
}

/// The last 200 messages of a room, in order.
pub async fn last(store: &Store, game: &str, room: Room) -> Result<Vec<Message>, Error> {
    let sql = "SELECT c.number, c.room, COALESCE(a.name, '') AS name, c.text, c.at FROM chat c \
               LEFT JOIN accounts a ON a.id = c.account WHERE c.game = $1 AND c.room = $2 \
               ORDER BY c.number DESC LIMIT 200";
    let mut messages: Vec<Message> = store.lists().all(sql, args![game, <&str>::from(room)]).await?;
    messages.reverse();
    Ok(messages)
}

/// A message and its game.
#[derive(Deserialize)]
pub struct Said {
    pub game: String,
    pub message: Message,
}

/// The messages at these games since a moment.
pub async fn since(store: &Store, games: &[String], since: Moment) -> Result<Vec<Said>, Error> {
    let sql = "SELECT c.game, c.room AS message_room, c.number AS message_number, \
               COALESCE(a.name, '') AS message_name, c.text AS message_text, c.at AS message_at FROM chat c \
               LEFT JOIN accounts a ON a.id = c.account WHERE c.at >= $1 AND c.game IN ($IN) ORDER BY c.number";
    store.lists().among(sql, args![since], games).await
}

/// The text of a message, if this account wrote it.
pub async fn text_of(
    store: &Store,
    account: &str,
    game: &str,
    room: Room,
    number: i64,
) -> Result<Option<String>, Error> {
    let sql = "SELECT text FROM chat WHERE game = $1 AND room = $2 AND number = $3 AND account = $4";
    store.keyed().first(sql, args![game, <&str>::from(room), number, account]).await
}

/// All messages of an account, for its export.
pub async fn own(store: &Store, account: &str) -> Result<Vec<OwnMessage>, Error> {
    // `at + 0` keeps the planner from using the index on `at`, which is useless here.
    let sql = "SELECT game, room, text, at FROM chat WHERE account = $1 ORDER BY at + 0, game, number";
    store.lists().all(sql, args![account]).await
}

/// Erases the text and the author of all messages of an account.
pub fn erase(account: &str) -> Write {
    Write::new().and("UPDATE chat SET text = '', account = NULL WHERE account = $1", args![account])
}
