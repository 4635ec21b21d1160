//! Puzzles: attempts, the state of each puzzle for each account, ratings, votes.
//!
//! An attempt and all its effects are one transaction, and each attempt exists once. The transaction
//! conflicts if the state of the puzzle, or the rating of the solver, has changed since it was read.

use super::{Error, Store, Write};
use crate::rating::{PUZZLES, Rated, grown};
use crate::time::{DAY, Moment};
use protocol::puzzles::{
    DuePuzzle, OwnVote, PuzzleAttempt, PuzzleMode, PuzzleRating, PuzzleVote, ThemeTally,
};
use serde::Deserialize;

/// The state of a puzzle for an account.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct State {
    /// How often it has changed; 0 if it is not stored yet.
    pub version: i64,
    /// How many attempts there are.
    pub tries: i64,
    /// When the last of them ended.
    pub last_at: Moment,
    /// Whether the account has asked for the solution, or for a judgement.
    pub asked: bool,
    pub vote: Option<PuzzleVote>,
    /// When to repeat it, and the interval in days.
    pub due_at: Option<Moment>,
    pub days: Option<i64>,
}

/// A row of the table of attempts.
#[derive(Deserialize)]
struct AttemptRow {
    key: String,
    puzzle: String,
    mode: PuzzleMode,
    at: Moment,
    solved: bool,
    hints: u8,
    shown: bool,
    ms: i64,
    rating_before: Option<f64>,
    rating_after: Option<f64>,
}

impl AttemptRow {
    fn attempt(self) -> PuzzleAttempt {
        let Self { key, puzzle, mode, at, solved, hints, shown, ms, rating_before, rating_after } = self;
        let rating = rating_before.zip(rating_after);
        PuzzleAttempt { key, puzzle, mode, at, solved, hints, shown, ms, rating }
    }
}

/// A solver's rating in a game.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Solver {
    pub game: String,
    pub rated: Rated,
}

impl Solver {
    /// The rating for clients, with its current deviation.
    pub fn view(self, now: Moment) -> PuzzleRating {
        let Self { game, rated } = self;
        PuzzleRating {
            game,
            rating: rated.rating,
            deviation: grown(PUZZLES, &rated, now),
            puzzles: rated.games,
        }
    }
}

/// The effect of attempts and votes on a puzzle.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Standing {
    pub puzzle: String,
    /// The difference of its rating to the measured one.
    pub drift: f64,
    pub deviation: f64,
    pub good: i64,
    pub dull: i64,
}

/// The attempt of an account with this idempotency key.
pub async fn attempt(store: &Store, account: &str, mark: &str) -> Result<Option<PuzzleAttempt>, Error> {
    let sql = "SELECT mark AS key, puzzle, mode, at, solved, hints, shown, spent AS ms, rating_before, rating_after \
               FROM puzzle_attempts WHERE account = $1 AND mark = $2";
    let row: Option<AttemptRow> = store.keyed().first(sql, args![account, mark]).await?;
    Ok(row.map(AttemptRow::attempt))
}

/// The attempts of an account at a puzzle.
pub async fn attempts_at(store: &Store, account: &str, puzzle: &str) -> Result<Vec<PuzzleAttempt>, Error> {
    let sql = "SELECT mark AS key, puzzle, mode, at, solved, hints, shown, spent AS ms, rating_before, rating_after \
               FROM puzzle_attempts WHERE account = $1 AND puzzle = $2";
    let rows: Vec<AttemptRow> = store.keyed().all(sql, args![account, puzzle]).await?;
    Ok(rows.into_iter().map(AttemptRow::attempt).collect())
}

/// All attempts of an account, earliest first.
pub async fn attempts(store: &Store, account: &str) -> Result<Vec<PuzzleAttempt>, Error> {
    let sql = "SELECT mark AS key, puzzle, mode, at, solved, hints, shown, spent AS ms, rating_before, rating_after \
               FROM puzzle_attempts WHERE account = $1 ORDER BY at, mark";
    let rows: Vec<AttemptRow> = store.lists().all(sql, args![account]).await?;
    Ok(rows.into_iter().map(AttemptRow::attempt).collect())
}

/// The state of a puzzle for an account; the default if none is stored.
pub async fn state(store: &Store, account: &str, puzzle: &str) -> Result<State, Error> {
    let sql = "SELECT version, tries, last_at, asked, vote, due_at, days FROM puzzle_states \
               WHERE account = $1 AND puzzle = $2";
    Ok(store.keyed().first(sql, args![account, puzzle]).await?.unwrap_or_default())
}

