//! Deliveries to devices and webhooks, and their targets. A node leases a delivery by a compare-and-swap on
//! its due time, so that no other node takes it; if it is not finished, the lease expires and it is due
//! again.

use super::{Error, Store, Write, accounts};
use crate::time::Moment;
use protocol::notices::{PushDevice, Webhook, WebhookShape};
use serde::Deserialize;

/// The way of a delivery. The database stores the name of the variant.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Way {
    /// To a device, by its push service.
    Push,
    Webhook,
    /// A digest to the mail address of the account.
    Mail,
}

/// A queued delivery.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Delivery {
    pub id: String,
    /// `None` for a digest.
    pub notice: Option<String>,
    pub account: String,
    /// The device, the webhook or the account.
    pub target: String,
    /// When it is due; while it is leased, when the lease expires.
    pub due: Moment,
    /// Attempts so far.
    pub tries: i64,
}

/// Queues the delivery of a notice to a device or webhook.
pub fn add(way: Way, notice: &str, account: &str, target: &str, due: Moment) -> Write {
    let sql = "INSERT INTO notice_deliveries (id, notice, account, way, target, due) VALUES ($1, $2, $3, $4, $5, $6) \
               ON CONFLICT (id) DO NOTHING";
    Write::new()
        .and(sql, args![format!("{notice}/{target}"), notice, account, <&str>::from(way), target, due])
}

/// Queues a digest; one that is queued already keeps its due time. The row is locked until commit, so that
/// whoever finishes the digest concurrently sees the new notices.
pub fn add_digest(account: &str, due: Moment) -> Write {
    let sql = "INSERT INTO notice_deliveries (id, account, way, target, due) VALUES ($1, $2, 'mail', $2, $3) \
               ON CONFLICT (id) DO UPDATE SET account = $2";
    Write::new().and(sql, args![format!("mail/{account}"), account, due])
}

/// Changes the due time of an account's digest; `None` cancels it.
pub fn move_digest(account: &str, due: Option<Moment>) -> Write {
    let id = format!("mail/{account}");
    match due {
        Some(due) => {
            Write::new().and("UPDATE notice_deliveries SET due = $2, tries = 0 WHERE id = $1", args![id, due])
        }
        // Its notices will not be mailed, even if mail is wanted again later.
        None => Write::new()
            .and("DELETE FROM notice_deliveries WHERE id = $1", args![id])
            .and("UPDATE notices SET mail = 0 WHERE account = $1 AND mail = 1", args![account]),
    }
}

/// The most accounts that a query can skip.
pub const BUSY: usize = 16;

/// The deliveries due by one way, oldest first, without those of the busy accounts, of which at most [`BUSY`]
/// are skipped.
pub async fn due(store: &Store, way: Way, now: Moment, busy: &[String]) -> Result<Vec<Delivery>, Error> {
    let sql = "SELECT id, notice, account, target, due, tries FROM notice_deliveries WHERE way = $1 AND due <= $2 \
               AND account NOT IN ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) \
               ORDER BY due LIMIT 64";
    let nobody = std::iter::repeat("");
    let busy = busy.iter().map(String::as_str).chain(nobody).take(BUSY).map(Into::into);
    store.keyed().all(sql, args![<&str>::from(way), now].into_iter().chain(busy).collect()).await
}

/// Leases a delivery until a moment; changes no row if another node has leased it.
pub fn take(delivery: &Delivery, until: Moment) -> Write {
    let sql = "UPDATE notice_deliveries SET due = $3, tries = tries + 1 WHERE id = $1 AND due = $2";
    Write::new().and(sql, args![&delivery.id, delivery.due, until])
}

/// Postpones a leased delivery to its next attempt.
pub fn put_off(delivery: &Delivery, due: Moment) -> Write {
    let sql = "UPDATE notice_deliveries SET due = $3 WHERE id = $1 AND due = $2";
    Write::new().and(sql, args![&delivery.id, delivery.due, due])
}

/// Deletes a leased delivery that is done or given up.
pub fn finish(delivery: &Delivery) -> Write {
    let sql = "DELETE FROM notice_deliveries WHERE id = $1 AND due = $2";
    Write::new().and(sql, args![&delivery.id, delivery.due])
}

/// A target of an account's notices.
#[derive(Clone, Debug, Deserialize)]
pub struct Target {
    pub account: String,
    pub id: String,
}

/// The devices of these accounts.
pub async fn devices_of(store: &Store, accounts: &[String]) -> Result<Vec<Target>, Error> {
    store.keyed().among("SELECT account, id FROM push_devices WHERE account IN ($IN)", vec![], accounts).await
}

/// The webhooks of these accounts.
pub async fn webhooks_of(store: &Store, accounts: &[String]) -> Result<Vec<Target>, Error> {
    store.keyed().among("SELECT account, id FROM webhooks WHERE account IN ($IN)", vec![], accounts).await
}

/// A device for Web Push.
#[derive(Clone, Debug, Deserialize)]
pub struct Device {
    pub id: String,
    pub account: String,
    /// The session that registered it.
    pub session: String,
    /// The URL at the push service.
    pub endpoint: String,
    /// The public key of the browser, and the authentication secret.
    pub p256dh: String,
    pub auth: String,
    /// The language of its messages.
    pub lang: String,
    pub agent: String,
    pub created_at: Moment,
}

