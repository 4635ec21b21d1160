//! What nobody sends who means well.

use crate::common::TestServer;
use crate::{NOW, attempt, one, progress, quick, send, tally, with};
use serde_json::{Value, json};

fn refused(answer: &Value) -> &str {
    assert!(answer["attempt"].is_null(), "{answer}");
    answer["problem"]["error"].as_str().unwrap()
}

#[tokio::test]
async fn a_line_that_is_made_up_is_refused_and_the_rest_is_kept() {
    let server = TestServer::open().await;
    let ana = server.person("Ana").await;
    let puzzles = quick(2);
    let turns = |turns: Vec<&str>| -> Vec<String> { turns.into_iter().map(str::to_string).collect() };
    let known = &puzzles[0];
    let many = vec!["a1-a2".to_string(); 9];
    let reply = send(
        &ana,
        vec![
            attempt("illegal", known, &turns(vec!["z99-z98"]), NOW),
            attempt("nothing", known, &turns(vec![""]), NOW),
            attempt("strange", known, &turns(vec!["\u{202e}\0🀄"]), NOW),
            attempt("long", known, &many, NOW),
            attempt("huge", known, &["x".repeat(5_000)], NOW),
            with(attempt("who", known, &known.right, NOW), json!({ "puzzle": "aaaaaaaa" })),
            with(attempt("what", known, &known.right, NOW), json!({ "puzzle": "x".repeat(3_000) })),
            attempt("", known, &known.right, NOW),
            attempt(&"k".repeat(65), known, &known.right, NOW),
            attempt("good", &puzzles[1], &puzzles[1].right, NOW),
        ],
    )
    .await;
    let answers = reply.json()["answers"].clone();
    for (number, problem) in [
        "turn-refused",
        "turn-refused",
        "turn-refused",
        "line-too-long",
        "line-too-long",
        "unknown-puzzle",
        "unknown-puzzle",
        "bad-idempotency-key",
        "bad-idempotency-key",
    ]
    .iter()
    .enumerate()
    {
        assert_eq!(refused(&answers[number]), *problem, "{}", answers[number]);
    }
    assert_eq!(answers[9]["attempt"]["solved"], true);
    assert!(reply.text.len() < 6_000, "what was refused is not sent back: {}", reply.text.len());
    // What is refused has not been tried.
    assert_eq!(tally(&progress(&ana).await, "halma", "all"), (1, 1));
    let first = one(&ana, attempt("x", known, &known.right, NOW)).await;
    assert!(first["attempt"]["rating"].is_array(), "{first}");
    server.stop().await;
}

#[tokio::test]
async fn ten_thousand_turns_and_too_many_attempts_are_refused_before_anything_is_proven() {
    let server = TestServer::open().await;
    let ana = server.person("Ana").await;
    let puzzle = &quick(1)[0];
    let turns = vec!["a1-a2".to_string(); 10_000];
    let huge = send(&ana, vec![attempt("x", puzzle, &turns, NOW)]).await;
    assert!(huge.is_refused(413, "too-large"), "{huge:?}");
    let turns = vec!["a".to_string(); 2_000];
    let long = one(&ana, attempt("x", puzzle, &turns, NOW)).await;
    assert_eq!(refused(&long), "line-too-long");
    let many = (0..101).map(|number| attempt(&format!("k{number}"), puzzle, &[], NOW)).collect();
    assert!(send(&ana, many).await.is_refused(400, "bad-request"));
    let line = vec!["a1-a2"; 16];
    let judged =
        ana.post(&format!("/api/puzzles/{}/judge", puzzle.name), json!({ "line": line, "turn": "x" })).await;
    assert!(judged.is_refused(400, "line-too-long"), "{judged:?}");
    assert_eq!(progress(&ana).await["themes"], json!([]));
    // Nothing of it was taken for a question.
    assert!(one(&ana, attempt("y", puzzle, &puzzle.right, NOW)).await["attempt"]["rating"].is_array());
    server.stop().await;
}

