//! Devices for Web Push.

use super::Notices;
use super::push::browser;
use super::settings::language;
use crate::fail::{Answer, Fail};
use crate::node::limits::SECRETS;
use crate::people::identity::Identity;
use crate::secret;
use crate::store::deliveries::{self as kept, Device};
use protocol::notices::{NewPushDevice, PushDevice};

/// The most devices of an account.
const MOST: i64 = 16;
/// The most characters stored of a `User-Agent`.
const LONGEST: usize = 200;

/// The host of a push endpoint, which is all that its owner is shown.
fn host(endpoint: &str) -> String {
    endpoint.parse::<axum::http::Uri>().ok().and_then(|uri| Some(uri.host()?.to_string())).unwrap_or_default()
}

impl Notices {
    pub async fn devices(&self, account: &str) -> Answer<Vec<PushDevice>> {
        let mut devices = kept::devices(&self.store, account).await?;
        for device in &mut devices {
            device.service = host(&device.service);
        }
        Ok(devices)
    }

    /// Registers the browser of a session. Registering it again updates the same device.
    pub async fn add_device(&self, who: &Identity, agent: &str, new: NewPushDevice) -> Answer<PushDevice> {
        self.post.address(&new.endpoint).ok_or_else(|| Fail::bad("bad-endpoint"))?;
        browser(&new.p256dh, &new.auth).ok_or_else(|| Fail::bad("bad-push-keys"))?;
        let language = language(&new.language).ok_or_else(|| Fail::bad("bad-language"))?;
        self.limits.count(SECRETS, who.id()).await?;
        let hash = secret::hash(&new.endpoint);
        let known = kept::device_by_hash(&self.store, who.id(), &hash).await?;
        let device = Device {
            id: known.unwrap_or_else(secret::id),
            account: who.id().to_string(),
            session: who.session.clone(),
            endpoint: new.endpoint,
            p256dh: new.p256dh,
            auth: new.auth,
            lang: language.code().to_string(),
            agent: agent.chars().take(LONGEST).collect(),
            created_at: self.time.now(),
        };
        let added = self.store.write(kept::add_device(&device, &hash, MOST)).await;
        added.map_err(|refused| Fail::no_room(refused, "too-many-devices", MOST))?;
        let Device { id, endpoint, lang, agent, created_at, .. } = device;
        Ok(PushDevice { id, service: host(&endpoint), agent, language: lang, created_at })
    }

    pub async fn remove_device(&self, account: &str, id: &str) -> Answer<()> {
        let changed = self.store.write(kept::forget_device(account, id)).await?;
        if changed.first() == Some(&1) { Ok(()) } else { Err(Fail::missing()) }
    }
}
