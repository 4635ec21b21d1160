//! Without NATS: nodes start, serve, hear of each other and let computers play, only more slowly.

use crate::common::nats::Nats;
use crate::common::{Client, TestServer, until};
use crate::proxy::{Mode, Proxy};
use crate::{against_computer, panics, turn, turns};
use serde_json::{Value, json};

async fn server(proxy: &Proxy) -> TestServer {
    TestServer::open_with(|config| {
        config.nats = Some(proxy.url.clone());
        config.no_limits = true;
    })
    .await
}

async fn second(server: &TestServer, proxy: &Proxy) -> TestServer {
    server.second(|config| config.nats = Some(proxy.url.clone())).await
}

async fn is_ready(server: &TestServer) -> bool {
    let reply = server.client().get("/readyz").await;
    assert!(reply.status == 200 || (reply.status == 503 && reply.text.contains("bus")), "{reply:?}");
    reply.status == 200
}

async fn until_ready(server: &TestServer, ready: bool) {
    until("ready or not", async || is_ready(server).await == ready).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn a_node_starts_without_nats_and_picks_it_up() {
    let nats = Nats::start().await;
    let proxy = Proxy::new(&nats.url, Mode::Cut).await;
    let server = TestServer::open_with(|config| {
        config.nats = Some(proxy.url.clone());
        // The workers are elsewhere.
        config.workers = 0;
    })
    .await;
    assert!(!is_ready(&server).await);
    assert_eq!(server.client().get("/healthz").await.status, 200);
    let ana = server.guest().await;
    let id = against_computer(&ana, json!({ "kind": "unlimited" })).await;
    until("the computer moves", async || turns(&ana, &id).await == 1).await;
    assert!(turn([&ana, &ana], &id).await);
    until("the computer moves", async || turns(&ana, &id).await == 3).await;
    proxy.set(Mode::Pass);
    until_ready(&server, true).await;
    assert_eq!(server.figure("teahouse_bus_connected").await, 1.0);
    // Now the work goes to the workers.
    let url = proxy.url.clone();
    let stop = server::worker::Stop::new();
    let worker = tokio::spawn({
        let stop = stop.clone();
        async move { server::worker::serve(&url, "teahouse", 1, stop).await }
    });
    assert!(turn([&ana, &ana], &id).await);
    until("the worker moves", async || turns(&ana, &id).await == 5).await;
    // A worker survives the loss as well.
    proxy.set(Mode::Cut);
    until_ready(&server, false).await;
    proxy.set(Mode::Pass);
    until_ready(&server, true).await;
    assert!(turn([&ana, &ana], &id).await);
    until("the worker moves", async || turns(&ana, &id).await == 7).await;
    stop.cancel();
    worker.await.unwrap().unwrap();
    server.stop().await;
}

/// Plays turns in several games at once; all have to be acknowledged.
async fn play(players: [&Client; 2], games: usize, each: usize) {
    let game = async |_| {
        let id = players[0].create(json!({ "game": "halma" })).await;
        assert_eq!(players[1].act(&id, "join").await.status, 200);
        for number in 0..each {
            assert!(turn(players, &id).await, "turn {number} of {id} was not acknowledged");
        }
        assert_eq!(turns(players[0], &id).await, each);
    };
    let all = futures_util::future::join_all((0..games).map(game));
    tokio::time::timeout(std::time::Duration::from_secs(180), all).await.expect("the server stands still");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn a_thousand_turns_are_acknowledged_while_nats_is_gone() {
    let nats = Nats::start().await;
    let proxy = Proxy::new(&nats.url, Mode::Pass).await;
    let server = server(&proxy).await;
    until_ready(&server, true).await;
    let (ana, ben) = (server.guest().await, server.guest().await);
    proxy.set(Mode::Cut);
    play([&ana, &ben], 28, 40).await;
    until_ready(&server, false).await;
    assert_eq!(server.figure("teahouse_bus_connected").await, 0.0);
    // On a quick machine all of these came before the node had noticed; from now on news are dropped, if one that
    // waits for the connection has been given up.
    play([&ana, &ben], 1, 4).await;
    let dropped = "teahouse_news_dropped_total{way=\"out\"}";
    until("news are dropped", async || server.figure(dropped).await > 0.0).await;
    proxy.set(Mode::Pass);
    until_ready(&server, true).await;
    play([&ana, &ben], 1, 4).await;
    let found = server::maintain::check(server.database()).await.unwrap();
    assert!(found.wrong.is_empty() && found.turns == 1_128, "{found:?}");
    server.stop().await;
}

/// Hears a version of a game on a socket.
async fn hears(ear: &mut crate::common::Socket, version: &Value) {
    while ear.next("entries").await.unwrap()["standing"]["version"] != *version {}
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn nodes_hear_of_each_other_without_nats() {
    // Only one of the two loses it: the other one has to notice as well.
    let nats = Nats::start().await;
    let (whole, broken) = (Proxy::new(&nats.url, Mode::Pass).await, Proxy::new(&nats.url, Mode::Pass).await);
    let one = server(&whole).await;
    let two = second(&one, &broken).await;
    let (ana, ben) = (one.person("Ana").await, two.person("Ben").await);
    for mode in [Mode::Stall, Mode::Cut, Mode::Pass] {
        broken.set(mode);
        until_ready(&two, mode == Mode::Pass).await;
        assert!(is_ready(&one).await);
        let (mut ears, mut lobbies) = (Vec::new(), Vec::new());
        for client in [&ana, &ben] {
            let mut lobby = client.socket().await;
            lobby.send(json!({ "type": "lobby", "watch": true })).await;
            lobby.next("lobby").await.unwrap();
            lobbies.push(lobby);
        }
        let id = ben.create(json!({ "game": "halma", "public": true })).await;
        let changed = async |lobby: &mut crate::common::Socket| {
            while !lobby.next_text().await.unwrap().contains(&id) {}
        };
        for lobby in &mut lobbies {
            changed(lobby).await;
        }
        assert_eq!(ana.act(&id, "join").await.status, 200);
        lobbies[1].next("notice").await.unwrap();
        for client in [&ana, &ben] {
            let mut ear = client.socket().await;
            ear.send(json!({ "type": "watch", "game": id })).await;
            ear.next("game").await.unwrap();
            ears.push(ear);
        }
        for _ in 0..3 {
            assert!(turn([&ben, &ana], &id).await);
            let version = ana.get(&format!("/api/games/{id}")).await.json()["version"].clone();
            for ear in &mut ears {
                hears(ear, &version).await;
            }
        }
        for client in [&ana, &ben] {
            let said = json!({ "room": "players", "text": "tea?" });
            assert_eq!(client.post(&format!("/api/games/{id}/chat"), said).await.status, 201);
            for ear in &mut ears {
                assert_eq!(ear.next("said").await.unwrap()["message"]["text"], "tea?");
            }
        }
    }
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn a_session_ends_on_every_node_without_nats() {
    let nats = Nats::start().await;
    let proxy = Proxy::new(&nats.url, Mode::Pass).await;
    let one = server(&proxy).await;
    let two = second(&one, &proxy).await;
    let (ana, ben) = (one.person("Ana").await, one.person("Ben").await);
    let (mut ended, mut kept) = (ana.at(&two).socket().await, ben.at(&two).socket().await);
    ended.next("welcome").await.unwrap();
    kept.next("welcome").await.unwrap();
    proxy.set(Mode::Stall);
    until_ready(&two, false).await;
    assert!(ana.delete("/api/session", Value::Null).await.status.is_success());
    assert!(ended.next("never").await.is_none(), "a socket outlived its session");
    kept.send(json!({ "type": "ping", "sent": 1 })).await;
    kept.next("pong").await.unwrap();
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn every_task_of_a_node_with_nats_is_started_again_after_a_panic() {
    let nats = Nats::start().await;
    let proxy = Proxy::new(&nats.url, Mode::Pass).await;
    let one = server(&proxy).await;
    let two = second(&one, &proxy).await;
    panics::in_every_task(&one, 13).await;
    until_ready(&one, true).await;
    // It sends, hears and takes in.
    let (ana, ben) = (one.guest().await, two.guest().await);
    for (here, there) in [(&ana, &ben), (&ben, &ana)] {
        let id = here.create(json!({ "game": "halma" })).await;
        let mut ear = there.socket().await;
        ear.send(json!({ "type": "watch", "game": id })).await;
        ear.next("game").await.unwrap();
        assert_eq!(here.act(&id, "leave").await.status, 200);
        ear.next("entries").await.unwrap();
    }
    let id = against_computer(&ana, json!({ "kind": "unlimited" })).await;
    until("the computer moves", async || turns(&ana, &id).await == 1).await;
    one.stop().await;
    two.stop().await;
}
