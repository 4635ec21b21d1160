//! Sessions and tokens that were asked for in the last seconds, so that a visitor who asks for many things is not
//! looked up for each. Only for a database file, which has one server: what ends a session goes through its writer,
//! and the writer forgets the account before it says that the write is made. With several nodes nothing is kept.

use crate::lock::lock;
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How long somebody is known without being looked up. Only `teahouse admin`, which is another program, can change
/// an account behind the server's back; that long it takes to be noticed.
const LASTS: Duration = Duration::from_secs(2);
/// How many are known at most.
const MOST: usize = 20_000;

/// Something that belongs to an account.
pub trait Owned: Clone {
    fn account(&self) -> &str;
}

/// What is known, by the hash of a secret.
#[derive(Debug)]
pub struct Known<T>(Option<Mutex<Inner<T>>>);

#[derive(Debug)]
struct Inner<T> {
    /// Grows whenever something is forgotten: what was read before that may be old.
    age: u64,
    by_hash: HashMap<String, (Instant, T)>,
}

/// What was found: the value, or when the database is to be asked.
pub enum Found<T> {
    Here(T),
    /// It has to be looked up. What is found may be kept if nothing was forgotten since this age.
    Ask(u64),
}

impl<T: Owned> Known<T> {
    /// Nothing yet; `on` says whether anything is kept at all.
    pub fn new(on: bool) -> Self {
        Self(on.then(|| Mutex::new(Inner { age: 0, by_hash: HashMap::new() })))
    }

    /// What is known of a hash.
    pub fn find(&self, hash: &str) -> Found<T> {
        let Some(inner) = &self.0 else { return Found::Ask(0) };
        let inner = lock(inner);
        match inner.by_hash.get(hash) {
            Some((since, value)) if since.elapsed() < LASTS => Found::Here(value.clone()),
            _ => Found::Ask(inner.age),
        }
    }

    /// Keeps what was looked up, unless something was forgotten meanwhile.
    pub fn keep(&self, age: u64, hash: &str, value: &T) {
        let Some(inner) = &self.0 else { return };
        let mut inner = lock(inner);
        if inner.age != age {
            return;
        }
        if inner.by_hash.len() >= MOST {
            inner.by_hash.retain(|_, (since, _)| since.elapsed() < LASTS);
        }
        if inner.by_hash.len() < MOST {
            inner.by_hash.insert(hash.to_string(), (Instant::now(), value.clone()));
        }
    }

    /// Forgets what belongs to some accounts.
    pub fn forget(&self, accounts: &[String]) {
        let Some(inner) = &self.0 else { return };
        if accounts.is_empty() {
            return;
        }
        let mut inner = lock(inner);
        inner.age += 1;
        inner.by_hash.retain(|_, (_, value)| !accounts.iter().any(|account| account == value.account()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Owned for &'static str {
        fn account(&self) -> &str {
            self
        }
    }

    #[test]
    fn what_was_read_before_something_was_forgotten_is_not_kept() {
        let known = Known::new(true);
        let Found::Ask(age) = known.find("hash") else { panic!() };
        known.forget(&["ana".to_string()]);
        known.keep(age, "hash", &"ana");
        let Found::Ask(age) = known.find("hash") else { panic!("it may have ended") };
        known.keep(age, "hash", &"ana");
        assert!(matches!(known.find("hash"), Found::Here("ana")));
        known.forget(&["ben".to_string()]);
        assert!(matches!(known.find("hash"), Found::Here("ana")));
        known.forget(&["ana".to_string()]);
        assert!(matches!(known.find("hash"), Found::Ask(_)));
    }

    #[test]
    fn with_several_nodes_nothing_is_kept() {
        let known = Known::new(false);
        known.keep(0, "hash", &"ana");
        assert!(matches!(known.find("hash"), Found::Ask(_)));
    }
}
