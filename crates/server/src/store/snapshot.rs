//! Long transactions outside the writer: a snapshot for reading, and filling an empty database.

use super::statement::{Value, bind};
use super::{Error, Row};
use futures_util::TryStreamExt;
use serde::de::DeserializeOwned;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

/// A consistent view of the database.
pub struct Snapshot(AnyConnection, bool);

impl Snapshot {
    pub(super) fn new(connection: AnyConnection, sqlite: bool) -> Self {
        Self(connection, sqlite)
    }

    /// Whether a table exists: an older schema may lack it.
    pub(super) async fn has(&mut self, table: &str) -> Result<bool, Error> {
        let sql = if self.1 {
            "SELECT COUNT(*) FROM sqlite_schema WHERE type = 'table' AND name = $1"
        } else {
            "SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = current_schema() AND table_name = $1"
        };
        let found: Vec<i64> = self.all(sql, args![table]).await?;
        Ok(found.first().is_some_and(|found| *found > 0))
    }

    /// The rows of a query, to be read one by one.
    pub(super) async fn rows(&mut self, sql: &'static str, args: Vec<Value>) -> Result<Vec<Row>, Error> {
        let rows = bind(&sql.into(), &args).fetch_all(&mut self.0).await?;
        Ok(rows.into_iter().map(Row).collect())
    }

    /// All results of a query.
    pub(super) async fn all<T: DeserializeOwned>(
        &mut self,
        sql: &'static str,
        args: Vec<Value>,
    ) -> Result<Vec<T>, Error> {
        self.rows(sql, args).await?.iter().map(Row::read).collect()
    }

    /// Streams the rows of a query built from our own names of tables.
    pub(super) fn stream(&mut self, sql: String) -> Rows<'_> {
        Rows(sqlx::query(AssertSqlSafe(sql)).fetch(&mut self.0))
    }
}

/// A transaction that fills a database; rolled back if it is dropped before the commit.
pub struct Filling(AnyConnection);

impl Filling {
    pub(super) fn new(connection: AnyConnection) -> Self {
        Self(connection)
    }

    /// The integer result of a query.
    pub(super) async fn count(&mut self, sql: &'static str) -> Result<i64, sqlx::Error> {
        sqlx::query_scalar(sql).fetch_one(&mut self.0).await
    }

    /// Runs a statement built from our own names of tables and columns.
    pub(super) async fn run(&mut self, sql: String, args: &[Value]) -> Result<(), sqlx::Error> {
        bind(&sql.into(), args).execute(&mut self.0).await.map(|_| ())
    }

    pub async fn commit(mut self) -> Result<(), sqlx::Error> {
        self.0.execute("COMMIT").await?;
        self.0.close().await
    }
}

/// A stream of rows.
pub struct Rows<'a>(futures_util::stream::BoxStream<'a, Result<AnyRow, sqlx::Error>>);

impl Rows<'_> {
    pub async fn next(&mut self) -> Result<Option<AnyRow>, sqlx::Error> {
        self.0.try_next().await
    }
}
