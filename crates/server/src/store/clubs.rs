//! Clubs. Every write to a club or its members names the version that it builds on, so that of two concurrent
//! writes one conflicts and is retried.

use super::{Error, Store, Write};
use crate::time::Moment;
use protocol::clubs::ClubCard;
use serde::Deserialize;

/// Clubs per page. Queries return one more, to show whether there is another page.
pub const PAGE: usize = 30;
/// How many matches of a word a search reads.
pub const SEARCHED: usize = 200;
/// The most clubs that one account may own, and be in.
pub const MOST_OWNED: i64 = 3;
pub const MOST_JOINED: i64 = 50;

/// A stored club.
#[derive(Clone, Debug, Deserialize)]
pub struct Club {
    pub card: ClubCard,
    /// How many writes have changed it.
    pub version: i64,
    /// The hash of the secret of its invite link.
    pub link: Option<String>,
}

/// The columns of a [`ClubCard`], with the prefix `card_`.
macro_rules! card {
    () => {
        "c.id AS card_id, c.name AS card_name, c.description AS card_description, c.languages AS card_languages, \
         c.entry AS card_entry, c.public AS card_public, c.members AS card_members, \
         c.most AS card_most_members, c.created_at AS card_created_at"
    };
}

/// A card, with the sort key of its list.
#[derive(Clone, Debug, Deserialize)]
pub struct Listed {
    pub card: ClubCard,
    pub at: i64,
}

/// The club with this identifier, unless it is closed.
pub async fn club(store: &Store, id: &str) -> Result<Option<Club>, Error> {
    const SQL: &str = concat!(
        "SELECT ",
        card!(),
        ", c.version, c.link FROM clubs c WHERE c.id = $1 AND c.closed_at IS NULL"
    );
    store.keyed().first(SQL, args![id]).await
}

/// The names of clubs, open or closed.
pub async fn names(store: &Store, ids: &[String]) -> Result<Vec<(String, String)>, Error> {
    store.keyed().among("SELECT id, name FROM clubs WHERE id IN ($IN)", vec![], ids).await
}

/// A page of public clubs after a cursor, those with the most members first.
pub async fn list(store: &Store, (members, id): (i64, &str)) -> Result<Vec<Listed>, Error> {
    const SQL: &str = concat!(
        "SELECT ",
        card!(),
        ", c.members AS at FROM clubs c WHERE c.public = 1 AND c.closed_at IS NULL AND c.members <= $1 \
         AND (c.members < $1 OR c.id > $2) ORDER BY c.members DESC, c.id LIMIT 31"
    );
    store.lists().all(SQL, args![members, id]).await
}

/// Public clubs by a prefix of a word of their names. `public <> 0` keeps PostgreSQL from choosing the index
/// of the list, which it would read in full.
pub async fn search(store: &Store, word: &str) -> Result<Vec<Listed>, Error> {
    const SQL: &str = concat!(
        "SELECT ",
        card!(),
        ", c.members AS at FROM club_words w CROSS JOIN clubs c WHERE c.id = w.club AND w.word = $1 \
         AND c.public <> 0 AND c.closed_at IS NULL LIMIT 200"
    );
    store.lists().all(SQL, args![word]).await
}

/// The clubs that an account is in, latest first.
pub async fn joined(store: &Store, account: &str) -> Result<Vec<Listed>, Error> {
    const SQL: &str = concat!(
        "SELECT ",
        card!(),
        ", m.since AS at FROM club_members m CROSS JOIN clubs c WHERE c.id = m.club AND m.account = $1 \
         AND c.closed_at IS NULL ORDER BY m.since DESC, m.club LIMIT 100"
    );
    store.lists().all(SQL, args![account]).await
}

/// The clubs that have invited an account, latest first.
pub async fn inviting(store: &Store, account: &str) -> Result<Vec<Listed>, Error> {
    const SQL: &str = concat!(
        "SELECT ",
        card!(),
        ", o.at FROM club_outsiders o CROSS JOIN clubs c WHERE c.id = o.club AND o.account = $1 \
         AND o.kind = 'invited' AND c.closed_at IS NULL ORDER BY o.at DESC, o.club LIMIT 100"
    );
    store.lists().all(SQL, args![account]).await
}

/// The club with this name key.
pub async fn by_key(store: &Store, key: &str) -> Result<Option<String>, Error> {
    store.keyed().first("SELECT id FROM clubs WHERE name_key = $1", args![key]).await
}

/// Locks the row of an open account that is not a guest's. Placed first in a write that adds to an account's
/// rows, it serialises such writes: a limit holds under concurrency, and an account being deleted cannot
/// join.
pub(super) fn hold(account: &str) -> Write {
    let sql =
        "UPDATE accounts SET created_at = created_at WHERE id = $1 AND kind = 'user' AND closed_at IS NULL";
    Write::new().must(sql, args![account])
}

