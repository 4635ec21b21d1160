//! Personal access tokens for programs.

use super::People;
use crate::fail::{Answer, Fail};
use crate::node::limits::SECRETS;
use crate::secret;
use crate::store::tokens;
use protocol::people::{NewToken, Token};

/// In characters.
const LONGEST: usize = 60;
/// The most tokens of an account.
const MOST: i64 = 50;

impl People {
    /// Without their secrets.
    pub async fn tokens(&self, account: &str) -> Answer<Vec<Token>> {
        Ok(tokens::list(&self.store, account).await?)
    }

    /// Creates a token; only this answer contains its secret.
    pub async fn create_token(&self, account: &str, new: NewToken) -> Answer<Token> {
        let name = new.name.trim();
        if name.is_empty() || name.chars().count() > LONGEST || name.chars().any(char::is_control) {
            return Err(Fail::bad("bad-token-name").with("longest", LONGEST));
        }
        if new.scopes.is_empty() {
            return Err(Fail::bad("no-scopes"));
        }
        self.limits.count(SECRETS, account).await?;
        let secret = format!("th_{}", secret::random(43));
        let mut token = Token {
            id: secret::id(),
            name: name.to_string(),
            scopes: new.scopes,
            created_at: self.time.now(),
            used_at: None,
            secret: None,
        };
        let added = self.store.write(tokens::add(account, &mut token, &secret::hash(&secret), MOST)).await;
        added.map_err(|refused| Fail::no_room(refused, "too-many-tokens", MOST))?;
        token.secret = Some(secret);
        Ok(token)
    }

    /// Revokes a token and closes its connections.
    pub async fn revoke_token(&self, account: &str, token: &str) -> Answer<()> {
        let changed = self.store.write(tokens::revoke(account, token)).await?;
        self.hub.close_everywhere(account, Some(token));
        if changed.first() == Some(&1) { Ok(()) } else { Err(Fail::missing()) }
    }
}
