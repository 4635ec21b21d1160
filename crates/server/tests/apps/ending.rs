//! How the access of an app ends: it gives it back, the person takes it away, the app or the account goes, or time
//! passes.

use crate::common::{PASSWORD, until};
use crate::{House, Tokens, let_in, register};
use futures_util::StreamExt;
use serde_json::{Value, json};
use sqlx::Connection;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

const DAY: i64 = 86_400_000;

/// A socket of an app.
async fn socket(house: &House, access: &str) -> crate::common::Socket {
    let mut request =
        format!("{}/api/socket", house.server.url.replace("http:", "ws:")).into_client_request().unwrap();
    request.headers_mut().insert("authorization", format!("Bearer {access}").parse().unwrap());
    let mut socket = crate::common::Socket(tokio_tungstenite::connect_async(request).await.unwrap().0);
    socket.next("welcome").await.unwrap();
    socket
}

#[tokio::test]
async fn a_person_takes_access_away_at_once_and_what_is_open_closes() {
    let house = House::open().await;
    let (iroh, zuko) = (house.server.person("Iroh").await, house.server.person("Zuko").await);
    let (phone, desk) = (house.tokens(&iroh).await, house.tokens(&iroh).await);
    let zukos = house.tokens(&zuko).await;
    assert_eq!(let_in(&iroh).await, [json!("Pai Sho Board")], "one app on two devices");
    let (mut open, mut other) = (socket(&house, &phone.access).await, socket(&house, &zukos.access).await);
    let path = format!("/api/access/{}", house.app);
    assert_eq!(iroh.delete(&path, Value::Null).await.status, 204);
    assert!(open.next("never").await.is_none(), "its socket closes");
    for tokens in [&phone, &desk] {
        assert!(!house.works(&tokens.access).await);
        assert!(house.refresh(&tokens.refresh).await.is_refused(400, "invalid_grant"));
    }
    assert!(iroh.delete(&path, Value::Null).await.is_refused(404, "not-found"));
    assert_eq!(let_in(&iroh).await, Vec::<Value>::new());
    assert!(house.works(&zukos.access).await, "that of others stays");
    other.send(json!({ "type": "watch", "game": "nothing" })).await;
    assert!(other.next("refused").await.is_some(), "and its socket");
    house.server.stop().await;
}

#[tokio::test]
async fn a_code_that_nobody_has_used_yet_goes_with_the_access() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let tokens = house.tokens(&iroh).await;
    let code = house.code(&iroh, &[]).await;
    assert_eq!(iroh.delete(&format!("/api/access/{}", house.app), Value::Null).await.status, 204);
    assert!(house.exchange(&code, &[]).await.is_refused(400, "invalid_grant"));
    assert!(!house.works(&tokens.access).await);
    house.server.stop().await;
}

#[tokio::test]
async fn an_app_gives_its_access_back_by_any_of_its_tokens() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let other = register(&house.owner, "Another board").await;
    let revoke = async |app: &str, token: &str| {
        house.send("/oauth/revoke", &[("client_id", app), ("token", token), ("token_type_hint", "x")]).await
    };
    let tokens = house.tokens(&iroh).await;
    for wrong in ["nothing", "thr_x_y", "tha_nothing"] {
        assert_eq!(revoke(&house.app, wrong).await.status, 200, "{wrong}");
    }
    assert!(revoke(&other, &tokens.access).await.is_refused(400, "invalid_grant"));
    assert!(revoke(&other, &tokens.refresh).await.is_refused(400, "invalid_grant"));
    assert!(revoke("nobody", &tokens.access).await.is_refused(401, "invalid_client"));
    assert!(revoke(&house.app, "").await.is_refused(400, "invalid_request"));
    assert!(house.works(&tokens.access).await);
    // A token that the person has made is none of an app.
    let made = iroh.post("/api/tokens", json!({ "name": "bot", "scopes": ["read"] })).await;
    let made = made.json()["secret"].as_str().unwrap().to_string();
    assert_eq!(revoke(&house.app, &made).await.status, 200);
    assert!(house.works(&made).await);

    let mut open = socket(&house, &tokens.access).await;
    assert_eq!(revoke(&house.app, &tokens.refresh).await.status, 200);
    assert!(open.next("never").await.is_none());
    assert!(!house.works(&tokens.access).await);
    let first = house.tokens(&iroh).await;
    let next = Tokens::of(&house.refresh(&first.refresh).await);
    assert_eq!(revoke(&house.app, &next.access).await.status, 200);
    assert!(!house.works(&next.access).await);
    assert!(house.refresh(&next.refresh).await.is_refused(400, "invalid_grant"));
    let last = house.tokens(&iroh).await;
    assert_eq!(revoke(&house.app, &last.refresh).await.status, 200);
    assert_eq!(revoke(&house.app, &last.refresh).await.status, 200, "twice is no mistake");
    house.server.stop().await;
}

