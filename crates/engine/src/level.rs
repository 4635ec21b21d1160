//! Levels for people, 1 to 10. A level is a fixed number of nodes, so that it means the same on any machine,
//! and at the low end a view with gaps: some replies are overlooked and positions are misjudged a little,
//! always the same ones in one game, as a person would. The player's own next turn is never overlooked.

use crate::game::{LevelRow, Playable};
use crate::limits::Limits;

/// How a level plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize, serde::Serialize))]
pub struct Level {
    /// Steps made while searching; the first depth is always searched to its end.
    pub nodes: u64,
    /// Turns ahead; 0 for as far as the nodes go.
    pub depth: u8,
    /// How many of a thousand steps are not seen after the player's own turn.
    pub overlook: u32,
    /// How far off a position may be judged, in hundredths.
    pub noise: i32,
    /// Whether positions are judged with the net; the lower levels do without.
    pub net: bool,
    /// Which steps are not seen and which positions misjudged: another number for each game that is played.
    pub seed: u64,
}

/// The lowest and the highest level.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=10;

impl From<LevelRow> for Level {
    fn from((nodes, depth, overlook, noise, net): LevelRow) -> Self {
        Self { nodes, depth, overlook, noise, net, seed: 0 }
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

    /// Leaves out the steps of a position that are not seen; one is always left.
    pub fn overlook<P: Playable>(&self, key: u64, steps: &mut Vec<P::Step>) {
        if self.overlook == 0 || steps.is_empty() {
            return;
        }
        let hash = |step: &P::Step| spread(key ^ spread(self.seed ^ u64::from(P::pack(*step)) << 20));
        let clearest = steps.iter().copied().max_by_key(hash);
        steps.retain(|step| hash(step) % 1_000 >= u64::from(self.overlook));
        if steps.is_empty() {
            steps.extend(clearest);
        }
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
        let level = Level { nodes: 1, depth: 0, overlook: 0, noise: 50, net: false, seed: 7 };
        let errors: Vec<i32> = (0..10_000).map(|key| level.misjudge(spread(key))).collect();
        assert!(errors.iter().all(|error| error.abs() <= 50));
        let mean = errors.iter().sum::<i32>() / 10_000;
        assert!(mean.abs() <= 1, "{mean}");
        assert_ne!(level.misjudge(3), level.seeded(8).misjudge(3));
    }
}
