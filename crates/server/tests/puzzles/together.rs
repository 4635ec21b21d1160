//! Several nodes on one database.

use crate::common::TestServer;
use crate::{NOW, attempt, progress, quick, send, tally};
use serde_json::Value;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, Row};

/// How many rows tables have together.
pub async fn count(database: &str, tables: &[&str]) -> i64 {
    let mut connection = AnyConnection::connect(database).await.unwrap();
    let mut count = 0;
    for table in tables {
        let sql = format!("SELECT COUNT(*) FROM {table}");
        let row = connection.fetch_one(sqlx::raw_sql(AssertSqlSafe(sql))).await.unwrap();
        count += row.get::<i64, _>(0);
    }
    connection.close().await.unwrap();
    count
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn the_same_attempts_sent_to_two_nodes_at_once_count_once() {
    let nats = || Some(std::env::var("TEAHOUSE_TEST_NATS").unwrap());
    let one = TestServer::open_with(|config| {
        config.nats = nats();
        config.no_limits = true;
    })
    .await;
    let two = one
        .second(|config| {
            config.nats = nats();
            config.no_limits = true;
        })
        .await;
    let ana = one.person("Ana").await;
    let there = ana.at(&two);
    let puzzles = quick(5);
    let all: Vec<Value> =
        puzzles.iter().map(|puzzle| attempt(&puzzle.name, puzzle, &puzzle.right, NOW)).collect();
    let sends = (0..12).map(|number| send(if number % 2 == 0 { &ana } else { &there }, all.clone()));
    for reply in futures_util::future::join_all(sends).await {
        assert_eq!(reply.status, 200, "{reply:?}");
        assert!(!reply.text.contains("problem"), "{}", reply.text);
    }
    let end = progress(&there).await;
    assert_eq!(end, progress(&ana).await);
    assert_eq!(end["ratings"][0]["puzzles"], 5);
    assert_eq!(tally(&end, "halma", "all"), (5, 5));
    assert_eq!(count(one.database(), &["puzzle_attempts"]).await, 5);
    // Different attempts at one puzzle on both nodes: one of them is rated.
    let ben = one.person("Ben").await;
    let there = ben.at(&two);
    let sends = (0..12).map(|number| {
        let client = if number % 2 == 0 { &ben } else { &there };
        send(client, vec![attempt(&format!("k{number}"), &puzzles[0], &puzzles[0].right, NOW)])
    });
    let replies = futures_util::future::join_all(sends).await;
    let rated = replies.iter().filter(|reply| !reply.json()["answers"][0]["attempt"]["rating"].is_null());
    assert_eq!(rated.count(), 1);
    assert_eq!(progress(&ben).await["ratings"][0]["puzzles"], 1);
    two.stop().await;
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS"]
async fn days_that_are_asked_for_on_two_nodes_at_once_have_one_puzzle_each() {
    let nats = || Some(std::env::var("TEAHOUSE_TEST_NATS").unwrap());
    let one = TestServer::open_with(|config| config.nats = nats()).await;
    let two = one.second(|config| config.nats = nats()).await;
    let asks = (0..12).map(|number| {
        let client = if number % 2 == 0 { one.client() } else { two.client() };
        async move { client.get("/api/puzzles/days").await.json() }
    });
    let answers = futures_util::future::join_all(asks).await;
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    assert_eq!(count(one.database(), &["shown_puzzles"]).await, 31);
    two.stop().await;
    one.stop().await;
}
