//! What is written in clubs: the wall, and the log of what owners and helpers did.

use super::{Error, Store, Write};
use crate::time::Moment;
use protocol::clubs::{ClubDeed, ClubEntry, ClubPost};
use protocol::people::OwnClubPost;

/// The place after all others.
pub const LAST: (Moment, &str) = (i64::MAX, "");

/// The posts of a club before a place, the newest first.
pub async fn posts(store: &Store, club: &str, (at, id): (Moment, &str)) -> Result<Vec<ClubPost>, Error> {
    let sql = "SELECT p.id, a.id AS author_id, a.name AS author_name, \
               CASE WHEN a.kind IN ('guest', 'user', 'gone') THEN a.kind = 'guest' END AS author_guest, \
               a.bot AS author_bot, p.text, p.at FROM club_posts p LEFT JOIN accounts a ON a.id = p.author \
               WHERE p.club = $1 AND p.at <= $2 AND (p.at < $2 OR p.id > $3) ORDER BY p.at DESC, p.id LIMIT 31";
    store.lists().all(sql, args![club, at, id]).await
}

/// The text of a post of an account.
pub async fn text_of(store: &Store, club: &str, id: &str, author: &str) -> Result<Option<String>, Error> {
    let sql = "SELECT text FROM club_posts WHERE id = $2 AND club = $1 AND author = $3";
    store.keyed().first(sql, args![club, id, author]).await
}

/// Whether a post is on the wall of a club.
pub async fn exists(store: &Store, club: &str, id: &str) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM club_posts WHERE id = $2 AND club = $1";
    Ok(store.keyed().count(sql, args![club, id]).await? > 0)
}

/// Something new on the wall.
pub fn add(club: &str, post: &ClubPost, author: &str) -> Write {
    let sql = "INSERT INTO club_posts (id, club, author, text, at) VALUES ($1, $2, $3, $4, $5)";
    Write::new().must(sql, args![&post.id, club, author, &post.text, post.at])
}

/// Something goes off the wall; a conflict if it is not there any more.
pub fn remove(club: &str, id: &str) -> Write {
    Write::new().must("DELETE FROM club_posts WHERE id = $2 AND club = $1", args![club, id])
}

/// What an account has written, for its owner.
pub async fn own(store: &Store, account: &str) -> Result<Vec<OwnClubPost>, Error> {
    let sql = "SELECT club, text, at FROM club_posts WHERE author = $1 ORDER BY at, id";
    store.lists().all(sql, args![account]).await
}

/// Something that owner or helpers did.
pub struct Deed<'a> {
    pub account: &'a str,
    pub deed: ClubDeed,
    /// Whom it was about.
    pub about: Option<&'a str>,
    /// Why, or what else there is to say.
    pub text: &'a str,
}

/// Notes what was done, as what made the version after `before`.
pub fn note(club: &str, before: i64, deed: &Deed<'_>, now: Moment) -> Write {
    let sql = "INSERT INTO club_log (club, number, at, account, kind, about, text) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let kind = <&str>::from(deed.deed);
    Write::new().must(sql, args![club, before + 1, now, deed.account, kind, deed.about, deed.text])
}

/// The log before a number, the newest first.
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
