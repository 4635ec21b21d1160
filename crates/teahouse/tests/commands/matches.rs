//! Matches between players and programs.

use crate::{code, complaint, run, text};
use serde_json::Value;
use std::path::PathBuf;

#[test]
fn a_match_of_four_games_is_counted_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let common = ["--game", "halma", "-n", "4", "--nodes", "60", "--longest", "30", "--seed", "3"];
    let output = run(&[&["match", "engine", "random"], &common[..], &["--save", path, "--json"]].concat());
    assert_eq!(code(&output), 0, "{}", complaint(&output));
    let value: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(value["games"], 4, "{value}");
    let sum = |keys: &[&str]| keys.iter().map(|key| value[key].as_u64().unwrap()).sum::<u64>();
    assert_eq!(sum(&["wins", "draws", "losses"]), 4);
    assert_eq!(value["pairs"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).sum::<u64>(), 2);
    for side in value["sides"].as_array().unwrap() {
        for fault in ["crashes", "time_losses", "illegal"] {
            assert_eq!(side[fault], 0, "{value}");
        }
    }
    let mut records: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()).collect();
    records.sort();
    assert_eq!(records.len(), 4);
    let read = |path: &PathBuf| std::fs::read_to_string(path).unwrap();
    assert!(read(&records[0]).contains("player A: engine\nplayer B: random"), "{}", read(&records[0]));
    assert!(read(&records[1]).contains("player A: random\nplayer B: engine"), "{}", read(&records[1]));
    for record in &records {
        assert_eq!(code(&run(&["show", record.to_str().unwrap()])), 0);
    }
    // The same seed and nodes give the same games, however many are played at once.
    let closing = |workers: &str| {
        let output =
            run(&[&["match", "engine", "greedy"], &common[..], &["--concurrency", workers]].concat());
        let text = text(&output);
        let line = text.lines().last().unwrap().to_string();
        assert!(line.starts_with("match: games=4 wins="), "{line}");
        line.split(" ms=").next().unwrap().to_string()
    };
    assert_eq!(closing("1"), closing("2"));
}

#[test]
fn a_match_meets_other_programs() {
    let own = format!("cmd:{} engine", env!("CARGO_BIN_EXE_teahouse"));
    let common =
        ["--game", "street", "-n", "2", "--nodes", "50", "--longest", "12", "--openings", "random:2"];
    let output = run(&[&["match", &own, "random"], &common[..]].concat());
    let line = text(&output).lines().last().unwrap().to_string();
    assert!(line.contains("games=2") && line.contains("crashes=0,0 time=0,0 illegal=0,0"), "{line}");
}

#[test]
fn three_and_four_seats_rotate() {
    for (game, seats, games) in [("skud", "3", "games=3 "), ("halma", "4", "games=4 ")] {
        let more: &[&str] = if game == "halma" { &["-o", "board=16x16"] } else { &[] };
        let common =
            ["match", "greedy", "random", "--game", game, "--seats", seats, "-n", "3", "--longest", "24"];
        let output = run(&[&common[..], more].concat());
        assert_eq!(code(&output), 0, "{}", complaint(&output));
        assert!(text(&output).lines().last().unwrap().contains(games), "{}", text(&output));
    }
}

#[test]
fn wrong_matches_are_wrong_usage() {
    let wrong: [&[&str]; 7] = [
        &["match", "engine", "nobody", "--game", "halma"],
        &["match", "engine", "--game", "halma"],
        &["match", "engine", "random"],
        &["match", "engine", "random", "--game", "halma", "--tc", "fast"],
        &["match", "engine", "random", "--game", "halma", "--sprt", "5,0"],
        &["match", "engine", "random", "--game", "halma", "--openings", "random:x"],
        &["match", "engine", "random", "--game", "halma", "--time", "5", "--nodes", "5"],
    ];
    for arguments in wrong {
        assert_eq!(code(&run(arguments)), 2, "{arguments:?}");
    }
}

#[test]
#[cfg(unix)]
fn a_match_that_is_stopped_counts_what_was_played() {
    use std::process::{Command, Stdio};
    let folder = tempfile::tempdir().unwrap();
    let own = format!("cmd:{} engine", env!("CARGO_BIN_EXE_teahouse"));
    let mut stopped = Command::new(env!("CARGO_BIN_EXE_teahouse"));
    stopped.args(["match", &own, "random", "--game", "street", "-n", "100000000", "--nodes", "5", "--json"]);
    stopped.args(["--longest", "12", "--concurrency", "1", "--save"]).arg(folder.path());
    let stopped = stopped.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // Two games of an opening are counted when a third is kept.
    while std::fs::read_dir(folder.path()).unwrap().count() < 3 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let sent = Command::new("kill").args(["-INT", &stopped.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let output = stopped.wait_with_output().unwrap();
    assert_eq!(code(&output), 0, "{}", complaint(&output));
    let value: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(value["stopped"], true, "{value}");
    assert!(value["games"].as_u64().unwrap() >= 2, "{value}");
    assert_eq!(value["sides"][0]["crashes"], 0, "{value}");
}
