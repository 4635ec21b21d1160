//! Passwords: hashed with argon2id on a few threads of their own, because each hash takes tens of
//! milliseconds and 19 MiB. Each thread reuses its 19 MiB: allocating them per password fragments the heap,
//! by half a gigabyte in an hour.

use super::People;
use super::identity::Identity;
use crate::fail::{Answer, Fail};
use crate::lock::lock;
use crate::node::limits::SECRETS;
use crate::store::accounts;
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use std::ops::RangeInclusive;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;
use tokio::sync::{Semaphore, oneshot};

/// The length of a password, in characters.
const LENGTHS: RangeInclusive<usize> = 8..=200;
/// Hashes computed concurrently.
const AT_ONCE: usize = 2;
/// How long a request waits for a thread before the server is too busy.
const PATIENCE: Duration = Duration::from_secs(10);
/// A hash that no password has, so that unknown names take as long as known ones.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGxpdmVzIGhlcg$bGVhdmVzIGZyb20gdGhlIHZpbmUgZmFsbGluZyBzbyA";

/// The working memory of a thread.
#[derive(Default)]
struct Memory(Vec<Block>);

impl Memory {
    fn fill(&mut self, argon: &Argon2<'_>, password: &str, salt: &Salt, out: &mut [u8]) -> Option<Output> {
        let blocks = argon.params().block_count();
        if self.0.len() < blocks {
            self.0.resize(blocks, Block::default());
        }
        argon.hash_password_into_with_memory(password.as_bytes(), salt, out, &mut self.0[..blocks]).ok()?;
        Output::new(out).ok()
    }

    /// The hash of a password with a new salt, as a PHC string.
    fn hash(&mut self, password: &str) -> Option<String> {
        let (algorithm, version, params) = (Algorithm::default(), Version::default(), Params::default());
        let salt = Salt::generate();
        let argon = Argon2::new(algorithm, version, params.clone());
        let hash = self.fill(&argon, password, &salt, &mut [0; Params::DEFAULT_OUTPUT_LEN])?;
        let whole = PasswordHash {
            algorithm: algorithm.ident(),
            version: Some(version.into()),
            params: ParamsString::try_from(&params).ok()?,
            salt: Some(salt),
            hash: Some(hash),
        };
        Some(whole.to_string())
    }

    /// Whether a password has this hash.
    fn is(&mut self, password: &str, hash: &str) -> Option<bool> {
        let hash = PasswordHash::new(hash).ok()?;
        let algorithm = Algorithm::try_from(hash.algorithm.as_str()).ok()?;
        let version = hash.version.map(Version::try_from).transpose().ok()?.unwrap_or_default();
        let params = Params::try_from(&hash).ok()?;
        let (salt, right) = (hash.salt?, hash.hash?);
        let mut out = vec![0; right.len()];
        // Outputs are compared in constant time.
        Some(self.fill(&Argon2::new(algorithm, version, params), password, &salt, &mut out)? == right)
    }
}

type Job = Box<dyn FnOnce(&mut Memory) + Send>;

/// The threads that hash passwords.
pub struct Passwords {
    turns: Arc<Semaphore>,
    jobs: mpsc::Sender<Job>,
}

impl Default for Passwords {
    fn default() -> Self {
        let (jobs, waiting) = mpsc::channel::<Job>();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..AT_ONCE {
            let waiting = Arc::clone(&waiting);
            let work = move || {
                let mut memory = Memory::default();
                loop {
                    let job = lock(&waiting).recv();
                    let Ok(job) = job else { return };
                    // The requester of a job that panics gets an error; the thread continues.
                    if catch_unwind(AssertUnwindSafe(|| job(&mut memory))).is_err() {
                        tracing::error!("work on a password panicked");
                    }
                }
            };
            if let Err(error) = std::thread::Builder::new().name(format!("password-{number}")).spawn(work) {
                tracing::error!(%error, "a thread for passwords could not be started");
            }
        }
        Self { turns: Arc::new(Semaphore::new(AT_ONCE)), jobs }
    }
}

