//! `lab perft`: counts sequences of whole turns.

use crate::choice::{GameArgs, play_turns, refused};
use crate::report::{json, per_second, seconds, table};
use crate::{Error, line};
use clap::{Args, value_parser};
use rules::table::AnyGame;
use serde_json::json;
use std::time::Instant;

/// What was asked for.
#[derive(Args)]
#[command(after_help = "\
lab perft halma -d 5
lab perft street -d 2 --divide
lab perft skud -d 3 --preset garden-gate \\
    --turns \"0H.R,W,K,B;0G.R,W,K,B;1G.R3(0,-8);1H.R3(0,8)\"")]
pub struct Asked {
    /// The game
    game: String,
    #[command(flatten)]
    kind: GameArgs,
    /// How many whole turns deep
    #[arg(short, long, value_parser = value_parser!(u32).range(1..=99))]
    depth: u32,
    /// Count each first turn apart
    #[arg(long)]
    divide: bool,
    /// Begin from a position in one line
    #[arg(long)]
    position: Option<String>,
    /// Begin after these entries, as `entry;entry;…`
    #[arg(long)]
    turns: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Counts to a depth, or for each first turn. A bonus is part of its turn; Street's claims are not counted.
pub fn run(asked: &Asked) -> Result<(), Error> {
    let setup = asked.kind.setup(&asked.game, None)?;
    let mut table = setup.open(asked.position.as_deref()).map_err(refused)?;
    play_turns(&mut *table, asked.turns.as_deref().unwrap_or_default()).map_err(refused)?;
    if asked.divide { divided(asked, &*table) } else { counted(asked, &*table) }
}

fn counted(asked: &Asked, game: &dyn AnyGame) -> Result<(), Error> {
    let mut counts = Vec::new();
    if !asked.json {
        line!("depth         whole turns          time  speed");
    }
    for depth in 1..=asked.depth {
        let begun = Instant::now();
        let count = game.stats().perft(depth);
        let time = begun.elapsed();
        counts.push(json!({ "depth": depth, "count": count, "seconds": time.as_secs_f64() }));
        if !asked.json {
            let (took, speed) = (seconds(time), per_second(count, time));
            line!("{depth:>5}  {count:>18}  {took:>12}  {speed} per second");
        }
    }
    if asked.json { json(&json!({ "game": game.setup().info().id, "counts": counts })) } else { Ok(()) }
}

fn divided(asked: &Asked, game: &dyn AnyGame) -> Result<(), Error> {
    let begun = Instant::now();
    let counts = game.stats().divide(asked.depth);
    let total: u64 = counts.iter().map(|(_, count)| count).sum();
    if asked.json {
        let turns: Vec<_> =
            counts.iter().map(|(turn, count)| json!({ "turn": turn, "count": count })).collect();
        return json(&json!({
            "game": game.setup().info().id,
            "depth": asked.depth,
            "total": total,
            "turns": turns,
            "seconds": begun.elapsed().as_secs_f64(),
        }));
    }
    let mut rows: Vec<_> = counts.into_iter().map(|(turn, count)| vec![turn, count.to_string()]).collect();
    rows.push(vec!["total".to_string(), total.to_string()]);
    table(&rows)
}
