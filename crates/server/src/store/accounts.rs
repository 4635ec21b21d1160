//! Accounts, recovery codes and blocks.

use super::{Error, Store, Write};
use crate::time::Moment;
pub use protocol::game::PlayerRef as Person;
use protocol::people::{Me, Profile};
use serde::Deserialize;

/// The player of an account. An unknown `kind` gives NULL, which is no boolean, so it is an error.
pub async fn person(store: &Store, id: &str) -> Result<Option<Person>, Error> {
    let sql = "SELECT id, name, CASE WHEN kind IN ('guest', 'user', 'gone') THEN kind = 'guest' END AS guest, bot \
               FROM accounts WHERE id = $1 AND closed_at IS NULL";
    store.keyed().first(sql, args![id]).await
}

/// The player with this name key.
pub async fn person_by_key(store: &Store, key: &str) -> Result<Option<Person>, Error> {
    let sql = "SELECT id, name, CASE WHEN kind IN ('guest', 'user', 'gone') THEN kind = 'guest' END AS guest, bot \
               FROM accounts WHERE name_key = $1 AND closed_at IS NULL";
    store.keyed().first(sql, args![key]).await
}

/// The account with this name key, open or closed.
pub async fn id_by_key(store: &Store, key: &str) -> Result<Option<String>, Error> {
    store.keyed().first("SELECT id FROM accounts WHERE name_key = $1", args![key]).await
}

/// Whether an account has this name key.
pub async fn is_taken(store: &Store, key: &str) -> Result<bool, Error> {
    Ok(store.keyed().count("SELECT COUNT(*) FROM accounts WHERE name_key = $1", args![key]).await? > 0)
}

/// An account as its owner sees it.
pub async fn me(store: &Store, account: &str, now: Moment) -> Result<Option<Me>, Error> {
    let sql = "SELECT id, name, CASE WHEN kind IN ('guest', 'user', 'gone') THEN kind = 'guest' END AS guest, bot, \
               admin, mail, mail_confirmed, totp IS NOT NULL AS two_factor, created_at, \
               CASE WHEN muted_until > $2 THEN muted_until END AS muted_until FROM accounts WHERE id = $1";
    store.keyed().first(sql, args![account, now]).await
}

/// The public profile, without ratings and tallies.
pub async fn profile(store: &Store, account: &str) -> Result<Option<Profile>, Error> {
    #[derive(Deserialize)]
    struct Found {
        name: String,
        bot: bool,
        closed: bool,
        created_at: Moment,
    }
    let sql = "SELECT name, bot, closed_at IS NOT NULL AS closed, created_at FROM accounts WHERE id = $1";
    let found = store.keyed().first(sql, args![account]).await?;
    Ok(found.map(|Found { name, bot, closed, created_at }| Profile {
        id: account.to_string(),
        name,
        bot,
        closed,
        created_at,
        ratings: Vec::new(),
        tallies: Vec::new(),
        activity: Vec::new(),
    }))
}

/// What a sign-in needs.
#[derive(Deserialize)]
pub struct Login {
    pub id: String,
    /// The hash.
    pub password: Option<String>,
    /// The secret of two-factor authentication.
    pub totp: Option<String>,
    pub closed: bool,
}

/// What a sign-in needs, by the name key.
pub async fn login(store: &Store, key: &str) -> Result<Option<Login>, Error> {
    let sql = "SELECT id, password, totp, closed_at IS NOT NULL AS closed FROM accounts \
               WHERE name_key = $1 AND kind = 'user'";
    store.keyed().first(sql, args![key]).await
}

/// The hash of an account's password.
pub async fn password(store: &Store, account: &str) -> Result<Option<String>, Error> {
    let found = store.keyed().first("SELECT password FROM accounts WHERE id = $1", args![account]).await?;
    Ok(found.flatten())
}

pub async fn is_admin(store: &Store, account: &str) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM accounts WHERE id = $1 AND admin = 1";
    Ok(store.keyed().count(sql, args![account]).await? > 0)
}

