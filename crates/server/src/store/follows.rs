//! Followed players, and whether they are online.

use super::{Error, Store, Write};
use crate::time::Moment;
use protocol::people::Followed;

/// The players that an account follows, by name. A player seen since a moment is online, except for accounts
/// that they have blocked; the game is a public one.
pub async fn list(store: &Store, account: &str, since: Moment) -> Result<Vec<Followed>, Error> {
    let sql = "SELECT a.name, (EXISTS (SELECT 1 FROM presence p WHERE p.account = a.id AND p.until > $2) \
               AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.account = a.id AND b.other = $1)) AS online, \
               (SELECT MAX(g.id) FROM players s CROSS JOIN games g \
               WHERE g.id = s.game AND s.account = a.id AND s.live = 1 AND g.status = 'playing' AND g.public = 1) AS playing \
               FROM follows f JOIN accounts a ON a.id = f.other WHERE f.account = $1 AND a.closed_at IS NULL \
               ORDER BY a.name";
    store.lists().all(sql, args![account, since]).await
}

/// How many players an account follows.
pub async fn count(store: &Store, account: &str) -> Result<i64, Error> {
    store.keyed().count("SELECT COUNT(*) FROM follows WHERE account = $1", args![account]).await
}

pub fn follow(account: &str, other: &str) -> Write {
    let sql = "INSERT INTO follows (account, other) VALUES ($1, $2) ON CONFLICT (account, other) DO NOTHING";
    Write::new().and(sql, args![account, other])
}

pub fn unfollow(account: &str, other: &str) -> Write {
    Write::new().and("DELETE FROM follows WHERE account = $1 AND other = $2", args![account, other])
}

/// Deletes whom an account follows and who follows it.
pub fn forget(account: &str) -> Write {
    Write::new().and("DELETE FROM follows WHERE account = $1 OR other = $1", args![account])
}
