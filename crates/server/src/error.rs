//! What goes wrong in the server, apart from the requests it refuses: for those see [`crate::fail`].

use std::net::SocketAddr;
use std::path::Path;

/// Why something was not done. Most callers only pass it on; what they tell apart has a variant of its own.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// What a write builds on is no longer so, or what it adds is there already.
    #[error("conflict")]
    Conflict,
    /// The database cannot be used now, or holds what this program cannot read.
    #[error("{0}")]
    Database(String),
    /// There are no tables of a server in the database.
    #[error("{0}")]
    Bare(String),
    /// A newer version has changed the tables of the database.
    #[error("schema {found}, known up to {known}")]
    Newer {
        /// How many steps its tables have had.
        found: i64,
        /// How many this program knows.
        known: i64,
    },
    /// A folder or a file in it cannot be made or read.
    #[error("{0}")]
    Folder(String),
    /// Another server uses the database.
    #[error("{file}: {process}")]
    InUse {
        /// The file that is locked.
        file: String,
        /// The number of the process that holds it.
        process: String,
    },
    /// The address under which people reach the server is none.
    #[error("{0}")]
    PublicUrl(String),
    /// NATS cannot be reached.
    #[error("{0}")]
    Nats(String),
    /// The prefix of names on NATS is none.
    #[error("{0}")]
    NatsPrefix(String),
    /// The mail settings are wrong.
    #[error("{0}")]
    Mail(String),
    /// The server cannot listen there.
    #[error("{0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// A copy of a database cannot be read or written.
    #[error("{0}")]
    File(#[from] std::io::Error),
    /// A newer version has made the copy.
    #[error("schema {found}, known up to {known}")]
    NewerCopy {
        /// How many steps its tables had had.
        found: i64,
        /// How many this program knows.
        known: i64,
    },
    /// The file is not such a copy; the line where it ends to be one.
    #[error("line {0}")]
    NotACopy(usize),
    /// The database refuses a line of the copy.
    #[error("line {line}: {why}")]
    Line {
        /// Which one, from 1.
        line: usize,
        /// What the database says.
        why: String,
    },
    /// The copy has no end: the rest of it is missing.
    #[error("no end")]
    Cut,
    /// The copy does not have the rows that its end tells of.
    #[error("{table}: {found} rows instead of {told}")]
    Count {
        /// The name of the table.
        table: String,
        /// How many rows the end tells of.
        told: u64,
        /// How many there are.
        found: u64,
    },
    /// There is something in the database already.
    #[error("not empty")]
    NotEmpty,
}

impl Error {
    /// What the system says about a file or folder.
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

/// Whether what the rules of the tables forbid was tried.
pub fn is_conflict(error: &dyn sqlx::error::DatabaseError) -> bool {
    error.is_unique_violation() || error.is_foreign_key_violation()
}
