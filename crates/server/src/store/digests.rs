//! Digests: recipients, and notices that no mail has told yet.

use super::{Error, Store, Write};
use crate::time::Moment;
use serde::Deserialize;

/// The recipient of a digest.
#[derive(Clone, Debug, Deserialize)]
pub struct Recipient {
    pub name: String,
    /// The confirmed address.
    pub mail: String,
}

/// The recipient of an account's digest; `None` without a confirmed address.
pub async fn recipient(store: &Store, account: &str) -> Result<Option<Recipient>, Error> {
    let sql = "SELECT name, mail FROM accounts \
               WHERE id = $1 AND mail IS NOT NULL AND mail_confirmed = 1 AND closed_at IS NULL";
    store.keyed().first(sql, args![account]).await
}

/// Marks a notice as told by mail, or not to be mailed.
pub fn told(id: &str) -> Write {
    Write::new().and("UPDATE notices SET mail = 0 WHERE id = $1", args![id])
}

/// Records when a digest was sent.
pub fn mailed(account: &str, now: Moment) -> Write {
    Write::new().and("UPDATE notice_settings SET mailed_at = $2 WHERE account = $1", args![account, now])
}

/// Queues another digest if notices are left.
pub fn again(account: &str, due: Moment) -> Write {
    let sql = "INSERT INTO notice_deliveries (id, account, way, target, due) \
               SELECT CAST($1 AS TEXT), a.id, 'mail', a.id, CAST($3 AS BIGINT) FROM accounts a \
               WHERE a.id = $2 AND EXISTS (SELECT 1 FROM notices n WHERE n.account = a.id AND n.mail = 1) \
               ON CONFLICT (id) DO NOTHING";
    Write::new().and(sql, args![format!("mail/{account}"), account, due])
}
