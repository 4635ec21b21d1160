//! Apps of other people: from registering one to the last of its tokens.
#![allow(clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;

mod ending;
mod flow;
mod hostile;
mod nodes;
mod owners;
mod stolen;

use base64::Engine;
use common::{Client, Reply, TestServer};
use reqwest::Method;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// What proves that the one who ends is the one who began.
pub const VERIFIER: &str = "tea-leaves-from-the-vine-falling-so-slow-0123456789";
/// Where people come back to.
pub const REDIRECT: &str = "https://app.example/cb?from=tea";

/// What a verifier is announced as.
pub fn challenge(verifier: &str) -> String {
    base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(Sha256::digest(verifier.as_bytes()))
}

/// Parameters as a form has them.
pub fn form(pairs: &[(&str, &str)]) -> String {
    url::form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish()
}

/// The value of a parameter of an address.
pub fn param(address: &str, name: &str) -> Option<String> {
    let (_, query) = address.split_once('?')?;
    url::form_urlencoded::parse(query.as_bytes())
        .find(|(key, _)| key == name)
        .map(|(_, value)| value.into_owned())
}

/// A house with an app.
pub struct House {
    pub server: TestServer,
    /// Who has made the app.
    pub owner: Client,
    /// Its `client_id`.
    pub app: String,
}

/// Registers an app that may ask for everything.
pub async fn register(owner: &Client, name: &str) -> String {
    let app = json!({ "name": name, "url": "https://app.example/", "scopes": ["read", "play", "chat"],
        "redirects": [REDIRECT, "http://127.0.0.1/cb", "com.example.app:/cb"] });
    let reply = owner.post("/api/apps", app).await;
    assert_eq!(reply.status, 201, "{reply:?}");
    reply.json()["id"].as_str().unwrap().to_string()
}

impl House {
    /// With the usual settings.
    pub async fn open() -> Self {
        Self::open_with(|_| {}).await
    }

    /// With other settings.
    pub async fn open_with(change: impl FnOnce(&mut server::config::Config)) -> Self {
        let server = TestServer::open_with(change).await;
        let owner = server.person("Owner").await;
        let app = register(&owner, "Pai Sho Board").await;
        Self { server, owner, app }
    }

    /// What the app sends a person with, some of it otherwise: nothing leaves it out.
    pub fn query(&self, otherwise: &[(&str, &str)]) -> String {
        let challenge = challenge(VERIFIER);
        let usual = [
            ("response_type", "code"),
            ("client_id", &self.app),
            ("redirect_uri", REDIRECT),
            ("scope", "read play"),
            ("state", "a b&c=d"),
            ("code_challenge", &challenge),
            ("code_challenge_method", "S256"),
        ];
        let value =
            |name: &str, value| otherwise.iter().find(|other| other.0 == name).map_or(value, |other| other.1);
        let mut all: Vec<(&str, &str)> =
            usual.iter().map(|(name, usual)| (*name, value(name, *usual))).collect();
        all.retain(|(_, value)| !value.is_empty());
        form(&all)
    }

    /// The address that somebody goes to after their answer.
    pub async fn answer(&self, who: &Client, query: &str, allow: bool) -> String {
        let reply = who.post("/api/consent", json!({ "query": query, "allow": allow })).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        reply.json()["to"].as_str().unwrap().to_string()
    }

    /// The code that the app is given.
    pub async fn code(&self, who: &Client, otherwise: &[(&str, &str)]) -> String {
        let to = self.answer(who, &self.query(otherwise), true).await;
        param(&to, "code").unwrap_or_else(|| panic!("no code: {to}"))
    }

    /// What the app is answered that sends a form.
    pub async fn send(&self, path: &str, pairs: &[(&str, &str)]) -> Reply {
        send(&self.server, path, pairs).await
    }

    /// An exchange of a code, some of it otherwise.
    pub async fn exchange(&self, code: &str, otherwise: &[(&str, &str)]) -> Reply {
        let usual = [
            ("grant_type", "authorization_code"),
            ("client_id", &self.app),
            ("code", code),
            ("redirect_uri", REDIRECT),
            ("code_verifier", VERIFIER),
        ];
        let value =
            |name: &str, value| otherwise.iter().find(|other| other.0 == name).map_or(value, |other| other.1);
        let mut all: Vec<(&str, &str)> =
            usual.iter().map(|(name, usual)| (*name, value(name, *usual))).collect();
        all.retain(|(_, value)| !value.is_empty());
        self.send("/oauth/token", &all).await
    }

    /// Tokens that a person lets the app have.
    pub async fn tokens(&self, who: &Client) -> Tokens {
        let code = self.code(who, &[]).await;
        Tokens::of(&self.exchange(&code, &[]).await)
    }

    pub async fn refresh(&self, token: &str) -> Reply {
        refresh_at(&self.server, &self.app, token).await
    }

    /// Whether an access token still opens what it was for.
    pub async fn works(&self, access: &str) -> bool {
        let reply = Client::with_token(&self.server, access).get("/api/account").await;
        assert!(reply.status == 200 || reply.is_refused(401, "not-signed-in"), "{reply:?}");
        reply.status == 200
    }
}

/// The next tokens, from one node of a server.
pub async fn refresh_at(server: &TestServer, app: &str, token: &str) -> Reply {
    let pairs = [("grant_type", "refresh_token"), ("client_id", app), ("refresh_token", token)];
    send(server, "/oauth/token", &pairs).await
}

/// What an app is answered by a server that it sends a form.
pub async fn send(server: &TestServer, path: &str, pairs: &[(&str, &str)]) -> Reply {
    let kind = [("content-type", "application/x-www-form-urlencoded")];
    server.client().raw(Method::POST, path, form(pairs), &kind).await
}

/// What an app holds.
#[derive(Debug, Clone)]
pub struct Tokens {
    /// For requests.
    pub access: String,
    /// For the next ones.
    pub refresh: String,
    pub scope: String,
}

impl Tokens {
    /// Those of an answer.
    pub fn of(reply: &Reply) -> Self {
        assert_eq!(reply.status, 200, "{reply:?}");
        let whole = reply.json();
        let text = |name: &str| whole[name].as_str().unwrap().to_string();
        assert_eq!((text("token_type").as_str(), &whole["expires_in"]), ("Bearer", &json!(3600)));
        Self { access: text("access_token"), refresh: text("refresh_token"), scope: text("scope") }
    }
}

/// The names of the apps that an account lets in, in alphabetical order: several may have come at the same moment.
pub async fn let_in(who: &Client) -> Vec<Value> {
    let access = who.get("/api/access").await.json();
    let mut names: Vec<Value> = access.as_array().unwrap().iter().map(|app| app["name"].clone()).collect();
    names.sort_by_key(Value::to_string);
    names
}
