//! What can be asked, and what it costs.

use crate::common::TestServer;
use crate::{DAY, Known, NOW, attempt, of_day, one, progress, quick};
use serde_json::{Value, json};

#[tokio::test]
async fn whoever_asks_for_the_solution_first_is_not_rated_afterwards() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.person("Ana").await, server.person("Ben").await);
    let puzzles = quick(2);
    let shown = ana.post(&format!("/api/puzzles/{}/solution", puzzles[0].name), Value::Null).await;
    assert_eq!(shown.status, 200, "{shown:?}");
    let turns: Vec<String> = serde_json::from_value(shown.json()["turns"].clone()).unwrap();
    let judged = ana
        .post(&format!("/api/puzzles/{}/judge", puzzles[1].name), json!({ "turn": puzzles[1].right[0] }))
        .await;
    assert_eq!((judged.status.as_u16(), &judged.json()["verdict"]), (200, &json!("solved")), "{judged:?}");
    for (puzzle, turns) in [(&puzzles[0], &turns), (&puzzles[1], &puzzles[1].right)] {
        // Also with a time before the question: a client may say what it likes.
        let solved = one(&ana, attempt(&puzzle.name, puzzle, turns, NOW - 60_000)).await;
        assert!(solved["attempt"]["solved"] == true && solved["attempt"]["rating"].is_null(), "{solved}");
    }
    assert_eq!(progress(&ana).await["ratings"], json!([]));
    // Others are rated as before.
    let rated = one(&ben, attempt("x", &puzzles[0], &turns, NOW)).await;
    assert!(rated["attempt"]["rating"].is_array(), "{rated}");
    server.stop().await;
}

