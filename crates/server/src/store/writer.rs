//! The one writer of SQLite: takes all writes that wait into one commit.

use super::health::{Health, ends_transaction, is_nothing_to_undo};
use super::statement::{Statement, Write, bind};
use super::{Changed, Refused, first_connection};
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
pub enum Failed {
    /// A statement did not change what it had to.
    Refused,
    /// The database says no.
    Error(sqlx::Error),
}

/// Runs the statements of a write, one after the other.
pub async fn perform(connection: &mut AnyConnection, write: &Write) -> Result<Changed, Failed> {
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

/// The one writer of SQLite, with a connection of its own. It opens the file again whenever it cannot be sure of
/// the connection: after a panic, and after a group that could not be undone. SQLite then undoes what was begun;
/// none of it was acknowledged. While the file cannot be opened, writes are refused instead of kept waiting.
pub async fn keep_writing(
    url: String,
    jobs: Arc<tokio::sync::Mutex<mpsc::Receiver<Job>>>,
    health: Arc<Health>,
) {
    let mut jobs = jobs.lock().await;
    while !(jobs.is_closed() && jobs.is_empty()) {
        let error = match first_connection(&url, true).await {
            Ok(connection) => match write_groups(connection, &mut jobs, &health).await {
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
) -> Result<(), sqlx::Error> {
    let mut group = Vec::with_capacity(GROUP);
    while jobs.recv_many(&mut group, GROUP).await > 0 {
        metrics::gauge!("teahouse_writes_waiting").set(jobs.len() as f64);
        let mut answers = Vec::with_capacity(group.len());
        health.begin();
        let committed = commit_group(&mut connection, &group, &mut answers).await;
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
            // What came before it in this transaction may be undone, too: nobody is told that it stands.
            Err(Failed::Error(error)) if ends_transaction(&error) => return Err(error),
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
