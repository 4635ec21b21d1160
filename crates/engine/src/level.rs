//! Levels for people, 1 to 10. A level searches a fixed number of nodes, so it is equally strong on any
//! machine. The lower levels consider only a few likely turns (`draw.rs`) and misjudge positions a little,
//! consistently within a game, as a person would. The turns that they consider they search like the others, so
//! they overlook no reply.

use crate::game::LevelRow;
use crate::limits::Limits;

/// How a level plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize, serde::Serialize))]
pub struct Level {
    /// Nodes to search; depth 1 is always completed.
    pub nodes: u64,
    /// Depth in turns; 0 for no limit but the nodes.
    pub depth: u8,
    /// How many turns to draw from the policy; some of the draws may be the same. 0 to consider all turns.
    pub turns: u32,
    /// The temperature of the draw, in hundredths: the logits are divided by it, so a higher one gives stranger
    /// turns.
    pub temperature: u32,
    /// The largest error of an evaluation, in hundredths.
    pub noise: i32,
    /// Whether to use the net; the lower levels do not.
    pub net: bool,
    /// Seeds the draws and the errors; it differs from game to game.
    pub seed: u64,
}

/// The lowest and the highest level.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=10;

/// The minimum depth of an [awake](Level::awake) level.
const AWAKE_DEPTH: u8 = 3;
/// The minimum nodes of an [awake](Level::awake) level.
const AWAKE_NODES: u64 = 2_000;

impl From<LevelRow> for Level {
    fn from((nodes, depth, turns, temperature, noise, net): LevelRow) -> Self {
        Self { nodes, depth, turns, temperature, noise, net, seed: 0 }
    }
}

/// Spreads the bits of a number.
#[inline]
fn spread(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

impl Level {
    /// The same level with another seed.
    pub fn seeded(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// The limits of a search at this level, capped by those asked for.
    pub fn within(&self, asked: &Limits) -> Limits {
        let depth = Some(i32::from(self.depth)).filter(|depth| *depth > 0);
        let least = |a: Option<i32>, b: Option<i32>| a.into_iter().chain(b).min();
        Limits {
            depth: least(depth, asked.depth),
            nodes: Some(asked.nodes.map_or(self.nodes, |nodes| nodes.min(self.nodes))),
            ..asked.clone()
        }
    }

    /// The level for positions without a step that makes progress: it considers every turn, searches at least
    /// two of its own turns ahead, and evaluates without errors.
    pub fn awake(self) -> Self {
        let depth = if self.depth == 0 { 0 } else { self.depth.max(AWAKE_DEPTH) };
        Self { nodes: self.nodes.max(AWAKE_NODES), depth, turns: 0, noise: 0, ..self }
    }

    /// The seed of the draw in a position.
    pub(crate) fn draw(&self, key: u64) -> u64 {
        spread(key ^ spread(self.seed))
    }

    /// The error of the evaluation in a position.
    #[inline]
    pub fn misjudge(&self, key: u64) -> i32 {
        let reach = self.noise.unsigned_abs();
        if reach == 0 {
            return 0;
        }
        // The sum of two draws, so that small errors are likelier than large ones.
        let hash = spread(key ^ spread(!self.seed));
        let draw = |bits: u64| ((bits & 0xFFFF_FFFF) % u64::from(reach + 1)) as i32;
        draw(hash) - draw(hash >> 32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn misjudgement_stays_within_its_reach_and_leans_to_no_side() {
        let level = Level { noise: 50, ..Level::from((1, 0, 0, 0, 0, false)).seeded(7) };
        let errors: Vec<i32> = (0..10_000).map(|key| level.misjudge(spread(key))).collect();
        assert!(errors.iter().all(|error| error.abs() <= 50));
        let mean = errors.iter().sum::<i32>() / 10_000;
        assert!(mean.abs() <= 1, "{mean}");
        assert_ne!(level.misjudge(3), level.seeded(8).misjudge(3));
    }
}
