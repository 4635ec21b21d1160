//! Accounts: signing up and in, guests, leaving.

use crate::common::{Client, PASSWORD, TestServer, until};
use crate::sign_in;
use reqwest::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn somebody_signs_up_signs_out_and_signs_in_again() {
    let server = TestServer::open().await;
    let iroh = server.client();
    assert!(iroh.get("/api/account").await.is_refused(401, "not-signed-in"));
    assert_eq!(iroh.get("/api/session").await.json(), Value::Null);
    let reply = iroh.post("/api/account", sign_in("Iroh", PASSWORD)).await;
    assert_eq!(reply.status, 201);
    for cookie in [reply.whole_cookie("teahouse"), reply.whole_cookie("teahouse-device")] {
        for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(cookie.contains(part), "{cookie}");
        }
    }
    let cookie = reply.cookie();
    let me = reply.json();
    assert_eq!((&me["name"], &me["guest"], &me["admin"]), (&json!("Iroh"), &json!(false), &json!(false)));
    assert!(!reply.text.contains("argon2"));
    assert!(iroh.post("/api/account", sign_in("Other", PASSWORD)).await.is_refused(409, "signed-in"));
    assert_eq!(iroh.delete("/api/session", Value::Null).await.status, 204);
    assert_eq!(iroh.name().await, None);
    // The session is gone, not only the cookie.
    let nobody = server.client();
    let old = [("cookie", cookie.as_str())];
    assert_eq!(nobody.send(Method::GET, "/api/account", Value::Null, &old).await.status, 401);
    assert_eq!(nobody.send(Method::GET, "/api/session", Value::Null, &old).await.json(), Value::Null);
    assert_eq!(iroh.post("/api/session", sign_in("iROH", PASSWORD)).await.status, 200);
    assert_eq!(iroh.name().await.as_deref(), Some("Iroh"));
    assert_eq!(iroh.get("/api/session").await.json()["name"], "Iroh");
    // To sign in again ends the session before.
    assert_eq!(iroh.post("/api/session", sign_in("Iroh", PASSWORD)).await.status, 200);
    assert_eq!(iroh.get("/api/sessions").await.json().as_array().unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test]
async fn a_cookie_behind_a_proxy_goes_over_https_only() {
    let server =
        TestServer::open_with(|config| config.public_url = Some("https://example.org".to_string())).await;
    let reply = server.client().post("/api/guest", Value::Null).await;
    assert!(reply.whole_cookie("__Host-teahouse").contains("Secure"), "{reply:?}");
    let reply = server.client().post("/api/account", sign_in("Iroh", PASSWORD)).await;
    assert!(reply.whole_cookie("__Host-teahouse-device").contains("Secure"), "{reply:?}");
    server.stop().await;
}

