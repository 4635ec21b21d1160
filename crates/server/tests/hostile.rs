//! Clients that mean no good: each is refused with the right code, and nothing changes.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::{Client, TestServer};
use futures_util::{SinkExt, StreamExt};
use reqwest::Method;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// A game of two guests after its first turn, and who has to move.
async fn game(server: &TestServer) -> (String, [Client; 2], usize) {
    let players = [server.guest().await, server.guest().await];
    let id = players[0].create(json!({ "game": "halma", "public": true })).await;
    assert_eq!(players[1].act(&id, "join").await.status, 200);
    let state = state(&players[0], &id).await;
    let mover = usize::from(state["to_move"] != "A");
    let legal = players[0].get(&format!("/api/games/{id}/legal")).await.json();
    let turn = json!({ "turn": legal[0], "position_version": state["position_version"], "idempotency_key": "first" });
    assert_eq!(players[mover].post(&format!("/api/games/{id}/turns"), turn).await.status, 200);
    (id, players, 1 - mover)
}

async fn state(client: &Client, id: &str) -> Value {
    let mut state = client.get(&format!("/api/games/{id}")).await.json();
    // Who looks and when is no part of the game.
    state.as_object_mut().unwrap().remove("you");
    state
}

#[tokio::test]
async fn nobody_plays_for_somebody_else_over_any_way() {
    let server = TestServer::open().await;
    let (id, players, mover) = game(&server).await;
    let before = state(&players[0], &id).await;
    let (stranger, nobody) = (server.guest().await, server.client());
    let legal = stranger.get(&format!("/api/games/{id}/legal")).await.json();
    let turn = json!({ "turn": legal[0], "position_version": before["position_version"] });
    let turns = format!("/api/games/{id}/turns");
    assert!(nobody.post(&turns, turn.clone()).await.is_refused(401, "not-signed-in"));
    assert!(stranger.post(&turns, turn.clone()).await.is_refused(403, "not-a-player"));
    assert!(players[1 - mover].post(&turns, turn.clone()).await.is_refused(409, "not-your-turn"));
    for action in ["resign", "abort", "draw", "takeback", "decline", "claim"] {
        assert!(stranger.act(&id, action).await.is_refused(403, "not-a-player"), "{action}");
        assert!(nobody.act(&id, action).await.is_refused(401, "not-signed-in"), "{action}");
    }
    assert!(stranger.act(&id, "leave").await.is_refused(409, "not-open"));
    assert!(stranger.act(&id, "join").await.is_refused(409, "not-open"));
    // A turn for a board that is gone, and one that was made already.
    let stale =
        json!({ "turn": legal[0], "position_version": before["position_version"].as_i64().unwrap() - 1 });
    let refused = players[mover].post(&turns, stale).await;
    assert!(refused.is_refused(409, "stale"));
    assert_eq!(refused.json()["game"]["position_version"], before["position_version"]);
    let taken = json!({ "turn": legal[0], "position_version": before["position_version"], "idempotency_key": "first" });
    assert!(players[mover].post(&turns, taken).await.is_refused(409, "idempotency-key-taken"));
    let wrong = |turn: &str| json!({ "turn": turn, "position_version": before["position_version"] });
    for text in ["", "x", "1A.resign", "resign", "a1-z9", "'; DROP TABLE games; --", "\u{0}", "<script>"] {
        assert!(players[mover].post(&turns, wrong(text)).await.is_refused(422, "turn-refused"), "{text:?}");
    }
    // The same over the socket.
    let mut socket = stranger.socket().await;
    socket.send(json!({ "type": "turn", "game": id, "turn": turn })).await;
    assert_eq!(socket.next("refused").await.unwrap()["problem"]["error"], "not-a-player");
    assert_eq!(state(&players[0], &id).await, before);
}

