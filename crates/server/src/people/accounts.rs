//! Accounts: signing up, signing in, the own account.

use super::sessions::{end_session, new_session};
use super::{name_key, names, two_factor};
use crate::app::App;
use crate::args;
use crate::auth::Who;
use crate::bus::News;
use crate::fail::{Answer, Fail};
use crate::limits::SIGN_IN_NAME;
use crate::secret;
use crate::store::{Refused, Write};
use axum::http::StatusCode;
use protocol::people::{Me, SignIn, SignUp};
use sqlx::Row;

impl App {
    /// The own account as its owner sees it.
    pub async fn me(&self, account: &str) -> Answer<Me> {
        let sql = "SELECT name, kind, bot, admin, mail, mail_confirmed, totp, muted_until, created_at \
                   FROM accounts WHERE id = $1";
        let row = self.store.row(sql, args![account]).await?.ok_or_else(Fail::nobody)?;
        let truth = |at: usize| row.get::<i64, _>(at) == 1;
        let muted: i64 = row.get(7);
        Ok(Me {
            id: account.to_string(),
            name: row.get(0),
            guest: row.get::<String, _>(1) == "guest",
            bot: truth(2),
            admin: truth(3),
            mail: row.get(4),
            mail_confirmed: truth(5),
            two_factor: row.get::<Option<String>, _>(6).is_some(),
            muted_until: (muted > self.time.now()).then_some(muted),
            created_at: row.get(8),
        })
    }

    /// A new account with a session; gives the account and the secret of the session. A guest becomes the
    /// account and keeps its games.
    pub async fn sign_up(
        &self,
        new: &SignUp,
        mail: Option<&str>,
        guest: Option<&Who>,
        agent: &str,
    ) -> Answer<(String, String)> {
        let name = names::read(&new.name).ok_or_else(|| Fail::bad("bad-name"))?;
        if names::is_reserved(&name) {
            return Err(Fail::conflict("name-taken"));
        }
        let key = name_key(&name);
        let taken = || Fail::conflict("name-taken");
        // Names are for everybody to see; who asks for one that is taken need not wait for the hash.
        if self.store.count("SELECT COUNT(*) FROM accounts WHERE name_key = $1", args![&key]).await? > 0 {
            return Err(taken());
        }
        let password = self.passwords.hash(&new.password).await?;
        let now = self.time.now();
        let id = guest.map_or_else(secret::id, |guest| guest.id().to_string());
        let sql = match guest {
            Some(_) => {
                "UPDATE accounts SET kind = 'user', name = $2, name_key = $3, password = $4, mail = $5, \
                 created_at = $6 WHERE id = $1 AND kind = 'guest'"
            }
            None => {
                "INSERT INTO accounts (id, kind, name, name_key, password, mail, created_at) \
                 VALUES ($1, 'user', $2, $3, $4, $5, $6)"
            }
        };
        let mut write = Write::new().must(sql, args![&id, &name, key, password, mail, now]);
        if let Some(guest) = guest {
            write = write.then(end_session(&id, &guest.session));
        }
        let (session, secret) = new_session(&id, agent, now);
        match self.store.write(write.then(session)).await {
            Ok(_) => {}
            Err(Refused::Conflict) => return Err(taken()),
            Err(refused) => return Err(refused.into()),
        }
        if let Some(guest) = guest {
            self.close_connections(&id, Some(&guest.session)).await;
            self.name_changed(&id).await;
        }
        Ok((id, secret))
    }

    /// A session by name, password and, where it is asked for, a code; gives the account and the secret of the
    /// session. Whether a name exists shows neither in the answer nor in the time it takes.
    pub async fn sign_in(&self, given: &SignIn, agent: &str) -> Answer<(String, String)> {
        let key = name_key(&given.name);
        self.limit(SIGN_IN_NAME, &secret::hash(&key)).await?;
        let sql = "SELECT id, password, totp, closed_at FROM accounts WHERE name_key = $1 AND kind = 'user'";
        let row = self.store.row(sql, args![key]).await?;
        let hash: Option<String> = row.as_ref().and_then(|row| row.get(1));
        let right = self.passwords.verify(&given.password, hash).await?;
        let refused = |error| Fail::new(StatusCode::UNAUTHORIZED, error);
        let row = row.filter(|_| right).ok_or_else(|| refused("wrong-name-or-password"))?;
        if row.get::<Option<i64>, _>(3).is_some() {
            return Err(Fail::forbidden("account-closed"));
        }
        let (id, now): (String, _) = (row.get(0), self.time.now());
        let (mut write, secret) = new_session(&id, agent, now);
        if let Some(totp) = row.get::<Option<String>, _>(2) {
            let code = given.code.as_deref().ok_or_else(|| refused("code-needed"))?;
            write = match two_factor::check(&totp, code, now) {
                // A code that was seen over somebody's shoulder has been used already.
                Some(step) => write.must(
                    "UPDATE accounts SET totp_last = $2 WHERE id = $1 AND totp_last < $2",
                    args![&id, step],
                ),
                None => write.then(two_factor::use_recovery(&id, code)),
            };
        }
        match self.store.write(write).await {
            Ok(_) => Ok((id, secret)),
            Err(Refused::Conflict) => Err(refused("wrong-code")),
            Err(refused) => Err(refused.into()),
        }
    }

    /// Gives an account a new password and ends its sessions but the one that asks. Where none does, the old
    /// password was lost, perhaps to somebody: then its tokens end, too.
    pub async fn set_password(
        &self,
        account: &str,
        password: &str,
        but: Option<&str>,
        also: Write,
    ) -> Answer<()> {
        let hash = self.passwords.hash(password).await?;
        let also = match but {
            Some(_) => also,
            None => also.and("DELETE FROM tokens WHERE account = $1", args![account]),
        };
        let write = also
            .must("UPDATE accounts SET password = $2 WHERE id = $1", args![account, hash])
            .and("DELETE FROM links WHERE account = $1 AND kind = 'reset'", args![account])
            .and("DELETE FROM sessions WHERE account = $1 AND id <> $2", args![account, but.unwrap_or("")]);
        self.store.write(write).await?;
        // Those that may go on come back by themselves.
        self.close_connections(account, None).await;
        Ok(())
    }

    /// An account has another name now: games in memory read it again, on every node.
    pub async fn name_changed(&self, account: &str) {
        self.reread(account).await;
        self.bus.tell(&News::Renamed(account.to_string())).await;
    }
}
