//! Boards, records and counts as they are printed.

use crate::{RECORD, Scratch, code, fed, run, teahouse, text};
use serde_json::Value;

#[test]
fn json_is_json() {
    let good = Scratch::new("json.txt", RECORD.as_bytes());
    let commands: [&[&str]; 7] = [
        &["games", "--json"],
        &["show", good.path(), "--json"],
        &["replay", good.path(), "--from", "2", "--json"],
        &["perft", "halma", "-d", "2", "--json"],
        &["perft", "street", "-d", "1", "--divide", "--json"],
        &["random", "street", "-n", "2", "--json"],
        &["bench", "rules", "--quick", "--json"],
    ];
    for arguments in commands {
        for lang in ["en", "fa"] {
            let output = run(&[arguments, &["--lang", lang]].concat());
            assert_eq!(code(&output), 0, "{arguments:?}");
            let _: Value = serde_json::from_str(&text(&output)).unwrap();
        }
    }
    let counts: Value =
        serde_json::from_slice(&run(&["perft", "halma", "-d", "3", "--json"]).stdout).unwrap();
    assert_eq!(counts["counts"][2]["count"], 20_050);
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

#[test]
fn perft_counts_what_the_rules_say() {
    let turns = "0H.R,W,K,B;0G.R,W,K,B;1G.R3(0,-8);1H.R3(0,8)";
    let output = run(&["perft", "skud", "-d", "3", "--preset", "garden-gate", "--turns", turns]);
    let shown = text(&output);
    for count in [" 27 ", " 747 ", " 28,425 "] {
        assert!(shown.contains(count), "{shown}");
    }
    let divided = text(&run(&["perft", "street", "-d", "2", "--divide"]));
    assert!(divided.lines().count() == 171 && divided.contains("28,900"), "{divided}");
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let figures = |seed: &str| {
        let mut value: Value =
            serde_json::from_slice(&run(&["random", "halma", "-n", "5", "--seed", seed, "--json"]).stdout)
                .unwrap();
        value.as_object_mut().unwrap().remove("seconds");
        value.as_object_mut().unwrap().remove("seed");
        value
    };
    assert_eq!(figures("7"), figures("7"));
    assert_ne!(figures("7"), figures("8"));
}
