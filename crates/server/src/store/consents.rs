//! Consents of accounts to apps, with codes, refresh tokens and access tokens, by the hashes of their
//! secrets.

use super::tokens::words;
use super::upkeep::PORTION;
use super::{Error, Store, Write};
use crate::time::Moment;
use protocol::people::Scope;
use serde::Deserialize;

/// The most consents of one account to one app, one per device; the least recently used ones end.
const DEVICES: i64 = 20;
/// The same for all apps together.
const MOST: i64 = 200;

/// A consent, as the exchange of tokens needs it.
#[derive(Clone, Debug, Deserialize)]
pub struct Consent {
    pub id: String,
    pub account: String,
    /// The `client_id` of the app.
    pub client: String,
    pub scopes: Vec<Scope>,
    pub redirect: String,
    pub challenge: String,
    /// Whether its code was used.
    pub used: bool,
    pub created_at: Moment,
    /// When the app last got tokens.
    pub renewed_at: Moment,
}

/// A consent whose code was not used yet.
pub struct NewConsent<'a> {
    pub id: &'a str,
    pub account: &'a str,
    pub client: &'a str,
    /// Whether the app is registered; otherwise it is built in.
    pub registered: bool,
    pub scopes: &'a [Scope],
    pub redirect: &'a str,
    pub challenge: &'a str,
}

impl NewConsent<'_> {
    /// Adds it, with the hash of its code; a conflict if the app was deleted.
    pub fn add(&self, code: &str, now: Moment) -> Write {
        let sql = "INSERT INTO consents (id, account, client, app, scopes, code, redirect, challenge, created_at, \
                   renewed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)";
        let app = self.registered.then_some(self.client);
        let scopes = words(self.scopes);
        let (redirect, challenge) = (self.redirect, self.challenge);
        let values = args![self.id, self.account, self.client, app, scopes, code, redirect, challenge, now];
        Write::new().must(sql, values)
    }
}

/// The consent with this code, by its hash.
pub async fn by_code(store: &Store, code: &str) -> Result<Option<Consent>, Error> {
    let sql = "SELECT c.id, c.account, c.client, c.scopes, c.redirect, c.challenge, c.family IS NOT NULL AS used, \
               c.created_at, c.renewed_at FROM consents c JOIN accounts a ON a.id = c.account \
               WHERE c.code = $1 AND a.closed_at IS NULL";
    store.keyed().first(sql, args![code]).await
}

/// The consent with this family of refresh tokens, by its hash.
pub async fn by_family(store: &Store, family: &str) -> Result<Option<Consent>, Error> {
    let sql = "SELECT c.id, c.account, c.client, c.scopes, c.redirect, c.challenge, c.family IS NOT NULL AS used, \
               c.created_at, c.renewed_at FROM consents c JOIN accounts a ON a.id = c.account \
               WHERE c.family = $1 AND a.closed_at IS NULL";
    store.keyed().first(sql, args![family]).await
}

/// The consent with this access token, by its hash.
pub async fn by_access(store: &Store, access: &str) -> Result<Option<Consent>, Error> {
    let sql = "SELECT c.id, c.account, c.client, c.scopes, c.redirect, c.challenge, c.family IS NOT NULL AS used, \
               c.created_at, c.renewed_at FROM tokens t JOIN consents c ON c.id = t.consent \
               WHERE t.hash = $1";
    store.keyed().first(sql, args![access]).await
}

/// A new access token.
pub struct Access<'a> {
    pub hash: &'a str,
    pub scopes: &'a [Scope],
    pub now: Moment,
    pub expires: Moment,
}

