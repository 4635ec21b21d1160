//! Other programs in a match, and what they do wrong: nothing of it may pass for a result.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

/// A program that answers every question, and does `go` when it has to move.
fn script(folder: &Path, go: &str) -> String {
    let text = format!(
        r#"while read -r line; do
  case "$line" in
    uci) echo 'id name Script'; echo 'option name Skill Level type spin default 1 min 0 max 9'; echo uciok ;;
    isready) echo readyok ;;
    setoption*) echo "$line" >&2 ;;
    go*) {go} ;;
    quit) exit 0 ;;
  esac
done
"#
    );
    let path = folder.join("a program.sh");
    std::fs::write(&path, text).unwrap();
    format!("sh '{}'", path.display())
}

/// A match of two games of Halma, of which A makes the first turn; the program sits at A in the first.
fn play(player: &str, more: &[&str]) -> Output {
    let common =
        ["--game", "halma", "--first", "A", "-n", "2", "--openings", "random:0", "--concurrency", "1"];
    Command::new(env!("CARGO_BIN_EXE_teahouse"))
        .args(["match", player, "random", "--lang", "en"])
        .args(common)
        .args(more)
        .output()
        .unwrap()
}

fn data(output: &Output) -> Value {
    let said = String::from_utf8_lossy(&output.stderr);
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {said}"))
}

