//! The writer on a disk without room, and the lock on a file.

#![allow(clippy::unwrap_used)]

#[path = "../../tests/common/database.rs"]
mod database;
mod plans;
mod readers;
mod schemas;

use super::{Refused, Store, Unusable, Write};
use crate::supervise::Supervisor;
use futures_util::future::join_all;

fn note(id: usize, long: usize) -> Write {
    let sql = "INSERT INTO limits (id, since, used) VALUES ($1, 0, 0)";
    Write::new().and(sql, args![format!("{id} {}", "x".repeat(long))])
}

#[tokio::test]
async fn a_writer_without_room_loses_nothing_and_writes_again_when_there_is_some() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open_to_serve(&Store::file(folder.path()), &Supervisor::default()).await.unwrap();
    let pages = async |most: &'static str| store.write(Write::new().and(most, vec![])).await;
    assert_eq!(store.writer_word(), "ok");
    // From here on the database may not grow.
    pages("PRAGMA max_page_count = 1").await.unwrap();
    // Writes of one statement and of two, long and short, in the same groups.
    let writes = (0..60).map(|id| {
        let write = note(id, if id % 3 == 0 { 20_000 } else { 10 });
        let write = if id % 2 == 0 { write } else { write.then(note(1_000 + id, 10)) };
        store.write(write)
    });
    let answers = join_all(writes).await;
    assert!(answers.iter().any(|answer| matches!(answer, Err(Refused::Broken(_)))));
    let broken = store.write(note(100, 200_000)).await;
    assert!(matches!(broken, Err(Refused::Broken(_))), "{broken:?}");
    assert_eq!(store.writer_word(), "full");
    let kept = answers.iter().flatten().map(|changed| changed.iter().sum::<u64>()).sum::<u64>();
    assert_eq!(store.count("SELECT COUNT(*) FROM limits", vec![]).await.unwrap(), kept as i64);
    pages("PRAGMA max_page_count = 1000000").await.unwrap();
    assert_eq!(store.writer_word(), "ok");
    store.write(note(100, 200_000)).await.unwrap();
    assert_eq!(store.count("SELECT COUNT(*) FROM limits", vec![]).await.unwrap(), kept as i64 + 1);
}

#[tokio::test]
async fn a_file_is_locked_until_it_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let url = Store::file(folder.path());
    assert!(matches!(Store::open(&url).await, Err(Unusable::Folder(_))), "there is none yet");
    let store = Store::open_to_serve(&url, &Supervisor::default()).await.unwrap();
    let Err(Unusable::InUse { path, holder }) = Store::open_to_serve(&url, &Supervisor::default()).await
    else {
        panic!()
    };
    assert_eq!((path, holder), (folder.path().join("teahouse.lock"), std::process::id().to_string()));
    Store::open(&url).await.unwrap().close().await;
    store.close().await;
    Store::open_to_serve(&url, &Supervisor::default()).await.unwrap();
}

#[tokio::test]
async fn scores_by_places_become_verdicts_for_partners_too() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open_to_serve(&Store::file(folder.path()), &Supervisor::default()).await.unwrap();
    // Two seats; partners A and C, who won; four alone; two of four drew; a game that goes on.
    let games: [(&str, Option<&str>, &[f64]); 5] = [
        ("two", Some(""), &[0.5, 0.5]),
        ("teams", Some("AC"), &[2.5 / 3.0, 0.5 / 3.0, 2.5 / 3.0, 0.5 / 3.0]),
        ("alone", Some("B"), &[1.0 / 3.0, 1.0, 2.0 / 3.0, 0.0]),
        ("drawn", Some(""), &[2.5 / 3.0, 1.0 / 3.0, 0.0, 2.5 / 3.0]),
        ("goes on", None, &[0.0; 4]),
    ];
    for (id, winners, scores) in games {
        let status = if winners.is_some() { "over" } else { "playing" };
        let sql = "INSERT INTO games (id, game, terms, pool, seats, rated, public, status, version, winners, \
                   created_at, updated_at) VALUES ($1, 'halma', '', 'p', $2, 0, 0, $3, 1, $4, 0, 0)";
        let mut write = Write::new().and(sql, args![id, scores.len() as i64, status, winners]);
        for (seat, score) in (0i64..).zip(scores) {
            let sql = "INSERT INTO players (game, seat, score) VALUES ($1, $2, $3)";
            write = write.and(sql, args![id, seat, winners.map(|_| *score)]);
        }
        store.write(write).await.unwrap();
    }
    let (_, step) = super::schema::MIGRATIONS.into_iter().find(|(name, _)| *name == "sides").unwrap();
    let statements = step.split_inclusive(";\n").filter(|statement| statement.trim_end().ends_with(';'));
    let write = statements.fold(Write::new(), |write, statement| write.and(statement, vec![]));
    store.write(write).await.unwrap();
    let rows = store.rows("SELECT game, score FROM players ORDER BY game, seat", vec![]).await.unwrap();
    let found: Vec<(String, Option<f64>)> =
        rows.iter().map(|row| (row.get(0).unwrap(), row.get(1).unwrap())).collect();
    let of = |id: &str| -> Vec<f64> {
        found.iter().filter(|(game, _)| game == id).filter_map(|(_, score)| *score).collect()
    };
    assert_eq!(of("two"), [0.5, 0.5]);
    assert_eq!(of("teams"), [1.0, 0.0, 1.0, 0.0]);
    assert_eq!(of("alone"), [0.0, 1.0, 0.0, 0.0]);
    assert_eq!(of("drawn"), [0.5, 0.0, 0.0, 0.5]);
    assert_eq!(of("goes on"), [0.0; 0]);
}
