//! `lab random`: statistics of random games.

use crate::choice::{GameArgs, refused};
use crate::report::{json, per_second, seconds, table};
use crate::{Error, line};
use clap::{Args, value_parser};
use rules::options::Setup;
use rules::table::Playout;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// What was asked for. A game without limits could go on for ever, so it is cut off.
#[derive(Args)]
#[command(after_help = "\
lab random skud -n 100 --seed 7
lab random halma -n 1000 --seed 1 --seats 4 --json")]
pub struct Asked {
    /// The game
    game: String,
    #[command(flatten)]
    kind: GameArgs,
    /// How many games
    #[arg(short = 'n', long, default_value_t = 100, value_parser = value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// The same seed gives the same games, including a first player who is drawn
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Decline every harmony bonus
    #[arg(long)]
    plain_turns: bool,
    /// Cut a game off after this many turns
    #[arg(long, default_value_t = 100_000, value_parser = value_parser!(u32).range(1..))]
    longest: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Totals of many playouts.
#[derive(Default)]
struct Statistics {
    winners: BTreeMap<String, u64>,
    reasons: BTreeMap<&'static str, u64>,
    cut: u64,
    lengths: Vec<u32>,
    steps: u64,
}

impl Statistics {
    fn add(&mut self, setup: &Setup, playout: Playout) {
        match playout.outcome {
            None => self.cut += 1,
            Some(outcome) => {
                *self.winners.entry(setup.letters(outcome.winner)).or_default() += 1;
                *self.reasons.entry(outcome.reason.id()).or_default() += 1;
            }
        }
        self.lengths.push(playout.turns);
        self.steps += u64::from(playout.steps);
    }

    fn turns(&self) -> u64 {
        self.lengths.iter().map(|turns| u64::from(*turns)).sum()
    }

    /// The median length.
    fn median(&self) -> f64 {
        let middle = self.lengths.len() / 2;
        let at = |i: usize| f64::from(self.lengths.get(i).copied().unwrap_or(0));
        if self.lengths.len().is_multiple_of(2) && middle > 0 {
            (at(middle - 1) + at(middle)) / 2.0
        } else {
            at(middle)
        }
    }

    fn mean(&self) -> f64 {
        self.turns() as f64 / self.lengths.len().max(1) as f64
    }
}

/// Plays the games and prints the figures.
pub fn run(asked: &Asked) -> Result<(), Error> {
    let mut rng = fastrand::Rng::with_seed(asked.seed);
    let mut setup = asked.kind.setup(&asked.game, Some(&mut rng))?;
    let drawn = asked.kind.draws_first(&setup);
    let mut statistics = Statistics::default();
    let begun = Instant::now();
    let mut game = setup.clone().open(None).map_err(refused)?;
    for number in 0..asked.games {
        if drawn && number > 0 {
            setup.first = rules::game::Seat(rng.u8(..setup.seats));
            game = setup.clone().open(None).map_err(refused)?;
        }
        statistics.add(&setup, game.stats().playout(&mut rng, asked.longest, asked.plain_turns));
    }
    let time = begun.elapsed();
    statistics.lengths.sort_unstable();
    if asked.json { json(&data(asked, &setup, &statistics, time)) } else { print(&setup, &statistics, time) }
}

fn data(asked: &Asked, setup: &Setup, statistics: &Statistics, time: Duration) -> Value {
    let winners = statistics.winners.iter();
    let winners = winners.map(|(seats, n)| (if seats.is_empty() { "draw" } else { seats }, n));
    json!({
        "game": setup.info().id,
        "options": setup.summary(),
        "seats": setup.seats,
        "games": asked.games,
        "seed": asked.seed,
        "winners": winners.collect::<BTreeMap<_, _>>(),
        "reasons": statistics.reasons,
        "cut_off": statistics.cut,
        "turns": {
            "total": statistics.turns(),
            "mean": statistics.mean(),
            "median": statistics.median(),
            "min": statistics.lengths.first(),
            "max": statistics.lengths.last(),
        },
        "steps": statistics.steps,
        "seconds": time.as_secs_f64(),
    })
}

fn print(setup: &Setup, statistics: &Statistics, time: Duration) -> Result<(), Error> {
    let games = statistics.lengths.len() as u64;
    let row = |name: &str, n: u64| {
        let share = n as f64 * 100.0 / games.max(1) as f64;
        vec![name.to_string(), n.to_string(), format!("{share:.1}%")]
    };
    line!("{games} random games of {}  {}\n", setup.info().id, setup.summary());
    let winners = statistics.winners.iter();
    let mut rows: Vec<_> =
        winners.map(|(seats, n)| row(if seats.is_empty() { "draw" } else { seats }, *n)).collect();
    if statistics.cut > 0 {
        rows.push(row("cut off", statistics.cut));
    }
    rows.push(Vec::new());
    rows.extend(statistics.reasons.iter().map(|(reason, n)| row(reason, *n)));
    table(&rows)?;
    let (shortest, longest) =
        (statistics.lengths.first().unwrap_or(&0), statistics.lengths.last().unwrap_or(&0));
    let (mean, median) = (statistics.mean(), statistics.median());
    line!("\nTurns per game: mean {mean:.1}, median {median:.1}, minimum {shortest}, maximum {longest}.");
    let turns = statistics.turns();
    line!("{turns} turns in {}: {} per second.", seconds(time), per_second(turns, time));
    Ok(())
}
