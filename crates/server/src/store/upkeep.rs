//! Deletes expired rows in batches: each write takes a few rows, so that no turn waits for it.

use super::{Error, Store, Write};
use crate::time::Moment;
use serde::Deserialize;

/// The most rows per write.
pub const PORTION: i64 = 200;

/// Deletes sessions unused since a moment.
pub fn sessions(before: Moment) -> Write {
    let sql = "DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE seen_at < $1 LIMIT $2)";
    Write::new().and(sql, args![before, PORTION])
}

/// Deletes consents from before a moment whose codes were never used.
pub fn codes(before: Moment) -> Write {
    let sql = "DELETE FROM consents WHERE id IN \
               (SELECT id FROM consents WHERE family IS NULL AND created_at < $1 LIMIT $2)";
    Write::new().and(sql, args![before, PORTION])
}

/// Deletes consents not renewed since a moment; their tokens have expired.
pub fn consents(before: Moment) -> Write {
    let sql = "DELETE FROM consents WHERE id IN (SELECT id FROM consents WHERE renewed_at < $1 LIMIT $2)";
    Write::new().and(sql, args![before, PORTION])
}

/// Deletes expired links.
pub fn links(now: Moment) -> Write {
    let sql = "DELETE FROM links WHERE hash IN (SELECT hash FROM links WHERE expires_at < $1 LIMIT $2)";
    Write::new().and(sql, args![now, PORTION])
}

/// Deletes counters of rate limits from before a moment.
pub fn limits(before: Moment) -> Write {
    let sql =
        "DELETE FROM limits WHERE (id, since) IN (SELECT id, since FROM limits WHERE since < $1 LIMIT $2)";
    Write::new().and(sql, args![before, PORTION])
}

/// Deletes counters of guesses from before a moment.
pub fn guesses(before: Moment) -> Write {
    let sql = "DELETE FROM guesses WHERE id IN (SELECT id FROM guesses WHERE at < $1 LIMIT $2)";
    Write::new().and(sql, args![before, PORTION])
}

/// Deletes known devices unused since a moment.
pub fn devices(before: Moment) -> Write {
    let sql = "DELETE FROM devices WHERE (hash, account) IN \
               (SELECT hash, account FROM devices WHERE seen_at < $1 LIMIT $2)";
    Write::new().and(sql, args![before, PORTION])
}

/// Deletes presence notes from before a moment.
pub fn presence(before: Moment) -> Write {
    let sql = "DELETE FROM presence WHERE (account, game, node) IN \
               (SELECT account, game, node FROM presence WHERE until < $1 LIMIT $2)";
    Write::new().and(sql, args![before, PORTION])
}

/// Deletes seeks from before a moment.
pub fn seeks(before: Moment) -> Write {
    let sql = "DELETE FROM seeks WHERE account IN (SELECT account FROM seeks WHERE created_at < $1 LIMIT $2)";
    Write::new().and(sql, args![before, PORTION])
}

/// Deletes withdrawn notices from before a moment.
pub fn withdrawn_notices(before: Moment) -> Write {
    let sql = "DELETE FROM notices WHERE id IN (SELECT id FROM notices WHERE gone = 1 AND at < $1 LIMIT $2)";
    Write::new().and(sql, args![before, PORTION])
}

/// Deletes notices from before a moment that wait for no action.
pub fn old_notices(before: Moment) -> Write {
    let sql = "DELETE FROM notices WHERE id IN (SELECT id FROM notices WHERE waits = 0 AND at < $1 LIMIT $2)";
    Write::new().and(sql, args![before, PORTION])
}

/// Renews SQLite's planner statistics for tables that have changed much.
pub fn optimize() -> Write {
    Write::new().and("PRAGMA optimize", vec![])
}

/// A guest, for upkeep.
#[derive(Deserialize)]
pub struct Guest {
    pub id: String,
    pub created_at: Moment,
    /// Whether they have a session.
    pub signed_in: bool,
    /// Whether they sit at a game, are invited to one, or were reported.
    pub left_traces: bool,
}

/// Guests from before a moment, after a cursor, in order of creation; at most [`PORTION`].
pub async fn guests(store: &Store, moment: Moment, id: &str, before: Moment) -> Result<Vec<Guest>, Error> {
    let sql = "SELECT a.id, a.created_at, \
               EXISTS (SELECT 1 FROM sessions s WHERE s.account = a.id) AS signed_in, \
               (EXISTS (SELECT 1 FROM players p WHERE p.account = a.id) \
               OR EXISTS (SELECT 1 FROM players p WHERE p.invited = a.id) \
               OR EXISTS (SELECT 1 FROM reports r WHERE r.about = a.id)) AS left_traces \
               FROM accounts a WHERE a.kind = 'guest' AND a.created_at >= $1 AND (a.created_at > $1 OR a.id > $2) \
               AND a.created_at < $3 ORDER BY a.created_at, a.id LIMIT $4";
    store.lists().all(sql, args![moment, id, before, PORTION]).await
}

/// Deletes a guest without traces and sessions.
pub fn forget_guest(account: &str) -> Write {
    Write::new().and(
        "DELETE FROM accounts WHERE id = $1 AND kind = 'guest' \
         AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.account = accounts.id) \
         AND NOT EXISTS (SELECT 1 FROM players p WHERE p.account = accounts.id) \
         AND NOT EXISTS (SELECT 1 FROM players p WHERE p.invited = accounts.id)",
        args![account],
    )
}

/// An open game, for upkeep.
#[derive(Deserialize)]
pub struct Open {
    pub id: String,
    pub creator: String,
}

/// Open games from before a moment, oldest first; at most [`PORTION`].
pub async fn open_since(store: &Store, before: Moment) -> Result<Vec<Open>, Error> {
    let sql = "SELECT id, creator FROM games WHERE status = 'open' AND public IN (0, 1) AND created_at < $1 \
               AND creator IS NOT NULL ORDER BY created_at LIMIT $2";
    store.lists().all(sql, args![before, PORTION]).await
}

/// An open game of a guest.
#[derive(Deserialize)]
pub struct OfGuest {
    pub open: Open,
    /// When the guest was last seen; 0 for never.
    pub seen: Moment,
}

/// Open games of guests not seen since a moment.
pub async fn open_of_silent_guests(store: &Store, since: Moment) -> Result<Vec<OfGuest>, Error> {
    let sql = "SELECT g.id AS open_id, g.creator AS open_creator, \
               COALESCE((SELECT MAX(p.until) FROM presence p WHERE p.account = g.creator), 0) AS seen FROM games g JOIN accounts a ON a.id = g.creator \
               WHERE g.status = 'open' AND g.public IN (0, 1) AND g.created_at < $1 AND a.kind = 'guest' \
               AND NOT EXISTS (SELECT 1 FROM presence q WHERE q.account = g.creator AND q.until > $1) \
               LIMIT $2";
    store.lists().all(sql, args![since, PORTION]).await
}
