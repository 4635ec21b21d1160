//! Cases, counts and random games as they are printed, and what becomes of input that nobody should send.
#![allow(clippy::unwrap_used)]

#[allow(dead_code)]
#[path = "../../crates/teahouse/tests/commands/program.rs"]
mod program;

use program::{code, command as lab, fed, run, text};
use serde_json::Value;
use std::io::{Read, Write};

const PROGRAM: &str = env!("CARGO_BIN_EXE_lab");

fn json(arguments: &[&str]) -> Value {
    serde_json::from_slice(&run(arguments).stdout).unwrap()
}

/// A file that goes away by itself.
struct Scratch(tempfile::NamedTempFile);

impl Scratch {
    fn new(content: &[u8]) -> Self {
        let mut file = tempfile::NamedTempFile::new().unwrap();
        file.write_all(content).unwrap();
        Self(file)
    }

    fn path(&self) -> &str {
        self.0.path().to_str().unwrap()
    }
}

const CASE: &str = r#"{"game":"halma","seats":2,"options":{"preset":"classic","board":"8x8"},"first":"A","turns":["1A.c2-c3","1B.h8-f6"],"legal":[24,24],"winner":null,"reason":null}"#;

#[test]
fn verify_finds_a_planted_difference() {
    let good = Scratch::new(format!("{CASE}\n\n{CASE}\n").as_bytes());
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
        let bad = Scratch::new(case.as_bytes());
        let output = run(&["verify", bad.path()]);
        assert_eq!(code(&output), 1, "{case}");
        let closing = text(&output).lines().last().unwrap().to_string();
        assert!(
            closing.starts_with("checked: ") && !closing.ends_with(" 0 differences"),
            "{case}: {closing}"
        );
        let value = json(&["verify", bad.path(), "--json"]);
        assert_eq!(value["first"][0]["line"], 1, "{value}");
    }
}

/// One move before A fills the camp, played to its end.
const PLACED: &str = r#"{"game":"halma","seats":2,"options":{"preset":"classic","board":"8x8"},"first":"B","setup":{"to_move":1,"pieces":[["e8","f8","g6","g7","g8","h5","h6","h7","h8","f6"],["a1","b1","c4"]]},"turns":["1B.b1-b2","1A.f6-f7"],"legal":[null,13],"winner":"A","reason":"camp","ranking":["A","B"]}"#;

#[test]
fn verify_takes_a_game_that_begins_from_a_setup() {
    let good = Scratch::new(PLACED.as_bytes());
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
        let bad = Scratch::new(PLACED.replace(what, with).as_bytes());
        assert_eq!(code(&run(&["verify", bad.path()])), 1, "{what} {with}");
    }
}

#[test]
fn verify_reads_gzip_and_standard_input() {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packed.write_all(format!("{CASE}\n").as_bytes()).unwrap();
    let packed = packed.finish().unwrap();
    let file = Scratch::new(&packed);
    assert_eq!(code(&run(&["verify", file.path(), file.path()])), 0);
    let half = Scratch::new(&packed[..packed.len() / 2]);
    assert_eq!(code(&run(&["verify", half.path()])), 1);
    let piped = fed(&["verify", "-"], move |input| input.write_all(&packed).unwrap());
    assert_eq!(text(&piped), "checked: 1 games, 2 turns, 0 positions, 0 differences\n");
}

/// The recorded cases that come with the project.
fn cases() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../cases");
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
    assert!(
        said.ends_with(
            "checked: 268 games, 56242 turns, 1991 positions, 70 links, 2407 rounds, 0 differences\n"
        ),
        "{said}"
    );
}

