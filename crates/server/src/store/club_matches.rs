//! Matches of clubs: challenges, and the tournaments that they became.

use super::row::json;
use super::{Error, Store, Write};
use crate::time::Moment;
use protocol::clubs::{ClubMatchStatus, NewClubMatch};
use serde::Deserialize;

/// A stored match.
#[derive(Clone, Debug, Deserialize)]
pub struct Kept {
    pub id: String,
    pub home: String,
    pub away: String,
    /// Who made the challenge.
    pub account: String,
    #[serde(deserialize_with = "json")]
    pub asked: NewClubMatch,
    pub status: ClubMatchStatus,
    pub tournament: Option<String>,
    pub at: Moment,
}

pub async fn one(store: &Store, id: &str) -> Result<Option<Kept>, Error> {
    let sql = "SELECT id, home, away, account, asked, status, tournament, at FROM club_matches WHERE id = $1";
    store.keyed().first(sql, args![id]).await
}

/// A page of a club's matches before a cursor, latest first.
pub async fn of_club(store: &Store, club: &str, (at, id): (Moment, &str)) -> Result<Vec<Kept>, Error> {
    let home = "SELECT id, home, away, account, asked, status, tournament, at FROM club_matches \
                WHERE home = $1 AND at <= $2 AND (at < $2 OR id > $3) ORDER BY at DESC, id LIMIT 11";
    let away = "SELECT id, home, away, account, asked, status, tournament, at FROM club_matches \
                WHERE away = $1 AND at <= $2 AND (at < $2 OR id > $3) ORDER BY at DESC, id LIMIT 11";
    let mut all: Vec<Kept> = store.lists().all(home, args![club, at, id]).await?;
    all.extend(store.lists().all::<Kept>(away, args![club, at, id]).await?);
    all.sort_by(|one, other| other.at.cmp(&one.at).then_with(|| one.id.cmp(&other.id)));
    all.truncate(11);
    Ok(all)
}

/// How many challenges of a club are unanswered, among its last 100.
pub async fn count_asked(store: &Store, club: &str) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM (SELECT status FROM club_matches WHERE home = $1 ORDER BY at DESC LIMIT 100) AS part \
               WHERE status = 'asked'";
    store.keyed().count(sql, args![club]).await
}

pub fn add(kept: &Kept) -> Result<Write, Error> {
    let asked = serde_json::to_string(&kept.asked).map_err(|error| Error::Database(error.to_string()))?;
    let sql = "INSERT INTO club_matches (id, home, away, account, asked, status, at) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let status = <&str>::from(kept.status);
    Ok(Write::new().must(sql, args![&kept.id, &kept.home, &kept.away, &kept.account, asked, status, kept.at]))
}

/// Stores the answer to a challenge; a conflict if it was answered already.
pub fn answer(id: &str, status: ClubMatchStatus, tournament: Option<&str>) -> Write {
    let sql = "UPDATE club_matches SET status = $2, tournament = $3 WHERE id = $1 AND status = 'asked'";
    Write::new().must(sql, args![id, <&str>::from(status), tournament])
}
