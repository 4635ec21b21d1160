//! `teahouse random`: games of random steps, and what becomes of them.

use super::{aligned, decimal, json, per_second, seconds};
use crate::choice::{self, GameArgs};
use crate::commands::Out;
use crate::failure::Failure;
use crate::texts::Texts;
use clap::{Args, value_parser};
use rules::table::Playout;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// The arguments of `teahouse random`. A game without limits could go on for ever, so it is cut off.
#[derive(Args)]
#[command(after_help = "\
teahouse random skud -n 100 --seed 7
teahouse random halma -n 1000 --seed 1 --seats 4 --json")]
pub struct Random {
    #[arg(value_name = "game")]
    game: String,
    #[command(flatten)]
    kind: GameArgs,
    #[arg(short = 'n', long, value_name = "n", default_value_t = 100, value_parser = value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    #[arg(long, value_name = "n", default_value_t = 1)]
    seed: u64,
    #[arg(long)]
    plain_turns: bool,
    #[arg(long, value_name = "n", default_value_t = 100_000, value_parser = value_parser!(u32).range(1..))]
    longest: u32,
    #[arg(long)]
    json: bool,
}

/// What many playouts came to.
#[derive(Default)]
struct Statistics {
    winners: BTreeMap<String, u64>,
    reasons: BTreeMap<&'static str, u64>,
    cut: u64,
    lengths: Vec<u32>,
    steps: u64,
}

impl Statistics {
    fn add(&mut self, setup: &rules::options::Setup, playout: Playout) {
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

    /// The middle length, between two the mean of them.
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

impl Random {
    /// Plays the games and prints the figures.
    pub fn run(&self, texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
        let mut rng = fastrand::Rng::with_seed(self.seed);
        let mut setup = self.kind.setup(texts, &self.game, Some(&mut rng))?;
        let drawn = self.kind.draws_first(&setup);
        let mut statistics = Statistics::default();
        let begun = Instant::now();
        let mut table = choice::open(texts, setup.clone(), None)?;
        for game in 0..self.games {
            if drawn && game > 0 {
                setup.first = rules::game::Seat(rng.u8(..setup.seats));
                table = choice::open(texts, setup.clone(), None)?;
            }
            statistics.add(&setup, table.stats().playout(&mut rng, self.longest, self.plain_turns));
        }
        let time = begun.elapsed();
        statistics.lengths.sort_unstable();
        if self.json {
            return json(out, &self.data(&setup, &statistics, time));
        }
        report(texts, &setup, &statistics, time, out)
    }

    fn data(&self, setup: &rules::options::Setup, statistics: &Statistics, time: Duration) -> Value {
        let winners = statistics.winners.iter();
        let winners = winners.map(|(seats, n)| (if seats.is_empty() { "draw" } else { seats }, n));
        json!({
            "game": setup.info().id,
            "options": setup.summary(),
            "seats": setup.seats,
            "games": self.games,
            "seed": self.seed,
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
}

fn report(
    texts: &Texts,
    setup: &rules::options::Setup,
    statistics: &Statistics,
    time: Duration,
    out: &mut Out<'_>,
) -> Result<(), Failure> {
    let games = statistics.lengths.len() as u64;
    let game = setup.info().id;
    let share =
        |n: u64| texts.with("report-percent", &[("n", decimal(n as f64 * 100.0 / games.max(1) as f64, 1))]);
    let args = [("n", games.into()), ("game", texts.get(&format!("game-{game}")).into())];
    writeln!(out, "{}  {}\n", texts.with("random-heading", &args), texts.code(&setup.summary()))?;
    let mut rows = Vec::new();
    for (seats, n) in &statistics.winners {
        let name = if seats.is_empty() { texts.get("random-draw") } else { texts.seats(game, seats) };
        rows.push(vec![name, texts.number(*n), share(*n)]);
    }
    if statistics.cut > 0 {
        rows.push(vec![texts.get("random-cut"), texts.number(statistics.cut), share(statistics.cut)]);
    }
    rows.push(vec![String::new()]);
    for (reason, n) in &statistics.reasons {
        rows.push(vec![texts.get(&format!("reason-{reason}")), texts.number(*n), share(*n)]);
    }
    for line in aligned(texts, &rows) {
        writeln!(out, "{line}")?;
    }
    let turns = statistics.turns();
    let args = [
        ("mean", decimal(statistics.mean(), 1)),
        ("median", decimal(statistics.median(), 1)),
        ("min", statistics.lengths.first().copied().unwrap_or(0).into()),
        ("max", statistics.lengths.last().copied().unwrap_or(0).into()),
    ];
    writeln!(out, "\n{}", texts.with("random-turns", &args))?;
    let args = [
        ("turns", turns.into()),
        ("time", seconds(texts, time).into()),
        ("speed", per_second(turns, time).into()),
    ];
    writeln!(out, "{}", texts.with("random-speed", &args))?;
    Ok(())
}