/// Stores the state of a puzzle for an account; a conflict if it has changed since this version.
pub fn change_state(account: &str, puzzle: &str, after: &State) -> Write {
    let vote: Option<&str> = after.vote.as_ref().map(AsRef::as_ref);
    let State { version, tries, last_at, asked, due_at, days, .. } = after;
    let sql = if *version == 0 {
        "INSERT INTO puzzle_states (account, puzzle, version, tries, last_at, asked, vote, due_at, days) \
         VALUES ($1, $2, $3 + 1, $4, $5, $6, $7, $8, $9)"
    } else {
        "UPDATE puzzle_states SET version = $3 + 1, tries = $4, last_at = $5, asked = $6, vote = $7, due_at = $8, \
         days = $9 WHERE account = $1 AND puzzle = $2 AND version = $3"
    };
    Write::new().must(sql, args![account, puzzle, *version, *tries, *last_at, *asked, vote, *due_at, *days])
}

/// Adds an attempt; a conflict if its idempotency key is taken.
pub fn add(account: &str, attempt: &PuzzleAttempt) -> Write {
    let PuzzleAttempt { key, puzzle, mode, at, solved, hints, shown, ms, rating } = attempt;
    let (before, after) = rating.unzip();
    let sql = "INSERT INTO puzzle_attempts (account, mark, puzzle, mode, at, solved, hints, shown, spent, \
               rating_before, rating_after) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
    let args = args![account, key, puzzle, mode.as_ref(), *at, *solved, *hints, *shown, *ms, before, after];
    Write::new().must(sql, args)
}

/// Counts an attempt for a theme.
pub fn count(account: &str, game: &str, theme: &str, solved: bool) -> Write {
    let sql = "INSERT INTO puzzle_tallies (account, game, theme, tried, solved) VALUES ($1, $2, $3, 1, $4) \
               ON CONFLICT (account, game, theme) DO UPDATE SET tried = puzzle_tallies.tried + 1, \
               solved = puzzle_tallies.solved + $4";
    Write::new().and(sql, args![account, game, theme, solved])
}

/// The counts of an account's attempts by theme.
pub async fn tallies(store: &Store, account: &str) -> Result<Vec<ThemeTally>, Error> {
    let sql = "SELECT game, theme, tried, solved FROM puzzle_tallies WHERE account = $1 ORDER BY game, theme";
    store.keyed().all(sql, args![account]).await
}

/// Records once that an account has solved the puzzle of the day on its day.
pub fn solved_on(account: &str, at: Moment) -> Write {
    let sql = "INSERT INTO puzzle_days (account, day) VALUES ($1, $2) ON CONFLICT (account, day) DO NOTHING";
    Write::new().and(sql, args![account, at - at.rem_euclid(DAY)])
}

/// The days on which an account has solved the puzzle of the day, in order.
pub async fn days(store: &Store, account: &str) -> Result<Vec<Moment>, Error> {
    store.lists().all("SELECT day FROM puzzle_days WHERE account = $1 ORDER BY day", args![account]).await
}

/// Assigns a puzzle to a day (its beginning), unless it has one.
pub fn show(day: Moment, puzzle: &str) -> Write {
    let sql = "INSERT INTO shown_puzzles (day, puzzle) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING";
    Write::new().and(sql, args![day, puzzle])
}

/// The puzzles assigned to a range of days.
pub async fn shown(store: &Store, first: Moment, last: Moment) -> Result<Vec<(Moment, String)>, Error> {
    let sql = "SELECT day, puzzle FROM shown_puzzles WHERE day >= $1 AND day <= $2";
    store.keyed().all(sql, args![first, last]).await
}

/// The puzzles that an account should repeat, earliest first; at most 100.
pub async fn due(store: &Store, account: &str) -> Result<Vec<DuePuzzle>, Error> {
    // Read as a tuple: `interval`, the name for clients, is a keyword in SQL.
    let sql = "SELECT puzzle, due_at, days FROM puzzle_states WHERE account = $1 AND due_at IS NOT NULL \
               ORDER BY due_at, puzzle LIMIT 100";
    let rows: Vec<(String, Moment, u32)> = store.keyed().all(sql, args![account]).await?;
    Ok(rows.into_iter().map(|(puzzle, due, interval)| DuePuzzle { puzzle, due, interval }).collect())
}

/// Which of these puzzles an account has tried since a moment, or has asked the solution of.
pub async fn known(
    store: &Store,
    account: &str,
    since: Moment,
    puzzles: &[String],
) -> Result<Vec<String>, Error> {
    let sql = "SELECT puzzle FROM puzzle_states WHERE account = $1 AND (last_at >= $2 OR asked = 1) \
               AND puzzle IN ($IN)";
    store.keyed().among(sql, args![account, since], puzzles).await
}