fn complaint(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn a_program_that_does_not_start_is_an_error_and_no_result() {
    let folder = tempfile::tempdir().unwrap();
    let script = script(folder.path(), "exit 1");
    for (player, why) in [
        ("cmd:no-such-program-here".to_string(), "could not be started"),
        ("cmd:sh -c 'echo out of tea >&2; exit 3'".to_string(), "exit status: 3"),
        (format!("cmd:\"{script}\":Skil=3"), "no option"),
    ] {
        let output = play(&player, &["--longest", "6"]);
        assert_eq!(output.status.code(), Some(1), "{player}");
        let said = complaint(&output);
        assert!(said.contains(&player) && said.contains(why), "{said}");
        assert!(!player.contains("tea") || said.contains("out of tea"), "{said}");
        assert!(output.stdout.is_empty(), "{player}");
    }
}

#[test]
fn a_program_that_dies_in_every_game_is_reported_and_fails_the_match() {
    let folder = tempfile::tempdir().unwrap();
    let player =
        format!("cmd:\"{}\":name=Fading,Skill Level=3", script(folder.path(), "echo no fuel >&2; exit 7"));
    let records = folder.path().join("records");
    let output = play(&player, &["--json", "--save", records.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(complaint(&output).contains("Fading"), "{}", complaint(&output));
    let value = data(&output);
    assert_eq!((&value["losses"], value["faults"].as_array().unwrap().len()), (&2.into(), 2), "{value}");
    let fault = &value["faults"][0];
    assert_eq!((&fault["player"], &fault["seat"]), (&"Fading".into(), &"A".into()), "{value}");
    assert_eq!((&fault["fault"], &fault["why"]), (&"crash".into(), &"ended".into()), "{value}");
    assert_eq!(fault["said"], "exit status: 7");
    let log: Vec<_> = fault["stderr"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
    assert_eq!(log.last(), Some(&"no fuel"));
    assert!(log.contains(&"setoption name Skill Level value 3"), "{log:?}");
    let record = std::fs::read_to_string(records.join("000001-1.txt")).unwrap();
    assert!(record.contains("result: B forfeit\nforfeit: A crash ended exit status: 7\n"), "{record}");
    // People are told, too.
    let output = play(&player, &[]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("2 games were broken off") && text.contains("    no fuel"), "{text}");
}

#[test]
fn an_illegal_turn_is_named_in_the_record_and_in_the_data() {
    let folder = tempfile::tempdir().unwrap();
    let player = format!("cmd:{}", script(folder.path(), "echo bestmove a1-a8"));
    let records = folder.path().join("records");
    let output = play(&player, &["--json", "--save", records.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0), "{}", complaint(&output));
    let value = data(&output);
    let fault = &value["faults"][1];
    assert_eq!((&fault["fault"], &fault["turn"]), (&"illegal".into(), &"a1-a8".into()), "{value}");
    assert_eq!((&fault["game"], &fault["seat"]), (&"000001-2".into(), &"B".into()), "{value}");
    let path = records.join("000001-1.txt");
    let record = std::fs::read_to_string(&path).unwrap();
    assert!(record.contains("result: B forfeit\nforfeit: A illegal a1-a8\n"), "{record}");
    let shown = Command::new(env!("CARGO_BIN_EXE_teahouse")).arg("show").arg(&path).output().unwrap();
    assert_eq!(shown.status.code(), Some(0), "{}", complaint(&shown));
    std::fs::write(&path, record.replace("B forfeit", "A forfeit")).unwrap();
    let shown = Command::new(env!("CARGO_BIN_EXE_teahouse")).arg("show").arg(&path).output().unwrap();
    assert_eq!(shown.status.code(), Some(1), "a result that does not follow");
}

#[test]
fn a_margin_above_two_seconds_holds_for_programs() {
    let folder = tempfile::tempdir().unwrap();
    let player = format!("cmd:{}", script(folder.path(), "sleep 3; echo bestmove c2-c3"));
    let common = ["--time", "100", "--longest", "1", "--json"];
    let output = play(&player, &[&common[..], &["--margin", "100000"]].concat());
    let value = data(&output);
    assert!(value["faults"].as_array().unwrap().is_empty(), "{value}");
    assert!(value["sides"][0]["over"].as_f64().unwrap() > 2_000.0, "{value}");
    let value = data(&play(&player, &[&common[..], &["--margin", "1000"]].concat()));
    assert_eq!(value["faults"][0]["fault"], "late", "{value}");
    assert!(value["faults"][0]["late_ms"].as_f64().unwrap() > 1_000.0, "{value}");
}

#[test]
fn whole_entries_and_giving_up_are_answers() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("records");
    let keep = ["--longest", "1", "--json", "--save", records.to_str().unwrap()];
    for (answer, entry) in [("1A.c2-c3", "\n1A.c2-c3\n"), ("resign", "\nresult: B resign\n\n1A.resign\n")] {
        let player = format!("cmd:{}", script(folder.path(), &format!("echo bestmove {answer}")));
        let value = data(&play(&player, &keep));
        assert!(value["faults"].as_array().unwrap().is_empty(), "{value}");
        let record = std::fs::read_to_string(records.join("000001-1.txt")).unwrap();
        assert!(record.contains(entry), "{record}");
    }
}

#[test]
fn the_example_program_plays_whole_games() {
    let python =
        Command::new("python3").args(["-c", "import sys; sys.exit(sys.version_info < (3, 10))"]).status();
    if !python.is_ok_and(|status| status.success()) {
        eprintln!("skipped: there is no python3 of version 3.10 or later here");
        return;
    }
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/engine.py");
    for board in ["8x8", "10x10", "16x16"] {
        let option = format!("board={board}");
        let more = ["--openings", "random:6", "--option", &option, "--margin", "60000", "--json"];
        let output = Command::new(env!("CARGO_BIN_EXE_teahouse"))
            .args(["match", &format!("cmd:python3 '{example}'"), "random", "--game", "halma", "-n", "2"])
            .args(more)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(0), "{}", complaint(&output));
        let value = data(&output);
        assert!(value["faults"].as_array().unwrap().is_empty(), "{value}");
        assert_eq!(value["losses"], 0, "{value}");
    }
}

#[test]
fn an_older_processor_gets_a_sentence() {
    if !cfg!(all(target_arch = "x86_64", target_feature = "avx2")) {
        eprintln!("skipped: this build runs on any processor of its kind");
        return;
    }
    let old = Command::new("qemu-x86_64")
        .args(["-cpu", "Nehalem", env!("CARGO_BIN_EXE_teahouse"), "games"])
        .output();
    let Ok(output) = old else {
        eprintln!("skipped: there is no qemu-x86_64 here (Debian's qemu-user)");
        return;
    };
    let said = complaint(&output);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(output.stdout.is_empty());
    for word in ["needs a processor", "پردازنده", "מעבד", "procesora", "processador"] {
        assert!(said.contains(word), "{said}");
    }
}
