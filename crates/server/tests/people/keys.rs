//! What opens an account: second factor, tokens, sessions, passwords.

use crate::common::{Client, PASSWORD, TestServer};
use crate::sign_in;
use futures_util::StreamExt;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

fn code(secret: &str, server: &TestServer) -> String {
    let secret = totp_rs::Secret::try_from_base32(secret).unwrap();
    let totp = totp_rs::Builder::new().with_secret(secret).build().unwrap();
    totp.generate(server.time.now() as u64 / 1_000).to_string()
}

#[tokio::test]
async fn a_second_factor_is_asked_for_and_no_code_works_twice() {
    let server = TestServer::open().await;
    let iroh = server.person("Iroh").await;
    let setup = iroh.post("/api/account/two-factor", Value::Null).await.json();
    let secret = setup["secret"].as_str().unwrap().to_string();
    let path = "/api/account/two-factor";
    let confirm =
        |code: &str, password: &str| json!({ "secret": secret, "code": code, "password": password });
    let now = code(&secret, &server);
    let wrong = if now == "000000" { "000001" } else { "000000" };
    assert!(iroh.put(path, confirm(wrong, PASSWORD)).await.is_refused(403, "wrong-code"));
    assert!(iroh.put(path, confirm(&now, "wrong password")).await.is_refused(403, "wrong-password"));
    let weak = json!({ "secret": "GEZDGNBV", "code": now, "password": PASSWORD });
    assert!(iroh.put(path, weak).await.is_refused(400, "bad-secret"));
    let turned_on = iroh.put(path, confirm(&now, PASSWORD)).await;
    assert_eq!(turned_on.status, 200);
    let codes: Vec<String> = serde_json::from_value(turned_on.json()["codes"].clone()).unwrap();
    assert_eq!(codes.len(), 10);
    assert_eq!(iroh.get("/api/account").await.json()["two_factor"], true);
    assert!(iroh.put(path, confirm(&now, PASSWORD)).await.is_refused(409, "two-factor-on"));

    let other = server.client();
    let with = |code: &str| json!({ "name": "Iroh", "password": PASSWORD, "code": code });
    assert!(other.post("/api/session", sign_in("Iroh", PASSWORD)).await.is_refused(401, "code-needed"));
    // Somebody who does not know the password does not learn that there is a second factor.
    assert!(
        other
            .post("/api/session", sign_in("Iroh", "wrong password"))
            .await
            .is_refused(401, "wrong-name-or-password")
    );
    assert!(other.post("/api/session", with(wrong)).await.is_refused(401, "wrong-code"));
    // The code that confirmed the setup has been used.
    assert!(other.post("/api/session", with(&now)).await.is_refused(401, "wrong-code"));
    server.time.pass(30_000);
    let next = code(&secret, &server);
    assert_eq!(other.post("/api/session", with(&next)).await.status, 200);
    assert!(server.client().post("/api/session", with(&next)).await.is_refused(401, "wrong-code"));
    // Without the other device a recovery code opens the door, once, however it is typed.
    let typed = codes[3].to_uppercase().replace('-', " ");
    assert_eq!(server.client().post("/api/session", with(&typed)).await.status, 200);
    assert!(server.client().post("/api/session", with(&codes[3])).await.is_refused(401, "wrong-code"));
    assert!(server.client().post("/api/session", with("")).await.is_refused(401, "wrong-code"));
    assert!(
        iroh.delete(path, json!({ "password": "wrong password" })).await.is_refused(403, "wrong-password")
    );
    assert_eq!(iroh.delete(path, json!({ "password": PASSWORD })).await.status, 204);
    // These wrong tries have to be forgotten first.
    server.time.pass(3_600_000);
    assert_eq!(server.client().post("/api/session", sign_in("Iroh", PASSWORD)).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_token_does_what_it_is_for_and_nothing_else() {
    let server = TestServer::open().await;
    let iroh = server.person("Iroh").await;
    let make =
        async |scopes: Value| iroh.post("/api/tokens", json!({ "name": "my bot", "scopes": scopes })).await;
    let reply = make(json!(["read"])).await;
    assert_eq!(reply.status, 201);
    let secret = reply.json()["secret"].as_str().unwrap().to_string();
    assert!(secret.starts_with("th_") && secret.len() > 40);
    assert!(make(json!([])).await.is_refused(400, "no-scopes"));
    assert!(make(json!(["everything"])).await.is_refused(400, "bad-request"));
    let listed = iroh.get("/api/tokens").await;
    assert_eq!(listed.json()[0]["scopes"], json!(["read"]));
    assert!(!listed.text.contains(&secret) && !listed.text.contains("secret"));

    let reader = Client::with_token(&server, &secret);
    assert_eq!(reader.name().await.as_deref(), Some("Iroh"));
    assert!(reader.post("/api/games", json!({ "game": "halma" })).await.is_refused(403, "token-scope"));
    // What concerns the account itself is for people.
    for path in ["/api/sessions", "/api/tokens", "/api/account/export", "/api/blocks", "/api/follows"] {
        assert!(reader.get(path).await.is_refused(403, "session-only"), "{path}");
    }
    assert!(
        reader.delete("/api/account", json!({ "password": PASSWORD })).await.is_refused(403, "session-only")
    );
    assert!(reader.delete("/api/session", Value::Null).await.is_refused(403, "session-only"));
    let player = make(json!(["play"])).await.json();
    let player = Client::with_token(&server, player["secret"].as_str().unwrap());
    player.create(json!({ "game": "halma" })).await;
    assert!(player.get("/api/account").await.is_refused(403, "token-scope"));

    // To play or to speak is not to listen: what players say among themselves takes `read`.
    let game = iroh.create(json!({ "game": "halma" })).await;
    let chat = format!("/api/games/{game}/chat");
    let said = json!({ "room": "players", "text": "the white lotus meets at noon" });
    assert_eq!(iroh.post(&chat, said).await.status, 201);
    let speaker = make(json!(["chat"])).await.json();
    let speaker = Client::with_token(&server, speaker["secret"].as_str().unwrap());
    for deaf in [&player, &speaker] {
        let reply = deaf.get(&format!("{chat}?room=players")).await;
        assert!(reply.is_refused(403, "token-scope") && !reply.text.contains("lotus"), "{reply:?}");
    }
    assert_eq!(speaker.post(&chat, json!({ "room": "players", "text": "I come" })).await.status, 201);
    assert!(reader.get(&format!("{chat}?room=players")).await.text.contains("lotus"));

    for forged in ["th_", "", "th_0000000000000000000000000000000000000000000", &secret[..secret.len() - 1]] {
        assert!(
            Client::with_token(&server, forged).get("/api/account").await.is_refused(401, "not-signed-in"),
            "{forged}"
        );
    }
    // Nobody revokes somebody else's.
    let id = listed.json()[0]["id"].as_str().unwrap().to_string();
    let zuko = server.person("Zuko").await;
    assert_eq!(zuko.delete(&format!("/api/tokens/{id}"), Value::Null).await.status, 404);
    assert_eq!(reader.name().await.as_deref(), Some("Iroh"));
    assert_eq!(iroh.delete(&format!("/api/tokens/{id}"), Value::Null).await.status, 204);
    assert!(reader.get("/api/account").await.is_refused(401, "not-signed-in"));
    assert!(
        server
            .guest()
            .await
            .post("/api/tokens", json!({ "name": "x", "scopes": ["read"] }))
            .await
            .is_refused(403, "account-only")
    );
    server.stop().await;
}

#[tokio::test]
async fn a_session_that_is_revoked_ends_and_its_socket_closes() {
    let server = TestServer::open().await;
    let iroh = server.person("Iroh").await;
    let elsewhere = server.client();
    let reply = elsewhere.post("/api/session", sign_in("Iroh", PASSWORD)).await;
    let mut request =
        format!("{}/api/socket", server.url.replace("http", "ws")).into_client_request().unwrap();
    request.headers_mut().insert("cookie", reply.cookie().parse().unwrap());
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
    let welcome = socket.next().await.unwrap().unwrap();
    assert!(welcome.to_text().unwrap().contains("welcome"), "{welcome}");
    let sessions = iroh.get("/api/sessions").await.json();
    let sessions = sessions.as_array().unwrap();
    assert_eq!(sessions.len(), 2);
    assert!(sessions.iter().all(|session| session["agent"] == "test"));
    let other = sessions.iter().find(|session| session["current"] == false).unwrap()["id"].as_str().unwrap();
    let path = format!("/api/sessions/{other}");
    let zuko = server.person("Zuko").await;
    assert_eq!(zuko.delete(&path, Value::Null).await.status, 404);
    assert_eq!(elsewhere.name().await.as_deref(), Some("Iroh"));
    assert_eq!(iroh.delete(&path, Value::Null).await.status, 204);
    assert_eq!(elsewhere.name().await, None);
    assert_eq!(iroh.name().await.as_deref(), Some("Iroh"));
    let closed = async {
        while let Some(Ok(message)) = socket.next().await {
            if message.is_close() {
                break;
            }
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(30), closed).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    let server = TestServer::open().await;
    let iroh = server.person("Iroh").await;
    let elsewhere = server.client();
    elsewhere.post("/api/session", sign_in("Iroh", PASSWORD)).await;
    let change = |old: &str, new: &str| json!({ "password": old, "new": new });
    let path = "/api/account/password";
    assert!(
        iroh.put(path, change("wrong password", "falling so slow")).await.is_refused(403, "wrong-password")
    );
    assert!(iroh.put(path, change(PASSWORD, "short")).await.is_refused(400, "bad-password"));
    assert!(iroh.put(path, change(PASSWORD, "12345678")).await.is_refused(400, "common-password"));
    assert!(iroh.put(path, change(PASSWORD, "iroh_2024")).await.is_refused(400, "common-password"));
    assert_eq!(elsewhere.name().await.as_deref(), Some("Iroh"));
    assert_eq!(iroh.put(path, change(PASSWORD, "falling so slow")).await.status, 204);
    assert_eq!(elsewhere.name().await, None);
    assert_eq!(iroh.name().await.as_deref(), Some("Iroh"));
    assert_eq!(elsewhere.post("/api/session", sign_in("Iroh", PASSWORD)).await.status, 401);
    assert_eq!(elsewhere.post("/api/session", sign_in("Iroh", "falling so slow")).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_session_that_nobody_uses_ends() {
    let server = TestServer::open().await;
    let iroh = server.person("Iroh").await;
    let day = 86_400_000;
    server.time.pass(59 * day);
    assert_eq!(iroh.name().await.as_deref(), Some("Iroh"));
    server.time.pass(59 * day);
    assert_eq!(iroh.name().await.as_deref(), Some("Iroh"), "it was used since");
    server.time.pass(61 * day);
    assert_eq!(iroh.name().await, None);
    server.stop().await;
}
