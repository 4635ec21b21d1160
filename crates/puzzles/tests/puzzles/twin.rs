//! The slow prover confirms puzzles of the collections: the claim, and that these first steps alone are right.
//!
//! A usual run takes a few of each game that are quickly proven. `TEAHOUSE_PUZZLES=500 cargo nextest run -p puzzles
//! --no-capture slow_prover` takes as many of those that it can confirm with its effort, and says how many it passed over.

use crate::slow::{Slow, TooLong};
use puzzles::prover::Prover;
use puzzles::{Claim, Collection, Puzzle, Puzzling, each_turn, with_puzzling};
use std::collections::BTreeSet;
use std::fmt::Debug;

/// How many puzzles of each game, and the turns that the quick prover may have needed for one.
const USUAL: (usize, u64) = (6, 30_000);
/// Turns that the slow prover may try for one puzzle.
const EFFORT: u64 = 50_000_000;

/// The first steps of right turns, as the slow prover finds them.
fn slow<P: Puzzling>(position: &P, claim: Claim) -> Result<BTreeSet<String>, TooLong> {
    let (mut prover, mut effort) = (Slow::<P>::new(EFFORT), EFFORT);
    let (mut right, mut end) = (BTreeSet::new(), Ok(()));
    let name = |step: &P::Step| position.write_turn(&[*step]);
    each_turn(position, &mut |turn, next| {
        if !right.contains(&name(&turn[0])) {
            let mut after = |turns: u8| prover.after(position, next, usize::from(turns));
            let keeps = match claim {
                Claim::Win(turns) => after(2 * turns - 1).map(|value| value == 1),
                Claim::Hold(turns) => after(2 * turns).map(|value| value != -1),
                Claim::Race(turns) => alone(position, next, turns, &mut effort),
                Claim::Leap(gain) => Ok(position.gain(next) == Some(gain)),
            };
            match keeps {
                Ok(true) => drop(right.insert(name(&turn[0]))),
                Ok(false) => {}
                Err(too_long) => end = Err(too_long),
            }
        }
        end.is_ok()
    });
    end.map(|()| right)
}

/// Whether the player finishes by their turn of this number, the one just made counted, if the other stands still.
fn alone<P: Puzzling>(before: &P, next: &P, turns: u8, effort: &mut u64) -> Result<bool, TooLong> {
    *effort = effort.checked_sub(1).ok_or(TooLong)?;
    match next.outcome() {
        Some(end) => return Ok(end.winner.contains(before.seat())),
        None if turns == 1 => return Ok(false),
        None => {}
    }
    let Some(again) = next.null_move() else { return Ok(false) };
    let mut finishes = Ok(false);
    each_turn(&again, &mut |_, later| {
        finishes = alone(&again, later, turns - 1, effort);
        matches!(finishes, Ok(false))
    });
    finishes
}

/// Whether a puzzle was confirmed; `false` if it takes too long.
fn confirm<P: Puzzling>(puzzle: &Puzzle, most: u64) -> bool
where
    P::Step: Debug,
{
    let position = P::read_position(&puzzle.setup, &puzzle.position).unwrap();
    let Ok(proof) = Prover::new(most).establish(&position, puzzle.claim, 8) else { return false };
    let proof = proof.unwrap_or_else(|| panic!("{} in {} does not hold", puzzle.claim, puzzle.position));
    let right: BTreeSet<String> = proof.right.iter().map(|turn| position.write_turn(&turn[..1])).collect();
    let Ok(slow) = slow(&position, puzzle.claim) else { return false };
    assert_eq!(slow, right, "{} in {}", puzzle.claim, puzzle.position);
    assert_eq!(usize::from(puzzle.ways), right.len(), "{} in {}", puzzle.claim, puzzle.position);
    true
}

/// The slow prover confirms a sample of the collection of a game.
fn is_confirmed(game: &str) {
    let asked = std::env::var("TEAHOUSE_PUZZLES").ok().and_then(|count| count.parse().ok());
    let (count, most) = asked.map_or(USUAL, |count| (count, u64::MAX));
    let collection = Collection::of(game).unwrap();
    let mut numbers: Vec<usize> = (0..collection.len()).collect();
    fastrand::Rng::with_seed(34).shuffle(&mut numbers);
    let (mut confirmed, mut tried) = (0, 0);
    for number in numbers {
        let puzzle = collection.get(number).unwrap();
        confirmed += usize::from(with_puzzling!(game, confirm(&puzzle, most), false));
        tried += 1;
        if confirmed == count {
            break;
        }
    }
    println!("{game}: {confirmed} of {} confirmed, {} passed over", collection.len(), tried - confirmed);
    assert_eq!(confirmed, count.min(collection.len()), "{game}");
}

#[test]
fn the_slow_prover_confirms_a_sample_of_skud() {
    is_confirmed("skud");
}

#[test]
fn the_slow_prover_confirms_a_sample_of_street() {
    is_confirmed("street");
}

#[test]
fn the_slow_prover_confirms_a_sample_of_halma() {
    is_confirmed("halma");
}
