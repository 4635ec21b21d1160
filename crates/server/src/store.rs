//! The database: one set of SQL for SQLite and PostgreSQL. Reads go to a pool of connections. A [`Write`] is a
//! list of statements that happen all or not at all; on SQLite one writer takes all that are waiting into one
//! commit, so that a commit to the disk is shared and a write is answered only when it is there.

use futures_util::TryStreamExt;
use sqlx::any::{AnyArguments, AnyPoolOptions, AnyRow};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Connection, Executor, Row, SqlSafeStr};
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// A value given to a statement.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A whole number.
    Int(i64),
    /// A whole number or nothing.
    MaybeInt(Option<i64>),
    /// A number or nothing.
    Real(Option<f64>),
    /// A text.
    Text(String),
    /// A text or nothing.
    MaybeText(Option<String>),
}

macro_rules! values {
    ($($from:ty => $with:expr;)*) => {
        $(impl From<$from> for Value {
            fn from(value: $from) -> Self {
                $with(value)
            }
        })*
    };
}
values! {
    i64 => Value::Int;
    Option<i64> => Value::MaybeInt;
    f64 => |value| Value::Real(Some(value));
    Option<f64> => Value::Real;
    String => Value::Text;
    Option<String> => Value::MaybeText;
    &str => |value: &str| Value::Text(value.to_string());
    &String => |value: &String| Value::Text(value.clone());
    Option<&str> => |value: Option<&str>| Value::MaybeText(value.map(str::to_string));
    bool => |value| Value::Int(i64::from(value));
    u8 => |value| Value::Int(i64::from(value));
}

/// The values of a statement, in order.
#[macro_export]
macro_rules! args {
    ($($value:expr),* $(,)?) => { vec![$($crate::store::Value::from($value)),*] };
}

fn bind<'q>(sql: &Sql, args: &[Value]) -> sqlx::query::Query<'q, Any, AnyArguments> {
    let query = match sql {
        Sql::Written(sql) => sqlx::query(*sql),
        Sql::Built(sql) => sqlx::query(AssertSqlSafe(sql.clone())),
    };
    args.iter().cloned().fold(query, |query, value| match value {
        Value::Int(n) => query.bind(n),
        Value::MaybeInt(n) => query.bind(n),
        Value::Real(Some(n)) => query.bind(n),
        // sqlx 0.9 gives PostgreSQL the narrow type for a wide nothing and the other way round, and a statement
        // keeps the type that it was first used with.
        Value::Real(None) => query.bind(Option::<f32>::None),
        Value::Text(text) => query.bind(storable(text)),
        Value::MaybeText(text) => query.bind(text.map(storable)),
    })
}

/// A statement: written in this code, or built from names of our own tables and columns.
#[derive(Clone, Debug)]
enum Sql {
    Written(&'static str),
    Built(String),
}

/// PostgreSQL has no zero in texts: what has one is not found, and not kept as it is.
fn storable(text: String) -> String {
    if text.contains('\0') { text.replace('\0', "\u{fffd}") } else { text }
}

/// One statement of a write.
#[derive(Clone, Debug)]
struct Statement {
    sql: Sql,
    args: Vec<Value>,
    /// How many rows it has to change; otherwise the whole write is undone.
    must: Option<u64>,
}

/// Statements that happen all or not at all.
#[derive(Clone, Debug, Default)]
pub struct Write(Vec<Statement>);

impl Write {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// And a statement.
    pub fn and(mut self, sql: &'static str, args: Vec<Value>) -> Self {
        self.0.push(Statement { sql: Sql::Written(sql), args, must: None });
        self
    }

    /// And a statement built from names that were checked; values never become part of it.
    pub fn built(mut self, sql: String, args: Vec<Value>) -> Self {
        self.0.push(Statement { sql: Sql::Built(sql), args, must: Some(1) });
        self
    }

    /// And a statement that has to change exactly one row.
    pub fn must(mut self, sql: &'static str, args: Vec<Value>) -> Self {
        self.0.push(Statement { sql: Sql::Written(sql), args, must: Some(1) });
        self
    }

    /// And all of another.
    pub fn then(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }
}

/// Why a write did not happen.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Refused {
    /// What it builds on is no longer so, or is there already.
    #[error("conflict")]
    Conflict,
    /// The database cannot be used now.
    #[error("{0}")]
    Broken(String),
}

