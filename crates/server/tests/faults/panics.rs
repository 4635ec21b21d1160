//! Panics in tasks and threads of the server.

use crate::common::{TestServer, until};
use crate::{against_computer, turn, turns};
use serde_json::json;
use server::time::Time;
use std::time::Duration;

/// Tasks that end when they have done their work.
const ONCE: &str = "first-jobs";

/// Makes every task panic, and waits until each has been started again.
pub async fn in_every_task(server: &TestServer, fewest: usize) {
    let tasks = server.supervisor().tasks();
    assert!(tasks.len() >= fewest, "{tasks:?}");
    for task in tasks.into_iter().filter(|task| *task != ONCE) {
        let figure = format!("teahouse_task_restarts_total{{task=\"{task}\"}}");
        let before = server.figure(&figure).await;
        server.supervisor().inject_panic(task, 1);
        until(&figure, async || server.figure(&figure).await > before).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_task_is_started_again_after_a_panic_and_does_its_work() {
    let server = TestServer::open_at(Time::System, |_| {}).await;
    in_every_task(&server, 8).await;
    // The writer writes, the clocks are looked at, computers move.
    let (ana, ben) = (server.guest().await, server.guest().await);
    let clock = json!({ "kind": "clock", "base": 5, "increment": 0 });
    let id = ana.create(json!({ "game": "halma", "time": clock })).await;
    assert_eq!(ben.act(&id, "join").await.status, 200);
    assert!(turn([&ana, &ben], &id).await && turn([&ana, &ben], &id).await);
    let game = against_computer(&ana, json!({ "kind": "unlimited" })).await;
    until("the computer moves", async || turns(&ana, &game).await == 1).await;
    until("a clock runs out", async || {
        ana.get(&format!("/api/games/{id}")).await.json()["outcome"]["reason"] == "time"
    })
    .await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_writer_that_panics_had_acknowledged_is_kept() {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    if server.database().starts_with("postgres:") {
        // There is no writer.
        return;
    }
    let ana = server.guest().await;
    let mut kept = Vec::new();
    for _ in 0..5 {
        let creates = (0..10).map(|_| ana.post("/api/games", json!({ "game": "halma" })));
        let all = futures_util::future::join_all(creates);
        let (replies, ()) = tokio::join!(all, async {
            tokio::time::sleep(std::time::Duration::from_millis(fastrand::u64(..30))).await;
            server.supervisor().inject_panic("writer", 1);
        });
        for reply in replies {
            match reply.status.as_u16() {
                201 => kept.push(reply.json()["id"].as_str().unwrap().to_string()),
                code => assert_eq!(code, 503, "{reply:?}"),
            }
        }
    }
    until("it writes again", async || ana.post("/api/games", json!({ "game": "halma" })).await.status == 201)
        .await;
    for id in &kept {
        assert_eq!(ana.get(&format!("/api/games/{id}")).await.status, 200, "{id} was lost");
    }
    assert!(server.figure("teahouse_task_restarts_total{task=\"writer\"}").await >= 1.0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_moves_though_the_engine_panics() {
    let server = TestServer::open_at(Time::System, |_| {}).await;
    let ana = server.guest().await;
    let unlimited = json!({ "kind": "unlimited" });
    // Once on a job: it is tried again at once.
    server.supervisor().inject_panic("job", 1);
    let id = against_computer(&ana, unlimited.clone()).await;
    until("the computer moves", async || turns(&ana, &id).await == 1).await;
    assert_eq!(server.figure("teahouse_engine_panics_total").await, 1.0);
    // The thread itself: another one finds the job.
    server.supervisor().inject_panic("engine", 1);
    let id = against_computer(&ana, unlimited).await;
    until("the computer moves", async || turns(&ana, &id).await == 1).await;
    assert!(server.figure("teahouse_task_restarts_total{task=\"engine\"}").await >= 1.0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_that_always_panics_is_given_up_and_the_game_can_be_claimed() {
    let mut server = TestServer::open_at(Time::System, |_| {}).await;
    let ana = server.guest().await;
    let unlimited = json!({ "kind": "unlimited" });
    let played = against_computer(&ana, unlimited.clone()).await;
    until("the computer moves", async || turns(&ana, &played).await == 1).await;
    server.supervisor().inject_panic("job", u32::MAX);
    let stuck = against_computer(&ana, unlimited).await;
    assert!(turn([&ana, &ana], &played).await);
    until("both are given up", async || server.figure("teahouse_jobs_given_up_total").await == 2.0).await;
    until("it can be claimed", async || ana.act(&played, "claim").await.status == 200).await;
    let game = ana.get(&format!("/api/games/{played}")).await.json();
    assert!(game["status"] == "over" && game["outcome"]["winners"] == game["you"], "{game}");
    // It is long enough for a lost job to be found: this one is not lost, and not tried again.
    tokio::time::sleep(std::time::Duration::from_secs(21)).await;
    assert_eq!(server.figure("teahouse_engine_panics_total").await, 6.0);
    assert_eq!(turns(&ana, &stuck).await, 0);
    // Another program may do better.
    server.restart().await;
    let ana = ana.at(&server);
    until("the computer moves", async || turns(&ana, &stuck).await == 1).await;
    assert!(ana.act(&stuck, "claim").await.is_refused(409, "still-here"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_stays_present_whose_socket_panicked() {
    let server = TestServer::open().await;
    let ana = server.guest().await;
    let id = ana.create(json!({ "game": "halma" })).await;
    let mut socket = ana.socket().await;
    socket.send(json!({ "type": "watch", "game": id })).await;
    socket.next("game").await.unwrap();
    let present =
        async || server.client().get(&format!("/api/games/{id}")).await.json()["seats"][0]["present"] == true;
    assert!(present().await);
    server.supervisor().inject_panic("socket", 1);
    socket.send(json!({ "type": "ping", "sent": 1 })).await;
    assert!(socket.next("never").await.is_none());
    until("she is gone", async || !present().await).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_stays_connected_whose_stream_panicked() {
    let server = TestServer::open().await;
    let ana = server.guest().await;
    server.supervisor().inject_panic("account-stream", 1);
    assert_eq!(ana.get("/api/stream/event").await.text, "");
    until("the connection is gone", async || server.figure("teahouse_connections").await == 0.0).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_listens_no_more_ends() {
    let mut server = TestServer::open().await;
    server.supervisor().inject_panic("listener", 1);
    let address = server.url.trim_start_matches("http://").to_string();
    let _ = tokio::net::TcpStream::connect(&address).await;
    // Then the process ends with an error, and its supervisor starts it again.
    tokio::time::timeout(Duration::from_secs(60), server.ended()).await.unwrap();
    until("nobody listens", async || tokio::net::TcpStream::connect(&address).await.is_err()).await;
}
