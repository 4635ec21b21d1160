//! `teahouse verify`: replays recorded cases and compares everything they say. Files are read line by
//! line and checked side by side; what is printed keeps the order of the files.

mod case;

use super::json;
use crate::commands::Out;
use crate::failure::Failure;
use crate::files::{self, Line};
use crate::texts::Texts;
use case::{Counts, Difference};
use clap::Args;
use flate2::bufread::MultiGzDecoder;
use fluent_bundle::FluentValue;
use serde_json::{Value, json};
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

/// The arguments of `teahouse verify`.
#[derive(Args)]
#[command(after_help = "\
teahouse verify cases/*.jsonl.gz
teahouse verify --most 3 cases/skud-rings.jsonl")]
pub struct Verify {
    #[arg(value_name = "file", required = true)]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "n", default_value_t = 10)]
    most: u64,
    #[arg(long)]
    json: bool,
}

/// What a file came to.
#[derive(Default)]
struct Checked {
    counts: Counts,
    /// The first differences, with their lines.
    first: Vec<(u64, Difference)>,
    /// Why the rest of it could not be read.
    unread: Option<Unread>,
}

/// Why a file could not be read to its end.
enum Unread {
    Io(io::Error),
    TooLong(u64),
}

impl Verify {
    /// Checks the files and prints what differs.
    pub fn run(&self, texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
        let mut sum = Counts::default();
        let mut report = Findings { shown: 0, most: self.most, differences: Vec::new(), errors: Vec::new() };
        let mut trouble = false;
        each(&self.files, self.most, |path, checked| {
            sum.add(checked.counts);
            trouble |= checked.unread.is_some();
            report.file(texts, path, checked, if self.json { None } else { Some(&mut *out) })
        })?;
        if self.json {
            let (games, turns, positions) = (sum.games, sum.turns, sum.positions);
            json(
                out,
                &json!({
                    "games": games,
                    "turns": turns,
                    "positions": positions,
                    "differences": sum.differences,
                    "first": report.differences,
                    "errors": report.errors,
                }),
            )?;
        } else {
            writeln!(
                out,
                "checked: {} games, {} turns, {} positions, {} differences",
                sum.games, sum.turns, sum.positions, sum.differences
            )?;
        }
        if trouble || sum.differences > 0 { Err(Failure::Reported) } else { Ok(()) }
    }
}

/// Checks every file, several at once, and hands over the results in the order of the files.
fn each(
    paths: &[PathBuf],
    most: u64,
    mut take: impl FnMut(&Path, Checked) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(paths.len());
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..workers {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    // The other side has gone away when results are no longer of use.
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
        checked.unread = Some(Unread::Io(error));
    }
    checked
}

fn check_lines(path: &Path, most: u64, checked: &mut Checked) -> io::Result<()> {
    let mut raw = BufReader::with_capacity(1 << 16, files::open(path)?);
    // By its first bytes and not by its name: that also holds for standard input.
    let packed = raw.fill_buf()?.starts_with(&[0x1f, 0x8b]);
    let mut lines: Box<dyn BufRead> =
        if packed { Box::new(BufReader::new(MultiGzDecoder::new(raw))) } else { Box::new(raw) };
    let mut buffer = Vec::new();
    for number in 1.. {
        match files::read_line(&mut lines, &mut buffer)? {
            Line::End => break,
            Line::TooLong => {
                checked.unread = Some(Unread::TooLong(number));
                break;
            }
            Line::Read if buffer.iter().all(u8::is_ascii_whitespace) => {}
            Line::Read => {
                let room = most.saturating_sub(checked.first.len() as u64) as usize;
                let (counts, differences) = case::check(&buffer, room);
                checked.counts.add(counts);
                checked.first.extend(differences.into_iter().map(|difference| (number, difference)));
            }
        }
    }
    Ok(())
}

/// What has been shown so far.
struct Findings {
    shown: u64,
    most: u64,
    differences: Vec<Value>,
    errors: Vec<String>,
}

impl Findings {
    /// Shows the differences of a file, to people or for the closing JSON.
    fn file(
        &mut self,
        texts: &Texts,
        path: &Path,
        checked: Checked,
        mut out: Option<&mut Out<'_>>,
    ) -> Result<(), Failure> {
        let name = files::shown(path);
        for (line, difference) in checked.first {
            if self.shown == self.most {
                break;
            }
            self.shown += 1;
            match &mut out {
                Some(out) => writeln!(out, "{}\n", describe(texts, &name, line, &difference))?,
                None => self.differences.push(json!({
                    "file": name,
                    "line": line,
                    "turn": difference.turn,
                    "position": difference.position,
                    "what": difference.what,
                    "expected": difference.expected,
                    "found": difference.found,
                })),
            }
        }
        if let Some(unread) = checked.unread {
            let why = match unread {
                Unread::Io(error) => files::explain(texts, &error),
                Unread::TooLong(line) => {
                    let limit = (files::LIMIT >> 20).into();
                    texts.with("error-line-too-long", &[("line", line.into()), ("limit", limit)])
                }
            };
            let text = texts
                .with("error-file", &[("file", texts.code(&name).into_owned().into()), ("why", why.into())]);
            if out.is_some() {
                use std::io::Write;
                // Standard error gone: the exit code still says it.
                let _ = writeln!(anstream::stderr(), "{} {text}", texts.get("error-heading"));
            }
            self.errors.push(text);
        }
        Ok(())
    }
}

/// A difference in words.
fn describe(texts: &Texts, file: &str, line: u64, difference: &Difference) -> String {
    let code = |text: &str| FluentValue::from(texts.code(text).into_owned());
    let place = format!("{file}:{line}");
    let mut text =
        texts.with("verify-difference", &[("place", code(&place)), ("what", code(&difference.what))]);
    let mut add = |key: &str, value: &str| {
        text.push_str("\n  ");
        text.push_str(&texts.with(key, &[("text", code(value))]));
    };
    if let Some((number, entry)) = &difference.turn {
        add("verify-turn", &format!("[{number}] {entry}"));
    }
    if let Some(position) = &difference.position {
        add("verify-position", position);
    }
    add("verify-expected", &difference.expected);
    add("verify-found", &difference.found);
    text
}
