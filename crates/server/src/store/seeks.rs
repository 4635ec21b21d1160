//! Seeks: players who wait to be paired.

use super::{Error, Store, Write};
use crate::time::Moment;

/// What a player seeks.
pub struct Seek<'a> {
    pub account: &'a str,
    /// The rating pool.
    pub pool: &'a str,
    /// The terms as text: only equal ones are paired.
    pub terms: &'a str,
    pub rating: f64,
}

/// The age limits of valid seeks.
#[derive(Copy, Clone)]
pub struct Oldest {
    /// When the seek was made.
    pub made: Moment,
    /// When its player was last seen.
    pub seen: Moment,
}

/// Players with an equal seek and a rating at most `within` apart, those waiting longest first.
pub async fn partners(
    store: &Store,
    seek: &Seek<'_>,
    oldest: Oldest,
    within: f64,
) -> Result<Vec<String>, Error> {
    let sql = "SELECT s.account FROM seeks s WHERE s.pool = $1 AND s.terms = $2 AND s.account <> $3 \
               AND s.created_at > $4 AND s.seen_at > $7 AND s.rating BETWEEN $5 AND $6 \
               AND NOT EXISTS (SELECT 1 FROM blocks b \
               WHERE (b.account = s.account AND b.other = $3) OR (b.account = $3 AND b.other = s.account)) \
               ORDER BY s.created_at LIMIT 5";
    let (low, high) = (seek.rating - within, seek.rating + within);
    let args = args![seek.pool, seek.terms, seek.account, oldest.made, low, high, oldest.seen];
    store.keyed().all(sql, args).await
}

/// The number of seeks, by terms.
pub async fn counts(store: &Store, oldest: Oldest) -> Result<Vec<(String, i64)>, Error> {
    let sql = "SELECT terms, COUNT(*) FROM seeks WHERE created_at > $1 AND seen_at > $2 GROUP BY terms ORDER BY terms";
    store.keyed().all(sql, args![oldest.made, oldest.seen]).await
}

/// The players whose seeks were made after a moment.
pub async fn waiting(store: &Store, since: Moment) -> Result<Vec<String>, Error> {
    store.keyed().all("SELECT account FROM seeks WHERE created_at > $1", args![since]).await
}

/// Whether an account has a seek.
pub async fn exists(store: &Store, account: &str) -> Result<bool, Error> {
    Ok(store.keyed().count("SELECT COUNT(*) FROM seeks WHERE account = $1", args![account]).await? > 0)
}

/// Records that these players were seen.
pub fn seen(accounts: &[String], now: Moment) -> Write {
    let sql = "UPDATE seeks SET seen_at = $2 WHERE account = $1";
    accounts.iter().fold(Write::new(), |write, account| write.and(sql, args![account, now]))
}

/// Stores a seek and replaces an earlier one.
pub fn set(seek: &Seek<'_>, now: Moment) -> Write {
    let sql = "INSERT INTO seeks (account, pool, terms, rating, created_at, seen_at) VALUES ($1, $2, $3, $4, $5, $5) \
               ON CONFLICT (account) DO UPDATE SET pool = $2, terms = $3, rating = $4, created_at = $5, seen_at = $5";
    Write::new().and(sql, args![seek.account, seek.pool, seek.terms, seek.rating, now])
}

/// Deletes the seek of an account; a conflict if it has none.
pub fn take(account: &str) -> Write {
    Write::new().must("DELETE FROM seeks WHERE account = $1", args![account])
}

/// Deletes the seek of an account, if it has one.
pub fn forget(account: &str) -> Write {
    Write::new().and("DELETE FROM seeks WHERE account = $1", args![account])
}
