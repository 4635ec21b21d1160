//! The speed of the server: `cargo bench -p server`. What each is for is in `docs/SPEED.md`.
#![allow(clippy::unwrap_used)]

#[path = "../tests/common/mod.rs"]
mod common;

use common::{Client, TestServer};
use criterion::{Criterion, criterion_group, criterion_main};
use protocol::live::{ToClient, ToServer};
use rules::catalogue::{GameSpec, catalogue};
use serde_json::{Value, json};
use std::hint::black_box;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;

/// How many turns of a game are made before the next one begins.
const TURNS: u32 = 40;

/// Two players at a server with a database in a folder that goes away.
struct Match {
    server: TestServer,
    players: [Client; 2],
    /// The bodies of the turns, the same in every game.
    turns: Vec<String>,
}

/// A game in which turns are made.
struct Running {
    id: String,
    mover: usize,
    position_version: Value,
}

impl Match {
    async fn new() -> Self {
        let server = TestServer::open_with(|config| config.no_limits = true).await;
        let players = [server.guest().await, server.guest().await];
        let mut table = GameSpec::new("street").open().unwrap();
        // Street begins with entries that nobody makes.
        let before = table.entries().len();
        engine::arena::random_opening(&mut *table, TURNS, &mut fastrand::Rng::with_seed(1));
        let body = |entry: &String| entry.split_once('.').unwrap().1.to_string();
        let turns = table.entries()[before..].iter().map(body).collect();
        Self { server, players, turns }
    }

    async fn begin(&self) -> Running {
        let [one, two] = &self.players;
        let id = one.create(json!({ "game": "street", "public": true })).await;
        assert_eq!(two.act(&id, "join").await.status, 200);
        let state = one.get(&format!("/api/games/{id}")).await.json();
        let mover = usize::from(state["to_move"] != state["seats"][0]["seat"]);
        Running { id, mover, position_version: state["position_version"].clone() }
    }

    async fn turn(&self, game: &mut Running, turn: &str) {
        let body = json!({ "turn": turn, "position_version": game.position_version });
        let reply = self.players[game.mover].post(&format!("/api/games/{}/turns", game.id), body).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        game.position_version = reply.json()["position_version"].take();
        game.mover = 1 - game.mover;
    }

    /// How long it takes to make turns, one after the other.
    async fn turns(&self, count: u64) -> Duration {
        let mut time = Duration::ZERO;
        let mut left = count as usize;
        while left > 0 {
            let mut game = self.begin().await;
            let now = left.min(self.turns.len());
            let begun = Instant::now();
            for turn in &self.turns[..now] {
                self.turn(&mut game, turn).await;
            }
            time += begun.elapsed();
            left -= now;
        }
        time
    }
}

/// Requests over the local network: a turn from the request to the disk and back, and the catalogue.
fn requests(c: &mut Criterion) {
    let runtime = Runtime::new().unwrap();
    let game = runtime.block_on(Match::new());
    let mut group = c.benchmark_group("request");
    group.bench_function("turn", |b| b.iter_custom(|count| runtime.block_on(game.turns(count))));
    let ask = async || game.players[0].get("/api/catalogue").await.text.len();
    group.bench_function("catalogue", |b| b.iter(|| runtime.block_on(ask())));
    group.finish();
    runtime.block_on(game.server.stop());
}

/// What crosses the live socket, written and read; and the catalogue.
fn messages(c: &mut Criterion) {
    let runtime = Runtime::new().unwrap();
    let state = runtime.block_on(async {
        let game = Match::new().await;
        let mut running = game.begin().await;
        for turn in &game.turns {
            game.turn(&mut running, turn).await;
        }
        let state = game.players[0].get(&format!("/api/games/{}", running.id)).await.text;
        game.server.stop().await;
        state
    });
    let message = ToClient::Game { game: serde_json::from_str(&state).unwrap() };
    let turn = json!({ "type": "turn", "game": "game", "turn": { "turn": "c2-c3", "position_version": 1 } })
        .to_string();
    let mut group = c.benchmark_group("message");
    group.bench_function("write a game", |b| b.iter(|| serde_json::to_string(black_box(&message)).unwrap()));
    group.bench_function("read a turn", |b| {
        b.iter(|| serde_json::from_str::<ToServer>(black_box(&turn)).unwrap());
    });
    group.bench_function("write the catalogue", |b| {
        b.iter(|| serde_json::to_string(&catalogue()).unwrap());
    });
}

criterion_group!(benches, requests, messages);
criterion_main!(benches);
