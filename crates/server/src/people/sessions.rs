//! Sessions and guests.

use super::People;
use super::identity::{ClientInfo, SESSION_LASTS};
use crate::error::Error;
use crate::fail::Answer;
use crate::names::name_key;
use crate::node::limits::GUEST;
use crate::secret;
use crate::store::{Write, accounts, sessions};
use protocol::people::Session;

/// The most characters stored of a `User-Agent`.
const AGENT: usize = 200;

/// The write that adds a session, and the secret for its cookie.
pub fn new_session(account: &str, agent: &str, now: i64) -> (Write, String) {
    let secret = secret::random(43);
    let agent: String = agent.chars().filter(|c| !c.is_control()).take(AGENT).collect();
    (sessions::add(&secret::id(), &secret::hash(&secret), account, &agent, now), secret)
}

impl People {
    /// Creates a guest with a session. Returns the account and the secret of the session.
    pub async fn new_guest(&self, from: &ClientInfo<'_>) -> Answer<(String, String)> {
        self.limits.count_from(GUEST, from.network).await?;
        let (id, now) = (secret::id(), self.time.now());
        let mut tries = 0;
        loop {
            let name = format!("guest-{}", secret::random(6).to_lowercase());
            let write = accounts::add_guest(&id, &name, &name_key(&name), now);
            let (session, secret) = new_session(&id, from.agent, now);
            match self.store.write(write.then(session)).await {
                Ok(_) => return Ok((id, secret)),
                // Another guest has this name.
                Err(Error::Conflict) if tries < 5 => tries += 1,
                Err(refused) => return Err(refused.into()),
            }
        }
    }

    /// The sessions of an account; `current` is the one of this request.
    pub async fn sessions(&self, account: &str, current: &str) -> Answer<Vec<Session>> {
        let since = self.time.now() - SESSION_LASTS;
        Ok(sessions::list(&self.store, account, current, since).await?)
    }

    /// Ends a session and closes its connections. Returns whether it existed.
    pub async fn end_session(&self, account: &str, session: &str) -> Answer<bool> {
        let changed = self.store.write(sessions::end(account, session)).await?;
        self.hub.close_everywhere(account, Some(session));
        Ok(changed.first() == Some(&1))
    }

    /// Ends all sessions of an account and closes their connections. Its tokens stay.
    pub async fn end_sessions(&self, account: &str) -> Answer<()> {
        let sessions = sessions::list(&self.store, account, "", 0).await?;
        self.store.write(sessions::end_all(account)).await?;
        for session in sessions {
            self.hub.close_everywhere(account, Some(&session.id));
        }
        Ok(())
    }
}
