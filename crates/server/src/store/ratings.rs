//! Ratings, by account and pool.

use super::{Error, Row, Store, Write};
use crate::rating::{GROWTH, Rated, grown};
use crate::time::Moment;
use protocol::people::{Board, Leader, Rating};

/// The rating of an account in a pool.
pub async fn find(store: &Store, account: &str, pool: &str) -> Result<Option<Rated>, Error> {
    let sql = "SELECT rating, deviation, volatility, games, updated_at FROM ratings \
               WHERE account = $1 AND pool = $2";
    store.row(sql, args![account, pool]).await?.map(|row| rated_of(&row, 0)).transpose()
}

/// A new rating in place of one that comes from a number of games, none for the first one; a conflict if another game
/// has changed it meanwhile.
pub fn change(account: &str, pool: &str, before: i64, after: Rated) -> Write {
    let sql = if before == 0 {
        "INSERT INTO ratings (account, pool, rating, deviation, volatility, games, updated_at) \
         VALUES ($1, $2, $3, $4, $5, $6 + 1, $7)"
    } else {
        "UPDATE ratings SET rating = $3, deviation = $4, volatility = $5, games = $6 + 1, updated_at = $7 \
         WHERE account = $1 AND pool = $2 AND games = $6"
    };
    Write::new()
        .must(sql, args![account, pool, after.rating, after.deviation, after.volatility, before, after.at])
}

/// The ratings of an account, as uncertain as they are now.
pub async fn list(store: &Store, account: &str, now: Moment) -> Result<Vec<Rating>, Error> {
    let sql = "SELECT pool, rating, deviation, volatility, games, updated_at FROM ratings \
               WHERE account = $1 ORDER BY pool";
    store.rows(sql, args![account]).await?.iter().map(|row| rating_of(row, 0, now)).collect()
}

/// The 100 best of a pool, of those with enough games and a rating that is certain enough now.
pub async fn leaders(
    store: &Store,
    pool: &str,
    fewest_games: i64,
    deviation: f64,
    now: Moment,
) -> Result<Vec<Leader>, Error> {
    let sql = "SELECT a.name, a.bot, r.pool, r.rating, r.deviation, r.volatility, r.games, r.updated_at \
               FROM ratings r JOIN accounts a ON a.id = r.account WHERE r.pool = $1 AND r.games >= $2 \
               AND r.deviation * r.deviation + r.volatility * r.volatility * $4 * ($5 - r.updated_at) < $3 \
               AND a.closed_at IS NULL AND a.kind = 'user' ORDER BY r.rating DESC, a.id LIMIT 100";
    let leader =
        |row: &Row| Ok(Leader { name: row.get(0)?, bot: row.truth(1)?, rating: rating_of(row, 2, now)? });
    let rows = store.lists().rows(sql, args![pool, fewest_games, deviation * deviation, GROWTH, now]).await?;
    rows.iter().map(leader).collect()
}

/// How many are on each leaderboard that somebody is on, the fullest first: as [`leaders`], with the deviation for
/// two players and for more.
pub async fn boards(
    store: &Store,
    fewest_games: i64,
    (two, many): (f64, f64),
    now: Moment,
) -> Result<Vec<Board>, Error> {
    let sql = "SELECT r.pool, COUNT(*) FROM ratings r JOIN accounts a ON a.id = r.account WHERE r.games >= $1 \
               AND r.deviation * r.deviation + r.volatility * r.volatility * $4 * ($5 - r.updated_at) \
               < CASE WHEN r.pool LIKE '%/many' THEN $3 * $3 ELSE $2 * $2 END \
               AND a.closed_at IS NULL AND a.kind = 'user' GROUP BY r.pool ORDER BY COUNT(*) DESC, r.pool";
    let board = |row: &Row| Ok(Board { pool: row.get(0)?, players: row.get(1)? });
    store.lists().rows(sql, args![fewest_games, two, many, GROWTH, now]).await?.iter().map(board).collect()
}

/// Forgets the ratings of an account.
pub fn forget(account: &str) -> Write {
    Write::new().and("DELETE FROM ratings WHERE account = $1", args![account])
}

/// From five columns: rating, deviation, volatility, games, moment.
fn rated_of(row: &Row, at: usize) -> Result<Rated, Error> {
    Ok(Rated {
        rating: row.get(at)?,
        deviation: row.get(at + 1)?,
        volatility: row.get(at + 2)?,
        games: row.get(at + 3)?,
        at: row.get(at + 4)?,
    })
}

/// From six columns: the pool, and those of [`rated_of`].
fn rating_of(row: &Row, at: usize, now: Moment) -> Result<Rating, Error> {
    let (pool, rated): (String, _) = (row.get(at)?, rated_of(row, at + 1)?);
    let deviation = grown(&pool, &rated, now);
    Ok(Rating { pool, rating: rated.rating, deviation, games: rated.games })
}
