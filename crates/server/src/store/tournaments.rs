//! Tournaments: their plans, logs, rows for lists, and games.

use super::row::json;
use super::{Error, Store, Write};
use crate::store::accounts::Person;
use crate::time::Moment;
use protocol::people::OwnTournament;
use protocol::tournaments::TournamentStatus;
use serde::Deserialize;

/// Tournaments per page. Queries return one more, to show whether there is another page.
pub const PAGE: usize = 20;
/// The cursor at the start of a list in descending order.
pub const LAST: (Moment, &str) = (i64::MAX, "");

/// The immutable part of a tournament.
#[derive(Clone, Debug, Deserialize)]
pub struct Head {
    pub organiser: String,
    /// The plan, as JSON.
    pub plan: String,
    /// The hash of the password.
    pub password: Option<String>,
    /// The club that it belongs to.
    pub club: Option<String>,
    pub created_at: Moment,
}

/// An entry of the log.
#[derive(Clone, Debug, Deserialize)]
pub struct FactRow {
    /// From 1.
    pub number: i64,
    pub at: Moment,
    /// The account that caused it by hand.
    pub account: Option<String>,
    /// The fact, as JSON.
    pub body: String,
}

/// The mutable columns of a tournament, all derived from its log.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    pub status: TournamentStatus,
    /// Its sort key in its list.
    pub listed_at: Moment,
    /// Whether one can join now.
    pub joinable: bool,
    /// When the server must look at it.
    pub due: Option<Moment>,
    pub players: i64,
    /// How many rounds were paired.
    pub round: i64,
    pub starts_at: Moment,
    pub ended_at: Option<Moment>,
    /// The account that has won.
    pub winner: Option<String>,
}

impl Summary {
    fn list(&self) -> &'static str {
        match self.status {
            TournamentStatus::Coming => "coming",
            TournamentStatus::Running => "running",
            TournamentStatus::Over | TournamentStatus::Cancelled => "past",
        }
    }
}

pub async fn head(store: &Store, id: &str) -> Result<Option<Head>, Error> {
    let sql = "SELECT organiser, plan, password, club, created_at FROM tournaments WHERE id = $1";
    store.keyed().first(sql, args![id]).await
}

/// Adds a tournament without entries.
pub fn add(id: &str, head: &Head, noted: &Summary) -> Write {
    let sql = "INSERT INTO tournaments (id, organiser, plan, password, status, list, listed_at, joinable, version, \
               due, players, round, starts_at, created_at, club) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9, 0, 0, $10, $11, $12)";
    Write::new()
        .must(
            sql,
            args![
                id,
                &head.organiser,
                &head.plan,
                head.password.clone(),
                <&str>::from(noted.status),
                noted.list(),
                noted.listed_at,
                noted.joinable,
                noted.due,
                noted.starts_at,
                head.created_at,
                head.club.as_deref(),
            ],
        )
        .then(concerns(id, &head.organiser, head.created_at))
}

/// Appends entries to a log; a conflict if it is not at version `before`.
pub fn append(id: &str, before: i64, facts: &[FactRow], noted: &Summary) -> Write {
    let version = facts.last().map_or(before, |fact| fact.number);
    let write = Write::new().must(
        "UPDATE tournaments SET version = $3, status = $4, list = $5, listed_at = $6, joinable = $7, due = $8, \
         players = $9, round = $10, starts_at = $11, ended_at = $12, winner = $13 WHERE id = $1 AND version = $2",
        args![
            id,
            before,
            version,
            <&str>::from(noted.status),
            noted.list(),
            noted.listed_at,
            noted.joinable,
            noted.due,
            noted.players,
            noted.round,
            noted.starts_at,
            noted.ended_at,
            noted.winner.clone(),
        ],
    );
    facts.iter().fold(write, |write, fact| {
        write.must(
            "INSERT INTO tournament_log (tournament, number, at, account, body) VALUES ($1, $2, $3, $4, $5)",
            args![id, fact.number, fact.at, fact.account.clone(), &fact.body],
        )
    })
}

/// The entries of a log after a number, in order.
pub async fn facts(store: &Store, id: &str, after: i64) -> Result<Vec<FactRow>, Error> {
    let sql = "SELECT number, at, account, body FROM tournament_log WHERE tournament = $1 AND number > $2 \
               ORDER BY number";
    store.keyed().all(sql, args![id, after]).await
}

