//! Tournaments. A tournament is its [`plan`], which never changes, and a log of [facts](fact). All other
//! state follows from them by replay ([`state`]). A write of facts names the version that it builds on, so if
//! two nodes pair the same round, one of them fails. The identifiers of a round's games derive from
//! tournament, round and table, so any node can create the games that a dead node has left out ([`run`]).
//! Games do not know about tournaments: a tournament hears of their ends by an event, and of missed ends by a
//! row written with the end.

mod acts;
mod due;
mod export;
mod fact;
mod join;
mod make;
mod news;
mod next;
mod places;
mod plan;
mod recur;
mod run;
mod sides;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use sides::Sides;
pub use view::Listing;

use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::games::Games;
use crate::lock::lock;
use crate::people::People;
use crate::store::tournaments::{self as kept, FactRow};
use crate::store::{Store, Write};
use crate::time::Time;
use axum::http::StatusCode;
use fact::Fact;
use plan::Plan;
use protocol::tournaments::TournamentEntry;
use state::State;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use tokio::sync::{OwnedMutexGuard, watch};

/// The most conflicts in a row. Each means that another node has made progress.
const CONFLICTS: u32 = 64;

pub struct Tournaments {
    store: Store,
    time: Time,
    games: Arc<Games>,
    people: Arc<People>,
    /// Whether only administrators create tournaments.
    by_admins: bool,
    /// The tournaments used recently.
    loaded: Mutex<HashMap<String, Arc<Loaded>>>,
}

/// A tournament in memory.
struct Loaded {
    /// The state as last read. The holder of the lock appends to the log.
    state: Arc<tokio::sync::Mutex<Option<Arc<State>>>>,
    /// The number of the last entry, for listeners.
    version: watch::Sender<i64>,
    /// The last entries as clients get them, up to a version; shared by all listeners.
    told: tokio::sync::Mutex<(i64, Arc<Vec<TournamentEntry>>)>,
    /// All games up to this entry are created.
    made: AtomicI64,
    /// Whether a task waits for the end of a break.
    rests: AtomicBool,
    /// Whether it was used since the last tidying.
    used: AtomicBool,
}

/// Facts to append, with a write for the same transaction.
#[derive(Default)]
struct Draft {
    /// Each with the account that caused it by hand.
    facts: Vec<(Option<String>, Fact)>,
    also: Write,
}

impl Draft {
    /// One fact that an account has caused.
    fn by(account: &str, fact: Fact) -> Self {
        Self { facts: vec![(Some(account.to_string()), fact)], also: Write::new() }
    }

    /// Facts that follow automatically.
    fn of(facts: Vec<Fact>) -> Self {
        Self { facts: facts.into_iter().map(|fact| (None, fact)).collect(), also: Write::new() }
    }

    /// Adds a write to the same transaction.
    fn and(self, also: Write) -> Self {
        Self { also: self.also.then(also), ..self }
    }
}

fn missing() -> Fail {
    Fail::new(StatusCode::NOT_FOUND, "no-such-tournament")
}

impl Tournaments {
    /// With `by_admins` only administrators create tournaments.
    pub fn new(games: &Arc<Games>, people: &Arc<People>, by_admins: bool) -> Self {
        Self {
            store: games.store.clone(),
            time: games.time.clone(),
            games: Arc::clone(games),
            people: Arc::clone(people),
            by_admins,
            loaded: Mutex::default(),
        }
    }

    /// How many tournaments are in memory.
    pub fn size(&self) -> usize {
        lock(&self.loaded).len()
    }

    /// Unloads tournaments that nobody has used since the last call and nobody listens to.
    pub fn tidy(&self) {
        lock(&self.loaded).retain(|_, loaded| {
            let held = Arc::strong_count(loaded) > 1 || loaded.version.receiver_count() > 0;
            loaded.used.swap(false, SeqCst) || held
        });
    }

    fn entry(&self, id: &str) -> Arc<Loaded> {
        let new = || Loaded {
            state: Arc::default(),
            version: watch::Sender::new(0),
            told: tokio::sync::Mutex::default(),
            made: AtomicI64::new(0),
            rests: AtomicBool::new(false),
            used: AtomicBool::new(true),
        };
        let mut all = lock(&self.loaded);
        let loaded = all.entry(id.to_string()).or_insert_with(|| Arc::new(new()));
        loaded.used.store(true, SeqCst);
        Arc::clone(loaded)
    }

