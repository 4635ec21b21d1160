//! A day without connection: what was done on two devices comes in any order, in parts, and more than once.

use crate::common::{Client, TestServer};
use crate::{DAY, NOW, attempt, of_day, progress, quick, send, with};
use serde_json::{Value, json};

/// What two devices have done on a few days.
fn done() -> Vec<Value> {
    let puzzles = quick(4);
    let mut all = Vec::new();
    for (number, puzzle) in puzzles.iter().enumerate() {
        let day = NOW - 6 * DAY;
        let key = |what: &str| format!("{number}-{what}");
        all.push(attempt(&key("missed"), puzzle, &puzzle.wrong, day));
        all.push(with(
            attempt(&key("again"), puzzle, &puzzle.right, day + DAY),
            json!({ "mode": "repetition" }),
        ));
        if number % 2 == 0 {
            all.push(attempt(&key("worse"), puzzle, &puzzle.wrong, day + 2 * DAY));
        }
    }
    // 1,800,000,000,000 is in the morning of 2027-01-15.
    for (number, day) in ["2027-01-12", "2027-01-13", "2027-01-14", "2027-01-15"].iter().enumerate() {
        let daily = of_day(day);
        let at = NOW - (3 - number as i64) * DAY;
        all.push(with(attempt(&format!("day-{day}"), &daily, &daily.right, at), json!({ "mode": "daily" })));
    }
    all
}

/// What has to be the same, and how many puzzles are rated: that goes by the order in which attempts came.
async fn outcome(client: &Client) -> (Value, i64) {
    let mut progress = progress(client).await;
    let ratings = progress["ratings"].take();
    let rated = ratings.as_array().unwrap().iter().map(|of| of["puzzles"].as_i64().unwrap()).sum();
    (progress, rated)
}

#[tokio::test]
async fn attempts_merged_in_any_order_come_to_the_same() {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    let all = done();
    let mut wanted: Option<Value> = None;
    for number in 0..5 {
        let client = server.person(&format!("Merger{number}")).await;
        let mut order = all.clone();
        let mut random = fastrand::Rng::with_seed(number);
        if number > 0 {
            random.shuffle(&mut order);
        }
        for part in order.chunks(1 + number as usize) {
            let reply = send(&client, part.to_vec()).await;
            assert_eq!(reply.status, 200, "{reply:?}");
            for answer in reply.json()["answers"].as_array().unwrap() {
                assert!(answer["attempt"].is_object(), "{answer}");
            }
        }
        // And once more, as a device does that did not hear the answer.
        assert_eq!(send(&client, order).await.status, 200);
        let (outcome, rated) = outcome(&client).await;
        assert_eq!(*wanted.get_or_insert_with(|| outcome.clone()), outcome, "{number}");
        // What comes after another attempt at the same puzzle is not rated; nothing is rated twice.
        assert!(if number == 0 { rated == 8 } else { (4..=8).contains(&rated) }, "{number}: {rated}");
    }
    let wanted = wanted.unwrap();
    assert_eq!((&wanted["streak"]["days"], &wanted["streak"]["longest"]), (&json!(4), &json!(4)));
    assert_eq!(wanted["streak"]["last"], "2027-01-15");
    let due = wanted["due"].as_array().unwrap();
    // Two were missed again, two were solved a day after they were missed.
    let intervals: Vec<i64> = due.iter().map(|due| due["interval"].as_i64().unwrap()).collect();
    assert_eq!(intervals, [1, 1, 6, 6]);
    server.stop().await;
}

#[tokio::test]
async fn a_day_counts_for_the_streak_only_with_its_own_puzzle_solved_on_it_and_sent_within_a_week() {
    let server = TestServer::open().await;
    let ana = server.person("Ana").await;
    let (today, other) = (of_day("2027-01-15"), of_day("2027-01-14"));
    let daily = |key: &str, at| with(attempt(key, &today, &today.right, at), json!({ "mode": "daily" }));
    for (key, attempt) in [
        ("yesterday", daily("yesterday", NOW - DAY)),
        ("training", attempt("training", &today, &today.right, NOW)),
        ("shown", with(daily("shown", NOW), json!({ "shown": true }))),
        ("given up", with(daily("given up", NOW), json!({ "turns": [] }))),
        ("other", with(attempt("other", &other, &other.right, NOW), json!({ "mode": "daily" }))),
        (
            "old",
            with(
                attempt("old", &of_day("2027-01-01"), &of_day("2027-01-01").right, NOW - 14 * DAY),
                json!({ "mode": "daily" }),
            ),
        ),
    ] {
        assert_eq!(send(&ana, vec![attempt]).await.status, 200);
        assert_eq!(progress(&ana).await["streak"]["longest"], 0, "{key}");
    }
    assert_eq!(send(&ana, vec![daily("today", NOW)]).await.status, 200);
    assert_eq!(progress(&ana).await["streak"]["days"], 1);
    server.stop().await;
}

#[tokio::test]
async fn what_an_account_did_is_in_its_export_and_goes_with_it() {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    let ana = server.person("Ana").await;
    assert_eq!(send(&ana, done()).await.status, 200);
    let shown = quick(1)[0].name.clone();
    assert_eq!(ana.post(&format!("/api/puzzles/{shown}/solution"), Value::Null).await.status, 200);
    let export = ana.get("/api/account/export").await.json();
    assert_eq!(export["puzzles"]["attempts"].as_array().unwrap().len(), done().len());
    assert_eq!(export["puzzles"]["shown"], json!([shown]));
    assert_eq!(export["puzzles"]["days"].as_array().unwrap().len(), 4);
    let gone = ana.delete("/api/account", json!({ "password": crate::common::PASSWORD })).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    let left = crate::together::count(
        server.database(),
        &["puzzle_attempts", "puzzle_states", "puzzle_solvers", "puzzle_tallies", "puzzle_days"],
    );
    assert_eq!(left.await, 0);
    server.stop().await;
}

#[tokio::test]
async fn a_guest_keeps_what_it_did_when_it_becomes_an_account() {
    let server = TestServer::open().await;
    let guest = server.guest().await;
    assert_eq!(send(&guest, done()[..3].to_vec()).await.status, 200);
    let before = progress(&guest).await;
    let account = json!({ "name": "Ana", "password": crate::common::PASSWORD });
    assert_eq!(guest.post("/api/account", account).await.status, 201);
    assert_eq!(progress(&guest).await, before);
    server.stop().await;
}
