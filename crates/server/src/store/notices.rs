//! Notices, settings of accounts for them, and the work that nodes have left.

use super::row::json;
use super::{Error, Store, Write};
use crate::time::Moment;
use protocol::notices::{NoticeCount, NoticeKind, NoticeSettings, NoticeView};
use protocol::people::OwnNotice;
use serde::Deserialize;

/// Notices per page. Queries return one more, to show whether there is another page.
pub const PAGE: usize = 30;
/// The cursor at the start of a list.
pub const LAST: (Moment, &str) = (i64::MAX, "~");

/// A notice to store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The identifier of this notice: see [`crate::notices`].
    pub id: String,
    pub account: String,
    pub kind: NoticeKind,
    pub game: Option<String>,
    pub tournament: Option<String>,
    pub club: Option<String>,
    /// The account that has caused it.
    pub who: Option<String>,
    pub detail: Option<String>,
    pub occasion: i64,
    pub at: Moment,
    /// Whether it waits for an action of the account.
    pub waits: bool,
    /// Whether it is in the list.
    pub shown: bool,
    /// Whether the account has seen it already.
    pub read: bool,
    /// Whether it belongs into the next digest.
    pub mail: bool,
}

/// Adds a notice; a conflict if it exists. A notice about a game, with its version, is added only if the game
/// has not changed since.
pub fn add(row: &Row, version: Option<i64>) -> Write {
    let args = args![
        &row.id,
        &row.account,
        <&str>::from(row.kind),
        row.game.as_deref(),
        row.tournament.as_deref(),
        row.who.as_deref(),
        row.detail.as_deref(),
        row.occasion,
        row.at,
        row.waits,
        row.shown,
        row.read.then_some(row.at),
        row.mail,
        row.club.as_deref(),
    ];
    let Some(version) = version else {
        let sql = "INSERT INTO notices (id, account, kind, game, tournament, who, detail, occasion, at, waits, shown, \
                   read_at, mail, club) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) \
                   ON CONFLICT (id) DO NOTHING";
        return Write::new().must(sql, args);
    };
    let sql = "INSERT INTO notices (id, account, kind, game, tournament, who, detail, occasion, at, waits, shown, \
               read_at, mail, club) SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), g.id, CAST($5 AS TEXT), \
               CAST($6 AS TEXT), CAST($7 AS TEXT), CAST($8 AS BIGINT), CAST($9 AS BIGINT), CAST($10 AS BIGINT), \
               CAST($11 AS BIGINT), CAST($12 AS BIGINT), CAST($13 AS BIGINT), CAST($14 AS TEXT) \
               FROM games g WHERE g.id = CAST($4 AS TEXT) AND g.version = $15 ON CONFLICT (id) DO NOTHING";
    Write::new().must(sql, [args, args![version]].concat())
}

/// Withdraws a notice that no longer waits, and its deliveries.
pub fn withdraw(id: &str, now: Moment) -> Write {
    Write::new()
        .and(
            "UPDATE notices SET waits = 0, gone = 1, mail = 0, read_at = COALESCE(read_at, $2) WHERE id = $1",
            args![id, now],
        )
        .and("DELETE FROM notice_deliveries WHERE notice = $1", args![id])
}

/// A notice that waits in a game.
#[derive(Clone, Debug, Deserialize)]
pub struct Waiting {
    pub id: String,
    pub account: String,
}

/// The waiting notices of these games.
pub async fn waiting(store: &Store, games: &[String]) -> Result<Vec<Waiting>, Error> {
    let sql = "SELECT id, account FROM notices WHERE waits = 1 AND game IN ($IN)";
    store.keyed().among(sql, vec![], games).await
}

/// Which of these notices exist.
pub async fn known(store: &Store, ids: &[String]) -> Result<Vec<String>, Error> {
    store.keyed().among("SELECT id FROM notices WHERE id IN ($IN)", vec![], ids).await
}

/// Whether an account has an unread message in a game.
pub async fn has_unread_message(store: &Store, account: &str, game: &str) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM notices WHERE account = $1 AND read_at IS NULL AND gone = 0 AND shown = 1 \
               AND kind = 'message' AND game = $2";
    Ok(store.keyed().count(sql, args![account, game]).await? > 0)
}

/// The columns of a [`NoticeView`], as `view`.
macro_rules! view_columns {
    () => {
        "n.id AS view_id, n.kind AS view_kind, n.game AS view_game, g.game AS view_game_kind, \
         n.tournament AS view_tournament, n.club AS view_club, k.name AS view_club_name, n.detail AS view_detail, n.at AS view_at, n.waits AS view_waits, \
         n.read_at IS NOT NULL AS view_read, a.id AS view_who_id, a.name AS view_who_name, \
         CASE WHEN a.kind IN ('guest', 'user', 'gone') THEN a.kind = 'guest' END AS view_who_guest, \
         a.bot AS view_who_bot"
    };
}
/// The tables of `view_columns`.
macro_rules! view_tables {
    () => {
        " FROM notices n LEFT JOIN games g ON g.id = n.game LEFT JOIN accounts a ON a.id = n.who \
         LEFT JOIN clubs k ON k.id = n.club "
    };
}

