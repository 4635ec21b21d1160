//! Who asks: by a session, or by a token and what it allows.

use super::People;
use crate::fail::{Answer, Fail};
use crate::secret;
use crate::store::accounts::Person;
use crate::store::sessions::{self, Visitor};
use crate::store::tokens::{self, Holder};
use crate::time::{DAY, HOUR};
use protocol::people::Scope;

/// How often the use of a session or token is noted.
const NOTED: i64 = HOUR;
/// How long a session lasts that nobody uses.
pub const SESSION_LASTS: i64 = 60 * DAY;

/// Somebody who has just signed in.
pub struct SignedIn {
    pub account: String,
    /// The secret of the session.
    pub session: String,
    /// The secret by which the device is known from now on.
    pub device: String,
}

/// What a client says of itself: the program, the network, the device that the account may know.
pub struct ClientInfo<'a> {
    /// The program, as it names itself.
    pub agent: &'a str,
    /// The network that it comes from.
    pub network: &'a str,
    /// The hash of the secret of its device.
    pub device: Option<&'a str>,
}

/// Who sends a request, and by what right.
#[derive(Clone, Debug)]
pub struct Identity {
    pub person: Person,
    /// The session or token by which they ask.
    pub session: String,
    pub admin: bool,
    /// Until when they may not speak.
    pub muted_until: i64,
    /// What the token allows; a session allows everything.
    scopes: Option<Vec<Scope>>,
    /// Whether the token is that of an app of somebody else.
    by_app: bool,
}

impl Identity {
    /// Somebody by a session.
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

    /// The identifier of the account.
    pub fn id(&self) -> &str {
        &self.person.id
    }

    /// Whether a token allows it; a session always does.
    pub fn require_scope(&self, scope: Scope) -> Result<&Self, Fail> {
        let allowed = self.scopes.as_ref().is_none_or(|scopes| scopes.contains(&scope));
        let name = serde_json::to_value(scope).unwrap_or_default();
        allowed.then_some(self).ok_or_else(|| Fail::forbidden("token-scope").with("scope", name))
    }

    /// Whether they came by a session: the account itself is not for programs.
    pub fn require_session(&self) -> Result<&Self, Fail> {
        self.scopes.is_none().then_some(self).ok_or_else(|| Fail::forbidden("session-only"))
    }

    /// Whether they came by a session, or by a token that they have made themselves: an app that they let in does not
    /// change their account.
    pub fn require_own(&self) -> Result<&Self, Fail> {
        (!self.by_app).then_some(self).ok_or_else(|| Fail::forbidden("session-only"))
    }

    /// Whether they have an account with a password, and came by a session.
    pub fn with_account(&self) -> Result<&Self, Fail> {
        self.require_session()?;
        (!self.person.guest).then_some(self).ok_or_else(|| Fail::forbidden("account-only"))
    }

    /// Whether they may moderate.
    pub fn as_admin(&self) -> Result<&Self, Fail> {
        self.require_session()?;
        self.admin.then_some(self).ok_or_else(|| Fail::forbidden("admin-only"))
    }
}

impl People {
    /// Who has the session of a secret, if anybody.
    pub async fn by_session(&self, secret: &str) -> Answer<Option<Identity>> {
        let now = self.time.now();
        let visitor = sessions::visitor(&self.store, &secret::hash(secret), now - SESSION_LASTS).await?;
        let Some(Visitor { person, session, admin, muted_until, seen_at }) = visitor else { return Ok(None) };
        if now - seen_at > NOTED {
            self.store.write(sessions::seen(&person.id, &session, now)).await?;
        }
        Ok(Some(Identity { person, session, admin, muted_until, scopes: None, by_app: false }))
    }

    /// Who has the token of a secret.
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
