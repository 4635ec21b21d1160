//! The log, written by a separate thread. Logging never blocks and never fails: a line that cannot be written
//! (the disk is full, the reader has died or has stopped reading) is dropped and counted.
//!
//! `tracing-appender` is not used: it does not count lines that fail to be written, and its guard prints to
//! standard output when the reader is stuck.

use std::io::Write;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// Limits of the queue: lines, and their bytes together.
const LINES: usize = 4_096;
const BYTES: usize = 4 << 20;
/// How long the end of the program waits for the last lines.
const GOODBYE: Duration = Duration::from_secs(1);

/// The log of this process, once opened.
static LOG: OnceLock<Log> = OnceLock::new();

/// Opens the log on standard error, as JSON or plain text; `RUST_LOG` sets the level. Panics are logged, too:
/// the default hook would block on a reader that has stopped reading. Keep the returned guard until the end
/// of the program.
pub fn open(json: bool) -> Ending {
    let log = LOG.get_or_init(|| Log::to(standard_error()));
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn,server=info"));
    let lines = || log.clone();
    // Errors of the log itself must not go to standard error: that panics when it is full.
    let shown =
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(lines).log_internal_errors(false);
    let _ = if json { shown.json().try_init() } else { shown.with_ansi(false).try_init() };
    std::panic::set_hook(Box::new(|panic| {
        let thread = std::thread::current();
        let at = panic.location().map(ToString::to_string).unwrap_or_default();
        let why = panic.payload_as_str().unwrap_or("no message");
        // Empty unless `RUST_BACKTRACE` is set.
        let backtrace = std::backtrace::Backtrace::capture();
        let captured = backtrace.status() == std::backtrace::BacktraceStatus::Captured;
        let backtrace = captured.then(|| tracing::field::display(&backtrace));
        tracing::error!(thread = thread.name(), at, why, backtrace, "a panic");
    }));
    Ending(log.clone())
}

/// Lines dropped since the start.
pub fn dropped() -> u64 {
    LOG.get().map_or(0, |log| log.counts.dropped.load(Relaxed))
}

/// Writes a line to standard output. It never fails and waits only briefly for the reader.
pub fn say(line: &str) {
    let mut out = standard_output();
    let (text, (done, wait)) = (format!("{line}\n"), sync_channel::<()>(1));
    let write = move || {
        let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
        let _ = done.try_send(());
    };
    if std::thread::Builder::new().name("say".to_string()).spawn(write).is_ok() {
        let _ = wait.recv_timeout(GOODBYE);
    }
}

/// When dropped, waits for the last lines, but not for a reader that has stopped reading.
pub struct Ending(Log);

impl Drop for Ending {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// The queue of the thread that writes.
#[derive(Clone)]
struct Log {
    queue: SyncSender<Task>,
    counts: Arc<Counts>,
}

#[derive(Default)]
struct Counts {
    /// Bytes in the queue.
    waiting: AtomicUsize,
    /// Lines dropped.
    dropped: AtomicU64,
}

enum Task {
    Line(Vec<u8>),
    /// Answered once everything before it is written.
    End(SyncSender<()>),
}

impl Log {
    fn to(out: impl Write + Send + 'static) -> Self {
        let (queue, tasks) = sync_channel(LINES);
        let counts = Arc::new(Counts::default());
        let shared = Arc::clone(&counts);
        let thread = std::thread::Builder::new().name("log".to_string());
        // If the thread cannot start, every line is dropped and counted, since nobody receives it.
        let _ = thread.spawn(move || write_lines(out, &tasks, &shared));
        Self { queue, counts }
    }

    fn line(&self, line: &[u8]) {
        let before = self.counts.waiting.fetch_add(line.len(), Relaxed);
        let fits = before == 0 || before + line.len() <= BYTES;
        if !fits || self.queue.try_send(Task::Line(line.to_vec())).is_err() {
            self.counts.waiting.fetch_sub(line.len(), Relaxed);
            self.counts.dropped.fetch_add(1, Relaxed);
        }
    }

