//! The command line.
mod bot;
mod texts;
mod tui;
fn main() {}
