//! Public profiles and leaderboards.

use super::People;
use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::lock::lock;
use crate::store::{Store, accounts, ratings, tallies};
use crate::time::{DAY, Moment};
use protocol::people::{Board, Leader, Profile};
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Requirements for a leaderboard: this many games, and a deviation of at most this with two players or with
/// more. Deviations begin at 350 with two and at 500 with more.
const FEWEST_GAMES: i64 = 5;
const CERTAIN: f64 = 110.0;
const CERTAIN_MANY: f64 = 250.0;
/// Profiles list single days of the last half year, in ms.
const ACTIVITY: i64 = 182 * DAY;

/// The maximum age of the cached leaderboards.
const BOARDS_LAST: Duration = Duration::from_secs(60);

/// The cached leaderboards.
#[derive(Default)]
pub struct Boards {
    counted: Mutex<Option<(Instant, Vec<Board>)>>,
    counting: AtomicBool,
}

async fn count_boards(store: &Store, kept: &Boards, now: Moment) -> Result<Vec<Board>, Error> {
    let boards = ratings::boards(store, FEWEST_GAMES, CERTAIN, CERTAIN_MANY, now).await?;
    *lock(&kept.counted) = (!boards.is_empty()).then(|| (Instant::now(), boards.clone()));
    Ok(boards)
}

impl People {
    /// A player with ratings and counts of results.
    pub async fn profile(&self, name: &str) -> Answer<Profile> {
        let (store, id, now) = (&self.store, self.account_of(name).await?, self.time.now());
        let profile = accounts::profile(store, &id).await?.ok_or_else(Fail::missing)?;
        let (ratings, tallies) = (ratings::list(store, &id, now).await?, tallies::list(store, &id).await?);
        let activity = tallies::activity(store, &id, now - ACTIVITY).await?;
        Ok(Profile { ratings, tallies, activity, ..profile })
    }

    /// The leaderboards that are not empty, fullest first. Counting reads all ratings, so it runs in the
    /// background, at most once a minute; callers get the cached result.
    pub async fn leaderboards(&self) -> Answer<Vec<Board>> {
        let counted = lock(&self.boards.counted).clone();
        let Some((at, boards)) = counted else { return self.count_boards().await };
        if at.elapsed() > BOARDS_LAST && !self.boards.counting.swap(true, SeqCst) {
            let (store, kept, now) = (self.store.clone(), Arc::clone(&self.boards), self.time.now());
            tokio::spawn(async move {
                if let Err(error) = count_boards(&store, &kept, now).await {
                    tracing::warn!(%error, "leaderboards were not counted");
                }
                kept.counting.store(false, SeqCst);
            });
        }
        Ok(boards)
    }

    /// Counts the leaderboards now.
    pub async fn count_boards(&self) -> Answer<Vec<Board>> {
        Ok(count_boards(&self.store, &self.boards, self.time.now()).await?)
    }

    /// The 100 best of a game and speed.
    pub async fn leaderboard(&self, pool: &str) -> Answer<Vec<Leader>> {
        let certain = if pool.ends_with("/many") { CERTAIN_MANY } else { CERTAIN };
        Ok(ratings::leaders(&self.store, pool, FEWEST_GAMES, certain, self.time.now()).await?)
    }
}
