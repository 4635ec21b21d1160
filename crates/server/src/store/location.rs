//! The location of a database: its name in messages and, for a file, its folder, permissions and lock.

use super::Error;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

#[derive(Clone, Debug, PartialEq)]
pub enum Location {
    File(PathBuf),
    /// On a server: host and name, without the password.
    Server(String),
}

impl Location {
    /// The location of a URL.
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

    /// An error that names the location.
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

/// Creates a folder and its parents, readable by their owner only. An existing folder keeps its permissions:
/// it may be shared on purpose, and the files in it are private anyway.
pub fn make_folder(path: &Path) -> Result<(), Error> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(path).map_err(|error| Error::folder(path, &error))
}

/// Opens a file that only its owner can read; an existing one loses the permissions of others.
pub fn open_private(path: &Path, options: &mut OpenOptions) -> std::io::Result<File> {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    let file = options.open(path)?;
    close_to_others(path);
    Ok(file)
}

/// Removes the permissions of others. If that fails, because the file belongs to another user, a warning is
/// logged.
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

/// Creates the file of a database and its folder if needed. SQLite gives its auxiliary files the same
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

/// Locks the file of a database for one server, until the returned file is dropped or the process dies. The
/// lock is a separate file, because SQLite uses locks on the database itself.
pub fn lock(path: &Path) -> Result<Option<File>, Error> {
    let path = path.with_extension("lock");
    let failed = |error: &std::io::Error| Error::folder(&path, error);
    let mut options = OpenOptions::new();
    let mut file =
        open_private(&path, options.read(true).write(true).create(true)).map_err(|error| failed(&error))?;
    match file.try_lock() {
        Ok(()) => {
            // The process that holds the lock, for the error of a second server.
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