#[tokio::test]
async fn strange_numbers_do_no_harm() {
    let server = TestServer::open().await;
    let ana = server.person("Ana").await;
    let puzzles = quick(3);
    for (puzzle, at) in puzzles.iter().zip([i64::MIN, i64::MAX, -1]) {
        let kept = one(&ana, attempt(&puzzle.name, puzzle, &puzzle.right, at)).await;
        let kept = kept["attempt"]["at"].as_i64().unwrap();
        assert!((0..=NOW).contains(&kept), "{at}: {kept}");
    }
    let mut long = attempt("ms", &puzzles[0], &puzzles[0].right, NOW);
    long["turns"][0]["ms"] = json!(u32::MAX);
    assert_eq!(one(&ana, long.clone()).await["attempt"]["ms"], u32::MAX);
    long["turns"][0]["ms"] = json!(u64::MAX);
    assert!(send(&ana, vec![long]).await.is_refused(400, "bad-request"));
    for wrong in ["rating=NaN", "rating=inf", "game=chess", "theme=none", "count=-1"] {
        let reply = ana.get(&format!("/api/puzzles/bundle?{wrong}")).await;
        assert_eq!(reply.status, 400, "{wrong}: {reply:?}");
    }
    for far in ["rating=1e300", "rating=-1e300", "count=1000000000"] {
        let reply = ana.get(&format!("/api/puzzles/bundle?{far}")).await;
        assert!(reply.status == 200 && reply.json().as_array().unwrap().len() <= 100, "{far}");
    }
    let names = vec!["aaaaaaaa"; 101].join(",");
    assert!(ana.get(&format!("/api/puzzles/next?not={names}")).await.is_refused(400, "bad-request"));
    server.stop().await;
}

#[tokio::test]
async fn an_account_tries_a_puzzle_a_hundred_times_and_asks_three_hundred_times_an_hour() {
    let server = TestServer::open_with(|config| config.no_limits = true).await;
    let ana = server.person("Ana").await;
    let puzzle = &quick(1)[0];
    let many =
        |from: usize| (from..from + 100).map(|number| attempt(&format!("k{number}"), puzzle, &[], NOW));
    assert_eq!(send(&ana, many(0).collect()).await.status, 200);
    let more = one(&ana, attempt("more", puzzle, &puzzle.right, NOW)).await;
    assert_eq!(refused(&more), "too-many-attempts");
    server.stop().await;
    let server = TestServer::open().await;
    let ben = server.person("Ben").await;
    // The count is in the database, so that it holds over all nodes; here it is nearly reached.
    let id: String = sql(&server, "SELECT id FROM accounts WHERE name = 'Ben'").await.unwrap();
    let since = NOW - NOW % 3_600_000;
    sql(&server, &format!("INSERT INTO limits (id, since, used) VALUES ('proofs:{id}', {since}, 299)")).await;
    assert_eq!(send(&ben, vec![]).await.status, 200);
    assert!(send(&ben, vec![]).await.is_refused(429, "too-many-requests"));
    let solution = ben.post(&format!("/api/puzzles/{}/solution", puzzle.name), Value::Null).await;
    assert!(solution.is_refused(429, "too-many-requests"), "{solution:?}");
    // So is that of attempts: the last one of a day is kept.
    let cid = server.person("Cid").await;
    let id: String = sql(&server, "SELECT id FROM accounts WHERE name = 'Cid'").await.unwrap();
    let since = NOW - NOW % crate::DAY;
    sql(&server, &format!("INSERT INTO limits (id, since, used) VALUES ('attempts:{id}', {since}, 2999)"))
        .await;
    let two = ["last", "more"].map(|key| attempt(key, puzzle, &puzzle.right, NOW));
    let answers = send(&cid, two.to_vec()).await.json()["answers"].clone();
    assert_eq!(answers[0]["attempt"]["solved"], true, "{answers}");
    assert_eq!(refused(&answers[1]), "too-many-requests");
    // What is kept is found again without being counted.
    assert_eq!(one(&cid, two[0].clone()).await["attempt"]["solved"], true);
    server.stop().await;
}

/// Runs a statement; gives the first text it finds.
async fn sql(server: &TestServer, sql: &str) -> Option<String> {
    use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, Row};
    let mut connection = AnyConnection::connect(server.database()).await.unwrap();
    let row = connection.fetch_optional(sqlx::raw_sql(AssertSqlSafe(sql.to_string()))).await.unwrap();
    connection.close().await.unwrap();
    row.map(|row| row.get(0))
}
