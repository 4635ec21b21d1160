//! A match of two nets, or of a net and the hand-written value, each opening from both sides.

use crate::puct::Puct;
use crate::series::Series;
use crate::{Error, with_game};
use engine::arena::{Pace, Thinking};
use engine::game::Playable;
use engine::net::Net;
use engine::searcher::{Engine, Searcher};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

/// What each engine remembers positions in, in MiB.
const MEMORY: usize = 16;

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
    /// The policy of the new one; `-` for none. Without this option what the program searches by, if it does.
    #[arg(long)]
    policy: Option<PathBuf>,
    /// The policy of the old one; `-` for none. Without this option what the program searches by, if it does.
    #[arg(long)]
    old_policy: Option<PathBuf>,
    /// Numbers of the search for the new one, from `lab spsa`.
    #[arg(long)]
    numbers: Option<PathBuf>,
    /// Searches best-first with the new one: Monte Carlo tree search in place of principal variation search.
    #[arg(long)]
    best_first: bool,
    /// How many games.
    #[arg(short = 'n', long, default_value_t = 400)]
    games: usize,
    /// Nodes for each turn.
    #[arg(long, default_value_t = 1_000)]
    nodes: u64,
    /// Milliseconds for each turn, instead of nodes.
    #[arg(long)]
    time: Option<u64>,
    #[command(flatten)]
    series: Series,
}

pub fn run(asked: &Asked) -> Result<(), Error> {
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

impl Score {
    fn sum(tallies: Vec<Self>) -> Self {
        let mut sum = Self::default();
        for tally in tallies {
            (0..3).for_each(|i| sum.results[i] += tally.results[i]);
            (0..2).for_each(|i| sum.nodes[i] += tally.nodes[i]);
            (0..2).for_each(|i| sum.seconds[i] += tally.seconds[i]);
            tally.reasons.into_iter().for_each(|(key, count)| *sum.reasons.entry(key).or_default() += count);
        }
        sum
    }
}

fn duel<P: Playable>(asked: &Asked) -> Result<(), Error> {
    let setup = crate::setup(&asked.setup)?;
    let load = |path: &PathBuf| match path.to_str() {
        Some("-") => Ok(None),
        _ => crate::net::<P>(path).map(Some),
    };
    let nets: [Option<&'static Net>; 2] = [load(&asked.new)?, load(&asked.old)?];
    let policy = |path: &Option<PathBuf>| match path.as_ref().map(|path| (path, path.to_str())) {
        None => Ok(engine::policy::shipped::<P>().filter(|_| P::POLICY_SEARCHES)),
        Some((_, Some("-"))) => Ok(None),
        Some((path, _)) => crate::policy::<P>(path).map(Some),
    };
    let policies = [policy(&asked.policy)?, policy(&asked.old_policy)?];
    let new_numbers = match &asked.numbers {
        Some(path) => crate::knobs::read(path, P::PARAMS)?,
        None => P::PARAMS,
    };
    let pace = match asked.time {
        Some(time) => Pace::Time(Duration::from_millis(time)),
        None => Pace::Nodes(asked.nodes),
    };
    let work = |numbers: &mut dyn Iterator<Item = usize>| {
        let mut tally = Score::default();
        let alpha_beta = |i: usize, numbers| {
            let mut engine = Engine::<P>::with(MEMORY, numbers);
            engine.use_net(nets[i]);
            engine.use_policy(policies[i]);
            Box::new(engine) as Box<dyn Searcher>
        };
        let new = match asked.best_first {
            true => Box::new(Puct::<P>::new(MEMORY, nets[0])),
            false => alpha_beta(0, new_numbers.clone()),
        };
        let mut players = [new, alpha_beta(1, P::PARAMS)].map(|engine| Thinking {
            engine,
            threads: 1,
            level: None,
            pace: None,
        });
        for number in numbers {
            let Some((played, points)) = asked.series.game::<P>(&setup, &mut players, pace, number) else {
                break;
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
        tally
    };
    let sum = Score::sum(asked.series.play(asked.games, work));
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
