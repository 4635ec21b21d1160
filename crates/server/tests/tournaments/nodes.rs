//! Whatever dies at whatever moment: each round is paired once, each game made once, no result lost.

use crate::{House, assert_sound, plan};
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test]
async fn a_server_that_dies_again_and_again_loses_and_repeats_nothing() {
    let house = House::open(6).await;
    let mut house = house.with(plan(json!({ "format": { "kind": "round-robin", "cycles": 1 } }))).await;
    house.act(json!({ "kind": "start" })).await;
    let mut kills = 0;
    for _ in 0..100 {
        let view = house.get("").await;
        if view["status"] == "over" {
            break;
        }
        for table in house.playing().await {
            house.play(&table).await;
        }
        // It dies while results are taken in and the next round is paired.
        house.server.time.pass(1_100);
        tokio::time::sleep(Duration::from_millis(5 * kills)).await;
        house.server.kill();
        kills += 1;
        house.server.restart().await;
        let there = |client: &crate::common::Client| client.at(&house.server);
        house.organiser = there(&house.organiser);
        house.people = house.people.iter().map(|(name, client)| (name.clone(), there(client))).collect();
        house
            .until("it goes on", async || {
                let view = house.get("").await;
                view["status"] == "over" || !house.playing().await.is_empty()
            })
            .await;
    }
    assert!(kills >= 5, "{kills}");
    assert_eq!(house.status().await, "over");
    let points: Vec<f64> = house.places().await.into_iter().map(|place| place.2).collect();
    assert_eq!(points, [5.0, 4.0, 3.0, 2.0, 1.0, 0.0]);
    assert_sound(&house, false).await;
    let kinds = house.kinds().await;
    assert_eq!(kinds.iter().filter(|kind| *kind == "paired").count(), 5);
    assert_eq!(kinds.iter().filter(|kind| *kind == "ended").count(), 15);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn two_nodes_pair_each_round_once_and_one_goes_on_alone() {
    let nats = std::env::var("TEAHOUSE_TEST_NATS").unwrap();
    let house = House::open_on(6, Some(nats.clone())).await;
    let mut second = house
        .server
        .second(|config| {
            config.no_limits = true;
            config.nats = Some(nats);
        })
        .await;
    let house = house.with(plan(json!({ "format": { "kind": "round-robin", "cycles": 1 } }))).await;
    house.act(json!({ "kind": "start" })).await;
    let elsewhere: Vec<_> = (1..=6).map(|i| house.person(i).at(&second)).collect();
    for round in 0..5 {
        if round == 3 {
            second.kill();
        }
        // Games end on both nodes at the same moment.
        let tables = house.playing().await;
        let play = tables.iter().enumerate().map(|(i, table)| {
            let (house, elsewhere) = (&house, &elsewhere);
            async move {
                if i % 2 == 0 || round >= 3 {
                    return house.play(table).await;
                }
                let seats = table["seats"].as_array().unwrap();
                let name = |seat: &Value| seat["name"].as_str().unwrap()[6..].parse::<usize>().unwrap();
                let mut players = [name(&seats[0]), name(&seats[1])];
                players.sort_unstable();
                let there = |player: usize| &elsewhere[player - 1];
                let game = table["game"].as_str().unwrap();
                let made = async || there(players[1]).get(&format!("/api/games/{game}")).await.status == 200;
                house.until("the game is made", made).await;
                there(players[1]).lose(there(players[0]), game).await;
            }
        });
        futures_util::future::join_all(play).await;
        house.server.time.pass(1_100);
        let next = async || {
            let view = house.get("").await;
            view["status"] == "over" || view["round"].as_i64() == Some(round + 2)
        };
        house.until("the next round", next).await;
    }
    assert_sound(&house, false).await;
    let kinds = house.kinds().await;
    assert_eq!(kinds.iter().filter(|kind| *kind == "paired").count(), 5);
    assert_eq!(kinds.iter().filter(|kind| *kind == "ended").count(), 15);
    house.server.stop().await;
}

#[tokio::test]
async fn whoever_listens_hears_what_happens() {
    let house = House::open(2).await;
    let house = house.with(plan(json!({ "format": { "kind": "dutch", "rounds": 1 } }))).await;
    let mut lines = house.person(1).lines(&house.path("/stream")).await;
    let first = lines.next().await;
    assert_eq!((&first["type"], &first["tournament"]["status"]), (&json!("tournament"), &json!("coming")));
    house.act(json!({ "kind": "start" })).await;
    let next = lines.next().await;
    let kinds: Vec<&Value> =
        next["entries"].as_array().unwrap().iter().map(|entry| &entry["what"]["kind"]).collect();
    assert!(kinds.contains(&&json!("started")), "{next}");
    let paired = if kinds.contains(&&json!("paired")) { next.clone() } else { lines.next().await };
    assert_eq!(paired["game"], house.playing().await[0]["game"]);
    house.server.stop().await;
}
