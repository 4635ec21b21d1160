//! Sessions and guests.

use crate::app::App;
use crate::args;
use crate::fail::Answer;
use crate::secret;
use crate::store::Write;

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

impl App {
    /// A new guest with a session; gives the account and the secret of the session.
    pub async fn new_guest(&self, agent: &str) -> Answer<(String, String)> {
        let (id, now) = (secret::id(), self.time.now());
        let name = format!("guest-{}", secret::random(6).to_lowercase());
        let sql =
            "INSERT INTO accounts (id, kind, name, name_key, created_at) VALUES ($1, 'guest', $2, $3, $4)";
        let write = Write::new().must(sql, args![&id, &name, super::name_key(&name), now]);
        let (session, secret) = new_session(&id, agent, now);
        self.store.write(write.then(session)).await?;
        Ok((id, secret))
    }
}
