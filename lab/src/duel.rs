//! `lab duel`: a match of two nets, or of a net and the hand-written evaluation, with each opening from both
//! sides; with three and four players in every seating.

use crate::puct::Puct;
use crate::series::{Series, both};
use crate::{Error, with_game};
use engine::arena::{Pace, Thinking, share};
use engine::game::Playable;
use engine::net::{self, Nets};
use engine::policy::Policy;
use engine::searcher::{Engine, Searcher};
use rules::game::Seat;
use rules::options::Setup;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What each engine remembers positions in, in MiB.
const MEMORY: usize = 16;

/// What was asked for.
#[derive(clap::Args)]
pub struct Asked {
    /// What is played: `skud:standard`, `halma:classic,board=10x10`.
    setup: String,
    /// The net to try; `-` for the hand-written value, with three and four players for the net for two by pairs.
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

/// The nets that a side judges by; `-` for none, with three and four players for the net for two by pairs.
fn nets<P: Playable>(path: &Path, many: bool) -> Result<Nets, Error> {
    Ok(match (path.to_str(), many) {
        (Some("-"), false) => Nets::NONE,
        (Some("-"), true) => net::shipped::<P>().into(),
        (_, false) => Some(crate::net::<P>(path)?).into(),
        (_, true) => Nets { two: net::shipped::<P>(), many: Some(crate::many_net::<P>(path)?) },
    })
}

/// The policy that a side searches by; `-` for none, and if none is named that of the program.
fn policy<P: Playable>(path: Option<&Path>) -> Result<Option<&'static Policy>, Error> {
    match path.map(|path| (path, path.to_str())) {
        None => Ok(engine::policy::shipped::<P>().filter(|_| P::POLICY_SEARCHES)),
        Some((_, Some("-"))) => Ok(None),
        Some((path, _)) => crate::policy::<P>(path).map(Some),
    }
}

fn duel<P: Playable>(asked: &Asked) -> Result<(), Error> {
    let setup = crate::setup(&asked.setup)?;
    let many = setup.seats > 2;
    let nets = [nets::<P>(&asked.new, many)?, nets::<P>(&asked.old, many)?];
    let policies = [policy::<P>(asked.policy.as_deref())?, policy::<P>(asked.old_policy.as_deref())?];
    let new_numbers = match &asked.numbers {
        Some(path) => crate::knobs::read(path, P::PARAMS)?,
        None => P::PARAMS,
    };
    let pace = match asked.time {
        Some(time) => Pace::Time(Duration::from_millis(time)),
        None => Pace::Nodes(asked.nodes),
    };
    let player = |i: usize, numbers| {
        let mut engine = Engine::<P>::with(MEMORY, numbers);
        engine.use_nets(nets[i]);
        engine.use_policy(policies[i]);
        Box::new(engine) as Box<dyn Searcher>
    };
    if many {
        let thinking = |i: usize| {
            let numbers = if i == 0 { new_numbers.clone() } else { P::PARAMS };
            Thinking { engine: player(i, numbers), threads: 1, level: None, pace: None }
        };
        return table::<P>(asked, &setup, pace, &thinking);
    }
    let work = |numbers: &mut dyn Iterator<Item = usize>| {
        let mut tally = Score::default();
        let new = match asked.best_first {
            true => Box::new(Puct::<P>::new(MEMORY, nets[0])),
            false => player(0, new_numbers.clone()),
        };
        let mut players = [new, player(1, P::PARAMS)].map(|engine| Thinking {
            engine,
            threads: 1,
            level: None,
            pace: None,
        });
        for number in numbers {
            let Some((played, points)) = asked.series.game::<P>(&setup, both(&mut players), pace, number)
            else {
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

/// The points and games of the new one, by opening.
type Taken = BTreeMap<usize, (f64, f64)>;

/// The match with three or four seats: each opening in every seating.
fn table<P: Playable>(
    asked: &Asked,
    setup: &Setup,
    pace: Pace,
    player: &(dyn Fn(usize) -> Thinking + Sync),
) -> Result<(), Error> {
    let seats = setup.seats;
    // Partners sit together.
    let sides = setup.sides();
    let ways: Vec<Vec<usize>> = (1..(1usize << sides.count()) - 1)
        .map(|way| (0..seats).map(|seat| way >> sides.index(Seat(seat)) & 1).collect())
        .collect();
    let work = |numbers: &mut dyn Iterator<Item = usize>| {
        let (mut taken, mut spent) = (Taken::new(), [(0.0, 0.0); 2]);
        let mut players: Vec<[Thinking; 2]> = (0..seats).map(|_| [player(0), player(1)]).collect();
        for number in numbers {
            let (opening, way) = (number / ways.len(), &ways[number % ways.len()]);
            let chosen = players.iter_mut().zip(way).map(|(both, side)| &mut both[*side]);
            let Some(played) = asked.series.table::<P>(setup, chosen, pace, opening) else { break };
            let points = taken.entry(opening).or_default();
            *points = (points.0 + share(&played, way), points.1 + 1.0);
            for (side, cost) in way.iter().zip(&played.spent) {
                spent[*side].0 += cost.nodes.0 as f64;
                spent[*side].1 += cost.time.as_secs_f64() * 1_000.0;
            }
        }
        (taken, spent)
    };
    let (mut taken, mut spent) = (Taken::new(), [(0.0, 0.0); 2]);
    for (part, cost) in asked.series.play(asked.games, work) {
        for (opening, (points, games)) in part {
            let known = taken.entry(opening).or_default();
            *known = (known.0 + points, known.1 + games);
        }
        (0..2).for_each(|i| spent[i] = (spent[i].0 + cost[i].0, spent[i].1 + cost[i].1));
    }
    let sum = taken.values().fold((0.0, 0.0), |sum, (points, games)| (sum.0 + points, sum.1 + games));
    let mean = sum.0 / sum.1;
    // Games of one opening are correlated, so statistics count openings.
    let spread = taken.values().map(|(points, games)| (points - games * mean).powi(2)).sum::<f64>();
    let error = 196.0 * spread.sqrt() / sum.1;
    let speed = |i: usize| spent[i].0 / spent[i].1;
    println!(
        "{} {}: {} games of {} openings, {:.1} % of the points ({:.1} to {:.1}); {:.0} and {:.0} nodes/ms {:.2}",
        asked.setup,
        asked.new.display(),
        sum.1,
        taken.len(),
        100.0 * mean,
        100.0 * mean - error,
        100.0 * mean + error,
        speed(0),
        speed(1),
        speed(0) / speed(1),
    );
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
