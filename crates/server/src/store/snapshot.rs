//! Long transactions besides the writer: a view of everything at one moment, and an empty database being filled.

use super::statement::{Value, bind};
use super::{Error, Row};
use futures_util::TryStreamExt;
use serde::de::DeserializeOwned;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

/// A view of the database at one moment.
pub struct Snapshot(AnyConnection, bool);

impl Snapshot {
    pub(super) fn new(connection: AnyConnection, sqlite: bool) -> Self {
        Self(connection, sqlite)
    }

    /// Whether there is a table of a name: an older version may not have had it.
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

    /// What a query finds.
    pub(super) async fn all<T: DeserializeOwned>(
        &mut self,
        sql: &'static str,
        args: Vec<Value>,
    ) -> Result<Vec<T>, Error> {
        self.rows(sql, args).await?.iter().map(Row::read).collect()
    }

    /// The rows of a query that was built from names of our own.
    pub(super) fn stream(&mut self, sql: String) -> Rows<'_> {
        Rows(sqlx::query(AssertSqlSafe(sql)).fetch(&mut self.0))
    }
}

/// A transaction that is being filled; what is not committed is undone when it is dropped.
pub struct Filling(AnyConnection);

impl Filling {
    pub(super) fn new(connection: AnyConnection) -> Self {
        Self(connection)
    }

    /// A whole number that a query counts.
    pub(super) async fn count(&mut self, sql: &'static str) -> Result<i64, sqlx::Error> {
        sqlx::query_scalar(sql).fetch_one(&mut self.0).await
    }

    /// A statement that was built from names of our own.
    pub(super) async fn run(&mut self, sql: String, args: &[Value]) -> Result<(), sqlx::Error> {
        bind(&sql.into(), args).execute(&mut self.0).await.map(|_| ())
    }

    /// Keeps everything.
    pub async fn commit(mut self) -> Result<(), sqlx::Error> {
        self.0.execute("COMMIT").await?;
        self.0.close().await
    }
}

/// Rows, one after the other.
pub struct Rows<'a>(futures_util::stream::BoxStream<'a, Result<AnyRow, sqlx::Error>>);

impl Rows<'_> {
    pub async fn next(&mut self) -> Result<Option<AnyRow>, sqlx::Error> {
        self.0.try_next().await
    }
}
