//! What waits for whom, and when it does no longer.

use crate::{House, a_while, common, kinds, list, settings, turn, until_kinds};
use serde_json::json;

const DAY: i64 = 86_400_000;

#[tokio::test]
async fn what_waits_is_in_the_list_until_it_is_done() {
    let house = House::open().await;
    let game = house.game().await;
    until_kinds(&house.ana, &["turn"]).await;
    turn(&house.ana, &game).await;
    until_kinds(&house.ana, &[]).await;
    until_kinds(&house.ben, &["turn"]).await;
    let notice = list(&house.ben).await.remove(0);
    assert_eq!(notice["game"], game.as_str());
    assert_eq!((&notice["who"]["name"], &notice["game_kind"]), (&json!("Ana"), &json!("halma")));
    assert_eq!((&notice["waits"], &notice["read"]), (&json!(true), &json!(false)));
    let count = async || house.ben.get("/api/notices/count").await.json();
    assert_eq!(count().await, json!({ "unread": 1, "games": 1 }));
    // Somebody else's notice cannot be read.
    let path = format!("/api/notices/{}/read", notice["id"].as_str().unwrap());
    assert_eq!(house.ana.post(&path, json!(null)).await.status, 200);
    assert_eq!(count().await, json!({ "unread": 1, "games": 1 }));
    assert_eq!(house.ben.post(&path, json!(null)).await.json(), json!({ "unread": 0, "games": 1 }));
    assert_eq!(house.ana.act(&game, "draw").await.status, 200);
    until_kinds(&house.ben, &["turn", "offer"]).await;
    assert_eq!(house.ben.act(&game, "decline").await.status, 200);
    until_kinds(&house.ben, &["turn"]).await;
    // The last day of three.
    house.server.time.pass(2 * DAY + 60_000);
    until_kinds(&house.ben, &["deadline", "turn"]).await;
    turn(&house.ben, &game).await;
    until_kinds(&house.ben, &[]).await;
    assert_eq!(house.ana.act(&game, "resign").await.status, 200);
    until_kinds(&house.ben, &["over"]).await;
    until_kinds(&house.ana, &[]).await;
    house.server.stop().await;
}

#[tokio::test]
async fn a_challenge_waits_until_it_is_answered() {
    let house = House::open().await;
    let seats = json!([{ "kind": "me" }, { "kind": "player", "name": "Ben" }]);
    let days = json!({ "kind": "days", "days": 1 });
    let game = json!({ "game": "halma", "time": days, "seats": seats });
    let first = house.ana.create(game.clone()).await;
    until_kinds(&house.ben, &["challenge"]).await;
    assert_eq!(list(&house.ben).await[0]["who"]["name"], "Ana");
    assert_eq!(house.ben.act(&first, "leave").await.status, 200);
    until_kinds(&house.ben, &[]).await;
    let second = house.ana.create(game).await;
    until_kinds(&house.ben, &["challenge"]).await;
    assert_eq!(house.ben.act(&second, "join").await.status, 200);
    common::until("it waits no longer", async || !kinds(&house.ben).await.contains(&"challenge".to_string()))
        .await;
    house.server.stop().await;
}

#[tokio::test]
async fn a_message_is_told_once_until_it_is_read() {
    let house = House::open().await;
    let game = house.game().await;
    let say = async |text: &str| {
        let said = json!({ "room": "players", "text": text });
        assert_eq!(house.ana.post(&format!("/api/games/{game}/chat"), said).await.status, 201);
    };
    say("tea?").await;
    until_kinds(&house.ben, &["message"]).await;
    say("hello?").await;
    a_while().await;
    assert_eq!(kinds(&house.ben).await, ["message"]);
    house.ben.post("/api/notices/read", json!(null)).await;
    house.server.time.pass(1_000);
    say("still there?").await;
    until_kinds(&house.ben, &["message", "message"]).await;
    assert_eq!(kinds(&house.ana).await, ["turn"]);
    house.server.stop().await;
}

#[tokio::test]
async fn whoever_looks_at_the_game_is_not_told() {
    let house = House::open().await;
    let device = house.device("/looks").await;
    let game = house.game().await;
    let mut socket = house.ben.socket().await;
    socket.send(json!({ "type": "watch", "game": game })).await;
    socket.next("game").await.unwrap();
    turn(&house.ana, &game).await;
    until_kinds(&house.ben, &["turn"]).await;
    assert_eq!(list(&house.ben).await[0]["read"], true);
    a_while().await;
    assert_eq!(house.receiver.count(), 0);
    // The page hears how much waits.
    assert_eq!(socket.next("notices").await.unwrap()["count"], json!({ "unread": 0, "games": 1 }));
    drop((socket, device));
    house.server.stop().await;
}

#[tokio::test]
async fn whoever_wants_to_know_who_comes_is_told_once_a_day() {
    let house = House::open().await;
    let path = "/api/follows/Ana";
    assert_eq!(house.ben.put(path, json!(null)).await.status, 204);
    house.server.time.pass(DAY);
    house.ana.get("/api/account").await;
    a_while().await;
    assert_eq!(kinds(&house.ben).await, [""; 0], "nobody has asked");
    settings(&house.ben, |settings| {
        let switches = settings["switches"].as_array_mut().unwrap();
        switches.iter_mut().find(|switch| switch["kind"] == "followed").unwrap()["page"] = json!(true);
    })
    .await;
    let comes = async || {
        // Longer than a node remembers somebody who is silent.
        house.server.time.pass(130_000);
        a_while().await;
        house.ana.get("/api/account").await;
        a_while().await;
    };
    for day in 1..=2 {
        // Noon of the next day: she may have come today before he asked.
        house.server.time.pass(DAY + DAY / 2 - house.server.time.now() % DAY);
        common::until("he is told", async || {
            comes().await;
            kinds(&house.ben).await.len() >= day
        })
        .await;
        comes().await;
        comes().await;
        assert_eq!(kinds(&house.ben).await.len(), day);
    }
    let days: Vec<i64> = list(&house.ben).await.iter().map(|one| one["at"].as_i64().unwrap() / DAY).collect();
    assert!(days.windows(2).all(|days| days[0] > days[1]), "{days:?}");
    house.server.stop().await;
}

#[tokio::test]
async fn the_list_goes_on_page_by_page() {
    let house = House::open().await;
    let mut games = Vec::new();
    for _ in 0..35 {
        house.server.time.pass(10);
        games.push(house.game().await);
    }
    common::until("all of them", async || house.ana.get("/api/notices/count").await.json()["games"] == 35)
        .await;
    let first = house.ana.get("/api/notices").await.json();
    let before = first["before"].as_str().unwrap();
    let second = house.ana.get(&format!("/api/notices?before={before}")).await.json();
    assert!(second["before"].is_null(), "{second}");
    let of = |page: &serde_json::Value| {
        page["notices"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["game"].as_str().unwrap().to_string())
            .collect::<Vec<_>>()
    };
    let mut listed = [of(&first), of(&second)].concat();
    assert_eq!((of(&first).len(), listed.len()), (30, 35));
    listed.sort();
    games.sort();
    assert_eq!(listed, games);
    for wrong in ["x", "1", "-", "a-b"] {
        assert!(house.ana.get(&format!("/api/notices?before={wrong}")).await.is_refused(400, "bad-page"));
    }
    house.server.stop().await;
}
