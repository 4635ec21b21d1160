//! Errors inside the server. For refused requests see [`crate::fail`].

use std::net::SocketAddr;
use std::path::Path;

/// Most callers only pass it on; what they distinguish has its own variant.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The state that a write builds on has changed, or the row that it adds exists already.
    #[error("conflict")]
    Conflict,
    /// The database is unavailable, or holds data that this version cannot read.
    #[error("{0}")]
    Database(String),
    /// The database has no tables of a server.
    #[error("{0}")]
    Bare(String),
    /// A newer version has changed the schema.
    #[error("schema {found}, known up to {known}")]
    Newer {
        /// The schema version of the database.
        found: i64,
        /// The newest schema version that this program knows.
        known: i64,
    },
    /// A folder or a file in it cannot be created or read.
    #[error("{0}")]
    Folder(String),
    #[error("{file}: {process}")]
    InUse {
        /// The locked file.
        file: String,
        /// The process that holds the lock.
        process: String,
    },
    /// The public address is invalid.
    #[error("{0}")]
    PublicUrl(String),
    #[error("{0}")]
    Nats(String),
    /// The prefix of NATS subjects is invalid.
    #[error("{0}")]
    NatsPrefix(String),
    #[error("{0}")]
    Mail(String),
    #[error("{0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// A backup cannot be read or written.
    #[error("{0}")]
    File(#[from] std::io::Error),
    /// A newer version has made the backup.
    #[error("schema {found}, known up to {known}")]
    NewerCopy {
        /// The schema version of the backup.
        found: i64,
        /// The newest schema version that this program knows.
        known: i64,
    },
    /// The file is not a backup; the number of its first invalid line.
    #[error("line {0}")]
    NotACopy(usize),
    /// The database refuses a line of the backup.
    #[error("line {line}: {why}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// The error of the database.
        why: String,
    },
    /// The backup is cut off: its end is missing.
    #[error("no end")]
    Cut,
    /// The backup does not have as many rows as its end says.
    #[error("{table}: {found} rows instead of {told}")]
    Count {
        table: String,
        /// As the end says.
        told: u64,
        /// As counted.
        found: u64,
    },
    /// The database has rows already.
    #[error("not empty")]
    NotEmpty,
}

impl Error {
    /// An input or output error, with the path that it concerns.
    pub(crate) fn folder(path: &Path, error: &std::io::Error) -> Self {
        Self::Folder(format!("{}: {error}", path.display()))
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        if error.as_database_error().is_some_and(is_conflict) {
            Self::Conflict
        } else {
            Self::Database(error.to_string())
        }
    }
}

/// Whether a unique key or a foreign key was violated.
pub fn is_conflict(error: &dyn sqlx::error::DatabaseError) -> bool {
    error.is_unique_violation() || error.is_foreign_key_violation()
}