    fn end(&self) {
        let until = Instant::now() + GOODBYE;
        let (done, wait) = sync_channel(1);
        let mut task = Task::End(done);
        while let Err(refused) = self.queue.try_send(task) {
            let TrySendError::Full(again) = refused else { return };
            if Instant::now() >= until {
                return;
            }
            task = again;
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = wait.recv_timeout(until.saturating_duration_since(Instant::now()));
    }
}

impl Write for Log {
    /// Takes a whole line; the subscriber writes each event in one call.
    fn write(&mut self, line: &[u8]) -> std::io::Result<usize> {
        self.line(line);
        Ok(line.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn write_lines(mut out: impl Write, tasks: &Receiver<Task>, counts: &Counts) {
    let mut reported = 0;
    for task in tasks {
        match task {
            Task::Line(line) => {
                counts.waiting.fetch_sub(line.len(), Relaxed);
                if out.write_all(&line).and_then(|()| out.flush()).is_err() {
                    counts.dropped.fetch_add(1, Relaxed);
                    continue;
                }
                // Writing works again: tell the reader that lines are missing.
                let dropped = counts.dropped.load(Relaxed);
                if dropped > reported {
                    tracing::warn!(lines = dropped - reported, "lines of the log were dropped");
                    reported = dropped;
                }
            }
            Task::End(done) => {
                let _ = done.try_send(());
            }
        }
    }
}

/// Standard error without the lock of the standard library, so that a blocked write holds up nobody else.
fn standard_error() -> Box<dyn Write + Send> {
    #[cfg(unix)]
    if let Ok(own) = std::os::fd::AsFd::as_fd(&std::io::stderr()).try_clone_to_owned() {
        return Box::new(std::fs::File::from(own));
    }
    Box::new(std::io::stderr())
}

/// The same for standard output.
fn standard_output() -> Box<dyn Write + Send> {
    #[cfg(unix)]
    if let Ok(own) = std::os::fd::AsFd::as_fd(&std::io::stdout()).try_clone_to_owned() {
        return Box::new(std::fs::File::from(own));
    }
    Box::new(std::io::stdout())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    /// A place that takes lines, refuses them, or keeps its writer waiting.
    #[derive(Clone, Default)]
    struct Place {
        full: Arc<Mutex<bool>>,
        stuck: Arc<Mutex<()>>,
        written: Arc<Mutex<Vec<u8>>>,
    }

    impl Write for Place {
        fn write(&mut self, line: &[u8]) -> std::io::Result<usize> {
            let _waits = self.stuck.lock().unwrap();
            if *self.full.lock().unwrap() {
                return Err(std::io::ErrorKind::StorageFull.into());
            }
            self.written.lock().unwrap().extend(line);
            Ok(line.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    fn dropped(log: &Log) -> u64 {
        log.counts.dropped.load(Relaxed)
    }

    #[test]
    fn a_line_that_cannot_be_written_is_counted_and_later_ones_are_written() {
        let place = Place::default();
        let log = Log::to(place.clone());
        *place.full.lock().unwrap() = true;
        log.line(b"lost\n");
        log.end();
        assert_eq!(dropped(&log), 1);
        *place.full.lock().unwrap() = false;
        log.line(b"kept\n");
        log.end();
        assert_eq!((dropped(&log), place.written.lock().unwrap().as_slice()), (1, b"kept\n".as_slice()));
    }

    #[test]
    fn a_reader_that_stands_still_holds_up_nobody_and_costs_bounded_memory() {
        let place = Place::default();
        let log = Log::to(place.clone());
        let stuck = place.stuck.lock().unwrap();
        for _ in 0..3 * LINES {
            log.line(b"a line\n");
        }
        // One is with the writer, the rest wait or were dropped.
        assert!(dropped(&log) >= 2 * LINES as u64 - 1);
        log.end();
        drop(stuck);
        let big = vec![b'x'; BYTES];
        let stuck = place.stuck.lock().unwrap();
        let before = dropped(&log);
        for _ in 0..4 {
            log.line(&big);
        }
        assert!(dropped(&log) >= before + 2);
        drop(stuck);
        drop(log);
    }
}
