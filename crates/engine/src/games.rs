//! The games that the engine plays, each registered by one line of `GAMES`. Everything else about a game is in
//! its [`Playable`], in `eval/<game>/`.

use crate::game::{LevelRow, Playable};
use crate::level::Level;
use crate::searcher::{Engine, Searcher};

/// A game that the engine plays.
struct Registered {
    id: &'static str,
    levels: &'static [LevelRow; 10],
    searcher: fn(usize) -> Box<dyn Searcher>,
}

/// Every game.
static GAMES: &[Registered] = &[
    entry::<rules::skud::Skud>(),
    entry::<rules::street::Street>(),
    entry::<rules::halma::Halma>(),
    #[cfg(feature = "sample")]
    entry::<rules::sample::Sample>(),
];

const fn entry<P: Playable>() -> Registered {
    Registered {
        id: P::INFO.id,
        levels: &P::LEVELS,
        searcher: |mebibytes| Box::new(Engine::<P>::new(mebibytes)),
    }
}

fn find(game: &str) -> Option<&'static Registered> {
    GAMES.iter().find(|entry| entry.id == game)
}

/// An engine for the game with this identifier and a transposition table of this size in MiB.
pub fn searcher(game: &str, mebibytes: usize) -> Option<Box<dyn Searcher>> {
    find(game).map(|entry| (entry.searcher)(mebibytes))
}

/// Level `n` of a game; `None` if there is no such game or level.
///
/// ```
/// let (low, high) = (engine::games::level("skud", 1), engine::games::level("skud", 10));
/// assert!(low.zip(high).is_some_and(|(low, high)| low.nodes < high.nodes && low.turns == 1 && high.turns == 0));
/// assert!(engine::games::level("skud", 11).is_none());
/// ```
pub fn level(game: &str, n: u8) -> Option<Level> {
    let row = find(game)?.levels.get(usize::from(n).checked_sub(1)?)?;
    Some(Level::from(*row))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::LEVELS;

    #[test]
    fn every_game_of_the_rules_is_registered() {
        let ids = |ids: &mut dyn Iterator<Item = &'static str>| ids.collect::<Vec<_>>();
        let here = ids(&mut GAMES.iter().map(|entry| entry.id));
        assert_eq!(here, ids(&mut rules::GAMES.iter().map(|info| info.id)));
        assert!(searcher("go", 1).is_none());
    }

    #[test]
    fn each_level_thinks_more_and_misses_less_than_the_one_below() {
        for info in rules::GAMES {
            let levels: Vec<Level> = LEVELS.filter_map(|n| level(info.id, n)).collect();
            assert_eq!(levels.len(), 10, "{}", info.id);
            for pair in levels.windows(2) {
                // The first level with the net needs fewer nodes than the last without.
                assert!((pair[0].net, pair[0].nodes) < (pair[1].net, pair[1].nodes));
                let turns = |level: &Level| if level.turns == 0 { u32::MAX } else { level.turns };
                assert!(turns(&pair[0]) <= turns(&pair[1]) && pair[0].noise >= pair[1].noise);
            }
            assert!(levels[6..].iter().all(|level| (level.turns, level.noise, level.depth) == (0, 0, 0)));
            assert!(levels[9].net, "{}", info.id);
            assert!(level(info.id, 0).is_none() && level(info.id, 11).is_none());
        }
        assert!(level("go", 1).is_none());
    }
}
