//! The single writer of SQLite, which commits all waiting writes as a group.

use super::health::{Health, ends_transaction, is_nothing_to_undo};
use super::statement::{Sql, Statement, Write, bind, bind_joined};
use super::{Changed, Error, Seen, first_connection};
use futures_util::StreamExt;
use sqlx::{AnyConnection, Either, Executor};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// The most writes per commit.
const GROUP: usize = 256;
/// The most writes with equal statements that are sent to SQLite in one request.
const TOGETHER: usize = 16;
/// The most cached texts of joined statements.
const TEXTS: usize = 256;
/// The pause before the writer opens the database again.
const AGAIN: Duration = Duration::from_millis(500);

/// A write in the writer's queue.
pub struct Job {
    pub write: Write,
    /// When it was queued.
    pub since: Instant,
    pub answer: oneshot::Sender<Result<Changed, Error>>,
}

/// Why a write failed.
pub struct WriteError {
    /// The error of the database; `None` if a statement did not change the required number of rows.
    pub error: Option<sqlx::Error>,
    /// Whether parts of the write must be rolled back.
    pub partial: bool,
}

/// Runs the statements of a write in order.
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

/// How many writes at the front of a group have equal statements, rounded down to a power of two, so that few
/// texts are prepared.
fn alike(group: &[Job]) -> usize {
    let first = &group[0].write.statements;
    let same =
        |job: &&Job| job.write.statements.iter().map(|one| &one.sql).eq(first.iter().map(|one| &one.sql));
    let count = group.iter().take(TOGETHER).take_while(same).count();
    if first.is_empty() { 1 } else { 1 << count.ilog2() }
}

/// The cached texts of joined statements, by the statements of one write and how many such writes are joined.
#[derive(Default)]
struct JoinedTexts(HashMap<(Vec<Sql>, usize), Arc<str>>);

impl JoinedTexts {
    /// The joined text of writes with equal statements.
    fn get(&mut self, jobs: &[Job]) -> Arc<str> {
        let key = (jobs[0].write.statements.iter().map(|one| one.sql.clone()).collect(), jobs.len());
        if let Some(text) = self.0.get(&key) {
            return Arc::clone(text);
        }
        let text: Arc<str> = join(jobs.iter().flat_map(|job| &job.write.statements)).into();
        if self.0.len() >= TEXTS {
            self.0.clear();
        }
        self.0.insert(key, Arc::clone(&text));
        text
    }
}

/// Joins statements into one text and renumbers their values.
fn join<'a>(statements: impl Iterator<Item = &'a Statement>) -> String {
    let (mut sql, mut values) = (String::new(), 0);
    for statement in statements {
        // Each statement numbers its values from 1.
        let mut parts = statement.sql.split('$');
        sql.extend(parts.next());
        for part in parts {
            let (number, rest) = part.split_at(part.bytes().take_while(u8::is_ascii_digit).count());
            let _ = match number.parse::<usize>() {
                Ok(number) => write!(sql, "${}{rest}", number + values),
                Err(_) => write!(sql, "${part}"),
            };
        }
        sql.push(';');
        values += statement.args.len();
    }
    sql
}

/// Runs writes with equal statements in one request, because each request switches to SQLite's thread and
/// back. If a statement changes too few rows, the following ones run nevertheless.
async fn perform_at_once(
    connection: &mut AnyConnection,
    texts: &mut JoinedTexts,
    jobs: &[Job],
) -> Result<Vec<Changed>, WriteError> {
    let each = jobs[0].write.statements.len();
    let count = each * jobs.len();
    if count < 2 {
        return perform(connection, &jobs[0].write).await.map(|changed| vec![changed]);
    }
    let text = texts.get(jobs);
    let statements = || jobs.iter().flat_map(|job| &job.write.statements);
    #[cfg(test)]
    statements().for_each(|statement| super::statement::record(&statement.sql));
    let args = statements().flat_map(|statement| &statement.args);
    let mut changed: Changed = Vec::with_capacity(count);
    let mut results = connection.fetch_many(bind_joined(&text, args));
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
    if changed.len() == count && changed.iter().zip(statements()).all(good) {
        return Ok(changed.chunks(each).map(<[u64]>::to_vec).collect());
    }
    Err(WriteError { error: None, partial: changed.iter().any(|rows| *rows > 0) })
}