#[test]
fn verify_finds_a_wrong_pair_of_a_round() {
    let round = |pairs: &str| {
        format!(
            r#"{{"id":"T","system":"dutch","rounds_total":3,"round":1,"initial_color":"white","players":[{{"n":1,"rating":9,"games":[],"absent":false}},{{"n":2,"rating":8,"games":[],"absent":false}}],"pairs":{pairs},"bye":null}}"#
        )
    };
    let checked =
        |case: String| text(&fed(&["verify", "-"], move |input| input.write_all(case.as_bytes()).unwrap()));
    assert_eq!(
        checked(round("[[1,2]]")),
        "checked: 0 games, 0 turns, 0 positions, 1 rounds, 0 differences\n"
    );
    assert!(checked(round("[[2,1]]")).ends_with("1 rounds, 1 differences\n"));
    // A history without its other half is no round.
    let alone = round("[[1,2]]").replacen(
        "\"games\":[]",
        "\"games\":[{\"opp\":2,\"color\":\"w\",\"result\":\"1\"}]",
        1,
    );
    assert!(checked(alone).ends_with("1 rounds, 1 differences\n"));
}

#[test]
fn what_nobody_should_send_is_refused() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    for file in ["no-such-file.jsonl", folder] {
        let output = run(&["verify", file]);
        assert_eq!(code(&output), 1);
        assert!(String::from_utf8_lossy(&output.stderr).starts_with(file));
    }
    let long = |input: &mut dyn Write| {
        let block = vec![b'7'; 1 << 20];
        let _ = input.write_all(b"{\"game\":\"halma\",\"turns\":[1");
        while input.write_all(&block).is_ok() {}
    };
    assert_eq!(code(&fed(&["verify", "-"], long)), 1);
    let many = [b"[1".as_slice(), &b",1".repeat(4 << 20)].concat();
    assert_eq!(code(&fed(&["verify", "-"], move |input| drop(input.write_all(&many)))), 1);
    let nested = format!("{{\"game\":{}", "[".repeat(200_000));
    assert_eq!(code(&fed(&["verify", "-"], move |input| drop(input.write_all(nested.as_bytes())))), 1);
    let mut rng = fastrand::Rng::with_seed(9);
    for _ in 0..12 {
        let noise: Vec<u8> = (0..rng.usize(1..4000)).map(|_| rng.u8(..)).collect();
        assert_eq!(code(&fed(&["verify", "-"], move |input| drop(input.write_all(&noise)))), 1);
    }
}

#[test]
fn wrong_usage_is_2() {
    let wrong: [&[&str]; 11] = [
        &["nonsense"],
        &["perft", "halma"],
        &["perft", "chess", "-d", "1"],
        &["perft", "halma", "-d", "0"],
        &["perft", "halma", "-d", "1", "--option", "board"],
        &["perft", "halma", "-d", "1", "--option", "board=9x9"],
        &["perft", "halma", "-d", "1", "--seats", "3"],
        &["perft", "halma", "-d", "1", "--position", "A to move; A z99"],
        &["random", "skud", "--first", "G"],
        &["random", "halma", "--first", "AB"],
        &["load", "teahouse.example"],
    ];
    for arguments in wrong {
        let output = run(arguments);
        assert_eq!(code(&output), 2, "{arguments:?}");
        assert!(!output.stderr.is_empty() && output.stdout.is_empty(), "{arguments:?}");
    }
}

