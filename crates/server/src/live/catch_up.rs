//! What a node does without news: it looks into the database. While the bus of any node does not work, and once
//! after, every node asks twice a second what has changed and tells its own connections: the games that somebody
//! here watches, the lobby, what concerns the accounts that are connected here, and what was said. Sessions are
//! checked as well, always: a connection ends with its session, whoever ended it and wherever.

use crate::app::{App, Shared};
use crate::error::Error;
use crate::games::mail::Mail;
use crate::store::chat::Said;
use crate::store::games::Changed;
use crate::store::{chat, games, nodes, sessions};
use crate::supervise::Supervisor;
use crate::time::Moment;
use protocol::game::Status;
use protocol::live::Notice;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

/// Interval at which a node looks for itself while news may be missing.
const LOOK: Duration = Duration::from_millis(500);
/// Interval at which sessions are checked while news may be missing; otherwise every sixth time.
const SESSIONS: Duration = Duration::from_secs(5);
const SELDOM: u32 = 6;
/// Clocks of nodes differ, and the loss of the bus is noticed late: this is how far back a node looks.
const BACK: i64 = 15_000;
/// A node that has not said for this long that it lives is not one whose news are missing.
const DEAD: i64 = 15_000;

pub fn start(app: &Shared, supervisor: &Supervisor) {
    let (look, stop) = (Arc::clone(app), supervisor.stop().clone());
    if app.bus.is_on() {
        supervisor.keep("catch-up", move || {
            let (app, stop) = (Arc::clone(&look), stop.clone());
            async move {
                let mut look = Look::new(&app);
                while stop.run_until_cancelled(tokio::time::sleep(LOOK)).await.is_some() {
                    if let Err(error) = look.once().await {
                        tracing::error!(%error, "what was missed could not be looked for");
                    }
                }
            }
        });
    }
    let (app, stop) = (Arc::clone(app), supervisor.stop().clone());
    supervisor.keep("sessions", move || {
        let (app, stop) = (Arc::clone(&app), stop.clone());
        async move {
            let mut count = 0;
            while stop.run_until_cancelled(tokio::time::sleep(SESSIONS)).await.is_some() {
                count += 1;
                if app.bus.is_connected() && count % SELDOM != 0 {
                    continue;
                }
                if let Err(error) = check_sessions(&app).await {
                    tracing::warn!(%error, "sessions were not checked");
                }
            }
        }
    });
}

/// What was found out so far.
struct Look<'a> {
    app: &'a App,
    /// Whether this node has said in the database that its bus works, or does not.
    noted: Option<bool>,
    /// Whether news were missing when it looked last.
    missing: bool,
    /// What happened before this moment is known.
    since: Moment,
    /// The versions of games about which accounts were told.
    told: HashMap<(String, String), i64>,
}

impl<'a> Look<'a> {
    fn new(app: &'a App) -> Self {
        let (since, told) = (app.time.now() - BACK, HashMap::new());
        Self { app, noted: None, missing: false, since, told }
    }

    /// Looks for what was missed, if anything may have been.
    async fn once(&mut self) -> Result<(), Error> {
        let app = self.app;
        let (works, now) = (app.bus.is_connected(), app.time.now());
        if self.noted != Some(works) {
            app.store.write(nodes::set_bus(&app.node, works)).await?;
            self.noted = Some(works);
        }
        let missing = !works || nodes::is_some_bus_down(&app.store, now - DEAD).await?;
        if missing || self.missing || app.bus.take_missed() {
            // Once more after the last news were missed: then everything is known again.
            self.missing = true;
            self.tell_notices().await?;
            self.tell_chat().await?;
            self.tell_games(!missing).await?;
            app.hub.lobby_changed_here();
        } else {
            self.told.clear();
        }
        (self.missing, self.since) = (missing, now - BACK);
        Ok(())
    }

    /// Listeners of games that have changed are told. At the end the seats are read again: a name may have changed.
    async fn tell_games(&self, names: bool) -> Result<(), Error> {
        let actors = &self.app.games.actors;
        if names {
            actors.hint_all(|| Mail::Names(None));
        }
        let watched = actors.all().into_iter().filter(|audience| !audience.listeners.is_empty());
        let watched: HashMap<_, _> = watched.map(|audience| (audience.id.clone(), audience.told())).collect();
        let ids: Vec<String> = watched.keys().cloned().collect();
        for (id, version) in games::versions(&self.app.store, &ids).await? {
            if watched.get(&id).is_some_and(|told| *told < version) {
                actors.hint(&id, || Mail::News);
            }
        }
        Ok(())
    }

    /// Accounts that are connected here hear of challenges, of games that begin and of turns that are theirs.
    async fn tell_notices(&mut self) -> Result<(), Error> {
        let here = self.app.hub.accounts();
        if here.is_empty() {
            return Ok(());
        }
        for changed in games::changed(&self.app.store, self.since).await? {
            let Some((account, notices)) = concerns(&changed)? else { continue };
            let Changed { game, version, .. } = changed;
            // What happened here was told here.
            let known = self.app.games.actors.find(&game).is_some_and(|audience| audience.told() >= version);
            let told = self.told.insert((game, account.clone()), version).is_some_and(|told| told >= version);
            if !known && !told && here.contains(&account) {
                notices.into_iter().for_each(|notice| self.app.hub.tell_account(&account, &notice));
            }
        }
        Ok(())
    }

    /// What was said is told to those who have not heard it.
    async fn tell_chat(&self) -> Result<(), Error> {
        let actors = &self.app.games.actors;
        let watched = actors.all().into_iter().filter(|audience| !audience.listeners.is_empty());
        let ids: Vec<String> = watched.map(|audience| audience.id.clone()).collect();
        for Said { game, message } in chat::since(&self.app.store, &ids, self.since).await? {
            actors.hint(&game, || Mail::Said(message));
        }
        Ok(())
    }
}

/// Closes the connections whose session or token has ended.
async fn check_sessions(app: &App) -> Result<(), Error> {
    let open = app.hub.sessions();
    let found = sessions::existing(&app.store, &open, app.time.now()).await?;
    let ended: HashSet<&String> = open.iter().filter(|session| !found.contains(*session)).collect();
    app.hub.close_sessions(&ended);
    Ok(())
}

/// Whom a change concerns, and what they are told.
fn concerns(changed: &Changed) -> Result<Option<(String, Vec<Notice>)>, Error> {
    let game = changed.game.clone();
    Ok(match (changed.status, &changed.account, &changed.invited) {
        (Status::Open, None, Some(account)) => Some((account.clone(), vec![Notice::Challenge { game }])),
        (Status::Playing, Some(account), _) => {
            let started = changed.begun.then(|| Notice::Started { game: game.clone() });
            let turn = changed.to_move.is_some() && changed.to_move == changed.letter()?;
            let turn = turn.then_some(Notice::YourTurn { game });
            Some((account.clone(), started.into_iter().chain(turn).collect()))
        }
        _ => None,
    })
}
