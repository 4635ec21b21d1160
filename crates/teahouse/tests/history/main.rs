//! Random clients play on servers that are killed, and a checker proves what they saw legal: turns in order, nothing
//! acknowledged lost or entered twice, no result without a cause, no clock that gains.
//!
//! `TEAHOUSE_HISTORY_MINUTES=120 cargo nextest run -p teahouse --test history --no-capture one_node` runs for two
//! hours, each round with another seed; without it a run takes a minute and a half, always with the same.
//! `TEAHOUSE_SEED` repeats what the clients of a run chose: a run that fails says which seed it had, and leaves the
//! history of the games at fault in a file.

#![allow(clippy::unwrap_used)]

mod checker;
mod client;
mod cluster;
mod history;
mod player;
mod tournaments;

use client::{Client, Door};
use cluster::Cluster;
use fastrand::Rng;
use history::{Answer, Ask, History, Record, Recorder, What};
use player::World;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tournaments::Hall;

/// How many tables are played at at once.
const TABLES: usize = 9;
/// How long a run is without being told, and the longest part of one with a database and a history of its own.
const USUAL: Duration = Duration::from_secs(90);
/// The same of the runs with tournaments, and how many tournaments are played at once.
const TOURNAMENTS: Duration = Duration::from_secs(60);
const LANES: usize = 3;
const ROUND: Duration = Duration::from_secs(150);
/// The machine's clock was set if it differs from the time that has passed by this many milliseconds.
const CLOCK_SET: i64 = 500;

