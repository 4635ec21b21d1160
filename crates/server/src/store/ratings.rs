//! Ratings, by account and pool.

use super::{Error, Store, Write};
use crate::rating::{GROWTH, Rated, grown};
use crate::time::Moment;
use protocol::people::{Board, Leader, Rating};
use serde::Deserialize;

/// The rating of an account in a pool.
pub async fn find(store: &Store, account: &str, pool: &str) -> Result<Option<Rated>, Error> {
    let sql = "SELECT rating, deviation, volatility, games, updated_at AS at FROM ratings \
               WHERE account = $1 AND pool = $2";
    store.keyed().first(sql, args![account, pool]).await
}

/// The statements of a table of ratings: to insert the first rating, and to replace one.
#[derive(Copy, Clone, Debug)]
pub struct Book {
    pub first: &'static str,
    pub next: &'static str,
}

/// The statements for a table, with the columns of the pool and of the number of results.
macro_rules! book {
    ($table:literal, $of:literal, $count:literal) => {
        Book {
            first: concat!(
                "INSERT INTO ",
                $table,
                " (account, ",
                $of,
                ", rating, deviation, volatility, ",
                $count,
                ", updated_at) VALUES ($1, $2, $3, $4, $5, $6 + 1, $7)"
            ),
            next: concat!(
                "UPDATE ",
                $table,
                " SET rating = $3, deviation = $4, volatility = $5, ",
                $count,
                " = $6 + 1, updated_at = $7 WHERE account = $1 AND ",
                $of,
                " = $2 AND ",
                $count,
                " = $6"
            ),
        }
    };
}

/// Players, by pool.
pub const PLAYERS: Book = book!("ratings", "pool", "games");
/// Solvers of puzzles, by game.
pub const SOLVERS: Book = book!("puzzle_solvers", "game", "puzzles");

/// Replaces a rating based on `before` results (0 for a first one); a conflict if another result has changed
/// it.
pub fn change(book: Book, account: &str, of: &str, before: i64, after: Rated) -> Write {
    let sql = if before == 0 { book.first } else { book.next };
    Write::new()
        .must(sql, args![account, of, after.rating, after.deviation, after.volatility, before, after.at])
}

/// The ratings of an account, with their current deviations.
pub async fn list(store: &Store, account: &str, now: Moment) -> Result<Vec<Rating>, Error> {
    let sql = "SELECT pool, rating AS rated_rating, deviation AS rated_deviation, volatility AS rated_volatility, \
               games AS rated_games, updated_at AS rated_at FROM ratings WHERE account = $1 ORDER BY pool";
    let found: Vec<InPool> = store.keyed().all(sql, args![account]).await?;
    Ok(found.into_iter().map(|found| found.rating(now)).collect())
}

/// The 100 best of a pool with enough games and a low enough current deviation.
pub async fn leaders(
    store: &Store,
    pool: &str,
    fewest_games: i64,
    deviation: f64,
    now: Moment,
) -> Result<Vec<Leader>, Error> {
    let sql = "SELECT a.name, a.bot, r.pool AS of_pool, r.rating AS of_rated_rating, \
               r.deviation AS of_rated_deviation, r.volatility AS of_rated_volatility, \
               r.games AS of_rated_games, r.updated_at AS of_rated_at FROM ratings r JOIN accounts a ON a.id = r.account WHERE r.pool = $1 AND r.games >= $2 \
               AND r.deviation * r.deviation + r.volatility * r.volatility * $4 * ($5 - r.updated_at) < $3 \
               AND a.closed_at IS NULL AND a.kind = 'user' ORDER BY r.rating DESC, a.id LIMIT 100";
    let args = args![pool, fewest_games, deviation * deviation, GROWTH, now];
    let found: Vec<Place> = store.lists().all(sql, args).await?;
    let leader = |Place { name, bot, of }: Place| Leader { name, bot, rating: of.rating(now) };
    Ok(found.into_iter().map(leader).collect())
}

/// The size of each leaderboard that is not empty, fullest first. The criteria are those of [`leaders`], with
/// the deviation for two players and for more.
pub async fn boards(
    store: &Store,
    fewest_games: i64,
    two: f64,
    many: f64,
    now: Moment,
) -> Result<Vec<Board>, Error> {
    let sql = "SELECT r.pool, COUNT(*) AS players FROM ratings r JOIN accounts a ON a.id = r.account WHERE r.games >= $1 \
               AND r.deviation * r.deviation + r.volatility * r.volatility * $4 * ($5 - r.updated_at) \
               < CASE WHEN r.pool LIKE '%/many' THEN $3 * $3 ELSE $2 * $2 END \
               AND a.closed_at IS NULL AND a.kind = 'user' GROUP BY r.pool ORDER BY COUNT(*) DESC, r.pool";
    store.lists().all(sql, args![fewest_games, two, many, GROWTH, now]).await
}

/// Deletes the ratings of an account.
pub fn forget(account: &str) -> Write {
    Write::new().and("DELETE FROM ratings WHERE account = $1", args![account])
}

/// A rating and its pool.
#[derive(Deserialize)]
struct InPool {
    pool: String,
    rated: Rated,
}

impl InPool {
    /// The rating with its current deviation.
    fn rating(self, now: Moment) -> Rating {
        let Self { pool, rated } = self;
        let deviation = grown(&pool, &rated, now);
        Rating { pool, rating: rated.rating, deviation, games: rated.games }
    }
}

/// A place on a leaderboard.
#[derive(Deserialize)]
struct Place {
    name: String,
    bot: bool,
    of: InPool,
}
