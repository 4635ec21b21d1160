//! Tournaments: their plans, their logs, the lists that show them, and their games.

use super::row::json;
use super::{Error, Store, Write};
use crate::store::accounts::Person;
use crate::time::Moment;
use protocol::people::OwnTournament;
use protocol::tournaments::TournamentStatus;
use serde::Deserialize;

/// How many a list shows at once, and one more that says whether there are others.
pub const PAGE: usize = 20;
/// The place after all others in a list that goes backwards.
pub const LAST: (Moment, &str) = (i64::MAX, "");

/// What never changes of a tournament.
#[derive(Clone, Debug, Deserialize)]
pub struct Head {
    pub organiser: String,
    /// What was asked for, as JSON.
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
    /// Its number, from 1.
    pub number: i64,
    pub at: Moment,
    /// Who did it by hand.
    pub account: Option<String>,
    /// What happened, as JSON.
    pub body: String,
}

/// What lists and the server itself need of a tournament, all of it known from its log.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Where it is in its life.
    pub status: TournamentStatus,
    /// Its place in the list that shows it.
    pub listed_at: Moment,
    /// Whether one can join now.
    pub joinable: bool,
    /// When the server has to look at it.
    pub due: Option<Moment>,
    pub players: i64,
    /// The rounds that were paired.
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

/// What never changes of a tournament.
pub async fn head(store: &Store, id: &str) -> Result<Option<Head>, Error> {
    let sql = "SELECT organiser, plan, password, club, created_at FROM tournaments WHERE id = $1";
    store.keyed().first(sql, args![id]).await
}

/// A new tournament without entries.
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

/// Adds entries to a log; a conflict if it is not at the version `before`.
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

/// A tournament concerns an account from now on.
pub fn concerns(id: &str, account: &str, now: Moment) -> Write {
    let sql = "INSERT INTO tournament_people (account, tournament, at) VALUES ($1, $2, $3) \
               ON CONFLICT (account, tournament) DO NOTHING";
    Write::new().and(sql, args![account, id, now])
}

/// When the server has to look at a tournament the next time, if nothing has happened meanwhile.
pub fn postpone(id: &str, version: i64, due: Option<Moment>) -> Write {
    let sql = "UPDATE tournaments SET due = $3 WHERE id = $1 AND version = $2";
    Write::new().and(sql, args![id, version, due])
}

/// Looks at a tournament later that cannot be looked at now.
pub fn postpone_due(id: &str, now: Moment, later: Moment) -> Write {
    Write::new().and("UPDATE tournaments SET due = $3 WHERE id = $1 AND due <= $2", args![id, now, later])
}

/// The tournaments that the server has to look at.
pub async fn due(store: &Store, now: Moment) -> Result<Vec<String>, Error> {
    let sql = "SELECT id FROM tournaments WHERE due <= $1 ORDER BY due LIMIT 50";
    store.keyed().all(sql, args![now]).await
}

/// Tournaments with games that have ended and are not in the log yet.
pub async fn with_ended(store: &Store) -> Result<Vec<String>, Error> {
    let sql = "SELECT tournament FROM tournament_games WHERE settled = 0 AND ended = 1 LIMIT 200";
    let mut found: Vec<String> = store.keyed().all(sql, args![]).await?;
    found.sort_unstable();
    found.dedup();
    Ok(found)
}

/// The games of a tournament that are not settled, each with whether it has ended.
pub async fn unsettled(store: &Store, id: &str) -> Result<Vec<(String, bool)>, Error> {
    let sql = "SELECT game, ended FROM tournament_games WHERE tournament = $1 AND settled = 0";
    store.keyed().all(sql, args![id]).await
}

/// The games of a tournament that have ended and are not settled.
pub async fn ended(store: &Store, id: &str) -> Result<Vec<String>, Error> {
    let sql = "SELECT game FROM tournament_games WHERE tournament = $1 AND settled = 0 AND ended = 1";
    store.keyed().all(sql, args![id]).await
}

/// The tournament of a game.
pub async fn of_game(store: &Store, game: &str) -> Result<Option<String>, Error> {
    store.keyed().first("SELECT tournament FROM tournament_games WHERE game = $1", args![game]).await
}

/// A game of a tournament is being made.
pub fn add_game(game: &str, id: &str) -> Write {
    let sql = "INSERT INTO tournament_games (game, tournament) VALUES ($1, $2)";
    Write::new().must(sql, args![game, id])
}

