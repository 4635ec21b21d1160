//! The sample game in the terminal: only words. They stand with the test, so that nobody translates them.

use super::entry::{Cases, Entry};

const WORDS: &str = include_str!("../../tests/sample/words.ftl");

/// The game.
pub const ENTRY: Entry =
    Entry { id: "sample", words: [WORDS; 5], lore: [""; 5], rules: "[]", bench: &[], cases: Cases::None };