impl From<sqlx::Error> for Refused {
    fn from(error: sqlx::Error) -> Self {
        let unique = error
            .as_database_error()
            .is_some_and(|error| error.is_unique_violation() || error.is_foreign_key_violation());
        if unique { Self::Conflict } else { Self::Broken(error.to_string()) }
    }
}

/// The rows that each statement changed.
pub type Changed = Vec<u64>;

struct Job {
    write: Write,
    since: Instant,
    answer: oneshot::Sender<Result<Changed, Refused>>,
}

/// The database.
#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
    writer: Option<mpsc::Sender<Job>>,
}

/// How many writes one commit takes at most, and how many may wait.
const GROUP: usize = 256;
const WAITING: usize = 4_096;
const READERS: u32 = 4;
const POSTGRES_CONNECTIONS: u32 = 16;

/// The steps by which the tables came to be what they are, by name. None is ever changed.
pub const MIGRATIONS: [(&str, &str); 2] = [
    ("first", include_str!("../migrations/0001_first.sql")),
    ("lists and recovery", include_str!("../migrations/0002_lists_and_recovery.sql")),
];

/// The steps that bring a database up to date. Listed here rather than by sqlx's own macro, which would build
/// every database driver a second time for the compiler's side.
fn migrations() -> Migrator {
    let step = |(number, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(MIGRATIONS).map(step).collect())
}