#[tokio::test(flavor = "multi_thread")]
async fn the_history_of_one_node_is_legal() {
    rounds(async || Cluster::alone()).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn the_history_of_two_nodes_is_legal() {
    rounds(Cluster::pair).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tournaments_on_one_node_go_on_as_their_logs_say_however_often_it_dies() {
    tournaments(Cluster::alone()).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn tournaments_on_two_nodes_go_on_as_their_logs_say_however_often_they_die() {
    tournaments(Cluster::pair().await).await;
}

/// Random tournaments on nodes that die, until all of them are over.
async fn tournaments(cluster: Cluster) {
    let number = |name: &str| std::env::var(name).ok().map(|value| value.parse::<f64>().unwrap());
    let time = number("TEAHOUSE_HISTORY_MINUTES")
        .map_or(TOURNAMENTS, |minutes| Duration::from_secs_f64(minutes * 60.0));
    let seed = std::env::var("TEAHOUSE_SEED").ok().map_or(1, |seed| seed.parse().unwrap());
    println!("TEAHOUSE_SEED={seed}");
    let (cluster, recorder) = (Arc::new(cluster), Recorder::new());
    let mut people = Vec::new();
    for number in 0..6 {
        people.push(Client::somebody(&cluster, &recorder, Some(&format!("player{number}"))).await);
    }
    for number in 0..2 {
        Client::somebody(&cluster, &recorder, Some(&format!("spare{number}"))).await;
    }
    let until = Instant::now() + time;
    let hall = Arc::new(Hall {
        cluster: Arc::clone(&cluster),
        people,
        until,
        story: std::sync::Mutex::default(),
        marks: std::sync::atomic::AtomicU64::new(0),
    });
    let chaos = tokio::spawn(chaos(Arc::clone(&cluster), Arc::clone(&recorder), seed, until));
    let lanes: Vec<_> =
        (0..LANES).map(|lane| tokio::spawn(tournaments::lane(Arc::clone(&hall), seed, 2 * lane))).collect();
    for lane in lanes {
        lane.await.unwrap();
    }
    chaos.await.unwrap();
    tournaments::look_at_all(&hall).await;
    (0..cluster.count()).for_each(|node| cluster.kill(node));
    let (record, story) = (cluster.record(), hall.story.lock().unwrap());
    let faults = checker::tournaments::check(&story, &record);
    let kinds = record.tournaments.values().flat_map(|hosted| &hosted.log);
    let mut figures: BTreeMap<String, usize> = BTreeMap::new();
    kinds.for_each(|entry| {
        *figures.entry(entry.fact["kind"].as_str().unwrap_or_default().to_string()).or_default() += 1
    });
    let kills = recorder.take().events.len() / 2;
    println!("{} tournaments, {kills} deaths: {figures:?}", record.tournaments.len());
    if !faults.is_empty() {
        let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("tournaments-{seed}.txt"));
        std::fs::write(&path, format!("{:#?}\n{story:#?}", record.tournaments)).unwrap();
        faults.iter().take(40).for_each(|fault| println!("{fault}"));
        panic!("{} faults, TEAHOUSE_SEED={seed}, what happened is in {}", faults.len(), path.display());
    }
    // A run in which nothing happened proves nothing.
    let count = |what: &str| figures.get(what).copied().unwrap_or(0);
    assert!(count("paired") >= 3 && count("ended") >= 6 && kills >= 3, "{figures:?}");
}

/// As many rounds as there is time for.
async fn rounds(open: impl AsyncFn() -> Cluster) {
    let number = |name: &str| std::env::var(name).ok().map(|value| value.parse::<f64>().unwrap());
    let time =
        number("TEAHOUSE_HISTORY_MINUTES").map_or(USUAL, |minutes| Duration::from_secs_f64(minutes * 60.0));
    let named = std::env::var("TEAHOUSE_SEED").ok().map(|seed| seed.parse().unwrap());
    // The short run of the checks judges a change, not a draw of lots: only longer ones explore.
    let mut seed: u64 = named.unwrap_or_else(|| if time == USUAL { 1 } else { fastrand::u64(..) });
    let mut left = time;
    let mut spoiled = 0;
    while !left.is_zero() {
        let begun = Instant::now();
        if round(open().await, seed, left.min(ROUND)).await {
            seed = Rng::with_seed(seed).u64(..);
            left = left.saturating_sub(begun.elapsed());
        } else {
            spoiled += 1;
            println!("the clock of the machine was set meanwhile: the round is played again");
            assert!(spoiled < 3, "the clock of the machine was set in three rounds");
        }
    }
}

/// Plays a round and judges it; `false` if the machine's clock was set meanwhile, against which it is judged.
async fn round(cluster: Cluster, seed: u64, time: Duration) -> bool {
    println!("TEAHOUSE_SEED={seed}");
    let (cluster, recorder) = (Arc::new(cluster), Recorder::new());
    let mut named = Vec::new();
    for number in 0..6 {
        named.push(Client::somebody(&cluster, &recorder, Some(&format!("player{number}"))).await);
    }
    let mut guests = Vec::new();
    for _ in 0..8 {
        guests.push(Client::somebody(&cluster, &recorder, None).await);
    }
    let nobody = Client::nobody(&cluster, &recorder);
    let until = Instant::now() + time;
    let world = Arc::new(World { cluster: Arc::clone(&cluster), named, guests, nobody, until });
    let chaos = tokio::spawn(chaos(Arc::clone(&cluster), Arc::clone(&recorder), seed, until));
    let tables: Vec<_> =
        (0..TABLES).map(|number| tokio::spawn(player::table(Arc::clone(&world), seed, number))).collect();
    for table in tables {
        table.await.unwrap();
    }
    chaos.await.unwrap();
    look_at_all(&world, &recorder.take()).await;
    (0..cluster.count()).for_each(|node| cluster.kill(node));
    let steady = recorder.clock_set_by().abs() < CLOCK_SET;
    if steady {
        judge(seed, &cluster, &recorder.take());
    }
    steady
}

/// Nodes die, stop, stand still, and come back.
async fn chaos(cluster: Arc<Cluster>, recorder: Arc<Recorder>, seed: u64, until: Instant) {
    let mut rng = Rng::with_seed(seed ^ 0xc4a0_5bad);
    loop {
        tokio::time::sleep(Duration::from_millis(rng.u64(3_000..10_000))).await;
        if Instant::now() >= until {
            return;
        }
        let node = rng.usize(..cluster.count());
        let (fate, pause) = (rng.u8(..5), Duration::from_millis(rng.u64(10..4_000)));
        let note = |fate: &str| recorder.note("", What::Node { node, fate: fate.to_string() });
        note(["is killed", "is killed", "is killed", "stops", "stands still"][usize::from(fate)]);
        let down = Arc::clone(&cluster);
        let done = tokio::task::spawn_blocking(move || match fate {
            0..=2 => down.kill(node),
            3 => down.stop(node),
            _ => down.freeze(node, true),
        });
        done.await.unwrap();
        tokio::time::sleep(pause).await;
        let up = Arc::clone(&cluster);
        let done = tokio::task::spawn_blocking(move || match fate {
            0..=3 => up.start(node),
            _ => up.freeze(node, false),
        });
        done.await.unwrap();
        note("is back");
    }
}

/// At the end every node is asked for every game.
async fn look_at_all(world: &World, history: &History) {
    let games: std::collections::BTreeSet<&String> = history
        .events
        .iter()
        .filter_map(|event| match &event.what {
            What::Asked { game, .. } => Some(game),
            _ => None,
        })
        .collect();
    for game in games {
        for node in 0..world.cluster.count() {
            for ask in [Ask::Look, Ask::Log] {
                let answer = world.nobody.ask(node, Door::Rest, game, ask).await;
                assert!(!matches!(answer, Answer::Unknown(_)), "{answer:?}\n{}", world.cluster.log(node));
            }
        }
    }
}

/// Checks the history against what was kept, and says what there was in it.
fn judge(seed: u64, cluster: &Cluster, history: &History) {
    let record = cluster.record();
    let faults = checker::check(history, &record);
    let figures = figures(history, &record);
    println!("{} games: {figures:?}", record.games.len());
    if !faults.is_empty() {
        let mut games: Vec<String> = faults.iter().map(|fault| fault.game.clone()).collect();
        games.sort_unstable();
        games.dedup();
        let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("history-{seed}.jsonl"));
        history::save(&path, history, &record, &games);
        faults.iter().take(40).for_each(|fault| println!("{fault}"));
        panic!(
            "{} faults, TEAHOUSE_SEED={seed}, the histories of {} games are in {}",
            faults.len(),
            games.len(),
            path.display()
        );
    }
    // A run in which nothing happened proves nothing.
    let count = |what: &str| figures.get(what).copied().unwrap_or(0);
    assert!(count("turn") > 30 && count("answer accepted") > 30, "{figures:?}");
}

/// How often what happened.
fn figures(history: &History, record: &Record) -> BTreeMap<String, usize> {
    let mut figures: BTreeMap<String, usize> = BTreeMap::new();
    let mut count = |what: String| *figures.entry(what).or_default() += 1;
    for game in record.games.values() {
        game.log.iter().for_each(|entry| count(entry.kind.clone()));
        if let Some(reason) = &game.reason {
            count(format!("ended by {reason}"));
        }
    }
    for event in &history.events {
        match &event.what {
            What::Answered { answer, .. } => match answer {
                Answer::Accepted { .. } => count("answer accepted".to_string()),
                Answer::Refused { error, .. } => count(format!("refused {error}")),
                Answer::Unknown(_) => count("answer unknown".to_string()),
                Answer::State(_) | Answer::Log(_) => count("looked".to_string()),
                Answer::Set => count("conditions set or dropped".to_string()),
            },
            What::Heard { .. } => count("heard".to_string()),
            What::Listens { .. } => count("connections".to_string()),
            What::Node { fate, .. } => count(format!("a node {fate}")),
            What::Asked { .. } | What::Closed { .. } => {}
        }
    }
    figures
}
