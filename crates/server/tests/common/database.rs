//! The database of a test: a file of its own, or a new database on the PostgreSQL that `TEAHOUSE_TEST_DATABASE`
//! names, so that the same tests hold for both.

use sqlx::{Connection, Executor};

/// The URL of a new database on the PostgreSQL that the tests were given; none means a file.
pub async fn new() -> Option<String> {
    let base = std::env::var("TEAHOUSE_TEST_DATABASE").ok()?;
    let name = format!("test_{:016x}", fastrand::u64(..));
    sqlx::any::install_default_drivers();
    let mut connection = sqlx::AnyConnection::connect(&base).await.unwrap();
    let sql = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    connection.execute(sqlx::raw_sql(sql)).await.unwrap();
    connection.close().await.unwrap();
    let (server, _) = base.rsplit_once('/').unwrap();
    Some(format!("{server}/{name}"))
}
