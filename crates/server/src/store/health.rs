//! Whether writes reach the disk, as the last ones have shown. The heartbeat writes at least every ten seconds, so this
//! is never much older.

use crate::lock::lock;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// A commit that takes longer than this is stuck.
const STUCK: Duration = Duration::from_secs(5);

/// What the last writes have shown.
#[derive(Debug, Default)]
pub struct Health(Mutex<Seen>);

#[derive(Debug, Default)]
struct Seen {
    failing: Option<&'static str>,
    /// Since when the writer has been busy with one group.
    busy: Option<Instant>,
}

impl Health {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        lock(&self.0)
    }

    /// The writer begins with a group.
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

    /// `ok`, or what is wrong: `full`, `failing` or `stuck`.
    pub fn word(&self) -> &'static str {
        let seen = self.seen();
        match (seen.failing, seen.busy) {
            (Some(word), _) => word,
            (None, Some(since)) if since.elapsed() > STUCK => "stuck",
            _ => "ok",
        }
    }
}

/// The result code of SQLite without its extension, or nothing for another database.
fn sqlite_code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?;
    // Those of PostgreSQL have five characters, those of SQLite fewer.
    let code: u32 = if code.len() < 5 { code.parse().ok()? } else { return None };
    Some(code & 0xff)
}

/// Whether there is no room left.
fn is_full(error: &sqlx::Error) -> bool {
    const POSTGRES_DISK_FULL: &str = "53100";
    let code = error.as_database_error().and_then(|error| error.code());
    sqlite_code(error) == Some(13) || code.as_deref() == Some(POSTGRES_DISK_FULL)
}

/// Whether SQLite may have undone the whole transaction, and not only the statement: memory, interrupt, disk,
/// corruption, no room, not a database; or the connection itself is broken.
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