/// A game has ended; if it is one of a tournament, that has to hear of it.
pub fn game_ended(game: &str) -> Write {
    Write::new().and("UPDATE tournament_games SET ended = 1 WHERE game = $1", args![game])
}

/// A tournament has heard of the end of a game.
pub fn settle(game: &str) -> Write {
    Write::new().and("UPDATE tournament_games SET settled = 1 WHERE game = $1", args![game])
}

/// A tournament has nothing more to hear of any game.
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
    /// The account that made it, and the one that has won.
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

/// The tournaments of a list after a place in it, the latest first.
pub async fn latest(store: &Store, list: &str, (at, id): (Moment, &str)) -> Result<Vec<Listed>, Error> {
    const SQL: &str = concat!(
        listed!(),
        "WHERE t.list = $1 AND t.listed_at <= $2 AND (t.listed_at < $2 OR t.id > $3) \
         ORDER BY t.listed_at DESC, t.id LIMIT 21"
    );
    store.lists().all(SQL, args![list, at, id]).await
}

/// Those that have not begun, the next first.
pub async fn coming(store: &Store, (at, id): (Moment, &str)) -> Result<Vec<Listed>, Error> {
    const SQL: &str = concat!(
        listed!(),
        "WHERE t.list = 'coming' AND t.listed_at >= $1 AND (t.listed_at > $1 OR t.id > $2) \
         ORDER BY t.listed_at, t.id LIMIT 21"
    );
    store.lists().all(SQL, args![at, id]).await
}

/// Those that one can join now, the next first.
pub async fn joinable(store: &Store, (at, id): (Moment, &str)) -> Result<Vec<Listed>, Error> {
    const SQL: &str = concat!(
        listed!(),
        "WHERE t.joinable = 1 AND t.listed_at >= $1 AND (t.listed_at > $1 OR t.id > $2) \
         ORDER BY t.listed_at, t.id LIMIT 21"
    );
    store.lists().all(SQL, args![at, id]).await
}

/// Those of a club, the latest first.
pub async fn of_club(store: &Store, club: &str, (at, id): (Moment, &str)) -> Result<Vec<Listed>, Error> {
    const SQL: &str = concat!(
        listed!(),
        "WHERE t.club = $1 AND t.listed_at <= $2 AND (t.listed_at < $2 OR t.id > $3) \
         ORDER BY t.listed_at DESC, t.id LIMIT 21"
    );
    store.lists().all(SQL, args![club, at, id]).await
}

/// Those that concern an account, the latest first; `listed_at` is since when.
pub async fn own(store: &Store, account: &str, (at, id): (Moment, &str)) -> Result<Vec<Listed>, Error> {
    let sql = "SELECT t.id, t.plan, t.status, p.at AS listed_at, t.players, t.round, t.starts_at, t.ended_at, \
               t.organiser, t.winner FROM tournament_people p CROSS JOIN tournaments t WHERE t.id = p.tournament \
               AND p.account = $1 AND p.at <= $2 AND (p.at < $2 OR p.tournament > $3) \
               ORDER BY p.at DESC, p.tournament LIMIT 21";
    store.lists().all(sql, args![account, at, id]).await
}

/// How many tournaments of an account are not over.
pub async fn count_live(store: &Store, account: &str) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM tournaments WHERE organiser = $1 AND list IN ('coming', 'running')";
    store.keyed().count(sql, args![account]).await
}

/// Everything for an account's own copy of what is kept about it.
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

/// Accounts as others see them; those that are gone are left out.
pub async fn people(store: &Store, ids: &[String]) -> Result<Vec<Person>, Error> {
    let sql = "SELECT id, name, CASE WHEN kind IN ('guest', 'user', 'gone') THEN kind = 'guest' END AS guest, bot \
               FROM accounts WHERE kind <> 'gone' AND id IN ($IN)";
    store.keyed().among(sql, vec![], ids).await
}

/// Which of some accounts can still play.
pub async fn active(store: &Store, ids: &[String]) -> Result<Vec<String>, Error> {
    let sql = "SELECT id FROM accounts WHERE closed_at IS NULL AND id IN ($IN)";
    store.keyed().among(sql, vec![], ids).await
}

/// When an account was made.
pub async fn account_made(store: &Store, account: &str) -> Result<Option<Moment>, Error> {
    store.keyed().first("SELECT created_at FROM accounts WHERE id = $1", args![account]).await
}
