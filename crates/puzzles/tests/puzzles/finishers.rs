//! What the prover leaves out wins nothing: the turns that may win at once are compared with all turns.

use puzzles::{Puzzling, each_turn};
use rules::game::{Notation, Position};
use rules::halma::Halma;
use rules::options::Setup;
use rules::skud::{INFO, Skud};
use rules::street::Street;
use std::collections::BTreeSet;

fn turns<P: Puzzling>(position: &P, all: bool) -> BTreeSet<String> {
    let mut winning = BTreeSet::new();
    let mut visit = |turn: &[P::Step], next: &P| {
        if next.outcome().is_some_and(|end| end.winner.contains(position.seat())) {
            winning.insert(position.write_turn(turn));
        }
        true
    };
    if all {
        each_turn(position, &mut visit)
    } else {
        position.each_finisher(&mut visit)
    };
    winning
}

/// Compares on positions along random games, and gives how many had a win.
fn along_games<P: Puzzling>(setup: &Setup, games: u64, from: u32) -> usize {
    let mut wins = 0;
    for seed in 0..games {
        let (mut rng, mut buffer) = (fastrand::Rng::with_seed(seed), Vec::new());
        let mut position = P::start(setup).unwrap();
        while let Some(step) = position.random_step(&mut rng, &mut buffer) {
            let mut next = position.clone();
            next.play(step, &mut ());
            // The last position of a game has a win.
            let near = next.outcome().is_some() || rng.u8(..40) == 0;
            if near && !position.pending() && position.turn() >= from {
                let winning = turns(&position, true);
                assert_eq!(turns(&position, false), winning, "{}", position.write_position());
                assert!(winning.is_empty() || !position.cannot_win(1), "{}", position.write_position());
                wins += usize::from(!winning.is_empty());
            }
            position = next;
            if position.outcome().is_some() || position.turn() > 400 {
                break;
            }
        }
    }
    wins
}

#[test]
fn no_winning_turn_of_street_or_halma_is_left_out() {
    let setup = |info, preset| Setup::choose(info, Some(2), Some(preset), []).unwrap();
    let wins = along_games::<Street>(&setup(&rules::street::INFO, "garden-gate"), 60, 4);
    assert!(wins >= 20, "{wins}");
    along_games::<Street>(&setup(&rules::street::INFO, "classic"), 20, 4);
    along_games::<Halma>(&setup(&rules::halma::INFO, "classic"), 10, 4);
    along_games::<Halma>(&setup(&rules::halma::INFO, "tournament"), 10, 4);
}

#[test]
fn no_winning_turn_of_skud_is_left_out() {
    for (preset, oasis) in
        [("standard", "off"), ("garden-gate", "off"), ("standard", "on"), ("garden-gate", "on")]
    {
        let setup = Setup::choose(&INFO, Some(2), Some(preset), [("oasis", oasis)]).unwrap();
        along_games::<Skud>(&setup, 3, 8);
    }
    // The recorded positions are full of rings that a bonus closes.
    let lines = include_str!("../../../engine/positions/skud.txt").lines();
    let mut wins = 0;
    for line in lines.filter(|line| !line.starts_with('#')) {
        let parts: Vec<&str> = line.split('\t').collect();
        let mut words = parts[1].split(' ');
        let preset = words.next();
        let options = words.filter_map(|word| word.split_once('='));
        let setup = Setup::choose(&INFO, Some(2), preset, options).unwrap();
        let position = Skud::read_position(&setup, parts[2]).unwrap();
        let handed = position.null_move().unwrap_or_else(|| position.clone());
        for position in [position, handed] {
            let winning = turns(&position, true);
            assert_eq!(turns(&position, false), winning, "{line}");
            wins += usize::from(!winning.is_empty());
        }
    }
    assert!(wins > 150, "{wins}");
}
