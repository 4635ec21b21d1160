//! Time off, as its owner and others see it.

use crate::common::TestServer;
use serde_json::json;

const DAY: i64 = 86_400_000;

#[tokio::test]
async fn opponents_see_until_when_somebody_is_away_and_the_owner_can_come_back() {
    let server = TestServer::open().await;
    let (one, two) = (server.person("Suki").await, server.person("Sokka").await);
    let game = json!({ "game": "halma", "time": { "kind": "days", "days": 3 }, "seats": [{ "kind": "me" }, { "kind": "anyone" }] });
    let id = one.create(game).await;
    assert_eq!(two.act(&id, "join").await.status, 200);
    let until = server.time.now() + 7 * DAY;
    let path = "/api/account/time-off";
    let taken = one.put(path, json!({ "until": until })).await;
    assert_eq!((taken.status.as_u16(), &taken.json()["now"]["until"]), (200, &json!(until)), "{taken:?}");
    let away = async || {
        let state = two.get(&format!("/api/games/{id}")).await.json();
        state["seats"].as_array().unwrap().iter().find_map(|seat| seat["away_until"].as_i64())
    };
    crate::common::until("it is seen", async || away().await == Some(until)).await;
    assert_eq!(one.get("/api/account/export").await.json()["time_off"][0]["until"], json!(until));
    server.time.pass(DAY);
    let back = one.delete(path, json!(null)).await.json();
    assert!(back["now"].is_null() && back["days_a_year"] == 28, "{back}");
    crate::common::until("it is over", async || away().await.is_none()).await;
    server.stop().await;
}
