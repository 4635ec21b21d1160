//! Who gets in, when, and how: conditions, check-in, byes, late entry, and what comes again.

use crate::{House, plan};
use serde_json::{Value, json};

const HOUR: i64 = 3_600_000;

fn swiss(with: Value) -> Value {
    let mut plan = plan(with);
    plan["format"] = json!({ "kind": "dutch", "rounds": 3 });
    plan
}

#[tokio::test]
async fn a_tournament_begins_by_itself_with_those_who_have_checked_in() {
    let house = House::open(5).await;
    let start = house.server.time.now() + 2 * HOUR;
    let house = house.with(swiss(json!({ "starts_at": start, "check_in": 30 }))).await;
    let check_in = json!({ "kind": "check-in" });
    let early = house.person(1).post(&house.path("/acts"), check_in.clone()).await;
    assert!(early.is_refused(409, "no-check-in"), "{early:?}");
    house.server.time.pass(2 * HOUR - 60_000);
    for i in 1..=4 {
        assert_eq!(house.person(i).post(&house.path("/acts"), check_in.clone()).await.status, 200);
    }
    assert_eq!(house.status().await, "coming");
    house.server.time.pass(120_000);
    house.until("it begins", async || house.status().await == "running").await;
    assert_eq!(house.get("").await["players"], 4);
    let fifth = house.person(5).post(&house.path("/join"), json!({})).await;
    assert!(fifth.is_refused(409, "tournament-closed"), "{fifth:?}");
    house.server.stop().await;
}

#[tokio::test]
async fn a_series_goes_on_with_one_tournament_at_a_time() {
    let house = House::open(2).await;
    let start = house.server.time.now() + HOUR;
    let rule = json!({ "kind": "days", "every": 7 });
    let house = house.with(swiss(json!({ "starts_at": start, "recurrence": rule }))).await;
    let coming = async || {
        let page = house.organiser.get("/api/tournaments?which=coming").await.json();
        page["tournaments"].as_array().unwrap().clone()
    };
    assert_eq!(coming().await.len(), 1);
    house.server.time.pass(HOUR + 1_000);
    house.until("it begins", async || house.status().await == "running").await;
    let next = coming().await;
    assert_eq!((next.len(), next[0]["starts_at"].as_i64()), (1, Some(start + 7 * 24 * HOUR)));
    assert_eq!(house.get("").await["next"], next[0]["id"]);
    // Nobody comes to the next one: it is called off, and there is one after it.
    house.server.time.pass(7 * 24 * HOUR);
    house
        .until("the third is there", async || {
            let next = coming().await;
            next.len() == 1 && next[0]["starts_at"].as_i64() == Some(start + 14 * 24 * HOUR)
        })
        .await;
    house.server.stop().await;
}

#[tokio::test]
async fn whoever_enters_late_withdraws_or_asks_for_a_bye_is_paired_accordingly() {
    let mut house = House::open(5).await;
    house.make(swiss(json!({ "late_entry": 2 }))).await;
    for i in 1..=4 {
        house.join(i, json!({})).await;
    }
    house.act(json!({ "kind": "start" })).await;
    let bye = |round| json!({ "kind": "bye", "round": round });
    assert!(house.person(2).post(&house.path("/acts"), bye(1)).await.is_refused(400, "tournament-refused"));
    assert_eq!(house.person(2).post(&house.path("/acts"), bye(2)).await.status, 200);
    house.join(5, json!({})).await;
    for table in house.playing().await {
        house.play(&table).await;
    }
    house.server.time.pass(1_100);
    house.until("the second round is paired", async || house.get("").await["round"] == 2).await;
    let round = house.get("/rounds/2").await;
    let byes = round["byes"].as_array().unwrap();
    let half = byes.iter().find(|bye| bye["name"] == "Player2").unwrap();
    assert_eq!((half["points"].as_f64(), byes.len()), (Some(0.5), 1), "{round}");
    assert!(round.to_string().contains("Player5"));
    assert_eq!(house.person(3).post(&house.path("/acts"), json!({ "kind": "leave" })).await.status, 200);
    house.play_on().await;
    let last = house.get("/rounds/3").await;
    assert!(!last.to_string().contains("Player3"), "{last}");
    house.server.stop().await;
}

