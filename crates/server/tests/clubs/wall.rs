//! The wall, who hears of it, and what can be reported.

use crate::common::until;
use crate::{act, found, join, listed, open, told};
use serde_json::{Value, json};

#[tokio::test]
async fn what_is_written_is_read_by_all_and_told_to_members_who_listen() {
    let server = open().await;
    let (owner, ben, cai) =
        (server.person("Ana").await, server.person("Ben").await, server.person("Cai").await);
    let club = found(&owner, "White Lotus", json!({})).await;
    join(&ben, &club).await;
    join(&cai, &club).await;
    act(&cai, &club, json!({ "kind": "mute", "muted": true })).await;
    for text in ["Tea at five", "  <b>Tea\u{202e}</b> at six\u{200b} "] {
        server.time.pass(1_000);
        let reply = owner.post(&format!("{club}/posts"), json!({ "text": text })).await;
        assert_eq!(reply.status, 201, "{reply:?}");
    }
    let posts = format!("{club}/posts");
    let texts = listed(&server.client(), &posts, "posts", "text").await;
    assert_eq!(texts, ["<b>Tea</b> at six", "Tea at five"]);
    until("Ben is told of both", async || told(&ben).await == ["post", "post"]).await;
    let notice = ben.get("/api/notices").await.json()["notices"][0].clone();
    assert_eq!((&notice["club_name"], &notice["who"]["name"]), (&json!("White Lotus"), &json!("Ana")));
    assert_eq!((told(&cai).await.len(), told(&owner).await.len()), (0, 0));
    // What was told once is not told again.
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    assert_eq!(told(&ben).await.len(), 2);
    let id = listed(&owner, &posts, "posts", "id").await[0].as_str().unwrap().to_string();
    assert_eq!(owner.delete(&format!("{posts}/{id}"), Value::Null).await.status, 204);
    assert!(owner.delete(&format!("{posts}/{id}"), Value::Null).await.is_refused(404, "not-found"));
    assert_eq!(listed(&ben, &posts, "posts", "text").await, ["Tea at five"]);
    server.stop().await;
}

#[tokio::test]
async fn a_post_of_one_club_is_not_taken_off_by_another() {
    let server = open().await;
    let (owner, other) = (server.person("Ana").await, server.person("Ben").await);
    let club = found(&owner, "White Lotus", json!({})).await;
    let theirs = found(&other, "Black Lotus", json!({})).await;
    let post = owner.post(&format!("{club}/posts"), json!({ "text": "Tea" })).await.json();
    let id = post["id"].as_str().unwrap();
    let reply = other.delete(&format!("{theirs}/posts/{id}"), Value::Null).await;
    assert!(reply.is_refused(404, "not-found"), "{reply:?}");
    let judge = server.admin("Judge").await;
    assert_eq!(judge.delete(&format!("{club}/posts/{id}"), Value::Null).await.status, 204);
    server.stop().await;
}

#[tokio::test]
async fn whoever_is_muted_writes_nothing_for_others() {
    let server = open().await;
    let owner = server.person("Ana").await;
    let club = found(&owner, "White Lotus", json!({})).await;
    let judge = server.admin("Judge").await;
    assert_eq!(judge.put("/api/moderation/players/Ana/mute", json!({ "hours": 1 })).await.status, 204);
    let post = owner.post(&format!("{club}/posts"), json!({ "text": "Tea" })).await;
    assert!(post.is_refused(403, "muted"), "{post:?}");
    let set = owner.put(&club, crate::wish("Rude words", json!({}))).await;
    assert!(set.is_refused(403, "muted"), "{set:?}");
    let found = owner.post("/api/clubs", crate::wish("Rude words", json!({}))).await;
    assert!(found.is_refused(403, "muted"), "{found:?}");
    server.stop().await;
}

#[tokio::test]
async fn clubs_and_posts_are_reported_as_they_were_by_those_who_see_them() {
    let server = open().await;
    let (owner, ben) = (server.person("Ana").await, server.person("Ben").await);
    let club = found(&owner, "White Lotus", json!({ "description": "Only the best" })).await;
    let id = club.rsplit('/').next().unwrap();
    let post = owner.post(&format!("{club}/posts"), json!({ "text": "You are all bad" })).await.json();
    let report = |name: &str, more: Value| {
        let mut report = json!({ "name": name, "reason": "rude", "club": id });
        for (key, value) in more.as_object().unwrap() {
            report[key] = value.clone();
        }
        report
    };
    let about_post = report("Ana", json!({ "post": post["id"] }));
    assert_eq!(ben.post("/api/reports", about_post.clone()).await.status, 201);
    assert_eq!(ben.post("/api/reports", report("Ana", json!({}))).await.status, 201);
    // The owner is not somebody else, and neither is the author.
    for wrong in [report("Ben", json!({})), report("Ben", json!({ "post": post["id"] }))] {
        assert_eq!(owner.post("/api/reports", wrong).await.status, 404);
    }
    let judge = server.admin("Judge").await;
    let reports = judge.get("/api/moderation/reports").await.json();
    let mut said: Vec<&str> =
        reports.as_array().unwrap().iter().map(|report| report["message"].as_str().unwrap()).collect();
    said.sort_unstable();
    assert_eq!(said, ["White Lotus\nOnly the best", "You are all bad"]);
    assert_eq!(reports[0]["club"], json!(id));
    // What one cannot see one cannot report.
    owner.put(&club, crate::wish("White Lotus", json!({ "public": false }))).await;
    assert_eq!(ben.post("/api/reports", about_post).await.status, 404);
    server.stop().await;
}