#[test]
fn a_reader_who_goes_away_is_no_failure() {
    let mut child = lab(&["perft", "street", "-d", "2", "--divide"]).spawn().unwrap();
    let mut first = [0; 10];
    child.stdout.as_mut().unwrap().read_exact(&mut first).unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn perft_counts_what_the_rules_say() {
    let turns = "0H.R,W,K,B;0G.R,W,K,B;1G.R3(0,-8);1H.R3(0,8)";
    let shown = text(&run(&["perft", "skud", "-d", "3", "--preset", "garden-gate", "--turns", turns]));
    for count in [" 27 ", " 747 ", " 28425 "] {
        assert!(shown.contains(count), "{shown}");
    }
    let divided = text(&run(&["perft", "street", "-d", "2", "--divide"]));
    assert!(divided.lines().count() == 171 && divided.contains("28900"), "{divided}");
    assert_eq!(json(&["perft", "halma", "-d", "3", "--json"])["counts"][2]["count"], 20_050);
    assert_eq!(json(&["perft", "street", "-d", "1", "--divide", "--json"])["total"], 170);
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let figures = |seed: &str| {
        let mut value = json(&["random", "halma", "-n", "5", "--seed", seed, "--json"]);
        value.as_object_mut().unwrap().remove("seconds");
        value.as_object_mut().unwrap().remove("seed");
        value
    };
    assert_eq!(figures("7"), figures("7"));
    assert_ne!(figures("7"), figures("8"));
}

#[test]
fn the_bench_ends_with_its_signature() {
    let said = text(&run(&["bench", "engine", "--quick"]));
    let nodes: u64 = said.lines().last().unwrap().strip_prefix("Bench: ").unwrap().parse().unwrap();
    assert!(nodes > 100, "{said}");
    assert!(json(&["bench", "rules", "--quick", "--json"])["signature"].is_string());
}

#[test]
fn the_puzzles_that_ship_are_counted_by_theme_and_tried_by_every_level() {
    let figures = text(&run(&["puzzles", "halma", "--tried", "1"]));
    let collection = puzzles::Collection::of("halma").unwrap();
    let sum = |row: &str| -> usize {
        let row = figures.lines().find(|line| line.starts_with(row)).unwrap();
        row.split_whitespace().rev().skip(1).filter_map(|cell| cell.parse::<usize>().ok()).sum()
    };
    assert_eq!(sum("all themes"), collection.len(), "{figures}");
    assert!((1..=collection.len()).contains(&sum("race")), "{figures}");
    assert_eq!(figures.lines().filter(|line| line.matches(" %").count() == 10).count(), 5, "{figures}");
    assert_eq!(code(&run(&["puzzles", "chess"])), 2);
}

#[test]
fn mined_puzzles_are_packed_and_tried_by_every_level() {
    let (lines, collection) = (Scratch::new(b""), Scratch::new(b""));
    run(&["mine", "halma", lines.path(), "--wanted", "3"]);
    let packed = run(&["mine", "halma", lines.path(), "--pack", collection.path()]);
    assert_eq!(code(&packed), 0, "{}", text(&packed));
    let bytes = std::fs::read(collection.path()).unwrap();
    let puzzles = puzzles::Collection::open(&bytes).unwrap().read_all().unwrap();
    // Of one claim that one level solves first, one is enough of three.
    let sorts: std::collections::BTreeSet<_> =
        puzzles.iter().map(|puzzle| (puzzle.claim, puzzle.difficulty.level)).collect();
    assert!(puzzles.len() >= 3 && sorts.len() == puzzles.len(), "{sorts:?}");
    // A head, and five bands with ten levels each.
    let table = text(&run(&["mine", "halma", lines.path(), "--table", "1"]));
    let shares: Vec<usize> = table.lines().map(|line| line.matches(" %").count()).collect();
    assert!(shares.len() > 3 && shares.iter().skip(1).all(|shares| *shares == 10), "{table}");
    // A file that has what is wanted stays as it is, and takes no puzzle of a collection twice.
    run(&["mine", "halma", lines.path(), "--wanted", "3", "--from", collection.path()]);
    let text = std::fs::read_to_string(lines.path()).unwrap();
    let count = |text: &str| text.lines().filter(|line| !line.starts_with('#')).count();
    assert_eq!(count(&text), puzzles.len());
    // What shipped stays, however few are wanted.
    let taken = Scratch::new(b"");
    run(&["mine", "halma", taken.path(), "--wanted", "1", "--from", collection.path()]);
    assert_eq!(count(&std::fs::read_to_string(taken.path()).unwrap()), puzzles.len());
}
