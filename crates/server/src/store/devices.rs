//! Known devices, by the hash of their secret.

use super::{Error, Store, Write};
use crate::time::Moment;
use protocol::people::Device;

/// Changes the secret of a device, for every account that knows it.
pub fn change(old: &str, new: &str) -> Write {
    Write::new().and("UPDATE devices SET hash = $2 WHERE hash = $1", args![old, new])
}

/// Makes a device known to an account, and forgets all but the `most` recently used ones.
pub fn remember(account: &str, hash: &str, now: Moment, most: i64) -> Write {
    Write::new()
        .must(
            "INSERT INTO devices (hash, account, created_at, seen_at) VALUES ($1, $2, $3, $3) \
             ON CONFLICT (hash, account) DO UPDATE SET seen_at = $3",
            args![hash, account, now],
        )
        .and(
            "DELETE FROM devices WHERE account = $1 AND hash NOT IN \
             (SELECT hash FROM devices WHERE account = $1 ORDER BY seen_at DESC, hash LIMIT $2)",
            args![account, most],
        )
}

/// Whether an account knows a device that was used since a moment.
pub async fn knows(store: &Store, account: &str, hash: &str, since: Moment) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM devices WHERE hash = $1 AND account = $2 AND seen_at > $3";
    Ok(store.keyed().count(sql, args![hash, account, since]).await? > 0)
}

pub async fn list(store: &Store, account: &str) -> Result<Vec<Device>, Error> {
    let sql = "SELECT created_at, seen_at FROM devices WHERE account = $1 ORDER BY seen_at DESC, hash";
    store.keyed().all(sql, args![account]).await
}

/// Deletes all known devices of an account.
pub fn forget(account: &str) -> Write {
    Write::new().and("DELETE FROM devices WHERE account = $1", args![account])
}
