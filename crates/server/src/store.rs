//! The database: one set of SQL for SQLite and PostgreSQL. Each family of tables has its own file with its
//! typed rows and all its SQL. Reads go to pools of connections, one for each kind of query ([`readers`]). A
//! [`Write`] is a transaction: a list of statements that are applied completely or not at all. On SQLite a
//! single writer commits all waiting writes as a group ([`writer`]), so they share a sync to the disk. A
//! write is acknowledged only when it is on disk.

/// The values of a statement, in order.
macro_rules! args {
    ($($value:expr),* $(,)?) => { vec![$($crate::store::Value::from($value)),*] };
}

#[cfg(test)]
pub(crate) use args;

pub mod accounts;
pub mod apps;
pub mod cards;
pub mod chat;
pub mod club_door;
pub mod club_matches;
pub mod club_members;
pub mod club_wall;
pub mod clubs;
pub mod conditions;
pub mod consents;
pub mod copy;
pub mod deliveries;
pub mod devices;
pub mod digests;
pub mod fill;
pub mod follows;
pub mod games;
mod health;
mod identity;
pub mod jobs;
mod known;
pub mod limits;
pub mod links;
pub mod location;
pub mod log;
pub mod nodes;
pub mod notices;
pub mod premoves;
pub mod presence;
pub mod puzzles;
pub mod ratings;
mod readers;
pub mod reports;
pub mod reviews;
mod row;
pub mod schema;
pub mod seats;
pub mod seeks;
pub mod sessions;
mod snapshot;
mod statement;
pub mod tallies;
#[cfg(test)]
mod tests;
pub mod time_off;
pub mod tokens;
pub mod tournaments;
pub mod upkeep;
mod writer;

pub use snapshot::{Filling, Rows, Snapshot};
pub use statement::{Value, Write};

use crate::error::{Error, is_conflict};
use crate::supervise::Supervisor;
use health::Health;
use known::Known;
use location::Location;
use readers::{Reader, Readers};
use row::Row;
use sqlx::{AnyConnection, Connection, Executor};
use std::fs::File;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};
use writer::{Job, WriteError, perform};

/// The rows that each statement changed.
pub type Changed = Vec<u64>;

#[derive(Clone)]
pub struct Store {
    readers: Readers,
    writer: Option<mpsc::Sender<Job>>,
    health: Arc<Health>,
    seen: Arc<Seen>,
    place: Location,
    /// The version of the [`schema`] of this database.
    version: i64,
    /// Whether it was opened as the server of the database.
    serves: bool,
    /// The lock on the file, while this is its only server.
    lock: Arc<Mutex<Option<File>>>,
}

/// The caches of sessions and tokens.
pub struct Seen {
    sessions: Known<sessions::Visitor>,
    tokens: Known<tokens::Holder>,
}

impl Seen {
    /// Invalidates accounts whose sessions or rights have changed.
    fn forget(&self, accounts: &[String]) {
        self.sessions.forget(accounts);
        self.tokens.forget(accounts);
    }
}

/// The capacity of the writer's queue.
const WAITING: usize = 4_096;
/// The timeout of a query, after which the caller gets an error.
const PATIENCE: Duration = Duration::from_secs(20);
/// The timeout of a connection; at the start, how long to wait for a database that is starting, too.
const CONNECTING: Duration = Duration::from_secs(10);
const SQLITE_SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                               PRAGMA busy_timeout = 10000; PRAGMA cache_size = -16000; \
                               PRAGMA wal_autocheckpoint = 4000; \
                               PRAGMA analysis_limit = 400;";

impl Store {
    /// Opens an existing database at a `postgres:` or `sqlite:` URL without migrating it, so its schema may
    /// be older. A server may use it at the same time.
    pub async fn open(url: &str) -> Result<Self, Error> {
        let place = Location::of(url)?;
        if let Location::File(path) = &place {
            std::fs::metadata(path).map_err(|error| Error::folder(path, &error))?;
        }
        Self::connect(url, &place, &Supervisor::default(), None).await
    }

    /// Opens a database as its server and migrates it. Creates the file and its folder if needed, and locks
    /// the file until the store is closed: two servers on one file would each cache games that the other
    /// changes.
    pub async fn open_to_serve(url: &str, supervisor: &Supervisor) -> Result<Self, Error> {
        Self::open_with(url, supervisor, schema::KNOWN).await
    }

