//! The sample game of `docs/ADDING-A-GAME.md` through every layer. It is registered once in each, and nothing else
//! knows it: what works here works for any game that follows the page. Run it with the feature `sample`:
//!
//! `cargo nextest run --workspace --features teahouse/sample --test sample`
#![allow(clippy::unwrap_used)]

#[path = "../../../rules/tests/rules/common.rs"]
mod common;
mod docs;
mod server;

use common::{counts_agree, laws, played, setup};
use engine::games::{level, searcher};
use engine::level::LEVELS;
use engine::limits::Limits;
use engine::searcher::SearchRequest;
use rules::catalogue::GameSpec;
use rules::sample::Sample;
use serde_json::Value;
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;

/// What the program prints, with these lines as its input.
fn teahouse(arguments: &[&str], input: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_teahouse"));
    command.args(arguments).env("TEAHOUSE_LANG", "en").env("NO_COLOR", "1");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {complaint}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn its_rules_keep_the_laws_of_every_game() {
    let setup = setup::<Sample>(2, "plain", &[]);
    laws::<Sample>(&setup, 7, 40);
    counts_agree::<Sample>(&setup, 8, 300);
    let table = GameSpec::new("sample").open().unwrap();
    let start = <Sample as rules::game::Rules>::start(&setup).unwrap();
    assert_eq!(table.stats().perft(4), played(&start, 4));
}

#[test]
fn its_pieces_step_jump_and_pass() {
    let mut request = GameSpec::new("sample");
    request.position = Some("A to move; turns 4; A a1 b5 c6 d6; B a2 b6 c5 d5".to_string());
    let mut table = request.open().unwrap();
    assert_eq!(table.legal_turns(), ["a1-a3"], "a jump goes over the opponent; what is blocked stays");
    table.play("a1-a3").unwrap();
    assert_eq!(table.legal_turns(), ["a2-a1", "b6-b4", "c5-c4", "d5-d4"]);
    request.position = Some("A to move; turns 4; A a5 b5 c6 d6; B a6 b6 c5 d5".to_string());
    let mut stuck = request.open().unwrap();
    assert_eq!(stuck.legal_turns(), ["pass"]);
    assert_eq!(stuck.play("a5-a6").unwrap_err().id, "must-pass");
    stuck.play("pass").unwrap();
}

#[test]
fn the_engine_plays_it_at_every_level() {
    assert_eq!(LEVELS.filter_map(|n| level("sample", n)).count(), 10);
    let asks = LEVELS
        .map(|n| SearchRequest::at(level("sample", n).unwrap()))
        .chain([SearchRequest::within(Limits::nodes(500))]);
    for request in asks {
        let mut table = GameSpec::new("sample").open().unwrap();
        let mut engine = searcher("sample", 1).unwrap();
        while table.outcome().is_none() {
            let found = engine.best(&*table, &request, &AtomicBool::new(false), &mut |_| {}).unwrap();
            table.play(&found.turns[0]).unwrap();
        }
    }
}

#[test]
fn the_terminal_shows_and_plays_it() {
    assert!(teahouse(&["games"], "").contains("Four pieces a side race"));
    let output = teahouse(&["play", "sample"], "a1-a2\na6-a5\nb1-b2\nmoves\nlegal\nquit\n");
    assert!(output.contains("1A.a1-a2; 1B.a6-a5; 2A.b1-b2"), "{output}");
    assert!(output.contains("a5-a4") && output.contains("Player B"), "{output}");
    assert!(!output.contains('⟨'), "a word is missing: {output}");
    let score =
        teahouse(&["match", "engine", "random", "--game", "sample", "-n", "40", "--nodes", "500"], "");
    let wins = score.lines().last().unwrap().split_once("wins=").unwrap().1;
    let wins: u32 = wins.split(' ').next().unwrap().parse().unwrap();
    assert!(wins >= 30, "{score}");
    let output = teahouse(&["engine"], "uci\nsetoption name Game value sample\nposition start\ngo depth 3\n");
    assert!(output.contains("bestmove"), "{output}");
}

/// The tests of the pages draw this view, so that they know what a game looks like that they have no entry for.
#[test]
fn the_pages_are_tested_with_its_view() {
    let mut table = GameSpec::new("sample").open().unwrap();
    ["a1-a2", "b6-b5"].iter().for_each(|turn| table.play(turn).unwrap());
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/sample-view.json");
    let text = serde_json::to_string(&table.board_view()).unwrap() + "\n";
    if std::env::var_os("TEAHOUSE_RENEW_SAMPLE").is_some() {
        std::fs::write(path, &text).unwrap();
    }
    let same = std::fs::read_to_string(path).is_ok_and(|kept| kept == text);
    assert!(same, "if the new view is right, run this test with TEAHOUSE_RENEW_SAMPLE=1");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_offers_it_and_a_computer_answers() {
    let server = server::TestServer::open().await;
    let games = server.get("/api/catalogue").await;
    assert!(games.as_array().unwrap().iter().any(|game| game["id"] == "sample"), "{games}");
    let seats = serde_json::json!([{ "kind": "me" }, { "kind": "bot", "level": 3 }]);
    let game = server.post("/api/games", serde_json::json!({ "game": "sample", "seats": seats })).await;
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let mut state = server.get(&path).await;
    // Whoever has all of it played to the end has seen every hop of a turn.
    while state["status"] == "playing" {
        if state["to_move"] == state["you"] {
            let legal = server.get(&format!("{path}/legal")).await;
            let turn = serde_json::json!({ "turn": legal[0], "position_version": state["position_version"] });
            server.post(&format!("{path}/turns"), turn).await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        state = server.get(&path).await;
    }
    assert_eq!(state["outcome"]["reason"], Value::from("camp"), "{state}");
    server.close().await;
}
