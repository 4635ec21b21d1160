//! Ratings: once for each puzzle, and only for what was done alone.

use crate::common::TestServer;
use crate::{DAY, NOW, attempt, one, progress, quick, send, tally, those, with};
use puzzles::Claim;
use serde_json::{Value, json};

/// The rating of a client in Halma.
fn rating(progress: &Value) -> f64 {
    progress["ratings"][0]["rating"].as_f64().unwrap_or(1_500.0)
}

#[tokio::test]
async fn the_server_judges_every_line_itself_and_rates_the_first_attempt_only() {
    let server = TestServer::open().await;
    let ana = server.person("Ana").await;
    let puzzles = quick(2);
    let won = one(&ana, attempt("a", &puzzles[0], &puzzles[0].right, NOW)).await;
    assert_eq!(won["attempt"]["solved"], true, "{won}");
    let after = won["attempt"]["rating"][1].as_f64().unwrap();
    assert!(won["attempt"]["rating"][0] == 1_500.0 && after > 1_500.0, "{won}");
    let lost = one(&ana, attempt("b", &puzzles[1], &puzzles[1].wrong, NOW)).await;
    assert_eq!(lost["attempt"]["solved"], false, "{lost}");
    assert!(lost["attempt"]["rating"][1].as_f64().unwrap() < after, "{lost}");
    let between = progress(&ana).await;
    // Again, better or worse: it is kept and counted, the rating stays.
    for (key, turns) in [("c", &puzzles[1].right), ("d", &puzzles[1].wrong), ("e", &puzzles[0].wrong)] {
        let puzzle = if key == "e" { &puzzles[0] } else { &puzzles[1] };
        let again = one(&ana, attempt(key, puzzle, turns, NOW + 1)).await;
        assert_eq!(again["attempt"]["rating"], Value::Null, "{again}");
    }
    let end = progress(&ana).await;
    assert_eq!(end["ratings"], between["ratings"]);
    assert_eq!(tally(&end, "halma", "all"), (5, 2));
    let both = puzzles[0].themes.iter().find(|theme| puzzles[1].themes.contains(theme)).unwrap();
    assert_eq!(tally(&end, "halma", both), (5, 2));
    server.stop().await;
}

#[tokio::test]
async fn a_line_of_several_turns_is_judged_to_its_end() {
    let server = TestServer::open().await;
    let ana = server.person("Ana").await;
    let race = puzzles_of_several_turns();
    let half = one(&ana, attempt("half", &race, &race.right[..1], NOW)).await;
    assert_eq!(half["attempt"]["solved"], false, "{half}");
    let whole = one(&ana, attempt("whole", &race, &race.right, NOW)).await;
    assert_eq!(whole["attempt"]["solved"], true, "{whole}");
    assert_eq!(whole["attempt"]["rating"], Value::Null, "giving up was the first attempt");
    server.stop().await;
}

/// A puzzle in which the other replies, or stands still.
fn puzzles_of_several_turns() -> crate::Known {
    let collection = puzzles::Collection::of("halma").unwrap();
    let known = |number| {
        let puzzle: puzzles::Puzzle = collection.get(number)?;
        if !matches!(puzzle.claim, Claim::Win(2) | Claim::Race(2)) {
            return None;
        }
        let line = puzzles::solution_within(&puzzle, &[], crate::EFFORT).ok()?;
        let right = crate::own(puzzle.claim, line);
        Some(crate::Known { name: puzzle.id(), themes: vec![], right, wrong: vec![] })
    };
    (0..collection.len()).find_map(known).unwrap()
}

#[tokio::test]
async fn with_help_in_a_hurry_too_late_or_as_a_guest_nothing_is_rated() {
    let server = TestServer::open().await;
    let ana = server.person("Ana").await;
    let puzzles = quick(6);
    let helps = [
        json!({ "hints": 1 }),
        json!({ "shown": true }),
        json!({ "mode": "run" }),
        json!({ "mode": "repetition" }),
        json!({ "at": NOW - 7 * DAY - 1 }),
    ];
    for (puzzle, help) in puzzles.iter().zip(helps) {
        let first = with(attempt(&puzzle.name, puzzle, &puzzle.right, NOW), help.clone());
        let first = one(&ana, first).await;
        assert!(
            first["attempt"]["solved"] == true && first["attempt"]["rating"].is_null(),
            "{help}: {first}"
        );
        // Nor afterwards: it was the first attempt.
        let plain = one(&ana, attempt(&format!("{}-2", puzzle.name), puzzle, &puzzle.right, NOW)).await;
        assert!(plain["attempt"]["rating"].is_null(), "{help}: {plain}");
    }
    let guest = server.guest().await;
    let solved = one(&guest, attempt("x", &puzzles[5], &puzzles[5].right, NOW)).await;
    assert!(solved["attempt"]["solved"] == true && solved["attempt"]["rating"].is_null(), "{solved}");
    assert_eq!(progress(&guest).await["ratings"], json!([]));
    assert_eq!(progress(&ana).await["ratings"], json!([]));
    // What was shown is not solved, as far as the counts go.
    assert_eq!(tally(&progress(&ana).await, "halma", "all"), (10, 9));
    server.stop().await;
}

