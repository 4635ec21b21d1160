//! Sessions and guests.

use crate::app::App;
use crate::args;
use crate::fail::Answer;
use crate::secret;
use crate::store::{Refused, Write};
use protocol::people::Session;
use sqlx::Row;

/// The longest name of a program that is kept.
const AGENT: usize = 200;

/// The statement that enters a session, and the secret that its cookie carries.
pub fn new_session(account: &str, agent: &str, now: i64) -> (Write, String) {
    let secret = secret::random(43);
    let agent: String = agent.chars().filter(|c| !c.is_control()).take(AGENT).collect();
    let sql = "INSERT INTO sessions (id, hash, account, agent, created_at, seen_at) VALUES ($1, $2, $3, $4, $5, $5)";
    let write = Write::new().must(sql, args![secret::id(), secret::hash(&secret), account, agent, now]);
    (write, secret)
}

/// The statement that ends a session of an account.
pub fn end_session(account: &str, session: &str) -> Write {
    Write::new().and("DELETE FROM sessions WHERE id = $1 AND account = $2", args![session, account])
}

impl App {
    /// A new guest with a session; gives the account and the secret of the session.
    pub async fn new_guest(&self, agent: &str) -> Answer<(String, String)> {
        let (id, now) = (secret::id(), self.time.now());
        let mut tries = 0;
        loop {
            let name = format!("guest-{}", secret::random(6).to_lowercase());
            let sql = "INSERT INTO accounts (id, kind, name, name_key, created_at) VALUES ($1, 'guest', $2, $3, $4)";
            let write = Write::new().must(sql, args![&id, &name, super::name_key(&name), now]);
            let (session, secret) = new_session(&id, agent, now);
            match self.store.write(write.then(session)).await {
                Ok(_) => return Ok((id, secret)),
                // Some other guest has this name.
                Err(Refused::Conflict) if tries < 5 => tries += 1,
                Err(refused) => return Err(refused.into()),
            }
        }
    }

    /// Where an account is signed in; `current` is the session that asks.
    pub async fn sessions(&self, account: &str, current: &str) -> Answer<Vec<Session>> {
        let sql = "SELECT id, agent, created_at, seen_at FROM sessions WHERE account = $1 AND seen_at > $2 \
                   ORDER BY seen_at DESC, id";
        let rows = self.store.rows(sql, args![account, self.time.now() - crate::auth::SESSION_LASTS]).await?;
        let session = |row: &sqlx::any::AnyRow| {
            let id: String = row.get(0);
            let current = id == current;
            Session { id, agent: row.get(1), created_at: row.get(2), seen_at: row.get(3), current }
        };
        Ok(rows.iter().map(session).collect())
    }

    /// Ends a session and closes its connections; gives whether there was one.
    pub async fn end_session(&self, account: &str, session: &str) -> Answer<bool> {
        let changed = self.store.write(end_session(account, session)).await?;
        self.close_connections(account, Some(session)).await;
        Ok(changed.first() == Some(&1))
    }

    /// Forgets what has run out: sessions, links, counts, and guests who left nothing.
    pub async fn tidy_people(&self) -> Result<(), Refused> {
        const DAY: i64 = 86_400_000;
        let now = self.time.now();
        let write = Write::new()
            .and("DELETE FROM sessions WHERE seen_at < $1", args![now - crate::auth::SESSION_LASTS])
            .and("DELETE FROM links WHERE expires_at < $1", args![now])
            .and("DELETE FROM limits WHERE since < $1", args![now - DAY])
            .and(
                "DELETE FROM accounts WHERE kind = 'guest' AND created_at < $1 \
                 AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.account = accounts.id) \
                 AND NOT EXISTS (SELECT 1 FROM players p WHERE p.account = accounts.id OR p.invited = accounts.id) \
                 AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.about = accounts.id)",
                args![now - DAY],
            );
        self.store.write(write).await.map(|_| ())
    }
}
