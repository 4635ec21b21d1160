//! Acknowledged means on the disk: a server on SQLite plays, and of every moment of it a power cut is made up that
//! keeps what was synced and tears the rest. In what is left every turn that was acknowledged by then is found.
//!
//! `TEAHOUSE_POWER_CUTS=400` makes up as many; a usual run fewer. `TEAHOUSE_SEED` repeats them.
#![allow(clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;
mod disk;

use common::{Client, TestServer};
use disk::{Disk, Files, Op};
use serde_json::{Value, json};
use server::Error;
use std::collections::HashSet;
use std::io::BufRead;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How many pairs play, and how many turns they make together at least.
const PAIRS: usize = 8;
const TURNS: usize = 300;
/// How often the log has to be brought into the database before it is enough.
const CHECKPOINTS: usize = 2;
const PATIENCE: Duration = Duration::from_secs(240);

/// An acknowledged turn: how much had been done to the disk when its answer came, the game and the key.
type Acknowledged = (usize, String, String);

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_every_power_cut() {
    // This test is about files, whatever database the others are given.
    disk::install();
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}?mode=rwc&vfs=power", folder.path().join("server.db").display());
    let server = TestServer::open_with(|config| {
        config.database = Some(url);
        config.no_limits = true;
    })
    .await;
    let acknowledged: Arc<Mutex<Vec<Acknowledged>>> = Arc::default();
    let mut pairs = Vec::new();
    for _ in 0..PAIRS {
        let players = [server.guest().await, server.guest().await];
        pairs.push(tokio::spawn(play(players, Arc::clone(&acknowledged))));
    }
    for pair in pairs {
        pair.await.unwrap();
    }
    server.stop().await;
    let acknowledged = acknowledged.lock().unwrap().clone();
    let ops = disk::ops();
    let (commits, checkpoints) = (syncs(&ops, "server.db-wal"), syncs(&ops, "server.db"));
    assert!(
        acknowledged.len() >= TURNS && checkpoints >= CHECKPOINTS,
        "{} {checkpoints}",
        acknowledged.len()
    );
    let number = |name: &str| std::env::var(name).ok().map(|value| value.parse::<u64>().unwrap());
    let cuts = number("TEAHOUSE_POWER_CUTS");
    // The short run of the checks judges a change, not a draw of lots: only longer ones explore.
    let seed = number("TEAHOUSE_SEED").unwrap_or_else(|| if cuts.is_none() { 1 } else { fastrand::u64(..) });
    let cuts = cuts.unwrap_or(40);
    println!("TEAHOUSE_SEED={seed}");
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut moments: Vec<usize> = (0..cuts).map(|_| moment(&ops, &mut rng)).collect();
    moments.sort_unstable();
    let (mut disk, mut done, mut kept) = (Disk::default(), 0, 0);
    for moment in moments {
        ops[done..moment].iter().for_each(|op| disk.take(op));
        done = moment;
        let due = acknowledged.iter().filter(|(after, ..)| *after <= moment);
        kept += survives(&disk.cut(&mut rng), due, moment).await;
    }
    let turns = acknowledged.len();
    println!(
        "{turns} turns, {commits} commits, {checkpoints} checkpoints; {cuts} cuts, {kept} turns looked for"
    );
}

fn syncs(ops: &[Op], file: &str) -> usize {
    ops.iter().filter(|op| matches!(op, Op::Sync(name) if name == file)).count()
}

/// A moment for a cut: any, or one just before or after a sync.
fn moment(ops: &[Op], rng: &mut fastrand::Rng) -> usize {
    let any = rng.usize(..=ops.len());
    if rng.bool() {
        return any;
    }
    let sync = (any..ops.len()).find(|at| matches!(ops[*at], Op::Sync(_))).unwrap_or(any);
    (sync + rng.usize(..2)).min(ops.len())
}

/// Two guests play one game after the other, until there is enough to cut.
async fn play(players: [Client; 2], acknowledged: Arc<Mutex<Vec<Acknowledged>>>) {
    let begun = Instant::now();
    let enough = || {
        let turns = acknowledged.lock().unwrap().len();
        turns >= TURNS && syncs(&disk::ops(), "server.db") >= CHECKPOINTS
    };
    while !enough() {
        assert!(begun.elapsed() < PATIENCE, "{} turns", acknowledged.lock().unwrap().len());
        let game = players[0].create(json!({ "game": "halma", "options": { "board": "8x8" } })).await;
        assert_eq!(players[1].act(&game, "join").await.status, 200);
        for _ in 0..20 {
            turn(&players, &game, &acknowledged).await;
        }
        // An open game is not forgotten, and an account may have only a few.
        players[0].act(&game, "resign").await;
    }
}

async fn turn(players: &[Client; 2], game: &str, acknowledged: &Mutex<Vec<Acknowledged>>) {
    let state = players[0].get(&format!("/api/games/{game}")).await.json();
    let mover = &players[usize::from(state["to_move"] != state["seats"][0]["seat"])];
    let legal = mover.get(&format!("/api/games/{game}/legal")).await.json();
    let legal = legal.as_array().unwrap();
    let idempotency_key = format!("{:016x}", fastrand::u64(..));
    let turn = &legal[fastrand::usize(..legal.len())];
    let body = json!({ "turn": turn, "position_version": state["position_version"], "idempotency_key": idempotency_key });
    let reply = mover.post(&format!("/api/games/{game}/turns"), body).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    acknowledged.lock().unwrap().push((disk::count(), game.to_string(), idempotency_key));
}

/// Opens what a power cut has left, and looks for the turns that are due; gives how many they are.
async fn survives(files: &Files, due: impl Iterator<Item = &Acknowledged>, moment: usize) -> usize {
    if !files.contains_key("server.db") {
        // Cut before there was a database: nothing was promised yet.
        assert_eq!(due.count(), 0, "after {moment}");
        return 0;
    }
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes) in files {
        std::fs::write(folder.path().join(name), bytes).unwrap();
    }
    let url = format!("sqlite:{}?mode=rwc", folder.path().join("server.db").display());
    let found = match server::maintain::check(&url).await {
        Err(Error::Bare(_)) => {
            // Cut before there were tables, which the next start makes: nothing was promised yet either.
            assert_eq!(due.count(), 0, "after {moment}");
            return 0;
        }
        found => found.unwrap(),
    };
    assert!(found.wrong.is_empty(), "after {moment}: {:?}", found.wrong);
    let mut copy = Vec::new();
    server::maintain::backup(&url, &mut copy).await.unwrap();
    let row = |line: std::io::Result<String>| serde_json::from_str::<(String, Value)>(&line.unwrap()).ok();
    let entered: HashSet<(String, String)> = copy
        .lines()
        .filter_map(row)
        .filter(|(table, _)| table == "log")
        .filter_map(|(_, row)| Some((row["game"].as_str()?.to_string(), row["mark"].as_str()?.to_string())))
        .collect();
    let mut count = 0;
    for (after, game, idempotency_key) in due {
        let kept = entered.contains(&(game.clone(), idempotency_key.clone()));
        assert!(
            kept,
            "the turn {idempotency_key} of {game}, acknowledged after {after}, is lost by a cut after {moment}"
        );
        count += 1;
    }
    count
}
