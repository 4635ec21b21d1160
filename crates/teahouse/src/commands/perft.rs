//! `teahouse perft`: how many sequences of whole turns there are.

use super::{aligned, json, per_second, seconds};
use crate::choice::{self, GameArgs};
use crate::commands::Out;
use crate::failure::Failure;
use crate::texts::Texts;
use clap::{Args, value_parser};
use rules::table::AnyGame;
use serde_json::json;
use std::time::Instant;

/// The arguments of `teahouse perft`.
#[derive(Args)]
#[command(after_help = "\
teahouse perft halma -d 5
teahouse perft street -d 2 --divide
teahouse perft skud -d 3 --preset garden-gate \\
    --turns \"0H.R,W,K,B;0G.R,W,K,B;1G.R3(0,-8);1H.R3(0,8)\"")]
pub struct Perft {
    #[arg(value_name = "game")]
    game: String,
    #[command(flatten)]
    kind: GameArgs,
    #[arg(short, long, value_name = "n", value_parser = value_parser!(u32).range(1..=99))]
    depth: u32,
    #[arg(long)]
    divide: bool,
    #[arg(long, value_name = "text")]
    position: Option<String>,
    #[arg(long, value_name = "entries")]
    turns: Option<String>,
    #[arg(long)]
    json: bool,
}

impl Perft {
    /// Counts to a depth, or for each first turn.
    pub fn run(&self, texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
        let setup = self.kind.setup(texts, &self.game, None)?;
        let mut table = choice::open(texts, setup, self.position.as_deref())?;
        if let Some(turns) = &self.turns {
            choice::play_turns(&mut *table, turns)?;
        }
        if self.divide { self.divided(texts, &*table, out) } else { self.counted(texts, &*table, out) }
    }

    /// The count of each depth.
    fn counted(&self, texts: &Texts, table: &dyn AnyGame, out: &mut Out<'_>) -> Result<(), Failure> {
        let game = table.setup().info().id;
        let mut counts = Vec::new();
        if !self.json {
            writeln!(out, "{}", texts.get("perft-heading"))?;
        }
        for depth in 1..=self.depth {
            let begun = Instant::now();
            let count = table.stats().perft(depth);
            let time = begun.elapsed();
            counts.push(json!({ "depth": depth, "count": count, "seconds": time.as_secs_f64() }));
            if !self.json {
                let speed = texts.with("report-per-second", &[("n", per_second(count, time).into())]);
                let row = [texts.number(depth.into()), texts.number(count), seconds(texts, time), speed];
                let line = format!("{:>5}  {:>18}  {:>12}  {}", row[0], row[1], row[2], row[3]);
                writeln!(out, "{}", texts.code(&line))?;
                out.flush()?;
            }
        }
        if self.json { json(out, &json!({ "game": game, "counts": counts })) } else { Ok(()) }
    }

    /// The count behind each first turn.
    fn divided(&self, texts: &Texts, table: &dyn AnyGame, out: &mut Out<'_>) -> Result<(), Failure> {
        let (game, depth) = (table.setup().info().id, self.depth);
        let begun = Instant::now();
        let counts = table.stats().divide(depth);
        let total: u64 = counts.iter().map(|(_, count)| count).sum();
        if self.json {
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
        Ok(())
    }
}
