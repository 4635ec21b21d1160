//! Web Push: the server's key pair, generated at the first start and stored in the database for all nodes;
//! message encryption (RFC 8291); and the signature that identifies the server to push services (RFC 8292,
//! VAPID).

use super::Notices;
use super::post::{Reply, Unsent};
use crate::fail::{Answer, Fail};
use crate::store::deliveries::{self as kept, Device};
use crate::time::{DAY, HOUR, SECOND};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri, header};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use protocol::notices::{PushKey, PushMessage};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use web_push_native::p256::PublicKey;
use web_push_native::{Auth, encrypt};

/// How long a push service stores a message for an offline device.
const LASTS: i64 = DAY / SECOND;
/// How long a signature is valid; push services accept up to a day.
const SIGNED: i64 = 12 * HOUR;

/// The server's key pair.
pub struct Keys {
    pair: EcdsaKeyPair,
    /// The public key, as browsers expect it.
    public: String,
}

impl Keys {
    fn read(private: &str, public: String) -> Option<Self> {
        let private = BASE64.decode(private).ok()?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &private, &SystemRandom::new())
            .ok()?;
        Some(Self { pair, public })
    }

    /// A new private and public key.
    fn make() -> Option<(String, String)> {
        let random = SystemRandom::new();
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).ok()?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, made.as_ref(), &random).ok()?;
        Some((BASE64.encode(made.as_ref()), BASE64.encode(pair.public_key().as_ref())))
    }

    /// The VAPID token: the push service it is for, its expiry, and a contact of the server's operator.
    fn proof(&self, to: &Uri, until: i64, contact: &str) -> Option<String> {
        let audience = format!("{}://{}", to.scheme_str()?, to.authority()?);
        let part = |value: serde_json::Value| BASE64.encode(value.to_string());
        let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let claims = part(json!({ "aud": audience, "exp": until / SECOND, "sub": contact }));
        let text = format!("{head}.{claims}");
        let signature = self.pair.sign(&SystemRandom::new(), text.as_bytes()).ok()?;
        Some(format!("vapid t={text}.{}, k={}", BASE64.encode(signature.as_ref()), self.public))
    }
}

/// The keys of a browser, if they are valid.
pub fn browser(p256dh: &str, auth: &str) -> Option<(PublicKey, Auth)> {
    let plain = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
    let key = PublicKey::from_sec1_bytes(&plain(p256dh)?).ok()?;
    let auth = plain(auth).filter(|auth| auth.len() == 16)?;
    Some((key, Auth::clone_from_slice(&auth)))
}

impl Notices {
    /// The key pair of all nodes. The first node to start has generated it.
    async fn keys(&self) -> Answer<&Keys> {
        let make = || async {
            if let Some((private, public)) = kept::push_key(&self.store).await? {
                return Keys::read(&private, public).ok_or_else(Fail::internal);
            }
            let (private, public) = Keys::make().ok_or_else(Fail::internal)?;
            self.store.write(kept::add_push_key(&private, &public, self.time.now())).await?;
            let (private, public) = kept::push_key(&self.store).await?.ok_or_else(Fail::internal)?;
            Keys::read(&private, public).ok_or_else(Fail::internal)
        };
        self.keys.get_or_try_init(make).await
    }

    pub async fn push_key(&self) -> Answer<PushKey> {
        Ok(PushKey { key: self.keys().await?.public.clone() })
    }

    /// Sends a message to a device. `None` if its endpoint or keys are invalid.
    pub(super) async fn push(
        &self,
        device: &Device,
        message: &PushMessage,
    ) -> Answer<Option<Result<Reply, Unsent>>> {
        let (Some(to), Some((key, auth))) =
            (self.post.address(&device.endpoint), browser(&device.p256dh, &device.auth))
        else {
            return Ok(None);
        };
        let text = serde_json::to_vec(message).map_err(|_| Fail::internal())?;
        let body = encrypt(text, &key, &auth).map_err(|_| Fail::internal())?;
        let until = self.time.calendar() + SIGNED;
        let proof = self.keys().await?.proof(&to, until, &self.contact).ok_or_else(Fail::internal)?;
        let mut headers = HeaderMap::new();
        let value = |text: &str| HeaderValue::from_str(text).map_err(|_| Fail::internal());
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
        headers.insert(header::AUTHORIZATION, value(&proof)?);
        headers.insert(HeaderName::from_static("ttl"), value(&LASTS.to_string())?);
        headers.insert(HeaderName::from_static("urgency"), HeaderValue::from_static("normal"));
        // Replaces an undelivered message with the same identifier.
        headers.insert(HeaderName::from_static("topic"), value(&message.id)?);
        Ok(Some(self.post.send(&to, headers, body.into()).await))
    }
}
