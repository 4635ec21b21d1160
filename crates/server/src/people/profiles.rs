//! Players as everybody sees them.

use super::People;
use crate::fail::{Answer, Fail};
use crate::store::{accounts, ratings, tallies};
use protocol::people::{Board, Leader, Profile};

/// Who is in a leaderboard: so many games, and a rating this certain with two players or with more. Ratings
/// of two begin at 350, of more at 500.
const FEWEST_GAMES: i64 = 5;
const CERTAIN: f64 = 110.0;
const CERTAIN_MANY: f64 = 250.0;
/// How far back a profile tells of single days: half a year, in milliseconds.
const ACTIVITY: i64 = 182 * 86_400_000;

impl People {
    /// A player with ratings and how many games ended how.
    pub async fn profile(&self, name: &str) -> Answer<Profile> {
        let (store, id, now) = (&self.store, self.account_of(name).await?, self.time.now());
        let profile = accounts::profile(store, &id).await?.ok_or_else(Fail::missing)?;
        let (ratings, tallies) = (ratings::list(store, &id, now).await?, tallies::list(store, &id).await?);
        let activity = tallies::activity(store, &id, now - ACTIVITY).await?;
        Ok(Profile { ratings, tallies, activity, ..profile })
    }

    /// The leaderboards that have somebody on them, the fullest first.
    pub async fn leaderboards(&self) -> Answer<Vec<Board>> {
        Ok(ratings::boards(&self.store, FEWEST_GAMES, (CERTAIN, CERTAIN_MANY), self.time.now()).await?)
    }

    /// The 100 best of a game and speed.
    pub async fn leaderboard(&self, pool: &str) -> Answer<Vec<Leader>> {
        let certain = if pool.ends_with("/many") { CERTAIN_MANY } else { CERTAIN };
        Ok(ratings::leaders(&self.store, pool, FEWEST_GAMES, certain, self.time.now()).await?)
    }
}
