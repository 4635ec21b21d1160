//! Tokens for programs, by the hash of their secret.

use super::accounts::Person;
use super::known::{Found, Owned};
use super::{Error, Row, Store, Write};
use crate::time::Moment;
use protocol::people::{Scope, Token};

/// Who a token belongs to.
#[derive(Clone, Debug)]
pub struct Holder {
    /// The player.
    pub person: Person,
    /// The token.
    pub token: String,
    /// What it allows.
    pub scopes: Vec<Scope>,
    /// Until when they may not speak.
    pub muted_until: Moment,
    /// When the token was last used, as far as it is noted.
    pub used_at: Option<Moment>,
}

const SCOPES: [(&str, Scope); 3] = [("read", Scope::Read), ("play", Scope::Play), ("chat", Scope::Chat)];

/// Scopes as the database has them, in one order and each once.
fn scope_names(scopes: &[Scope]) -> String {
    let named = SCOPES.into_iter().filter(|(_, scope)| scopes.contains(scope));
    named.map(|(name, _)| name).collect::<Vec<_>>().join(" ")
}

fn scopes_of(text: &str) -> Vec<Scope> {
    let scope = |word: &str| SCOPES.iter().find(|(name, _)| *name == word).map(|(_, scope)| *scope);
    text.split(' ').filter_map(scope).collect()
}

impl Owned for Holder {
    fn account(&self) -> &str {
        &self.person.id
    }
}

/// Who has the token of a secret.
pub async fn holder(store: &Store, hash: &str) -> Result<Option<Holder>, Error> {
    let age = match store.seen.tokens.find(hash) {
        Found::Here(holder) => return Ok(Some(holder)),
        Found::Ask(age) => age,
    };
    let sql = "SELECT a.id, a.name, a.kind, a.bot, t.id, t.scopes, a.muted_until, t.used_at FROM tokens t \
               JOIN accounts a ON a.id = t.account WHERE t.hash = $1 AND a.closed_at IS NULL";
    let Some(row) = store.row(sql, args![hash]).await? else { return Ok(None) };
    let Some(person) = Person::of(&row, 0)? else { return Ok(None) };
    let holder = Holder {
        person,
        token: row.get(4)?,
        scopes: scopes_of(row.get(5)?),
        muted_until: row.get(6)?,
        used_at: row.get(7)?,
    };
    store.seen.tokens.keep(age, hash, &holder);
    Ok(Some(holder))
}

/// The tokens of an account, without their secrets.
pub async fn list(store: &Store, account: &str) -> Result<Vec<Token>, Error> {
    let sql =
        "SELECT id, name, scopes, created_at, used_at FROM tokens WHERE account = $1 ORDER BY created_at, id";
    let token = |row: &Row| {
        Ok(Token {
            id: row.get(0)?,
            name: row.get(1)?,
            scopes: scopes_of(row.get(2)?),
            created_at: row.get(3)?,
            used_at: row.get(4)?,
            secret: None,
        })
    };
    store.rows(sql, args![account]).await?.iter().map(token).collect()
}

/// How many tokens an account has.
pub async fn count(store: &Store, account: &str) -> Result<i64, Error> {
    store.count("SELECT COUNT(*) FROM tokens WHERE account = $1", args![account]).await
}

/// A new token; gives what it allows as it is kept.
pub fn add(account: &str, token: &mut Token, hash: &str) -> Write {
    let names = scope_names(&token.scopes);
    token.scopes = scopes_of(&names);
    let sql =
        "INSERT INTO tokens (id, hash, account, name, scopes, created_at) VALUES ($1, $2, $3, $4, $5, $6)";
    Write::new().must(sql, args![&token.id, hash, account, &token.name, names, token.created_at])
}

/// Notes that a token is used.
pub fn used(account: &str, token: &str, now: Moment) -> Write {
    Write::new().and("UPDATE tokens SET used_at = $2 WHERE id = $1", args![token, now]).forgetting(account)
}

/// Revokes a token of an account.
pub fn revoke(account: &str, token: &str) -> Write {
    let sql = "DELETE FROM tokens WHERE id = $1 AND account = $2";
    Write::new().and(sql, args![token, account]).forgetting(account)
}

/// Revokes the tokens of an account.
pub fn revoke_all(account: &str) -> Write {
    Write::new().and("DELETE FROM tokens WHERE account = $1", args![account]).forgetting(account)
}