/// Adds a club with its owner.
pub fn found(card: &ClubCard, key: &str, account: &str) -> Write {
    let sql = "INSERT INTO clubs (id, name, name_key, description, languages, entry, public, most, members, version, \
               created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, 1, $9)";
    let owns = "INSERT INTO club_members (club, account, rank, since) \
                SELECT c.id, CAST($2 AS TEXT), 0, c.created_at FROM clubs c WHERE c.id = $1 \
                AND (SELECT COUNT(*) FROM club_members m WHERE m.account = $2 AND m.rank = 0) < $3 \
                AND (SELECT COUNT(*) FROM club_members m WHERE m.account = $2) < $4";
    let text = args![
        &card.id,
        &card.name,
        key,
        &card.description,
        card.languages.join(" "),
        <&str>::from(card.entry),
        card.public,
        card.most_members,
        card.created_at,
    ];
    hold(account).must(sql, text).must(owns, args![&card.id, account, MOST_OWNED, MOST_JOINED])
}

/// Changes the settings of a club.
pub fn change(card: &ClubCard, key: &str) -> Write {
    let sql = "UPDATE clubs SET name = $2, name_key = $3, description = $4, languages = $5, entry = $6, public = $7, \
               most = $8 WHERE id = $1";
    let text = args![
        &card.id,
        &card.name,
        key,
        &card.description,
        card.languages.join(" "),
        <&str>::from(card.entry),
        card.public,
        card.most_members,
    ];
    Write::new().must(sql, text)
}

/// Replaces the search keys of a club; without any it cannot be found.
pub fn set_words(club: &str, words: &[String]) -> Write {
    let write = Write::new().and("DELETE FROM club_words WHERE club = $1", args![club]);
    words.iter().fold(write, |write, word| {
        write.and("INSERT INTO club_words (word, club) VALUES ($1, $2)", args![word, club])
    })
}

/// Raises the version of a club; a conflict if it is not `before`, or the club is closed.
pub fn touch(club: &str, before: i64) -> Write {
    let sql = "UPDATE clubs SET version = version + 1 WHERE id = $1 AND version = $2 AND closed_at IS NULL";
    Write::new().must(sql, args![club, before])
}

/// Sets or removes the hash of the invite link's secret.
pub fn set_link(club: &str, hash: Option<&str>) -> Write {
    Write::new().must("UPDATE clubs SET link = $2 WHERE id = $1", args![club, hash])
}

/// Closes a club: removes all members and frees its name.
pub fn close(club: &str, now: Moment) -> Write {
    Write::new()
        .must(
            "UPDATE clubs SET closed_at = $2, members = 0, version = version + 1 WHERE id = $1 AND closed_at IS NULL",
            args![club, now],
        )
        .and("DELETE FROM club_members WHERE club = $1", args![club])
        .and("DELETE FROM club_news WHERE club = $1", args![club])
        .then(clear(club))
}

/// Deletes the remaining rows of a club without members.
fn clear(club: &str) -> Write {
    Write::new()
        .and("UPDATE clubs SET name_key = NULL, link = NULL WHERE id = $1 AND members = 0", args![club])
        .and(
            "DELETE FROM club_words WHERE club = $1 AND EXISTS \
             (SELECT 1 FROM clubs c WHERE c.id = $1 AND c.members = 0)",
            args![club],
        )
        .and(
            "DELETE FROM club_outsiders WHERE club = $1 AND EXISTS \
             (SELECT 1 FROM clubs c WHERE c.id = $1 AND c.members = 0)",
            args![club],
        )
        .and(
            "UPDATE club_matches SET status = 'withdrawn' WHERE home = $1 AND status = 'asked' AND EXISTS \
             (SELECT 1 FROM clubs c WHERE c.id = $1 AND c.members = 0)",
            args![club],
        )
        .and(
            "UPDATE club_matches SET status = 'withdrawn' WHERE away = $1 AND status = 'asked' AND EXISTS \
             (SELECT 1 FROM clubs c WHERE c.id = $1 AND c.members = 0)",
            args![club],
        )
}

/// Removes a departing account from a club, whatever version the club has. If it was the owner, the oldest
/// helper becomes owner, else the oldest member; a club without members is closed.
pub fn depart(club: &str, account: &str, now: Moment) -> Write {
    // The first statement locks the club; the following ones see the outcome of earlier changes.
    Write::new()
        .and("UPDATE clubs SET version = version + 1 WHERE id = $1", args![club])
        .and(
            "UPDATE clubs SET members = members - (SELECT COUNT(*) FROM club_members m WHERE m.club = $1 \
             AND m.account = $2) WHERE id = $1",
            args![club, account],
        )
        .and("DELETE FROM club_members WHERE club = $1 AND account = $2", args![club, account])
        .and(
            "UPDATE club_members SET rank = 0 WHERE club = $1 AND account = (SELECT m.account FROM club_members m \
             WHERE m.club = $1 ORDER BY m.rank, m.since, m.account LIMIT 1) \
             AND NOT EXISTS (SELECT 1 FROM club_members o WHERE o.club = $1 AND o.rank = 0)",
            args![club],
        )
        .and(
            "UPDATE clubs SET closed_at = $2 WHERE id = $1 AND members = 0 AND closed_at IS NULL",
            args![club, now],
        )
        .then(clear(club))
}
