//! The program as a person or another program meets it: output, exit codes, and what it makes of
//! input that nobody should send.
#![allow(missing_docs, clippy::unwrap_used)]

mod analysis;
mod boards;
mod faults;
mod help;
mod matches;
mod play;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn teahouse(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_teahouse"));
    for variable in ["TEAHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "CLICOLOR_FORCE"] {
        command.env_remove(variable);
    }
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(arguments: &[&str]) -> Output {
    teahouse(arguments).output().unwrap()
}

/// Runs with standard input written by `feed`, which may find the pipe closed.
fn fed(arguments: &[&str], feed: impl FnOnce(&mut dyn Write) + Send + 'static) -> Output {
    let mut child = teahouse(arguments).stdin(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let feeder = std::thread::spawn(move || feed(&mut input));
    let output = child.wait_with_output().unwrap();
    feeder.join().unwrap();
    output
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn complaint(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// The exit code; a crash has none, or one above 2.
fn code(output: &Output) -> i32 {
    let code = output.status.code().unwrap_or(-1);
    assert!((0..=2).contains(&code), "{code}: {}", complaint(output));
    code
}

/// A file of our own that goes away by itself.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, content: &[u8]) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()));
        std::fs::write(&path, content).unwrap();
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

const RECORD: &str =
    "game: halma\nseats: 2\noptions: preset=classic\nfirst: A\nplayer A: Ana\n\n1A.c2-c3;1B.h8-f6\n";