    /// The same with an older schema; for tests.
    pub(crate) async fn open_with(url: &str, supervisor: &Supervisor, version: i64) -> Result<Self, Error> {
        let place = Location::of(url)?;
        let lock = match &place {
            Location::File(path) => {
                location::make_file(path)?;
                location::lock(path)?
            }
            Location::Server(_) => None,
        };
        let store = Self::connect(url, &place, supervisor, Some(version)).await?;
        *crate::lock::lock(&store.lock) = lock;
        Ok(store)
    }

    /// Connects; `migrate` is the schema version to migrate to.
    async fn connect(
        url: &str,
        place: &Location,
        supervisor: &Supervisor,
        migrate: Option<i64>,
    ) -> Result<Self, Error> {
        sqlx::any::install_default_drivers();
        let sqlite = matches!(place, Location::File(_));
        // Outside the pools, which would report every failure as a timeout.
        let mut first = first_connection(url, sqlite).await.map_err(|error| place.failed(reason(&error)))?;
        let serves = migrate.is_some();
        let readers = Readers::connect(url, place).await.map_err(|error| place.failed(reason(&error)))?;
        if let Some(version) = migrate {
            schema::migrate(&readers.lists, place, version).await?;
        }
        let version = schema::version(&mut first, place).await?;
        let seen = Arc::new(Seen { sessions: Known::new(sqlite), tokens: Known::new(sqlite) });
        let health = Arc::new(Health::default());
        let writer = if sqlite {
            let (sender, jobs) = mpsc::channel(WAITING);
            let (url, jobs) = (url.to_string(), Arc::new(tokio::sync::Mutex::new(jobs)));
            let (noted, forget) = (Arc::clone(&health), Arc::clone(&seen));
            supervisor.finish("writer", move || {
                writer::keep_writing(url.clone(), Arc::clone(&jobs), Arc::clone(&noted), Arc::clone(&forget))
            });
            Some(sender)
        } else {
            None
        };
        let _ = first.close().await;
        Ok(Self {
            readers,
            writer,
            health,
            seen,
            place: place.clone(),
            version,
            serves,
            lock: Arc::default(),
        })
    }

    /// The schema version of the database.
    pub fn version(&self) -> i64 {
        self.version
    }

    /// The folder of the database file, if it is one.
    pub fn folder(&self) -> Option<&Path> {
        match &self.place {
            // A bare file name is relative to the working directory.
            Location::File(path) => path
                .parent()
                .map(|folder| if folder.as_os_str().is_empty() { Path::new(".") } else { folder }),
            Location::Server(_) => None,
        }
    }