/// The single writer of SQLite, with its own connection. It opens the file again whenever the state of the
/// connection is uncertain: after a panic, and after a group that could not be rolled back. SQLite then rolls
/// back what was begun; none of it was acknowledged. While the file cannot be opened, writes are refused
/// instead of waiting.
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

/// Commits groups of all waiting writes until the queue is closed. An error means that the state of the
/// connection is unknown.
async fn write_groups(
    mut connection: AnyConnection,
    jobs: &mut mpsc::Receiver<Job>,
    health: &Health,
    seen: &Seen,
) -> Result<(), sqlx::Error> {
    let mut group = Vec::with_capacity(GROUP);
    let mut texts = JoinedTexts::default();
    while jobs.recv_many(&mut group, GROUP).await > 0 {
        metrics::gauge!("teahouse_writes_waiting").set(jobs.len() as f64);
        let mut answers = Vec::with_capacity(group.len());
        health.begin();
        let committed = match commit_group(&mut connection, &mut texts, &group, &mut answers, false).await {
            Ok(Done::Again) => {
                answers.clear();
                commit_group(&mut connection, &mut texts, &group, &mut answers, true).await.map(|_| ())
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
            // Before the acknowledgement, and also if the outcome is unknown.
            seen.forget(&job.write.forgets);
            // The requester may have gone; the write stands nevertheless.
            let _ = job.answer.send(answer);
        }
        if let Err(error) = committed {
            // After some errors SQLite has rolled back by itself.
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

/// The outcome of a group.
#[derive(PartialEq, Eq)]
enum Done {
    Committed,
    /// A write failed halfway, or among others, and everything was rolled back: repeat with a savepoint per
    /// write.
    Again,
}

/// Writes a group. Savepoints would double the work of every turn, so the first attempt has none: a failing
/// write usually leaves nothing behind, because conflicts show at its first statement. If one fails later,
/// the group is repeated with savepoints.
async fn commit_group(
    connection: &mut AnyConnection,
    texts: &mut JoinedTexts,
    group: &[Job],
    answers: &mut Vec<Result<Changed, Error>>,
    careful: bool,
) -> Result<Done, sqlx::Error> {
    connection.execute("BEGIN IMMEDIATE").await?;
    let mut rest = group;
    while !rest.is_empty() {
        let (these, others) = rest.split_at(if careful { 1 } else { alike(rest) });
        rest = others;
        if careful {
            connection.execute("SAVEPOINT one").await?;
        }
        let result = match careful {
            true => perform(connection, &these[0].write).await.map(|changed| vec![changed]),
            false => perform_at_once(connection, texts, these).await,
        };
        let partial = result.as_ref().is_err_and(|failed| failed.partial);
        match result {
            Ok(changed) => answers.extend(changed.into_iter().map(Ok)),
            // Earlier writes of this transaction may be rolled back, too, so none of them is acknowledged.
            Err(WriteError { error: Some(error), .. }) if ends_transaction(&error) => return Err(error),
            // Repeating them one by one shows which has failed.
            Err(_) if !careful && (partial || these.len() > 1) => {
                connection.execute("ROLLBACK").await?;
                return Ok(Done::Again);
            }
            Err(failed) => answers.push(Err(refusal(failed))),
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

/// The error for the requester of a failed write.
fn refusal(failed: WriteError) -> Error {
    let Some(error) = failed.error.map(Error::from) else { return Error::Conflict };
    if !matches!(error, Error::Conflict) {
        tracing::error!(%error, "a write failed");
    }
    error
}
