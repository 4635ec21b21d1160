//! Two at once: places, requests, clubs and matches are given away once.

use crate::{act, found, join, listed, members, open};
use futures_util::future::join_all;
use serde_json::{Value, json};

#[tokio::test]
async fn the_last_places_of_a_club_are_given_once() {
    let server = open().await;
    let owner = server.person("Ana").await;
    let club = found(&owner, "White Lotus", json!({ "most_members": 4 })).await;
    let mut people = Vec::new();
    for i in 0..8 {
        people.push(server.person(&format!("Player{i}")).await);
    }
    let path = format!("{club}/join");
    let replies = join_all(people.iter().map(|who| who.post(&path, json!({})))).await;
    let inside = replies.iter().filter(|reply| reply.status == 200).count();
    assert_eq!(inside, 3);
    assert!(replies.iter().all(|reply| reply.status == 200 || reply.is_refused(409, "club-full")));
    assert_eq!(
        (members(&owner, &club).await.len(), &owner.get(&club).await.json()["members"]),
        (4, &json!(4))
    );
    server.stop().await;
}

#[tokio::test]
async fn two_who_accept_or_refuse_at_once_are_one() {
    let server = open().await;
    let (owner, helper) = (server.person("Ana").await, server.person("Ben").await);
    let club = found(&owner, "White Lotus", json!({ "entry": "request" })).await;
    helper.post(&format!("{club}/join"), json!({})).await;
    act(&owner, &club, json!({ "kind": "accept", "name": "Ben" })).await;
    act(&owner, &club, json!({ "kind": "helper", "name": "Ben", "helps": true })).await;
    let acts = format!("{club}/acts");
    for i in 0..6 {
        let name = format!("Player{i}");
        server.person(&name).await.post(&format!("{club}/join"), json!({})).await;
        let (accept, refuse) =
            (json!({ "kind": "accept", "name": name }), json!({ "kind": "refuse", "name": name }));
        let (one, other) = tokio::join!(owner.post(&acts, accept), helper.post(&acts, refuse));
        assert!((one.status == 204) != (other.status == 204), "{one:?} {other:?}");
    }
    let deeds = listed(&owner, &format!("{club}/log"), "entries", "deed").await;
    let settled = deeds.iter().filter(|deed| *deed == "accepted" || *deed == "refused").count();
    // And the helper's own.
    assert_eq!(settled, 7, "{deeds:?}");
    let count = owner.get(&club).await.json()["members"].as_u64().unwrap() as usize;
    assert_eq!(members(&owner, &club).await.len(), count);
    server.stop().await;
}

#[tokio::test]
async fn two_handovers_at_once_leave_one_owner() {
    let server = open().await;
    let owner = server.person("Ana").await;
    let club = found(&owner, "White Lotus", json!({})).await;
    for name in ["Ben", "Cai"] {
        join(&server.person(name).await, &club).await;
    }
    let acts = format!("{club}/acts");
    let over = |name: &str| owner.post(&acts, json!({ "kind": "hand-over", "name": name }));
    let (one, other) = tokio::join!(over("Ben"), over("Cai"));
    assert!((one.status == 204) != (other.status == 204), "{one:?} {other:?}");
    let all = members(&owner, &club).await;
    assert_eq!(all.iter().filter(|(_, role)| role == "owner").count(), 1, "{all:?}");
    assert!(all.contains(&("Ana".to_string(), "helper".to_string())), "{all:?}");
    server.stop().await;
}

#[tokio::test]
async fn nobody_founds_more_clubs_at_once_than_one_after_the_other() {
    let server = open().await;
    let owner = server.person("Ana").await;
    let wishes: Vec<Value> = (0..8).map(|i| crate::wish(&format!("Lotus {i}"), json!({}))).collect();
    let replies = join_all(wishes.into_iter().map(|wish| owner.post("/api/clubs", wish))).await;
    assert_eq!(replies.iter().filter(|reply| reply.status == 201).count(), 3);
    assert_eq!(owner.get("/api/clubs?which=mine").await.json()["clubs"].as_array().unwrap().len(), 3);
    // One name is one club, whoever is quicker.
    let (ben, cai) = (server.person("Ben").await, server.person("Cai").await);
    let (one, other) = tokio::join!(
        ben.post("/api/clubs", crate::wish("Jade", json!({}))),
        cai.post("/api/clubs", crate::wish("jade", json!({})))
    );
    assert!((one.status == 201) != (other.status == 201), "{one:?} {other:?}");
    server.stop().await;
}

#[tokio::test]
async fn members_who_go_while_others_come_are_counted() {
    let server = open().await;
    let owner = server.person("Ana").await;
    let club = found(&owner, "White Lotus", json!({})).await;
    let mut people = Vec::new();
    for i in 0..6 {
        people.push(server.person(&format!("Player{i}")).await);
        if i < 3 {
            join(&people[i], &club).await;
        }
    }
    let (acts, path) = (format!("{club}/acts"), format!("{club}/join"));
    let gone = json!({ "password": crate::common::PASSWORD });
    let (_, _, _, _, _, closed) = tokio::join!(
        people[0].post(&acts, json!({ "kind": "leave" })),
        owner.post(&acts, json!({ "kind": "ban", "name": "Player0" })),
        people[1].delete("/api/account", gone),
        people[3].post(&path, json!({})),
        people[4].post(&path, json!({})),
        owner.post(&acts, json!({ "kind": "remove", "name": "Player1" }))
    );
    assert!(closed.status == 204 || closed.status == 404, "{closed:?}");
    let inside = members(&owner, &club).await;
    let count = owner.get(&club).await.json()["members"].as_u64().unwrap() as usize;
    assert_eq!((inside.len(), count), (4, 4), "{inside:?}");
    server.stop().await;
}
