//! Webhooks: signed, in the shape that was asked for, and never led elsewhere.

use crate::receiver::is_signed;
use crate::{House, a_while, turn};
use serde_json::{Value, json};

async fn add(house: &House, path: &str, shape: &str) -> Value {
    let new = json!({ "url": format!("{}{path}", house.receiver.url), "shape": shape });
    let reply = house.ben.post("/api/notices/webhooks", new).await;
    assert_eq!(reply.status, 201, "{reply:?}");
    reply.json()
}

#[tokio::test]
async fn a_webhook_gets_signed_messages_in_its_shape() {
    let house = House::open().await;
    let (plain, discord) = (add(&house, "/plain", "plain").await, add(&house, "/discord", "discord").await);
    let game = house.game().await;
    turn(&house.ana, &game).await;
    let letters = house.receiver.until(2).await;
    let of = |path: &str| letters.iter().find(|letter| letter.path == path).unwrap().clone();
    let (one, other) = (of("/plain"), of("/discord"));
    let secret = |hook: &Value| hook["secret"].as_str().unwrap().to_string();
    assert!(is_signed(&one, &secret(&plain)) && is_signed(&other, &secret(&discord)));
    assert!(!is_signed(&one, &secret(&discord)));
    let body: Value = serde_json::from_slice(&one.body).unwrap();
    assert_eq!((&body["kind"], &body["game"], &body["who"]), (&json!("turn"), &json!(game), &json!("Ana")));
    assert_eq!(one.header("teahouse-notice"), body["id"]);
    let body: Value = serde_json::from_slice(&other.body).unwrap();
    assert_eq!(body["embeds"][0]["title"], "Your turn");
    assert!(body["embeds"][0]["url"].as_str().unwrap().ends_with(&format!("/game/{game}")));
    assert_eq!(body["allowed_mentions"], json!({ "parse": [] }));
    // The secret is shown once.
    let listed = house.ben.get("/api/notices/webhooks").await.json();
    assert!(listed.as_array().unwrap().iter().all(|hook| hook.get("secret").is_none()), "{listed}");
    house.server.stop().await;
}

#[tokio::test]
async fn a_webhook_can_be_tried_and_taken_away_by_its_owner_alone() {
    let house = House::open().await;
    let hook = add(&house, "/hook", "plain").await;
    let path = format!("/api/notices/webhooks/{}", hook["id"].as_str().unwrap());
    assert_eq!(house.ana.post(&format!("{path}/test"), json!(null)).await.status, 404);
    assert_eq!(house.ana.delete(&path, json!(null)).await.status, 404);
    let tried = house.ben.post(&format!("{path}/test"), json!(null)).await.json();
    assert_eq!(tried, json!({ "status": 201, "received": true }));
    house.receiver.answer("/hook", 302);
    let tried = house.ben.post(&format!("{path}/test"), json!(null)).await.json();
    assert_eq!(tried, json!({ "status": 302, "received": false }));
    // Nobody is led elsewhere, and an answer that refuses is not asked again.
    let game = house.game().await;
    turn(&house.ana, &game).await;
    house.receiver.until(3).await;
    house.server.time.pass(3_600_000);
    a_while().await;
    let paths: Vec<String> = house.receiver.letters().into_iter().map(|letter| letter.path).collect();
    assert_eq!(paths, ["/hook"; 3]);
    assert_eq!(house.ben.delete(&path, json!(null)).await.status, 204);
    for url in ["http://10.0.0.1/", "https://[fd00::1]/", "https://u:p@example.org/", "x"] {
        let reply = house.ben.post("/api/notices/webhooks", json!({ "url": url, "shape": "plain" })).await;
        assert!(reply.is_refused(400, "bad-webhook"), "{url}: {reply:?}");
    }
    for number in 0..5 {
        add(&house, &format!("/{number}"), "plain").await;
    }
    let sixth = json!({ "url": "https://example.org/", "shape": "plain" });
    assert!(house.ben.post("/api/notices/webhooks", sixth).await.is_refused(409, "too-many-webhooks"));
    house.server.stop().await;
}
