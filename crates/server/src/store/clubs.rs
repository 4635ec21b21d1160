//! Clubs. Whatever changes one, or who is in it, says which version of the club it builds on, so that of two changes
//! at once one is refused and looks again.

use super::{Error, Store, Write};
use crate::time::Moment;
use protocol::clubs::ClubCard;
use serde::Deserialize;

/// How many a list shows at once, and one more that says whether there are others.
pub const PAGE: usize = 30;
/// How many a search looks at.
pub const SEARCHED: usize = 200;
/// The most clubs that one account owns, and that it is in.
pub const MOST_OWNED: i64 = 3;
pub const MOST_JOINED: i64 = 50;

/// A club as it is kept.
#[derive(Clone, Debug, Deserialize)]
pub struct Club {
    pub card: ClubCard,
    /// How often it was changed.
    pub version: i64,
    /// The hash of the secret of its link.
    pub link: Option<String>,
}

/// The columns of a [`ClubCard`], with names that begin with `card_`.
macro_rules! card {
    () => {
        "c.id AS card_id, c.name AS card_name, c.description AS card_description, c.languages AS card_languages, \
         c.entry AS card_entry, c.public AS card_public, c.members AS card_members, \
         c.most AS card_most_members, c.created_at AS card_created_at"
    };
}

/// A card, with its place in a list that goes by something else.
#[derive(Clone, Debug, Deserialize)]
pub struct Listed {
    pub card: ClubCard,
    pub at: i64,
}

/// A club that is not closed.
pub async fn club(store: &Store, id: &str) -> Result<Option<Club>, Error> {
    const SQL: &str = concat!(
        "SELECT ",
        card!(),
        ", c.version, c.link FROM clubs c WHERE c.id = $1 AND c.closed_at IS NULL"
    );
    store.keyed().first(SQL, args![id]).await
}

/// The names of some clubs, closed or not, by identifier.
pub async fn names(store: &Store, ids: &[String]) -> Result<Vec<(String, String)>, Error> {
    store.keyed().among("SELECT id, name FROM clubs WHERE id IN ($IN)", vec![], ids).await
}

/// The clubs that everybody sees, those with the most members first, after a place.
pub async fn list(store: &Store, (members, id): (i64, &str)) -> Result<Vec<Listed>, Error> {
    const SQL: &str = concat!(
        "SELECT ",
        card!(),
        ", c.members AS at FROM clubs c WHERE c.public = 1 AND c.closed_at IS NULL AND c.members <= $1 \
         AND (c.members < $1 OR c.id > $2) ORDER BY c.members DESC, c.id LIMIT 31"
    );
    store.lists().all(SQL, args![members, id]).await
}

/// Clubs that everybody sees by the beginning of a word of their names. `public <> 0` keeps PostgreSQL from taking the
/// index of the list, which it would read whole.
pub async fn search(store: &Store, word: &str) -> Result<Vec<Listed>, Error> {
    const SQL: &str = concat!(
        "SELECT ",
        card!(),
        ", c.members AS at FROM club_words w CROSS JOIN clubs c WHERE c.id = w.club AND w.word = $1 \
         AND c.public <> 0 AND c.closed_at IS NULL LIMIT 200"
    );
    store.lists().all(SQL, args![word]).await
}

/// The clubs that an account is in, the latest first.
pub async fn joined(store: &Store, account: &str) -> Result<Vec<Listed>, Error> {
    const SQL: &str = concat!(
        "SELECT ",
        card!(),
        ", m.since AS at FROM club_members m CROSS JOIN clubs c WHERE c.id = m.club AND m.account = $1 \
         AND c.closed_at IS NULL ORDER BY m.since DESC, m.club LIMIT 100"
    );
    store.lists().all(SQL, args![account]).await
}

/// The clubs that an account was invited to, the latest first.
pub async fn inviting(store: &Store, account: &str) -> Result<Vec<Listed>, Error> {
    const SQL: &str = concat!(
        "SELECT ",
        card!(),
        ", o.at FROM club_outsiders o CROSS JOIN clubs c WHERE c.id = o.club AND o.account = $1 \
         AND o.kind = 'invited' AND c.closed_at IS NULL ORDER BY o.at DESC, o.club LIMIT 100"
    );
    store.lists().all(SQL, args![account]).await
}

/// The club that has a name, by the key of the name.
pub async fn by_key(store: &Store, key: &str) -> Result<Option<String>, Error> {
    store.keyed().first("SELECT id FROM clubs WHERE name_key = $1", args![key]).await
}

/// An account is there, and nothing else that concerns it is written meanwhile. It stands first in a write that adds
/// to what an account has, so that a limit holds and nobody joins who is just being deleted.
pub(super) fn hold(account: &str) -> Write {
    let sql =
        "UPDATE accounts SET created_at = created_at WHERE id = $1 AND kind = 'user' AND closed_at IS NULL";
    Write::new().must(sql, args![account])
}

/// A new club, with its owner.
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

/// What a club says of itself.
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

/// By what a club is found; without words by nothing.
pub fn set_words(club: &str, words: &[String]) -> Write {
    let write = Write::new().and("DELETE FROM club_words WHERE club = $1", args![club]);
    words.iter().fold(write, |write, word| {
        write.and("INSERT INTO club_words (word, club) VALUES ($1, $2)", args![word, club])
    })
}

/// Moves a club on; a conflict if it is not at the version `before`, or closed.
pub fn touch(club: &str, before: i64) -> Write {
    let sql = "UPDATE clubs SET version = version + 1 WHERE id = $1 AND version = $2 AND closed_at IS NULL";
    Write::new().must(sql, args![club, before])
}

/// The hash of the secret of the link, or none.
pub fn set_link(club: &str, hash: Option<&str>) -> Write {
    Write::new().must("UPDATE clubs SET link = $2 WHERE id = $1", args![club, hash])
}

/// Closes a club: nobody is in it any more, and its name is free.
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

/// What a club without members leaves behind goes, too.
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

/// An account that goes leaves a club, whatever else happens there: the oldest helper, else the oldest member, owns it
/// then, and without anybody it is closed.
pub fn depart(club: &str, account: &str, now: Moment) -> Write {
    // The first statement waits for whoever is changing the club; those after it see what came of that.
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