/// A page of an account's notices before a cursor, newest first.
pub async fn page(store: &Store, account: &str, (at, id): (Moment, &str)) -> Result<Vec<NoticeView>, Error> {
    const SQL: &str = concat!(
        "SELECT ",
        view_columns!(),
        view_tables!(),
        "WHERE n.account = $1 AND n.gone = 0 AND n.shown = 1 AND n.at <= $2 AND (n.at < $2 OR n.id < $3) \
         ORDER BY n.at DESC, n.id DESC LIMIT 31"
    );
    let rows = store.lists().rows(SQL, args![account, at, id]).await?;
    rows.iter().map(|row| row.get("view")).collect()
}

pub async fn one(store: &Store, id: &str) -> Result<Option<NoticeView>, Error> {
    const SQL: &str = concat!("SELECT ", view_columns!(), view_tables!(), "WHERE n.id = $1 AND n.gone = 0");
    let rows = store.keyed().rows(SQL, args![id]).await?;
    rows.first().map(|row| row.get("view")).transpose()
}

/// The notices of an account that no mail has told yet, oldest first; at most 200.
pub async fn untold(store: &Store, account: &str) -> Result<Vec<NoticeView>, Error> {
    const SQL: &str = concat!(
        "SELECT ",
        view_columns!(),
        view_tables!(),
        "WHERE n.account = $1 AND n.mail = 1 ORDER BY n.at, n.id LIMIT 200"
    );
    let rows = store.lists().rows(SQL, args![account]).await?;
    rows.iter().map(|row| row.get("view")).collect()
}

/// The counts of an account's notices, each up to 100.
pub async fn count(store: &Store, account: &str) -> Result<NoticeCount, Error> {
    let unread = "SELECT COUNT(*) FROM (SELECT id FROM notices WHERE account = $1 AND read_at IS NULL AND gone = 0 \
                  AND shown = 1 LIMIT 100) AS part";
    let games = "SELECT COUNT(*) FROM (SELECT id FROM notices WHERE account = $1 AND waits = 1 AND kind = 'turn' \
                 LIMIT 100) AS part";
    Ok(NoticeCount {
        unread: store.keyed().count(unread, args![account]).await?,
        games: store.keyed().count(games, args![account]).await?,
    })
}

/// Marks a notice as read, so that no device and no digest tells it.
pub fn read(account: &str, id: &str, now: Moment) -> Write {
    Write::new()
        .and(
            "UPDATE notices SET read_at = COALESCE(read_at, $3), mail = 0 WHERE id = $1 AND account = $2",
            args![id, account, now],
        )
        .and(
            "DELETE FROM notice_deliveries WHERE notice = $1 AND account = $2 AND way = 'push'",
            args![id, account],
        )
}

/// Marks all notices of an account as read.
pub fn read_all(account: &str, now: Moment) -> Write {
    Write::new()
        .and(
            "UPDATE notices SET read_at = $2, mail = 0 WHERE account = $1 AND read_at IS NULL AND gone = 0 \
             AND shown = 1",
            args![account, now],
        )
        .and(
            "DELETE FROM notice_deliveries WHERE account = $1 AND way = 'push' AND EXISTS \
             (SELECT 1 FROM notices n WHERE n.id = notice_deliveries.notice AND n.read_at IS NOT NULL)",
            args![account],
        )
}

/// The settings of an account for notices.
#[derive(Clone, Debug, Deserialize)]
pub struct Kept {
    pub account: String,
    #[serde(deserialize_with = "json")]
    pub settings: NoticeSettings,
    /// When the last digest was sent.
    pub mailed_at: Option<Moment>,
}

/// The stored settings of these accounts.
pub async fn settings(store: &Store, accounts: &[String]) -> Result<Vec<Kept>, Error> {
    let sql = "SELECT account, settings, mailed_at FROM notice_settings WHERE account IN ($IN)";
    store.keyed().among(sql, vec![], accounts).await
}

/// The stored settings of an account.
pub async fn settings_of(store: &Store, account: &str) -> Result<Option<Kept>, Error> {
    let sql = "SELECT account, settings, mailed_at FROM notice_settings WHERE account = $1";
    store.keyed().first(sql, args![account]).await
}

