//! The one writer of SQLite: takes all writes that wait into one commit.

use super::health::{Health, ends_transaction, is_nothing_to_undo};
use super::statement::{Statement, Value, Write, bind, bind_joined};
use super::{Changed, Error, Seen, first_connection};
use futures_util::StreamExt;
use sqlx::{AnyConnection, Either, Executor};
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// How many writes one commit takes at most.
const GROUP: usize = 256;
/// The pause before the writer opens the database again.
const AGAIN: Duration = Duration::from_millis(500);

/// A write that waits for the writer.
pub struct Job {
    /// What is to be written.
    pub write: Write,
    /// Since when it waits.
    pub since: Instant,
    pub answer: oneshot::Sender<Result<Changed, Error>>,
}

/// How a write failed.
pub struct WriteError {
    /// The error of the database; none where a statement did not change as many rows as it had to.
    pub error: Option<sqlx::Error>,
    /// Whether the transaction has something of the write that must be undone.
    pub partial: bool,
}

/// Runs the statements of a write, one after the other.
pub async fn perform(connection: &mut AnyConnection, write: &Write) -> Result<Changed, WriteError> {
    let mut changed: Changed = Vec::with_capacity(write.statements.len());
    for Statement { sql, args, must } in &write.statements {
        let done = bind(sql, args).execute(&mut *connection).await;
        let error = match done {
            Ok(done) => {
                changed.push(done.rows_affected());
                if must.is_none_or(|must| done.rows_affected() == must) {
                    continue;
                }
                None
            }
            // A statement that fails changes nothing.
            Err(error) => Some(error),
        };
        return Err(WriteError { error, partial: changed.iter().any(|rows| *rows > 0) });
    }
    Ok(changed)
}

/// Runs all statements of a write in one request: each request switches to SQLite's thread and back. Where a statement
/// changes too few rows, those after it run all the same.
async fn perform_at_once(connection: &mut AnyConnection, write: &Write) -> Result<Changed, WriteError> {
    let Some((sql, args)) = joined(&write.statements) else { return perform(connection, write).await };
    let mut changed: Changed = Vec::with_capacity(write.statements.len());
    let mut results = connection.fetch_many(bind_joined(&sql.into(), &args));
    while let Some(result) = results.next().await {
        match result {
            Ok(Either::Left(done)) => changed.push(done.rows_affected()),
            Ok(Either::Right(_)) => {}
            Err(error) => {
                return Err(WriteError { error: Some(error), partial: changed.iter().any(|rows| *rows > 0) });
            }
        }
    }
    let good = |(rows, statement): (&u64, &Statement)| statement.must.is_none_or(|must| *rows == must);
    if changed.len() == write.statements.len() && changed.iter().zip(&write.statements).all(good) {
        return Ok(changed);
    }
    Err(WriteError { error: None, partial: changed.iter().any(|rows| *rows > 0) })
}

/// Statements as one text, with the values of all; none where there is only one.
fn joined(statements: &[Statement]) -> Option<(String, Vec<Value>)> {
    if statements.len() < 2 {
        return None;
    }
    let (mut sql, mut args) = (String::with_capacity(600), Vec::with_capacity(24));
    for statement in statements {
        #[cfg(test)]
        super::statement::record(&statement.sql);
        // Each statement counts its values from 1.
        for (at, part) in statement.sql.split('$').enumerate() {
            if at == 0 {
                sql.push_str(part);
                continue;
            }
            let digits = part.bytes().take_while(u8::is_ascii_digit).count();
            let number: usize = part[..digits].parse().ok()?;
            let _ = write!(sql, "${}{}", number + args.len(), &part[digits..]);
        }
        sql.push(';');
        args.extend_from_slice(&statement.args);
    }
    Some((sql, args))
}

/// The one writer of SQLite, with a connection of its own. It opens the file again whenever it cannot be sure of
/// the connection: after a panic, and after a group that could not be undone. SQLite then undoes what was begun;
/// none of it was acknowledged. While the file cannot be opened, writes are refused instead of kept waiting.
pub async fn keep_writing(
    url: String,
    jobs: Arc<tokio::sync::Mutex<mpsc::Receiver<Job>>>,
    health: Arc<Health>,
    seen: Arc<Seen>,
) {
    let mut jobs = jobs.lock().await;
    while !(jobs.is_closed() && jobs.is_empty()) {
        let error = match first_connection(&url, true).await {
            Ok(connection) => match write_groups(connection, &mut jobs, &health, &seen).await {
                Ok(()) => return,
                Err(error) => error,
            },
            Err(error) => {
                while let Ok(job) = jobs.try_recv() {
                    let _ = job.answer.send(Err(Error::Database(error.to_string())));
                }
                error
            }
        };
        tracing::error!(%error, "the writer opens the database again");
        tokio::time::sleep(AGAIN).await;
    }
}