/// The account and name with this confirmed mail address.
pub async fn by_mail(store: &Store, mail: &str) -> Result<Option<(String, String)>, Error> {
    let sql = "SELECT id, name FROM accounts WHERE mail = $1 AND mail_confirmed = 1 AND closed_at IS NULL";
    store.keyed().first(sql, args![mail]).await
}

pub fn add_guest(id: &str, name: &str, key: &str, now: Moment) -> Write {
    let sql = "INSERT INTO accounts (id, kind, name, name_key, created_at) VALUES ($1, 'guest', $2, $3, $4)";
    Write::new().must(sql, args![id, name, key, now])
}

/// A new account.
pub struct NewUser<'a> {
    pub id: &'a str,
    pub name: &'a str,
    /// The name key.
    pub key: &'a str,
    /// The hash.
    pub password: &'a str,
    /// Unconfirmed.
    pub mail: Option<&'a str>,
}

impl NewUser<'_> {
    pub fn add(&self, now: Moment) -> Write {
        let sql = "INSERT INTO accounts (id, kind, name, name_key, password, mail, created_at) \
                   VALUES ($1, 'user', $2, $3, $4, $5, $6)";
        Write::new().must(sql, args![self.id, self.name, self.key, self.password, self.mail, now])
    }

    /// Turns a guest into the account.
    pub fn upgrade_guest(&self, now: Moment) -> Write {
        let sql = "UPDATE accounts SET kind = 'user', name = $2, name_key = $3, password = $4, mail = $5, \
                   created_at = $6 WHERE id = $1 AND kind = 'guest'";
        let args = args![self.id, self.name, self.key, self.password, self.mail, now];
        Write::new().must(sql, args).forgetting(self.id)
    }
}

pub fn set_password(account: &str, hash: &str) -> Write {
    Write::new().must("UPDATE accounts SET password = $2 WHERE id = $1", args![account, hash])
}

/// Sets an unconfirmed address, unless the account has a confirmed one.
pub fn set_unconfirmed_mail(account: &str, mail: &str) -> Write {
    let sql = "UPDATE accounts SET mail = $2 WHERE id = $1 AND mail_confirmed = 0";
    Write::new().and(sql, args![account, mail])
}

/// Sets a confirmed address; a conflict if another account has it.
pub fn confirm_mail(account: &str, mail: &str) -> Write {
    let sql = "UPDATE accounts SET mail = $2, mail_confirmed = 1 WHERE id = $1";
    Write::new().must(sql, args![account, mail])
}

pub fn remove_mail(account: &str) -> Write {
    Write::new().and("UPDATE accounts SET mail = NULL, mail_confirmed = 0 WHERE id = $1", args![account])
}

/// Turns two-factor authentication on; a conflict if it is on.
pub fn set_totp(account: &str, secret: &str, step: i64) -> Write {
    let sql = "UPDATE accounts SET totp = $2, totp_last = $3 WHERE id = $1 AND totp IS NULL";
    Write::new().must(sql, args![account, secret, step])
}

/// Uses up the code of a time step; a conflict if it or a later one was used.
pub fn use_totp(account: &str, step: i64) -> Write {
    let sql = "UPDATE accounts SET totp_last = $2 WHERE id = $1 AND totp_last < $2";
    Write::new().must(sql, args![account, step])
}

/// Turns two-factor authentication off.
pub fn remove_totp(account: &str) -> Write {
    Write::new().and("UPDATE accounts SET totp = NULL WHERE id = $1", args![account])
}

/// Adds a recovery code by its hash.
pub fn add_recovery(account: &str, hash: &str) -> Write {
    Write::new().must("INSERT INTO recovery_codes (account, hash) VALUES ($1, $2)", args![account, hash])
}

/// Uses up a recovery code; a conflict if the account has no such code, or has used it.
pub fn use_recovery(account: &str, hash: &str) -> Write {
    Write::new().must("DELETE FROM recovery_codes WHERE account = $1 AND hash = $2", args![account, hash])
}

