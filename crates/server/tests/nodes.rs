//! Several nodes of one server: they share PostgreSQL and NATS, which `cargo xtask test` starts.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::{Client, TestServer};
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::{Connection, Row};
use std::time::{Duration, Instant};

fn nats() -> String {
    std::env::var("TEAHOUSE_TEST_NATS").unwrap()
}

async fn server() -> TestServer {
    TestServer::open_with(|config| {
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
    let body = json!({ "turn": legal[0], "position_version": state["position_version"] });
    let reply = players[mover].post(&format!("/api/games/{id}/turns"), body).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.json()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn players_on_two_nodes_play_on_when_one_dies() {
    let mut one = server().await;
    let two = one.second(|config| config.nats = Some(nats())).await;
    let (ana, ben) = (one.guest().await, two.guest().await);
    let id = ana.create(json!({ "game": "halma", "public": true })).await;
    let mut ear = ben.socket().await;
    ear.send(json!({ "type": "watch", "game": id })).await;
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
    let one = server().await;
    let two = one.second(|config| config.nats = Some(nats())).await;
    let (ana, ben) = (one.guest().await, one.guest().await);
    let id = ana.create(json!({ "game": "halma" })).await;
    ben.act(&id, "join").await;
    for _ in 0..10 {
        let state = ana.get(&format!("/api/games/{id}")).await.json();
        let mover = if state["to_move"] == "A" { &ana } else { &ben };
        let legal = mover.get(&format!("/api/games/{id}/legal")).await.json();
        let path = format!("/api/games/{id}/turns");
        let turn = |n: usize| json!({ "turn": legal[n], "position_version": state["position_version"] });
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
    let nats = common::nats::Nats::start().await;
    let one = TestServer::open_with(|config| {
        config.nats = Some(nats.url.clone());
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
        let (stop, url) = (stop.clone(), nats.url.clone());
        async move { server::worker::serve(&url, "teahouse", 1, stop).await }
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
async fn two_installations_on_one_nats_do_not_mix() {
    let nats = common::nats::Nats::start().await;
    let open = async || {
        TestServer::open_with(|config| {
            config.nats = Some(nats.url.clone());
            config.workers = 0;
            config.no_limits = true;
        })
        .await
    };
    let houses = [open().await, open().await];
    let stop = server::worker::Stop::new();
    let worker = tokio::spawn({
        let (stop, url) = (stop.clone(), nats.url.clone());
        async move { server::worker::serve(&url, "teahouse", 1, stop).await }
    });
    // A finding that went astray would be lost: the time stands still, so no lost job is looked for.
    let mut games = Vec::new();
    for house in &houses {
        let guest = house.guest().await;
        for _ in 0..6 {
            let seats = json!([{ "kind": "bot", "level": 1 }, { "kind": "me" }]);
            games.push((house, guest.create(json!({ "game": "street", "seats": seats })).await));
        }
    }
    for (house, id) in games {
        let client = house.client();
        common::until("the computer moves", async || {
            let state = client.get(&format!("/api/games/{id}")).await.json();
            !state["turns"].as_array().unwrap().is_empty()
        })
        .await;
    }
    stop.cancel();
    worker.await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn limits_and_sessions_hold_over_all_nodes() {
    let one = server().await;
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
        let server = if number % 2 == 0 { &one } else { &two };
        let body = json!({ "name": "Ana", "password": "wrong password" });
        refused += u32::from(server.client().post("/api/session", body).await.status == 429);
    }
    assert!(refused >= 10, "{refused}");
}

async fn database(server: &TestServer) -> sqlx::AnyConnection {
    sqlx::any::install_default_drivers();
    sqlx::AnyConnection::connect(server.database()).await.unwrap()
}

/// Time passes while the nodes live: in steps that are no outages.
async fn pass(server: &TestServer, database: &mut sqlx::AnyConnection, ms: i64) {
    for _ in 0..ms / 500 {
        server.time.pass(500);
        let sql = "UPDATE nodes SET beat = $1 WHERE beat < $1";
        sqlx::query(sql).bind(server.time.now()).execute(&mut *database).await.unwrap();
    }
}

/// Waits until the last note of a player in a game is as it should be.
async fn wait_noted(
    database: &mut sqlx::AnyConnection,
    (account, game): (&str, &str),
    so: impl Fn(i64) -> bool,
) {
    let begun = Instant::now();
    loop {
        let sql = "SELECT MAX(until) FROM presence WHERE account = $1 AND game = $2";
        let query = sqlx::query(sql).bind(account.to_string()).bind(game.to_string());
        let row = query.fetch_one(&mut *database).await.unwrap();
        let until: Option<i64> = row.get(0);
        if until.is_some_and(&so) {
            return;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "{until:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn who_is_connected_to_another_node_has_not_left() {
    let one = server().await;
    let two = one.second(|config| config.nats = Some(nats())).await;
    let mut database = database(&one).await;
    let (ana, ben) = (one.guest().await, one.guest().await);
    let account = ana.get("/api/account").await.json()["id"].as_str().unwrap().to_string();
    let clock = json!({ "kind": "clock", "base": 3600, "increment": 0 });
    let id = ana.create(json!({ "game": "street", "time": clock })).await;
    ben.act(&id, "join").await;
    let mut ear = ben.socket().await;
    ear.send(json!({ "type": "watch", "game": id })).await;
    ear.next("game").await.unwrap();
    for _ in 0..2 {
        turn([&ana, &ben], &id).await;
    }
    // Ana has it open on both nodes, then only on the other one.
    let (mut here, mut there) = (ana.socket().await, ana.at(&two).socket().await);
    for socket in [&mut here, &mut there] {
        socket.send(json!({ "type": "watch", "game": id })).await;
        socket.next("game").await.unwrap();
    }
    let now = one.time.now();
    wait_noted(&mut database, (&account, &id), |until| until > now).await;
    drop(here);
    for _ in 0..3 {
        pass(&one, &mut database, 20_000).await;
        let now = one.time.now();
        wait_noted(&mut database, (&account, &id), |until| until > now).await;
    }
    pass(&one, &mut database, 20_000).await;
    let reply = ben.act(&id, "claim").await;
    assert!(reply.is_refused(409, "still-here"), "{reply:?}");
    // Ben sees that she is there, and then that she is not.
    let sees = async |present: bool| {
        let begun = Instant::now();
        while ben.get(&format!("/api/games/{id}")).await.json()["seats"][0]["present"] != present {
            assert!(begun.elapsed() < Duration::from_secs(60), "is she there? {present}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    sees(true).await;
    drop(there);
    sees(false).await;
    let now = one.time.now();
    wait_noted(&mut database, (&account, &id), |until| until <= now).await;
    pass(&one, &mut database, 58_000).await;
    assert!(ben.act(&id, "claim").await.is_refused(409, "still-here"));
    pass(&one, &mut database, 5_000).await;
    let begun = Instant::now();
    loop {
        let reply = ben.act(&id, "claim").await;
        if reply.status == 200 {
            break;
        }
        // A node that was slow to say that it lives has made the minute longer.
        assert!(begun.elapsed() < Duration::from_secs(60), "{reply:?}");
        pass(&one, &mut database, 5_000).await;
    }
    assert_eq!(ben.get(&format!("/api/games/{id}")).await.json()["outcome"]["reason"], "left");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn one_guest_does_not_keep_the_workers_from_others() {
    let one = TestServer::open_with(|config| {
        config.nats = Some(nats());
        config.no_limits = true;
        config.proxies = 1;
        config.workers = 1;
    })
    .await;
    let mut database = database(&one).await;
    let create = async |who: &Client, address: &str, level: u8| {
        let game = json!({ "game": "skud", "seats": [{ "kind": "me" }, { "kind": "bot", "level": level }] });
        let reply = who.send(Method::POST, "/api/games", game, &[("x-forwarded-for", address)]).await;
        assert_eq!(reply.status, 201, "{reply:?}");
        reply.json()["id"].as_str().unwrap().to_string()
    };
    let (greedy, other) = (one.guest().await, one.guest().await);
    for _ in 0..60 {
        create(&greedy, "10.0.0.1", 10).await;
    }
    let mut answered = async |but: &str| -> i64 {
        let sql = "SELECT COUNT(*) FROM games WHERE turns > 0 AND id <> $1";
        sqlx::query(sql).bind(but.to_string()).fetch_one(&mut database).await.unwrap().get(0)
    };
    let (before, begun) = (answered("").await, Instant::now());
    let id = create(&other, "10.0.0.2", 1).await;
    while other.get(&format!("/api/games/{id}")).await.json()["turns"] == json!([]) {
        assert!(begun.elapsed() < Duration::from_secs(120), "the computer does not answer");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let (took, after) = (begun.elapsed(), answered(&id).await);
    println!(
        "answered after {took:?}; of 60 others {before} were before it and {} meanwhile",
        after - before
    );
    assert!(before < 40, "the others were too quick for this test: {before}");
    assert!(after - before <= 20, "{} others came first", after - before);
    // All the others are answered in the end, though only few at a time are with the workers.
    while answered(&id).await < 60 {
        assert!(begun.elapsed() < Duration::from_secs(300), "{} of 60", answered(&id).await);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn a_premove_that_was_dropped_on_another_node_is_not_played() {
    let one = server().await;
    let two = one.second(|config| config.nats = Some(nats())).await;
    let (ana, ben) = (one.guest().await, one.guest().await);
    let id = ana.create(json!({ "game": "halma" })).await;
    ben.act(&id, "join").await;
    let there = ben.at(&two);
    let path = format!("/api/games/{id}");
    let legal = async || ben.get(&format!("{path}/legal")).await.json();
    if ben.get(&path).await.json()["to_move"] == "B" {
        turn([&ana, &ben], &id).await;
    }
    for round in 0..2 {
        turn([&ana, &ben], &id).await;
        // Two pieces that may go; one of them goes later, or rather does not.
        let chosen = legal().await.as_array().unwrap().last().unwrap().clone();
        turn([&ana, &ben], &id).await;
        let seen = ben.get(&path).await.json()["position_version"].clone();
        let premove = json!({ "turn": chosen, "position_version": seen, "premove": true });
        assert_eq!(ben.post(&format!("{path}/turns"), premove).await.status, 200, "round {round}");
        // The other node shows it, and drops it.
        assert_eq!(there.get(&path).await.json()["premove"]["turn"], chosen);
        assert_eq!(there.act(&id, "drop-premove").await.status, 200);
        turn([&ana, &ben], &id).await;
        let state = there.get(&path).await.json();
        assert_eq!((&state["to_move"], &state["premove"]), (&json!("B"), &Value::Null), "{state}");
        assert!(legal().await.as_array().unwrap().contains(&chosen), "it could have been played");
        turn([&ana, &ben], &id).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn those_who_look_for_the_same_on_two_nodes_find_each_other() {
    let one = server().await;
    let two = one.second(|config| config.nats = Some(nats())).await;
    let wish = json!({ "game": "halma", "time": { "kind": "clock", "base": 300, "increment": 3 } });
    for _ in 0..8 {
        let (ana, ben) = (one.guest().await, one.guest().await.at(&two));
        let (a, b) = tokio::join!(ana.post("/api/seeks", wish.clone()), ben.post("/api/seeks", wish.clone()));
        assert!(a.status.is_success() && b.status.is_success(), "{a:?} {b:?}");
        let playing = async |who: &Client| who.get("/api/games?which=mine").await.json();
        let (a, b) = (playing(&ana).await, playing(&ben).await);
        assert_eq!(a.as_array().map(Vec::len), Some(1), "{a}");
        assert_eq!(a[0]["id"], b[0]["id"]);
    }
}
