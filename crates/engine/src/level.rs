//! Levels for people, 1 to 10. A level is a fixed number of nodes, so that it means the same on any machine. The lower
//! ones think of a few turns only, those that come to mind first (`draw.rs`), and misjudge positions a
//! little, always the same in one game, as a person would. What they think of they search like the others: no reply
//! is overlooked.

use crate::game::LevelRow;
use crate::limits::Limits;

/// How a level plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize, serde::Serialize))]
pub struct Level {
    /// Steps made while searching; the first depth is always searched to its end.
    pub nodes: u64,
    /// Turns ahead; 0 for as far as the nodes go.
    pub depth: u8,
    /// How many turns come to mind: so many are drawn by what the policy finds likely, and some may be the same. 0 for
    /// all turns that there are.
    pub turns: u32,
    /// By how many hundredths the logits of the policy are divided before: the more, the stranger the turns.
    pub temperature: u32,
    /// How far off a position may be judged, in hundredths.
    pub noise: i32,
    /// Whether positions are judged with the net; the lower levels do without.
    pub net: bool,
    /// Which turns come to mind and which positions are misjudged: another number for each game that is played.
    pub seed: u64,
}

/// The lowest and the highest level.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=10;

/// How far a level looks at least where it must find its own way.
const AWAKE_DEPTH: u8 = 3;
/// Its nodes there, at least.
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
    /// The same level with other gaps.
    pub fn seeded(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// The limits of a search at this level, none of them above those asked for.
    pub fn within(&self, asked: &Limits) -> Limits {
        let depth = Some(i32::from(self.depth)).filter(|depth| *depth > 0);
        let least = |a: Option<i32>, b: Option<i32>| a.into_iter().chain(b).min();
        Limits {
            depth: least(depth, asked.depth),
            nodes: Some(asked.nodes.map_or(self.nodes, |nodes| nodes.min(self.nodes))),
            ..asked.clone()
        }
    }

    /// The same level where it must find its own way: it looks at every turn, two turns of its own ahead or more, and
    /// judges as well as it can.
    pub fn awake(self) -> Self {
        let depth = if self.depth == 0 { 0 } else { self.depth.max(AWAKE_DEPTH) };
        Self { nodes: self.nodes.max(AWAKE_NODES), depth, turns: 0, noise: 0, ..self }
    }

    /// A number for what comes to mind in a position.
    pub(crate) fn draw(&self, key: u64) -> u64 {
        spread(key ^ spread(self.seed))
    }

    /// By how much a position is misjudged.
    #[inline]
    pub fn misjudge(&self, key: u64) -> i32 {
        let reach = self.noise.unsigned_abs();
        if reach == 0 {
            return 0;
        }
        // Two draws, so that small errors are more usual than large ones.
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
