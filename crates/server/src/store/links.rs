//! Links sent by mail, by the hash of their secret.

use super::{Error, Store, Write};
use crate::time::Moment;
use serde::Deserialize;

/// A valid link.
#[derive(Deserialize)]
pub struct Link {
    pub account: String,
    /// The address that it was sent to.
    pub mail: String,
}

/// The link with this secret, if it is valid at a moment.
pub async fn find(store: &Store, hash: &str, kind: &str, now: Moment) -> Result<Option<Link>, Error> {
    let sql = "SELECT l.account, l.mail FROM links l JOIN accounts a ON a.id = l.account \
               WHERE l.hash = $1 AND l.kind = $2 AND l.expires_at > $3 AND a.closed_at IS NULL";
    store.keyed().first(sql, args![hash, kind, now]).await
}

/// Adds a link and deletes older ones of the same kind.
pub fn add(hash: &str, kind: &str, link: &Link, expires: Moment) -> Write {
    forget_kind(&link.account, kind).then(add_one(hash, kind, link, expires))
}

/// Adds a link and keeps older ones of the same kind.
pub fn add_one(hash: &str, kind: &str, link: &Link, expires: Moment) -> Write {
    Write::new().must(
        "INSERT INTO links (hash, account, kind, mail, expires_at) VALUES ($1, $2, $3, $4, $5)",
        args![hash, &link.account, kind, &link.mail, expires],
    )
}

/// Deletes a link; a conflict if it was used already.
pub fn take(hash: &str) -> Write {
    Write::new().must("DELETE FROM links WHERE hash = $1", args![hash])
}

/// Deletes an account's links of one kind.
pub fn forget_kind(account: &str, kind: &str) -> Write {
    Write::new().and("DELETE FROM links WHERE account = $1 AND kind = $2", args![account, kind])
}

/// Deletes all links of an account.
pub fn forget(account: &str) -> Write {
    Write::new().and("DELETE FROM links WHERE account = $1", args![account])
}
