//! Accounts outside a club with a relation to it: those who have requested to join, were invited or are
//! banned. An account has at most one of these relations, and none while it is a member.

use super::{Error, Store, Write};
use crate::time::Moment;
use protocol::clubs::{ClubOutsider, Outside};
use serde::Deserialize;

/// The relation of an account to a club.
pub async fn outside(store: &Store, club: &str, account: &str) -> Result<Option<Outside>, Error> {
    let sql = "SELECT kind FROM club_outsiders WHERE club = $1 AND account = $2";
    store.keyed().first(sql, args![club, account]).await
}

/// A page of one kind after a cursor, oldest first.
pub async fn list(
    store: &Store,
    club: &str,
    kind: Outside,
    (at, account): (Moment, &str),
) -> Result<Vec<ClubOutsider>, Error> {
    let sql = "SELECT a.id AS player_id, a.name AS player_name, \
               CASE WHEN a.kind IN ('guest', 'user', 'gone') THEN a.kind = 'guest' END AS player_guest, \
               a.bot AS player_bot, o.text, o.at FROM club_outsiders o CROSS JOIN accounts a \
               WHERE a.id = o.account AND o.club = $1 AND o.kind = $2 AND o.at >= $3 \
               AND (o.at > $3 OR o.account > $4) ORDER BY o.at, o.account LIMIT 31";
    store.lists().all(sql, args![club, <&str>::from(kind), at, account]).await
}

/// Counts one kind, up to `most`.
pub async fn count(store: &Store, club: &str, kind: Outside, most: i64) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM (SELECT account FROM club_outsiders WHERE club = $1 AND kind = $2 LIMIT $3) AS part";
    store.keyed().count(sql, args![club, <&str>::from(kind), most]).await
}

/// How many clubs an account has requested to join.
pub async fn count_asked(store: &Store, account: &str) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM club_outsiders WHERE account = $1 AND kind = 'asked'";
    store.keyed().count(sql, args![account]).await
}

/// Sets the relation of an account that is not a member.
pub fn put(club: &str, account: &str, kind: Outside, text: &str, now: Moment) -> Write {
    let sql = "INSERT INTO club_outsiders (club, account, kind, text, at) VALUES ($1, $2, $3, $4, $5) \
               ON CONFLICT (club, account) DO UPDATE SET kind = $3, text = $4, at = $5";
    Write::new().and(sql, args![club, account, <&str>::from(kind), text, now])
}

/// Deletes the relation of an account to a club.
pub fn take_away(club: &str, account: &str) -> Write {
    Write::new().and("DELETE FROM club_outsiders WHERE club = $1 AND account = $2", args![club, account])
}

/// Deletes the relations of a deleted account, and its authorship of posts and log entries.
pub fn forget(account: &str) -> Write {
    Write::new()
        .and("DELETE FROM club_outsiders WHERE account = $1", args![account])
        .and("DELETE FROM club_news WHERE account = $1", args![account])
        .and("UPDATE club_news SET who = NULL WHERE who = $1", args![account])
        .and("UPDATE club_posts SET author = NULL WHERE author = $1", args![account])
}

/// An event in a club that still has to be told.
#[derive(Clone, Debug, Deserialize)]
pub struct News {
    pub id: String,
    pub club: String,
    /// `post`, `invitation`, `accepted`, `match` or `agreed`.
    pub kind: String,
    /// The account that it concerns; `None` for the whole club.
    pub account: Option<String>,
    /// Who has caused it.
    pub who: Option<String>,
}

/// Queues an event for notices.
pub fn add_news(news: &News, now: Moment) -> Write {
    let sql = "INSERT INTO club_news (id, club, kind, account, who, at) VALUES ($1, $2, $3, $4, $5, $6)";
    let (account, who) = (news.account.as_deref(), news.who.as_deref());
    Write::new().must(sql, args![&news.id, &news.club, &news.kind, account, who, now])
}

/// The queued events; at most 50.
pub async fn news(store: &Store) -> Result<Vec<News>, Error> {
    store.keyed().all("SELECT id, club, kind, account, who FROM club_news LIMIT 50", args![]).await
}

pub fn told(id: &str) -> Write {
    Write::new().and("DELETE FROM club_news WHERE id = $1", args![id])
}
