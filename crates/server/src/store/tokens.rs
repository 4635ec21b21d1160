//! Access tokens, by the hash of their secret.

use super::accounts::{self, Person};
use super::known::{Found, Owned};
use super::{Error, Store, Write};
use crate::time::Moment;
use protocol::people::{Scope, Token};
use serde::Deserialize;

/// The holder of a token.
#[derive(Clone, Debug, Deserialize)]
pub struct Holder {
    pub person: Person,
    /// Its identifier, not its secret.
    pub token: String,
    pub scopes: Vec<Scope>,
    /// They may not write until then.
    pub muted_until: Moment,
    /// The last recorded use of the token.
    pub used_at: Option<Moment>,
    /// When it expires, if it does.
    pub expires_at: Option<Moment>,
    /// Whether it belongs to an OAuth app.
    pub of_app: bool,
}

impl Owned for Holder {
    fn account(&self) -> &str {
        &self.person.id
    }
}

/// The holder of a token, by its secret, if it is valid at a moment.
pub async fn holder(store: &Store, hash: &str, now: Moment) -> Result<Option<Holder>, Error> {
    let is_good = |holder: &Holder| holder.expires_at.is_none_or(|end| end > now);
    let age = match store.seen.tokens.find(hash) {
        Found::Here(holder) => return Ok(Some(holder).filter(is_good)),
        Found::Ask(age) => age,
    };
    let sql = "SELECT a.id AS person_id, a.name AS person_name, a.bot AS person_bot, \
               CASE WHEN a.kind IN ('guest', 'user', 'gone') THEN a.kind = 'guest' END AS person_guest, \
               t.id AS token, t.scopes, a.muted_until, t.used_at, t.expires_at, \
               t.consent IS NOT NULL AS of_app FROM tokens t \
               JOIN accounts a ON a.id = t.account WHERE t.hash = $1 AND a.closed_at IS NULL";
    let found: Option<Holder> = store.keyed().first(sql, args![hash]).await?;
    if let Some(holder) = &found {
        store.seen.tokens.keep(age, hash, holder);
    }
    Ok(found.filter(is_good))
}

/// The personal tokens of an account, without their secrets.
pub async fn list(store: &Store, account: &str) -> Result<Vec<Token>, Error> {
    let sql = "SELECT id, name, scopes, created_at, used_at FROM tokens WHERE account = $1 AND consent IS NULL \
               ORDER BY created_at, id";
    store.keyed().all(sql, args![account]).await
}

/// Scopes in order, without duplicates.
pub fn in_order(scopes: &[Scope]) -> Vec<Scope> {
    Scope::ALL.into_iter().filter(|scope| scopes.contains(scope)).collect()
}

/// Scopes as words separated by spaces.
pub fn words(scopes: &[Scope]) -> String {
    scopes.iter().map(<&str>::from).collect::<Vec<_>>().join(" ")
}

/// Adds a token and normalises its scopes. A conflict if the account has `most` already.
pub fn add(account: &str, token: &mut Token, hash: &str, most: i64) -> Write {
    let room = "UPDATE accounts SET created_at = created_at WHERE id = $1 \
                AND (SELECT COUNT(*) FROM tokens t WHERE t.account = $1 AND t.consent IS NULL) < $2";
    token.scopes = in_order(&token.scopes);
    let names = words(&token.scopes);
    let sql =
        "INSERT INTO tokens (id, hash, account, name, scopes, created_at) VALUES ($1, $2, $3, $4, $5, $6)";
    let room = accounts::hold(account).must(room, args![account, most]);
    room.must(sql, args![&token.id, hash, account, &token.name, names, token.created_at])
}

/// Records the use of a token.
pub fn used(account: &str, token: &str, now: Moment) -> Write {
    Write::new().and("UPDATE tokens SET used_at = $2 WHERE id = $1", args![token, now]).forgetting(account)
}

/// Revokes a personal token.
pub fn revoke(account: &str, token: &str) -> Write {
    let sql = "DELETE FROM tokens WHERE id = $1 AND account = $2 AND consent IS NULL";
    Write::new().and(sql, args![token, account]).forgetting(account)
}

/// Revokes all tokens of an account.
pub fn revoke_all(account: &str) -> Write {
    Write::new().and("DELETE FROM tokens WHERE account = $1", args![account]).forgetting(account)
}
