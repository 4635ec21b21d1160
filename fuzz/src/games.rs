//! Records, positions and turns as text: what is accepted is a game that can be written, read back and played on.

use rules::game::Reason;
use rules::game_info;
use rules::options::Setup;
use rules::record::Record;
use rules::table::AnyGame;

/// A game, how many players, and its options.
type Choice = (&'static str, u8, &'static [(&'static str, &'static str)]);

/// Together they use every option that changes how a text is read.
const CHOICES: [Choice; 10] = [
    ("skud", 2, &[]),
    ("skud", 2, &[("oasis", "on"), ("accents", "all"), ("bamboo", "own-flower"), ("turtle", "pairs")]),
    ("skud", 2, &[("clash", "called"), ("oasis", "on"), ("accents", "all")]),
    ("skud", 3, &[("accents", "agreed")]),
    ("skud", 4, &[("oasis", "on"), ("accents", "all"), ("opening", "free")]),
    ("street", 2, &[]),
    ("street", 2, &[("release", "on"), ("captor-bonus", "per-captive")]),
    ("halma", 2, &[]),
    ("halma", 2, &[("board", "10x10"), ("camp-exit", "per-hop"), ("no-return", "on")]),
    ("halma", 4, &[("teams", "on")]),
];

/// The first byte, `0` to `9`, chooses a game; the rest is text.
fn chosen(input: &[u8]) -> Option<(Setup, &str)> {
    let (first, rest) = input.split_first()?;
    let (game, seats, options) = CHOICES[usize::from(first.wrapping_sub(b'0')) % CHOICES.len()];
    let info = game_info(game).expect("a known game");
    let setup =
        Setup::choose(info, Some(seats), None, options.iter().copied()).expect("options that go together");
    Some((setup, std::str::from_utf8(rest).ok()?))
}

/// A whole record.
pub fn record(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let Ok(record) = Record::read(text) else { return };
    assert_eq!(record.to_string(), text, "byte for byte");
    if let Ok(table) = record.open() {
        // Street's setup, which holds no decision, may be left out of a record.
        assert!(table.entries().len() >= record.entries().count());
        let _ = table.view();
    }
}

/// A position in one line.
pub fn position(input: &[u8]) {
    let Some((setup, text)) = chosen(input) else { return };
    if let Ok(table) = setup.clone().open(Some(text)) {
        check(&*table, &setup);
    }
}

/// Turns and entries, one a line; in the first line a position, or `start`.
pub fn notation(input: &[u8]) {
    let Some((setup, text)) = chosen(input) else { return };
    let mut lines = text.lines();
    let first = lines.next().filter(|line| *line != "start");
    let Ok(mut table) = setup.clone().open(first) else { return };
    for line in lines.take(8) {
        let before = (table.position(), table.entries());
        if table.play(line).is_err() && table.read_entry(line).is_err() {
            assert_eq!((table.position(), table.entries()), before, "a refused turn changes nothing");
        }
    }
    check(&*table, &setup);
}

/// What is written reads back as the same.
fn check(table: &dyn AnyGame, setup: &Setup) {
    let _ = table.view();
    assert_eq!(table.steps().is_empty(), table.outcome().is_some());
    // Nobody goes on from the middle of a turn, nor from a game that was given up.
    if table.pending() || table.outcome().is_some_and(|outcome| outcome.reason == Reason::Resign) {
        return;
    }
    let written = table.position();
    let again = setup.clone().open(Some(&written)).expect("what was written can be read");
    assert_eq!(again.position(), written);
    assert_eq!(again.key(), table.key(), "{written}");
}
