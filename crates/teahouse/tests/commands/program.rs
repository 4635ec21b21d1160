//! A program as its tests call it: `PROGRAM` of the test. The tests of the lab have the same file.

use crate::PROGRAM;
use std::io::Write;
use std::process::{Command, Output, Stdio};

pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    for variable in ["TEAHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "CLICOLOR_FORCE"] {
        command.env_remove(variable);
    }
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

pub fn run(arguments: &[&str]) -> Output {
    command(arguments).output().unwrap()
}

/// Runs with standard input written by `feed`, which may find the pipe closed.
pub fn fed(arguments: &[&str], feed: impl FnOnce(&mut dyn Write) + Send + 'static) -> Output {
    let mut child = command(arguments).stdin(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let feeder = std::thread::spawn(move || feed(&mut input));
    let output = child.wait_with_output().unwrap();
    feeder.join().unwrap();
    output
}

pub fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub fn complaint(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// The exit code; a crash has none, or one above 2.
pub fn code(output: &Output) -> i32 {
    let code = output.status.code().unwrap_or(-1);
    assert!((0..=2).contains(&code), "{code}: {}", complaint(output));
    code
}
