//! Reads untrusted files, with a size limit and clear errors, and writes files atomically.

use crate::failure::Failure;
use crate::texts::Texts;
use std::fs::File;
use std::io::{self, BufRead, Read, Write};
use std::path::Path;

/// The size limit of a record, or of one line of a case file: several times the longest real one, and small
/// enough that parsing a hostile one does not exhaust memory.
pub const LIMIT: u64 = 16 << 20;

/// The name of a file as messages show it.
pub fn shown(path: &Path) -> String {
    path.to_string_lossy().replace(char::is_control, "\u{fffd}")
}

/// Opens a file, or standard input for `-`.
pub fn open(path: &Path) -> io::Result<Box<dyn Read + Send>> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin()));
    }
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    Ok(Box::new(File::open(path)?))
}

/// The whole of a text file.
pub fn read_text(path: &Path, texts: &Texts) -> Result<String, Failure> {
    let failed = |why: String| failure_because(texts, path, why);
    let mut bytes = Vec::new();
    let read = open(path).and_then(|file| file.take(LIMIT + 1).read_to_end(&mut bytes));
    read.map_err(|error| failed(explain(texts, &error)))?;
    if bytes.len() as u64 > LIMIT {
        return Err(failed(texts.with("error-too-long", &[("limit", (LIMIT >> 20).into())])));
    }
    String::from_utf8(bytes).map_err(|error| {
        failed(texts.with("error-encoding", &[("at", error.utf8_error().valid_up_to().into())]))
    })
}

/// Writes a whole file. The old content is replaced only when the new one is on disk, so a crash never leaves
/// half a record.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    let part = path.with_file_name(name);
    let mut file = File::create(&part)?;
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    written.and_then(|()| std::fs::rename(&part, path)).inspect_err(|_| {
        // An incomplete file is useless.
        let _ = std::fs::remove_file(&part);
    })
}

/// The system's error, translated if it is a common one.
pub fn explain(texts: &Texts, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => texts.get("error-not-found"),
        io::ErrorKind::PermissionDenied => texts.get("error-permission"),
        io::ErrorKind::IsADirectory => texts.get("error-directory"),
        io::ErrorKind::UnexpectedEof => texts.get("error-truncated"),
        _ => error.to_string(),
    }
}

/// The system's error for a file, with the file's name.
pub fn failure(texts: &Texts, path: &Path, error: &io::Error) -> Failure {
    failure_because(texts, path, explain(texts, error))
}

/// The same with another reason.
pub fn failure_because(texts: &Texts, path: &Path, why: String) -> Failure {
    let name = texts.code(&shown(path)).into_owned();
    Failure::Failed(texts.with("error-file", &[("file", name.into()), ("why", why.into())]))
}

/// The result of reading a line.
pub enum Line {
    /// A line, without its end.
    Read,
    /// The input has ended.
    End,
    /// It has more bytes than [`LIMIT`].
    TooLong,
}

/// Skips the rest of a line that was too long.
pub fn skip_line(reader: &mut impl BufRead, buffer: &mut Vec<u8>) -> io::Result<()> {
    while buffer.last() != Some(&b'\n') {
        buffer.clear();
        if reader.by_ref().take(LIMIT).read_until(b'\n', buffer)? == 0 {
            break;
        }
    }
    Ok(())
}

/// Reads one line of bytes into `buffer`, but never more than the limit.
pub fn read_line(reader: &mut impl BufRead, buffer: &mut Vec<u8>) -> io::Result<Line> {
    buffer.clear();
    reader.by_ref().take(LIMIT + 1).read_until(b'\n', buffer)?;
    if buffer.len() as u64 > LIMIT {
        return Ok(Line::TooLong);
    }
    if buffer.is_empty() {
        return Ok(Line::End);
    }
    if buffer.last() == Some(&b'\n') {
        buffer.pop();
    }
    Ok(Line::Read)
}
