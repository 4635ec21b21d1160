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

/// The longest name of a program that is kept.
const AGENT: usize = 200;

/// The statement that enters a session, and the secret that its cookie carries.
pub fn new_session(account: &str, agent: &str, now: i64) -> (Write, String) {
    let secret = secret::random(43);
    let agent: String = agent.chars().filter(|c| !c.is_control()).take(AGENT).collect();
    (sessions::add(&secret::id(), &secret::hash(&secret), account, &agent, now), secret)
}

impl People {
    /// A new guest with a session; gives the account and the secret of the session.
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
                // Some other guest has this name.
                Err(Error::Conflict) if tries < 5 => tries += 1,
                Err(refused) => return Err(refused.into()),
            }
        }
    }

    /// Where an account is signed in; `current` is the session that asks.
    pub async fn sessions(&self, account: &str, current: &str) -> Answer<Vec<Session>> {
        let since = self.time.now() - SESSION_LASTS;
        Ok(sessions::list(&self.store, account, current, since).await?)
    }

    /// Ends a session and closes its connections; gives whether there was one.
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
