//! Who stands at the door of a club: those who ask to join, who were invited, who may not come back. An account is one
//! of them at most, and none while it is a member.

use super::{Error, Store, Write};
use crate::time::Moment;
use protocol::clubs::{ClubOutsider, Outside};
use serde::Deserialize;

/// What an account is to a club that it is not in.
pub async fn outside(store: &Store, club: &str, account: &str) -> Result<Option<Outside>, Error> {
    let sql = "SELECT kind FROM club_outsiders WHERE club = $1 AND account = $2";
    store.keyed().first(sql, args![club, account]).await
}

/// Those of a kind after a place, the oldest first.
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

/// How many there are of a kind; at most `most` are counted.
pub async fn count(store: &Store, club: &str, kind: Outside, most: i64) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM (SELECT account FROM club_outsiders WHERE club = $1 AND kind = $2 LIMIT $3) AS part";
    store.keyed().count(sql, args![club, <&str>::from(kind), most]).await
}

/// How many clubs an account asks to join.
pub async fn count_asked(store: &Store, account: &str) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM club_outsiders WHERE account = $1 AND kind = 'asked'";
    store.keyed().count(sql, args![account]).await
}

/// An account that is no member is this to a club from now on.
pub fn put(club: &str, account: &str, kind: Outside, text: &str, now: Moment) -> Write {
    let sql = "INSERT INTO club_outsiders (club, account, kind, text, at) VALUES ($1, $2, $3, $4, $5) \
               ON CONFLICT (club, account) DO UPDATE SET kind = $3, text = $4, at = $5";
    Write::new().and(sql, args![club, account, <&str>::from(kind), text, now])
}

/// An account has nothing to do with a club any more.
pub fn take_away(club: &str, account: &str) -> Write {
    Write::new().and("DELETE FROM club_outsiders WHERE club = $1 AND account = $2", args![club, account])
}

/// What is known of an account that is deleted goes, and so does that it was the one who wrote something.
pub fn forget(account: &str) -> Write {
    Write::new()
        .and("DELETE FROM club_outsiders WHERE account = $1", args![account])
        .and("DELETE FROM club_news WHERE account = $1", args![account])
        .and("UPDATE club_news SET who = NULL WHERE who = $1", args![account])
        .and("UPDATE club_posts SET author = NULL WHERE author = $1", args![account])
}

/// Something that has happened in a club and is to be told.
#[derive(Clone, Debug, Deserialize)]
pub struct News {
    pub id: String,
    pub club: String,
    /// `post`, `invitation`, `accepted`, `match` or `agreed`.
    pub kind: String,
    /// Whom it concerns, if it is not the whole club.
    pub account: Option<String>,
    /// Who has brought it about.
    pub who: Option<String>,
}

/// Notes that something has happened.
pub fn add_news(news: &News, now: Moment) -> Write {
    let sql = "INSERT INTO club_news (id, club, kind, account, who, at) VALUES ($1, $2, $3, $4, $5, $6)";
    let (account, who) = (news.account.as_deref(), news.who.as_deref());
    Write::new().must(sql, args![&news.id, &news.club, &news.kind, account, who, now])
}

/// What was not told yet; at most 50.
pub async fn news(store: &Store) -> Result<Vec<News>, Error> {
    store.keyed().all("SELECT id, club, kind, account, who FROM club_news LIMIT 50", args![]).await
}

pub fn told(id: &str) -> Write {
    Write::new().and("DELETE FROM club_news WHERE id = $1", args![id])
}