/// Stores the settings of an account.
pub fn set_settings(account: &str, settings: &NoticeSettings) -> Result<Write, Error> {
    let text = serde_json::to_string(settings).map_err(|error| Error::Database(error.to_string()))?;
    let followed = settings.switches.iter().find(|switch| switch.kind == NoticeKind::Followed);
    let followed = followed.is_some_and(|to| to.page || to.push || to.mail || to.webhook);
    let sql = "INSERT INTO notice_settings (account, settings, followed) VALUES ($1, $2, $3) \
               ON CONFLICT (account) DO UPDATE SET settings = $2, followed = $3";
    Ok(Write::new().and(sql, args![account, text, followed]))
}

/// Records the time up to which a node has processed its changes.
pub fn mark(node: &str, at: Moment) -> Write {
    let sql = "INSERT INTO notice_marks (node, at) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET at = $2";
    Write::new().and(sql, args![node, at])
}

/// The marks of all nodes.
pub async fn marks(store: &Store) -> Result<Vec<(String, Moment)>, Error> {
    store.keyed().all("SELECT node, at FROM notice_marks ORDER BY at", args![]).await
}

/// Deletes the mark of a node whose work was taken over; changes nothing if the node has moved it itself.
pub fn unmark(node: &str, at: Moment) -> Write {
    Write::new().and("DELETE FROM notice_marks WHERE node = $1 AND at = $2", args![node, at])
}

/// Open and running games changed since a moment, after a cursor; at most 200.
pub async fn changed(store: &Store, (at, id): (Moment, &str)) -> Result<Vec<(String, Moment)>, Error> {
    let sql = "SELECT id, updated_at FROM games WHERE status IN ('open', 'playing') AND updated_at >= $1 \
               AND (updated_at > $1 OR id > $2) ORDER BY updated_at, id LIMIT 200";
    store.keyed().all(sql, args![at, id]).await
}

/// Correspondence games with a deadline between two moments, after a cursor; at most 200.
pub async fn near(
    store: &Store,
    (at, id): (Moment, &str),
    until: Moment,
) -> Result<Vec<(String, Moment)>, Error> {
    let sql = "SELECT id, deadline FROM games WHERE deadline >= $1 AND (deadline > $1 OR id > $2) AND deadline <= $3 \
               AND pool LIKE '%/correspondence%' ORDER BY deadline, id LIMIT 200";
    store.keyed().all(sql, args![at, id, until]).await
}

/// Records the end of a game, to be processed.
pub fn game_ended(game: &str) -> Write {
    Write::new().and("INSERT INTO notice_ends (game) VALUES ($1) ON CONFLICT (game) DO NOTHING", args![game])
}

/// Deletes the record of a processed end.
pub fn end_told(game: &str) -> Write {
    Write::new().and("DELETE FROM notice_ends WHERE game = $1", args![game])
}

/// The unprocessed ends of games; at most 200.
pub async fn ends(store: &Store) -> Result<Vec<String>, Error> {
    store.keyed().all("SELECT game FROM notice_ends LIMIT 200", args![]).await
}

/// A message in the players' room of a game.
#[derive(Clone, Debug, Deserialize)]
pub struct Spoken {
    pub game: String,
    pub number: i64,
    /// The author; `None` if the account was deleted.
    pub account: Option<String>,
    pub at: Moment,
}

/// The messages in players' rooms since a moment; at most 500.
pub async fn spoken(store: &Store, since: Moment) -> Result<Vec<Spoken>, Error> {
    let sql = "SELECT game, number, account, at FROM chat WHERE at >= $1 AND room = 'players' ORDER BY at LIMIT 500";
    store.keyed().all(sql, args![since]).await
}

/// Followers of these accounts who want to know when they come online, each with the followed account.
pub async fn followers(store: &Store, accounts: &[String]) -> Result<Vec<(String, String)>, Error> {
    // Reads the settings of each follower, never those of all accounts.
    let sql = "SELECT f.account, f.other FROM follows f WHERE f.other IN ($IN) \
               AND (SELECT s.followed FROM notice_settings s WHERE s.account = f.account) = 1 \
               AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.account = f.other AND b.other = f.account)";
    store.lists().among(sql, vec![], accounts).await
}

/// Deletes all notices and settings of an account.
pub fn forget(account: &str) -> Write {
    Write::new()
        .and("DELETE FROM notice_deliveries WHERE account = $1", args![account])
        .and("DELETE FROM notices WHERE account = $1", args![account])
        .and("DELETE FROM notice_settings WHERE account = $1", args![account])
        .and("DELETE FROM push_devices WHERE account = $1", args![account])
        .and("DELETE FROM webhooks WHERE account = $1", args![account])
}

/// All notices of an account, for its export.
pub async fn own(store: &Store, account: &str) -> Result<Vec<OwnNotice>, Error> {
    let sql = "SELECT kind, game, tournament, at, read_at FROM notices WHERE account = $1 AND gone = 0 ORDER BY at, id";
    store.lists().all(sql, args![account]).await
}
