//! Whether difficulty means something: which share of the puzzles of each band every level solves.

use super::measure::Judge;
use crate::Error;
use engine::level::LEVELS;
use puzzles::{Puzzle, Puzzling};

/// Another number than those that puzzles were measured with: other turns come to mind.
const SEED: u64 = 0x7AB1E;

/// Prints the table of a file, with so many puzzles of each band.
pub fn table<P: Puzzling>(mut puzzles: Vec<Puzzle>, sample: usize) -> Result<(), Error> {
    puzzles.sort_by_key(|puzzle| (puzzle.difficulty.rating(), puzzle.id()));
    let mut judge = Judge::<P>::new();
    println!(
        "| ratings | puzzles | tried | {} |",
        LEVELS.map(|n| n.to_string()).collect::<Vec<_>>().join(" | ")
    );
    println!("|{}", "---|".repeat(3 + LEVELS.count()));
    for band in puzzles::bands(&puzzles) {
        let (Some(first), Some(last)) = (band.first(), band.last()) else { continue };
        let mut tried: Vec<&Puzzle> = band.iter().collect();
        fastrand::Rng::with_seed(SEED).shuffle(&mut tried);
        tried.truncate(sample);
        let mut shares = Vec::new();
        for number in LEVELS {
            let solved = tried.iter().filter(|puzzle| solves(&mut judge, puzzle, number)).count();
            shares.push(format!("{} %", (100 * solved + tried.len() / 2) / tried.len().max(1)));
        }
        let (first, last) = (first.difficulty.rating(), last.difficulty.rating());
        println!("| {first} to {last} | {} | {} | {} |", band.len(), tried.len(), shares.join(" | "));
    }
    Ok(())
}

fn solves<P: Puzzling>(judge: &mut Judge<P>, puzzle: &Puzzle, number: u8) -> bool {
    let position = P::read_position(&puzzle.setup, &puzzle.position);
    position.is_ok_and(|position| judge.solves(&puzzle.setup, &position, puzzle.claim, number, SEED))
}
