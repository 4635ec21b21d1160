//! The organiser's tools, and that everybody sees what was done with them.

use crate::{House, plan};
use serde_json::{Value, json};

fn swiss() -> Value {
    plan(json!({ "format": { "kind": "dutch", "rounds": 3 }, "computers": true }))
}

#[tokio::test]
async fn a_result_is_set_with_a_reason_that_everybody_sees_and_ends_the_game() {
    let house = House::open(4).await.with(swiss()).await;
    house.act(json!({ "kind": "start" })).await;
    let table = house.playing().await[0].clone();
    let act = json!({ "kind": "result", "round": 1, "table": table["table"], "points": [0.5, 0.5],
        "forfeit": false, "reason": "The power failed" });
    house.act(act).await;
    assert_eq!(house.playing().await.len(), 1);
    let game = house.organiser.get(&format!("/api/games/{}", table["game"].as_str().unwrap())).await.json();
    assert_eq!((&game["status"], &game["tournament"]), (&json!("aborted"), &json!(house.id)));
    let round = house.get("/rounds/1").await;
    let shown =
        round["tables"].as_array().unwrap().iter().find(|one| one["table"] == table["table"]).unwrap();
    assert_eq!((&shown["reason"], shown["over"].as_bool()), (&json!("The power failed"), Some(true)));
    let entry = house.log().await.into_iter().find(|entry| entry["what"]["kind"] == "result").unwrap();
    assert_eq!(entry["by"]["name"], "Organiser");
    assert_eq!(entry["what"]["reason"], "The power failed");
    house.play_on().await;
    house.server.stop().await;
}

#[tokio::test]
async fn with_computers_three_people_are_a_tournament_of_four() {
    let house = House::open(3).await.with(swiss()).await;
    house.act(json!({ "kind": "computer", "level": 1 })).await;
    house.act(json!({ "kind": "start" })).await;
    assert_eq!(house.playing().await.len(), 2);
    for round in 1..=3 {
        for table in house.playing().await {
            let seats = table["seats"].as_array().unwrap();
            let Some(computer) = seats.iter().position(|seat| seat["level"] == 1) else {
                house.play(&table).await;
                continue;
            };
            let mut points = vec![1.0, 1.0];
            points[computer] = 0.0;
            let act = json!({ "kind": "result", "round": round, "table": table["table"], "points": points,
                "forfeit": false, "reason": "adjudicated" });
            house.act(act).await;
        }
        house.server.time.pass(1_100);
        house
            .until("the round is over", async || {
                let view = house.get("").await;
                view["status"] == "over" || view["round"].as_i64() > Some(round)
            })
            .await;
    }
    assert_eq!(house.status().await, "over");
    assert_eq!(house.places().await.last().unwrap().1, "computer");
    house.server.stop().await;
}

#[tokio::test]
async fn a_removed_player_forfeits_and_does_not_come_back() {
    let house = House::open(4).await.with(swiss()).await;
    house.act(json!({ "kind": "start" })).await;
    let you = house.person(4).get(&house.path("")).await.json()["you"].clone();
    let (number, game) = (you["number"].clone(), you["game"].as_str().unwrap().to_string());
    house.act(json!({ "kind": "remove", "number": number, "reason": "Insults" })).await;
    assert_eq!(house.playing().await.len(), 1);
    let game = house.organiser.get(&format!("/api/games/{game}")).await.json();
    assert_eq!(game["status"], "aborted");
    let again = house.person(4).post(&house.path("/join"), json!({})).await;
    assert!(again.is_refused(403, "removed-from-tournament"), "{again:?}");
    house.play_on().await;
    assert_eq!(house.places().await.last().unwrap().2, 0.0);
    house.server.stop().await;
}

#[tokio::test]
async fn an_unplayed_round_is_paired_again_and_a_played_one_is_not() {
    let house = House::open(4).await.with(swiss()).await;
    house.act(json!({ "kind": "start" })).await;
    let before: Vec<Value> = house.playing().await.iter().map(|table| table["game"].clone()).collect();
    assert_eq!(house.person(4).post(&house.path("/acts"), json!({ "kind": "leave" })).await.status, 200);
    house.act(json!({ "kind": "pair-again", "reason": "One has left" })).await;
    let after = house.playing().await;
    assert_eq!((after.len(), house.get("").await["round"].as_i64()), (1, Some(1)));
    assert!(!before.contains(&after[0]["game"]));
    for game in before {
        let path = format!("/api/games/{}", game.as_str().unwrap());
        house
            .until("the old game is called off", async || {
                house.organiser.get(&path).await.json()["status"] == "aborted"
            })
            .await;
    }
    let round = house.get("/rounds/1").await;
    assert_eq!(round["byes"].as_array().unwrap().len(), 1, "{round}");
    house.play(&after[0]).await;
    let again = json!({ "kind": "pair-again", "reason": "Once more" });
    let late = house.organiser.post(&house.path("/acts"), again).await;
    assert!(late.status == 409, "{late:?}");
    house.server.stop().await;
}

