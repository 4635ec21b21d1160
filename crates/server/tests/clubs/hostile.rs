//! What strangers send: texts, places of lists, and too much of everything.

use crate::common::TestServer;
use crate::{act, found, join, open, wish};
use serde_json::{Value, json};

#[tokio::test]
async fn what_makes_no_sense_is_refused_and_nothing_is_kept() {
    let server = open().await;
    let owner = server.person("Ana").await;
    let long = "x".repeat(2_001);
    for (name, with) in [
        ("", json!({})),
        ("ab", json!({})),
        ("<script>", json!({})),
        ("tea\u{200b}house", json!({})),
        ("\u{202e}lotus", json!({})),
        ("Lоtus", json!({})),
        ("White Lotus", json!({ "description": long })),
        ("White Lotus", json!({ "description": "\u{200b}" })),
        ("White Lotus", json!({ "languages": ["xx"] })),
        ("White Lotus", json!({ "languages": ["en", "en"] })),
        ("White Lotus", json!({ "most_members": 1 })),
        ("White Lotus", json!({ "most_members": 5_001 })),
        ("White Lotus", json!({ "entry": "anybody" })),
        ("White Lotus", json!({ "members": 9 })),
    ] {
        let reply = owner.post("/api/clubs", wish(name, with.clone())).await;
        assert_eq!(reply.status, 400, "{name:?} {with}: {reply:?}");
    }
    assert_eq!(owner.get("/api/clubs").await.json()["clubs"], json!([]));
    let club = found(&owner, "White Lotus", json!({})).await;
    for text in ["", " ", "\u{200b}", long.as_str(), "a\0b"] {
        let reply = owner.post(&format!("{club}/posts"), json!({ "text": text })).await;
        assert!(reply.is_refused(400, "bad-message"), "{text:?}: {reply:?}");
    }
    for path in [
        "members?after=x",
        "members?after=1-2",
        "posts?before=x",
        "outsiders?kind=x",
        "log?before=x",
        "matches?before=9",
    ] {
        let reply = owner.get(&format!("{club}/{path}")).await;
        assert_eq!(reply.status, 400, "{path}: {reply:?}");
    }
    for path in ["?after=x", "?which=all-of-them", "?search=", "?search=%00", "?which=mine&search=x"] {
        assert_eq!(owner.get(&format!("/api/clubs{path}")).await.status, 400, "{path}");
    }
    for act in [
        json!({ "kind": "invite" }),
        json!({ "kind": "close" }),
        json!({ "kind": "ban", "name": "Ana", "x": 1 }),
    ] {
        assert_eq!(owner.post(&format!("{club}/acts"), act.clone()).await.status, 400, "{act}");
    }
    for word in ["' OR 1=1 --", "%25", "_", "a%27b"] {
        let reply = owner.get(&format!("/api/clubs?search={word}")).await;
        assert!(reply.status == 200 || reply.status == 400, "{word}: {reply:?}");
        assert!(!reply.text.contains("White"), "{word}: {reply:?}");
    }
    let ban = json!({ "kind": "ban", "name": "Ben", "reason": "x".repeat(201) });
    server.person("Ben").await;
    assert!(owner.post(&format!("{club}/acts"), ban).await.is_refused(400, "bad-message"));
    server.stop().await;
}

#[tokio::test]
async fn what_can_be_repeated_has_a_limit() {
    let server = TestServer::open().await;
    let owner = server.person("Ana").await;
    let young = owner.post("/api/clubs", wish("White Lotus", json!({}))).await;
    assert!(young.is_refused(403, "too-young-to-found"), "{young:?}");
    server.time.pass(25 * 3_600_000);
    let club = found(&owner, "White Lotus", json!({})).await;
    for name in ["Two", "Three"] {
        found(&owner, name, json!({})).await;
    }
    let fourth = owner.post("/api/clubs", wish("Four", json!({}))).await;
    assert_eq!(fourth.status, 429, "{fourth:?}");
    server.time.pass(25 * 3_600_000);
    let fourth = owner.post("/api/clubs", wish("Four", json!({}))).await;
    assert!(fourth.is_refused(409, "too-many-owned"), "{fourth:?}");
    let mut last = 201;
    for i in 0..21 {
        last = owner.post(&format!("{club}/posts"), json!({ "text": format!("{i}") })).await.status.as_u16();
    }
    assert_eq!(last, 429);
    let member = server.person("Ben").await;
    join(&member, &club).await;
    for i in 0..130 {
        let muted = json!({ "kind": "mute", "muted": i % 2 == 0 });
        last = member.post(&format!("{club}/acts"), muted).await.status.as_u16();
    }
    assert_eq!(last, 429);
    server.stop().await;
}

#[tokio::test]
async fn a_club_survives_a_restart_as_it_was() {
    let mut server = open().await;
    let owner = server.person("Ana").await;
    let club = found(&owner, "White Lotus", json!({})).await;
    join(&server.person("Ben").await, &club).await;
    act(&owner, &club, json!({ "kind": "helper", "name": "Ben", "helps": true })).await;
    owner.post(&format!("{club}/posts"), json!({ "text": "Tea" })).await;
    let before = server.client().get(&club).await.json();
    server.restart().await;
    let after = server.client();
    assert_eq!(after.get(&club).await.json(), before);
    assert_eq!(after.get(&format!("{club}/members")).await.json()["members"][1]["role"], "helper");
    assert_eq!(after.get(&format!("{club}/posts")).await.json()["posts"][0]["text"], "Tea");
    assert_eq!(after.delete(&club, Value::Null).await.status, 401);
    server.stop().await;
}
