//! What a node does when messages from other nodes are missing: it polls the database. While the bus of any
//! node does not work, and once after, every node reads twice a second what has changed and tells its own
//! connections: watched games, the lobby, events for connected accounts, and chat. Sessions are always
//! polled, too: a connection ends with its session, on whichever node that was ended.

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

/// The polling interval while messages may be missing.
const LOOK: Duration = Duration::from_millis(500);
/// The interval of checking sessions while messages may be missing; otherwise every sixth time.
const SESSIONS: Duration = Duration::from_secs(5);
const SELDOM: u32 = 6;
/// How far back a poll looks: clocks of nodes differ, and the loss of the bus is noticed late.
const BACK: i64 = 15_000;
/// A node without a heartbeat for this long is dead, so no messages of it are missing.
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

/// The state of polling.
struct Look<'a> {
    app: &'a App,
    /// The state of its bus that this node has recorded in the database.
    noted: Option<bool>,
    /// Whether messages were missing at the last poll.
    missing: bool,
    /// Everything before this moment is known.
    since: Moment,
    /// The versions of games that accounts were told of.
    told: HashMap<(String, String), i64>,
}

impl<'a> Look<'a> {
    fn new(app: &'a App) -> Self {
        let (since, told) = (app.time.now() - BACK, HashMap::new());
        Self { app, noted: None, missing: false, since, told }
    }

    /// Polls, if messages may have been missed.
    async fn once(&mut self) -> Result<(), Error> {
        let app = self.app;
        let (works, now) = (app.bus.is_connected(), app.time.now());
        if self.noted != Some(works) {
            app.store.write(nodes::set_bus(&app.node, works)).await?;
            self.noted = Some(works);
        }
        let missing = !works || nodes::is_some_bus_down(&app.store, now - DEAD).await?;
        if missing || self.missing || app.bus.take_missed() {
            // Once more after the bus works again: then nothing is missing.
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

    /// Tells the listeners of changed games. The last poll also reads the seats again, because names may have
    /// changed.
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

    /// Tells accounts connected here of challenges, games that begin and turns to make.
    async fn tell_notices(&mut self) -> Result<(), Error> {
        let here = self.app.hub.accounts();
        if here.is_empty() {
            return Ok(());
        }
        for changed in games::changed(&self.app.store, self.since).await? {
            let Some((account, notices)) = concerns(&changed)? else { continue };
            let Changed { game, version, .. } = changed;
            // Changes made on this node were told already.
            let known = self.app.games.actors.find(&game).is_some_and(|audience| audience.told() >= version);
            let told = self.told.insert((game, account.clone()), version).is_some_and(|told| told >= version);
            if !known && !told && here.contains(&account) {
                notices.into_iter().for_each(|notice| self.app.hub.tell_account(&account, &notice));
            }
        }
        Ok(())
    }

    /// Sends chat messages to listeners who have not received them.
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

/// The account that a change concerns, and its notices.
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
