//! What is to be brought to devices and webhooks, and where these are. Whoever takes a delivery moves its moment on by
//! compare and swap, so that nobody else takes it meanwhile; what was taken and not finished comes due again.

use super::{Error, Store, Write, accounts};
use crate::time::Moment;
use protocol::notices::{PushDevice, Webhook, WebhookShape};
use serde::Deserialize;

/// By which way something is brought. Its name in the database is that of the variant.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Way {
    /// To a device, by its push service.
    Push,
    Webhook,
    /// To the mail address of the account: everything that waits at once.
    Mail,
}

/// Something to be brought somewhere.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Delivery {
    pub id: String,
    /// None for a digest.
    pub notice: Option<String>,
    /// Whom it concerns.
    pub account: String,
    /// The device, the webhook or the account.
    pub target: String,
    /// When it is due; after it was taken, until when nobody else takes it.
    pub due: Moment,
    /// How often it was tried.
    pub tries: i64,
}

/// A notice is to be brought to a device or a webhook.
pub fn add(way: Way, notice: &str, account: &str, target: &str, due: Moment) -> Write {
    let sql = "INSERT INTO notice_deliveries (id, notice, account, way, target, due) VALUES ($1, $2, $3, $4, $5, $6) \
               ON CONFLICT (id) DO NOTHING";
    Write::new()
        .and(sql, args![format!("{notice}/{target}"), notice, account, <&str>::from(way), target, due])
}

/// An account is to get a digest; one that waits already stays as it is. It is held until this is written: whoever
/// finishes it meanwhile then sees what came.
pub fn add_digest(account: &str, due: Moment) -> Write {
    let sql = "INSERT INTO notice_deliveries (id, account, way, target, due) VALUES ($1, $2, 'mail', $2, $3) \
               ON CONFLICT (id) DO UPDATE SET account = $2";
    Write::new().and(sql, args![format!("mail/{account}"), account, due])
}

/// The digest of an account comes at another time, if there is to be one.
pub fn move_digest(account: &str, due: Option<Moment>) -> Write {
    let id = format!("mail/{account}");
    match due {
        Some(due) => {
            Write::new().and("UPDATE notice_deliveries SET due = $2, tries = 0 WHERE id = $1", args![id, due])
        }
        // What was to be told stays untold, also when mails are wanted again.
        None => Write::new()
            .and("DELETE FROM notice_deliveries WHERE id = $1", args![id])
            .and("UPDATE notices SET mail = 0 WHERE account = $1 AND mail = 1", args![account]),
    }
}

/// How many accounts are passed over at most.
pub const BUSY: usize = 16;

/// What is due by one way, the oldest first, but for some accounts; at most [`BUSY`] of them are passed over.
pub async fn due(store: &Store, way: Way, now: Moment, busy: &[String]) -> Result<Vec<Delivery>, Error> {
    let sql = "SELECT id, notice, account, target, due, tries FROM notice_deliveries WHERE way = $1 AND due <= $2 \
               AND account NOT IN ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) \
               ORDER BY due LIMIT 64";
    let nobody = std::iter::repeat("");
    let busy = busy.iter().map(String::as_str).chain(nobody).take(BUSY).map(Into::into);
    store.keyed().all(sql, args![<&str>::from(way), now].into_iter().chain(busy).collect()).await
}

/// Takes a delivery until a moment; it changes no row if somebody else has taken it.
pub fn take(delivery: &Delivery, until: Moment) -> Write {
    let sql = "UPDATE notice_deliveries SET due = $3, tries = tries + 1 WHERE id = $1 AND due = $2";
    Write::new().and(sql, args![&delivery.id, delivery.due, until])
}

/// A delivery that was taken is tried again later.
pub fn put_off(delivery: &Delivery, due: Moment) -> Write {
    let sql = "UPDATE notice_deliveries SET due = $3 WHERE id = $1 AND due = $2";
    Write::new().and(sql, args![&delivery.id, delivery.due, due])
}

/// A delivery that was taken is done, or given up.
pub fn finish(delivery: &Delivery) -> Write {
    let sql = "DELETE FROM notice_deliveries WHERE id = $1 AND due = $2";
    Write::new().and(sql, args![&delivery.id, delivery.due])
}

/// Where the notices of an account go.
#[derive(Clone, Debug, Deserialize)]
pub struct Target {
    pub account: String,
    pub id: String,
}

/// The devices of some accounts.
pub async fn devices_of(store: &Store, accounts: &[String]) -> Result<Vec<Target>, Error> {
    store.keyed().among("SELECT account, id FROM push_devices WHERE account IN ($IN)", vec![], accounts).await
}

