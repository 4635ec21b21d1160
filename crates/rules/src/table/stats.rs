//! What playing does not need: counts for case files, perft, random games, and benchmarks.

use super::{AnyGame, Game, Playout, playout};
use crate::game::Rules;
use crate::perft::perft;
use crate::view::View;

/// Counts and measurements of an [`AnyGame`].
pub trait Stats {
    /// Counts of the legal turns by their names in case files, `legal` first; empty when the game is over.
    fn counts(&self) -> Vec<(&'static str, u64)>;
    /// A figure of [`SeatView`](crate::view::SeatView) for each seat, by name; empty if the game has no such
    /// figure.
    ///
    /// ```
    /// let table = rules::catalogue::GameSpec::new("street").open()?;
    /// assert_eq!(table.stats().seat_stat("midlines"), ["N", "S"]);
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    fn seat_stat(&self, name: &str) -> Vec<String>;
    /// The number of sequences of `depth` whole turns.
    fn perft(&self, depth: u32) -> u64;
    /// The same for each first turn; `depth` must be at least 1.
    ///
    /// ```
    /// let table = rules::catalogue::GameSpec::new("halma").open()?;
    /// let parts = table.stats().divide(2);
    /// assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), table.stats().perft(2));
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;
    /// Plays random steps to the end, or until `limit` turns are complete. With `plain` every turn ends as
    /// early as possible.
    fn playout(&self, rng: &mut fastrand::Rng, limit: u32, plain: bool) -> Playout;
    /// Lists the steps of this position `times` times into one buffer and returns their total number, for
    /// benchmarks.
    fn list_steps(&self, times: u32) -> u64;
}

impl<R: Rules> Stats for Game<R> {
    fn counts(&self) -> Vec<(&'static str, u64)> {
        let counts = Game::position(self).counts();
        if self.outcome().is_none() {
            return counts;
        }
        counts.into_iter().map(|(name, _)| (name, 0)).collect()
    }

    fn seat_stat(&self, name: &str) -> Vec<String> {
        let mut view = View::default();
        Game::position(self).describe(&mut view);
        let figures = view.seats.into_iter().filter_map(|seat| {
            seat.figures.into_iter().find(|(figure, _)| *figure == name).map(|(_, value)| value)
        });
        figures.collect()
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(Game::position(self), depth)
    }

    fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        let position = Game::position(self);
        let mut counts = Vec::new();
        Self::expand(position, &mut Vec::new(), &mut |next, steps| {
            if steps.iter().all(|step| position.counted(*step)) {
                counts.push((position.write_turn(steps), perft(next, depth.saturating_sub(1))));
            }
        });
        counts.sort_unstable();
        counts
    }

    fn playout(&self, rng: &mut fastrand::Rng, limit: u32, plain: bool) -> Playout {
        playout(Game::position(self), rng, limit, plain)
    }

    fn list_steps(&self, times: u32) -> u64 {
        let mut steps = Vec::new();
        let mut listed = 0;
        for _ in 0..times {
            steps.clear();
            std::hint::black_box(Game::position(self)).steps(&mut steps);
            listed += steps.len() as u64;
        }
        listed
    }
}