#[tokio::test]
async fn a_solution_asked_for_while_an_attempt_is_on_its_way_never_helps() {
    let server = TestServer::open().await;
    let ana = server.person("Ana").await;
    for puzzle in &quick(6) {
        let path = format!("/api/puzzles/{}/solution", puzzle.name);
        let solution = ana.post(&path, Value::Null);
        let attempt = one(&ana, attempt(&puzzle.name, puzzle, &puzzle.right, NOW));
        let (shown, tried) = tokio::join!(solution, attempt);
        assert_eq!(shown.status, 200, "{shown:?}");
        assert_eq!(tried["attempt"]["solved"], true, "{tried}");
        // Whichever came first, the second attempt is not rated.
        let again =
            one(&ana, crate::attempt(&format!("{}-2", puzzle.name), puzzle, &puzzle.right, NOW)).await;
        assert!(again["attempt"]["rating"].is_null(), "{again}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_wrong_turn_is_answered_and_no_answer_holds_a_solution_unasked() {
    let server = TestServer::open().await;
    let ana = server.person("Ana").await;
    let puzzle = &quick(1)[0];
    let path = format!("/api/puzzles/{}", puzzle.name);
    let judged = ana.post(&format!("{path}/judge"), json!({ "turn": puzzle.wrong[0] })).await;
    assert_eq!(judged.json()["verdict"], "wrong", "{judged:?}");
    let refused = ana.post(&format!("{path}/judge"), json!({ "turn": "nonsense" })).await;
    assert!(refused.is_refused(422, "turn-refused"), "{refused:?}");
    let ways = ["", "/api/puzzles/next", "/api/puzzles/bundle?count=100", "/api/puzzles/days"];
    for way in ways {
        let way = if way.is_empty() { path.as_str() } else { way };
        let text = ana.get(way).await.text;
        for word in ["solution", "turns\"", "right"] {
            assert!(!text.contains(word), "{way}: {text}");
        }
    }
    // A wrong attempt is told to be wrong, and nothing else.
    let missed = one(&ana, attempt("x", puzzle, &puzzle.wrong, NOW)).await;
    assert!(!missed.to_string().contains(&puzzle.right[0]), "{missed}");
    server.stop().await;
}

#[tokio::test]
async fn a_vote_takes_an_attempt_counts_once_and_enough_of_them_retire_a_puzzle_from_training() {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    let puzzle = &quick(1)[0];
    let path = format!("/api/puzzles/{}/vote", puzzle.name);
    let next = format!("/api/puzzles/bundle?game=halma&theme={}&count=100", puzzle.themes[0]);
    let offered = async || {
        let mut offered = false;
        for _ in 0..60 {
            offered |= server.client().get(&next).await.text.contains(&puzzle.name);
        }
        offered
    };
    assert!(offered().await);
    for number in 0..5 {
        let voter = server.person(&format!("Voter{number}")).await;
        let early = voter.put(&path, json!({ "vote": "dull" })).await;
        assert!(early.is_refused(409, "not-tried"), "{early:?}");
        one(&voter, attempt("x", puzzle, &puzzle.right, NOW)).await;
        if number == 4 {
            // One vote, however often it is sent.
            server.time.pass(61_000);
            assert!(offered().await);
        }
        let votes = (0..4).map(|_| voter.put(&path, json!({ "vote": "dull" })));
        for vote in futures_util::future::join_all(votes).await {
            assert_eq!(vote.status, 204, "{vote:?}");
        }
    }
    server.time.pass(61_000);
    assert!(!offered().await, "retired");
    assert_eq!(server.client().get(&format!("/api/puzzles/{}", puzzle.name)).await.status, 200);
    // Who changes their mind brings it back.
    let last = server.person("Late").await;
    one(&last, attempt("x", puzzle, &puzzle.right, NOW)).await;
    for vote in ["dull", "good", "good"] {
        assert_eq!(last.put(&path, json!({ "vote": vote })).await.status, 204);
    }
    let export = last.get("/api/account/export").await.json();
    assert_eq!(export["puzzles"]["votes"], json!([{ "puzzle": puzzle.name, "vote": "good" }]));
    server.stop().await;
}

#[tokio::test]
async fn nobody_votes_without_end() {
    let server = TestServer::open().await;
    let (ana, puzzle) = (server.person("Ana").await, &quick(1)[0]);
    one(&ana, attempt("x", puzzle, &puzzle.right, NOW)).await;
    let path = format!("/api/puzzles/{}/vote", puzzle.name);
    for number in 0..60 {
        let vote = json!({ "vote": if number % 2 == 0 { "dull" } else { "good" } });
        assert_eq!(ana.put(&path, vote).await.status, 204);
    }
    assert!(ana.put(&path, json!({ "vote": "dull" })).await.is_refused(429, "too-many-requests"));
    server.stop().await;
}

#[tokio::test]
async fn a_retired_puzzle_is_given_to_no_new_day_and_stays_where_it_was_shown() {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    let retire = async |puzzle: &Known| {
        let path = format!("/api/puzzles/{}/vote", puzzle.name);
        for number in 0..5 {
            let voter = server.person(&format!("V{}{number}", puzzle.name)).await;
            one(&voter, attempt("x", puzzle, &puzzle.right, NOW)).await;
            assert_eq!(voter.put(&path, json!({ "vote": "dull" })).await.status, 204);
        }
        server.time.pass(61_000);
    };
    let named = async |day: &str| {
        server.client().get(&format!("/api/puzzles/days/{day}")).await.json()["puzzle"]["name"].clone()
    };
    let (today, tomorrow) = (of_day("2027-01-15"), of_day("2027-01-16"));
    assert_eq!(named("today").await, today.name);
    retire(&today).await;
    retire(&tomorrow).await;
    assert_eq!(named("today").await, today.name);
    server.time.pass(DAY);
    let other = puzzles::today_without("2027-01-16", |name| name == tomorrow.name).unwrap();
    assert_eq!(named("2027-01-16").await, other.id());
    assert_eq!(named("2027-01-15").await, today.name);
    server.stop().await;
}

#[tokio::test]
async fn only_who_played_a_game_that_is_over_asks_for_the_moment_that_decided_it() {
    let server = TestServer::open().await;
    let (ana, ben, cid) =
        (server.person("Ana").await, server.person("Ben").await, server.person("Cid").await);
    let id = ana.create(json!({ "game": "halma" })).await;
    assert_eq!(ben.act(&id, "join").await.status, 200);
    let path = format!("/api/games/{id}/moment");
    assert!(ana.post(&path, Value::Null).await.is_refused(409, "not-over"));
    ana.lose(&ben, &id).await;
    // After a turn each nothing can be proven.
    assert_eq!(ana.post(&path, Value::Null).await.status, 204);
    assert!(cid.post(&path, Value::Null).await.is_refused(403, "not-a-player"));
    server.stop().await;
}