impl Store {
    /// Opens the database in a folder, or the one at a `postgres:` or `sqlite:` URL, and brings its tables up
    /// to date.
    pub async fn open(url: &str) -> Result<Self, sqlx::Error> {
        sqlx::any::install_default_drivers();
        let sqlite = url.starts_with("sqlite:");
        let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                        PRAGMA busy_timeout = 10000; PRAGMA cache_size = -16000;";
        let pool = AnyPoolOptions::new()
            .max_connections(if sqlite { READERS } else { POSTGRES_CONNECTIONS })
            .acquire_timeout(Duration::from_secs(10))
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if sqlite {
                        connection.execute(settings).await?;
                    }
                    Ok(())
                })
            })
            .connect(url)
            .await?;
        migrations().run(&pool).await?;
        let writer = if sqlite {
            let mut connection = AnyConnection::connect(url).await?;
            connection.execute(settings).await?;
            let (sender, jobs) = mpsc::channel(WAITING);
            tokio::spawn(write_groups(connection, jobs));
            Some(sender)
        } else {
            None
        };
        Ok(Self { pool, writer })
    }

    /// The URL of the database file in a folder.
    pub fn file(folder: &Path) -> String {
        format!("sqlite:{}?mode=rwc", folder.join("teahouse.db").display())
    }

    /// The rows of a query.
    pub async fn rows(&self, sql: &'static str, args: Vec<Value>) -> Result<Vec<AnyRow>, Refused> {
        Ok(bind(&Sql::Written(sql), &args).fetch_all(&self.pool).await?)
    }

    /// The first row of a query, if there is one.
    pub async fn row(&self, sql: &'static str, args: Vec<Value>) -> Result<Option<AnyRow>, Refused> {
        Ok(bind(&Sql::Written(sql), &args).fetch_optional(&self.pool).await?)
    }

    /// A whole number that a query counts.
    pub async fn count(&self, sql: &'static str, args: Vec<Value>) -> Result<i64, Refused> {
        Ok(self.row(sql, args).await?.map_or(0, |row| row.get(0)))
    }

    /// Makes a write; answers when it is on the disk.
    pub async fn write(&self, write: Write) -> Result<Changed, Refused> {
        let since = Instant::now();
        let Some(writer) = &self.writer else { return self.write_alone(write, since).await };
        let (answer, done) = oneshot::channel();
        let gone = |_| Refused::Broken("the writer has stopped".to_string());
        writer
            .try_send(Job { write, since, answer })
            .map_err(|_| Refused::Broken("too many writes".into()))?;
        done.await.map_err(gone)?
    }

    /// A write as a transaction of its own; PostgreSQL groups the commits itself.
    async fn write_alone(&self, write: Write, since: Instant) -> Result<Changed, Refused> {
        let mut tries = 0;
        loop {
            let mut transaction = self.pool.begin().await?;
            let result = match perform(&mut transaction, &write).await {
                Ok(changed) => transaction.commit().await.map(|()| Ok(changed)),
                Err(Failed::Refused) => transaction.rollback().await.map(|()| Err(Refused::Conflict)),
                Err(Failed::Error(error)) => Err(error),
            };
            match result {
                Ok(answer) => {
                    metrics::histogram!("teahouse_commit_seconds").record(since.elapsed().as_secs_f64());
                    return answer;
                }
                // Two transactions stood in each other's way: one of them begins anew.
                Err(error) if tries < 5 && is_transient(&error) => tries += 1,
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Whether it is a file of this machine.
    pub fn is_file(&self) -> bool {
        self.writer.is_some()
    }

    /// A view of everything at one moment, whatever is written meanwhile.
    pub async fn snapshot(&self) -> Result<Snapshot, sqlx::Error> {
        let mut connection = self.pool.acquire().await?;
        let sql = if self.is_file() { "BEGIN" } else { "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" };
        connection.execute(sql).await?;
        Ok(Snapshot(connection.detach()))
    }

    /// Closes the connections.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

fn is_transient(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    matches!(code.as_deref(), Some("40001" | "40P01"))
}

enum Failed {
    /// A statement did not change what it had to.
    Refused,
    Error(sqlx::Error),
}

async fn perform(connection: &mut AnyConnection, write: &Write) -> Result<Changed, Failed> {
    let mut changed = Vec::with_capacity(write.0.len());
    for Statement { sql, args, must } in &write.0 {
        let done = bind(sql, args).execute(&mut *connection).await.map_err(Failed::Error)?;
        changed.push(done.rows_affected());
        if must.is_some_and(|must| done.rows_affected() != must) {
            return Err(Failed::Refused);
        }
    }
    Ok(changed)
}

/// The one writer of SQLite: takes all writes that wait into one transaction, each with its own savepoint.
async fn write_groups(mut connection: AnyConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut group = Vec::with_capacity(GROUP);
    while jobs.recv_many(&mut group, GROUP).await > 0 {
        metrics::gauge!("teahouse_writes_waiting").set(jobs.len() as f64);
        let mut answers = Vec::with_capacity(group.len());
        let committed = commit_group(&mut connection, &group, &mut answers).await;
        if let Err(error) = &committed {
            tracing::error!(%error, "a group of writes failed");
            let _ = connection.execute("ROLLBACK").await;
        }
        answers.resize_with(group.len(), || Err(Refused::Broken("not reached".to_string())));
        for (job, answer) in group.drain(..).zip(answers) {
            let answer = match &committed {
                Ok(()) => answer,
                Err(error) => Err(Refused::Broken(error.to_string())),
            };
            metrics::histogram!("teahouse_commit_seconds").record(job.since.elapsed().as_secs_f64());
            // Who asked may have gone; the write stands all the same.
            let _ = job.answer.send(answer);
        }
    }
}

async fn commit_group(
    connection: &mut AnyConnection,
    group: &[Job],
    answers: &mut Vec<Result<Changed, Refused>>,
) -> Result<(), sqlx::Error> {
    connection.execute("BEGIN IMMEDIATE").await?;
    for job in group {
        let alone = job.write.0.len() == 1;
        if !alone {
            connection.execute("SAVEPOINT one").await?;
        }
        let result = perform(connection, &job.write).await;
        let failed = result.is_err();
        answers.push(match result {
            Ok(changed) => Ok(changed),
            Err(Failed::Refused) => Err(Refused::Conflict),
            Err(Failed::Error(error)) => match Refused::from(error) {
                Refused::Conflict => Err(Refused::Conflict),
                Refused::Broken(error) => {
                    tracing::error!(%error, "a write failed");
                    Err(Refused::Broken(error))
                }
            },
        });
        if failed && !alone {
            connection.execute("ROLLBACK TO one").await?;
        }
        if !alone {
            connection.execute("RELEASE one").await?;
        }
    }
    connection.execute("COMMIT").await?;
    Ok(())
}

/// A view of the database at one moment.
pub struct Snapshot(AnyConnection);

impl Snapshot {
    /// The rows of a query.
    pub async fn rows(&mut self, sql: &'static str, args: Vec<Value>) -> Result<Vec<AnyRow>, sqlx::Error> {
        bind(&Sql::Written(sql), &args).fetch_all(&mut self.0).await
    }

    /// The rows of a query that was built from names of our own.
    pub fn stream(&mut self, sql: String) -> Rows<'_> {
        Rows(sqlx::query(AssertSqlSafe(sql)).fetch(&mut self.0))
    }
}

/// Rows, one after the other.
pub struct Rows<'a>(futures_util::stream::BoxStream<'a, Result<AnyRow, sqlx::Error>>);

impl Rows<'_> {
    /// The next one.
    pub async fn next(&mut self) -> Result<Option<AnyRow>, sqlx::Error> {
        self.0.try_next().await
    }
}
