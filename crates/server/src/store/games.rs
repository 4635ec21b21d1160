//! The rows of games besides their logs: terms, status, deadline, and whose turn it is.

use super::row::json;
use super::{Error, Snapshot, Store, Write};
use crate::terms::Terms;
use crate::time::Moment;
use protocol::game::Status;
use serde::Deserialize;

/// The immutable part of a game.
#[derive(Deserialize)]
pub struct GameMeta {
    #[serde(deserialize_with = "json")]
    pub terms: Terms,
    /// `None` if two seekers were paired.
    pub creator: Option<String>,
    pub created_at: Moment,
}

pub async fn meta(store: &Store, id: &str) -> Result<Option<GameMeta>, Error> {
    let sql = "SELECT terms, creator, created_at FROM games WHERE id = $1";
    store.keyed().first(sql, args![id]).await
}

pub async fn exists(store: &Store, id: &str) -> Result<bool, Error> {
    Ok(store.keyed().count("SELECT COUNT(*) FROM games WHERE id = $1", args![id]).await? > 0)
}

/// The mutable columns of a game, all derived from its log.
pub struct GameSummary<'a> {
    pub status: Status,
    /// The number of the last entry.
    pub version: i64,
    /// How many turns were made.
    pub turns: i64,
    /// When the clock must be checked.
    pub deadline: Option<Moment>,
    /// Whether a computer has to move.
    pub bot_to_move: bool,
    /// The winners and the reason of the end.
    pub outcome: Option<(&'a str, &'a str)>,
    /// The letter of the seat to move.
    pub to_move: Option<String>,
    pub position: String,
}

pub fn add(
    id: &str,
    terms: &Terms,
    creator: Option<&str>,
    rematch_of: Option<&str>,
    noted: &GameSummary<'_>,
    now: Moment,
) -> Result<Write, Error> {
    let text = serde_json::to_string(terms).map_err(|error| Error::Database(error.to_string()))?;
    Ok(Write::new().must(
        "INSERT INTO games (id, game, terms, pool, seats, rated, public, status, version, deadline, \
         bot_to_move, creator, rematch_of, created_at, updated_at, to_move, position) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $15, $16)",
        args![
            id,
            &terms.game,
            text,
            terms.pool(),
            terms.seats,
            terms.rated,
            terms.public,
            <&str>::from(noted.status),
            noted.version,
            noted.deadline,
            noted.bot_to_move,
            creator,
            rematch_of,
            now,
            noted.to_move.clone(),
            &noted.position,
        ],
    ))
}

/// Updates the row of a game; a conflict if it is not at version `before`. Entries after the end do not
/// change the position of a game in its players' lists.
pub fn change(id: &str, before: i64, noted: &GameSummary<'_>, now: Moment) -> Write {
    let write = Write::new().must(
        "UPDATE games SET version = $3, status = $4, turns = $5, deadline = $6, bot_to_move = $7, winners = $8, \
         reason = $9, updated_at = CASE WHEN status IN ('over', 'aborted') THEN updated_at ELSE $10 END, \
         to_move = $11, position = $12 WHERE id = $1 AND version = $2",
        args![
            id,
            before,
            noted.version,
            <&str>::from(noted.status),
            noted.turns,
            noted.deadline,
            noted.bot_to_move,
            noted.outcome.map(|(winners, _)| winners),
            noted.outcome.map(|(_, reason)| reason),
            now,
            noted.to_move.clone(),
            &noted.position,
        ],
    );
    match noted.status {
        Status::Over | Status::Aborted => write.then(end(id)),
        Status::Open | Status::Playing => write,
    }
}

/// Marks a game as ended in its players' lists, and deletes what is needed only while it runs.
fn end(id: &str) -> Write {
    Write::new()
        .and(
            "UPDATE players SET live = 0, over_at = (SELECT CASE WHEN g.status = 'over' THEN g.updated_at END \
             FROM games g WHERE g.id = $1) WHERE game = $1 AND live = 1",
            args![id],
        )
        .and("DELETE FROM computer_games WHERE game = $1", args![id])
        .and("DELETE FROM openings WHERE game = $1", args![id])
}

