//! Writings in clubs: posts on the wall, and the log of acts of owner and helpers.

use super::{Error, Store, Write};
use crate::time::Moment;
use protocol::clubs::{ClubDeed, ClubEntry, ClubPost};
use protocol::people::OwnClubPost;

/// The cursor at the start of a list.
pub const LAST: (Moment, &str) = (i64::MAX, "");

/// A page of a club's posts before a cursor, newest first.
pub async fn posts(store: &Store, club: &str, (at, id): (Moment, &str)) -> Result<Vec<ClubPost>, Error> {
    let sql = "SELECT p.id, a.id AS author_id, a.name AS author_name, \
               CASE WHEN a.kind IN ('guest', 'user', 'gone') THEN a.kind = 'guest' END AS author_guest, \
               a.bot AS author_bot, p.text, p.at FROM club_posts p LEFT JOIN accounts a ON a.id = p.author \
               WHERE p.club = $1 AND p.at <= $2 AND (p.at < $2 OR p.id > $3) ORDER BY p.at DESC, p.id LIMIT 31";
    store.lists().all(sql, args![club, at, id]).await
}

/// The text of a post, if this account wrote it.
pub async fn text_of(store: &Store, club: &str, id: &str, author: &str) -> Result<Option<String>, Error> {
    let sql = "SELECT text FROM club_posts WHERE id = $2 AND club = $1 AND author = $3";
    store.keyed().first(sql, args![club, id, author]).await
}

pub async fn exists(store: &Store, club: &str, id: &str) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM club_posts WHERE id = $2 AND club = $1";
    Ok(store.keyed().count(sql, args![club, id]).await? > 0)
}

pub fn add(club: &str, post: &ClubPost, author: &str) -> Write {
    let sql = "INSERT INTO club_posts (id, club, author, text, at) VALUES ($1, $2, $3, $4, $5)";
    Write::new().must(sql, args![&post.id, club, author, &post.text, post.at])
}

/// Deletes a post; a conflict if it does not exist.
pub fn remove(club: &str, id: &str) -> Write {
    Write::new().must("DELETE FROM club_posts WHERE id = $2 AND club = $1", args![club, id])
}

/// All posts of an account, for its export.
pub async fn own(store: &Store, account: &str) -> Result<Vec<OwnClubPost>, Error> {
    let sql = "SELECT club, text, at FROM club_posts WHERE author = $1 ORDER BY at, id";
    store.lists().all(sql, args![account]).await
}

/// An entry of the log: an act of owner or helpers.
pub struct Deed<'a> {
    pub account: &'a str,
    pub deed: ClubDeed,
    /// The account that the act is about.
    pub about: Option<&'a str>,
    /// The reason or other details.
    pub text: &'a str,
}

/// Logs the act that raised the version from `before`.
pub fn note(club: &str, before: i64, deed: &Deed<'_>, now: Moment) -> Write {
    let sql = "INSERT INTO club_log (club, number, at, account, kind, about, text) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let kind = <&str>::from(deed.deed);
    Write::new().must(sql, args![club, before + 1, now, deed.account, kind, deed.about, deed.text])
}

/// A page of the log before a number, newest first.
pub async fn log(store: &Store, club: &str, before: i64) -> Result<Vec<ClubEntry>, Error> {
    let sql = "SELECT l.number, l.at, a.id AS by_id, a.name AS by_name, \
               CASE WHEN a.kind IN ('guest', 'user', 'gone') THEN a.kind = 'guest' END AS by_guest, a.bot AS by_bot, \
               l.kind AS deed, b.id AS about_id, b.name AS about_name, \
               CASE WHEN b.kind IN ('guest', 'user', 'gone') THEN b.kind = 'guest' END AS about_guest, \
               b.bot AS about_bot, l.text FROM club_log l \
               LEFT JOIN accounts a ON a.id = l.account AND a.kind <> 'gone' \
               LEFT JOIN accounts b ON b.id = l.about AND b.kind <> 'gone' \
               WHERE l.club = $1 AND l.number < $2 ORDER BY l.number DESC LIMIT 31";
    store.lists().all(sql, args![club, before]).await
}
