//! Who sends a request: the holder of a session, or of a token with its scopes.

use super::People;
use crate::fail::{Answer, Fail};
use crate::secret;
use crate::store::accounts::Person;
use crate::store::sessions::{self, Visitor};
use crate::store::tokens::{self, Holder};
use crate::time::{DAY, HOUR};
use protocol::people::Scope;

/// The use of a session or token is recorded at most this often.
const NOTED: i64 = HOUR;
/// How long an unused session is valid.
pub const SESSION_LASTS: i64 = 60 * DAY;

/// The result of a sign-in.
pub struct SignedIn {
    pub account: String,
    /// The secret of the session.
    pub session: String,
    /// The new secret of the device.
    pub device: String,
}

/// What is known about a client before it signs in.
pub struct ClientInfo<'a> {
    /// The `User-Agent`.
    pub agent: &'a str,
    pub network: &'a str,
    /// The hash of the secret of its device.
    pub device: Option<&'a str>,
}

/// The sender of a request, and their rights.
#[derive(Clone, Debug)]
pub struct Identity {
    pub person: Person,
    /// The identifier of the session or token.
    pub session: String,
    pub admin: bool,
    /// They may not write until then.
    pub muted_until: i64,
    /// The scopes of the token; a session has all.
    scopes: Option<Vec<Scope>>,
    /// Whether the token belongs to an OAuth app.
    by_app: bool,
}

impl Identity {
    #[cfg(test)]
    pub fn of_session(person: Person) -> Self {
        Self {
            person,
            session: "test".to_string(),
            admin: false,
            muted_until: 0,
            scopes: None,
            by_app: false,
        }
    }

    pub fn id(&self) -> &str {
        &self.person.id
    }

    /// Requires a scope of a token; a session has all.
    pub fn require_scope(&self, scope: Scope) -> Result<&Self, Fail> {
        let allowed = self.scopes.as_ref().is_none_or(|scopes| scopes.contains(&scope));
        let name = serde_json::to_value(scope).unwrap_or_default();
        allowed.then_some(self).ok_or_else(|| Fail::forbidden("token-scope").with("scope", name))
    }

    /// Requires a session: programs may not change the account itself.
    pub fn require_session(&self) -> Result<&Self, Fail> {
        self.scopes.is_none().then_some(self).ok_or_else(|| Fail::forbidden("session-only"))
    }

    /// Requires a session or a personal token: OAuth apps may not change the account.
    pub fn require_own(&self) -> Result<&Self, Fail> {
        (!self.by_app).then_some(self).ok_or_else(|| Fail::forbidden("session-only"))
    }

    /// Requires a session of an account with a password.
    pub fn with_account(&self) -> Result<&Self, Fail> {
        self.require_session()?;
        (!self.person.guest).then_some(self).ok_or_else(|| Fail::forbidden("account-only"))
    }

    /// Requires a session of an administrator.
    pub fn as_admin(&self) -> Result<&Self, Fail> {
        self.require_session()?;
        self.admin.then_some(self).ok_or_else(|| Fail::forbidden("admin-only"))
    }
}

impl People {
    /// The holder of a session, by its secret.
    pub async fn by_session(&self, secret: &str) -> Answer<Option<Identity>> {
        let now = self.time.now();
        let visitor = sessions::visitor(&self.store, &secret::hash(secret), now - SESSION_LASTS).await?;
        let Some(Visitor { person, session, admin, muted_until, seen_at }) = visitor else { return Ok(None) };
        if now - seen_at > NOTED {
            self.store.write(sessions::seen(&person.id, &session, now)).await?;
        }
        Ok(Some(Identity { person, session, admin, muted_until, scopes: None, by_app: false }))
    }

    /// The holder of a token, by its secret.
    pub async fn by_token(&self, secret: &str) -> Answer<Identity> {
        let now = self.time.now();
        let holder = tokens::holder(&self.store, &secret::hash(secret), now).await?;
        let Holder { person, token, scopes, muted_until, used_at, of_app, .. } =
            holder.ok_or_else(Fail::nobody)?;
        if now - used_at.unwrap_or(0) > NOTED {
            self.store.write(tokens::used(&person.id, &token, now)).await?;
        }
        Ok(Identity {
            person,
            session: token,
            admin: false,
            muted_until,
            scopes: Some(scopes),
            by_app: of_app,
        })
    }
}
