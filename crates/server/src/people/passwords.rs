//! Passwords: hashed with argon2id, on threads of their own and only a few at once, for each takes tens of
//! milliseconds and 19 MiB.

use crate::app::App;
use crate::args;
use crate::auth::Who;
use crate::fail::{Answer, Fail};
use crate::limits::SECRETS;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use sqlx::Row;
use std::ops::RangeInclusive;
use std::time::Duration;
use tokio::sync::Semaphore;

/// The shortest and the longest password, in characters.
const LENGTHS: RangeInclusive<usize> = 8..=200;
/// How many are worked on at once.
const AT_ONCE: usize = 2;
/// How long one waits for its turn before the server is too busy.
const PATIENCE: Duration = Duration::from_secs(10);
/// The hash that nobody's password has: for unknown names the same work is done.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGxpdmVzIGhlcg$bGVhdmVzIGZyb20gdGhlIHZpbmUgZmFsbGluZyBzbyA";

/// The place where passwords are worked on.
pub struct Passwords(Semaphore);

impl Default for Passwords {
    fn default() -> Self {
        Self(Semaphore::new(AT_ONCE))
    }
}

impl Passwords {
    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
        let turn = tokio::time::timeout(PATIENCE, self.0.acquire()).await;
        let _turn = turn.ok().and_then(Result::ok).ok_or_else(Fail::unavailable)?;
        tokio::task::spawn_blocking(work).await.map_err(|_| Fail::unavailable())
    }

    /// The hash of a new password, if it may be one.
    pub async fn hash(&self, password: &str) -> Answer<String> {
        check(password)?;
        let password = password.to_string();
        let hash = self
            .work(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
        hash.await?.map_err(|_| Fail::unavailable())
    }

    /// Whether a password is the one of a hash; without a hash it is not, after the same work.
    pub async fn verify(&self, password: &str, hash: Option<String>) -> Answer<bool> {
        // No password is that long; the work is done all the same.
        let password: String = password.chars().take(LENGTHS.end() + 1).collect();
        self.work(move || {
            let known = hash.is_some();
            let hash = hash.unwrap_or_else(|| NOBODY.to_string());
            let hash = PasswordHash::new(&hash);
            let same =
                hash.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
            same && known
        })
        .await
    }
}

/// Whether something may be a password.
pub fn check(password: &str) -> Answer<()> {
    if LENGTHS.contains(&password.chars().count()) {
        return Ok(());
    }
    Err(Fail::bad("bad-password").with("shortest", *LENGTHS.start()).with("longest", *LENGTHS.end()))
}

impl App {
    /// Whether who is signed in knows the password; asked before what cannot be undone. A guest has none.
    pub async fn check_password(&self, who: &Who, password: &str) -> Answer<()> {
        self.limit(SECRETS, who.id()).await?;
        if who.person.guest {
            return Ok(());
        }
        let row = self.store.row("SELECT password FROM accounts WHERE id = $1", args![who.id()]).await?;
        let hash: Option<String> = row.and_then(|row| row.get(0));
        let right = self.passwords.verify(password, hash).await?;
        if right { Ok(()) } else { Err(Fail::forbidden("wrong-password")) }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_and_only_that_one() {
        let passwords = Passwords::default();
        let hash = passwords.hash("leaves from the vine").await.unwrap();
        assert!(hash.starts_with("$argon2id$"));
        assert!(passwords.verify("leaves from the vine", Some(hash.clone())).await.unwrap());
        assert!(!passwords.verify("leaves from the wine", Some(hash.clone())).await.unwrap());
        assert_ne!(passwords.hash("leaves from the vine").await.unwrap(), hash, "salted");
        assert!(!passwords.verify("falling so slow", None).await.unwrap());
        assert!(passwords.hash("seven 7").await.is_err());
        assert!(passwords.hash(&"x".repeat(201)).await.is_err());
    }

    #[test]
    fn nobody_costs_as_much_as_somebody() {
        let real = Argon2::default().hash_password(b"leaves from the vine").unwrap().to_string();
        let costs = |hash: &str| hash.split('$').take(4).map(str::to_string).collect::<Vec<_>>();
        assert_eq!(costs(&real), costs(NOBODY));
        let length = |hash: &str| PasswordHash::new(hash).unwrap().hash.unwrap().len();
        assert_eq!(length(&real), length(NOBODY));
    }
}
