//! The lobby: lists of games, and matchmaking.

use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::games::Games;
use crate::games::create::{Asked, terms};
use crate::node::hub::Conn;
use crate::node::limits::{GAMES, Limits};
use crate::node::outgoing::State;
use crate::store::accounts::Person;
use crate::store::cards::{self, Part};
use crate::store::seats::Wanted;
use crate::store::seeks::Oldest;
use crate::store::{Store, accounts, seeks};
use crate::terms::Terms;
use crate::time::Time;
use axum::body::Bytes;
use protocol::game::{GameCard, Paired, Seek, Seekers};
use protocol::live::ToClient;
use protocol::people::History;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{MappedMutexGuard, Mutex, MutexGuard};

/// Games per page of a history.
const PAGE: usize = 50;
/// The largest rating difference between paired players.
const PAIR_WITHIN: f64 = 400.0;
/// How long a seek lasts, in ms.
const SEEK_LASTS: i64 = 600_000;
/// A connection silent for longer than this does not count as present. Each is pinged every 15 s.
const SEEKER_SILENT: i64 = 20_000;
/// A seeker not renewed for this long is not paired. Seeks are renewed every 5 s.
const SEEKER_GONE: i64 = 15_000;
/// A player silent for this long is shown as away. Pages poll every 30 s.
const AWAY: i64 = 45_000;
/// The lobby is listed at most this often.
const PAUSE: Duration = Duration::from_secs(1);
/// And at least this often, while somebody watches.
const OLD: Duration = Duration::from_secs(10);

/// The open and running games, listed once for all viewers, and matchmaking.
pub struct Lobby {
    store: Store,
    time: Time,
    limits: Arc<Limits>,
    games: Arc<Games>,
    shown: Mutex<Option<Shown>>,
    /// The running games, and when they were listed.
    running: Mutex<Option<(Instant, Bytes)>>,
}

/// The lobby as last listed.
struct Shown {
    games: Vec<GameCard>,
    /// The games as JSON, shared by all requests.
    list: Bytes,
    seeks: Vec<Seekers>,
    /// The whole lobby as a message, shared by all listeners.
    whole: State,
    made: Instant,
    /// The hub's count of changes when it was listed.
    version: u64,
}

impl Shown {
    /// The message that turns this state into a newer one, if they differ.
    fn change_to(&self, newer: &Self) -> Option<State> {
        let before: HashMap<&str, &GameCard> =
            self.games.iter().map(|card| (card.id.as_str(), card)).collect();
        let is_new = |card: &&GameCard| before.get(card.id.as_str()) != Some(card);
        let games: Vec<GameCard> = newer.games.iter().filter(is_new).cloned().collect();
        let still: HashSet<&str> = newer.games.iter().map(|card| card.id.as_str()).collect();
        let gone = self.games.iter().filter(|card| !still.contains(card.id.as_str()));
        let gone: Vec<String> = gone.map(|card| card.id.clone()).collect();
        let seeks = (newer.seeks != self.seeks).then(|| newer.seeks.clone());
        let same = games.is_empty() && gone.is_empty() && seeks.is_none();
        let change = (!same).then_some(ToClient::LobbyChange { games, gone, seeks })?;
        State::change(change, &newer.whole)
    }
}

impl Lobby {
    pub fn new(games: &Arc<Games>) -> Self {
        let (store, time, limits) = (games.store.clone(), games.time.clone(), Arc::clone(&games.limits));
        Self {
            store,
            time,
            limits,
            games: Arc::clone(games),
            shown: Mutex::default(),
            running: Mutex::default(),
        }
    }

    /// The public open games as JSON, newest first.
    pub async fn open_games(&self) -> Result<Bytes, Error> {
        Ok(self.shown().await?.list.clone())
    }

    /// The public running games as JSON: those with a player present first, then the liveliest. Listed at
    /// most once a second.
    pub async fn running_games(&self) -> Result<Bytes, Error> {
        let mut slot = self.running.lock().await;
        if let Some((made, list)) = &*slot
            && made.elapsed() < PAUSE
        {
            return Ok(list.clone());
        }
        let mut games = cards::running(&self.store).await?;
        self.mark_present(&mut games).await?;
        // Games that everybody has left come last.
        games.sort_by_key(|card| !card.seats.iter().any(|seat| seat.player.is_some() && seat.present));
        let list = json(&games)?;
        *slot = Some((Instant::now(), list.clone()));
        Ok(list)
    }

