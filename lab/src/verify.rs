//! `lab verify`: replays recorded cases and compares everything in them. Files are read line by line and
//! checked in parallel; the output keeps the order of the files.

mod case;
mod swiss;

use crate::report::json;
use crate::{Error, line};
use case::{Counts, Difference};
use clap::Args;
use flate2::bufread::MultiGzDecoder;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

/// What was asked for.
#[derive(Args)]
#[command(after_help = "\
lab verify cases/*.jsonl.gz
lab verify --most 3 cases/skud-rings.jsonl")]
pub struct Asked {
    /// Case files: JSON lines, also gzipped; `-` is standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// How many differences are shown
    #[arg(long, default_value_t = 10)]
    most: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The longest line of a case file, in bytes: several times the longest real one, and small enough not to
/// exhaust memory.
const LONGEST: u64 = 16 << 20;

/// The result of a file.
#[derive(Default)]
struct Checked {
    counts: Counts,
    /// The first differences, with their lines.
    first: Vec<(u64, Difference)>,
    /// Why the rest of the file could not be read.
    unread: Option<io::Error>,
}

/// Checks the files and prints what differs; an error if anything does, or if a file cannot be read.
pub fn run(asked: &Asked) -> Result<(), Error> {
    let mut sum = Counts::default();
    let mut report = Findings { shown: 0, asked, differences: Vec::new(), errors: Vec::new() };
    each(&asked.files, asked.most, |path, checked| {
        sum.add(checked.counts);
        report.file(path, checked)
    })?;
    let Counts { games, turns, positions, links, rounds, differences } = sum;
    if asked.json {
        json(&json!({
            "games": games,
            "turns": turns,
            "positions": positions,
            "links": links,
            "rounds": rounds,
            "differences": differences,
            "first": report.differences,
            "errors": report.errors,
        }))?;
    } else {
        let some = |count: u64, what: &str| match count {
            0 => String::new(),
            _ => format!("{count} {what}, "),
        };
        let (links, rounds) = (some(links, "links"), some(rounds, "rounds"));
        line!(
            "checked: {games} games, {turns} turns, {positions} positions, {links}{rounds}{differences} differences"
        );
    }
    if differences > 0 || !report.errors.is_empty() { Err(Error::Reported) } else { Ok(()) }
}

/// Checks the files in parallel and reports the results in their order.
fn each(
    paths: &[PathBuf],
    most: u64,
    mut take: impl FnMut(&Path, Checked) -> Result<(), Error>,
) -> Result<(), Error> {
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(paths.len());
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..workers {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    // The receiver is gone when results are no longer needed.
                    if i >= paths.len() || sender.send((i, check(&paths[i], most))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting: Vec<Option<Checked>> = paths.iter().map(|_| None).collect();
        let mut at = 0;
        for (i, checked) in receiver {
            waiting[i] = Some(checked);
            while let Some(checked) = waiting.get_mut(at).and_then(Option::take) {
                let taken = take(&paths[at], checked);
                if taken.is_err() {
                    next.store(paths.len(), Ordering::Relaxed);
                    return taken;
                }
                at += 1;
            }
        }
        Ok(())
    })
}

/// Checks one file.
fn check(path: &Path, most: u64) -> Checked {
    let mut checked = Checked::default();
    if let Err(error) = check_lines(path, most, &mut checked) {
        checked.unread = Some(error);
    }
    checked
}

fn check_lines(path: &Path, most: u64, checked: &mut Checked) -> io::Result<()> {
    let file: Box<dyn Read> =
        if path == Path::new("-") { Box::new(io::stdin()) } else { Box::new(File::open(path)?) };
    let mut raw = BufReader::with_capacity(1 << 16, file);
    // By its first bytes, not its name, which also works for standard input.
    let packed = raw.fill_buf()?.starts_with(&[0x1f, 0x8b]);
    let mut lines: Box<dyn BufRead> =
        if packed { Box::new(BufReader::new(MultiGzDecoder::new(raw))) } else { Box::new(raw) };
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        if lines.by_ref().take(LONGEST + 1).read_until(b'\n', &mut line)? == 0 {
            break;
        }
        if line.len() as u64 > LONGEST {
            let why = format!("line {number} has more than {} MiB", LONGEST >> 20);
            return Err(io::Error::new(io::ErrorKind::InvalidData, why));
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let room = most.saturating_sub(checked.first.len() as u64) as usize;
        let (counts, differences) = case::check(&line, room);
        checked.counts.add(counts);
        checked.first.extend(differences.into_iter().map(|difference| (number, difference)));
    }
    Ok(())
}

/// The report so far.
struct Findings<'a> {
    asked: &'a Asked,
    shown: u64,
    differences: Vec<Value>,
    errors: Vec<String>,
}

impl Findings<'_> {
    /// Reports the differences of a file, as text or for the final JSON.
    fn file(&mut self, path: &Path, checked: Checked) -> Result<(), Error> {
        let name = path.display();
        for (line, Difference { what, turn, position, expected, found }) in checked.first {
            if self.shown == self.asked.most {
                break;
            }
            self.shown += 1;
            if self.asked.json {
                self.differences.push(json!({
                    "file": name.to_string(),
                    "line": line,
                    "turn": turn,
                    "position": position,
                    "what": what,
                    "expected": expected,
                    "found": found,
                }));
                continue;
            }
            line!("{name}:{line} – differs: {what}");
            if let Some((number, entry)) = turn {
                line!("  turn: [{number}] {entry}");
            }
            if let Some(position) = position {
                line!("  position: {position}");
            }
            line!("  expected: {expected}\n  found: {found}\n");
        }
        if let Some(error) = checked.unread {
            let text = format!("{name}: {error}");
            if !self.asked.json {
                eprintln!("{text}");
            }
            self.errors.push(text);
        }
        Ok(())
    }
}
