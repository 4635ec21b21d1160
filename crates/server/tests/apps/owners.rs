//! Those who register apps.

use crate::common::TestServer;
use crate::{House, let_in};
use serde_json::{Value, json};

fn new(otherwise: &[(&str, Value)]) -> Value {
    let mut new = json!({ "name": "Board", "url": "https://board.example/", "scopes": ["play", "read", "read"],
        "redirects": ["https://board.example/cb", "https://board.example/cb", "http://[::1]/cb"] });
    for (name, value) in otherwise {
        new[*name] = value.clone();
    }
    new
}

#[tokio::test]
async fn an_app_is_registered_renamed_and_deleted_by_its_owner_alone() {
    let house = House::open().await;
    let iroh = house.server.person("Iroh").await;
    let made = iroh.post("/api/apps", new(&[])).await.json();
    assert_eq!(made["scopes"], json!(["read", "play"]), "in order, each once");
    assert_eq!(made["redirects"], json!(["https://board.example/cb", "http://[::1]/cb"]));
    assert_eq!(iroh.get("/api/apps").await.json(), json!([made]));
    house.tokens(&iroh).await;
    let path = format!("/api/apps/{}", house.app);
    for reply in [
        iroh.put(&path, json!({ "name": "Mine" })).await,
        iroh.delete(&path, Value::Null).await,
        iroh.put("/api/apps/teahouse-python", json!({ "name": "Mine" })).await,
        iroh.delete("/api/apps/teahouse-python", Value::Null).await,
    ] {
        assert!(reply.is_refused(404, "not-found"), "{reply:?}");
    }
    assert_eq!(house.owner.put(&path, json!({ "name": " Tea  Board " })).await.status, 204);
    assert_eq!(let_in(&iroh).await, [json!("Tea  Board")]);
    assert!(house.owner.put(&path, json!({ "name": "Teahouse" })).await.is_refused(400, "bad-app-name"));
    house.server.stop().await;
}

#[tokio::test]
async fn an_app_that_could_deceive_is_not_registered() {
    let server = TestServer::open().await;
    let iroh = server.person("Iroh").await;
    let one = |address: &str| json!([address]);
    for (name, value, error) in [
        ("name", json!(""), "bad-app-name"),
        ("name", json!("Teahouse"), "bad-app-name"),
        ("name", json!("Official app"), "bad-app-name"),
        ("name", json!("two\nlines"), "bad-app-name"),
        ("name", json!("x".repeat(61)), "bad-app-name"),
        ("url", json!("http://board.example/"), "bad-app-url"),
        ("url", json!("javascript:alert(1)"), "bad-app-url"),
        ("url", json!("https://user@board.example/"), "bad-app-url"),
        ("url", json!(format!("https://board.example/{}", "x".repeat(300))), "bad-app-url"),
        ("redirects", json!([]), "bad-app-redirects"),
        (
            "redirects",
            json!((0..6).map(|n| format!("https://board.example/{n}")).collect::<Vec<_>>()),
            "bad-app-redirects",
        ),
        ("redirects", one("http://board.example/cb"), "bad-app-redirect"),
        ("redirects", one("http://localhost/cb"), "bad-app-redirect"),
        ("redirects", one("javascript:alert(1)"), "bad-app-redirect"),
        ("redirects", one("data:text/html,x"), "bad-app-redirect"),
        ("redirects", one("app:/cb"), "bad-app-redirect"),
        ("redirects", one("https://board.example/cb#x"), "bad-app-redirect"),
        ("redirects", one("https://board.example/cb https://evil.example/"), "bad-app-redirect"),
        ("redirects", one("https://board.example/cb?code=x"), "bad-app-redirect"),
        ("scopes", json!([]), "no-scopes"),
        ("scopes", json!(["admin"]), "bad-request"),
        ("owner", json!("Zuko"), "bad-request"),
    ] {
        let reply = iroh.post("/api/apps", new(&[(name, value.clone())])).await;
        assert!(reply.is_refused(400, error), "{name}={value}: {reply:?}");
    }
    assert_eq!(iroh.get("/api/apps").await.json(), json!([]));
    server.stop().await;
}

#[tokio::test]
async fn an_account_has_a_few_apps() {
    let server = TestServer::open().await;
    let iroh = server.person("Iroh").await;
    for number in 0..10 {
        assert_eq!(
            iroh.post("/api/apps", new(&[("name", json!(format!("Board {number}")))])).await.status,
            201
        );
    }
    assert!(iroh.post("/api/apps", new(&[])).await.is_refused(409, "too-many-apps"));
    let first = iroh.get("/api/apps").await.json()[0]["id"].as_str().unwrap().to_string();
    assert_eq!(iroh.delete(&format!("/api/apps/{first}"), Value::Null).await.status, 204);
    assert_eq!(iroh.post("/api/apps", new(&[])).await.status, 201);
    server.stop().await;
}
