//! Connections for reading. There are three pools, so that one kind of query never waits for another: vital
//! ones (heartbeat, clocks), short ones by a key (sessions, games), and lists. Whoever reads many lists at
//! once delays other lists, but no turn and no clock. Each query chooses its pool in its own file of
//! `store/`.

use super::location::Location;
use super::statement::{Value, bind};
use super::{CONNECTING, Error, Row, SQLITE_SETTINGS, in_time};
use serde::de::DeserializeOwned;
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyPool, Executor};

/// The most identifiers in one query.
const PART: usize = 512;
/// Connections of each kind: vital, by a key, for lists. SQLite has one more for the writer.
const SQLITE: [u32; 3] = [2, 4, 2];
const POSTGRES: [u32; 3] = [2, 10, 4];
/// The page cache of a vital connection, in KiB: its queries are small.
const VITAL_CACHE: &str = "PRAGMA cache_size = -2000";

/// One pool for each kind of query.
#[derive(Clone)]
pub struct Readers {
    /// For heartbeat and clocks.
    pub vital: AnyPool,
    /// For short queries by a key.
    pub keyed: AnyPool,
    /// For lists, exports and checks.
    pub lists: AnyPool,
}

impl Readers {
    /// Opens one connection of each kind.
    pub async fn connect(url: &str, place: &Location) -> Result<Self, sqlx::Error> {
        let sqlite = matches!(place, Location::File(_));
        let [vital, keyed, lists] = if sqlite { SQLITE } else { POSTGRES };
        let connect = async |most: u32, is_vital: bool| {
            let options = AnyPoolOptions::new().max_connections(most).acquire_timeout(CONNECTING);
            // An idle connection to a file cannot break.
            let options = options.test_before_acquire(!sqlite);
            let options = options.after_connect(move |connection, _| {
                Box::pin(async move {
                    if sqlite {
                        connection.execute(SQLITE_SETTINGS).await?;
                        if is_vital {
                            connection.execute(VITAL_CACHE).await?;
                        }
                    }
                    Ok(())
                })
            });
            options.connect(url).await
        };
        Ok(Self {
            vital: connect(vital, true).await?,
            keyed: connect(keyed, false).await?,
            lists: connect(lists, false).await?,
        })
    }

    pub async fn close(&self) {
        tokio::join!(self.vital.close(), self.keyed.close(), self.lists.close());
    }
}

/// A pool.
#[derive(Copy, Clone)]
pub struct Reader<'a>(pub(super) &'a AnyPool);

impl Reader<'_> {
    /// The rows of a query, to be read one by one.
    pub async fn rows(self, sql: &'static str, args: Vec<Value>) -> Result<Vec<Row>, Error> {
        let rows = in_time(bind(&sql.into(), &args).fetch_all(self.0)).await?;
        Ok(rows.into_iter().map(Row).collect())
    }

    /// All results of a query.
    pub async fn all<T: DeserializeOwned>(
        self,
        sql: &'static str,
        args: Vec<Value>,
    ) -> Result<Vec<T>, Error> {
        self.rows(sql, args).await?.iter().map(Row::read).collect()
    }

    /// The first result of a query.
    pub async fn first<T: DeserializeOwned>(
        self,
        sql: &'static str,
        args: Vec<Value>,
    ) -> Result<Option<T>, Error> {
        let row = in_time(bind(&sql.into(), &args).fetch_optional(self.0)).await?;
        row.map(|row| Row(row).read()).transpose()
    }

    /// Results for many identifiers, which replace `$IN` after the other values. Long lists are split.
    pub async fn among<T: DeserializeOwned>(
        self,
        sql: &str,
        args: Vec<Value>,
        ids: &[String],
    ) -> Result<Vec<T>, Error> {
        let mut found = Vec::new();
        for part in ids.chunks(PART) {
            // Pads the list with its last identifier to a power of two, because each length is a separate
            // prepared statement.
            let length = part.len().next_power_of_two();
            let places: Vec<String> = (1..=length).map(|n| format!("${}", args.len() + n)).collect();
            let sql = sql.replace("$IN", &places.join(", "));
            let last = part.iter().cycle().skip(part.len() - 1).take(1).cycle();
            let ids = part.iter().chain(last).take(length).map(Value::from);
            let all: Vec<Value> = args.iter().cloned().chain(ids).collect();
            for row in in_time(bind(&sql.into(), &all).fetch_all(self.0)).await? {
                found.push(Row(row).read()?);
            }
        }
        Ok(found)
    }

    /// The integer result of a query.
    pub async fn count(self, sql: &'static str, args: Vec<Value>) -> Result<i64, Error> {
        Ok(self.first(sql, args).await?.unwrap_or(0))
    }
}
