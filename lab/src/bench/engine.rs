//! `lab bench engine`: searches of fixed depth, with their nodes and speed. On one thread the nodes are the
//! same on every machine; their sum is the signature in commit messages.

use super::{table, works};
use crate::entries::Work;
use crate::report::{json, per_second, seconds};
use crate::{Error, line};
use clap::value_parser;
use engine::arena;
use engine::limits::Limits;
use engine::searcher::{SearchRequest, Searcher};
use rules::message::Message;
use rules::table::AnyGame;
use serde_json::json;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// How many random turns into a game each position is.
const TURNS: [u32; 4] = [0, 10, 24, 50];
/// How often to alternate between one thread and several when comparing them.
const ROUNDS: u32 = 5;
/// The transposition table, in MiB; another size gives other node counts.
const MEMORY: usize = 16;

struct Figure {
    name: &'static str,
    depth: i32,
    nodes: u64,
    time: Duration,
    /// The same on several threads.
    many: Option<(u64, Duration)>,
}

/// What was asked for.
#[derive(clap::Args, Default)]
#[command(after_help = "lab bench engine --threads 2")]
pub struct Asked {
    /// Compare one thread with this many
    #[arg(long, value_parser = value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Search less deep
    #[arg(long)]
    quick: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the searches and prints the figures.
pub fn run(asked: &Asked) -> Result<(), Error> {
    let threads = asked.threads.unwrap_or(1);
    let figures = figures(asked.quick, threads.into()).map_err(crate::choice::refused)?;
    let total: u64 = figures.iter().map(|figure| figure.nodes).sum();
    let ratio = |figure: &Figure| {
        figure.many.map(|(nodes, time)| {
            per_second(nodes, time) as f64 / per_second(figure.nodes, figure.time).max(1) as f64
        })
    };
    if asked.json {
        let list = figures.iter().map(|figure| {
            json!({
                "name": figure.name,
                "depth": figure.depth,
                "nodes": figure.nodes,
                "seconds": figure.time.as_secs_f64(),
                "per_second": per_second(figure.nodes, figure.time),
                "threads": threads,
                "per_second_threads": figure.many.map(|(nodes, time)| per_second(nodes, time)),
                "ratio": ratio(figure),
            })
        });
        return json(&json!({ "figures": list.collect::<Vec<_>>(), "bench": total }));
    }
    let speed = |nodes, time| format!("{} nodes per second", per_second(nodes, time));
    let mut rows = Vec::new();
    for figure in &figures {
        let mut row = vec![
            format!("{} {}", figure.name, figure.depth),
            figure.nodes.to_string(),
            seconds(figure.time),
            speed(figure.nodes, figure.time),
        ];
        if let (Some((nodes, time)), Some(ratio)) = (figure.many, ratio(figure)) {
            row.extend([speed(nodes, time), format!("× {ratio:.2} with {threads} threads")]);
        }
        rows.push(row);
    }
    crate::report::table(&rows)?;
    line!("Bench: {total}");
    Ok(())
}

fn figures(quick: bool, threads: usize) -> Result<Vec<Figure>, Message> {
    let mut figures = Vec::new();
    for (game, work) in works() {
        let depth = if quick { work.search.1 } else { work.search.0 };
        let Some(mut engine) = engine::games::searcher(game, MEMORY) else { continue };
        let positions = positions(game, work)?;
        let (mut nodes, mut time) = search(&mut *engine, &positions, depth, 1);
        let mut many = (threads > 1).then(|| search(&mut *engine, &positions, depth, threads));
        if let (Some((nodes_many, time_many)), false) = (&mut many, quick) {
            // Alternately, several times, so that other load on the machine affects both alike.
            for _ in 1..ROUNDS {
                let one = search(&mut *engine, &positions, depth, 1);
                let all = search(&mut *engine, &positions, depth, threads);
                (nodes, time) = (one.0, time + one.1);
                (*nodes_many, *time_many) = (*nodes_many + all.0, *time_many + all.1);
            }
            (time, *nodes_many, *time_many) =
                (time / ROUNDS, *nodes_many / u64::from(ROUNDS), *time_many / ROUNDS);
        }
        figures.push(Figure { name: work.name, depth, nodes, time, many });
    }
    Ok(figures)
}

/// The positions of a game, the same on every machine.
fn positions(game: &str, work: &Work) -> Result<Vec<Box<dyn AnyGame>>, Message> {
    TURNS
        .iter()
        .zip(1..)
        .map(|(turns, seed)| {
            let mut start = table(game, work)?;
            arena::random_opening(&mut *start, *turns, &mut fastrand::Rng::with_seed(seed));
            Ok(start)
        })
        .collect()
}

/// Searches every position with a fresh engine; returns the total nodes and time.
fn search(
    engine: &mut dyn Searcher,
    positions: &[Box<dyn AnyGame>],
    depth: i32,
    threads: usize,
) -> (u64, Duration) {
    let (mut nodes, mut time) = (0, Duration::ZERO);
    let request = SearchRequest { threads, ..SearchRequest::within(Limits::depth(depth)) };
    for position in positions {
        engine.forget();
        let begun = Instant::now();
        let found = engine.best(&**position, &request, &AtomicBool::new(false), &mut |_| {});
        time += begun.elapsed();
        nodes += found.map_or(0, |report| report.nodes);
    }
    (nodes, time)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// The `Bench:` of the last commit that changed the search.
    const SIGNATURE: u64 = 4_500_273;

    #[test]
    fn the_search_is_the_one_that_was_measured_last() {
        let nodes: u64 = figures(false, 1).unwrap().iter().map(|figure| figure.nodes).sum();
        assert_eq!(nodes, SIGNATURE, "a commit that changes it ends with `Bench: {nodes}`");
    }
}
