//! How one becomes a member, and stops being one.

use crate::{act, are, found, join, listed, members, open, told, wish};
use serde_json::{Value, json};

#[tokio::test]
async fn a_club_is_founded_found_and_joined_at_once() {
    let server = open().await;
    let (owner, ben) = (server.person("Ana").await, server.person("Ben").await);
    let with = json!({ "description": "Tea\u{202e} and tiles", "languages": ["pl", "en"] });
    let club = found(&owner, "White Lotus", with).await;
    let view = server.client().get(&club).await.json();
    assert_eq!((&view["members"], &view["owner"]["name"]), (&json!(1), &json!("Ana")));
    assert_eq!((&view["description"], &view["languages"]), (&json!("Tea and tiles"), &json!(["en", "pl"])));
    assert_eq!(view["you"], Value::Null);
    join(&ben, &club).await;
    join(&ben, &club).await;
    let view = ben.get(&club).await.json();
    assert_eq!((&view["members"], &view["you"]["role"]), (&json!(2), &json!("member")));
    assert_eq!(members(&ben, &club).await, are(&[("Ana", "owner"), ("Ben", "member")]));
    for text in ["whi", "LOTUS", "l0tus", "lotus white"] {
        let names = listed(&ben, &format!("/api/clubs?search={text}"), "clubs", "name").await;
        assert_eq!(names, ["White Lotus"], "{text}");
    }
    assert_eq!(listed(&ben, "/api/clubs?search=otus", "clubs", "name").await, Vec::<Value>::new());
    assert_eq!(listed(&ben, "/api/clubs?which=mine", "clubs", "name").await, ["White Lotus"]);
    act(&ben, &club, json!({ "kind": "leave" })).await;
    assert_eq!(members(&owner, &club).await, are(&[("Ana", "owner")]));
    assert!(
        ben.post(&format!("{club}/acts"), json!({ "kind": "leave" })).await.is_refused(409, "not-a-member")
    );
    server.stop().await;
}

#[tokio::test]
async fn names_of_clubs_are_one_if_they_look_alike_and_free_again_when_the_club_closes() {
    let server = open().await;
    let (owner, other) = (server.person("Ana").await, server.person("Ben").await);
    let club = found(&owner, "White Lotus", json!({})).await;
    for name in ["white-lotus", "WHITE L0TUS", "Whlte.Lotus"] {
        let reply = other.post("/api/clubs", wish(name, json!({}))).await;
        assert!(reply.is_refused(409, "club-name-taken"), "{name}: {reply:?}");
    }
    for name in ["Teahouse Team", "Admin", "The Moderator"] {
        let reply = other.post("/api/clubs", wish(name, json!({}))).await;
        assert!(reply.is_refused(409, "club-name-taken"), "{name}: {reply:?}");
    }
    let black = found(&other, "Black Lotus", json!({})).await;
    assert!(other.put(&black, wish("white lotus", json!({}))).await.is_refused(409, "club-name-taken"));
    assert_eq!(
        other.put(&black, wish("Black  Lotus".replace("  ", " ").as_str(), json!({}))).await.status,
        200
    );
    assert_eq!(owner.delete(&club, Value::Null).await.status, 204);
    assert!(owner.get(&club).await.is_refused(404, "no-such-club"));
    found(&other, "White Lotus", json!({})).await;
    assert_eq!(listed(&owner, "/api/clubs?search=white", "clubs", "name").await, ["White Lotus"]);
    server.stop().await;
}