/// The webhooks of some accounts.
pub async fn webhooks_of(store: &Store, accounts: &[String]) -> Result<Vec<Target>, Error> {
    store.keyed().among("SELECT account, id FROM webhooks WHERE account IN ($IN)", vec![], accounts).await
}

/// A device as it is reached.
#[derive(Clone, Debug, Deserialize)]
pub struct Device {
    pub id: String,
    pub account: String,
    /// The session that it was signed up in.
    pub session: String,
    /// The address at the push service.
    pub endpoint: String,
    /// The key of the browser, and the secret that it shares.
    pub p256dh: String,
    pub auth: String,
    /// The language of the words.
    pub lang: String,
    pub agent: String,
    pub created_at: Moment,
}

pub async fn device(store: &Store, id: &str) -> Result<Option<Device>, Error> {
    let sql = "SELECT id, account, session, endpoint, p256dh, auth, lang, agent, created_at FROM push_devices \
               WHERE id = $1";
    store.keyed().first(sql, args![id]).await
}

/// Signs up a device. A browser that signs up again is the same device, whoever is signed in now. A conflict if the
/// account has as many others as it may.
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

/// The identifier of the device that signs up by an endpoint, if it is one of the account.
pub async fn device_by_hash(store: &Store, account: &str, hash: &str) -> Result<Option<String>, Error> {
    let sql = "SELECT id FROM push_devices WHERE hash = $1 AND account = $2";
    store.keyed().first(sql, args![hash, account]).await
}

/// The devices of an account, the oldest first.
pub async fn devices(store: &Store, account: &str) -> Result<Vec<PushDevice>, Error> {
    let sql = "SELECT id, endpoint AS service, agent, lang AS language, created_at FROM push_devices \
               WHERE account = $1 ORDER BY created_at, id LIMIT 32";
    store.keyed().all(sql, args![account]).await
}

/// Forgets a device of an account, with what was to be brought there.
pub fn forget_device(account: &str, id: &str) -> Write {
    Write::new()
        .and("DELETE FROM push_devices WHERE id = $1 AND account = $2", args![id, account])
        .and("DELETE FROM notice_deliveries WHERE target = $1 AND account = $2", args![id, account])
}

/// A webhook as it is reached.
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

/// Adds a webhook; a conflict if the account has as many as it may.
pub fn add_hook(hook: &Hook, now: Moment, most: i64) -> Write {
    let room = "UPDATE accounts SET created_at = created_at WHERE id = $1 \
                AND (SELECT COUNT(*) FROM webhooks w WHERE w.account = $1) < $2";
    let sql =
        "INSERT INTO webhooks (id, account, url, shape, secret, created_at) VALUES ($1, $2, $3, $4, $5, $6)";
    accounts::hold(&hook.account)
        .must(room, args![&hook.account, most])
        .must(sql, args![&hook.id, &hook.account, &hook.url, <&str>::from(hook.shape), &hook.secret, now])
}

/// The webhooks of an account, without the keys of their signatures, the oldest first.
pub async fn hooks(store: &Store, account: &str) -> Result<Vec<Webhook>, Error> {
    let sql = "SELECT id, url, shape, created_at, CAST(NULL AS TEXT) AS secret FROM webhooks WHERE account = $1 \
               ORDER BY created_at, id LIMIT 32";
    store.keyed().all(sql, args![account]).await
}

/// Forgets a webhook of an account, with what was to be brought there.
pub fn forget_hook(account: &str, id: &str) -> Write {
    Write::new()
        .and("DELETE FROM webhooks WHERE id = $1 AND account = $2", args![id, account])
        .and("DELETE FROM notice_deliveries WHERE target = $1 AND account = $2", args![id, account])
}

/// Forgets the webhooks of an account, with what was to be brought there.
pub fn forget_hooks(account: &str) -> Write {
    Write::new()
        .and("DELETE FROM webhooks WHERE account = $1", args![account])
        .and("DELETE FROM notice_deliveries WHERE account = $1 AND way = 'webhook'", args![account])
}

/// The private and the public part of the server's key for push services; the first that was noted is the key of all
/// nodes.
pub async fn push_key(store: &Store) -> Result<Option<(String, String)>, Error> {
    store.keyed().first("SELECT private, public FROM push_keys WHERE id = 1", args![]).await
}

/// Notes a key, unless there is one.
pub fn add_push_key(private: &str, public: &str, now: Moment) -> Write {
    let sql = "INSERT INTO push_keys (id, private, public, created_at) VALUES (1, $1, $2, $3) ON CONFLICT (id) DO NOTHING";
    Write::new().and(sql, args![private, public, now])
}
