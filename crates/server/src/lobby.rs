//! The lobby: lists of games, and players who wait to be paired.

use crate::fail::{Answer, Fail};
use crate::games::Games;
use crate::games::create::terms;
use crate::node::limits::{GAMES, Limits};
use crate::store::accounts::Person;
use crate::store::cards::{self, Part};
use crate::store::seats::Wanted;
use crate::store::{Refused, Store, accounts, seeks};
use crate::terms::Terms;
use crate::time::Time;
use protocol::game::{GameCard, Paired, Seek, Seekers};
use protocol::live::ToClient;
use protocol::people::History;
use std::sync::Arc;

/// How many games a page of a history has.
const PAGE: usize = 50;
/// How far apart in rating players are paired.
const PAIR_WITHIN: f64 = 400.0;
/// How long somebody waits to be paired at most.
const SEEK_LASTS: i64 = 600_000;

/// The lobby.
pub struct Lobby {
    store: Store,
    time: Time,
    limits: Arc<Limits>,
    /// Where pairs play.
    games: Arc<Games>,
}

impl Lobby {
    /// The lobby of these games.
    pub fn new(games: &Arc<Games>) -> Self {
        let (store, time, limits) = (games.store.clone(), games.time.clone(), Arc::clone(&games.limits));
        Self { store, time, limits, games: Arc::clone(games) }
    }

    /// The open games that everybody may join, the newest first.
    pub async fn open_games(&self) -> Result<Vec<GameCard>, Refused> {
        cards::open(&self.store).await
    }

    /// The games that are being played for everybody to watch, the liveliest first.
    pub async fn running_games(&self) -> Result<Vec<GameCard>, Refused> {
        cards::running(&self.store).await
    }

    /// The games that an account plays or is asked to play, those that wait for it longest first.
    pub async fn own_games(&self, account: &str) -> Result<Vec<GameCard>, Refused> {
        cards::own(&self.store, account).await
    }

    /// A page of the games of a player, the newest first.
    pub async fn history(&self, account: &str, part: &Part<'_>) -> Result<History, Refused> {
        let mut games = cards::history(&self.store, account, part).await?;
        let more = games.len() > PAGE;
        games.truncate(PAGE);
        let before = games.last().filter(|_| more).map(|last| format!("{}.{}", last.updated_at, last.id));
        Ok(History { games, before })
    }

    /// How many wait to be paired, for what. Nobody learns who.
    pub async fn seekers(&self) -> Result<Vec<Seekers>, Refused> {
        let counts = seeks::counts(&self.store, self.time.now() - SEEK_LASTS).await?;
        Ok(counts.into_iter().filter_map(|(terms, count)| seekers(&terms, count)).collect())
    }

    /// All that the lobby shows.
    pub async fn whole(&self) -> Result<ToClient, Refused> {
        Ok(ToClient::Lobby { games: self.open_games().await?, seeks: self.seekers().await? })
    }

    /// Tells the lobby who waits now. If the store refuses, the next change tells it.
    async fn tell_seekers(&self) {
        if let Ok(seeks) = self.seekers().await {
            self.games.hub.announce(ToClient::LobbySeeks { seeks });
        }
    }

    /// Pairs an account with somebody who wants the same, or lets it wait.
    pub async fn seek(&self, me: &Person, seek: &Seek) -> Answer<Paired> {
        self.limits.count(GAMES, &me.id).await?;
        if seek.rated && me.guest {
            return Err(Fail::forbidden("rated-needs-account"));
        }
        let game = (seek.game.as_str(), seek.preset.as_deref());
        let terms = terms(game, &Default::default(), 2, (&seek.time, seek.rated, true))?;
        // The same terms but for who begins.
        let key =
            serde_json::to_string(&Terms { first: 0, ..terms.clone() }).map_err(|_| Fail::unavailable())?;
        let (pool, now) = (terms.pool(), self.time.now());
        let rating = self.games.rating(&me.id, &pool).await?.rating;
        let wish = seeks::Seek { account: &me.id, pool: &pool, terms: &key, rating };
        for other in seeks::partners(&self.store, &wish, now - SEEK_LASTS, PAIR_WITHIN).await? {
            let Some(other) = accounts::person(&self.store, &other).await? else { continue };
            let mut wanted = vec![Wanted::Sits(me.clone()), Wanted::Sits(other.clone())];
            fastrand::shuffle(&mut wanted);
            // Whoever takes the other's wish away makes the game.
            let also = seeks::take(&other.id).then(seeks::forget(&me.id));
            match self.games.put(None, terms.clone(), wanted, None, also).await {
                Ok(game) => {
                    self.tell_seekers().await;
                    return Ok(Paired { game: Some(game) });
                }
                Err(fail) if fail.code == axum::http::StatusCode::CONFLICT => {}
                Err(fail) => return Err(fail),
            }
        }
        self.store.write(seeks::set(&wish, now)).await?;
        self.tell_seekers().await;
        Ok(Paired { game: None })
    }

    /// An account waits no more.
    pub async fn seek_no_more(&self, account: &str) -> Answer<()> {
        self.store.write(seeks::forget(account)).await?;
        self.tell_seekers().await;
        Ok(())
    }
}

/// What so many wait for, from the terms that a wish is kept with.
fn seekers(terms: &str, count: i64) -> Option<Seekers> {
    let Terms { game, preset, time, rated, .. } = serde_json::from_str(terms).ok()?;
    let usual = rules::game_info(&game)?.presets.first()?.name;
    Some(Seekers { preset: Some(preset).filter(|name| name != usual), game, time, rated, count })
}
