//! Readiness of the server, part by part. Each part is `ok` or one word for its fault. Details are only in
//! the log, because this is public.

use crate::app::App;
use crate::store::{Store, nodes};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

/// The timeout per part.
const PATIENCE: Duration = Duration::from_secs(2);
/// With less free disk space than this, in bytes, writes are about to fail.
#[cfg(unix)]
const ROOM: u64 = 16 << 20;

/// The readiness of the server.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
pub struct Readiness {
    /// Whether all parts are ready.
    pub ready: bool,
    /// The status of each part: `ok`, or one word for its fault.
    #[schema(value_type = std::collections::BTreeMap<String, String>)]
    pub parts: BTreeMap<&'static str, &'static str>,
}

impl Readiness {
    fn of(parts: impl IntoIterator<Item = (&'static str, &'static str)>) -> Self {
        let parts: BTreeMap<_, _> = parts.into_iter().collect();
        Self { ready: parts.values().all(|word| *word == "ok"), parts }
    }
}

/// Checks every part of the server.
pub async fn readiness(app: &App) -> Readiness {
    let mut parts = vec![("database", database_word(&app.store).await), ("writer", app.store.writer_word())];
    if let Some(folder) = app.store.folder() {
        parts.push(("disk", disk_word(folder).await));
    }
    if app.bus.is_on() {
        parts.push(("bus", if app.bus.is_connected() { "ok" } else { "down" }));
    }
    Readiness::of(parts)
}

/// Whether the database answers.
async fn database_word(store: &Store) -> &'static str {
    match tokio::time::timeout(PATIENCE, nodes::count(store)).await {
        Ok(Ok(_)) => "ok",
        Ok(Err(error)) => {
            tracing::error!(%error, "the database does not answer");
            "failing"
        }
        Err(_) => "silent",
    }
}

/// Whether the disk of the data has space.
async fn disk_word(folder: &Path) -> &'static str {
    #[cfg(unix)]
    {
        let folder = folder.to_path_buf();
        // On a blocking thread, because the disk may be a network share.
        let question = tokio::task::spawn_blocking(move || rustix::fs::statvfs(&folder));
        match tokio::time::timeout(PATIENCE, question).await {
            Ok(Ok(Ok(disk))) if disk.f_bavail.saturating_mul(disk.f_frsize) < ROOM => "full",
            Ok(Ok(Ok(_))) => "ok",
            Ok(_) => "failing",
            Err(_) => "silent",
        }
    }
    #[cfg(not(unix))]
    {
        let _ = folder;
        "ok"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_part_that_fails_is_enough_and_is_named() {
        assert!(Readiness::of([("database", "ok"), ("disk", "ok")]).ready);
        let not = Readiness::of([("database", "ok"), ("disk", "full")]);
        assert_eq!(
            serde_json::to_value(&not).unwrap_or_default(),
            serde_json::json!({ "ready": false, "parts": { "database": "ok", "disk": "full" } })
        );
    }
}
