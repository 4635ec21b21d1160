//! Players who wait to be paired.

use super::{Refused, Store, Write};
use crate::time::Moment;

/// What somebody waits for.
pub struct Seek<'a> {
    /// Who waits.
    pub account: &'a str,
    /// The pool.
    pub pool: &'a str,
    /// The terms, as text: only the same ones go together.
    pub terms: &'a str,
    /// The rating.
    pub rating: f64,
}

/// Those who have waited for the same since after a moment, with a rating at most so far apart, longest first.
pub async fn partners(
    store: &Store,
    seek: &Seek<'_>,
    since: Moment,
    within: f64,
) -> Result<Vec<String>, Refused> {
    let sql = "SELECT s.account FROM seeks s WHERE s.pool = $1 AND s.terms = $2 AND s.account <> $3 \
               AND s.created_at > $4 AND s.rating BETWEEN $5 AND $6 AND NOT EXISTS (SELECT 1 FROM blocks b \
               WHERE (b.account = s.account AND b.other = $3) OR (b.account = $3 AND b.other = s.account)) \
               ORDER BY s.created_at LIMIT 5";
    let (low, high) = (seek.rating - within, seek.rating + within);
    let rows = store.rows(sql, args![seek.pool, seek.terms, seek.account, since, low, high]).await?;
    rows.iter().map(|row| row.get(0)).collect()
}

/// How many have waited for the same terms since after a moment, by terms.
pub async fn counts(store: &Store, since: Moment) -> Result<Vec<(String, i64)>, Refused> {
    let sql = "SELECT terms, COUNT(*) FROM seeks WHERE created_at > $1 GROUP BY terms ORDER BY terms";
    store.rows(sql, args![since]).await?.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
}

/// Waits, in place of what the account has waited for before.
pub fn set(seek: &Seek<'_>, now: Moment) -> Write {
    let sql = "INSERT INTO seeks (account, pool, terms, rating, created_at) VALUES ($1, $2, $3, $4, $5) \
               ON CONFLICT (account) DO UPDATE SET pool = $2, terms = $3, rating = $4, created_at = $5";
    Write::new().and(sql, args![seek.account, seek.pool, seek.terms, seek.rating, now])
}

/// Takes the wish of an account away; a conflict if it has none any more.
pub fn take(account: &str) -> Write {
    Write::new().must("DELETE FROM seeks WHERE account = $1", args![account])
}

/// An account waits no more.
pub fn forget(account: &str) -> Write {
    Write::new().and("DELETE FROM seeks WHERE account = $1", args![account])
}