#[tokio::test]
async fn what_is_sent_again_counts_once_also_at_the_same_time() {
    let server = TestServer::open().await;
    let ana = server.person("Ana").await;
    let puzzles = quick(3);
    let all: Vec<Value> =
        puzzles.iter().map(|puzzle| attempt(&puzzle.name, puzzle, &puzzle.right, NOW)).collect();
    let twice: Vec<Value> = all.iter().chain(&all).cloned().collect();
    let replies = futures_util::future::join_all((0..8).map(|_| send(&ana, twice.clone()))).await;
    for reply in &replies {
        assert_eq!(reply.status, 200, "{reply:?}");
        for answer in reply.json()["answers"].as_array().unwrap() {
            assert_eq!(answer["attempt"]["solved"], true, "{answer}");
        }
    }
    let end = progress(&ana).await;
    assert_eq!(end["ratings"][0]["puzzles"], 3);
    assert_eq!(tally(&end, "halma", "all"), (3, 3));
    // The changes of the rating make one chain: none was lost, none was made twice.
    let last = send(&ana, all).await.json();
    let mut steps: Vec<(f64, f64)> = last["answers"]
        .as_array()
        .unwrap()
        .iter()
        .map(|answer| {
            let rating = &answer["attempt"]["rating"];
            (rating[0].as_f64().unwrap(), rating[1].as_f64().unwrap())
        })
        .collect();
    steps.sort_by(|one, other| one.0.total_cmp(&other.0));
    assert_eq!(steps[0].0, 1_500.0);
    assert!(steps.windows(2).all(|pair| pair[0].1 == pair[1].0), "{steps:?}");
    assert_eq!(steps[2].1, rating(&end));
    server.stop().await;
}

#[tokio::test]
async fn different_attempts_at_one_puzzle_at_the_same_time_change_the_rating_once() {
    let server = TestServer::open().await;
    let ana = server.person("Ana").await;
    let puzzle = &quick(1)[0];
    let attempts = (0..10).map(|number| {
        let turns = if number % 2 == 0 { &puzzle.right } else { &puzzle.wrong };
        send(&ana, vec![attempt(&format!("k{number}"), puzzle, turns, NOW)])
    });
    let replies = futures_util::future::join_all(attempts).await;
    let rated = replies.iter().filter(|reply| {
        assert_eq!(reply.status, 200, "{reply:?}");
        !reply.json()["answers"][0]["attempt"]["rating"].is_null()
    });
    assert_eq!(rated.count(), 1);
    let end = progress(&ana).await;
    assert_eq!((end["ratings"][0]["puzzles"].as_i64(), tally(&end, "halma", "all")), (Some(1), (10, 5)));
    server.stop().await;
}

#[tokio::test]
async fn a_puzzle_that_many_miss_is_rated_higher_and_grows_certain_slowly() {
    let server = TestServer::open().await;
    let puzzle = &those("halma", 1, |puzzle| matches!(puzzle.claim, Claim::Leap(_)))[0];
    let before = server.client().get(&format!("/api/puzzles/{}", puzzle.name)).await.json();
    for number in 0..5 {
        let solver = server.person(&format!("Solver{number}")).await;
        let missed = one(&solver, attempt("x", puzzle, &puzzle.wrong, NOW)).await;
        assert!(missed["attempt"]["rating"].is_array(), "{missed}");
    }
    server.time.pass(61_000);
    let after = server.client().get(&format!("/api/puzzles/{}", puzzle.name)).await.json();
    let gain = after["rating"].as_i64().unwrap() - before["rating"].as_i64().unwrap();
    assert!((1..450).contains(&gain), "{gain}");
    server.stop().await;
}