#[tokio::test]
async fn a_pause_holds_the_next_round_back() {
    let house = House::open(4).await.with(swiss()).await;
    house.act(json!({ "kind": "start" })).await;
    assert_eq!(house.act(json!({ "kind": "pause" })).await["paused"], true);
    for table in house.playing().await {
        house.play(&table).await;
    }
    house.until("the results are in", async || house.playing().await.is_empty()).await;
    house.server.time.pass(60_000);
    tokio::time::sleep(std::time::Duration::from_millis(1_200)).await;
    assert_eq!(house.get("").await["round"], 1);
    house.act(json!({ "kind": "resume" })).await;
    assert_eq!(house.get("").await["round"], 2);
    house.server.stop().await;
}

#[tokio::test]
async fn helpers_help_but_only_the_organiser_names_them_and_calls_off() {
    let house = House::open(3).await.with(swiss()).await;
    let helper = house.person(1);
    let announce = json!({ "kind": "announce", "text": "<b>Tea</b> at eight" });
    let refused = helper.post(&house.path("/acts"), announce.clone()).await;
    assert!(refused.is_refused(403, "not-an-organiser"), "{refused:?}");
    house.act(json!({ "kind": "helper", "name": "Player1", "helps": true })).await;
    assert_eq!(helper.post(&house.path("/acts"), announce).await.status, 200);
    for act in [
        json!({ "kind": "cancel", "reason": "No time" }),
        json!({ "kind": "helper", "name": "Player2", "helps": true }),
    ] {
        let refused = helper.post(&house.path("/acts"), act).await;
        assert!(refused.is_refused(403, "not-an-organiser"), "{refused:?}");
    }
    let entry = house.log().await.pop().unwrap();
    // Markup is text like any other.
    assert_eq!(entry["what"]["text"], "<b>Tea</b> at eight");
    assert_eq!(entry["by"]["name"], "Player1");
    assert_eq!(house.act(json!({ "kind": "cancel", "reason": "No time" })).await["status"], "cancelled");
    house.server.stop().await;
}

#[tokio::test]
async fn a_place_is_given_to_somebody_else_with_its_points() {
    let mut house = House::open(5).await;
    house.make(swiss()).await;
    for i in 1..=4 {
        house.join(i, json!({})).await;
    }
    house.act(json!({ "kind": "start" })).await;
    house.act(json!({ "kind": "pause" })).await;
    for table in house.playing().await {
        house.play(&table).await;
    }
    house.until("the results are in", async || house.playing().await.is_empty()).await;
    let act = json!({ "kind": "replace", "number": 1, "name": "Player5", "reason": "Ill" });
    house.act(act).await;
    assert_eq!(house.places().await[0], (1, "Player5".to_string(), 1.0));
    house.act(json!({ "kind": "resume" })).await;
    house.play_on().await;
    house.server.stop().await;
}

#[tokio::test]
async fn a_tournament_is_exported_for_other_programs() {
    let house = House::open(4).await.with(swiss()).await;
    house.act(json!({ "kind": "start" })).await;
    house.play_on().await;
    let trf = house.organiser.get(&house.path("/export?as=trf")).await.text;
    let read = pairing::trf::Trf::read(&trf).unwrap_or_else(|fault| panic!("{fault:?}\n{trf}"));
    assert_eq!((read.tournament.entrants.len(), read.tournament.rounds.len()), (4, 3));
    let scores = read.tournament.scores();
    assert_eq!(scores.iter().max(), Some(&6), "{trf}");
    let csv = house.organiser.get(&house.path("/export?as=csv")).await.text;
    assert_eq!(csv.lines().count(), 5);
    assert!(csv.lines().nth(1).unwrap().starts_with("1,1,\"Player1\",\"\",1500,3,3,"), "{csv}");
    let json = house.organiser.get(&house.path("/export?as=json")).await.json();
    assert_eq!(json["rounds"].as_array().unwrap().len(), 3);
    house.server.stop().await;
}
