//! Webhooks: URLs of users' own programs. Each message is signed with a key that only the owner knows.

use super::Notices;
use super::post::{Reply, Unsent};
use super::settings;
use super::words::{test_message, words_of};
use crate::fail::{Answer, Fail};
use crate::node::limits::SECRETS;
use crate::secret;
use crate::store::deliveries::{self as kept, Hook};
use crate::time::SECOND;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use protocol::notices::{NewWebhook, PushMessage, Webhook, WebhookShape, WebhookTest};
use ring::hmac;
use serde_json::json;
use texts::Lang;

/// The most webhooks of an account.
const MOST: i64 = 5;

/// The signature of a body at a moment. It covers the seconds since 1970, a dot and the body.
fn signature(secret: &str, seconds: i64, body: &[u8]) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let text = [format!("{seconds}.").as_bytes(), body].concat();
    let sum: String = hmac::sign(&key, &text).as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("t={seconds},v1={sum}")
}

impl Notices {
    /// Without their secrets.
    pub async fn webhooks(&self, account: &str) -> Answer<Vec<Webhook>> {
        Ok(kept::hooks(&self.store, account).await?)
    }

    /// Adds a webhook; only this answer contains its secret.
    pub async fn add_webhook(&self, account: &str, new: NewWebhook) -> Answer<Webhook> {
        self.post.address(&new.url).ok_or_else(|| Fail::bad("bad-webhook"))?;
        self.limits.count(SECRETS, account).await?;
        let secret = format!("th_{}", secret::random(43));
        let NewWebhook { url, shape } = new;
        let hook = Hook { id: secret::id(), account: account.to_string(), url, shape, secret };
        let now = self.time.now();
        let added = self.store.write(kept::add_hook(&hook, now, MOST)).await;
        added.map_err(|refused| Fail::no_room(refused, "too-many-webhooks", MOST))?;
        let Hook { id, url, shape, secret, .. } = hook;
        Ok(Webhook { id, url, shape, created_at: now, secret: Some(secret) })
    }

    pub async fn remove_webhook(&self, account: &str, id: &str) -> Answer<()> {
        let changed = self.store.write(kept::forget_hook(account, id)).await?;
        if changed.first() == Some(&1) { Ok(()) } else { Err(Fail::missing()) }
    }

    /// Sends a test message to a webhook now.
    pub async fn test_webhook(&self, account: &str, id: &str) -> Answer<WebhookTest> {
        let hook = kept::hook(&self.store, id).await?.filter(|hook| hook.account == account);
        let hook = hook.ok_or_else(Fail::missing)?;
        self.limits.count(SECRETS, account).await?;
        let kept = settings::of(&self.store, account).await?;
        let lang = settings::language(&kept.settings.language).unwrap_or(Lang::En);
        let message = test_message(&secret::id(), self.time.now(), lang);
        let reply = self.call(&hook, &message).await?;
        let status = reply.ok().map(|reply| reply.status);
        Ok(WebhookTest { status, received: status.is_some_and(|status| (200..300).contains(&status)) })
    }

    /// Sends a message to a webhook.
    pub(super) async fn call(&self, hook: &Hook, message: &PushMessage) -> Answer<Result<Reply, Unsent>> {
        let Some(to) = self.post.address(&hook.url) else { return Ok(Err(Unsent::Address)) };
        let body = match hook.shape {
            WebhookShape::Plain => serde_json::to_vec(message),
            WebhookShape::Discord => serde_json::to_vec(&json!({
                "username": words_of(&message.language).get("notice-from"),
                "embeds": [{
                    "title": message.title,
                    "description": message.body,
                    "url": format!("{}{}", self.base, message.path),
                }],
                // A name such as `@everyone` must not ping anybody.
                "allowed_mentions": { "parse": [] },
            })),
        };
        let body = body.map_err(|_| Fail::internal())?;
        let signed = signature(&hook.secret, self.time.calendar() / SECOND, &body);
        let value = |text: &str| HeaderValue::from_str(text).map_err(|_| Fail::internal());
        let mut headers = HeaderMap::new();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(HeaderName::from_static("teahouse-notice"), value(&message.id)?);
        headers.insert(HeaderName::from_static("teahouse-signature"), value(&signed)?);
        Ok(self.post.send(&to, headers, body.into()).await)
    }
}
