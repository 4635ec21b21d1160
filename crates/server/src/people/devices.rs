//! Devices that an account knows: browsers in which somebody has signed in to it. A cookie of its own says so,
//! long after the session has ended. It opens nothing; it only keeps the wrong passwords of others from slowing
//! the owner down.

use super::People;
use crate::fail::Answer;
use crate::secret;
use crate::store::{Write, devices};
use crate::time::DAY;
use protocol::people::Device;

/// How long a device is known that is not used; browsers keep a cookie no longer.
pub const LASTS: i64 = 400 * DAY;
/// How many devices an account knows at most.
const MOST: i64 = 50;

/// What makes a device known to an account, and its new secret. The secret changes every time, so that nobody
/// has planted one that they know; other accounts go along.
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
    /// Makes the device that asks known to an account: who has proved to own it does not wait for the wrong tries of
    /// others. Gives its new secret.
    pub(super) async fn remember_device(&self, account: &str, old: Option<&str>) -> Answer<String> {
        let (write, secret) = remember(account, old, self.time.now());
        self.store.write(write).await?;
        Ok(secret)
    }

    /// Whether an account knows a device.
    pub async fn knows(&self, account: &str, device: &str) -> Answer<bool> {
        Ok(devices::knows(&self.store, account, device, self.time.now() - LASTS).await?)
    }

    /// The devices that an account knows.
    pub async fn devices(&self, account: &str) -> Answer<Vec<Device>> {
        Ok(devices::list(&self.store, account).await?)
    }
}
