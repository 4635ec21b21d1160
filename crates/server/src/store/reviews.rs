//! Reviews of games by the engine: requested, finished, or given up.

use super::{Error, Store, Write};
use crate::time::Moment;
use protocol::game::Review;

/// The state of a review.
pub enum Stage {
    Waiting,
    /// The engine has given it up.
    Failed,
    Done(Review),
}

/// The state of the review of a game; `None` if nobody has requested it.
pub async fn find(store: &Store, game: &str) -> Result<Option<Stage>, Error> {
    let sql = "SELECT status, result FROM analyses WHERE game = $1";
    let found: Option<(String, Option<String>)> = store.keyed().first(sql, args![game]).await?;
    let broken = |why: String| Error::Database(format!("the review of {game}: {why}"));
    let Some((status, result)) = found else { return Ok(None) };
    Ok(Some(match (status.as_str(), result) {
        ("waiting", _) => Stage::Waiting,
        ("failed", _) => Stage::Failed,
        ("done", Some(result)) => {
            Stage::Done(serde_json::from_str(&result).map_err(|error| broken(error.to_string()))?)
        }
        (status, _) => return Err(broken(format!("its status is {status}"))),
    }))
}

/// The games that have waited for a review since before a moment, with the requester; at most 50.
pub async fn waiting(store: &Store, before: Moment) -> Result<Vec<(String, Option<String>)>, Error> {
    let sql = "SELECT game, account FROM analyses WHERE status = 'waiting' AND created_at < $1 \
               ORDER BY created_at LIMIT 50";
    store.keyed().all(sql, args![before]).await
}

/// Requests the review of a game; changes nothing if it was requested before.
pub fn ask(game: &str, account: &str, now: Moment) -> Write {
    let sql = "INSERT INTO analyses (game, status, account, created_at) VALUES ($1, 'waiting', $2, $3) \
               ON CONFLICT (game) DO NOTHING";
    Write::new().and(sql, args![game, account, now])
}

/// Stores a finished review.
pub fn finish(game: &str, review: &Review) -> Result<Write, Error> {
    let text = serde_json::to_string(review).map_err(|error| Error::Database(error.to_string()))?;
    let sql = "UPDATE analyses SET status = 'done', result = $2 WHERE game = $1";
    Ok(Write::new().and(sql, args![game, text]))
}

/// Records that the engine has given up a review.
pub fn give_up(game: &str) -> Write {
    let sql = "UPDATE analyses SET status = 'failed' WHERE game = $1 AND status = 'waiting'";
    Write::new().and(sql, args![game])
}

/// Makes the engine retry the reviews that it has given up.
pub fn try_again() -> Write {
    Write::new().and("UPDATE analyses SET status = 'waiting' WHERE status = 'failed'", vec![])
}
