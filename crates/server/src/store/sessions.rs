//! Sessions, by the hash of their secret.

use super::accounts::Person;
use super::known::{Found, Owned};
use super::{Error, Store, Write};
use crate::time::Moment;
use protocol::people::Session;
use serde::Deserialize;
use std::collections::HashSet;

/// The holder of a session.
#[derive(Clone, Debug, Deserialize)]
pub struct Visitor {
    pub person: Person,
    /// Its identifier, not its secret.
    pub session: String,
    pub admin: bool,
    /// They may not write until then.
    pub muted_until: Moment,
    /// The last recorded use of the session.
    pub seen_at: Moment,
}

impl Owned for Visitor {
    fn account(&self) -> &str {
        &self.person.id
    }
}

/// The holder of a session, by its secret, if it was used since a moment.
pub async fn visitor(store: &Store, hash: &str, since: Moment) -> Result<Option<Visitor>, Error> {
    let age = match store.seen.sessions.find(hash) {
        Found::Here(visitor) => return Ok(Some(visitor).filter(|visitor| visitor.seen_at > since)),
        Found::Ask(age) => age,
    };
    let sql = "SELECT a.id AS person_id, a.name AS person_name, a.bot AS person_bot, \
               CASE WHEN a.kind IN ('guest', 'user', 'gone') THEN a.kind = 'guest' END AS person_guest, \
               s.id AS session, a.admin, a.muted_until, s.seen_at FROM sessions s \
               JOIN accounts a ON a.id = s.account WHERE s.hash = $1 AND a.closed_at IS NULL AND s.seen_at > $2";
    let found: Option<Visitor> = store.keyed().first(sql, args![hash, since]).await?;
    // Administrators are never cached: another process can revoke their right.
    if let Some(visitor) = found.as_ref().filter(|visitor| !visitor.admin) {
        store.seen.sessions.keep(age, hash, visitor);
    }
    Ok(found)
}

/// The sessions of an account used since a moment; `current` is the one of this request.
pub async fn list(store: &Store, account: &str, current: &str, since: Moment) -> Result<Vec<Session>, Error> {
    let sql = "SELECT id, agent, created_at, seen_at, id = $3 AS current FROM sessions \
               WHERE account = $1 AND seen_at > $2 ORDER BY seen_at DESC, id";
    store.keyed().all(sql, args![account, since, current]).await
}

/// Which of these sessions and tokens exist and have not expired.
pub async fn existing(store: &Store, ids: &[String], now: Moment) -> Result<HashSet<String>, Error> {
    let sql = "SELECT id FROM sessions WHERE id IN ($IN) UNION \
               SELECT id FROM tokens WHERE id IN ($IN) AND (expires_at IS NULL OR expires_at > $1)";
    Ok(store.keyed().among(sql, args![now], ids).await?.into_iter().collect())
}

pub fn add(id: &str, hash: &str, account: &str, agent: &str, now: Moment) -> Write {
    let sql = "INSERT INTO sessions (id, hash, account, agent, created_at, seen_at) VALUES ($1, $2, $3, $4, $5, $5)";
    Write::new().must(sql, args![id, hash, account, agent, now])
}

/// Records the use of a session.
pub fn seen(account: &str, session: &str, now: Moment) -> Write {
    let sql = "UPDATE sessions SET seen_at = $2 WHERE id = $1";
    Write::new().and(sql, args![session, now]).forgetting(account)
}

pub fn end(account: &str, session: &str) -> Write {
    let sql = "DELETE FROM sessions WHERE id = $1 AND account = $2";
    Write::new().and(sql, args![session, account]).forgetting(account)
}

/// Ends all sessions of an account.
pub fn end_all(account: &str) -> Write {
    Write::new().and("DELETE FROM sessions WHERE account = $1", args![account]).forgetting(account)
}

/// Ends all sessions of an account but one.
pub fn end_others(account: &str, but: &str) -> Write {
    let sql = "DELETE FROM sessions WHERE account = $1 AND id <> $2";
    Write::new().and(sql, args![account, but]).forgetting(account)
}
