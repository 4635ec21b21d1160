//! Perft: counts whole turns to a depth, the simplest check of a move generator.

use crate::game::Position;

/// The number of sequences of `depth` whole turns.
///
/// ```
/// use rules::{game::Rules, halma, options::Setup, perft::perft};
///
/// let start = halma::Halma::start(&Setup::new(&halma::INFO))?;
/// assert_eq!([1, 2, 3].map(|depth| perft(&start, depth)), [24, 576, 20_050]);
/// # Ok::<(), rules::message::Message>(())
/// ```
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ if position.outcome().is_some() => 0,
        1 => position.turns(),
        _ => {
            let mut steps = Vec::new();
            position.steps(&mut steps);
            steps
                .into_iter()
                .filter(|step| position.counted(*step))
                .map(|step| {
                    let mut next = position.clone();
                    next.play(step, &mut ());
                    perft(&next, if next.pending() { depth } else { depth - 1 })
                })
                .sum()
        }
    }
}