#[tokio::test]
async fn who_asks_is_let_in_or_not_and_hears_of_it() {
    let server = open().await;
    let (owner, ben, cai) =
        (server.person("Ana").await, server.person("Ben").await, server.person("Cai").await);
    let club = found(&owner, "White Lotus", json!({ "entry": "request" })).await;
    for who in [&ben, &cai] {
        server.time.pass(1_000);
        let reply = who.post(&format!("{club}/join"), json!({ "text": "please" })).await;
        assert_eq!((reply.status.as_u16(), &reply.json()["you"]["outside"]), (200, &json!("asked")));
    }
    assert_eq!(owner.get(&club).await.json()["you"]["asking"], 2);
    let asking = format!("{club}/outsiders?kind=asked");
    assert_eq!(listed(&owner, &asking, "outsiders", "player.name").await, ["Ben", "Cai"]);
    assert_eq!(listed(&owner, &asking, "outsiders", "text").await, ["please", "please"]);
    act(&owner, &club, json!({ "kind": "accept", "name": "Ben" })).await;
    act(&owner, &club, json!({ "kind": "accept", "name": "Ben" })).await;
    act(&owner, &club, json!({ "kind": "refuse", "name": "Cai", "reason": "not now" })).await;
    let again = owner.post(&format!("{club}/acts"), json!({ "kind": "accept", "name": "Cai" })).await;
    assert!(again.is_refused(404, "no-such-request"), "{again:?}");
    assert_eq!(members(&ben, &club).await, are(&[("Ana", "owner"), ("Ben", "member")]));
    crate::common::until("Ben is told", async || told(&ben).await == ["accepted"]).await;
    assert_eq!(told(&cai).await, Vec::<String>::new());
    let deeds = listed(&owner, &format!("{club}/log"), "entries", "deed").await;
    assert_eq!(deeds, ["refused", "accepted", "founded"]);
    assert_eq!(owner.get(&format!("{club}/log")).await.json()["entries"][0]["text"], "not now");
    server.stop().await;
}

#[tokio::test]
async fn a_private_club_is_there_for_members_and_the_invited_only() {
    let server = open().await;
    let (owner, ben, cai) =
        (server.person("Ana").await, server.person("Ben").await, server.person("Cai").await);
    let club = found(&owner, "White Lotus", json!({ "entry": "invitation", "public": false })).await;
    for path in ["", "/members", "/posts", "/tournaments", "/matches"] {
        let reply = ben.get(&format!("{club}{path}")).await;
        assert!(reply.is_refused(404, "no-such-club"), "{path}: {reply:?}");
    }
    assert_eq!(listed(&ben, "/api/clubs", "clubs", "name").await, Vec::<Value>::new());
    assert_eq!(listed(&ben, "/api/clubs?search=white", "clubs", "name").await, Vec::<Value>::new());
    assert!(ben.post(&format!("{club}/join"), json!({})).await.is_refused(404, "no-such-club"));
    act(&owner, &club, json!({ "kind": "invite", "name": "Ben" })).await;
    crate::common::until("Ben is told", async || told(&ben).await == ["invitation"]).await;
    assert_eq!(listed(&ben, "/api/clubs?which=invited", "clubs", "name").await, ["White Lotus"]);
    assert_eq!(ben.get(&club).await.json()["you"]["outside"], "invited");
    join(&ben, &club).await;
    assert_eq!(listed(&ben, "/api/clubs?which=invited", "clubs", "name").await, Vec::<Value>::new());
    // An invitation that was taken back is none.
    act(&owner, &club, json!({ "kind": "invite", "name": "Cai" })).await;
    act(&owner, &club, json!({ "kind": "uninvite", "name": "Cai" })).await;
    assert!(cai.post(&format!("{club}/join"), json!({})).await.is_refused(404, "no-such-club"));
    server.stop().await;
}

#[tokio::test]
async fn a_link_lets_in_whoever_has_it_until_it_is_renewed_or_taken_back() {
    let server = open().await;
    let owner = server.person("Ana").await;
    let club = found(&owner, "White Lotus", json!({ "entry": "invitation", "public": false })).await;
    let link = async || {
        let reply = owner.post(&format!("{club}/link"), Value::Null).await;
        reply.json()["secret"].as_str().unwrap().to_string()
    };
    let try_it = async |name: &str, link: &str| {
        let person = server.person(name).await;
        let reply = person.post(&format!("{club}/join"), json!({ "link": link })).await;
        (reply.status.as_u16(), reply.text.contains("wrong-club-link") || reply.text.contains("no-such-club"))
    };
    let first = link().await;
    assert_eq!(try_it("Ben", &first).await, (200, false));
    let second = link().await;
    assert_eq!(try_it("Cai", &first).await, (404, true));
    assert_eq!(try_it("Dan", &second).await, (200, false));
    assert_eq!(owner.delete(&format!("{club}/link"), Value::Null).await.status, 204);
    assert_eq!(try_it("Eve", &second).await, (404, true));
    assert_eq!(try_it("Fay", "").await, (404, true));
    assert_eq!(owner.get(&club).await.json()["you"]["link"], false);
    server.stop().await;
}

