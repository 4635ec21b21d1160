//! Known devices: browsers that have signed in to an account, marked by a cookie that outlives the session.
//! It grants no access; it only keeps the wrong guesses of others from slowing the owner down.

use super::People;
use crate::fail::Answer;
use crate::secret;
use crate::store::{Write, devices};
use crate::time::DAY;
use protocol::people::Device;

/// How long an unused device stays known; browsers keep no cookie longer.
pub const LASTS: i64 = 400 * DAY;
/// The most known devices of an account.
const MOST: i64 = 50;

/// The write that makes a device known to an account, and its new secret. The secret changes each time, so
/// that nobody can plant one that they know. Other accounts on the device move to the new secret.
pub fn remember(account: &str, old: Option<&str>, now: i64) -> (Write, String) {
    let secret = secret::random(43);
    let hash = secret::hash(&secret);
    let write = match old {
        Some(old) => devices::change(old, &hash),
        None => Write::new(),
    };
    (write.then(devices::remember(account, &hash, now, MOST)), secret)
}

impl People {
    /// Makes this device known to an account whose owner has proved their identity, so that they need not
    /// wait for the wrong guesses of others. Returns the new secret.
    pub(super) async fn remember_device(&self, account: &str, old: Option<&str>) -> Answer<String> {
        let (write, secret) = remember(account, old, self.time.now());
        self.store.write(write).await?;
        Ok(secret)
    }

    pub async fn knows(&self, account: &str, device: &str) -> Answer<bool> {
        Ok(devices::knows(&self.store, account, device, self.time.now() - LASTS).await?)
    }

    pub async fn devices(&self, account: &str) -> Answer<Vec<Device>> {
        Ok(devices::list(&self.store, account).await?)
    }
}