/// The same, but at most 200.
pub async fn some_facts(store: &Store, id: &str, after: i64) -> Result<Vec<FactRow>, Error> {
    let sql = "SELECT number, at, account, body FROM tournament_log WHERE tournament = $1 AND number > $2 \
               ORDER BY number LIMIT 200";
    store.keyed().all(sql, args![id, after]).await
}

/// Adds a tournament to the list of an account.
pub fn concerns(id: &str, account: &str, now: Moment) -> Write {
    let sql = "INSERT INTO tournament_people (account, tournament, at) VALUES ($1, $2, $3) \
               ON CONFLICT (account, tournament) DO NOTHING";
    Write::new().and(sql, args![account, id, now])
}

/// Sets when the server must look at a tournament next, if the tournament has not changed.
pub fn postpone(id: &str, version: i64, due: Option<Moment>) -> Write {
    let sql = "UPDATE tournaments SET due = $3 WHERE id = $1 AND version = $2";
    Write::new().and(sql, args![id, version, due])
}

/// Postpones a tournament that failed.
pub fn postpone_due(id: &str, now: Moment, later: Moment) -> Write {
    Write::new().and("UPDATE tournaments SET due = $3 WHERE id = $1 AND due <= $2", args![id, now, later])
}

/// The tournaments that are due.
pub async fn due(store: &Store, now: Moment) -> Result<Vec<String>, Error> {
    let sql = "SELECT id FROM tournaments WHERE due <= $1 ORDER BY due LIMIT 50";
    store.keyed().all(sql, args![now]).await
}

/// Tournaments with ended games that are not in the log yet.
pub async fn with_ended(store: &Store) -> Result<Vec<String>, Error> {
    let sql = "SELECT tournament FROM tournament_games WHERE settled = 0 AND ended = 1 LIMIT 200";
    let mut found: Vec<String> = store.keyed().all(sql, args![]).await?;
    found.sort_unstable();
    found.dedup();
    Ok(found)
}

/// The unsettled games of a tournament, each with whether it has ended.
pub async fn unsettled(store: &Store, id: &str) -> Result<Vec<(String, bool)>, Error> {
    let sql = "SELECT game, ended FROM tournament_games WHERE tournament = $1 AND settled = 0";
    store.keyed().all(sql, args![id]).await
}

/// The ended, unsettled games of a tournament.
pub async fn ended(store: &Store, id: &str) -> Result<Vec<String>, Error> {
    let sql = "SELECT game FROM tournament_games WHERE tournament = $1 AND settled = 0 AND ended = 1";
    store.keyed().all(sql, args![id]).await
}

pub async fn of_game(store: &Store, game: &str) -> Result<Option<String>, Error> {
    store.keyed().first("SELECT tournament FROM tournament_games WHERE game = $1", args![game]).await
}

/// Adds a game to a tournament.
pub fn add_game(game: &str, id: &str) -> Write {
    let sql = "INSERT INTO tournament_games (game, tournament) VALUES ($1, $2)";
    Write::new().must(sql, args![game, id])
}

/// Marks a game as ended; does nothing if it belongs to no tournament.
pub fn game_ended(game: &str) -> Write {
    Write::new().and("UPDATE tournament_games SET ended = 1 WHERE game = $1", args![game])
}

/// Marks a game as recorded in its tournament's log.
pub fn settle(game: &str) -> Write {
    Write::new().and("UPDATE tournament_games SET settled = 1 WHERE game = $1", args![game])
}

/// Settles all games of a tournament.
pub fn settle_all(id: &str) -> Write {
    let sql = "UPDATE tournament_games SET settled = 1 WHERE tournament = $1 AND settled = 0";
    Write::new().and(sql, args![id])
}

/// A tournament in a list.
#[derive(Clone, Debug, Deserialize)]
pub struct Listed {
    pub id: String,
    #[serde(deserialize_with = "json")]
    pub plan: serde_json::Value,
    pub status: TournamentStatus,
    pub listed_at: Moment,
    pub players: i64,
    pub round: i64,
    pub starts_at: Moment,
    pub ended_at: Option<Moment>,
    /// The accounts of the organiser and of the winner.
    pub organiser: String,
    pub winner: Option<String>,
}

/// The columns of a [`Listed`].
macro_rules! listed {
    () => {
        "SELECT t.id, t.plan, t.status, t.listed_at, t.players, t.round, t.starts_at, t.ended_at, t.organiser, \
         t.winner FROM tournaments t "
    };
}

