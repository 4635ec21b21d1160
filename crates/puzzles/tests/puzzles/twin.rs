//! The slow prover confirms puzzles of the collections: the claim, and that these first steps alone are right.
//!
//! A usual run takes a few of each game that are quickly proven. `TEAHOUSE_PUZZLES=500 cargo nextest run -p puzzles
//! --no-capture slow_prover` takes as many, whatever they cost.

use crate::slow::Slow;
use puzzles::prover::Prover;
use puzzles::{Claim, Collection, Puzzle, Puzzling, each_turn, with_puzzling};
use std::collections::BTreeSet;
use std::fmt::Debug;

/// How many puzzles of each game, and the turns that the quick prover may have needed for one.
const USUAL: (usize, u64) = (6, 30_000);
/// Turns that the slow prover may try for one puzzle.
const EFFORT: u64 = 2_000_000_000;

/// The first steps of right turns, as the slow prover finds them.
fn slow<P: Puzzling>(position: &P, claim: Claim) -> BTreeSet<String> {
    let mut prover = Slow::<P>::new(EFFORT);
    let mut right = BTreeSet::new();
    let name = |step: &P::Step| position.write_turn(&[*step]);
    each_turn(position, &mut |turn, next| {
        if !right.contains(&name(&turn[0])) {
            let after = |prover: &mut Slow<P>, turns| prover.after(position, next, turns).unwrap();
            let keeps = match claim {
                Claim::Win(turns) => after(&mut prover, usize::from(2 * turns - 1)) == 1,
                Claim::Hold(turns) => after(&mut prover, usize::from(2 * turns)) != -1,
                Claim::Race(turns) => alone(position, next, turns),
                Claim::Leap(gain) => position.gain(next) == Some(gain),
            };
            if keeps {
                right.insert(name(&turn[0]));
            }
        }
        true
    });
    right
}

/// Whether the player finishes by their turn of this number, the one just made counted, if the other stands still.
fn alone<P: Puzzling>(before: &P, next: &P, turns: u8) -> bool {
    match next.outcome() {
        Some(end) => end.winner.contains(before.seat()),
        None if turns == 1 => false,
        None => next
            .null_move()
            .is_some_and(|again| !each_turn(&again, &mut |_, later| !alone(&again, later, turns - 1))),
    }
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
    assert_eq!(slow(&position, puzzle.claim), right, "{} in {}", puzzle.claim, puzzle.position);
    assert_eq!(usize::from(puzzle.ways), right.len(), "{} in {}", puzzle.claim, puzzle.position);
    true
}

#[test]
fn the_slow_prover_confirms_a_sample_of_every_collection() {
    let asked = std::env::var("TEAHOUSE_PUZZLES").ok().and_then(|count| count.parse().ok());
    let (count, most) = asked.map_or(USUAL, |count| (count, u64::MAX));
    for collection in Collection::all() {
        let mut numbers: Vec<usize> = (0..collection.len()).collect();
        fastrand::Rng::with_seed(34).shuffle(&mut numbers);
        let mut confirmed = 0;
        for number in numbers {
            let puzzle = collection.get(number).unwrap();
            let done = with_puzzling!(collection.game(), confirm(&puzzle, most), false);
            confirmed += usize::from(done);
            if confirmed == count {
                break;
            }
        }
        println!("{}: {confirmed} of {} confirmed", collection.game(), collection.len());
        assert_eq!(confirmed, count.min(collection.len()), "{}", collection.game());
    }
}
