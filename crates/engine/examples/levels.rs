//! How far apart levels are: each of several settings plays the one before it.
//!
//! `cargo run --release -p engine --example levels -- GAME PRESET GAMES SETTING SETTING...`
//!
//! A setting is `NODES:DEPTH:OVERLOOK:NOISE`, as the rows of `src/level.rs` have them; weakest first. Pairs of
//! games start from the same six random turns with seats changed; all processors play. Prints for each
//! setting its share of the points against the one before, the Elo difference with its 95 % interval and the
//! sum of these from the first setting on. `teahouse match level:N level:M` plays the levels as they are.

use engine::arena::{Pace, Player, Terms, Thinking, play, random_opening, seatings, share};
use engine::level::Level;
use engine::stats::Tally;
use rules::options::Setup;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

const LONGEST: u32 = 400;

fn read(text: &str) -> Option<Level> {
    let numbers: Vec<u64> = text.split(':').map(|word| word.parse().ok()).collect::<Option<_>>()?;
    let [nodes, depth, overlook, noise] = numbers[..] else { return None };
    Some(Level { nodes, depth: depth as u8, overlook: overlook as u32, noise: noise as i32, seed: 0 })
}

/// One pair of games: what the first level takes of it.
fn pair(setup: &Setup, levels: [Level; 2], seed: u64) -> Option<f64> {
    let mut opening = (setup.info().open)(setup.clone(), None).ok()?;
    random_opening(&mut *opening, 6, &mut fastrand::Rng::with_seed(seed));
    let terms = Terms { pace: Pace::Free, margin: Duration::MAX, longest: LONGEST };
    let mut points = 0.0;
    for seating in seatings(2, false) {
        let mut players: Vec<Thinking> = Vec::new();
        for side in &seating {
            let mind = engine::bot::thinker(setup.info().id, 16)?;
            let level = Some(levels[*side].seeded(seed ^ *side as u64));
            players.push(Thinking { mind, threads: 1, level, pace: None });
        }
        let mut table = opening.copy();
        let mut seated: Vec<&mut dyn Player> = players.iter_mut().map(|p| p as &mut dyn Player).collect();
        points += share(&play(&mut *table, &mut seated, &terms), &seating);
    }
    Some(points / 2.0)
}

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, preset, games, settings @ ..] = &words[..] else {
        return Err("GAME PRESET GAMES SETTING SETTING...".to_string());
    };
    let info = rules::game_info(game).ok_or("which game?")?;
    let setup = Setup::choose(info, None, Some(preset), []).map_err(|message| format!("{message:?}"))?;
    let pairs = games.parse::<u64>().map_err(|_| "how many games?")? / 2;
    let levels: Vec<Level> = settings
        .iter()
        .map(|text| read(text).ok_or(format!("{text}: NODES:DEPTH:OVERLOOK:NOISE")))
        .collect::<Result<_, _>>()?;
    let mut sum = 0.0;
    for (pair_of, text) in levels.windows(2).zip(&settings[1..]) {
        let (next, tally) = (AtomicU64::new(0), Mutex::new(Tally::default()));
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    while let Some(seed) = Some(next.fetch_add(1, Relaxed)).filter(|seed| *seed < pairs) {
                        if let (Some(points), Ok(mut tally)) =
                            (pair(&setup, [pair_of[1], pair_of[0]], seed), tally.lock())
                        {
                            tally.add(points);
                        }
                    }
                });
            }
        });
        let tally = tally.into_inner().map_err(|_| "a game failed")?;
        let (score, elo) = (tally.score(), tally.elo());
        sum += elo.value;
        println!(
            "{text:>22}  {:5.1} %  Elo {:+5.0} ({:+.0} to {:+.0})  sum {sum:+.0}",
            100.0 * score.value,
            elo.value,
            elo.low,
            elo.high
        );
    }
    Ok(())
}