/// The games whose clocks must be checked.
pub async fn due(store: &Store, now: Moment) -> Result<Vec<String>, Error> {
    let sql = "SELECT id FROM games WHERE deadline <= $1 ORDER BY deadline LIMIT 500";
    store.vital().all(sql, args![now]).await
}

/// Whether any clock may have to be checked before a moment.
pub async fn is_due_before(store: &Store, moment: Moment) -> Result<bool, Error> {
    let sql =
        "SELECT COUNT(*) FROM (SELECT id FROM games WHERE deadline < $1 ORDER BY deadline LIMIT 1) AS first";
    Ok(store.vital().count(sql, args![moment]).await? > 0)
}

/// Postpones the check of a clock, if the game has not changed.
pub fn postpone(id: &str, version: i64, deadline: Option<Moment>) -> Write {
    let sql = "UPDATE games SET deadline = $3 WHERE id = $1 AND version = $2";
    Write::new().and(sql, args![id, version, deadline])
}

/// Postpones the check of a clock that failed.
pub fn postpone_due(id: &str, now: Moment, later: Moment) -> Write {
    Write::new().and("UPDATE games SET deadline = $3 WHERE id = $1 AND deadline <= $2", args![id, now, later])
}

/// The games whose computer has had to move since before a moment.
pub async fn waiting(store: &Store, before: Moment) -> Result<Vec<String>, Error> {
    let sql = "SELECT id FROM games WHERE bot_to_move = 1 AND updated_at < $1 ORDER BY updated_at LIMIT 500";
    store.keyed().all(sql, args![before]).await
}

/// Records that the engine has given up a turn, if the game has not changed.
pub fn give_up(id: &str, version: i64) -> Write {
    let sql = "UPDATE games SET bot_to_move = 2 WHERE id = $1 AND version = $2";
    Write::new().and(sql, args![id, version])
}

/// Makes the engine retry the turns that it has given up.
pub fn try_again() -> Write {
    Write::new().and("UPDATE games SET bot_to_move = 1 WHERE bot_to_move = 2", vec![])
}

/// Whether the engine has given up the turn of a game.
pub async fn is_given_up(store: &Store, id: &str) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM games WHERE id = $1 AND bot_to_move = 2";
    Ok(store.keyed().count(sql, args![id]).await? > 0)
}

/// The rematch of a game.
pub async fn rematch_of(store: &Store, id: &str) -> Result<Option<String>, Error> {
    store.keyed().first("SELECT id FROM games WHERE rematch_of = $1", args![id]).await
}

/// How many open and running games an account has created.
pub async fn count_created(store: &Store, account: &str) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM games WHERE creator = $1 AND status IN ('open', 'playing')";
    store.keyed().count(sql, args![account]).await
}

/// Records that an account has created a game against computers, and its address.
pub fn add_computer_game(game: &str, account: &str, address: Option<String>) -> Write {
    let sql = "INSERT INTO computer_games (game, account, address) VALUES ($1, $2, $3)";
    Write::new().must(sql, args![game, account, address])
}

/// How many public open games an account has created.
pub async fn count_open(store: &Store, account: &str) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM games WHERE creator = $1 AND status IN ('open', 'playing') \
               AND status = 'open' AND public = 1";
    store.keyed().count(sql, args![account]).await
}

/// Records the address from which a public open game was created.
pub fn add_opening(game: &str, address: &str) -> Write {
    let sql = "INSERT INTO openings (game, address) VALUES ($1, $2)";
    Write::new().must(sql, args![game, address])
}

/// How many public open games were created from an address.
pub async fn count_open_from(store: &Store, address: &str) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM openings o CROSS JOIN games g \
               WHERE o.address = $1 AND g.id = o.game AND g.status = 'open'";
    store.keyed().count(sql, args![address]).await
}

/// How many games against computers an account has that were changed since a moment, except `but`.
pub async fn count_computer_games(
    store: &Store,
    account: &str,
    since: Moment,
    but: &str,
) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM (SELECT game FROM computer_games WHERE account = $1 UNION \
               SELECT p.game FROM players p CROSS JOIN computer_games c \
               WHERE p.account = $1 AND p.live = 1 AND c.game = p.game) AS made CROSS JOIN games g \
               WHERE g.id = made.game AND g.status IN ('open', 'playing') AND g.updated_at > $2 AND g.id <> $3";
    store.keyed().count(sql, args![account, since, but]).await
}

