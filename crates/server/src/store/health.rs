//! Whether writes reach the disk, judged by the last writes. The heartbeat writes at least every ten seconds,
//! so this is never much older.

use crate::lock::lock;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// A commit that takes longer is stuck.
const STUCK: Duration = Duration::from_secs(5);

/// The outcome of the last writes.
#[derive(Debug, Default)]
pub struct Health(Mutex<Seen>);

#[derive(Debug, Default)]
struct Seen {
    failing: Option<&'static str>,
    /// When the writer began its current group.
    busy: Option<Instant>,
}

impl Health {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        lock(&self.0)
    }

    /// The writer begins a group.
    pub fn begin(&self) {
        self.seen().busy = Some(Instant::now());
    }

    /// A write has ended.
    pub fn end(&self, result: Result<(), &sqlx::Error>) {
        let failing = result.err().map(|error| if is_full(error) { "full" } else { "failing" });
        let mut seen = self.seen();
        seen.busy = None;
        if failing.is_none() && seen.failing.is_some() {
            tracing::warn!("writes reach the disk again");
        }
        seen.failing = failing;
    }

    /// `ok`, or the fault: `full`, `failing` or `stuck`.
    pub fn word(&self) -> &'static str {
        let seen = self.seen();
        match (seen.failing, seen.busy) {
            (Some(word), _) => word,
            (None, Some(since)) if since.elapsed() > STUCK => "stuck",
            _ => "ok",
        }
    }
}

/// The primary result code of SQLite; `None` for another database.
fn sqlite_code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?;
    // PostgreSQL's codes have five characters, SQLite's fewer.
    let code: u32 = if code.len() < 5 { code.parse().ok()? } else { return None };
    Some(code & 0xff)
}

/// Whether the disk is full.
fn is_full(error: &sqlx::Error) -> bool {
    const POSTGRES_DISK_FULL: &str = "53100";
    let code = error.as_database_error().and_then(|error| error.code());
    sqlite_code(error) == Some(13) || code.as_deref() == Some(POSTGRES_DISK_FULL)
}

/// Whether SQLite may have rolled back the whole transaction instead of the statement: on errors of memory,
/// interrupt, disk, corruption, no space, not a database; or whether the connection itself is broken.
pub fn ends_transaction(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(_) => matches!(sqlite_code(error), Some(7 | 9 | 10 | 11 | 13 | 26)),
        _ => true,
    }
}

/// Whether a rollback failed only because no transaction is open.
pub fn is_nothing_to_undo(error: &sqlx::Error) -> bool {
    let said = error.as_database_error().map(|error| error.message());
    sqlite_code(error) == Some(1) && said.is_some_and(|said| said.contains("no transaction is active"))
}
