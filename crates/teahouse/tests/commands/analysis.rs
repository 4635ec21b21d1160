//! The engine: its protocol, analyses, and its bench.

use crate::{RECORD, Scratch, code, complaint, fed, run, text};
use serde_json::Value;
use std::io::Write;

#[test]
fn the_engine_answers_programs_and_survives_noise() {
    let output = fed(&["engine"], |input| {
        input.write_all(b"uci\n\xff\xfe\0\nnonsense\nsetoption name Game value halma\ngo depth 2\n").unwrap();
    });
    assert_eq!(code(&output), 0);
    let said = text(&output);
    assert!(said.contains("\nuciok\n") && said.lines().last().unwrap().starts_with("bestmove "), "{said}");
    let mut rng = fastrand::Rng::with_seed(4);
    let noise: Vec<u8> = (0..60_000).map(|_| if rng.u8(..9) == 0 { b'\n' } else { rng.u8(..) }).collect();
    let output = fed(&["engine"], move |input| drop(input.write_all(&noise)));
    assert_eq!(code(&output), 0);
    let long = |input: &mut dyn Write| {
        let block = vec![b'7'; 1 << 20];
        let _ = input.write_all(b"position start turns ");
        (0..40).for_each(|_| drop(input.write_all(&block)));
        let _ = input.write_all(b"\nisready\nquit\n");
    };
    let output = fed(&["engine"], long);
    assert_eq!(text(&output).lines().last(), Some("readyok"));
    assert_eq!(text(&output).lines().count(), 2);
}

#[test]
fn a_record_and_a_position_are_analysed() {
    let good = Scratch::new("analysed.txt", RECORD.as_bytes());
    let output = run(&["analyse", good.path(), "--depth", "2", "--json"]);
    assert_eq!(code(&output), 0, "{}", complaint(&output));
    let value: Value = serde_json::from_slice(&output.stdout).unwrap();
    let turns = value["turns"].as_array().unwrap();
    assert_eq!((turns.len(), turns[0]["entry"].as_str()), (2, Some("1A.c2-c3")), "{value}");
    assert!(turns.iter().all(|turn| turn["loss"].as_i64().unwrap() >= 0), "{value}");
    assert_eq!(value["players"][1]["turns"], 1);
    let some = run(&["analyse", good.path(), "--depth", "1", "--from", "2", "--json"]);
    let some: Value = serde_json::from_slice(&some.stdout).unwrap();
    assert_eq!(some["turns"].as_array().unwrap().len(), 1);
    for lang in texts::Lang::ALL.map(texts::Lang::code) {
        let text = text(&run(&["analyse", good.path(), "--depth", "1", "--lang", lang]));
        assert!(text.contains("1A.c2-c3") && !text.contains('⟨'), "{text}");
    }
    let output = run(&["analyse", "halma", "--lines", "3", "--depth", "2", "--json"]);
    let value: Value = serde_json::from_slice(&output.stdout).unwrap();
    let lines = value["lines"].as_array().unwrap();
    let scores: Vec<_> = lines.iter().map(|line| line["score"]["cp"].as_i64().unwrap()).collect();
    assert!(scores.len() == 3 && scores.is_sorted_by(|a, b| a >= b), "{value}");
    // Wherever the search ends, no line comes twice.
    for nodes in ["450", "1200", "1500", "8250"] {
        let asked = ["--nodes", nodes, "--lines", "3", "--turns", "c2-c3;h8-f6", "--json"];
        let output = run(&[&["analyse", "halma"], &asked[..]].concat());
        let value: Value = serde_json::from_slice(&output.stdout).unwrap();
        let lines = value["lines"].as_array().unwrap();
        let mut firsts: Vec<_> = lines.iter().map(|line| line["turns"][0].as_str().unwrap()).collect();
        let scores: Vec<_> = lines.iter().map(|line| line["score"]["cp"].as_i64().unwrap()).collect();
        assert!(scores.is_sorted_by(|a, b| a >= b), "{value}");
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), 3, "{value}");
    }
    assert_eq!(code(&run(&["analyse", "no-such-file"])), 1);
    assert_eq!(code(&run(&["analyse", "chess", "--position", "x"])), 2);
}

#[test]
fn the_engine_says_what_a_value_comes_from() {
    let skud = ["--position", "turn 9G | 4,1:GR4 4,5:GR5 -3,2:HW3 | G 2xR4 2xR5 L | H 2xW3 O"];
    let why = ["analyse", "skud", "--why", "--depth", "1"];
    let output = run(&[&why[..], &skud, &["--json"]].concat());
    let value: Value = serde_json::from_slice(&output.stdout).unwrap();
    let shares = value["why"].as_array().unwrap();
    assert_eq!(shares.len(), 3, "{value}");
    let own = shares.iter().find(|share| share["at"]["y"] == 5).unwrap();
    assert!(own["owner"] == "G" && own["kind"] == "R5" && own["cp"].as_i64().unwrap() > 0, "{value}");
    for lang in texts::Lang::ALL.map(texts::Lang::code) {
        let text = text(&run(&[&why[..], &skud, &["--lang", lang]].concat()));
        assert!(text.contains("(4,5)") && !text.contains('⟨'), "{text}");
    }
    // A record has many positions.
    let record = Scratch::new("explained.txt", RECORD.as_bytes());
    let refused = run(&["analyse", record.path(), "--why"]);
    assert!(code(&refused) == 1 && complaint(&refused).contains("--position"), "{}", complaint(&refused));
}