pub async fn device(store: &Store, id: &str) -> Result<Option<Device>, Error> {
    let sql = "SELECT id, account, session, endpoint, p256dh, auth, lang, agent, created_at FROM push_devices \
               WHERE id = $1";
    store.keyed().first(sql, args![id]).await
}

/// Registers a device. A browser that registers again updates its device, even under another account. A
/// conflict if the account has `most` other devices.
pub fn add_device(device: &Device, hash: &str, most: i64) -> Write {
    let room = "UPDATE accounts SET created_at = created_at WHERE id = $1 \
                AND (SELECT COUNT(*) FROM push_devices p WHERE p.account = $1 AND p.hash <> $2) < $3";
    accounts::hold(&device.account)
        .must(room, args![&device.account, hash, most])
        .and(
            "DELETE FROM notice_deliveries WHERE target IN \
             (SELECT p.id FROM push_devices p WHERE p.hash = $1 AND p.account <> $2)",
            args![hash, &device.account],
        )
        .and("DELETE FROM push_devices WHERE hash = $1 AND account <> $2", args![hash, &device.account])
        .and(
            "INSERT INTO push_devices (id, account, session, hash, endpoint, p256dh, auth, lang, agent, created_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (hash) DO UPDATE SET session = $3, \
             p256dh = $6, auth = $7, lang = $8, agent = $9",
            args![
                &device.id,
                &device.account,
                &device.session,
                hash,
                &device.endpoint,
                &device.p256dh,
                &device.auth,
                &device.lang,
                &device.agent,
                device.created_at,
            ],
        )
}

/// The identifier of the account's device with this endpoint, by its hash.
pub async fn device_by_hash(store: &Store, account: &str, hash: &str) -> Result<Option<String>, Error> {
    let sql = "SELECT id FROM push_devices WHERE hash = $1 AND account = $2";
    store.keyed().first(sql, args![hash, account]).await
}

/// The devices of an account, oldest first.
pub async fn devices(store: &Store, account: &str) -> Result<Vec<PushDevice>, Error> {
    let sql = "SELECT id, endpoint AS service, agent, lang AS language, created_at FROM push_devices \
               WHERE account = $1 ORDER BY created_at, id LIMIT 32";
    store.keyed().all(sql, args![account]).await
}

/// Deletes a device of an account and its deliveries.
pub fn forget_device(account: &str, id: &str) -> Write {
    Write::new()
        .and("DELETE FROM push_devices WHERE id = $1 AND account = $2", args![id, account])
        .and("DELETE FROM notice_deliveries WHERE target = $1 AND account = $2", args![id, account])
}

/// A webhook.
#[derive(Clone, Debug, Deserialize)]
pub struct Hook {
    pub id: String,
    pub account: String,
    pub url: String,
    pub shape: WebhookShape,
    /// The key of its signatures.
    pub secret: String,
}

pub async fn hook(store: &Store, id: &str) -> Result<Option<Hook>, Error> {
    let sql = "SELECT id, account, url, shape, secret FROM webhooks WHERE id = $1";
    store.keyed().first(sql, args![id]).await
}

/// Adds a webhook; a conflict if the account has `most` already.
pub fn add_hook(hook: &Hook, now: Moment, most: i64) -> Write {
    let room = "UPDATE accounts SET created_at = created_at WHERE id = $1 \
                AND (SELECT COUNT(*) FROM webhooks w WHERE w.account = $1) < $2";
    let sql =
        "INSERT INTO webhooks (id, account, url, shape, secret, created_at) VALUES ($1, $2, $3, $4, $5, $6)";
    accounts::hold(&hook.account)
        .must(room, args![&hook.account, most])
        .must(sql, args![&hook.id, &hook.account, &hook.url, <&str>::from(hook.shape), &hook.secret, now])
}

/// The webhooks of an account without their secrets, oldest first.
pub async fn hooks(store: &Store, account: &str) -> Result<Vec<Webhook>, Error> {
    let sql = "SELECT id, url, shape, created_at, CAST(NULL AS TEXT) AS secret FROM webhooks WHERE account = $1 \
               ORDER BY created_at, id LIMIT 32";
    store.keyed().all(sql, args![account]).await
}

/// Deletes a webhook of an account and its deliveries.
pub fn forget_hook(account: &str, id: &str) -> Write {
    Write::new()
        .and("DELETE FROM webhooks WHERE id = $1 AND account = $2", args![id, account])
        .and("DELETE FROM notice_deliveries WHERE target = $1 AND account = $2", args![id, account])
}

/// Deletes all webhooks of an account and their deliveries.
pub fn forget_hooks(account: &str) -> Write {
    Write::new()
        .and("DELETE FROM webhooks WHERE account = $1", args![account])
        .and("DELETE FROM notice_deliveries WHERE account = $1 AND way = 'webhook'", args![account])
}

/// The private and the public key for push services. The first pair stored is that of all nodes.
pub async fn push_key(store: &Store) -> Result<Option<(String, String)>, Error> {
    store.keyed().first("SELECT private, public FROM push_keys WHERE id = 1", args![]).await
}

/// Stores a key pair, unless there is one.
pub fn add_push_key(private: &str, public: &str, now: Moment) -> Write {
    let sql = "INSERT INTO push_keys (id, private, public, created_at) VALUES (1, $1, $2, $3) ON CONFLICT (id) DO NOTHING";
    Write::new().and(sql, args![private, public, now])
}