/// Takes all writes that wait into one transaction, until nobody is left to write. An error means that the connection
/// is in an unknown state.
async fn write_groups(
    mut connection: AnyConnection,
    jobs: &mut mpsc::Receiver<Job>,
    health: &Health,
    seen: &Seen,
) -> Result<(), sqlx::Error> {
    let mut group = Vec::with_capacity(GROUP);
    while jobs.recv_many(&mut group, GROUP).await > 0 {
        metrics::gauge!("teahouse_writes_waiting").set(jobs.len() as f64);
        let mut answers = Vec::with_capacity(group.len());
        health.begin();
        let committed = match commit_group(&mut connection, &group, &mut answers, false).await {
            Ok(Done::Again) => {
                answers.clear();
                commit_group(&mut connection, &group, &mut answers, true).await.map(|_| ())
            }
            done => done.map(|_| ()),
        };
        health.end(committed.as_ref().copied());
        if let Err(error) = &committed {
            tracing::error!(%error, "a group of writes failed");
        }
        answers.resize_with(group.len(), || Err(Error::Database("not reached".to_string())));
        for (job, answer) in group.drain(..).zip(answers) {
            let answer = match &committed {
                Ok(()) => answer,
                Err(error) => Err(Error::Database(error.to_string())),
            };
            metrics::histogram!("teahouse_commit_seconds").record(job.since.elapsed().as_secs_f64());
            // Before anybody knows that it stands, also where it only may stand.
            seen.forget(&job.write.forgets);
            // Who asked may have gone; the write stands all the same.
            let _ = job.answer.send(answer);
        }
        if let Err(error) = committed {
            // After some errors SQLite has undone the group by itself.
            let undone = match connection.execute("ROLLBACK").await {
                Ok(_) => true,
                Err(nothing) => is_nothing_to_undo(&nothing),
            };
            if !undone || !matches!(error, sqlx::Error::Database(_)) {
                return Err(error);
            }
        }
    }
    Ok(())
}

/// What came of a group.
#[derive(PartialEq, Eq)]
enum Done {
    /// It is committed.
    Committed,
    /// A write failed halfway, and all is undone: each write needs a savepoint.
    Again,
}

/// Writes a group. Savepoints would double the work of every turn, so there are none at first: of a write that fails
/// nothing is left, because conflicts show at its first statement. Where one fails later, the group is written again
/// with savepoints for all.
async fn commit_group(
    connection: &mut AnyConnection,
    group: &[Job],
    answers: &mut Vec<Result<Changed, Error>>,
    careful: bool,
) -> Result<Done, sqlx::Error> {
    connection.execute("BEGIN IMMEDIATE").await?;
    for job in group {
        if careful {
            connection.execute("SAVEPOINT one").await?;
        }
        let result = match careful {
            true => perform(connection, &job.write).await,
            false => perform_at_once(connection, &job.write).await,
        };
        let partial = result.as_ref().is_err_and(|failed| failed.partial);
        answers.push(match result.map_err(|failed| failed.error) {
            Ok(changed) => Ok(changed),
            Err(None) => Err(Error::Conflict),
            // What came before it in this transaction may be undone, too: nobody is told that it stands.
            Err(Some(error)) if ends_transaction(&error) => return Err(error),
            Err(Some(error)) => {
                let error = Error::from(error);
                if !matches!(error, Error::Conflict) {
                    tracing::error!(%error, "a write failed");
                }
                Err(error)
            }
        });
        if partial && !careful {
            connection.execute("ROLLBACK").await?;
            return Ok(Done::Again);
        }
        if partial {
            connection.execute("ROLLBACK TO one").await?;
        }
        if careful {
            connection.execute("RELEASE one").await?;
        }
    }
    connection.execute("COMMIT").await?;
    Ok(Done::Committed)
}
