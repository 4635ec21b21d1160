//! `teahouse random`: games of random steps, and what becomes of them.

use super::{aligned, json, per_second, seconds};
use crate::choice;
use crate::cli::Out;
use crate::failure::Failure;
use crate::texts::Texts;
use clap::ArgMatches;
use rules::table::Playout;
use serde_json::json;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// A game without limits could go on for ever; after so many turns it is cut off.
const LONGEST: u32 = 100_000;

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

/// Plays the games and prints the figures.
pub fn run(texts: &Texts, matches: &ArgMatches, out: &mut Out<'_>) -> Result<(), Failure> {
    let games = matches.get_one::<u64>("games").copied().unwrap_or(100);
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(1);
    let longest = matches.get_one::<u32>("longest").copied().unwrap_or(LONGEST);
    let plain = matches.get_flag("plain-turns");
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut setup = choice::setup(texts, matches, Some(&mut rng))?;
    let drawn = setup.info().draws_first && matches.get_one::<String>("first").is_none();
    let mut statistics = Statistics::default();
    let begun = Instant::now();
    let mut table = choice::open(texts, setup.clone(), None)?;
    for game in 0..games {
        if drawn && game > 0 {
            setup.first = rules::game::Seat(rng.u8(..setup.seats));
            table = choice::open(texts, setup.clone(), None)?;
        }
        statistics.add(&setup, table.measured().playout(&mut rng, longest, plain));
    }
    let time = begun.elapsed();
    statistics.lengths.sort_unstable();
    if matches.get_flag("json") {
        return json(
            out,
            &json!({
                "game": setup.info().id,
                "options": setup.summary(),
                "seats": setup.seats,
                "games": games,
                "seed": seed,
                "winners": statistics.winners.iter().map(|(seats, n)| (if seats.is_empty() { "draw" } else { seats }, n)).collect::<BTreeMap<_, _>>(),
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
            }),
        );
    }
    report(texts, &setup, &statistics, time, out)
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
        |n: u64| texts.with("report-percent", &[("n", one_place(n as f64 * 100.0 / games.max(1) as f64))]);
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
        ("mean", one_place(statistics.mean())),
        ("median", one_place(statistics.median())),
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

fn one_place(value: f64) -> fluent_bundle::FluentValue<'static> {
    let mut number = fluent_bundle::types::FluentNumber::from(value);
    number.options.minimum_fraction_digits = Some(1);
    fluent_bundle::FluentValue::Number(number)
}