#[tokio::test]
async fn what_is_malformed_is_refused_and_the_socket_goes_on() {
    let server = TestServer::open().await;
    let (id, players, _) = game(&server).await;
    let before = state(&players[0], &id).await;
    let mut socket = players[0].socket().await;
    for text in [
        "",
        "null",
        "{",
        "[]",
        "{\"type\":\"turn\"}",
        "{\"type\":\"fly\"}",
        "{\"type\":\"ping\",\"sent\":\"x\"}",
    ] {
        socket.0.send(Message::text(text)).await.unwrap();
        assert_eq!(socket.next("refused").await.unwrap()["problem"]["error"], "bad-request", "{text}");
    }
    socket.0.send(Message::binary(vec![0u8; 100])).await.unwrap();
    assert_eq!(socket.next("refused").await.unwrap()["problem"]["error"], "bad-request");
    socket.send(json!({ "type": "watch", "game": "../../etc/passwd" })).await;
    assert_eq!(socket.next("refused").await.unwrap()["problem"]["error"], "not-found");
    socket.send(json!({ "type": "watch", "game": id, "seen": -5 })).await;
    socket.next("game").await.unwrap();
    socket.send(json!({ "type": "watch", "game": id, "seen": 999_999 })).await;
    socket.next("game").await.unwrap();
    socket.send(json!({ "type": "ping", "sent": 7 })).await;
    assert_eq!(socket.next("pong").await.unwrap()["sent"], 7);
    // Too long a message ends the connection.
    socket.0.send(Message::text("x".repeat(100_000))).await.unwrap();
    while let Some(Ok(message)) = socket.0.next().await {
        assert!(!matches!(&message, Message::Text(text) if text.contains("xxx")));
    }
    // Over REST.
    let path = format!("/api/games/{id}/turns");
    for body in [
        "",
        "{",
        "[1]",
        "{\"turn\":1,\"position_version\":2}",
        "{\"turn\":\"a\",\"position_version\":1,\"more\":1}",
    ] {
        let headers = [("content-type", "application/json")];
        let reply = players[0].raw(Method::POST, &path, body.to_string(), &headers).await;
        assert!(reply.is_refused(400, "bad-request"), "{body}: {reply:?}");
    }
    let reply = players[0].raw(Method::POST, &path, "{}".to_string(), &[]).await;
    assert_eq!(reply.status, 415);
    let huge = format!("{{\"turn\":\"{}\",\"position_version\":1}}", "x".repeat(200_000));
    let headers = [("content-type", "application/json")];
    assert!(players[0].raw(Method::POST, &path, huge, &headers).await.is_refused(413, "too-large"));
    assert_eq!(state(&players[0], &id).await, before);
}

#[tokio::test]
async fn one_connection_cannot_flood_the_server() {
    let server = TestServer::open().await;
    let ana = server.guest().await;
    let mut socket = ana.socket().await;
    for number in 0..200 {
        socket.send(json!({ "type": "ping", "sent": number })).await;
    }
    assert_eq!(socket.next("refused").await.unwrap()["problem"]["error"], "too-many-requests");
    let mut codes = Vec::new();
    // Many at once: one after the other, a busy machine is slower than the allowance grows back.
    for _ in 0..8 {
        let replies = futures_util::future::join_all((0..50).map(|_| ana.get("/healthz"))).await;
        codes.extend(replies.iter().map(|reply| reply.status.as_u16()));
    }
    assert!(codes.contains(&429) && codes.iter().all(|code| [200, 429].contains(code)));
}

#[tokio::test]
async fn foreign_pages_and_forged_secrets_get_nowhere() {
    let server = TestServer::open().await;
    let ana = server.person("Ana").await;
    for headers in [
        [("origin", "https://evil.example")],
        [("origin", "null")],
        [("sec-fetch-site", "cross-site")],
        [("sec-fetch-site", "same-site")],
    ] {
        let reply = ana.send(Method::POST, "/api/games", json!({ "game": "halma" }), &headers).await;
        assert!(reply.is_refused(403, "cross-site"), "{headers:?} {reply:?}");
    }
    let own = server.url.clone();
    let reply = ana.send(Method::POST, "/api/games", json!({ "game": "halma" }), &[("origin", &own)]).await;
    assert_eq!(reply.status, 201);
    let mut request = server.url.replace("http", "ws").add("/api/socket").into_client_request().unwrap();
    request.headers_mut().insert("origin", "https://evil.example".parse().unwrap());
    let refused = tokio_tungstenite::connect_async(request).await.unwrap_err().to_string();
    assert!(refused.contains("403"), "{refused}");
    for forged in ["", "x", "th_forged", "' OR 1=1 --", "\u{fffd}"] {
        let headers = [("authorization", format!("Bearer {forged}"))];
        let headers: Vec<_> = headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let reply = server.client().send(Method::GET, "/api/account", Value::Null, &headers).await;
        assert_eq!(reply.status, 401, "{forged}");
    }
    let reply = server
        .client()
        .send(Method::GET, "/api/account", Value::Null, &[("cookie", "teahouse=forged")])
        .await;
    assert_eq!(reply.status, 401);
}