impl Consent {
    /// Uses up the code; a conflict if it was used before. Of too many consents the least recently used end.
    pub fn use_code(&self, family: &str, refresh: &str, access: &Access<'_>) -> Write {
        let used =
            "UPDATE consents SET family = $2, refresh = $3, renewed_at = $4 WHERE id = $1 AND family IS NULL";
        let few = "DELETE FROM consents WHERE account = $1 AND client = $2 AND family IS NOT NULL AND id NOT IN \
                   (SELECT id FROM consents WHERE account = $1 AND client = $2 AND family IS NOT NULL \
                   ORDER BY renewed_at DESC, id LIMIT $3)";
        let fewer = "DELETE FROM consents WHERE account = $1 AND family IS NOT NULL AND id NOT IN \
                     (SELECT id FROM consents WHERE account = $1 AND family IS NOT NULL \
                     ORDER BY renewed_at DESC, id LIMIT $2)";
        Write::new()
            .must(used, args![&self.id, family, refresh, access.now])
            .then(self.give(access))
            .and(few, args![&self.account, &self.client, DEVICES])
            .and(fewer, args![&self.account, MOST])
    }

    /// Replaces the refresh token; a conflict if `old` is not the current one.
    pub fn refresh(&self, old: &str, new: &str, access: &Access<'_>) -> Write {
        let sql = "UPDATE consents SET refresh = $3, renewed_at = $4 WHERE id = $1 AND refresh = $2";
        Write::new().must(sql, args![&self.id, old, new, access.now]).then(self.give(access))
    }

    /// Replaces the access token.
    fn give(&self, access: &Access<'_>) -> Write {
        let sql = "INSERT INTO tokens (id, consent, hash, account, name, scopes, created_at, expires_at) \
                   VALUES ($1, $1, $2, $3, '', $4, $5, $6) \
                   ON CONFLICT (id) DO UPDATE SET hash = $2, scopes = $4, expires_at = $6";
        let scopes = words(access.scopes);
        let values = args![&self.id, access.hash, &self.account, scopes, access.now, access.expires];
        Write::new().must(sql, values).forgetting(&self.account)
    }
}

/// A consent, as its account sees it.
#[derive(Clone, Debug, Deserialize)]
pub struct Given {
    pub client: String,
    /// The name and the home page of a registered app.
    pub name: Option<String>,
    pub url: Option<String>,
    pub scopes: Vec<Scope>,
    pub created_at: Moment,
    pub used_at: Option<Moment>,
}

/// The consents of an account, oldest first.
pub async fn list(store: &Store, account: &str) -> Result<Vec<Given>, Error> {
    let sql = "SELECT c.client, p.name, p.url, c.scopes, c.created_at, t.used_at FROM consents c \
               LEFT JOIN apps p ON p.id = c.app LEFT JOIN tokens t ON t.consent = c.id \
               WHERE c.account = $1 AND c.family IS NOT NULL ORDER BY c.created_at, c.id";
    store.keyed().all(sql, args![account]).await
}

/// The identifiers of an account's consents to an app.
pub async fn of_client(store: &Store, account: &str, client: &str) -> Result<Vec<String>, Error> {
    let sql = "SELECT id FROM consents WHERE account = $1 AND client = $2";
    store.keyed().all(sql, args![account, client]).await
}

/// The consents to a registered app, each with its account; at most [`PORTION`].
pub async fn of_app(store: &Store, app: &str) -> Result<Vec<(String, String)>, Error> {
    let sql = "SELECT id, account FROM consents WHERE app = $1 LIMIT $2";
    store.keyed().all(sql, args![app, PORTION]).await
}

pub fn end(account: &str, id: &str) -> Write {
    let sql = "DELETE FROM consents WHERE id = $1 AND account = $2";
    Write::new().and(sql, args![id, account]).forgetting(account)
}

/// Ends all consents of an account to an app.
pub fn end_client(account: &str, client: &str) -> Write {
    let sql = "DELETE FROM consents WHERE account = $1 AND client = $2";
    Write::new().and(sql, args![account, client]).forgetting(account)
}

/// Ends all consents of an account.
pub fn end_all(account: &str) -> Write {
    Write::new().and("DELETE FROM consents WHERE account = $1", args![account]).forgetting(account)
}