#[tokio::test]
async fn whoever_deletes_the_account_withdraws_and_was_told_of_every_tournament() {
    let house = House::open(4).await.with(swiss(json!({}))).await;
    house.act(json!({ "kind": "start" })).await;
    let export = house.person(4).get("/api/account/export").await.json();
    let own =
        json!([{ "id": house.id, "name": "Evening cup", "made": false, "since": house.server.time.now() }]);
    assert_eq!(export["tournaments"], own);
    let gone = house.person(4).delete("/api/account", json!({ "password": crate::common::PASSWORD })).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    house.until("the game is lost", async || house.playing().await.len() == 1).await;
    let table = house.playing().await[0].clone();
    house.play(&table).await;
    house.server.time.pass(1_100);
    house.until("the second round", async || house.get("").await["round"] == 2).await;
    let standings = house.get("/standings").await;
    let away: Vec<&Value> =
        standings["lines"].as_array().unwrap().iter().filter(|line| line["away"] == true).collect();
    assert_eq!((away.len(), &away[0]["player"]), (1, &Value::Null), "{standings}");
    assert!(!house.get("/rounds/2").await["tables"].to_string().contains("\"number\":4"));
    house.server.stop().await;
}

#[tokio::test]
async fn invitations_ratings_ages_and_the_number_of_players_are_kept() {
    let mut house = House::open(2).await;
    house.make(swiss(json!({ "entry": "invitation", "invited": ["Player1"] }))).await;
    house.join(1, json!({})).await;
    let join = async |house: &House, i: usize| house.person(i).post(&house.path("/join"), json!({})).await;
    assert!(join(&house, 2).await.is_refused(403, "not-invited"));
    house.act(json!({ "kind": "invite", "name": "Player2" })).await;
    house.join(2, json!({})).await;
    house.make(swiss(json!({ "condition": { "least_rating": 1600 } }))).await;
    let view = house.person(1).get(&house.path("")).await.json();
    assert_eq!(view["you"]["refused"], "rating-too-low");
    assert!(join(&house, 1).await.is_refused(403, "rating-too-low"));
    house.make(swiss(json!({ "condition": { "account_days": 3 } }))).await;
    assert!(join(&house, 1).await.is_refused(403, "account-too-young"));
    house.server.time.pass(73 * HOUR);
    house.join(1, json!({})).await;
    house.make(swiss(json!({ "most_players": 2 }))).await;
    house.join(1, json!({})).await;
    house.join(2, json!({})).await;
    let full = house.organiser.post(&house.path("/join"), json!({})).await;
    assert!(full.is_refused(409, "tournament-full"), "{full:?}");
    let guest = house.server.guest().await;
    house.make(swiss(json!({}))).await;
    assert!(guest.post(&house.path("/join"), json!({})).await.is_refused(403, "no-guests"));
    house.server.stop().await;
}

#[tokio::test]
async fn the_lists_show_what_runs_what_comes_and_what_was() {
    let mut house = House::open(2).await;
    let mut ids = Vec::new();
    for i in 0..23 {
        let start = house.server.time.now() + (i + 1) * HOUR;
        house.make(swiss(json!({ "name": format!("Cup {i}"), "starts_at": start }))).await;
        ids.push(house.id.clone());
    }
    let page = house.organiser.get("/api/tournaments?which=coming").await.json();
    assert_eq!(page["tournaments"].as_array().unwrap().len(), 20);
    assert_eq!(page["tournaments"][0]["name"], "Cup 0");
    let after = page["after"].as_str().unwrap();
    let page = house.organiser.get(&format!("/api/tournaments?which=coming&after={after}")).await.json();
    let names: Vec<&Value> = page["tournaments"].as_array().unwrap().iter().map(|one| &one["name"]).collect();
    assert_eq!((json!(names), &page["after"]), (json!(["Cup 20", "Cup 21", "Cup 22"]), &Value::Null));
    house.join(1, json!({})).await;
    house.join(2, json!({})).await;
    house.act(json!({ "kind": "start" })).await;
    let count = async |which: &str| {
        let page = house.person(1).get(&format!("/api/tournaments?which={which}")).await.json();
        page["tournaments"].as_array().unwrap().len()
    };
    assert_eq!((count("running").await, count("past").await, count("mine").await), (1, 0, 1));
    house.play_on().await;
    assert_eq!((count("running").await, count("past").await), (0, 1));
    let past = house.organiser.get("/api/tournaments?which=past").await.json();
    assert_eq!(past["tournaments"][0]["winner"], "Player1");
    house.server.stop().await;
}
