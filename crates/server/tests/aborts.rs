//! Clients that hang up: what they asked for is done and told all the same, or not done at all, and nothing of them is
//! left behind. `TEAHOUSE_ABORTS=400` makes as many turns as it says instead of 60.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::{Client, Socket, TestServer, until};
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::{Connection, Row};
use std::time::Duration;

fn turns() -> usize {
    std::env::var("TEAHOUSE_ABORTS").map_or(60, |turns| turns.parse().unwrap())
}

/// A moment at which somebody hangs up.
fn soon(rng: &mut fastrand::Rng) -> Duration {
    Duration::from_micros(rng.u64(..20_000))
}

/// Hears of a game by a socket, from the version that comes with it.
async fn ear(client: &Client, id: &str) -> (Socket, i64) {
    let mut ear = client.socket().await;
    ear.send(json!({ "type": "watch", "game": id })).await;
    let game = ear.next("game").await.unwrap();
    (ear, game["game"]["version"].as_i64().unwrap())
}

/// Waits until a socket has heard of a version of its game.
async fn hears(ear: &mut Socket, heard: &mut i64, version: i64) {
    while *heard < version {
        let news = ear.next("entries").await.unwrap_or_else(|| panic!("closed before {version}"));
        *heard = news["standing"]["version"].as_i64().unwrap();
    }
}

/// Whether a socket hears of something that concerns its account.
async fn is_notified(ear: &mut Socket, kind: &str) {
    while ear.next("notice").await.unwrap()["notice"]["kind"] != kind {}
}

