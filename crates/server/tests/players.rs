//! Players over the network: who is there, who waits for computers, what may be repeated.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::{Client, TestServer};
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::{Connection, Row};
use std::time::{Duration, Instant};

/// How long something may take on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_secs(120);
const SHORT: Duration = Duration::from_millis(20);

async fn database(server: &TestServer) -> sqlx::AnyConnection {
    sqlx::any::install_default_drivers();
    sqlx::AnyConnection::connect(server.database()).await.unwrap()
}

/// Until when a player counts as present in a game, or anywhere if it is empty.
async fn present(database: &mut sqlx::AnyConnection, account: &str, game: &str) -> Option<i64> {
    let sql = "SELECT until FROM presence WHERE account = $1 AND game = $2";
    let row = sqlx::query(sql).bind(account.to_string()).bind(game.to_string());
    row.fetch_optional(database).await.unwrap().map(|row| row.get(0))
}

/// Waits until that is so.
async fn wait_present(
    database: &mut sqlx::AnyConnection,
    (account, game): (&str, &str),
    so: impl Fn(i64) -> bool,
) {
    let begun = Instant::now();
    while !present(database, account, game).await.is_some_and(&so) {
        assert!(begun.elapsed() < PATIENCE, "{game}: {:?}", present(database, account, game).await);
        tokio::time::sleep(SHORT).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_and_connections_are_noted_in_the_database() {
    let server = TestServer::open().await;
    let mut database = database(&server).await;
    let (ana, ben) = (server.guest().await, server.guest().await);
    let account = ana.get("/api/account").await.json()["id"].as_str().unwrap().to_string();
    let now = server.time.now();
    wait_present(&mut database, (&account, ""), |until| until == now).await;
    // By REST, whatever it asks for.
    server.time.pass(20_000);
    ana.get("/api/games").await;
    let now = server.time.now();
    wait_present(&mut database, (&account, ""), |until| until == now).await;
    // By a socket, as long as it is open.
    let clock = json!({ "kind": "clock", "base": 600, "increment": 0 });
    let id = ana.create(json!({ "game": "halma", "time": clock })).await;
    assert_eq!(ben.act(&id, "join").await.status, 200);
    let mut socket = ana.socket().await;
    socket.send(json!({ "type": "watch", "game": id })).await;
    socket.next("game").await.unwrap();
    wait_present(&mut database, (&account, &id), |until| until > now).await;
    server.time.pass(20_000);
    let now = server.time.now();
    wait_present(&mut database, (&account, &id), |until| until > now).await;
    drop(socket);
    wait_present(&mut database, (&account, &id), |until| until <= now).await;
    // What is said over a socket counts like a request; that a client asks for the time by itself does not.
    let mut socket = ana.socket().await;
    socket.next("welcome").await.unwrap();
    server.time.pass(20_000);
    let now = server.time.now();
    socket.send(json!({ "type": "lobby", "watch": true })).await;
    wait_present(&mut database, (&account, ""), |until| until == now).await;
    server.time.pass(20_000);
    socket.send(json!({ "type": "ping", "sent": 1 })).await;
    socket.next("pong").await.unwrap();
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(present(&mut database, &account, "").await, Some(now));
}

async fn guest_from(server: &TestServer, address: &str) -> Client {
    let client = server.client();
    let reply = client.send(Method::POST, "/api/guest", Value::Null, &[("x-forwarded-for", address)]).await;
    assert_eq!(reply.status, 201, "{reply:?}");
    client
}

async fn create_from(client: &Client, address: &str, game: Value) -> String {
    let reply = client.send(Method::POST, "/api/games", game, &[("x-forwarded-for", address)]).await;
    assert_eq!(reply.status, 201, "{reply:?}");
    reply.json()["id"].as_str().unwrap().to_string()
}

fn against(level: u8) -> Value {
    // The second seat begins: it chooses its accents.
    json!({ "game": "skud", "seats": [{ "kind": "me" }, { "kind": "bot", "level": level }] })
}

/// How many games of sixty were answered by the computer.
async fn answered(database: &mut sqlx::AnyConnection, but: &str) -> i64 {
    let sql = "SELECT COUNT(*) FROM games WHERE turns > 0 AND id <> $1";
    sqlx::query(sql).bind(but.to_string()).fetch_one(database).await.unwrap().get(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn sixty_games_of_one_guest_do_not_keep_somebody_else_waiting() {
    let server = TestServer::open_with(|config| {
        config.no_limits = true;
        config.proxies = 1;
        config.workers = 1;
    })
    .await;
    let mut database = database(&server).await;
    // Four guests from one address are no more than one.
    let mut greedy = Vec::new();
    for _ in 0..4 {
        greedy.push(guest_from(&server, "10.0.0.1").await);
    }
    let other = guest_from(&server, "10.0.0.2").await;
    for number in 0..60 {
        create_from(&greedy[number % 4], "10.0.0.1", against(10)).await;
    }
    let (before, begun) = (answered(&mut database, "").await, Instant::now());
    let id = create_from(&other, "10.0.0.2", against(1)).await;
    let path = format!("/api/games/{id}");
    while other.get(&path).await.json()["turns"] == json!([]) {
        let done = answered(&mut database, &id).await;
        assert!(begun.elapsed() < PATIENCE, "the computer does not answer, {done} others came first");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let (took, after) = (begun.elapsed(), answered(&mut database, &id).await);
    println!(
        "answered after {took:?}; of 60 others {before} were before it and {} meanwhile",
        after - before
    );
    assert!(before < 40, "the others were too quick for this test: {before}");
    assert!(after - before <= 20, "{} others came first", after - before);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_is_said_plainly() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.guest().await, server.guest().await);
    let bot = json!({ "kind": "bot", "level": 10 });
    let reply = ana.post("/api/games", json!({ "game": "skud", "seats": [bot, bot] })).await;
    assert!(reply.is_refused(400, "needs-a-person"), "{reply:?}");
    for _ in 0..20 {
        ana.create(json!({ "game": "street", "seats": [bot, { "kind": "anyone" }] })).await;
    }
    let reply = ana.post("/api/games", json!({ "game": "street", "seats": [bot, { "kind": "me" }] })).await;
    assert!(reply.is_refused(409, "too-many-computer-games"), "{reply:?}");
    assert_eq!(reply.json()["args"]["most"], 20);
    let id = ben.create(json!({ "game": "street" })).await;
    assert_eq!(ana.act(&id, "join").await.status, 200);
    // An offer, again and again.
    let mut codes = Vec::new();
    for _ in 0..30 {
        codes.push(ben.act(&id, "draw").await.status.as_u16());
        codes.push(ben.act(&id, "decline").await.status.as_u16());
    }
    assert_eq!(codes[..4], [200, 200, 409, 200]);
    assert!(ben.act(&id, "draw").await.is_refused(409, "offered-already"));
    let log = ana.get(&format!("/api/games/{id}/log")).await.json();
    assert_eq!(log.as_array().unwrap().len(), 4, "{log}");
    // A key, for another turn.
    let state = ben.get(&format!("/api/games/{id}")).await.json();
    let mover = if state["to_move"] == state["you"] { &ben } else { &ana };
    let legal = mover.get(&format!("/api/games/{id}/legal")).await.json();
    let turn = |n: usize| json!({ "turn": legal[n], "position_version": state["position_version"], "idempotency_key": "m" });
    let path = format!("/api/games/{id}/turns");
    let first = mover.post(&path, turn(0)).await;
    assert_eq!(first.status, 200, "{first:?}");
    assert_eq!(mover.post(&path, turn(0)).await.json()["number"], first.json()["number"]);
    assert!(mover.post(&path, turn(1)).await.is_refused(409, "idempotency-key-reused"));
}
