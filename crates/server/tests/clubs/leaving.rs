//! What becomes of a club when its owner goes, and of what is kept about those who go.

use crate::common::{Client, PASSWORD};
use crate::{act, are, found, join, members, open};
use serde_json::{Value, json};

async fn delete_account(who: &Client) {
    assert_eq!(who.delete("/api/account", json!({ "password": PASSWORD })).await.status, 204);
}

#[tokio::test]
async fn an_owner_hands_over_before_leaving() {
    let server = open().await;
    let (owner, ben) = (server.person("Ana").await, server.person("Ben").await);
    let club = found(&owner, "White Lotus", json!({})).await;
    join(&ben, &club).await;
    let leave = owner.post(&format!("{club}/acts"), json!({ "kind": "leave" })).await;
    assert!(leave.is_refused(409, "owner-stays"), "{leave:?}");
    act(&owner, &club, json!({ "kind": "hand-over", "name": "Ben" })).await;
    assert_eq!(members(&ben, &club).await, are(&[("Ben", "owner"), ("Ana", "helper")]));
    act(&owner, &club, json!({ "kind": "leave" })).await;
    assert_eq!(ben.get(&club).await.json()["members"], 1);
    // Nobody gets more clubs than one may own.
    for name in ["One", "Two"] {
        found(&ben, name, json!({})).await;
    }
    let more = found(&owner, "Another", json!({})).await;
    join(&ben, &more).await;
    let over = owner.post(&format!("{more}/acts"), json!({ "kind": "hand-over", "name": "Ben" })).await;
    assert!(over.is_refused(409, "too-many-owned"), "{over:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_deleted_owner_is_followed_by_the_oldest_helper_then_the_oldest_member_then_nobody() {
    let server = open().await;
    let owner = server.person("Ana").await;
    let club = found(&owner, "White Lotus", json!({})).await;
    let (ben, cai, dan) =
        (server.person("Ben").await, server.person("Cai").await, server.person("Dan").await);
    for who in [&ben, &cai, &dan] {
        server.time.pass(1_000);
        join(who, &club).await;
    }
    act(&owner, &club, json!({ "kind": "helper", "name": "Cai", "helps": true })).await;
    owner.post(&format!("{club}/posts"), json!({ "text": "Goodbye" })).await;
    delete_account(&owner).await;
    assert_eq!(members(&ben, &club).await, are(&[("Cai", "owner"), ("Ben", "member"), ("Dan", "member")]));
    assert_eq!(ben.get(&club).await.json()["members"], 3);
    let post = ben.get(&format!("{club}/posts")).await.json()["posts"][0].clone();
    assert_eq!((&post["text"], &post["author"]), (&json!("Goodbye"), &Value::Null));
    let log = cai.get(&format!("{club}/log")).await.json();
    assert_eq!(log["entries"][0]["by"], Value::Null);
    // Closed by an administrator, an account leaves its clubs, too.
    let judge = server.admin("Judge").await;
    assert_eq!(judge.put("/api/moderation/players/Cai/closed", Value::Null).await.status, 204);
    assert_eq!(members(&ben, &club).await, are(&[("Ben", "owner"), ("Dan", "member")]));
    delete_account(&dan).await;
    delete_account(&ben).await;
    assert!(judge.get(&club).await.is_refused(404, "no-such-club"));
    assert_eq!(judge.get("/api/clubs").await.json()["clubs"], json!([]));
    server.stop().await;
}

#[tokio::test]
async fn everything_about_clubs_is_in_the_copy_of_an_account_and_goes_with_it() {
    let server = open().await;
    let (owner, ben) = (server.person("Ana").await, server.person("Ben").await);
    let asked = found(&owner, "White Lotus", json!({ "entry": "request" })).await;
    let own = found(&ben, "Black Lotus", json!({})).await;
    ben.post(&format!("{asked}/join"), json!({ "text": "please" })).await;
    ben.post(&format!("{own}/posts"), json!({ "text": "Tea at five" })).await;
    let export = ben.get("/api/account/export").await.json();
    let clubs = export["clubs"].as_array().unwrap();
    let named = |name: &str| clubs.iter().find(|club| club["name"] == name).unwrap().clone();
    assert_eq!((clubs.len(), &named("Black Lotus")["what"]), (2, &json!("owner")));
    let asking = named("White Lotus");
    assert_eq!((&asking["what"], &asking["text"]), (&json!("asked"), &json!("please")));
    assert_eq!(export["club_posts"][0]["text"], "Tea at five");
    delete_account(&ben).await;
    assert_eq!(owner.get(&asked).await.json()["you"]["asking"], 0);
    server.stop().await;
}
