//! Tournaments. A tournament is its [`plan`], which never changes, and a log of [facts](fact); everything else follows
//! from them by replay ([`state`]). Whoever adds facts says which version they build on, so that of two nodes that
//! pair the same round one finds that it is paired. The games of a round have identifiers that follow from tournament,
//! round and table, so that games which a node could not make before it died are made by whichever looks next
//! ([`run`]). Games know nothing of tournaments: one hears of their ends by one event, and, where that was missed, by
//! a note written with the end.

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

/// How many times in a row others may be quicker. Each time means that somebody has got on.
const CONFLICTS: u32 = 64;

/// The tournaments, with the services that they need.
pub struct Tournaments {
    store: Store,
    time: Time,
    games: Arc<Games>,
    people: Arc<People>,
    /// Whether only administrators make tournaments.
    by_admins: bool,
    /// Those that were looked at lately.
    loaded: Mutex<HashMap<String, Arc<Loaded>>>,
}

/// A tournament in memory.
struct Loaded {
    /// As it was read last. Who holds it adds to the log, one after the other.
    state: Arc<tokio::sync::Mutex<Option<Arc<State>>>>,
    /// The number of the last entry, for those who listen.
    version: watch::Sender<i64>,
    /// The last entries as clients hear of them, up to a version: all who listen hear the same.
    told: tokio::sync::Mutex<(i64, Arc<Vec<TournamentEntry>>)>,
    /// Up to this entry all games are known to be made.
    made: AtomicI64,
    /// Whether somebody waits for the end of a rest.
    rests: AtomicBool,
    /// Whether somebody has looked at it lately.
    used: AtomicBool,
}

/// Facts to be added, with what is written beside them.
#[derive(Default)]
struct Draft {
    /// Each with who did it by hand.
    facts: Vec<(Option<String>, Fact)>,
    also: Write,
}

impl Draft {
    /// One fact that somebody has brought about.
    fn by(account: &str, fact: Fact) -> Self {
        Self { facts: vec![(Some(account.to_string()), fact)], also: Write::new() }
    }

    /// Facts that follow by themselves.
    fn of(facts: Vec<Fact>) -> Self {
        Self { facts: facts.into_iter().map(|fact| (None, fact)).collect(), also: Write::new() }
    }

    /// And a write beside them.
    fn and(self, also: Write) -> Self {
        Self { also: self.also.then(also), ..self }
    }
}

fn missing() -> Fail {
    Fail::new(StatusCode::NOT_FOUND, "no-such-tournament")
}

impl Tournaments {
    /// The tournaments in which these games are played. With `by_admins` only administrators make them.
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

    /// Forgets tournaments that nobody has looked at since this was called last, and nobody listens to.
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

    /// A tournament as it stands in the database.
    async fn state(&self, id: &str) -> Answer<Arc<State>> {
        let loaded = self.entry(id);
        let mut held = loaded.state.lock().await;
        Ok(Arc::clone(self.fresh(id, &loaded, &mut held).await?))
    }

    /// Whoever gets the guard hears of each new version.
    pub async fn listen(&self, id: &str) -> Answer<watch::Receiver<i64>> {
        self.state(id).await?;
        Ok(self.entry(id).version.subscribe())
    }

    /// Reads what others have added to the tournaments that somebody here listens to.
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

    /// Reads what is new, or everything.
    async fn fresh<'a>(
        &self,
        id: &str,
        loaded: &Loaded,
        held: &'a mut Option<Arc<State>>,
    ) -> Answer<&'a mut Arc<State>> {
        // Taken out meanwhile: if reading fails, everything is read the next time.
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

    /// Holds a tournament, so that nobody else on this node adds to its log meanwhile.
    async fn hold(&self, id: &str) -> Held<'_> {
        let loaded = self.entry(id);
        let state = Arc::clone(&loaded.state).lock_owned().await;
        Held { tournaments: self, id: id.to_string(), loaded, state, tries: 0 }
    }
}

/// A tournament to whose log somebody adds.
struct Held<'a> {
    tournaments: &'a Tournaments,
    id: String,
    loaded: Arc<Loaded>,
    state: OwnedMutexGuard<Option<Arc<State>>>,
    tries: u32,
}

impl Held<'_> {
    /// How it stands now.
    async fn read(&mut self) -> Answer<Arc<State>> {
        let fresh = self.tournaments.fresh(&self.id, &self.loaded, &mut self.state).await?;
        Ok(Arc::clone(fresh))
    }

    /// Adds facts to the state that they are about, and gives how it stands then. None if somebody else was quicker:
    /// then look again.
    async fn add(&mut self, state: Arc<State>, draft: Draft) -> Answer<Option<Arc<State>>> {
        let Draft { facts, also } = draft;
        if facts.is_empty() {
            return Ok(Some(state));
        }
        // Taken out meanwhile: if it is not known whether it was written, everything is read again. Where other nodes
        // may be quicker the state before is kept; it is not copied where nobody can be.
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
