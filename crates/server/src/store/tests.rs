//! The writer on a disk without room, and the lock on a file.

#![allow(clippy::unwrap_used)]

// The tests of `games/` use it as well.
#[allow(clippy::duplicate_mod)]
#[path = "../../tests/common/database.rs"]
mod database;
mod plans;
mod readers;
mod rows;
mod schemas;

use super::{Error, Store, Write};
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
    assert!(answers.iter().any(|answer| matches!(answer, Err(Error::Database(_)))));
    let broken = store.write(note(100, 200_000)).await;
    assert!(matches!(broken, Err(Error::Database(_))), "{broken:?}");
    assert_eq!(store.writer_word(), "full");
    let kept = answers.iter().flatten().map(|changed| changed.iter().sum::<u64>()).sum::<u64>();
    assert_eq!(store.keyed().count("SELECT COUNT(*) FROM limits", vec![]).await.unwrap(), kept as i64);
    pages("PRAGMA max_page_count = 1000000").await.unwrap();
    assert_eq!(store.writer_word(), "ok");
    store.write(note(100, 200_000)).await.unwrap();
    assert_eq!(store.keyed().count("SELECT COUNT(*) FROM limits", vec![]).await.unwrap(), kept as i64 + 1);
}

#[tokio::test]
async fn a_file_is_locked_until_it_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let url = Store::file(folder.path());
    assert!(matches!(Store::open(&url).await, Err(Error::Folder(_))), "there is none yet");
    let store = Store::open_to_serve(&url, &Supervisor::default()).await.unwrap();
    let Err(Error::InUse { file, process }) = Store::open_to_serve(&url, &Supervisor::default()).await else {
        panic!()
    };
    let lock = folder.path().join("teahouse.lock").display().to_string();
    assert_eq!((file, process), (lock, std::process::id().to_string()));
    Store::open(&url).await.unwrap().close().await;
    store.close().await;
    Store::open_to_serve(&url, &Supervisor::default()).await.unwrap();
}
