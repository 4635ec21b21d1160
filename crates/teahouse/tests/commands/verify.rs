//! `teahouse verify` and the recorded cases.

use crate::{Scratch, code, fed, run, text};
use serde_json::Value;
use std::io::Write;

const CASE: &str = r#"{"game":"halma","seats":2,"options":{"preset":"classic","board":"8x8"},"first":"A","turns":["1A.c2-c3","1B.h8-f6"],"legal":[24,24],"winner":null,"reason":null}"#;

#[test]
fn verify_finds_a_planted_difference() {
    let good = Scratch::new("good.jsonl", format!("{CASE}\n\n{CASE}\n").as_bytes());
    let output = run(&["verify", good.path()]);
    assert_eq!(
        (code(&output), text(&output).as_str()),
        (0, "checked: 2 games, 4 turns, 0 positions, 0 differences\n")
    );
    let planted = [
        CASE.replace("[24,24]", "[24,25]"),
        CASE.replace("[24,24]", "[24]"),
        CASE.replace("h8-f6", "h8-f5"),
        CASE.replace(r#""winner":null"#, r#""winner":"A""#),
        CASE.replace(r#""winner":null"#, r#""unheard":1,"winner":null"#),
        CASE.replace(r#""8x8""#, r#""9x9""#),
        CASE.replace("halma", "chess"),
        CASE.replace(r#""first":"A""#, r#""first":"C""#),
        CASE.replace(r#""reason":null"#, r#""refused":1"#),
        CASE.replace(r#""reason":null"#, r#""legal_turns":["a1-a2"]"#),
        CASE.replace(r#""reason":null"#, r#""to_move":"B""#),
        "[]".to_string(),
        "{".to_string(),
        "\u{0}\u{0}".to_string(),
    ];
    for case in planted {
        let bad = Scratch::new("planted.jsonl", case.as_bytes());
        for lang in ["en", "he"] {
            let output = run(&["verify", bad.path(), "--lang", lang]);
            assert_eq!(code(&output), 1, "{case}");
            let closing = text(&output).lines().last().unwrap().to_string();
            assert!(
                closing.starts_with("checked: ") && !closing.ends_with(" 0 differences"),
                "{case}: {closing}"
            );
        }
        let value: Value = serde_json::from_slice(&run(&["verify", bad.path(), "--json"]).stdout).unwrap();
        assert_eq!(value["first"][0]["line"], 1, "{value}");
    }
}

/// One move before A fills the camp, played to its end.
const PLACED: &str = r#"{"game":"halma","seats":2,"options":{"preset":"classic","board":"8x8"},"first":"B","setup":{"to_move":1,"pieces":[["e8","f8","g6","g7","g8","h5","h6","h7","h8","f6"],["a1","b1","c4"]]},"turns":["1B.b1-b2","1A.f6-f7"],"legal":[null,13],"winner":"A","reason":"camp","ranking":["A","B"]}"#;

#[test]
fn verify_takes_a_game_that_begins_from_a_setup() {
    let good = Scratch::new("placed.jsonl", PLACED.as_bytes());
    let output = run(&["verify", good.path()]);
    assert_eq!(text(&output), "checked: 1 games, 2 turns, 0 positions, 0 differences\n");
    for (what, with) in [
        ("[null,13]", "[null,14]"),
        ("1A.f6-f7", "1A.f6-e6"),
        (r#""winner":"A""#, r#""winner":"draw""#),
        (r#""to_move":1"#, r#""to_move":0"#),
        (r#""to_move":1,"#, ""),
        (r#","reason""#, r#","harmonies_now":1,"reason""#),
        ("halma", "skud"),
    ] {
        assert!(PLACED.contains(what), "{what}");
        let bad = Scratch::new("misplaced.jsonl", PLACED.replace(what, with).as_bytes());
        assert_eq!(code(&run(&["verify", bad.path()])), 1, "{what} {with}");
    }
}

#[test]
fn verify_reads_gzip_and_standard_input() {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packed.write_all(format!("{CASE}\n").as_bytes()).unwrap();
    let packed = packed.finish().unwrap();
    let file = Scratch::new("packed.jsonl.gz", &packed);
    assert_eq!(code(&run(&["verify", file.path(), file.path()])), 0);
    let half = Scratch::new("half.jsonl.gz", &packed[..packed.len() / 2]);
    assert_eq!(code(&run(&["verify", half.path()])), 1);
    let piped = fed(&["verify", "-"], move |input| input.write_all(&packed).unwrap());
    assert_eq!(text(&piped), "checked: 1 games, 2 turns, 0 positions, 0 differences\n");
}

/// The recorded cases that come with the project.
fn cases() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<_> = files.filter(|file| file.extension().is_some_and(|end| end == "gz")).collect();
    files.sort();
    files.into_iter().map(|file| file.to_str().unwrap().to_string()).collect()
}

#[test]
fn the_recorded_cases_show_no_difference() {
    let files = cases();
    let arguments: Vec<&str> = ["verify"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let output = run(&arguments);
    let said = text(&output);
    assert_eq!(code(&output), 0, "{said}");
    assert!(said.ends_with("checked: 268 games, 51186 turns, 1991 positions, 0 differences\n"), "{said}");
}
