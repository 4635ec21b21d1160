//! `lab bench`: fixed work, its speed, and a signature of what it counted. The speed depends on the machine;
//! the signature changes only with the rules.

mod engine;

use crate::choice::play_turns;
use crate::entries::{self, Work};
use crate::report::{json, per_second, seconds};
use crate::{Error, line};
use clap::{Args, Subcommand};
use rules::catalogue::GameSpec;
use rules::message::Message;
use rules::options::Setup;
use rules::table::AnyGame;
use serde_json::json;
use std::time::{Duration, Instant};

/// What was asked for.
#[derive(Args)]
#[command(after_help = "lab bench\nlab bench rules")]
pub struct Asked {
    #[command(subcommand)]
    part: Option<Part>,
}

#[derive(Subcommand)]
enum Part {
    /// The engine: searches of fixed depth
    Engine(engine::Asked),
    /// The rules: perft, random games, lists of steps
    Rules(Rules),
}

#[derive(Args)]
struct Rules {
    /// Do a fraction of the work
    #[arg(long)]
    quick: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// All benchmarks, with their games.
fn works() -> impl Iterator<Item = (&'static str, &'static Work)> {
    entries::GAMES.iter().flat_map(|entry| entry.bench.iter().map(|work| (entry.id, work)))
}

/// The positions whose steps are listed: the number of games, the turns into each, and the first after
/// that in the middle of a turn.
const GAMES: u64 = 20;
const TURNS: [u32; 5] = [8, 24, 60, 110, 160];

/// The longest playout, in turns.
const LONGEST: u32 = 2000;

type Tables = Vec<Box<dyn AnyGame>>;

struct Figure {
    name: String,
    /// The number in the signature.
    count: u64,
    /// The speeds: what is counted per second, and how many.
    speeds: Vec<(&'static str, u64)>,
    time: Duration,
}

/// Runs the work and prints the figures.
pub fn run(asked: &Asked) -> Result<(), Error> {
    match &asked.part {
        Some(Part::Rules(rules)) => run_rules(rules),
        Some(Part::Engine(asked)) => engine::run(asked),
        None => engine::run(&engine::Asked::default()),
    }
}

fn run_rules(asked: &Rules) -> Result<(), Error> {
    let figures = figures(asked.quick).map_err(crate::choice::refused)?;
    let signature = signature(&figures);
    if asked.json {
        let list = figures.iter().map(|figure| {
            let speeds =
                figure.speeds.iter().map(|(unit, n)| (unit.to_string(), per_second(*n, figure.time)));
            json!({
                "name": figure.name,
                "count": figure.count,
                "seconds": figure.time.as_secs_f64(),
                "per_second": speeds.collect::<std::collections::BTreeMap<_, _>>(),
            })
        });
        return json(&json!({ "figures": list.collect::<Vec<_>>(), "signature": signature }));
    }
    let mut rows = Vec::new();
    for figure in &figures {
        for (unit, n) in &figure.speeds {
            let speed = format!("{} {unit} per second", per_second(*n, figure.time));
            rows.push(vec![figure.name.clone(), n.to_string(), seconds(figure.time), speed]);
        }
    }
    crate::report::table(&rows)?;
    line!("signature: {signature}");
    Ok(())
}

/// All figures; with `quick` a fraction of the work, and so another signature.
fn figures(quick: bool) -> Result<Vec<Figure>, Message> {
    let mut figures = Vec::new();
    for (game, work) in works() {
        let table = table(game, work)?;
        let depth = if quick { work.depth - 2 } else { work.depth };
        let share = |amount: u32| if quick { amount.div_ceil(50) } else { amount };
        figures.push(measure(format!("perft {} {depth}", work.name), || {
            // Several times, because once is too short to measure.
            let times = if quick { 1 } else { work.times };
            let count = table.stats().perft(depth);
            (1..times).for_each(|_| {
                std::hint::black_box(table.stats().perft(depth));
            });
            (count, vec![("positions", count * u64::from(times))])
        }));
        for (kind, games, plain) in [("playouts", work.playouts, false), ("plain-playouts", work.plain, true)]
        {
            if games > 0 {
                figures.push(measure(format!("{kind} {}", work.name), || {
                    playouts(&*table, share(games), plain)
                }));
            }
        }
        let (whole, within) = positions(&*table, if quick { 2 } else { GAMES })?;
        for (kind, positions) in [("steps", whole), ("steps-within", within)] {
            if !positions.is_empty() {
                figures.push(measure(format!("{kind} {}", work.name), || {
                    let times = if quick { work.lists.div_ceil(500) } else { work.lists };
                    let steps: u64 =
                        positions.iter().map(|position| position.stats().list_steps(times)).sum();
                    (steps, vec![("steps", steps), ("positions", positions.len() as u64 * u64::from(times))])
                }));
            }
        }
    }
    Ok(figures)
}

fn table(game: &str, work: &Work) -> Result<Box<dyn AnyGame>, Message> {
    let info = GameSpec::new(game).info()?;
    let setup = Setup::choose(info, None, work.preset, work.options.iter().copied())?;
    let mut table = setup.open(None)?;
    play_turns(&mut *table, work.turns)?;
    Ok(table)
}

fn measure(name: String, work: impl FnOnce() -> (u64, Vec<(&'static str, u64)>)) -> Figure {
    let begun = Instant::now();
    let (count, speeds) = work();
    Figure { name, count, speeds, time: begun.elapsed() }
}

fn playouts(table: &dyn AnyGame, games: u32, plain: bool) -> (u64, Vec<(&'static str, u64)>) {
    let mut turns = 0;
    for seed in 0..games {
        let mut rng = fastrand::Rng::with_seed(seed.into());
        turns += u64::from(table.stats().playout(&mut rng, LONGEST, plain).turns);
    }
    (turns, vec![("turns", turns)])
}

/// Positions of random games, the same on every machine: at the beginning of a turn, and within one.
fn positions(table: &dyn AnyGame, games: u64) -> Result<(Tables, Tables), Message> {
    let (mut whole, mut within) = (Vec::new(), Vec::new());
    for seed in 0..games {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut game = table.copy();
        let from = game.turn();
        let mut wanted = false;
        loop {
            let mut steps = game.steps();
            if steps.is_empty() {
                break;
            }
            game.step(&steps.swap_remove(rng.usize(..steps.len())).path)?;
            if game.pending() {
                if std::mem::take(&mut wanted) {
                    within.push(game.copy());
                }
                continue;
            }
            let turns = game.turn() - from;
            if TURNS.contains(&turns) && game.outcome().is_none() {
                whole.push(game.copy());
                wanted = true;
            }
            if turns > TURNS[TURNS.len() - 1] {
                break;
            }
        }
    }
    Ok((whole, within))
}

fn signature(figures: &[Figure]) -> String {
    let parts: Vec<_> =
        figures.iter().map(|figure| format!("{}={}", figure.name.replace(' ', "/"), figure.count)).collect();
    parts.join(" ")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Changes only together with the rules, and then in the same commit.
    const QUICK: &str = "perft/halma-8x8/3=20050 playouts/halma-8x8=5452 steps/halma-8x8=26960 \
        perft/halma-16x16/2=1600 playouts/halma-16x16=2000 steps/halma-16x16=24740 \
        perft/street/1=170 playouts/street=10000 steps/street=62080 \
        perft/skud/2=747 playouts/skud=4815 plain-playouts/skud=5578 steps/skud=31900 steps-within/skud=55140";

    #[test]
    fn the_signature_of_the_quick_bench_stands() {
        assert_eq!(signature(&figures(true).unwrap()), QUICK);
    }
}