/// Deletes all recovery codes of an account.
pub fn forget_recovery(account: &str) -> Write {
    Write::new().and("DELETE FROM recovery_codes WHERE account = $1", args![account])
}

/// Turns an account into a bot; changes no row if it has played.
pub fn become_bot(account: &str) -> Write {
    let sql = "UPDATE accounts SET bot = 1 WHERE id = $1 AND (bot = 1 OR NOT EXISTS \
               (SELECT 1 FROM players p WHERE p.account = accounts.id))";
    Write::new().and(sql, args![account]).forgetting(account)
}

/// Mutes an account until a moment.
pub fn mute(account: &str, until: Moment) -> Write {
    let sql = "UPDATE accounts SET muted_until = $2 WHERE id = $1";
    Write::new().and(sql, args![account, until]).forgetting(account)
}

/// Locks the row of an open account. Placed first in a write that adds to an account's rows, it serialises
/// such writes, so that a limit holds under concurrency.
pub(super) fn hold(account: &str) -> Write {
    let sql = "UPDATE accounts SET created_at = created_at WHERE id = $1 AND closed_at IS NULL";
    Write::new().must(sql, args![account])
}

/// Closes an account, except an administrator's.
pub fn close(account: &str, now: Moment) -> Write {
    let sql = "UPDATE accounts SET closed_at = $2 WHERE id = $1 AND closed_at IS NULL AND admin = 0";
    Write::new().and(sql, args![account, now]).forgetting(account)
}

/// Reopens a closed account, unless its owner deleted it.
pub fn reopen(account: &str) -> Write {
    Write::new().and("UPDATE accounts SET closed_at = NULL WHERE id = $1 AND kind <> 'gone'", args![account])
}

/// Deletes the personal data of an account.
pub fn erase(account: &str, name: &str, key: &str, now: Moment) -> Write {
    let sql = "UPDATE accounts SET kind = 'gone', name = $2, name_key = $3, password = NULL, mail = NULL, \
               mail_confirmed = 0, totp = NULL, admin = 0, closed_at = $4 WHERE id = $1 AND closed_at IS NULL";
    Write::new().must(sql, args![account, name, key, now]).forgetting(account)
}

/// Grants or revokes moderation rights.
pub fn set_admin(key: &str, admin: bool) -> Write {
    let sql = "UPDATE accounts SET admin = $2 WHERE name_key = $1 AND kind = 'user' AND closed_at IS NULL";
    Write::new().and(sql, args![key, admin])
}

/// Whether either of two accounts has blocked the other.
pub async fn is_blocked(store: &Store, one: &str, other: &str) -> Result<bool, Error> {
    let sql =
        "SELECT COUNT(*) FROM blocks WHERE (account = $1 AND other = $2) OR (account = $2 AND other = $1)";
    Ok(store.keyed().count(sql, args![one, other]).await? > 0)
}

/// The names of the players that an account has blocked.
pub async fn blocks(store: &Store, account: &str) -> Result<Vec<String>, Error> {
    let sql =
        "SELECT a.name FROM blocks b JOIN accounts a ON a.id = b.other WHERE b.account = $1 ORDER BY a.name";
    store.keyed().all(sql, args![account]).await
}

pub async fn count_blocks(store: &Store, account: &str) -> Result<i64, Error> {
    store.keyed().count("SELECT COUNT(*) FROM blocks WHERE account = $1", args![account]).await
}

pub fn block(account: &str, other: &str) -> Write {
    let sql = "INSERT INTO blocks (account, other) VALUES ($1, $2) ON CONFLICT (account, other) DO NOTHING";
    Write::new().and(sql, args![account, other])
}

pub fn unblock(account: &str, other: &str) -> Write {
    Write::new().and("DELETE FROM blocks WHERE account = $1 AND other = $2", args![account, other])
}

/// Deletes all blocks by and of an account.
pub fn forget_blocks(account: &str) -> Write {
    Write::new().and("DELETE FROM blocks WHERE account = $1 OR other = $1", args![account])
}