#[tokio::test]
async fn a_deleted_app_has_no_access_any_more() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let (tokens, code) = (house.tokens(&iroh).await, house.code(&iroh, &[]).await);
    let path = format!("/api/apps/{}", house.app);
    assert!(iroh.delete(&path, Value::Null).await.is_refused(404, "not-found"), "only its owner");
    let mut open = socket(&house, &tokens.access).await;
    assert_eq!(house.owner.delete(&path, Value::Null).await.status, 204);
    assert!(open.next("never").await.is_none());
    assert!(!house.works(&tokens.access).await);
    assert!(house.refresh(&tokens.refresh).await.is_refused(401, "invalid_client"));
    assert!(house.exchange(&code, &[]).await.is_refused(401, "invalid_client"));
    let reply = iroh.get(&format!("/api/consent?{}", house.query(&[]))).await;
    assert!(reply.is_refused(400, "unknown-app"), "{reply:?}");
    assert_eq!(let_in(&iroh).await, Vec::<Value>::new());
    house.server.stop().await;
}

#[tokio::test]
async fn access_ends_with_the_account_of_the_person_and_with_that_of_the_owner() {
    let house = House::open().await;
    let (iroh, zuko) = (house.server.person("Iroh").await, house.server.person("Zuko").await);
    let (irohs, zukos, code) =
        (house.tokens(&iroh).await, house.tokens(&zuko).await, house.code(&iroh, &[]).await);
    assert_eq!(iroh.delete("/api/account", json!({ "password": PASSWORD })).await.status, 204);
    assert!(!house.works(&irohs.access).await);
    assert!(house.refresh(&irohs.refresh).await.is_refused(400, "invalid_grant"));
    assert!(house.exchange(&code, &[]).await.is_refused(400, "invalid_grant"));
    assert!(house.works(&zukos.access).await);
    assert_eq!(house.owner.delete("/api/account", json!({ "password": PASSWORD })).await.status, 204);
    assert!(!house.works(&zukos.access).await);
    assert!(house.refresh(&zukos.refresh).await.is_refused(401, "invalid_client"));
    assert_eq!(let_in(&zuko).await, Vec::<Value>::new());
    house.server.stop().await;
}

#[tokio::test]
async fn a_closed_account_has_no_apps_and_its_own_app_lets_nobody_in() {
    let house = House::open().await;
    let (iroh, judge) = (house.server.person("Iroh").await, house.server.admin("Judge").await);
    let tokens = house.tokens(&iroh).await;
    let close = async |name: &str| {
        let path = format!("/api/moderation/players/{name}/closed");
        assert_eq!(judge.put(&path, Value::Null).await.status, 204);
    };
    close("Owner").await;
    let reply = iroh.get(&format!("/api/consent?{}", house.query(&[]))).await;
    assert!(reply.is_refused(400, "unknown-app"), "{reply:?}");
    assert!(house.refresh(&tokens.refresh).await.is_refused(401, "invalid_client"));
    assert_eq!(judge.delete("/api/moderation/players/Owner/closed", Value::Null).await.status, 204);
    let next = Tokens::of(&house.refresh(&tokens.refresh).await);
    close("Iroh").await;
    assert_eq!(judge.delete("/api/moderation/players/Iroh/closed", Value::Null).await.status, 204);
    assert!(!house.works(&next.access).await, "what was open before stays closed");
    assert!(house.refresh(&next.refresh).await.is_refused(400, "invalid_grant"));
    house.server.stop().await;
}