trait Add {
    fn add(self, path: &str) -> String;
}

impl Add for String {
    fn add(self, path: &str) -> String {
        self + path
    }
}

#[tokio::test]
async fn tricks_with_paths_and_texts_change_nothing() {
    let server = TestServer::open().await;
    let ana = server.person("Ana").await;
    for path in [
        "/../../etc/passwd.txt",
        "/api/games/..%2f..%2fetc%2fpasswd",
        "/api/games/%00",
        "/api/games/' OR '1'='1",
        "/api/players/%ff%fe",
        "/api/players/..%2F..%2F",
        "/api/docs/../../Cargo.toml",
        "/api/nothing",
    ] {
        let reply = ana.get(path).await;
        assert!(matches!(reply.status.as_u16(), 400 | 404), "{path}: {reply:?}");
    }
    assert_eq!(ana.send(Method::PATCH, "/api/games", Value::Null, &[]).await.status, 405);
    let nasty = "'; DROP TABLE chat; -- <script>alert(1)</script> ${7*7} \u{202e}";
    let id = ana.create(json!({ "game": "halma" })).await;
    let reply = ana.post(&format!("/api/games/{id}/chat"), json!({ "room": "players", "text": nasty })).await;
    assert_eq!(reply.status, 201, "{reply:?}");
    let said = ana.get(&format!("/api/games/{id}/chat?room=players")).await;
    // What turns the direction of other people's lines is taken out.
    assert_eq!(said.json()[0]["text"], nasty.trim_end_matches('\u{202e}').trim());
    for nothing in ["\u{200b}\u{200b}", "\u{2060}", "\u{202e}", "\u{3164}", " \u{200d} "] {
        let say = json!({ "room": "players", "text": nothing });
        let reply = ana.post(&format!("/api/games/{id}/chat"), say).await;
        assert!(reply.is_refused(400, "bad-message"), "{nothing:?}: {reply:?}");
    }
    assert_eq!(said.headers["content-type"], "application/json");
    assert_eq!(said.headers["x-content-type-options"], "nosniff");
    assert!(said.headers["content-security-policy"].to_str().unwrap().starts_with("default-src 'none'"));
    for new in [
        json!({ "game": nasty }),
        json!({ "game": "halma", "preset": nasty }),
        json!({ "game": "halma", "options": { nasty: nasty } }),
        json!({ "game": "halma", "seats": [] }),
        json!({ "game": "halma", "seats": [{ "kind": "me" }, { "kind": "bot", "level": 99 }] }),
        json!({ "game": "halma", "seats": [{ "kind": "me" }, { "kind": "player", "name": nasty }] }),
        json!({ "game": "halma", "time": { "kind": "clock", "base": 0, "increment": 0 } }),
        json!({ "game": "halma", "time": { "kind": "clock", "base": 4_000_000_000u32, "increment": 0 } }),
    ] {
        let reply = ana.post("/api/games", new.clone()).await;
        assert!((400..500).contains(&reply.status.as_u16()), "{new}: {reply:?}");
    }
    assert_eq!(ana.get("/api/games?which=mine").await.json().as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn spectators_and_players_do_not_hear_each_other() {
    let server = TestServer::open().await;
    let (id, players, _) = game(&server).await;
    let watcher = server.guest().await;
    let path = format!("/api/games/{id}/chat");
    let say = |room: &str| json!({ "room": room, "text": "hello" });
    assert!(watcher.post(&path, say("players")).await.is_refused(403, "other-room"));
    assert!(players[0].post(&path, say("spectators")).await.is_refused(403, "other-room"));
    let (mut one, mut other) = (players[1].socket().await, watcher.socket().await);
    for socket in [&mut one, &mut other] {
        socket.send(json!({ "type": "watch", "game": id })).await;
        socket.next("game").await.unwrap();
    }
    assert_eq!(watcher.post(&path, say("spectators")).await.status, 201);
    assert_eq!(players[0].post(&path, say("players")).await.status, 201);
    assert_eq!(one.next("said").await.unwrap()["message"]["room"], "players");
    assert_eq!(other.next("said").await.unwrap()["message"]["room"], "spectators");
    assert!(watcher.get(&format!("{path}?room=players")).await.is_refused(403, "other-room"));
}

/// The next figure of a name.
async fn made(server: &TestServer) -> f64 {
    server.figure("teahouse_lobby_made_total").await
}

#[tokio::test(flavor = "multi_thread")]
async fn visitors_who_come_and_go_in_bursts_throw_no_player_out() {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    let (id, players, mover) = game(&server).await;
    let mut ear = players[1 - mover].socket().await;
    ear.send(json!({ "type": "watch", "game": id })).await;
    ear.next("game").await.unwrap();
    let mut visitors = [server.client().socket().await, server.client().socket().await];
    let begun = std::time::Instant::now();
    // The player does not read meanwhile.
    for _ in 0..15 {
        for visitor in &mut visitors {
            for burst in 0..60 {
                let act = if burst % 2 == 0 { "watch" } else { "unwatch" };
                visitor.send(json!({ "type": act, "game": id })).await;
            }
            // Whoever comes reads how the game stands, and the last burst is worked on when this is answered.
            visitor.send(json!({ "type": "ping", "sent": 1 })).await;
            visitor.next("pong").await.unwrap();
        }
    }
    let state = state(&players[mover], &id).await;
    let legal = players[mover].get(&format!("/api/games/{id}/legal")).await.json();
    let turn = json!({ "turn": legal[0], "position_version": state["position_version"] });
    assert_eq!(players[mover].post(&format!("/api/games/{id}/turns"), turn).await.status, 200);
    let mut shown = 0;
    loop {
        let text = ear.next_text().await.expect("the player is still there");
        let message: Value = serde_json::from_str(&text).unwrap();
        match message["type"].as_str().unwrap() {
            "present" => shown += 1,
            "entries" => break,
            // How much waits for the player.
            "notices" => {}
            other => panic!("{other}"),
        }
    }
    let most = begun.elapsed().as_secs() + 2;
    assert!(shown <= most, "at most once a second, {shown} were sent");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn however_often_the_lobby_is_asked_for_it_is_made_once_a_second() {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    let (ana, begun) = (server.guest().await, std::time::Instant::now());
    let before = made(&server).await;
    let mut sockets = Vec::new();
    for _ in 0..20 {
        sockets.push(server.client().socket().await);
    }
    for round in 0..30 {
        // It changes all the time.
        if round % 5 == 0 {
            ana.create(json!({ "game": "halma", "public": true })).await;
        }
        for socket in &mut sockets {
            socket.send(json!({ "type": "lobby", "watch": true })).await;
        }
    }
    for socket in &mut sockets {
        socket.next("lobby").await.unwrap();
        socket.send(json!({ "type": "ping", "sent": 1 })).await;
        socket.next("pong").await.unwrap();
    }
    // Whoever has listened all the time hears what is new as a change.
    let id = ana.create(json!({ "game": "halma", "public": true })).await;
    for socket in &mut sockets {
        let has = |message: &Value| message["games"].as_array().unwrap().iter().any(|game| game["id"] == id);
        while !has(&serde_json::from_str(&loop_for_lobby(socket).await).unwrap()) {}
    }
    let (count, seconds) = (made(&server).await - before, begun.elapsed().as_secs_f64());
    assert!(count >= 1.0 && count <= seconds + 2.0, "{count} times in {seconds} s");
    server.stop().await;
}

/// The next message about the lobby.
async fn loop_for_lobby(socket: &mut common::Socket) -> String {
    loop {
        let text = socket.next_text().await.unwrap();
        if text.contains("\"type\":\"lobby") {
            return text;
        }
    }
}