#[tokio::test]
async fn names_and_passwords_have_to_be_proper() {
    let server = TestServer::open().await;
    server.person("Iroh").await;
    let nobody = server.client();
    let long = "x".repeat(201);
    let cases = [
        ("a", PASSWORD, 400, "bad-name"),
        ("", "short", 400, "bad-name"),
        ("two words", PASSWORD, 400, "bad-name"),
        ("ivаn", PASSWORD, 400, "bad-name"),
        ("guest-me", PASSWORD, 409, "name-taken"),
        ("Level10", PASSWORD, 409, "name-taken"),
        ("lroh", PASSWORD, 409, "name-taken"),
        ("Admin_", PASSWORD, 409, "name-taken"),
        ("adrnin", PASSWORD, 409, "name-taken"),
        ("Teahouse-Support", PASSWORD, 409, "name-taken"),
        ("Zuko", "seven 7", 400, "bad-password"),
        ("Zuko", "password1", 400, "common-password"),
        ("Zuko-Zuko", "zuko_zuko", 400, "common-password"),
        ("Zuko", &long, 400, "bad-password"),
    ];
    for (name, password, code, error) in cases {
        let reply = nobody.post("/api/account", sign_in(name, password)).await;
        assert!(reply.is_refused(code, error), "{name}: {reply:?}");
    }
    let bad = json!({ "name": "Zuko", "password": PASSWORD, "mail": "nowhere" });
    assert!(nobody.post("/api/account", bad).await.is_refused(400, "bad-mail"));
    let more = json!({ "name": "Zuko", "password": PASSWORD, "admin": true });
    assert!(nobody.post("/api/account", more).await.is_refused(400, "bad-request"));
    assert_eq!(nobody.name().await, None);
    server.stop().await;
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_name_look_the_same() {
    let server = TestServer::open().await;
    server.person("Iroh").await;
    let nobody = server.client();
    let look = async |name: &str| {
        let reply = nobody.post("/api/session", sign_in(name, "wrong password")).await;
        let mut headers: Vec<_> =
            reply.headers.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
        headers.retain(|(name, _)| name != "x-request-id" && name != "date");
        (reply.status, headers, reply.text)
    };
    let known = look("Iroh").await;
    assert_eq!(known.0, 401);
    assert_eq!(known, look("Azula").await);
    assert_eq!(known, look("' OR 1=1 --").await);
    assert_eq!(known, look("").await);
    // After too many tries they still look the same.
    for _ in 0..7 {
        assert_eq!(look("Iroh").await, look("Azula").await);
    }
    assert_eq!(look("Iroh").await.0, 429);
    server.stop().await;
}

#[tokio::test]
async fn guests_and_accounts_from_one_address_have_limits() {
    let server = TestServer::open().await;
    for _ in 0..60 {
        server.guest().await;
    }
    let reply = server.client().post("/api/guest", Value::Null).await;
    assert!(reply.is_refused(429, "too-many-requests"));
    assert!(reply.headers.contains_key("retry-after"));
    let nobody = server.client();
    server.person("Iroh").await;
    for _ in 0..19 {
        assert_eq!(nobody.post("/api/account", sign_in("Iroh", PASSWORD)).await.status, 409);
    }
    assert_eq!(nobody.post("/api/account", sign_in("Zuko", PASSWORD)).await.status, 429);
    server.stop().await;
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_its_games() {
    let server = TestServer::open().await;
    let guest = server.guest().await;
    assert!(guest.name().await.unwrap().starts_with("guest-"));
    // Whoever is signed in already stays so.
    assert_eq!(guest.post("/api/guest", Value::Null).await.status, 200);
    let game = guest.create(json!({ "game": "halma" })).await;
    let before = guest.get("/api/account").await.json();
    let reply = guest.post("/api/account", sign_in("Iroh", PASSWORD)).await;
    assert_eq!(reply.status, 201, "{reply:?}");
    let me = reply.json();
    assert_eq!((&me["id"], &me["guest"]), (&before["id"], &json!(false)));
    let shown = guest.get(&format!("/api/games/{game}")).await.json();
    assert_eq!(shown["seats"][0]["player"]["name"], "Iroh");
    assert!(shown["you"].is_string());
    assert_eq!(guest.get("/api/sessions").await.json().as_array().unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test]
async fn an_account_is_exported_and_deleted() {
    let server = TestServer::open().await;
    let (iroh, zuko) = (server.person("Iroh").await, server.person("Zuko").await);
    server.person("Azula").await;
    let game = iroh.create(json!({ "game": "halma", "public": true })).await;
    assert_eq!(zuko.act(&game, "join").await.status, 200);
    let said = json!({ "room": "players", "text": "my secret recipe" });
    assert_eq!(iroh.post(&format!("/api/games/{game}/chat"), said).await.status, 201);
    iroh.post("/api/tokens", json!({ "name": "kettle", "scopes": ["read"] })).await;
    iroh.put("/api/blocks/Azula", Value::Null).await;
    iroh.put("/api/follows/Zuko", Value::Null).await;
    assert_eq!(
        iroh.post("/api/reports", json!({ "name": "Azula", "reason": "lightning" })).await.status,
        201
    );

    let reply = iroh.get("/api/account/export").await;
    assert!(reply.headers["content-disposition"].to_str().unwrap().starts_with("attachment"));
    let kept = reply.json();
    assert_eq!(kept["account"]["name"], "Iroh");
    assert_eq!(kept["games"][0]["id"], game.as_str());
    assert_eq!(kept["messages"][0]["text"], "my secret recipe");
    assert_eq!(kept["tokens"][0]["name"], "kettle");
    assert_eq!(kept["blocks"], json!(["Azula"]));
    assert_eq!(kept["follows"], json!(["Zuko"]));
    assert_eq!(kept["reports"][0]["reason"], "lightning");
    assert_eq!(kept["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(kept["devices"].as_array().unwrap().len(), 1);
    for secret in ["argon2", "th_", "hash"] {
        assert!(!reply.text.contains(secret), "{secret}");
    }

    let path = "/api/account";
    assert!(
        iroh.delete(path, json!({ "password": "wrong password" })).await.is_refused(403, "wrong-password")
    );
    assert_eq!(iroh.name().await.as_deref(), Some("Iroh"));
    assert_eq!(iroh.delete(path, json!({ "password": PASSWORD })).await.status, 204);
    assert_eq!(iroh.name().await, None);
    assert!(
        server
            .client()
            .post("/api/session", sign_in("Iroh", PASSWORD))
            .await
            .is_refused(401, "wrong-name-or-password")
    );
    assert_eq!(iroh.get("/api/players/Iroh").await.status, 404);
    // The game stays, broken off before its first turn, without the name.
    let shown = zuko.get(&format!("/api/games/{game}")).await.json();
    assert_eq!(shown["status"], "aborted");
    let name = shown["seats"][0]["player"]["name"].as_str().unwrap();
    assert!(name.starts_with("closed-"), "{name}");
    let chat = zuko.get(&format!("/api/games/{game}/chat?room=players")).await;
    assert!(!chat.text.contains("recipe") && !chat.text.contains("Iroh"), "{chat:?}");
    assert_eq!(server.client().get(&format!("/api/players/{name}")).await.json()["closed"], true);
    // The name is free again, and its new owner is somebody else.
    let again = server.person("Iroh").await;
    assert_eq!(again.get("/api/account/export").await.json()["games"], json!([]));
    server.stop().await;
}

#[tokio::test]
async fn whoever_leaves_before_their_first_turn_moves_no_rating() {
    let server = TestServer::open().await;
    let (iroh, zuko) = (server.person("Iroh").await, server.person("Zuko").await);
    let clock = json!({ "kind": "clock", "base": 300, "increment": 0 });
    let new = json!({ "game": "halma", "rated": true, "public": true, "time": clock });
    for _ in 0..2 {
        let game = iroh.create(new.clone()).await;
        assert_eq!(zuko.act(&game, "join").await.status, 200);
    }
    let games = iroh.get("/api/games?which=mine").await.json();
    let first = games[0]["id"].as_str().unwrap();
    assert_eq!(zuko.act(first, "resign").await.status, 200);
    assert_eq!(zuko.delete("/api/account", json!({ "password": PASSWORD })).await.status, 204);
    for game in games.as_array().unwrap() {
        let shown = iroh.get(&format!("/api/games/{}", game["id"].as_str().unwrap())).await.json();
        assert_eq!(shown["status"], "aborted");
    }
    assert_eq!(iroh.get("/api/players/Iroh").await.json()["ratings"], json!([]));
    server.stop().await;
}

#[tokio::test]
async fn one_press_signs_out_everywhere() {
    let server = TestServer::open().await;
    let (here, there, ana) = (server.person("Iroh").await, server.client(), server.person("Ana").await);
    assert_eq!(there.post("/api/session", sign_in("Iroh", PASSWORD)).await.status, 200);
    let mut socket = there.socket().await;
    assert_eq!(here.delete("/api/sessions", Value::Null).await.status, 204);
    assert_eq!((here.name().await, there.name().await), (None, None));
    assert_eq!(socket.next("pong").await, None, "the connections close");
    assert_eq!(ana.name().await.as_deref(), Some("Ana"));
    server.stop().await;
}

#[tokio::test]
async fn guests_who_never_came_back_are_forgotten_and_their_games_stay() {
    let mut server = TestServer::open().await;
    let (player, passer, ana) = (server.guest().await, server.guest().await, server.person("Ana").await);
    let (open, over) =
        (player.create(json!({ "game": "halma" })).await, player.create(json!({ "game": "halma" })).await);
    assert_eq!(ana.act(&over, "join").await.status, 200);
    let chat = format!("/api/games/{over}/chat");
    let said = json!({ "room": "players", "text": "a secret" });
    assert_eq!(player.post(&chat, said).await.status, 201);
    ana.lose(&player, &over).await;
    let (player, passer) = (player.name().await.unwrap(), passer.name().await.unwrap());
    let profile = async |server: &TestServer, name: &str| {
        server.client().get(&format!("/api/players/{name}")).await.status
    };
    server.time.pass(30 * 86_400_000);
    server.restart().await;
    assert_eq!(profile(&server, &passer).await, 200, "the session is still good");
    server.time.pass(31 * 86_400_000);
    server.restart().await;
    // The server does it by itself, soon after it has started.
    until("the guests are forgotten", async || {
        profile(&server, &passer).await == 404 && profile(&server, &player).await == 404
    })
    .await;
    let game = async |id: &str| server.client().get(&format!("/api/games/{id}")).await.json();
    assert_eq!(game(&open).await["status"], "aborted");
    let over = game(&over).await;
    assert_eq!(over["status"], "over");
    let names: Vec<&str> =
        (0..2).map(|seat| over["seats"][seat]["player"]["name"].as_str().unwrap()).collect();
    assert!(names.contains(&"Ana") && names.iter().any(|name| name.starts_with("closed-")), "{names:?}");
    server.stop().await;
}

#[tokio::test]
async fn an_account_without_games_becomes_a_bot() {
    let server = TestServer::open().await;
    let (iroh, zuko) = (server.person("Iroh").await, server.person("Zuko").await);
    let token = iroh.post("/api/tokens", json!({ "name": "bot", "scopes": ["read", "play"] })).await.json();
    let bot = Client::with_token(&server, token["secret"].as_str().unwrap());
    let path = "/api/bot/account/upgrade";
    assert_eq!(bot.post(path, Value::Null).await.status, 204);
    assert_eq!(bot.get("/api/account").await.json()["bot"], true);
    assert_eq!(bot.get("/api/players/Iroh").await.json()["bot"], true);
    zuko.create(json!({ "game": "halma" })).await;
    assert!(zuko.post(path, Value::Null).await.is_refused(409, "has-played"));
    assert!(server.guest().await.post(path, Value::Null).await.is_refused(403, "account-only"));
    server.stop().await;
}
