//! The search finds the right answer of every recorded position of Street.

use engine::limits::Limits;
use engine::searcher::{Engine, SearchRequest};
use engine::task::Task;
use rules::game::Notation;
use rules::options::Setup;
use rules::street::{INFO, Street};
use std::sync::atomic::AtomicBool;

/// Enough for any of them.
const NODES: u64 = 100_000;

fn setup(label: &str) -> Setup {
    let mut words = label.split(' ');
    let preset = words.next();
    Setup::choose(&INFO, None, preset, words.filter_map(|word| word.split_once('=')))
        .expect("options of the file")
}

#[test]
fn every_recorded_position_is_solved() {
    let lines = include_str!("../../positions/street.txt").lines();
    let lines: Vec<_> = lines.filter(|line| !line.starts_with('#')).collect();
    assert!(lines.len() >= 100);
    let mut missed = Vec::new();
    for line in lines {
        let [kind, label, text, right] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let position = Street::read_position(&setup(label), text).expect("a position of the file");
        let mut engine = Engine::<Street>::new(4);
        let (request, never) = (SearchRequest::within(Limits::nodes(NODES)), AtomicBool::new(false));
        let found = engine.search(&Task::at(&position, &request, &never), &mut |_| {});
        let (_, lines) = found.expect("a turn");
        let turn = position.write_turn(&lines[0].steps[..1]);
        // A win must be seen as such, with its length.
        let turns: i32 = kind.split(' ').next_back().and_then(|turns| turns.parse().ok()).expect("a number");
        // Four midlines that win at the start of a player's turn end the game with the opponent's turn before it.
        let at_start = i32::from(label.contains("win=start"));
        let seen = lines[0].score.turns_to_end() == Some(2 * turns - 1 - at_start);
        if !right.split(' ').any(|answer| answer == turn) || (kind.starts_with("win") && !seen) {
            missed.push(format!("{turn} {} in place of {line}", lines[0].score));
        }
    }
    assert!(missed.is_empty(), "{} missed:\n{}", missed.len(), missed.join("\n"));
}
