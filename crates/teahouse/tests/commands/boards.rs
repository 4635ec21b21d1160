//! Boards and records as they are printed.

use crate::{RECORD, Scratch, code, fed, run, teahouse, text};
use serde_json::Value;

#[test]
fn json_is_json() {
    let good = Scratch::new("json.txt", RECORD.as_bytes());
    let commands: [&[&str]; 3] = [
        &["games", "--json"],
        &["show", good.path(), "--json"],
        &["replay", good.path(), "--from", "2", "--json"],
    ];
    for arguments in commands {
        for lang in ["en", "fa"] {
            let output = run(&[arguments, &["--lang", lang]].concat());
            assert_eq!(code(&output), 0, "{arguments:?}");
            let _: Value = serde_json::from_str(&text(&output)).unwrap();
        }
    }
}

#[test]
fn a_record_is_shown_at_any_turn() {
    let good = Scratch::new("show.txt", RECORD.as_bytes());
    let last = text(&run(&["show", good.path()]));
    assert!(
        last.contains("1B.h8-f6") && last.contains("Ana") && last.contains("   6 · · · · ·>B B B 6"),
        "{last}"
    );
    let start = text(&run(&["show", good.path(), "--turn", "0"]));
    assert!(!start.contains("1A.c2-c3") && start.contains("   3 A A · "), "{start}");
    assert_eq!(text(&run(&["replay", good.path()])).matches("a b c d e f g h").count(), 6);
    let piped = fed(&["show", "-"], |input| input.write_all(RECORD.as_bytes()).unwrap());
    assert_eq!(text(&piped), last);
    let position = last.lines().find_map(|line| line.strip_prefix("Position: ")).unwrap();
    let again = text(&run(&["show", "halma", "--position", position]));
    assert!(again.contains(position));
}

#[test]
fn boards_keep_their_order_in_right_to_left_text() {
    let good = Scratch::new("rtl.txt", RECORD.as_bytes());
    for lang in ["fa", "he"] {
        let shown = text(&run(&["show", good.path(), "--lang", lang]));
        let board: Vec<_> = shown.lines().filter(|line| line.contains('·')).collect();
        assert_eq!(board.len(), 8);
        assert!(board.iter().all(|line| line.starts_with('\u{2066}') && line.ends_with('\u{2069}')));
        let opened = shown.chars().filter(|c| ('\u{2066}'..='\u{2068}').contains(c)).count();
        assert_eq!(opened, shown.chars().filter(|c| *c == '\u{2069}').count(), "every isolate is closed");
    }
}

#[test]
fn colours_are_for_terminals_only() {
    let good = Scratch::new("colour.txt", RECORD.as_bytes());
    assert!(!text(&run(&["show", good.path()])).contains('\u{1b}'));
    let forced = teahouse(&["show", good.path()]).env("CLICOLOR_FORCE", "1").output().unwrap();
    assert!(text(&forced).contains('\u{1b}'));
}
