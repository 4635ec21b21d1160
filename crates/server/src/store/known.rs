//! A cache of sessions and tokens used in the last seconds, so that a visitor who sends many requests is not
//! looked up for each. Only with a database file, which has one server: all writes go through its writer,
//! which invalidates the account before it acknowledges. With several nodes nothing is cached.

use crate::lock::lock;
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How long an entry is valid. Only `teahouse admin`, another process, can change an account behind the
/// server's back; the server notices within this time.
const LASTS: Duration = Duration::from_secs(2);
/// The most entries.
const MOST: usize = 20_000;

/// A value that belongs to an account.
pub trait Owned: Clone {
    fn account(&self) -> &str;
}

/// The values by the hashes of their secrets.
#[derive(Debug)]
pub struct Known<T>(Option<Mutex<Inner<T>>>);

#[derive(Debug)]
struct Inner<T> {
    /// Incremented with each invalidation: values read before may be stale.
    age: u64,
    by_hash: HashMap<String, (Instant, T)>,
}

/// The result of a lookup.
pub enum Found<T> {
    Here(T),
    /// Not cached. The value may be cached if there was no invalidation since this age.
    Ask(u64),
}

impl<T: Owned> Known<T> {
    /// An empty cache; `on` says whether it is used at all.
    pub fn new(on: bool) -> Self {
        Self(on.then(|| Mutex::new(Inner { age: 0, by_hash: HashMap::new() })))
    }

    /// Looks up a hash.
    pub fn find(&self, hash: &str) -> Found<T> {
        let Some(inner) = &self.0 else { return Found::Ask(0) };
        let inner = lock(inner);
        match inner.by_hash.get(hash) {
            Some((since, value)) if since.elapsed() < LASTS => Found::Here(value.clone()),
            _ => Found::Ask(inner.age),
        }
    }

    /// Caches a value read from the database, unless there was an invalidation meanwhile.
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

    /// Invalidates the values of these accounts.
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
