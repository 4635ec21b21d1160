//! `teahouse perft`: how many sequences of whole turns there are.

use super::{aligned, json, per_second, seconds};
use crate::choice;
use crate::cli::Out;
use crate::failure::Failure;
use crate::texts::Texts;
use clap::ArgMatches;
use serde_json::json;
use std::time::Instant;

/// Counts to a depth, or for each first turn.
pub fn run(texts: &Texts, matches: &ArgMatches, out: &mut Out<'_>) -> Result<(), Failure> {
    let setup = choice::setup(texts, matches, None)?;
    let game = setup.info().id;
    let mut table = choice::open(texts, setup, matches.get_one::<String>("position").map(String::as_str))?;
    if let Some(turns) = matches.get_one::<String>("turns") {
        choice::play_turns(&mut *table, turns)?;
    }
    let depth = matches.get_one::<u32>("depth").copied().unwrap_or(1);
    let as_json = matches.get_flag("json");
    if matches.get_flag("divide") {
        let begun = Instant::now();
        let counts = table.measured().divide(depth);
        let total: u64 = counts.iter().map(|(_, count)| count).sum();
        if as_json {
            let turns: Vec<_> =
                counts.iter().map(|(turn, count)| json!({ "turn": turn, "count": count })).collect();
            let seconds = begun.elapsed().as_secs_f64();
            return json(
                out,
                &json!({ "game": game, "depth": depth, "total": total, "turns": turns, "seconds": seconds }),
            );
        }
        let mut rows: Vec<_> =
            counts.into_iter().map(|(turn, count)| vec![turn, texts.number(count)]).collect();
        rows.push(vec![texts.get("report-total"), texts.number(total)]);
        for line in aligned(texts, &rows) {
            writeln!(out, "{line}")?;
        }
        return Ok(());
    }
    let mut counts = Vec::new();
    if !as_json {
        writeln!(out, "{}", texts.get("perft-heading"))?;
    }
    for depth in 1..=depth {
        let begun = Instant::now();
        let count = table.measured().perft(depth);
        let time = begun.elapsed();
        counts.push(json!({ "depth": depth, "count": count, "seconds": time.as_secs_f64() }));
        if !as_json {
            let speed = texts.with("report-per-second", &[("n", per_second(count, time).into())]);
            let row = [texts.number(depth.into()), texts.number(count), seconds(texts, time), speed];
            let line = format!("{:>5}  {:>18}  {:>12}  {}", row[0], row[1], row[2], row[3]);
            writeln!(out, "{}", texts.code(&line))?;
            out.flush()?;
        }
    }
    if as_json { json(out, &json!({ "game": game, "counts": counts })) } else { Ok(()) }
}
