//! Rounds by deadline, under simulated time.

use crate::{House, plan};
use serde_json::{Value, json};

const DAY: i64 = 86_400_000;

#[tokio::test]
async fn a_month_of_rounds_is_played_out_or_forfeited_by_its_deadlines() {
    let house = House::open(4).await;
    let with = json!({ "format": { "kind": "round-robin", "cycles": 1 }, "time": { "kind": "days", "days": 3 },
        "round_days": 10 });
    let house = house.with(plan(with)).await;
    house.act(json!({ "kind": "start" })).await;
    for round in 1..=3 {
        let view = house.get("").await;
        assert_eq!(view["round"], round, "{view}");
        assert_eq!(view["deadline"].as_i64().unwrap() - house.server.time.now(), 10 * DAY);
        // One game is played, the other never begins.
        let tables = house.playing().await;
        assert_eq!(tables.len(), 2);
        house.play(&tables[0]).await;
        house.server.time.pass(10 * DAY + 1);
        let over = async || {
            let view = house.get("").await;
            view["status"] == "over" || view["round"] != round
        };
        house.until("the next round", over).await;
    }
    assert_eq!(house.status().await, "over");
    let rounds = house.get("/rounds").await;
    let tables: Vec<&Value> =
        rounds.as_array().unwrap().iter().flat_map(|round| round["tables"].as_array().unwrap()).collect();
    assert_eq!(tables.iter().filter(|table| table["forfeited"] == true).count(), 3, "{rounds}");
    assert!(tables.iter().all(|table| table["over"] == true));
    house.server.stop().await;
}

#[tokio::test]
async fn an_extended_deadline_is_the_one_that_counts() {
    let house = House::open(2).await;
    let with = json!({ "format": { "kind": "dutch", "rounds": 1 }, "time": { "kind": "days", "days": 14 },
        "round_days": 2 });
    let house = house.with(plan(with)).await;
    house.act(json!({ "kind": "start" })).await;
    house.act(json!({ "kind": "extend", "minutes": 2880, "reason": "Holidays" })).await;
    house.server.time.pass(3 * DAY);
    tokio::time::sleep(std::time::Duration::from_millis(1_500)).await;
    assert_eq!(house.playing().await.len(), 1);
    house.server.time.pass(DAY + 1);
    house.until("the game is forfeited", async || house.status().await == "over").await;
    house.server.stop().await;
}

#[tokio::test]
async fn a_deadline_waits_for_whoever_has_time_off_and_everybody_sees_it() {
    let house = House::open(2).await;
    let with = json!({ "format": { "kind": "dutch", "rounds": 1 }, "time": { "kind": "days", "days": 14 },
        "round_days": 2 });
    let house = house.with(plan(with)).await;
    house.act(json!({ "kind": "start" })).await;
    house.server.time.pass(DAY);
    let until = house.server.time.now() + 5 * DAY;
    let off = house.person(2).put("/api/account/time-off", json!({ "until": until })).await;
    assert_eq!(off.status, 200, "{off:?}");
    let standings = house.get("/standings").await;
    let away: Vec<i64> = standings["lines"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|line| line["away_until"].as_i64())
        .collect();
    assert_eq!(away, [until]);
    for _ in 0..5 {
        house.server.time.pass(DAY);
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
        assert_eq!(house.playing().await.len(), 1);
    }
    house.server.time.pass(DAY + 1);
    house.until("the game is forfeited", async || house.status().await == "over").await;
    house.server.stop().await;
}

#[tokio::test]
async fn weekends_do_not_count_where_they_are_off() {
    // The time of the tests begins on Friday, 15 January 2027.
    let house = House::open(2).await;
    let with = json!({ "format": { "kind": "dutch", "rounds": 1 }, "time": { "kind": "days", "days": 14 },
        "round_days": 2, "weekends_off": true });
    let house = house.with(plan(with)).await;
    let view = house.act(json!({ "kind": "start" })).await;
    let days = (view["deadline"].as_i64().unwrap() - house.server.time.now()) / DAY;
    assert_eq!(days, 4);
    house.server.stop().await;
}
