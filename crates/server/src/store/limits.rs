//! Counters of rate limits and of wrong guesses, shared by all nodes.

use super::{Error, Store, Write};
use crate::time::Moment;
use serde::Deserialize;

/// Counts an event in the window that began at a moment; a conflict if it has `most` already.
pub fn count(id: &str, since: Moment, most: i64) -> Write {
    Write::new().must(
        "INSERT INTO limits (id, since, used) VALUES ($1, $2, 1) \
         ON CONFLICT (id, since) DO UPDATE SET used = limits.used + 1 WHERE limits.used < $3",
        args![id, since, most],
    )
}

/// A counter of wrong guesses.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Guesses {
    /// How many wrong guesses are not forgotten yet.
    pub level: i64,
    /// Since when they are being forgotten.
    pub at: Moment,
    /// When the next guess is allowed.
    pub free_at: Moment,
}

/// The counter with this identifier.
pub async fn guesses(store: &Store, id: &str) -> Result<Option<Guesses>, Error> {
    store.keyed().first("SELECT level, at, free_at FROM guesses WHERE id = $1", args![id]).await
}

/// Updates a counter; a conflict if it was updated concurrently.
pub fn note_guess(id: &str, before: Option<Guesses>, after: Guesses) -> Write {
    match before {
        Some(before) => Write::new().must(
            "UPDATE guesses SET level = $2, at = $3, free_at = $4 \
             WHERE id = $1 AND level = $5 AND at = $6 AND free_at = $7",
            args![id, after.level, after.at, after.free_at, before.level, before.at, before.free_at],
        ),
        None => Write::new().must(
            "INSERT INTO guesses (id, level, at, free_at) VALUES ($1, $2, $3, $4)",
            args![id, after.level, after.at, after.free_at],
        ),
    }
}

/// Undoes a counted guess. If another guess was counted since, its wait stays.
pub fn take_guess_back(id: &str, noted: Guesses) -> Write {
    Write::new()
        .and(
            "UPDATE guesses SET free_at = at WHERE id = $1 AND level = $2 AND free_at = $3",
            args![id, noted.level, noted.free_at],
        )
        .and("UPDATE guesses SET level = level - 1 WHERE id = $1 AND level > 0", args![id])
        .and("DELETE FROM guesses WHERE id = $1 AND level <= 0", args![id])
}