/// The rating of an account in a game.
pub async fn solver(store: &Store, account: &str, game: &str) -> Result<Option<Rated>, Error> {
    let sql = "SELECT rating, deviation, volatility, puzzles AS games, updated_at AS at FROM puzzle_solvers \
               WHERE account = $1 AND game = $2";
    store.keyed().first(sql, args![account, game]).await
}

/// The ratings of an account.
pub async fn solvers(store: &Store, account: &str) -> Result<Vec<Solver>, Error> {
    let sql = "SELECT game, rating AS rated_rating, deviation AS rated_deviation, volatility AS rated_volatility, \
               puzzles AS rated_games, updated_at AS rated_at FROM puzzle_solvers WHERE account = $1 ORDER BY game";
    store.keyed().all(sql, args![account]).await
}

/// The effect of attempts and votes on a puzzle.
pub async fn standing(store: &Store, puzzle: &str) -> Result<Option<Standing>, Error> {
    let sql = "SELECT puzzle, drift, deviation, good, dull FROM puzzle_standings WHERE puzzle = $1";
    store.keyed().first(sql, args![puzzle]).await
}

/// The effect of attempts and votes on all puzzles that have any.
pub async fn standings(store: &Store) -> Result<Vec<Standing>, Error> {
    store.lists().all("SELECT puzzle, drift, deviation, good, dull FROM puzzle_standings", vec![]).await
}

/// How the deviation of a puzzle falls: its start, its factor per attempt, its minimum.
#[derive(Copy, Clone, Debug)]
pub struct Settling {
    pub start: f64,
    pub share: f64,
    pub least: f64,
}

/// Adds to the rating of a puzzle. It is an increment, because many solve the puzzle of the day at once and
/// must not conflict.
pub fn drift(puzzle: &str, by: f64, settling: Settling) -> Write {
    let sql = "INSERT INTO puzzle_standings (puzzle, drift, deviation, solvers, good, dull) VALUES ($1, $2, $3, 1, 0, 0) \
               ON CONFLICT (puzzle) DO UPDATE SET drift = puzzle_standings.drift + $2, \
               solvers = puzzle_standings.solvers + 1, deviation = CASE WHEN puzzle_standings.deviation * $4 > $5 \
               THEN puzzle_standings.deviation * $4 ELSE $5 END";
    let Settling { start, share, least } = settling;
    Write::new().and(sql, args![puzzle, by, start * share, share, least])
}

/// Counts a vote on a puzzle and undoes the earlier one.
pub fn vote(puzzle: &str, before: Option<PuzzleVote>, after: PuzzleVote, deviation: f64) -> Write {
    let change = |vote| i64::from(after == vote) - i64::from(before == Some(vote));
    let sql = "INSERT INTO puzzle_standings (puzzle, drift, deviation, solvers, good, dull) VALUES ($1, 0, $2, 0, $3, $4) \
               ON CONFLICT (puzzle) DO UPDATE SET good = puzzle_standings.good + $3, dull = puzzle_standings.dull + $4";
    let args = args![puzzle, deviation, change(PuzzleVote::Good), change(PuzzleVote::Dull)];
    Write::new().and(sql, args)
}

/// The puzzles that an account has asked for help with, for its export.
pub async fn asked(store: &Store, account: &str) -> Result<Vec<String>, Error> {
    let sql = "SELECT puzzle FROM puzzle_states WHERE account = $1 AND asked = 1 ORDER BY puzzle";
    store.lists().all(sql, args![account]).await
}

/// The votes of an account, for its export.
pub async fn votes(store: &Store, account: &str) -> Result<Vec<OwnVote>, Error> {
    let sql =
        "SELECT puzzle, vote FROM puzzle_states WHERE account = $1 AND vote IS NOT NULL ORDER BY puzzle";
    store.lists().all(sql, args![account]).await
}

/// Deletes an account's attempts and states. Its effect on the puzzles' ratings stays.
pub fn forget(account: &str) -> Write {
    Write::new()
        .and("DELETE FROM puzzle_attempts WHERE account = $1", args![account])
        .and("DELETE FROM puzzle_states WHERE account = $1", args![account])
        .and("DELETE FROM puzzle_solvers WHERE account = $1", args![account])
        .and("DELETE FROM puzzle_tallies WHERE account = $1", args![account])
        .and("DELETE FROM puzzle_days WHERE account = $1", args![account])
}