#[tokio::test]
async fn a_new_password_ends_the_access_of_apps() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let (tokens, code) = (house.tokens(&iroh).await, house.code(&iroh, &[]).await);
    let made = iroh.post("/api/tokens", json!({ "name": "bot", "scopes": ["read"] })).await;
    let given = json!({ "password": PASSWORD, "new": "falling so slow" });
    assert_eq!(iroh.put("/api/account/password", given).await.status, 204);
    assert!(!house.works(&tokens.access).await);
    assert!(house.refresh(&tokens.refresh).await.is_refused(400, "invalid_grant"));
    assert!(house.exchange(&code, &[]).await.is_refused(400, "invalid_grant"));
    assert!(
        house.works(made.json()["secret"].as_str().unwrap()).await,
        "a token of one's own stays, as it did"
    );
    house.server.stop().await;
}

#[tokio::test]
async fn a_refresh_token_that_nobody_uses_ends_after_some_months() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let (used, unused) = (house.tokens(&iroh).await, house.tokens(&iroh).await);
    house.server.time.pass(60 * DAY);
    let used = Tokens::of(&house.refresh(&used.refresh).await);
    house.server.time.pass(31 * DAY);
    assert!(house.refresh(&unused.refresh).await.is_refused(400, "invalid_grant"));
    Tokens::of(&house.refresh(&used.refresh).await);
    house.server.stop().await;
}

#[tokio::test]
async fn a_socket_ends_with_its_access_token_unless_the_app_renews_it() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let (kept, left) = (house.tokens(&iroh).await, house.tokens(&iroh).await);
    let (mut stays, mut goes) = (socket(&house, &kept.access).await, socket(&house, &left.access).await);
    house.server.time.pass(50 * 60_000);
    Tokens::of(&house.refresh(&kept.refresh).await);
    house.server.time.pass(10 * 60_000);
    // Every node looks after its connections twice a minute.
    let ended = tokio::time::timeout(std::time::Duration::from_secs(60), async {
        while let Some(Ok(message)) = goes.0.next().await {
            assert!(!message.is_text(), "{message}");
        }
    });
    ended.await.unwrap();
    stays.send(json!({ "type": "watch", "game": "nothing" })).await;
    assert!(stays.next("refused").await.is_some());
    house.server.stop().await;
}

#[tokio::test]
async fn what_has_run_out_is_forgotten() {
    let mut house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let unused = house.code(&iroh, &[]).await;
    let kept = house.tokens(&iroh).await;
    let rows = async |house: &House| {
        let mut copy = Vec::new();
        server::maintain::backup(house.server.database(), &mut copy).await.unwrap();
        String::from_utf8(copy).unwrap().lines().filter(|line| line.starts_with("[\"consents\"")).count()
    };
    assert_eq!(rows(&house).await, 2);
    house.server.time.pass(60_001);
    // Upkeep begins with the server.
    house.server.restart().await;
    until("the code is forgotten", async || rows(&house).await == 1).await;
    assert!(house.exchange(&unused, &[]).await.is_refused(400, "invalid_grant"));
    Tokens::of(&house.refresh(&kept.refresh).await);
    house.server.time.pass(91 * DAY);
    house.server.restart().await;
    until("the consent is forgotten", async || rows(&house).await == 0).await;
    house.server.stop().await;
}

#[tokio::test]
async fn an_account_lets_at_most_two_hundred_apps_in_and_the_latest_stay() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let account = iroh.get("/api/account").await.json()["id"].as_str().unwrap().to_string();
    sqlx::any::install_default_drivers();
    let mut database = sqlx::AnyConnection::connect(house.server.database()).await.unwrap();
    for number in 0..300_i64 {
        let sql = "INSERT INTO consents (id, account, client, scopes, code, redirect, challenge, family, created_at, \
                   renewed_at) VALUES ($1, $2, $1, 'read', $1, '', '', $1, $3, $3)";
        let query = sqlx::query(sql).bind(format!("c{number:03}")).bind(account.clone()).bind(number);
        query.execute(&mut database).await.unwrap();
    }
    let tokens = house.tokens(&iroh).await;
    assert!(house.works(&tokens.access).await);
    let access = iroh.get("/api/access").await.json();
    let clients: Vec<&str> =
        access.as_array().unwrap().iter().map(|app| app["client"].as_str().unwrap()).collect();
    let expected: Vec<String> = (101..300).map(|number| format!("c{number:03}")).collect();
    assert_eq!(
        (clients.len(), &clients[..199]),
        (200, &expected.iter().map(String::as_str).collect::<Vec<_>>()[..])
    );
    house.server.stop().await;
}
