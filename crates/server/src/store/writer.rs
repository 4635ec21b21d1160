//! The one writer of SQLite: takes all writes that wait into one commit.

use super::health::{Health, ends_transaction, is_nothing_to_undo};
use super::statement::{Statement, Write, bind};
use super::{Changed, Refused, Seen, first_connection};
use sqlx::{AnyConnection, Executor};
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
    /// Who waits for it.
    pub answer: oneshot::Sender<Result<Changed, Refused>>,
}

/// Why a write failed.
pub enum WriteError {
    /// A statement did not change one row, as it had to, but this many.
    Refused(u64),
    /// The database says no.
    Error(sqlx::Error),
}

/// Runs the statements of a write, one after the other.
pub async fn perform(connection: &mut AnyConnection, write: &Write) -> Result<Changed, WriteError> {
    let mut changed = Vec::with_capacity(write.statements.len());
    for Statement { sql, args, must } in &write.statements {
        let done = bind(sql, args).execute(&mut *connection).await.map_err(WriteError::Error)?;
        changed.push(done.rows_affected());
        if must.is_some_and(|must| done.rows_affected() != must) {
            return Err(WriteError::Refused(done.rows_affected()));
        }
    }
    Ok(changed)
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
                    let _ = job.answer.send(Err(Refused::Broken(error.to_string())));
                }
                error
            }
        };
        tracing::error!(%error, "the writer opens the database again");
        tokio::time::sleep(AGAIN).await;
    }
}

/// Takes all writes that wait into one transaction, each with its own savepoint, until nobody is left to write. An
/// error means that the connection is in an unknown state.
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
        answers.resize_with(group.len(), || Err(Refused::Broken("not reached".to_string())));
        for (job, answer) in group.drain(..).zip(answers) {
            let answer = match &committed {
                Ok(()) => answer,
                Err(error) => Err(Refused::Broken(error.to_string())),
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
    /// A lone statement changed more rows than it had to, and all is undone: each write needs a savepoint.
    Again,
}

/// Writes a group. A write of one statement needs no savepoint: either it changes what it has to, or nothing, or
/// (which is a fault, and rare) too much; then the group is written again with savepoints for all.
async fn commit_group(
    connection: &mut AnyConnection,
    group: &[Job],
    answers: &mut Vec<Result<Changed, Refused>>,
    careful: bool,
) -> Result<Done, sqlx::Error> {
    connection.execute("BEGIN IMMEDIATE").await?;
    for job in group {
        let alone = job.write.statements.len() == 1 && !careful;
        if !alone {
            connection.execute("SAVEPOINT one").await?;
        }
        let result = perform(connection, &job.write).await;
        let failed = result.is_err();
        answers.push(match result {
            Ok(changed) => Ok(changed),
            Err(WriteError::Refused(changed)) if alone && changed > 0 => {
                connection.execute("ROLLBACK").await?;
                return Ok(Done::Again);
            }
            Err(WriteError::Refused(_)) => Err(Refused::Conflict),
            // What came before it in this transaction may be undone, too: nobody is told that it stands.
            Err(WriteError::Error(error)) if ends_transaction(&error) => return Err(error),
            Err(WriteError::Error(error)) => match Refused::from(error) {
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
    Ok(Done::Committed)
}
