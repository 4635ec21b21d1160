//! A whole tournament of each format, to its trophy.

use crate::{House, assert_sound, plan};
use serde_json::json;

/// The winner of the tournament, as everybody is told.
async fn winner(house: &House) -> String {
    let view = house.get("").await;
    assert_eq!(view["status"], "over");
    assert_eq!(view["podium"][0]["player"]["name"], view["winner"]);
    view["winner"].as_str().unwrap().to_string()
}

#[tokio::test]
async fn a_swiss_tournament_goes_from_making_to_its_trophy() {
    let house = House::open(6).await;
    let house = house.with(plan(json!({ "format": { "kind": "dutch", "rounds": 3 }, "rated": true }))).await;
    assert_eq!(house.act(json!({ "kind": "start" })).await["status"], "running");
    assert_eq!(house.playing().await.len(), 3);
    house.play_on().await;
    assert_eq!(winner(&house).await, "Player1");
    assert_eq!(house.places().await[0], (1, "Player1".to_string(), 3.0));
    assert_eq!(house.get("/cross").await["lines"].as_array().unwrap().len(), 6);
    assert_sound(&house, false).await;
    let kinds = house.kinds().await;
    assert_eq!(kinds.iter().filter(|kind| *kind == "paired").count(), 3);
    assert_eq!(kinds.iter().filter(|kind| *kind == "ended").count(), 9);
    // The games counted.
    let profile = house.organiser.get("/api/players/Player1").await.json();
    assert_eq!(profile["ratings"][0]["games"], 3, "{profile}");
    house.server.stop().await;
}

#[tokio::test]
async fn in_a_round_robin_everybody_meets_everybody() {
    let house = House::open(5).await;
    let house = house.with(plan(json!({ "format": { "kind": "round-robin", "cycles": 1 } }))).await;
    house.act(json!({ "kind": "start" })).await;
    house.play_on().await;
    assert_eq!(winner(&house).await, "Player1");
    let points: Vec<f64> = house.places().await.into_iter().map(|place| place.2).collect();
    assert_eq!(points, [4.0, 3.0, 2.0, 1.0, 0.0]);
    assert_sound(&house, false).await;
    let cells = house.get("/cross").await["lines"][0]["cells"].clone();
    assert_eq!(cells, json!([[], [1.0], [1.0], [1.0], [1.0]]));
    house.server.stop().await;
}

#[tokio::test]
async fn a_knockout_gives_four_places_with_a_game_for_the_third() {
    let house = House::open(6).await;
    let format = json!({ "kind": "elimination", "double": false, "third_place": true });
    let house = house.with(plan(json!({ "format": format }))).await;
    house.act(json!({ "kind": "start" })).await;
    house.play_on().await;
    assert_eq!(winner(&house).await, "Player1");
    let places = house.places().await;
    let places: Vec<(u64, &str)> = places.iter().map(|place| (place.0, place.1.as_str())).collect();
    assert_eq!(&places[..4], [(1, "Player1"), (2, "Player2"), (3, "Player3"), (4, "Player4")]);
    assert_eq!((places[4].0, places[5].0), (5, 5));
    house.server.stop().await;
}

#[tokio::test]
async fn a_drawn_knockout_game_is_played_again_until_the_seed_decides() {
    let house = House::open(2).await;
    let format = json!({ "kind": "elimination", "double": false, "third_place": false });
    let house = house.with(plan(json!({ "format": format }))).await;
    house.act(json!({ "kind": "start" })).await;
    let mut games = Vec::new();
    for _ in 0..3 {
        let known = games.clone();
        let fresh = async || {
            let playing = house.playing().await;
            playing.iter().any(|table| !known.contains(&table["game"]))
        };
        house.until("another game", fresh).await;
        let game = house.playing().await[0]["game"].clone();
        let path = format!("/api/games/{}", game.as_str().unwrap());
        house.until("the game is made", async || house.organiser.get(&path).await.status == 200).await;
        for i in 1..=2 {
            assert_eq!(house.person(i).act(game.as_str().unwrap(), "draw").await.status, 200);
        }
        games.push(game);
    }
    house.until("the seed has decided", async || house.status().await == "over").await;
    assert_eq!(winner(&house).await, "Player1");
    assert_eq!(house.kinds().await.iter().filter(|kind| *kind == "again").count(), 2);
    assert_eq!(house.get("/rounds/1").await["tables"][0]["reason"], "seed");
    house.server.stop().await;
}

#[tokio::test]
async fn in_a_double_elimination_one_loss_is_forgiven() {
    let house = House::open(4).await;
    let format = json!({ "kind": "elimination", "double": true, "third_place": false });
    let house = house.with(plan(json!({ "format": format }))).await;
    house.act(json!({ "kind": "start" })).await;
    house.play_on().await;
    assert_eq!(winner(&house).await, "Player1");
    let names: Vec<String> = house.places().await.into_iter().map(|place| place.1).collect();
    assert_eq!(names, ["Player1", "Player2", "Player3", "Player4"]);
    house.server.stop().await;
}

