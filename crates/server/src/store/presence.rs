//! Presence notes: until when an account counts as present, in a game or anywhere, by node.

use super::{Error, Store, Write};
use crate::time::Moment;

/// In place of a game: requests of any kind.
pub const ANYWHERE: &str = "";

/// Writes until when a node counts an account as present.
pub fn note(account: &str, game: &str, node: &str, until: Moment) -> Write {
    let sql = "INSERT INTO presence (account, game, node, until) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (account, game, node) DO UPDATE SET until = $4";
    Write::new().and(sql, args![account, game, node, until])
}

/// The notes of all nodes about an account, in a game and anywhere, up to a moment.
pub async fn of(
    store: &Store,
    account: &str,
    game: &str,
    latest: Moment,
) -> Result<Vec<(String, Moment)>, Error> {
    let sql = "SELECT game, until FROM presence WHERE account = $1 AND game IN ('', $2) AND until <= $3";
    store.keyed().all(sql, args![account, game, latest]).await
}

/// Which of these accounts count as present after a moment, in a game or anywhere. Notes after `latest` are
/// ignored.
pub async fn present(
    store: &Store,
    accounts: &[String],
    after: Moment,
    latest: Moment,
) -> Result<Vec<String>, Error> {
    let sql = "SELECT DISTINCT account FROM presence WHERE until > $1 AND until <= $2 AND account IN ($IN)";
    store.keyed().among(sql, args![after, latest], accounts).await
}

/// A conflict if an account was seen after a moment, in a game or anywhere. Notes after `latest` are ignored.
pub fn not_seen_after(account: &str, game: &str, last: Moment, latest: Moment) -> Write {
    let sql = "UPDATE games SET id = id WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM presence \
               WHERE account = $2 AND game IN ('', $1) AND until > $3 AND until <= $4)";
    Write::new().must(sql, args![game, account, last, latest])
}

/// Who has a game open on other nodes: node, account and the expiry of the note.
pub async fn elsewhere(
    store: &Store,
    game: &str,
    node: &str,
    now: Moment,
    latest: Moment,
) -> Result<Vec<(String, String, Moment)>, Error> {
    let sql = "SELECT node, account, until FROM presence \
               WHERE game = $1 AND node <> $2 AND until > $3 AND until <= $4";
    store.keyed().all(sql, args![game, node, now, latest]).await
}

pub fn forget(account: &str) -> Write {
    Write::new().and("DELETE FROM presence WHERE account = $1", args![account])
}
