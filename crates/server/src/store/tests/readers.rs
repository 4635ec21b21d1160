//! Connections of their own for what must not wait, sessions that are known, and files that are complete.

use super::super::{accounts, nodes, sessions};
use super::note;
use crate::error::Error;
use crate::node::outages::Outages;
use crate::store::{Store, Write};
use crate::supervise::Supervisor;
use crate::time::Time;
use futures_util::future::join_all;

async fn open(folder: &tempfile::TempDir) -> Store {
    Store::open_to_serve(&Store::file(folder.path()), &Supervisor::default()).await.unwrap()
}

#[tokio::test]
async fn heartbeat_clocks_and_sessions_do_not_wait_for_lists() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).await;
    let person = accounts::add_guest("a", "guest-a", "guest-a", 1);
    store.write(person.then(sessions::add("s", "hash", "a", "", 5))).await.unwrap();
    let (outages, time) = (Outages::default(), Time::set(1_800_000_000_000));
    outages.begin(&store, "node", &time).await.unwrap();
    // Whoever asks for lists has all connections that are for lists.
    let mut held = Vec::new();
    while held.len() < 2 {
        held.push(store.readers.lists.acquire().await.unwrap());
    }
    assert!(store.readers.lists.try_acquire().is_none());
    time.pass(800);
    outages.beat(&store, "node", &time).await.unwrap();
    assert!(sessions::visitor(&store, "hash", 0).await.unwrap().is_some());
    assert!(crate::store::games::due(&store, time.now()).await.unwrap().is_empty());
    // Nor does the heartbeat wait for whatever else is asked by a key.
    for _ in 0..4 {
        held.push(store.readers.keyed.acquire().await.unwrap());
    }
    for _ in 0..40 {
        time.pass(500);
        outages.beat(&store, "node", &time).await.unwrap();
    }
    assert_eq!(nodes::outages(&store, i64::MAX).await.unwrap(), []);
    drop(held);
    store.close().await;
}

#[tokio::test]
async fn a_session_that_has_ended_is_not_known_any_more() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).await;
    let person = accounts::add_guest("a", "guest-a", "guest-a", 1);
    store.write(person.then(sessions::add("s", "hash", "a", "", 5))).await.unwrap();
    let found = async || sessions::visitor(&store, "hash", 0).await.unwrap();
    assert!(found().await.is_some_and(|visitor| visitor.muted_until == 0));
    // Behind the server's back nothing is noticed at once; that is what the memory is for.
    let url = Store::file(folder.path());
    let other = Store::open(&url).await.unwrap();
    other.write(accounts::mute("a", 9)).await.unwrap();
    assert!(found().await.is_some_and(|visitor| visitor.muted_until == 0));
    store.write(accounts::mute("a", 7)).await.unwrap();
    assert!(found().await.is_some_and(|visitor| visitor.muted_until == 7));
    assert!(sessions::visitor(&store, "hash", 5).await.unwrap().is_none(), "it has run out");
    store.write(sessions::end("a", "s")).await.unwrap();
    assert!(found().await.is_none());
    other.close().await;
    store.close().await;
}

#[tokio::test]
async fn a_lone_statement_that_changes_too_much_is_undone_and_nothing_else_is() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).await;
    store.write(note(1, 1).then(note(2, 1))).await.unwrap();
    let wrong =
        || Write::new().must("UPDATE limits SET used = used + 1 WHERE since = 0 AND used < 5", vec![]);
    let writes = (10..40).map(|id| store.write(if id % 7 == 0 { wrong() } else { note(id, 1) }));
    let answers = join_all(writes).await;
    let refused = answers.iter().filter(|answer| matches!(answer, Err(Error::Conflict))).count();
    assert_eq!((refused, answers.iter().filter(|answer| answer.is_ok()).count()), (4, 26));
    let changed = store.keyed().count("SELECT COUNT(*) FROM limits WHERE used > 0", vec![]).await.unwrap();
    assert_eq!(changed, 0);
    assert_eq!(store.keyed().count("SELECT COUNT(*) FROM limits", vec![]).await.unwrap(), 28);
    store.close().await;
}

#[tokio::test]
async fn a_write_that_fails_halfway_is_undone_and_nothing_else_is() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).await;
    let nothing = || Write::new().must("UPDATE limits SET used = 7 WHERE since = 9", vec![]);
    let one = |id: usize| match id % 5 {
        // Refused at its first statement, its second and its last; by the table's own key; and two that are good.
        0 => nothing().then(note(1_000 + id, 1)),
        1 => note(1_000 + id, 1).then(nothing()).then(note(2_000 + id, 1)),
        2 => note(1_000 + id, 1).then(note(1_000 + id, 1)),
        _ => note(id, 1).then(note(500 + id, 1)),
    };
    let answers = join_all((0..40).map(|id| store.write(one(id)))).await;
    let good: Vec<bool> = answers.iter().map(Result::is_ok).collect();
    assert_eq!(good, (0..40).map(|id| id % 5 > 2).collect::<Vec<_>>());
    assert!(answers.iter().all(|answer| !matches!(answer, Err(Error::Database(_)))));
    assert_eq!(store.keyed().count("SELECT COUNT(*) FROM limits", vec![]).await.unwrap(), 32);
    assert_eq!(
        store.keyed().count("SELECT COUNT(*) FROM limits WHERE length(id) > 5", vec![]).await.unwrap(),
        0
    );
    store.close().await;
}

#[tokio::test]
async fn of_many_writes_that_are_alike_only_the_one_that_fails_is_undone() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).await;
    store.write(note(1, 1)).await.unwrap();
    // One in nine has the key of another one, and the second statement of one in seven finds nothing.
    let one = |id: usize| {
        let found = if id % 7 == 3 { 5_000 } else { 10 + id };
        let second =
            Write::new().must("UPDATE limits SET used = 7 WHERE id = $1", args![format!("{found} x")]);
        note(if id % 9 == 4 { 1 } else { 10 + id }, 1).then(second)
    };
    let answers = join_all((0..63).map(|id| store.write(one(id)))).await;
    let good: Vec<bool> = answers.iter().map(Result::is_ok).collect();
    assert_eq!(good, (0..63).map(|id| id % 9 != 4 && id % 7 != 3).collect::<Vec<_>>());
    let sql = "SELECT COUNT(*) FROM limits WHERE used = 7";
    assert_eq!(store.keyed().count(sql, vec![]).await.unwrap(), 48);
    assert_eq!(store.keyed().count("SELECT COUNT(*) FROM limits", vec![]).await.unwrap(), 49);
    store.close().await;
}

#[tokio::test]
async fn the_file_of_a_server_that_has_stopped_is_complete_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder).await;
    store.write(note(1, 100_000)).await.unwrap();
    store.close().await;
    let alone = tempfile::tempdir().unwrap();
    std::fs::copy(folder.path().join("teahouse.db"), alone.path().join("teahouse.db")).unwrap();
    let copy = Store::open(&Store::file(alone.path())).await.unwrap();
    assert_eq!(copy.keyed().count("SELECT COUNT(*) FROM limits", vec![]).await.unwrap(), 1);
    copy.close().await;
}