#[tokio::test]
async fn whoever_blocked_the_other_is_not_invited() {
    let server = open().await;
    let (owner, ben, cai) =
        (server.person("Ana").await, server.person("Ben").await, server.person("Cai").await);
    let club = found(&owner, "White Lotus", json!({})).await;
    assert_eq!(ben.put("/api/blocks/Ana", Value::Null).await.status, 204);
    assert_eq!(owner.put("/api/blocks/Cai", Value::Null).await.status, 204);
    for (name, person) in [("Ben", &ben), ("Cai", &cai)] {
        let reply = owner.post(&format!("{club}/acts"), json!({ "kind": "invite", "name": name })).await;
        assert!(reply.is_refused(403, "club-blocked"), "{reply:?}");
        assert_eq!(listed(person, "/api/clubs?which=invited", "clubs", "name").await, Vec::<Value>::new());
    }
    server.stop().await;
}

#[tokio::test]
async fn the_banned_come_back_by_no_way_until_the_ban_ends() {
    let server = open().await;
    let (owner, ben) = (server.person("Ana").await, server.person("Ben").await);
    let club = found(&owner, "White Lotus", json!({})).await;
    join(&ben, &club).await;
    act(&owner, &club, json!({ "kind": "ban", "name": "Ben", "reason": "rude" })).await;
    assert_eq!(owner.get(&club).await.json()["members"], 1);
    let secret = owner.post(&format!("{club}/link"), Value::Null).await.json()["secret"].clone();
    for body in [json!({}), json!({ "link": secret })] {
        let reply = ben.post(&format!("{club}/join"), body).await;
        assert!(reply.is_refused(403, "banned-from-club"), "{reply:?}");
    }
    let invite = owner.post(&format!("{club}/acts"), json!({ "kind": "invite", "name": "Ben" })).await;
    assert!(invite.is_refused(403, "banned-from-club"), "{invite:?}");
    // Nor can they forget the ban by leaving.
    let leave = ben.post(&format!("{club}/acts"), json!({ "kind": "leave" })).await;
    assert!(leave.is_refused(409, "not-a-member"), "{leave:?}");
    assert!(ben.post(&format!("{club}/join"), json!({})).await.is_refused(403, "banned-from-club"));
    act(&owner, &club, json!({ "kind": "unban", "name": "Ben" })).await;
    join(&ben, &club).await;
    // Removed is not banned.
    act(&owner, &club, json!({ "kind": "remove", "name": "Ben" })).await;
    join(&ben, &club).await;
    server.stop().await;
}

#[tokio::test]
async fn long_lists_come_in_pages_that_miss_nobody() {
    let server = open().await;
    let owner = server.person("Ana").await;
    let club = found(&owner, "White Lotus", json!({})).await;
    for i in 0..65 {
        join(&server.person(&format!("Player{i}")).await, &club).await;
    }
    let (mut seen, mut after) = (Vec::new(), String::new());
    loop {
        let page = owner.get(&format!("{club}/members?after={after}")).await.json();
        let names = page["members"].as_array().unwrap().clone();
        assert!(names.len() <= 30);
        seen.extend(names.iter().map(|one| one["player"]["name"].as_str().unwrap().to_string()));
        let Some(next) = page["after"].as_str() else { break };
        after = next.to_string();
    }
    assert_eq!((seen.len(), seen[0].as_str()), (66, "Ana"));
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 66);
    // Clubs with more members come first, and pages go on where the last one ended.
    for i in 0..32 {
        let founder = server.person(&format!("Founder{i}")).await;
        found(&founder, &format!("Club {i}"), json!({})).await;
    }
    let first = owner.get("/api/clubs").await.json();
    assert_eq!(
        (&first["clubs"][0]["name"], first["clubs"].as_array().unwrap().len()),
        (&json!("White Lotus"), 30)
    );
    let rest =
        listed(&owner, &format!("/api/clubs?after={}", first["after"].as_str().unwrap()), "clubs", "id")
            .await;
    let ids: Vec<&Value> = first["clubs"].as_array().unwrap().iter().map(|club| &club["id"]).collect();
    assert!(rest.len() == 3 && rest.iter().all(|id| !ids.contains(&id)), "{rest:?}");
    server.stop().await;
}