/// A page of a list after a cursor, latest first.
pub async fn latest(store: &Store, list: &str, (at, id): (Moment, &str)) -> Result<Vec<Listed>, Error> {
    const SQL: &str = concat!(
        listed!(),
        "WHERE t.list = $1 AND t.listed_at <= $2 AND (t.listed_at < $2 OR t.id > $3) \
         ORDER BY t.listed_at DESC, t.id LIMIT 21"
    );
    store.lists().all(SQL, args![list, at, id]).await
}

/// A page of tournaments that have not begun, next first.
pub async fn coming(store: &Store, (at, id): (Moment, &str)) -> Result<Vec<Listed>, Error> {
    const SQL: &str = concat!(
        listed!(),
        "WHERE t.list = 'coming' AND t.listed_at >= $1 AND (t.listed_at > $1 OR t.id > $2) \
         ORDER BY t.listed_at, t.id LIMIT 21"
    );
    store.lists().all(SQL, args![at, id]).await
}

/// A page of tournaments that one can join now, next first.
pub async fn joinable(store: &Store, (at, id): (Moment, &str)) -> Result<Vec<Listed>, Error> {
    const SQL: &str = concat!(
        listed!(),
        "WHERE t.joinable = 1 AND t.listed_at >= $1 AND (t.listed_at > $1 OR t.id > $2) \
         ORDER BY t.listed_at, t.id LIMIT 21"
    );
    store.lists().all(SQL, args![at, id]).await
}

/// A page of a club's tournaments, latest first.
pub async fn of_club(store: &Store, club: &str, (at, id): (Moment, &str)) -> Result<Vec<Listed>, Error> {
    const SQL: &str = concat!(
        listed!(),
        "WHERE t.club = $1 AND t.listed_at <= $2 AND (t.listed_at < $2 OR t.id > $3) \
         ORDER BY t.listed_at DESC, t.id LIMIT 21"
    );
    store.lists().all(SQL, args![club, at, id]).await
}

/// A page of an account's tournaments, latest first; `listed_at` is since when it has taken part.
pub async fn own(store: &Store, account: &str, (at, id): (Moment, &str)) -> Result<Vec<Listed>, Error> {
    let sql = "SELECT t.id, t.plan, t.status, p.at AS listed_at, t.players, t.round, t.starts_at, t.ended_at, \
               t.organiser, t.winner FROM tournament_people p CROSS JOIN tournaments t WHERE t.id = p.tournament \
               AND p.account = $1 AND p.at <= $2 AND (p.at < $2 OR p.tournament > $3) \
               ORDER BY p.at DESC, p.tournament LIMIT 21";
    store.lists().all(sql, args![account, at, id]).await
}

/// How many unfinished tournaments an account organises.
pub async fn count_live(store: &Store, account: &str) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM tournaments WHERE organiser = $1 AND list IN ('coming', 'running')";
    store.keyed().count(sql, args![account]).await
}

/// All tournaments of an account, for its export.
pub async fn exported(store: &Store, account: &str) -> Result<Vec<OwnTournament>, Error> {
    let sql = "SELECT t.id, t.plan, t.organiser = $1 AS made, p.at AS since FROM tournament_people p \
               CROSS JOIN tournaments t WHERE t.id = p.tournament AND p.account = $1 ORDER BY p.at, p.tournament";
    #[derive(Deserialize)]
    struct Found {
        id: String,
        #[serde(deserialize_with = "json")]
        plan: serde_json::Value,
        made: bool,
        since: Moment,
    }
    let found: Vec<Found> = store.lists().all(sql, args![account]).await?;
    let own = |Found { id, plan, made, since }: Found| {
        let name = plan["asked"]["name"].as_str().unwrap_or_default().to_string();
        OwnTournament { id, name, made, since }
    };
    Ok(found.into_iter().map(own).collect())
}

/// The players of accounts, without deleted ones.
pub async fn people(store: &Store, ids: &[String]) -> Result<Vec<Person>, Error> {
    let sql = "SELECT id, name, CASE WHEN kind IN ('guest', 'user', 'gone') THEN kind = 'guest' END AS guest, bot \
               FROM accounts WHERE kind <> 'gone' AND id IN ($IN)";
    store.keyed().among(sql, vec![], ids).await
}

/// Which of these accounts are open.
pub async fn active(store: &Store, ids: &[String]) -> Result<Vec<String>, Error> {
    let sql = "SELECT id FROM accounts WHERE closed_at IS NULL AND id IN ($IN)";
    store.keyed().among(sql, vec![], ids).await
}

/// When an account was created.
pub async fn account_made(store: &Store, account: &str) -> Result<Option<Moment>, Error> {
    store.keyed().first("SELECT created_at FROM accounts WHERE id = $1", args![account]).await
}
