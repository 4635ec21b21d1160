//! Validates the measured difficulty: the share of puzzles in each band that each level solves.

use super::measure::Judge;
use engine::level::LEVELS;
use puzzles::{Puzzle, Puzzling};

/// A seed that no measurement used, so that the lower levels draw other turns.
const SEED: u64 = 0x7AB1E;

/// The table of some puzzles. Each level tries `sample` of each band.
pub fn shares<P: Puzzling>(mut puzzles: Vec<Puzzle>, sample: usize) -> Vec<Vec<String>> {
    puzzles.sort_by_key(|puzzle| (puzzle.difficulty.rating(), puzzle.id()));
    let mut judge = Judge::<P>::new();
    let levels = LEVELS.map(|level| format!("level {level}"));
    let head = [format!("{}, solved by", P::INFO.id), "puzzles".to_string(), "tried".to_string()];
    let mut rows: Vec<Vec<String>> = vec![head.into_iter().chain(levels).collect()];
    for band in puzzles::bands(&puzzles) {
        let (Some(first), Some(last)) = (band.first(), band.last()) else { continue };
        let mut tried: Vec<&Puzzle> = band.iter().collect();
        fastrand::Rng::with_seed(SEED).shuffle(&mut tried);
        tried.truncate(sample);
        let range = format!("{}–{}", first.difficulty.rating(), last.difficulty.rating());
        let mut row = vec![range, band.len().to_string(), tried.len().to_string()];
        row.extend(LEVELS.map(|number| {
            let solved = tried.iter().filter(|puzzle| solves(&mut judge, puzzle, number)).count();
            format!("{} %", (100 * solved + tried.len() / 2) / tried.len().max(1))
        }));
        rows.push(row);
    }
    rows
}

fn solves<P: Puzzling>(judge: &mut Judge<P>, puzzle: &Puzzle, number: u8) -> bool {
    let position = P::read_position(&puzzle.setup, &puzzle.position);
    position.is_ok_and(|position| judge.solves(&puzzle.setup, &position, puzzle.claim, number, SEED))
}
