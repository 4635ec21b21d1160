//! Ratings, by account and pool.

use super::{Refused, Row, Store, Write};
use crate::time::Moment;
use protocol::people::{Board, Leader, Rating};

/// A rating with what its computation needs.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Rated {
    /// The rating.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How much it changes.
    pub volatility: f64,
    /// How many games it comes from.
    pub games: i64,
}

/// The rating of an account in a pool.
pub async fn find(store: &Store, account: &str, pool: &str) -> Result<Option<Rated>, Refused> {
    let sql = "SELECT rating, deviation, volatility, games FROM ratings WHERE account = $1 AND pool = $2";
    let Some(row) = store.row(sql, args![account, pool]).await? else { return Ok(None) };
    Ok(Some(Rated {
        rating: row.get(0)?,
        deviation: row.get(1)?,
        volatility: row.get(2)?,
        games: row.get(3)?,
    }))
}

/// A new rating in place of one that comes from so many games, none for the first one; a conflict if another game
/// has changed it meanwhile.
pub fn change(account: &str, pool: &str, before: i64, after: Rated, now: Moment) -> Write {
    let sql = if before == 0 {
        "INSERT INTO ratings (account, pool, rating, deviation, volatility, games, updated_at) \
         VALUES ($1, $2, $3, $4, $5, $6 + 1, $7)"
    } else {
        "UPDATE ratings SET rating = $3, deviation = $4, volatility = $5, games = $6 + 1, updated_at = $7 \
         WHERE account = $1 AND pool = $2 AND games = $6"
    };
    Write::new().must(sql, args![account, pool, after.rating, after.deviation, after.volatility, before, now])
}

/// The ratings of an account.
pub async fn list(store: &Store, account: &str) -> Result<Vec<Rating>, Refused> {
    let sql = "SELECT pool, rating, deviation, games FROM ratings WHERE account = $1 ORDER BY pool";
    store.rows(sql, args![account]).await?.iter().map(|row| rating_of(row, 0)).collect()
}

/// The 100 best of a pool, of those with enough games and a rating that is certain enough.
pub async fn leaders(
    store: &Store,
    pool: &str,
    fewest_games: i64,
    deviation: f64,
) -> Result<Vec<Leader>, Refused> {
    let sql = "SELECT a.name, a.bot, r.pool, r.rating, r.deviation, r.games FROM ratings r \
               JOIN accounts a ON a.id = r.account WHERE r.pool = $1 AND r.games >= $2 AND r.deviation < $3 \
               AND a.closed_at IS NULL AND a.kind = 'user' ORDER BY r.rating DESC, a.id LIMIT 100";
    let leader = |row: &Row| Ok(Leader { name: row.get(0)?, bot: row.truth(1)?, rating: rating_of(row, 2)? });
    store.lists().rows(sql, args![pool, fewest_games, deviation]).await?.iter().map(leader).collect()
}

/// How many are on each leaderboard that somebody is on, the fullest first: as [`leaders`], with the deviation for
/// two players and for more.
pub async fn boards(
    store: &Store,
    fewest_games: i64,
    (two, many): (f64, f64),
) -> Result<Vec<Board>, Refused> {
    let sql = "SELECT r.pool, COUNT(*) FROM ratings r JOIN accounts a ON a.id = r.account WHERE r.games >= $1 \
               AND r.deviation < CASE WHEN r.pool LIKE '%/many' THEN $3 ELSE $2 END \
               AND a.closed_at IS NULL AND a.kind = 'user' GROUP BY r.pool ORDER BY COUNT(*) DESC, r.pool";
    let board = |row: &Row| Ok(Board { pool: row.get(0)?, players: row.get(1)? });
    store.lists().rows(sql, args![fewest_games, two, many]).await?.iter().map(board).collect()
}

/// Forgets the ratings of an account.
pub fn forget(account: &str) -> Write {
    Write::new().and("DELETE FROM ratings WHERE account = $1", args![account])
}

/// From four columns: pool, rating, deviation, games.
fn rating_of(row: &Row, at: usize) -> Result<Rating, Refused> {
    Ok(Rating {
        pool: row.get(at)?,
        rating: row.get(at + 1)?,
        deviation: row.get(at + 2)?,
        games: row.get(at + 3)?,
    })
}
