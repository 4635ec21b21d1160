//! Why a write did not happen, and why a database cannot be opened.

use crate::fail::Fail;
use std::path::{Path, PathBuf};

/// Why a write did not happen.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Refused {
    /// What it builds on is no longer so, or is there already.
    #[error("conflict")]
    Conflict,
    /// The database cannot be used now.
    #[error("{0}")]
    Broken(String),
}

impl From<sqlx::Error> for Refused {
    fn from(error: sqlx::Error) -> Self {
        if error.as_database_error().is_some_and(is_conflict) {
            Self::Conflict
        } else {
            Self::Broken(error.to_string())
        }
    }
}

impl From<Refused> for Fail {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Conflict => Self::conflict("conflict"),
            Refused::Broken(error) => {
                tracing::error!(%error, "the database failed");
                Self::unavailable()
            }
        }
    }
}

/// Whether what the rules of the tables forbid was tried.
pub fn is_conflict(error: &dyn sqlx::error::DatabaseError) -> bool {
    error.is_unique_violation() || error.is_foreign_key_violation()
}

/// Why a database cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum Unusable {
    /// Its folder or its file cannot be made or read.
    #[error("{0}")]
    Folder(String),
    /// Another server uses it.
    #[error("{path} (process {holder})")]
    InUse {
        /// The lock.
        path: PathBuf,
        /// The number of the process that holds it.
        holder: String,
    },
    /// The database itself says no.
    #[error("{0}")]
    Database(String),
    /// There are no tables of a server in it.
    #[error("{0}")]
    Bare(String),
    /// A newer version has changed its tables.
    #[error("schema {found}, known up to {known}")]
    Newer {
        /// How many steps its tables have had.
        found: i64,
        /// How many this program knows.
        known: i64,
    },
}

impl Unusable {
    /// What the system says about a file or folder.
    pub fn folder(path: &Path, error: &std::io::Error) -> Self {
        Self::Folder(format!("{}: {error}", path.display()))
    }
}

impl Refused {
    /// A row holds something that this program does not know.
    pub fn unknown(what: &str, value: impl std::fmt::Display) -> Self {
        Self::Broken(format!("unknown {what} in the database: {value}"))
    }
}
