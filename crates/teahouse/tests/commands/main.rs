//! The program as a person or another program meets it: output, exit codes, and what it makes of
//! input that nobody should send.
#![allow(clippy::unwrap_used)]

mod analysis;
mod boards;
mod faults;
mod help;
mod matches;
mod pair;
mod play;
mod program;

use program::{code, command as teahouse, complaint, fed, run, text};
use std::path::PathBuf;

const PROGRAM: &str = env!("CARGO_BIN_EXE_teahouse");

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
