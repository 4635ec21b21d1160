//! The prover finds the answers of the engine's recorded positions, all of them and no others.

use puzzles::prover::Prover;
use puzzles::{Claim, Puzzling, each_turn};
use rules::game::{Notation, Rules};
use rules::halma::Halma;
use rules::options::Setup;
use rules::skud::Skud;
use rules::street::Street;
use std::collections::BTreeSet;

const EFFORT: u64 = 20_000_000;

fn setup<P: Rules>(label: &str) -> Setup {
    let mut words = label.split(' ').peekable();
    let preset = words.next_if(|word| !word.contains('='));
    let options = words.filter_map(|word| word.split_once('='));
    Setup::choose(P::INFO, Some(2), preset.filter(|preset| !preset.is_empty()), options).unwrap()
}

/// Every turn that keeps to a claim.
fn right<P: Puzzling>(position: &P, claim: Claim) -> BTreeSet<String> {
    let (mut prover, mut right) = (Prover::new(EFFORT), BTreeSet::new());
    each_turn(position, &mut |turn, next| {
        let keeps = prover.fulfils(claim, claim.turns(), position, next);
        if keeps.unwrap_or_else(|| panic!("given up: {claim} in {}", position.write_position())) {
            right.insert(position.write_turn(turn));
        }
        true
    });
    right
}

fn listed(turns: &str) -> BTreeSet<String> {
    turns.split(' ').map(str::to_string).collect()
}

#[test]
fn the_recorded_positions_of_halma_have_these_answers_alone() {
    let lines = include_str!("../../../engine/positions/halma.txt").lines();
    let mut seen = 0;
    for line in lines.filter(|line| !line.starts_with('#')) {
        let [label, what, turns, text] = line.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let position = Halma::read_position(&setup::<Halma>(label), text).unwrap();
        let claim: Claim = what.replace("save", "hold").parse().unwrap();
        assert_eq!(right(&position, claim), listed(turns), "{line}");
        seen += 1;
    }
    assert!(seen >= 100, "{seen}");
}

#[test]
fn the_recorded_positions_of_street_have_these_answers_alone() {
    let lines = include_str!("../../../engine/positions/street.txt").lines();
    let mut seen = 0;
    for line in lines.filter(|line| !line.starts_with('#')) {
        let [what, label, text, turns] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let position = Street::read_position(&setup::<Street>(label), text).unwrap();
        let claim: Claim = what.parse().unwrap();
        let mut found = right(&position, claim);
        // A claim that fails hands the turn on: the file lists what is done on the board.
        if matches!(claim, Claim::Hold(_)) {
            found.remove("claim");
        }
        assert_eq!(found, listed(turns), "{line}");
        seen += 1;
    }
    assert!(seen >= 100, "{seen}");
}

#[test]
fn the_recorded_positions_of_skud_have_these_answers_alone() {
    let lines = include_str!("../../../engine/positions/skud.txt").lines();
    let mut seen = 0;
    for line in lines.filter(|line| !line.starts_with('#')) {
        let [sort, label, text, turns] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let claim = match sort {
            "win-1" | "bonus-win" => Claim::Win(1),
            "win-2" => Claim::Win(2),
            "save" | "bonus-save" => Claim::Hold(1),
            // These take minutes.
            _ => continue,
        };
        if turns == "any" || turns.ends_with('…') {
            continue;
        }
        let position = Skud::read_position(&setup::<Skud>(label), text).unwrap();
        assert_eq!(right(&position, claim), listed(turns), "{line}");
        seen += 1;
    }
    assert!(seen >= 50, "{seen}");
}