    /// The games that an account plays or is invited to, those waiting for it longest first.
    pub async fn own_games(&self, account: &str) -> Result<Vec<GameCard>, Error> {
        cards::own(&self.store, account).await
    }

    /// A page of a player's games, newest first.
    pub async fn history(&self, account: &str, part: &Part<'_>) -> Result<History, Error> {
        let mut games = cards::history(&self.store, account, part).await?;
        let more = games.len() > PAGE;
        games.truncate(PAGE);
        let before = games.last().filter(|_| more).map(|last| format!("{}.{}", last.updated_at, last.id));
        Ok(History { games, before })
    }

    /// How many players seek which game. Their names stay secret.
    pub async fn seekers(&self) -> Result<Vec<Seekers>, Error> {
        Ok(self.shown().await?.seeks.clone())
    }

    /// Subscribes a connection to the lobby and sends it the whole lobby first.
    pub async fn join(&self, conn: &Arc<Conn>) -> Result<(), Error> {
        let shown = self.shown().await?;
        self.games.hub.join_lobby(conn);
        conn.show(&shown.whole);
        Ok(())
    }

    /// The current lobby. It is listed at most once a second, and only after a change.
    async fn shown(&self) -> Result<MappedMutexGuard<'_, Shown>, Error> {
        let mut slot = self.shown.lock().await;
        let version = self.games.hub.lobby_version();
        let is_good = |shown: &Shown| {
            let age = shown.made.elapsed();
            age < PAUSE || (shown.version == version && age < OLD)
        };
        if !slot.as_ref().is_some_and(is_good) {
            let made = self.make(version).await?;
            if let Some(before) = &*slot
                && let Some(change) = before.change_to(&made)
            {
                self.games.hub.show_lobby(&change);
            }
            *slot = Some(made);
        }
        MutexGuard::try_map(slot, Option::as_mut).map_err(|_| Error::Database("no lobby".to_string()))
    }

    async fn make(&self, version: u64) -> Result<Shown, Error> {
        metrics::counter!("teahouse_lobby_made_total").increment(1);
        let made = Instant::now();
        let mut games = cards::open(&self.store).await?;
        self.mark_present(&mut games).await?;
        let counts = seeks::counts(&self.store, self.oldest_seek()).await?;
        let seeks: Vec<_> = counts.into_iter().filter_map(|(terms, count)| seekers(&terms, count)).collect();
        let whole = State::new(ToClient::Lobby { games: games.clone(), seeks: seeks.clone() });
        let whole = whole.ok_or_else(|| Error::Database("the lobby is no state".to_string()))?;
        Ok(Shown { list: json(&games)?, games, seeks, whole, made, version })
    }

    /// Marks the players who are present: connected to this node, or noted by any node. Other nodes learn of
    /// this node's connections from its notes.
    async fn mark_present(&self, cards: &mut [GameCard]) -> Result<(), Error> {
        let now = self.time.now();
        let players = cards.iter().flat_map(|card| &card.seats).filter_map(|seat| seat.player.as_ref());
        let all: HashSet<String> = players.map(|player| player.id.clone()).collect();
        let recent = |at: Option<i64>| at.is_some_and(|at| now - at < AWAY);
        let (mut here, mut others) = (HashSet::new(), Vec::new());
        for account in all {
            let connected = recent(self.games.hub.heard(&account));
            if connected {
                self.games.presence.still_here(&account, now);
            }
            if connected || recent(self.games.presence.seen_last(&account)) {
                here.insert(account);
            } else {
                others.push(account);
            }
        }
        if !others.is_empty() {
            here.extend(self.games.presence.noted(&self.store, &others, now - AWAY, now).await?);
        }
        for seat in cards.iter_mut().flat_map(|card| &mut card.seats) {
            seat.present |= seat.player.as_ref().is_some_and(|player| here.contains(&player.id));
        }
        Ok(())
    }

    /// Sends the lobby to its listeners soon after it has changed.
    pub async fn keep_shown(&self) {
        loop {
            // Seeks expire without an event.
            let _ = tokio::time::timeout(OLD, self.games.hub.lobby_to_change()).await;
            if self.games.hub.is_lobby_empty() {
                continue;
            }
            tokio::time::sleep(PAUSE).await;
            if let Err(error) = self.shown().await.map(|_| ()) {
                tracing::warn!(%error, "the lobby could not be shown");
                self.games.hub.lobby_changed_here();
            }
        }
    }

    /// The age limits of valid seeks.
    fn oldest_seek(&self) -> Oldest {
        let now = self.time.now();
        Oldest { made: now - SEEK_LASTS, seen: now - SEEKER_GONE }
    }

    /// Renews the seeks of players who are present on this node.
    pub async fn renew_seeks(&self) -> Result<(), Error> {
        let now = self.time.now();
        let is_here = |account: &String| {
            let heard = self.games.hub.heard(account).max(self.games.presence.seen_last(account));
            heard.is_some_and(|heard| now - heard < SEEKER_SILENT)
        };
        let waiting = seeks::waiting(&self.store, now - SEEK_LASTS).await?;
        let here: Vec<String> = waiting.into_iter().filter(is_here).collect();
        if !here.is_empty() {
            self.store.write(seeks::seen(&here, now)).await?;
        }
        Ok(())
    }

    /// Pairs an account with a matching seeker, or stores its seek.
    pub async fn seek(&self, me: &Person, seek: &Seek) -> Answer<Paired> {
        self.limits.count(GAMES, &me.id).await?;
        if seek.rated && me.guest {
            return Err(Fail::forbidden("rated-needs-account"));
        }
        let terms = terms(&Asked {
            game: &seek.game,
            preset: seek.preset.as_deref(),
            options: &BTreeMap::new(),
            seats: 2,
            time: &seek.time,
            rated: seek.rated,
            public: true,
        })?;
        // The terms without who begins.
        let key =
            serde_json::to_string(&Terms { first: 0, ..terms.clone() }).map_err(|_| Fail::unavailable())?;
        let (pool, now) = (terms.pool(), self.time.now());
        let rating = self.games.rating(&me.id, &pool).await?.rating;
        let wish = seeks::Seek { account: &me.id, pool: &pool, terms: &key, rating };
        let mut game = self.pair(me, &wish, &terms, false).await?;
        if game.is_none() {
            self.store.write(seeks::set(&wish, now)).await?;
            // Two who came at the same moment both found nobody. With both seeks stored, each can find the
            // other.
            game = self.pair(me, &wish, &terms, true).await?;
        }
        self.games.hub.lobby_changes();
        Ok(Paired { game })
    }

    /// Starts a game with a matching seeker. `noted` says whether the seek is stored, so that others may find
    /// it first.
    async fn pair(
        &self,
        me: &Person,
        wish: &seeks::Seek<'_>,
        terms: &Terms,
        noted: bool,
    ) -> Answer<Option<String>> {
        loop {
            let mut raced = false;
            for other in seeks::partners(&self.store, wish, self.oldest_seek(), PAIR_WITHIN).await? {
                let Some(other) = accounts::person(&self.store, &other).await? else { continue };
                let mut wanted = vec![Wanted::Sits(me.clone()), Wanted::Sits(other.clone())];
                fastrand::shuffle(&mut wanted);
                // Whoever deletes both seeks creates the game.
                let own = if noted { seeks::take(&me.id) } else { seeks::forget(&me.id) };
                match self
                    .games
                    .put(None, terms.clone(), wanted, None, own.then(seeks::take(&other.id)))
                    .await
                {
                    Ok(game) => return Ok(Some(game)),
                    Err(fail) if fail.code == axum::http::StatusCode::CONFLICT => raced = true,
                    Err(fail) => return Err(fail),
                }
                if noted && !seeks::exists(&self.store, &me.id).await? {
                    // Another player found this seek. They create the game, and both players hear of it.
                    return Ok(None);
                }
            }
            // A conflict means that another pair formed meanwhile; look again.
            if !raced {
                return Ok(None);
            }
        }
    }

    /// Withdraws the seek of an account.
    pub async fn seek_no_more(&self, account: &str) -> Answer<()> {
        self.store.write(seeks::forget(account)).await?;
        self.games.hub.lobby_changes();
        Ok(())
    }
}

fn json(cards: &[GameCard]) -> Result<Bytes, Error> {
    let text = serde_json::to_vec(cards).map_err(|error| Error::Database(error.to_string()))?;
    Ok(text.into())
}

/// A count of seekers, with the terms parsed from the key of their seeks.
fn seekers(terms: &str, count: i64) -> Option<Seekers> {
    let Terms { game, preset, time, rated, .. } = serde_json::from_str(terms).ok()?;
    let usual = rules::game_info(&game)?.presets.first()?.name;
    Some(Seekers { preset: Some(preset).filter(|name| name != usual), game, time, rated, count })
}
