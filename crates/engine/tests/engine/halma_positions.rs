//! The search finds the right turn in every position that was proven by looking at all lines.

use engine::game::Playable;
use engine::limits::Limits;
use engine::score::Score;
use engine::searcher::{Engine, SearchRequest};
use engine::task::Task;
use rules::game::Notation;
use rules::halma::Halma;
use rules::options::Setup;
use std::sync::atomic::AtomicBool;

/// Nodes for each position.
const NODES: u64 = 200_000;

#[test]
fn every_proven_position_is_solved() {
    let never = AtomicBool::new(false);
    let (mut count, mut missed) = (0, Vec::new());
    for line in include_str!("../../positions/halma.txt").lines().filter(|line| !line.starts_with('#')) {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [options, what, right, text] = parts[..] else { panic!("malformed: {line}") };
        let pairs = options.split_whitespace().filter_map(|pair| pair.split_once('='));
        let setup = Setup::choose(&rules::halma::INFO, Some(2), None, pairs).expect("options that exist");
        let position = Halma::read_position(&setup, text).expect("a position that can be read");
        let right: Vec<u32> = right
            .split(' ')
            .map(|body| Halma::pack(position.read_turn(body).expect("a legal turn")[0]))
            .collect();
        let mut engine = Engine::<Halma>::new(16);
        let request = SearchRequest::within(Limits::nodes(NODES));
        let found = engine.search(&Task::at(&position, &request, &never), &mut |_| {});
        let (_, lines) = found.expect("a line");
        let best = &lines[0];
        let turns: Option<u32> = what.strip_prefix("win ").map(|turns| turns.parse().expect("a number"));
        let proven = turns.is_none_or(|turns| best.score == Score::win_in(2 * turns - 1));
        count += 1;
        if !proven || !right.contains(&Halma::pack(best.steps[0])) {
            missed.push(format!("{} {line}", best.score));
        }
    }
    assert!(count >= 100);
    assert!(missed.is_empty(), "{} of {count} missed:\n{}", missed.len(), missed.join("\n"));
}
