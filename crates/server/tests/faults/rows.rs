//! A database that holds what the server does not expect.

use crate::common::TestServer;
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, Executor};

/// Changes the database behind the server's back.
async fn change(server: &TestServer, sql: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = sqlx::AnyConnection::connect(server.database()).await.unwrap();
    connection.execute(sqlx::raw_sql(AssertSqlSafe(sql.to_string()))).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_status_is_an_error_and_hides_no_other_game() {
    let server = TestServer::open().await;
    let ana = server.person("Ana").await;
    let odd = ana.create(json!({ "game": "halma", "public": true })).await;
    let good = ana.create(json!({ "game": "street", "public": true })).await;
    change(&server, &format!("UPDATE players SET bot = 'strange' WHERE game = '{odd}' AND seat = 1")).await;
    let lobby = ana.get("/api/games").await;
    assert_eq!(lobby.status, 200, "{lobby:?}");
    assert!(!lobby.text.contains(&odd) && lobby.text.contains(&good), "{lobby:?}");
    change(&server, &format!("UPDATE players SET bot = NULL WHERE game = '{odd}'")).await;
    change(&server, &format!("UPDATE games SET status = 'strange' WHERE id = '{odd}'")).await;
    // It is not said to be aborted.
    let export = ana.get("/api/account/export").await;
    assert!(export.is_refused(503, "unavailable"), "{export:?}");
    change(&server, &format!("UPDATE games SET status = 'open' WHERE id = '{odd}'")).await;
    assert_eq!(ana.get("/api/account/export").await.status, 200);
    change(&server, "UPDATE accounts SET kind = 'strange' WHERE name = 'Ana'").await;
    assert!(ana.get("/api/account").await.is_refused(503, "unavailable"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_column_of_another_type_is_an_error_and_no_panic() {
    let mut server = TestServer::open().await;
    if server.database().starts_with("postgres:") {
        // It does not take them.
        return;
    }
    let ana = server.person("Ana").await;
    let id = ana.create(json!({ "game": "halma", "public": true })).await;
    for (table, column) in [("games", "created_at"), ("games", "terms"), ("players", "rating_before")] {
        let sql = format!("UPDATE {table} SET {column} = x'00' WHERE {table}.rowid > 0");
        change(&server, &sql).await;
    }
    let path = format!("/api/games/{id}");
    // What the server had in memory is read again.
    server.restart().await;
    let ana = ana.at(&server);
    let reply = server.client().get(&path).await;
    assert!(reply.is_refused(503, "unavailable"), "{reply:?}");
    assert_eq!(server.client().get("/api/games").await.status, 200);
    change(&server, "UPDATE accounts SET muted_until = 'later'").await;
    let reply = ana.get("/api/account").await;
    assert!(reply.is_refused(503, "unavailable"), "{reply:?}");
}
