//! Databases of every earlier version: they are copied and checked as they are, and brought up to date by a server
//! alone. A newer one is refused.

use super::database;
use crate::error::Error;
use crate::games::play::Play;
use crate::maintain;
use crate::store::cards::{self, Part};
use crate::store::log::{Kind, LogRow};
use crate::store::{Store, schema, tallies};
use crate::supervise::Supervisor;
use crate::terms::Terms;
use rules::game::SeatSet;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

async fn new(folder: &tempfile::TempDir, name: &str) -> String {
    let file = || format!("sqlite:{}?mode=rwc", folder.path().join(format!("{name}.db")).display());
    database::new().await.unwrap_or_else(file)
}

async fn run(url: &str, sql: String) {
    let mut connection = AnyConnection::connect(url).await.unwrap();
    connection.execute(sqlx::raw_sql(AssertSqlSafe(sql))).await.unwrap();
    connection.close().await.unwrap();
}

/// Two players, and a game that the first one has resigned, as every version has kept it.
async fn play(url: &str) {
    let terms = Terms { public: true, ..Terms::untimed("halma") };
    let mut play = Play::new(terms.clone(), SeatSet::NONE).unwrap();
    let start = LogRow::start(1_000);
    let resign = LogRow { number: 2, at: 2_000, seat: Some(0), kind: Kind::Resign, ..start.clone() };
    let mut sql = "INSERT INTO accounts (id, kind, name, name_key, created_at) VALUES \
                   ('a', 'user', 'Ana', 'ana', 1), ('b', 'user', 'Ben', 'ben', 1);"
        .to_string();
    let entries = [start, resign].map(|entry| {
        play.apply(&entry).unwrap();
        let seat = entry.seat.map_or("NULL".to_string(), |seat| seat.to_string());
        let (kind, at) = (<&str>::from(entry.kind), entry.at);
        format!("INSERT INTO log (game, number, at, seat, kind, body) VALUES ('g', {}, {at}, {seat}, '{kind}', '');", entry.number)
    });
    let (winners, reason) = play.noted().outcome.unwrap();
    sql += &format!(
        "INSERT INTO games (id, game, terms, pool, seats, rated, public, status, version, creator, winners, reason, \
         created_at, updated_at) VALUES ('g', 'halma', '{}', '{}', 2, 0, 1, 'over', 2, 'a', '{winners}', '{reason}', \
         1000, 2000);",
        serde_json::to_string(&terms).unwrap(),
        terms.pool(),
    );
    sql += &entries.concat();
    sql += "INSERT INTO players (game, seat, account, score) VALUES ('g', 0, 'a', 0), ('g', 1, 'b', 1);";
    run(url, sql).await;
}

/// The tallies of both players, the days on which they played, and their lists.
async fn shown(store: &Store) -> Vec<String> {
    let mut shown = Vec::new();
    for account in ["a", "b"] {
        let part = Part { before: (i64::MAX, ""), game: "halma", own: false };
        let games = cards::history(store, account, &part).await.unwrap();
        let tallies = tallies::list(store, account).await.unwrap();
        let days = tallies::activity(store, account, 0).await.unwrap();
        let ids: Vec<String> = games.into_iter().map(|game| game.id).collect();
        shown.push(serde_json::to_string(&(tallies, days, ids)).unwrap());
    }
    shown
}

/// The step from which on what follows from games is kept beside them.
const GROWN: i64 = 7;

#[tokio::test]
async fn a_database_of_every_earlier_version_is_copied_as_it_is_and_served() {
    for steps in 1..schema::KNOWN {
        let folder = tempfile::tempdir().unwrap();
        let url = new(&folder, "old").await;
        let old = Store::open_with(&url, &Supervisor::default(), steps).await.unwrap();
        play(&url).await;
        if steps >= GROWN {
            for sql in tallies::DERIVE {
                run(&url, sql.to_string()).await;
            }
        }
        old.close().await;
        let mut copy = Vec::new();
        let copied = maintain::backup(&url, &mut copy).await.unwrap();
        assert_eq!((copied.rows, copied.schema), (7, steps));
        let found = maintain::check(&url).await.unwrap();
        assert_eq!((found.accounts, found.games, found.turns), (2, 1, 0), "{found:?}");
        assert!(found.wrong.is_empty(), "{found:?}");
        let untouched = Store::open(&url).await.unwrap();
        assert_eq!(untouched.version(), steps, "neither has changed it");
        untouched.close().await;

        let served = Store::open_to_serve(&url, &Supervisor::default()).await.unwrap();
        assert_eq!(served.version(), schema::KNOWN);
        let there = shown(&served).await;
        assert_eq!(
            there,
            [
                r#"[[{"game":"halma","won":0,"drawn":0,"lost":1}],[{"day":0,"games":1}],["g"]]"#,
                r#"[[{"game":"halma","won":1,"drawn":0,"lost":0}],[{"day":0,"games":1}],["g"]]"#
            ]
        );
        served.close().await;
        let again = new(&folder, "restored").await;
        maintain::restore(&again, &mut copy.as_slice()).await.unwrap();
        let restored = Store::open(&again).await.unwrap();
        assert_eq!(shown(&restored).await, there, "{steps}");
        restored.close().await;
    }
}

#[tokio::test]
async fn a_database_or_a_copy_of_a_newer_version_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let url = new(&folder, "new").await;
    Store::open_to_serve(&url, &Supervisor::default()).await.unwrap().close().await;
    let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
               SELECT 99, description, success, checksum, execution_time FROM _sqlx_migrations WHERE version = 1";
    run(&url, sql.to_string()).await;
    let is_newer = |opened: Result<Store, Error>| matches!(opened, Err(Error::Newer { found: 99, .. }));
    assert!(is_newer(Store::open(&url).await));
    assert!(is_newer(Store::open_to_serve(&url, &Supervisor::default()).await));
    let copied = maintain::backup(&url, &mut Vec::new()).await;
    assert!(matches!(copied, Err(Error::Newer { found: 99, .. })), "{copied:?}");
    let empty = new(&folder, "empty").await;
    let copy = b"[\"backup\",{\"format\":2,\"version\":\"9.0.0\",\"schema\":99}]\n";
    let restored = maintain::restore(&empty, &mut copy.as_slice()).await;
    assert!(matches!(restored, Err(Error::NewerCopy { found: 99, .. })), "{restored:?}");
}

#[tokio::test]
async fn a_file_that_is_no_database_of_ours_is_said_to_be_none() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("teahouse.db"), "").unwrap();
    let opened = Store::open(&Store::file(folder.path())).await;
    assert!(matches!(opened, Err(Error::Bare(_))));
    let copied = maintain::backup(&Store::file(folder.path()), &mut Vec::new()).await;
    assert!(matches!(copied, Err(Error::Bare(_))), "{copied:?}");
}
