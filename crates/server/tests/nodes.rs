//! Several nodes of one house: they share PostgreSQL and NATS, which `cargo xtask test` starts.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::{Client, House};
use serde_json::{Value, json};
use std::time::Duration;

fn nats() -> String {
    std::env::var("TEAHOUSE_TEST_NATS").unwrap()
}

async fn house() -> House {
    House::open_with(|config| {
        assert!(config.database.is_some(), "these tests need TEAHOUSE_TEST_DATABASE");
        config.nats = Some(nats());
    })
    .await
}

/// Makes the first legal turn of a game for whoever's turn it is.
async fn turn(players: [&Client; 2], id: &str) -> Value {
    let state = players[0].get(&format!("/api/games/{id}")).await.json();
    let mover = usize::from(state["to_move"] != state["seats"][0]["seat"]);
    let legal = players[mover].get(&format!("/api/games/{id}/legal")).await.json();
    let body = json!({ "turn": legal[0], "board": state["board"] });
    let reply = players[mover].post(&format!("/api/games/{id}/turns"), body).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.json()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn players_on_two_nodes_play_on_when_one_dies() {
    let mut one = house().await;
    let two = one.second(|config| config.nats = Some(nats())).await;
    let (ana, ben) = (one.guest().await, two.guest().await);
    let id = ana.create(json!({ "game": "halma", "public": true })).await;
    let mut ear = ben.socket().await;
    ear.send(json!({ "do": "watch", "game": id })).await;
    ear.next("game").await.unwrap();
    assert_eq!(ben.act(&id, "join").await.status, 200);
    ear.next("entries").await.unwrap();
    // What happens on one node is heard on the other.
    for _ in 0..3 {
        let done = turn([&ana, &ben], &id).await;
        loop {
            let heard = ear.next("entries").await.unwrap();
            if heard["standing"]["version"] == done["version"] {
                break;
            }
        }
    }
    one.kill();
    let ana = ana.at(&two);
    for number in 4..10 {
        turn([&ana, &ben], &id).await;
        let state = ben.get(&format!("/api/games/{id}")).await.json();
        assert_eq!(state["turns"].as_array().unwrap().len(), number);
    }
    // The session holds on every node, and is ended on every node.
    assert!(ana.name().await.is_some());
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn two_nodes_never_enter_the_same_turn_twice() {
    let one = house().await;
    let two = one.second(|config| config.nats = Some(nats())).await;
    let (ana, ben) = (one.guest().await, one.guest().await);
    let id = ana.create(json!({ "game": "halma" })).await;
    ben.act(&id, "join").await;
    for _ in 0..10 {
        let state = ana.get(&format!("/api/games/{id}")).await.json();
        let mover = if state["to_move"] == "A" { &ana } else { &ben };
        let legal = mover.get(&format!("/api/games/{id}/legal")).await.json();
        let path = format!("/api/games/{id}/turns");
        let turn = |n: usize| json!({ "turn": legal[n], "board": state["board"] });
        let there = mover.at(&two);
        let (a, b) = tokio::join!(mover.post(&path, turn(0)), there.post(&path, turn(1)));
        let mut codes = [a.status.as_u16(), b.status.as_u16()];
        codes.sort_unstable();
        assert_eq!(codes, [200, 409], "{a:?} {b:?}");
    }
    let turns = two.guest().await.get(&format!("/api/games/{id}")).await.json()["turns"].clone();
    assert_eq!(turns.as_array().unwrap().len(), 10);
    let found = server::maintain::check(one.database()).await.unwrap();
    assert!(found.wrong.is_empty() && found.turns == 10, "{found:?}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn computers_think_on_workers() {
    let one = House::open_with(|config| {
        config.nats = Some(nats());
        config.workers = 0;
    })
    .await;
    let ana = one.guest().await;
    let seats = json!([{ "kind": "bot", "level": 2 }, { "kind": "me" }]);
    let id = ana.create(json!({ "game": "street", "seats": seats })).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(ana.get(&format!("/api/games/{id}")).await.json()["turns"], json!([]));
    // A worker comes, and finds the job that waited for it.
    let stop = server::worker::Stop::new();
    let worker = tokio::spawn({
        let stop = stop.clone();
        async move { server::worker::serve(&nats(), 1, stop).await }
    });
    for _ in 0..400 {
        if ana.get(&format!("/api/games/{id}")).await.json()["turns"].as_array().unwrap().len() == 1 {
            stop.cancel();
            worker.await.unwrap().unwrap();
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the worker did nothing");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn limits_and_sessions_hold_over_all_nodes() {
    let one = house().await;
    let two = one.second(|config| config.nats = Some(nats())).await;
    let ana = one.person("Ana").await;
    let there = ana.at(&two);
    assert_eq!(there.name().await.as_deref(), Some("Ana"));
    let mut socket = there.socket().await;
    socket.next("welcome").await.unwrap();
    assert!(ana.delete("/api/session", Value::Null).await.status.is_success());
    assert_eq!(there.name().await, None);
    assert!(socket.next("never").await.is_none(), "a socket outlived its session");
    // Wrong passwords are counted together.
    let mut refused = 0;
    for number in 0..24 {
        let house = if number % 2 == 0 { &one } else { &two };
        let body = json!({ "name": "Ana", "password": "wrong password" });
        refused += u32::from(house.client().post("/api/session", body).await.status == 429);
    }
    assert!(refused >= 10, "{refused}");
}