/// The same for all accounts of an address.
pub async fn count_computer_games_from(
    store: &Store,
    address: &str,
    since: Moment,
    but: &str,
) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM computer_games c CROSS JOIN games g WHERE g.id = c.game \
               AND c.address = $1 AND g.status IN ('open', 'playing') AND g.updated_at > $2 AND g.id <> $3";
    store.keyed().count(sql, args![address, since, but]).await
}

/// The open and running games that an account plays or is invited to.
pub async fn unfinished(store: &Store, account: &str) -> Result<Vec<(String, Status)>, Error> {
    let sql = "SELECT g.id, g.status FROM (SELECT game FROM players WHERE account = $1 AND live = 1 UNION \
               SELECT game FROM players WHERE invited = $1 AND live = 1) AS own CROSS JOIN games g \
               WHERE g.id = own.game";
    store.lists().all(sql, args![account]).await
}

/// The finished games of an account, oldest first, after a cursor of moment and identifier (at the same
/// moment in descending order of identifiers, as in the index). At most 100, each with its moment.
pub async fn finished(
    store: &Store,
    account: &str,
    moment: Moment,
    id: &str,
) -> Result<Vec<(String, Moment)>, Error> {
    let sql = "SELECT DISTINCT game, over_at FROM players WHERE account = $1 AND over_at >= $2 \
               AND (over_at > $2 OR game < $3) ORDER BY over_at, game DESC LIMIT 100";
    store.lists().all(sql, args![account, moment, id]).await
}

pub async fn versions(store: &Store, ids: &[String]) -> Result<Vec<(String, i64)>, Error> {
    store.keyed().among("SELECT id, version FROM games WHERE id IN ($IN)", vec![], ids).await
}

/// A seat of a recently changed game.
#[derive(Deserialize)]
pub struct Changed {
    pub game: String,
    pub version: i64,
    pub status: Status,
    /// The letter of the seat to move.
    pub to_move: Option<String>,
    terms: String,
    seat: u8,
    pub account: Option<String>,
    pub invited: Option<String>,
    /// Whether the game has begun recently.
    pub begun: bool,
}

impl Changed {
    /// The letter of the seat.
    pub fn letter(&self) -> Result<Option<String>, Error> {
        let terms: Terms = serde_json::from_str(&self.terms)
            .map_err(|error| Error::Database(format!("the terms of {}: {error}", self.game)))?;
        Ok(terms.view().letters.chars().nth(self.seat.into()).map(String::from))
    }
}

/// The seats of open and running games that were changed since a moment.
pub async fn changed(store: &Store, since: Moment) -> Result<Vec<Changed>, Error> {
    let sql = "SELECT g.id AS game, g.version, g.status, g.to_move, g.terms, p.seat, p.account, p.invited, \
               l.at IS NOT NULL AS begun \
               FROM games g JOIN players p ON p.game = g.id \
               LEFT JOIN log l ON l.game = g.id AND l.kind = 'start' AND l.at >= $1 \
               WHERE g.status IN ('open', 'playing') AND g.updated_at >= $1 ORDER BY g.updated_at";
    store.lists().all(sql, args![since]).await
}

/// A stored game, to be compared with its log.
#[derive(Debug, Deserialize)]
pub struct ToCheck {
    pub id: String,
    /// As JSON.
    pub terms: String,
    pub noted: Compared,
}

/// The values compared: those stored with the game, and those derived from its log.
#[derive(Debug, PartialEq, Eq, Deserialize)]
pub struct Compared {
    pub status: String,
    /// The number of the last entry.
    pub version: i64,
    /// How many turns were made.
    pub turns: i64,
    /// The winners; empty for a draw.
    pub winners: Option<String>,
}

/// The games after an identifier, in order; at most 200.
pub async fn to_check(snapshot: &mut Snapshot, after: &str) -> Result<Vec<ToCheck>, Error> {
    let sql = "SELECT id, terms, status AS noted_status, version AS noted_version, turns AS noted_turns, \
               winners AS noted_winners FROM games WHERE id > $1 ORDER BY id LIMIT 200";
    snapshot.all(sql, args![after]).await
}
