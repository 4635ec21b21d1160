//! A push service and a webhook of the test's own: it takes letters, answers as it is told, and reads them as a browser
//! does. What it reads is decrypted and verified by a second implementation, from RFC 8291 and RFC 8292.

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, Mac};
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToEncodedPoint;
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A letter as it came.
#[derive(Clone, Debug)]
pub struct Letter {
    pub path: String,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Letter {
    pub fn header(&self, name: &str) -> String {
        self.headers[name].to_str().unwrap().to_string()
    }
}

#[derive(Default)]
struct Inside {
    letters: Vec<Letter>,
    /// The code that a path is answered with; 201 where none is named.
    answers: HashMap<String, u16>,
    /// How long a letter waits for its answer.
    slow: Duration,
    /// How paths begin that are never answered.
    silent: Option<String>,
}

#[derive(Clone)]
pub struct Receiver {
    pub url: String,
    inside: Arc<Mutex<Inside>>,
}

async fn take(
    State(inside): State<Arc<Mutex<Inside>>>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> (StatusCode, HeaderMap) {
    let path = uri.path().to_string();
    let (code, slow, silent) = {
        let mut inside = inside.lock().unwrap();
        inside.letters.push(Letter { path: path.clone(), headers, body: body.to_vec() });
        let silent = inside.silent.as_ref().is_some_and(|silent| path.starts_with(silent));
        (inside.answers.get(&path).copied().unwrap_or(201), inside.slow, silent)
    };
    if silent {
        std::future::pending::<()>().await;
    }
    tokio::time::sleep(slow).await;
    let mut headers = HeaderMap::new();
    if code == 302 {
        headers.insert("location", "/elsewhere".parse().unwrap());
    }
    (StatusCode::from_u16(code).unwrap(), headers)
}

impl Receiver {
    pub async fn open() -> Self {
        let inside = Arc::new(Mutex::new(Inside::default()));
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let router = Router::new().fallback(take).with_state(Arc::clone(&inside));
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Self { url, inside }
    }

    pub fn letters(&self) -> Vec<Letter> {
        self.inside.lock().unwrap().letters.clone()
    }

    pub fn count(&self) -> usize {
        self.inside.lock().unwrap().letters.len()
    }

    pub fn answer(&self, path: &str, code: u16) {
        self.inside.lock().unwrap().answers.insert(path.to_string(), code);
    }

    pub fn be_silent(&self, path: &str) {
        self.inside.lock().unwrap().silent = Some(path.to_string());
    }

    pub fn be_slow(&self, slow: Duration) {
        self.inside.lock().unwrap().slow = slow;
    }

    pub async fn until(&self, count: usize) -> Vec<Letter> {
        crate::common::until("letters", async || self.count() >= count).await;
        self.letters()
    }
}

/// A browser that has signed up.
pub struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
    pub endpoint: String,
}

fn hmac(key: &[u8], parts: &[&[u8]]) -> Vec<u8> {
    let mut mac = <Hmac<Sha256> as hmac::KeyInit>::new_from_slice(key).unwrap();
    parts.iter().for_each(|part| mac.update(part));
    mac.finalize().into_bytes().to_vec()
}

impl Browser {
    pub fn new(receiver: &Receiver, path: &str) -> Self {
        let secret = SecretKey::random(&mut aes_gcm::aead::OsRng);
        let auth: [u8; 16] = std::array::from_fn(|_| fastrand::u8(..));
        Self { secret, auth, endpoint: format!("{}{path}", receiver.url) }
    }

    fn public(&self) -> Vec<u8> {
        self.secret.public_key().to_encoded_point(false).as_bytes().to_vec()
    }

    /// What the page sends to sign up.
    pub fn subscription(&self, language: &str) -> Value {
        json!({ "endpoint": self.endpoint, "p256dh": BASE64.encode(self.public()),
            "auth": BASE64.encode(self.auth), "language": language })
    }

    /// Reads a message as RFC 8291 says.
    pub fn decrypt(&self, letter: &Letter) -> Value {
        assert_eq!(letter.header("content-encoding"), "aes128gcm");
        let body = &letter.body;
        let (salt, rest) = body.split_at(16);
        let size = u32::from_be_bytes(rest[..4].try_into().unwrap()) as usize;
        let (key, record) = rest[5..].split_at(usize::from(rest[4]));
        assert!(key.len() == 65 && record.len() <= size, "{} {}", key.len(), record.len());
        let sender = PublicKey::from_sec1_bytes(key).unwrap();
        let shared = p256::ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), sender.as_affine());
        let prk = hmac(&self.auth, &[shared.raw_secret_bytes()]);
        let ikm = hmac(&prk, &[b"WebPush: info\0", &self.public(), key, &[1]]);
        let prk = hmac(salt, &[&ikm]);
        let cek = hmac(&prk, &[b"Content-Encoding: aes128gcm\0\x01"]);
        let nonce = hmac(&prk, &[b"Content-Encoding: nonce\0\x01"]);
        let cipher = Aes128Gcm::new_from_slice(&cek[..16]).unwrap();
        let plain = cipher.decrypt(Nonce::from_slice(&nonce[..12]), record).unwrap();
        let end = plain.iter().rposition(|byte| *byte != 0).unwrap();
        assert_eq!(plain[end], 2, "the last record");
        serde_json::from_slice(&plain[..end]).unwrap()
    }
}

/// Checks who says that they send a letter; gives what they claim.
pub fn verify(letter: &Letter, key: &str) -> Value {
    let header = letter.header("authorization");
    let (token, named) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(named, key);
    let (text, signature) = token.rsplit_once('.').unwrap();
    let verifying = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).unwrap();
    let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
    verifying.verify(text.as_bytes(), &signature).unwrap();
    let (head, claims) = text.split_once('.').unwrap();
    let read = |part: &str| serde_json::from_slice::<Value>(&BASE64.decode(part).unwrap()).unwrap();
    assert_eq!(read(head), json!({ "typ": "JWT", "alg": "ES256" }));
    read(claims)
}

/// Whether a webhook's letter is signed with a secret.
pub fn is_signed(letter: &Letter, secret: &str) -> bool {
    let header = letter.header("teahouse-signature");
    let (time, sum) = header.strip_prefix("t=").unwrap().split_once(",v1=").unwrap();
    let made = hmac(secret.as_bytes(), &[time.as_bytes(), b".", &letter.body]);
    made.iter().map(|byte| format!("{byte:02x}")).collect::<String>() == sum
}
