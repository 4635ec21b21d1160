//! Where a database is: its name in messages and, for a file, its folder, its permissions and its lock.

use super::Error;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Where a database is.
#[derive(Clone, Debug, PartialEq)]
pub enum Location {
    File(PathBuf),
    /// On a server, by host and name; without its password.
    Server(String),
}

impl Location {
    /// The place that a URL names.
    pub fn of(url: &str) -> Result<Self, Error> {
        let wrong = |error: sqlx::Error| Error::Database(format!("--database: {error}"));
        if url.starts_with("sqlite:") {
            let options = sqlx::sqlite::SqliteConnectOptions::from_str(url).map_err(wrong)?;
            return Ok(Self::File(options.get_filename().to_path_buf()));
        }
        let options = sqlx::postgres::PgConnectOptions::from_str(url).map_err(wrong)?;
        let name = options.get_database().unwrap_or_default();
        Ok(Self::Server(match options.get_socket() {
            Some(socket) => format!("{}/{name}", socket.display()),
            None => format!("{}:{}/{name}", options.get_host(), options.get_port()),
        }))
    }

    /// Says where something went wrong.
    pub fn failed(&self, why: impl std::fmt::Display) -> Error {
        Error::Database(format!("{self}: {why}"))
    }
}

impl std::fmt::Display for Location {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Server(name) => name.fmt(f),
        }
    }
}

/// Makes a folder, with those above it, that only its owner can read. One that exists is left as it is: it may
/// be shared with others on purpose, and the files in it are closed to them all the same.
pub fn make_folder(path: &Path) -> Result<(), Error> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(path).map_err(|error| Error::folder(path, &error))
}

/// Opens a file for writing that only its owner can read; one that exists loses the rights of others.
pub fn open_private(path: &Path, options: &mut OpenOptions) -> std::io::Result<File> {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    let file = options.open(path)?;
    close_to_others(path);
    Ok(file)
}

/// Takes the rights of others at a file. Where that is not possible, because it belongs to somebody else, the
/// log says so.
fn close_to_others(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let Ok(known) = std::fs::metadata(path) else { return };
        let others = known.permissions().mode() & 0o077 != 0;
        if others && let Err(error) = std::fs::set_permissions(path, PermissionsExt::from_mode(0o600)) {
            tracing::warn!(file = %path.display(), %error, "others can read this file");
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// Makes the file of a database, if there is none, and its folder. SQLite gives the files beside it the same
/// permissions.
pub fn make_file(path: &Path) -> Result<(), Error> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        make_folder(folder)?;
    }
    let mut options = OpenOptions::new();
    open_private(path, options.write(true).create(true)).map_err(|error| Error::folder(path, &error))?;
    for beside in ["-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(beside);
        close_to_others(Path::new(&name));
    }
    Ok(())
}

/// Locks the file of a database for one server; the lock is gone when what it gives is dropped, or the process
/// dies. The lock is a file of its own beside it, since SQLite has locks of its own on the database.
pub fn lock(path: &Path) -> Result<Option<File>, Error> {
    let path = path.with_extension("lock");
    let failed = |error: &std::io::Error| Error::folder(&path, error);
    let mut options = OpenOptions::new();
    let mut file =
        open_private(&path, options.read(true).write(true).create(true)).map_err(|error| failed(&error))?;
    match file.try_lock() {
        Ok(()) => {
            // Who holds it, for the message of whoever comes second.
            let _ = file.set_len(0).and_then(|()| write!(file, "{}", std::process::id()));
            Ok(Some(file))
        }
        Err(TryLockError::WouldBlock) => {
            let mut holder = String::new();
            let _ = file.take(20).read_to_string(&mut holder);
            let process = if holder.is_empty() { "?".to_string() } else { holder };
            Err(Error::InUse { file: path.display().to_string(), process })
        }
        Err(TryLockError::Error(error)) if error.kind() == std::io::ErrorKind::Unsupported => {
            tracing::warn!(file = %path.display(), "this file system knows no locks: start only one server");
            Ok(None)
        }
        Err(TryLockError::Error(error)) => Err(failed(&error)),
    }
}
