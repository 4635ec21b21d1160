//! The prover against positions proven elsewhere and against a slow prover, files, and the way through a puzzle.

#![allow(clippy::unwrap_used)]

mod claims;
mod files;
mod finishers;
mod lines;
mod moments;
mod recorded;
mod slow;
mod twin;