    /// The current state of a tournament.
    async fn state(&self, id: &str) -> Answer<Arc<State>> {
        let loaded = self.entry(id);
        let mut held = loaded.state.lock().await;
        Ok(Arc::clone(self.fresh(id, &loaded, &mut held).await?))
    }

    /// The receiver gets each new version.
    pub async fn listen(&self, id: &str) -> Answer<watch::Receiver<i64>> {
        self.state(id).await?;
        Ok(self.entry(id).version.subscribe())
    }

    /// Reads what other nodes have added to tournaments with listeners on this node.
    pub async fn look(&self) {
        let all: Vec<(String, Arc<Loaded>)> =
            lock(&self.loaded).iter().map(|(id, loaded)| (id.clone(), Arc::clone(loaded))).collect();
        for (id, loaded) in all {
            if loaded.version.receiver_count() > 0
                && let Err(fail) = self.state(&id).await
            {
                tracing::warn!(tournament = id, error = fail.problem.error, "a tournament cannot be read");
            }
        }
    }

    /// Reads the new entries, or all of them.
    async fn fresh<'a>(
        &self,
        id: &str,
        loaded: &Loaded,
        held: &'a mut Option<Arc<State>>,
    ) -> Answer<&'a mut Arc<State>> {
        // Taken out meanwhile: if reading fails, everything is read again next time.
        let mut state = match held.take() {
            Some(state) => state,
            None => match kept::head(&self.store, id).await {
                Ok(Some(head)) => Arc::new(State::new(id, Plan::read(&head)?)),
                Ok(None) => {
                    lock(&self.loaded).remove(id);
                    return Err(missing());
                }
                Err(error) => return Err(error.into()),
            },
        };
        let rows = kept::facts(&self.store, id, state.version).await?;
        if !rows.is_empty() {
            let inner = Arc::make_mut(&mut state);
            for row in &rows {
                inner.enter(row)?;
            }
        }
        loaded.version.send_if_modified(|version| std::mem::replace(version, state.version) < state.version);
        Ok(held.insert(state))
    }

    /// Locks a tournament, so that nothing else on this node appends to its log.
    async fn hold(&self, id: &str) -> Held<'_> {
        let loaded = self.entry(id);
        let state = Arc::clone(&loaded.state).lock_owned().await;
        Held { tournaments: self, id: id.to_string(), loaded, state, tries: 0 }
    }
}

/// A locked tournament, for appending to its log.
struct Held<'a> {
    tournaments: &'a Tournaments,
    id: String,
    loaded: Arc<Loaded>,
    state: OwnedMutexGuard<Option<Arc<State>>>,
    tries: u32,
}

impl Held<'_> {
    /// The current state.
    async fn read(&mut self) -> Answer<Arc<State>> {
        let fresh = self.tournaments.fresh(&self.id, &self.loaded, &mut self.state).await?;
        Ok(Arc::clone(fresh))
    }

    /// Appends facts to this state and returns the new one. `None` if another node was faster: then read
    /// again.
    async fn add(&mut self, state: Arc<State>, draft: Draft) -> Answer<Option<Arc<State>>> {
        let Draft { facts, also } = draft;
        if facts.is_empty() {
            return Ok(Some(state));
        }
        // Taken out meanwhile: if the outcome of the write is unknown, everything is read again. With other
        // nodes the state before is kept for the case of a conflict; a single node avoids that copy.
        let held = self.state.take();
        let before = if self.tournaments.store.is_file() { None } else { held };
        let (version, mut rows, now) = (state.version, Vec::new(), self.tournaments.time.now());
        let mut shared = state;
        let after = Arc::make_mut(&mut shared);
        for (account, fact) in facts {
            let body = serde_json::to_string(&fact).map_err(|_| Fail::internal())?;
            let row = FactRow { number: after.version + 1, at: now, account, body };
            after.enter(&row)?;
            rows.push(row);
        }
        let noted = after.summary(self.loaded.made.load(SeqCst), now);
        let write = kept::append(&self.id, version, &rows, &noted).then(also);
        match self.tournaments.store.write(write).await {
            Ok(_) => {
                self.loaded.version.send_replace(shared.version);
                *self.state = Some(Arc::clone(&shared));
                Ok(Some(shared))
            }
            Err(Error::Conflict) if self.tries < CONFLICTS => {
                self.tries += 1;
                *self.state = before;
                Ok(None)
            }
            Err(error) => Err(error.into()),
        }
    }
}