    /// Whether writes reach the disk: `ok`, or one word for the fault.
    pub fn writer_word(&self) -> &'static str {
        self.health.word()
    }

    /// The URL of the database file in a folder.
    pub fn file(folder: &Path) -> String {
        format!("sqlite:{}?mode=rwc", folder.join("teahouse.db").display())
    }

    /// The pool for heartbeat and clocks.
    fn vital(&self) -> Reader<'_> {
        Reader(&self.readers.vital)
    }

    /// The pool for lists: queries that read more than a few rows.
    fn lists(&self) -> Reader<'_> {
        Reader(&self.readers.lists)
    }

    /// The pool for short queries by a key.
    pub(crate) fn keyed(&self) -> Reader<'_> {
        Reader(&self.readers.keyed)
    }

    /// Commits a write; returns when it is on disk.
    pub async fn write(&self, write: Write) -> Result<Changed, Error> {
        let since = Instant::now();
        let Some(writer) = &self.writer else { return self.write_alone(write, since).await };
        let (answer, done) = oneshot::channel();
        let gone = |_| Error::Database("the writer has stopped".to_string());
        writer
            .try_send(Job { write, since, answer })
            .map_err(|_| Error::Database("too many writes".into()))?;
        done.await.map_err(gone)?
    }

    /// Commits a write as its own transaction; PostgreSQL groups commits itself.
    async fn write_alone(&self, write: Write, since: Instant) -> Result<Changed, Error> {
        let mut tries = 0;
        loop {
            let result = in_time(self.write_once(&write)).await;
            match result {
                Ok(answer) => {
                    self.health.end(Ok(()));
                    metrics::histogram!("teahouse_commit_seconds").record(since.elapsed().as_secs_f64());
                    return answer;
                }
                // A deadlock or serialisation failure: retry.
                Err(error) if tries < 5 && is_transient(&error) => tries += 1,
                Err(error) => {
                    // A violated constraint does not mean that the database is failing.
                    let able = error.as_database_error().is_some_and(is_conflict);
                    self.health.end(if able { Ok(()) } else { Err(&error) });
                    return Err(error.into());
                }
            }
        }
    }

    async fn write_once(&self, write: &Write) -> Result<Result<Changed, Error>, sqlx::Error> {
        let pool = if write.vital { &self.readers.vital } else { &self.readers.keyed };
        let mut transaction = pool.begin().await?;
        match perform(&mut transaction, write).await {
            Ok(changed) => transaction.commit().await.map(|()| Ok(changed)),
            Err(WriteError { error: None, .. }) => {
                transaction.rollback().await.map(|()| Err(Error::Conflict))
            }
            Err(WriteError { error: Some(error), .. }) => Err(error),
        }
    }

    /// Whether it is a local file (SQLite).
    pub fn is_file(&self) -> bool {
        self.writer.is_some()
    }

    /// The faults that the database finds in its own file, one per line. It has no deadline.
    pub async fn integrity(&self) -> Result<Vec<String>, Error> {
        if !self.is_file() {
            return Ok(Vec::new());
        }
        let said = sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&self.readers.lists).await?;
        Ok(said.into_iter().filter(|said: &String| said != "ok").collect())
    }

    /// A consistent view of the database, whatever is written meanwhile.
    pub async fn snapshot(&self) -> Result<Snapshot, sqlx::Error> {
        let mut connection = self.readers.lists.acquire().await?;
        let sql = if self.is_file() { "BEGIN" } else { "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" };
        connection.execute(sql).await?;
        Ok(Snapshot::new(connection.detach(), self.is_file()))
    }

    /// A transaction for any number of statements.
    pub async fn fill(&self) -> Result<Filling, sqlx::Error> {
        let mut connection = self.readers.lists.acquire().await?;
        connection.execute(if self.is_file() { "BEGIN IMMEDIATE" } else { "BEGIN" }).await?;
        Ok(Filling::new(connection.detach()))
    }

    /// Closes the connections, after which another server may open the database. The server of a file empties
    /// its write-ahead log, so that a copy of the file alone is complete. Readers leave it alone, because a
    /// running server would have to wait.
    pub async fn close(&self) {
        self.readers.close().await;
        if let (true, Location::File(path)) = (self.serves, &self.place)
            && let Err(error) = settle(path).await
        {
            tracing::warn!(file = %path.display(), %error, "the write-ahead file was not emptied");
        }
        self.unlock();
    }

    /// Releases the lock, so that another server can open the database.
    pub fn unlock(&self) {
        *crate::lock::lock(&self.lock) = None;
    }
}

/// Updates the planner statistics of a database file and checkpoints its write-ahead log. While another
/// program reads the file, the rest stays in the log; nothing is lost by that.
async fn settle(path: &Path) -> Result<(), sqlx::Error> {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(false);
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await?;
    connection.execute("PRAGMA busy_timeout = 2000; PRAGMA analysis_limit = 400; PRAGMA optimize;").await?;
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").await?;
    connection.close().await
}

/// Opens one connection, to learn the reason if it fails. Waits for a PostgreSQL that is starting.
async fn first_connection(url: &str, sqlite: bool) -> Result<AnyConnection, sqlx::Error> {
    let until = Instant::now() + CONNECTING;
    loop {
        let failed = match tokio::time::timeout(CONNECTING, AnyConnection::connect(url)).await {
            Ok(Ok(mut connection)) => {
                if sqlite {
                    connection.execute(SQLITE_SETTINGS).await?;
                }
                return Ok(connection);
            }
            Ok(Err(error)) => error,
            Err(_) => sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()),
        };
        // While PostgreSQL starts, it refuses connections, and shortly before it is up it answers 57P03.
        let starts = match &failed {
            sqlx::Error::Io(error) => error.kind() == std::io::ErrorKind::ConnectionRefused,
            sqlx::Error::Database(error) => error.code().as_deref() == Some("57P03"),
            _ => false,
        };
        if !starts || Instant::now() >= until {
            return Err(failed);
        }
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
}

/// The reason without sqlx's prefix "error returned from database".
fn reason(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.to_string(),
        sqlx::Error::Io(error) => error.to_string(),
        error => error.to_string(),
    }
}

/// Applies the timeout to a query.
async fn in_time<T>(answer: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    tokio::time::timeout(PATIENCE, answer).await.unwrap_or_else(|_| {
        Err(std::io::Error::new(std::io::ErrorKind::TimedOut, "the database does not answer").into())
    })
}

fn is_transient(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    matches!(code.as_deref(), Some("40001" | "40P01"))
}
