//! A match of two nets, or of a net and the hand-written value, each opening from both sides.

use crate::{Failed, play_one, with_game};
use engine::arena::{Pace, Terms, Thinking};
use engine::game::Playable;
use engine::net::Net;
use engine::think::{Mind, Thinker};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

/// What was asked for.
#[derive(clap::Args)]
pub struct Asked {
    /// What is played: `skud:standard`, `halma:classic,board=10x10`.
    setup: String,
    /// The net to try; `-` for the hand-written value.
    new: PathBuf,
    /// The net to beat; `-` for the hand-written value.
    #[arg(default_value = "-")]
    old: PathBuf,
    /// Numbers of the search for the new one, from `lab spsa`.
    #[arg(long)]
    numbers: Option<PathBuf>,
    /// How many games.
    #[arg(short = 'n', long, default_value_t = 400)]
    games: usize,
    /// Nodes for each turn.
    #[arg(long, default_value_t = 1_000)]
    nodes: u64,
    /// Milliseconds for each turn, instead of nodes.
    #[arg(long)]
    time: Option<u64>,
    /// Random turns at the start.
    #[arg(long, default_value_t = 6)]
    opening: u32,
    /// A game is cut off as a draw after so many turns.
    #[arg(long, default_value_t = 600)]
    longest: u32,
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// How many games are played at once.
    #[arg(long)]
    threads: Option<usize>,
}

/// Plays.
pub fn run(asked: &Asked) -> Result<(), Failed> {
    let game = asked.setup.split(':').next().unwrap_or_default();
    with_game!(game, duel(asked))
}

#[derive(Default)]
struct Score {
    /// Won, drawn and lost games of the new one.
    results: [usize; 3],
    reasons: BTreeMap<(&'static str, &'static str), usize>,
    nodes: [u64; 2],
    seconds: [f64; 2],
}

fn duel<P: Playable>(asked: &Asked) -> Result<(), Failed> {
    let setup = crate::setup(&asked.setup)?;
    let load = |path: &PathBuf| match path.to_str() {
        Some("-") => Ok(None),
        _ => crate::net::<P>(path).map(Some),
    };
    let nets: [Option<&'static Net>; 2] = [load(&asked.new)?, load(&asked.old)?];
    let new_numbers = match &asked.numbers {
        Some(path) => crate::knobs::read(path, P::params())?,
        None => P::params(),
    };
    let pace = match asked.time {
        Some(time) => Pace::Time(Duration::from_millis(time)),
        None => Pace::Nodes(asked.nodes),
    };
    let terms = Terms { pace, margin: Duration::from_secs(60), longest: asked.longest };
    let next = &AtomicUsize::new(0);
    let work = || {
        let mut tally = Score::default();
        let mut players = [(nets[0], new_numbers.clone()), (nets[1], P::params())].map(|(net, numbers)| {
            let mut mind = Mind::<P>::with(16, numbers);
            mind.use_net(net);
            Thinking { mind: Box::new(mind) as Box<dyn Thinker>, threads: 1, level: None, pace: None }
        });
        loop {
            let number = next.fetch_add(1, Relaxed);
            if number >= asked.games {
                return tally;
            }
            let opening = (asked.opening, asked.seed);
            let Some((played, points)) = play_one::<P>(&setup, &mut players, &terms, opening, number) else {
                return tally;
            };
            let first = number % 2;
            let result = if points > 0.5 { 0 } else { usize::from(points < 0.5) + 1 };
            tally.results[result] += 1;
            let reason = played.outcome.map_or("cut-off", |outcome| outcome.reason.id());
            *tally.reasons.entry((["won", "drawn", "lost"][result], reason)).or_default() += 1;
            for (seat, spent) in played.spent.iter().enumerate() {
                tally.nodes[seat ^ first] += spent.nodes.0;
                tally.seconds[seat ^ first] += spent.time.as_secs_f64();
            }
        }
    };
    let mut sum = Score::default();
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..crate::threads(asked.threads)).map(|_| scope.spawn(work)).collect();
        for tally in threads.into_iter().filter_map(|thread| thread.join().ok()) {
            (0..3).for_each(|i| sum.results[i] += tally.results[i]);
            (0..2).for_each(|i| sum.nodes[i] += tally.nodes[i]);
            (0..2).for_each(|i| sum.seconds[i] += tally.seconds[i]);
            tally.reasons.into_iter().for_each(|(key, count)| *sum.reasons.entry(key).or_default() += count);
        }
    });
    tell(asked, &sum);
    Ok(())
}

fn tell(asked: &Asked, sum: &Score) {
    let [won, drawn, lost] = sum.results.map(|count| count as f64);
    let games = won + drawn + lost;
    let mean = (won + drawn / 2.0) / games;
    let spread = (won * (1.0 - mean).powi(2) + drawn * (0.5 - mean).powi(2) + lost * mean.powi(2)) / games;
    let error = 1.96 * (spread / games).sqrt();
    let elo = |points: f64| {
        let points = points.clamp(0.000_1, 0.999_9);
        -400.0 * (1.0 / points - 1.0).log10()
    };
    let speed = |i: usize| sum.nodes[i] as f64 / sum.seconds[i] / 1_000.0;
    println!(
        "{} {}: {won} won, {drawn} drawn, {lost} lost, {:.1} %, Elo {:+.0} ({:+.0} to {:+.0}); {:.0} and {:.0} nodes/ms {:.2}",
        asked.setup,
        asked.new.display(),
        100.0 * mean,
        elo(mean),
        elo(mean - error),
        elo(mean + error),
        speed(0),
        speed(1),
        speed(0) / speed(1),
    );
    let reasons: Vec<_> =
        sum.reasons.iter().map(|((result, reason), count)| format!("{count} {result} {reason}")).collect();
    println!("  {}", reasons.join(", "));
}