#[tokio::test]
async fn the_best_of_each_group_meet_in_a_knockout() {
    let house = House::open(6).await;
    let format = json!({ "kind": "groups", "groups": 2, "advance": 2, "cycles": 1, "third_place": false });
    let house = house.with(plan(json!({ "format": format }))).await;
    house.act(json!({ "kind": "start" })).await;
    house.play_on().await;
    assert_eq!(winner(&house).await, "Player1");
    assert_eq!(house.places().await[1].1, "Player2");
    assert_eq!(house.get("").await["round"], 5);
    house.server.stop().await;
}

#[tokio::test]
async fn an_arena_pairs_whoever_is_free_until_its_time_is_up() {
    let house = House::open(4).await;
    let house = house.with(plan(json!({ "format": { "kind": "arena", "minutes": 5 } }))).await;
    house.act(json!({ "kind": "start" })).await;
    house.until("everybody is paired", async || house.playing().await.len() == 2).await;
    for _ in 0..4 {
        for table in house.playing().await {
            house.play(&table).await;
        }
        house.server.time.pass(1_100);
        house.until("those who are free are paired", async || house.playing().await.len() == 2).await;
    }
    let view = house.person(1).get(&house.path("")).await.json();
    assert!(view["you"]["game"].is_string(), "{view}");
    house.server.time.pass(300_000);
    house.play_on().await;
    assert_eq!(winner(&house).await, "Player1");
    let line = house.get("/standings").await["lines"][0].clone();
    assert!(line["streak"].as_u64() >= Some(2) && line["points"].as_f64() > line["games"].as_f64(), "{line}");
    house.server.stop().await;
}

#[tokio::test]
async fn at_tables_of_four_points_go_by_places() {
    let house = House::open(7).await;
    let with = json!({ "format": { "kind": "seats", "rounds": 2 }, "seats": 4,
        "picks": [{ "game": "skud" }] });
    let house = house.with(plan(with)).await;
    house.act(json!({ "kind": "start" })).await;
    let mut sizes: Vec<usize> =
        house.playing().await.iter().map(|table| table["seats"].as_array().unwrap().len()).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [3, 4]);
    house.play_on().await;
    assert_eq!(winner(&house).await, "Player1");
    assert_eq!(house.places().await[0].2, 6.0);
    assert_sound(&house, true).await;
    house.server.stop().await;
}

#[tokio::test]
async fn where_a_game_has_no_smaller_table_those_left_over_sit_out_in_turn() {
    let house = House::open(6).await;
    let with = json!({ "format": { "kind": "seats", "rounds": 2 }, "seats": 4 });
    let house = house.with(plan(with)).await;
    house.act(json!({ "kind": "start" })).await;
    house.play_on().await;
    let rounds = house.get("/rounds").await;
    let mut out = Vec::new();
    for round in rounds.as_array().unwrap() {
        let tables = round["tables"].as_array().unwrap();
        assert_eq!((tables.len(), tables[0]["seats"].as_array().unwrap().len()), (1, 4), "{rounds}");
        out.extend(round["byes"].as_array().unwrap().iter().map(|bye| bye["number"].as_u64().unwrap()));
    }
    out.sort_unstable();
    out.dedup();
    assert_eq!(out.len(), 4, "{rounds}");
    house.server.stop().await;
}

#[tokio::test]
async fn in_a_medley_each_round_is_another_game() {
    let house = House::open(4).await;
    let picks = json!([{ "game": "halma" }, { "game": "skud" }]);
    let with = json!({ "format": { "kind": "dutch", "rounds": 2 }, "picks": picks });
    let house = house.with(plan(with)).await;
    house.act(json!({ "kind": "start" })).await;
    house.play_on().await;
    let rounds = house.get("/rounds").await;
    let of = |round: usize| rounds[round]["pick"]["game"].as_str().unwrap().to_string();
    assert_eq!((of(0), of(1)), ("halma".to_string(), "skud".to_string()));
    let game = rounds[1]["tables"][0]["game"].as_str().unwrap();
    assert_eq!(house.organiser.get(&format!("/api/games/{game}")).await.json()["setup"]["game"], "skud");
    house.server.stop().await;
}

#[tokio::test]
async fn teams_meet_board_by_board() {
    let mut house = House::open(4).await;
    house.make(plan(json!({ "format": { "kind": "round-robin", "cycles": 1 }, "team_boards": 2 }))).await;
    for (i, team) in [(1, "Lotus"), (2, "Lotus"), (3, "Jasmine"), (4, "jasmine")] {
        house.join(i, json!({ "team": team })).await;
    }
    let view = house.act(json!({ "kind": "start" })).await;
    assert_eq!(view["teams"], json!(["Lotus", "Jasmine"]));
    house.play_on().await;
    let teams = house.get("/standings").await["teams"].clone();
    assert_eq!(teams[0], json!({ "place": 1, "team": "Lotus", "points": 1.0, "board_points": 2.0 }));
    assert_eq!(teams[1]["points"], 0.0);
    house.server.stop().await;
}