impl Passwords {
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Answer<T> {
        let turn = tokio::time::timeout(PATIENCE, Arc::clone(&self.turns).acquire_owned()).await;
        let turn = turn.ok().and_then(Result::ok).ok_or_else(Fail::unavailable)?;
        let (answer, done) = oneshot::channel();
        let job = move |memory: &mut Memory| {
            let _ = answer.send(work(memory));
            // The permit is held until the work ends, even if the requester has gone.
            drop(turn);
        };
        self.jobs.send(Box::new(job)).map_err(|_| Fail::unavailable())?;
        done.await.map_err(|_| Fail::unavailable())
    }

    /// The hash of a new password, if it has a valid length.
    pub async fn hash(&self, password: &str) -> Answer<String> {
        check(password)?;
        let password = password.to_string();
        self.work(move |memory| memory.hash(&password)).await?.ok_or_else(Fail::unavailable)
    }

    /// Whether a password matches a hash. Without a hash it does not, but takes the same time.
    pub async fn verify(&self, password: &str, hash: Option<String>) -> Answer<bool> {
        // Bounds the work. A longer password cannot be right.
        let password: String = password.chars().take(LENGTHS.end() + 1).collect();
        self.work(move |memory| {
            let known = hash.is_some();
            let same = memory.is(&password, hash.as_deref().unwrap_or(NOBODY));
            same == Some(true) && known
        })
        .await
    }
}

/// Checks the length of a password.
pub fn check(password: &str) -> Answer<()> {
    if LENGTHS.contains(&password.chars().count()) {
        return Ok(());
    }
    Err(Fail::bad("bad-password").with("shortest", *LENGTHS.start()).with("longest", *LENGTHS.end()))
}

impl People {
    /// Requires the password of the account before an irreversible action. Guests have none.
    pub async fn check_password(&self, who: &Identity, password: &str) -> Answer<()> {
        self.limits.count(SECRETS, who.id()).await?;
        if who.person.guest {
            return Ok(());
        }
        let hash = accounts::password(&self.store, who.id()).await?;
        let right = self.passwords.verify(password, hash).await?;
        if right { Ok(()) } else { Err(Fail::forbidden("wrong-password")) }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use argon2::password_hash::{PasswordHasher, PasswordVerifier};

    #[test]
    fn hashes_are_those_of_the_library_and_the_other_way_round() {
        let mut memory = Memory::default();
        let theirs = Argon2::default().hash_password(b"leaves from the vine").unwrap().to_string();
        assert_eq!(memory.is("leaves from the vine", &theirs), Some(true));
        assert_eq!(memory.is("leaves from the wine", &theirs), Some(false));
        let ours = memory.hash("leaves from the vine").unwrap();
        assert!(Argon2::default().verify_password(b"leaves from the vine", ours.as_str()).is_ok());
        assert!(Argon2::default().verify_password(b"leaves from the wine", ours.as_str()).is_err());
        // One of other costs, as an older program may have left it.
        let other = Argon2::new(Algorithm::Argon2i, Version::V0x13, Params::new(64, 1, 1, Some(16)).unwrap());
        let other = other.hash_password(b"leaves from the vine").unwrap().to_string();
        assert_eq!(memory.is("leaves from the vine", &other), Some(true));
        assert_eq!(memory.is("leaves", "no hash"), None);
        // The memory is that of the largest, and no more.
        let blocks = memory.0.len();
        (0..3).for_each(|_| assert!(memory.hash("leaves from the vine").is_some()));
        assert_eq!((blocks, memory.0.capacity()), (Params::default().block_count(), blocks));
    }

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

    #[tokio::test(flavor = "multi_thread")]
    async fn a_few_threads_do_all_the_work_and_outlive_a_panic() {
        let passwords = Passwords::default();
        let panic = passwords.work(|_| -> u8 { panic!("on purpose") }).await;
        assert_eq!(panic.unwrap_err(), Fail::unavailable());
        let name = |_: &mut Memory| {
            // Long enough that others have to wait.
            std::thread::sleep(Duration::from_millis(2));
            std::thread::current().name().unwrap_or_default().to_string()
        };
        let work = futures_util::future::join_all((0..40).map(|_| passwords.work(name))).await;
        let names: std::collections::BTreeSet<String> = work.into_iter().map(Result::unwrap).collect();
        assert!(names.iter().all(|name| ["password-0", "password-1"].contains(&name.as_str())), "{names:?}");
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