/// The last entry of a game on the disk, a moment after something may have followed the one of a number.
async fn kept(database: &str, id: &str, before: i64) -> i64 {
    sqlx::any::install_default_drivers();
    let mut database = sqlx::AnyConnection::connect(database).await.unwrap();
    let mut last = before;
    for _ in 0..20 {
        let query = sqlx::query("SELECT MAX(number) FROM log WHERE game = $1").bind(id);
        last = query.fetch_one(&mut database).await.unwrap().get(0);
        if last > before {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    last
}

/// Sends turns and hangs up, until enough of them were made; every one of them is told to the other, and those who
/// look on hear of it, too.
async fn turns_are_told(database: &str, players: [&Client; 2], ears: [&Client; 2]) {
    let mut rng = fastrand::Rng::with_seed(1);
    let rng = &mut rng;
    let id = players[0].create(json!({ "game": "halma", "options": { "board": "16x16" } })).await;
    assert_eq!(players[1].act(&id, "join").await.status, 200);
    let mut ears = [ear(ears[0], &id).await, ear(ears[1], &id).await];
    let (mut made, mut sent) = (0, 0);
    while made < turns() {
        let state = players[0].get(&format!("/api/games/{id}")).await.json();
        let mover = usize::from(state["to_move"] != state["seats"][0]["seat"]);
        let legal = players[mover].get(&format!("/api/games/{id}/legal")).await.json();
        let turn = &legal[rng.usize(..legal.as_array().unwrap().len())];
        let body = json!({ "turn": turn, "position_version": state["position_version"] });
        players[mover].hang_up(Method::POST, &format!("/api/games/{id}/turns"), body, soon(rng)).await;
        sent += 1;
        // What is on the disk is told, without anybody asking the server for it.
        let before = state["version"].as_i64().unwrap();
        let version = kept(database, &id, before).await;
        for (ear, heard) in &mut ears {
            hears(ear, heard, version).await;
        }
        made += usize::from(version > before);
    }
    println!("{sent} turns sent by clients who hung up, {made} on the disk, 0 not told");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_on_the_disk_is_told_although_its_sender_hung_up() {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    let (ana, ben, eve) = (server.guest().await, server.guest().await, server.guest().await);
    turns_are_told(server.database(), [&ana, &ben], [&ben, &eve]).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn two_nodes_tell_the_turns_of_clients_who_hung_up() {
    let free = |config: &mut server::config::Config| {
        config.nats = Some(std::env::var("TEAHOUSE_TEST_NATS").unwrap());
        config.no_limits = true;
    };
    let one = TestServer::open_with(free).await;
    let two = one.second(free).await;
    let (ana, ben) = (one.guest().await, one.guest().await);
    turns_are_told(one.database(), [&ana, &ben], [&ana, &ben.at(&two)]).await;
    turns_are_told(one.database(), [&ana, &ben.at(&two)], [&ana, &ben.at(&two)]).await;
    two.stop().await;
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_else_changes_something_is_told_although_its_sender_hung_up() {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    let (ana, ben) = (server.person("ana").await, server.person("ben").await);
    let mut rng = fastrand::Rng::with_seed(4);
    let mut socket = ben.socket().await;
    socket.next("welcome").await.unwrap();
    // A request may arrive long after its sender hung up, when the next kind of game is counted already.
    let count = async |client: &Client, game: &str| {
        let games = client.get("/api/games?which=mine").await.json();
        games.as_array().unwrap().iter().filter(|card| card["setup"]["game"] == game).count()
    };
    // Each round leaves two games behind, and nobody may have more than a hundred.
    for round in 0..(turns() / 6).min(40) {
        // A challenge.
        let before = count(&ben, "halma").await;
        let new =
            json!({ "game": "halma", "seats": [{ "kind": "me" }, { "kind": "player", "name": "ben" }] });
        while count(&ben, "halma").await == before {
            ana.hang_up(Method::POST, "/api/games", new.clone(), soon(&mut rng)).await;
        }
        is_notified(&mut socket, "challenge").await;
        // Two who look for the same: whoever waited hears of the game.
        let seek =
            json!({ "game": "street", "time": { "kind": "clock", "base": 60 + round, "increment": 0 } });
        ben.post("/api/seeks", seek.clone()).await;
        let before = count(&ben, "street").await;
        while count(&ben, "street").await == before {
            ana.hang_up(Method::POST, "/api/seeks", seek.clone(), soon(&mut rng)).await;
        }
        is_notified(&mut socket, "started").await;
        // Actions, and a rematch, in a game of their own.
        let id = ana.create(json!({ "game": "halma", "time": { "kind": "unlimited" } })).await;
        ben.act(&id, "join").await;
        let (mut ear, _) = ear(&ben, &id).await;
        let state = async || ana.get(&format!("/api/games/{id}")).await.json();
        while state().await["status"] != "aborted" {
            let resign = json!({ "action": "resign" });
            ana.hang_up(Method::POST, &format!("/api/games/{id}/actions"), resign, soon(&mut rng)).await;
        }
        while ear.next("entries").await.unwrap()["standing"]["status"] != "aborted" {}
        let is_asked = async || !state().await["rematch"].is_null();
        while !is_asked().await {
            ana.hang_up(Method::POST, &format!("/api/games/{id}/rematch"), Value::Null, soon(&mut rng)).await;
        }
        while ear.next("entries").await.unwrap()["entries"][0]["kind"] != "rematch" {}
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_hangs_up_at_any_moment_leaves_nothing_behind() {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    let (ana, ben) = (server.guest().await, server.guest().await);
    let mut rng = fastrand::Rng::with_seed(5);
    let id = ana.create(json!({ "game": "halma", "public": true })).await;
    ben.act(&id, "join").await;
    for _ in 0..turns() {
        let game = format!("/api/board/game/stream/{id}");
        let (one, two, three, four) = (soon(&mut rng), soon(&mut rng), soon(&mut rng), soon(&mut rng));
        let nobody = server.client();
        tokio::join!(
            ana.hang_up(Method::GET, &game, Value::Null, one),
            ben.hang_up(Method::GET, "/api/stream/event", Value::Null, two),
            nobody.hang_up(Method::GET, &game, Value::Null, three),
            async {
                let talk = async {
                    let mut socket = ben.socket().await;
                    socket.send(json!({ "type": "lobby", "watch": true })).await;
                    socket.send(json!({ "type": "watch", "game": id })).await;
                    std::future::pending::<()>().await;
                };
                let _ = tokio::time::timeout(four, talk).await;
            }
        );
    }
    let left = async |map: &str| server.figure(&format!("teahouse_map_entries{{map=\"{map}\"}}")).await;
    for map in ["listeners", "hub-connections", "hub-accounts", "hub-lobby"] {
        until(map, async || left(map).await == 0.0).await;
    }
    // Those who are at the game are those who have it open: nobody.
    until("nobody is there", async || {
        let state = ana.get(&format!("/api/games/{id}")).await.json();
        state["seats"].as_array().unwrap().iter().all(|seat| seat["present"] == false)
    })
    .await;
    server.stop().await;
}
