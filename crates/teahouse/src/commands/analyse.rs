//! `teahouse analyse`: what the engine thinks of a position, or of every turn of a record.

use super::{aligned, json, show};
use crate::cli::Out;
use crate::failure::Failure;
use crate::net::Judge;
use crate::texts::Texts;
use crate::{choice, files};
use clap::ArgMatches;
use engine::limits::Limits;
use engine::review::{Judgement, Mark, Position, Review};
use engine::score::Score;
use engine::think::{Ask, Thinker, Variation};
use fluent_bundle::FluentValue;
use indicatif::{ProgressBar, ProgressStyle};
use rules::record::Record;
use rules::table::Table;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// How long a position is thought about if nothing is said.
const TIME: Duration = Duration::from_millis(500);
/// What positions are remembered in, in MiB.
const MEMORY: usize = 64;

/// Analyses a position or a record.
pub fn run(texts: &Texts, matches: &ArgMatches, out: &mut Out<'_>) -> Result<(), Failure> {
    let name = matches.get_one::<PathBuf>("file-or-game").cloned().unwrap_or_default();
    let position = matches.get_one::<String>("position").map(String::as_str);
    let game = name.to_str().and_then(rules::game_info).filter(|_| position.is_some() || !name.exists());
    match (game, position) {
        (Some(info), _) => {
            let setup = choice::setup_of(texts, info, matches, None)?;
            let mut table = choice::open(texts, setup, position)?;
            if let Some(turns) = matches.get_one::<String>("turns") {
                choice::play_turns(&mut *table, turns)?;
            }
            one(texts, &*table, matches, out)
        }
        (None, Some(_)) => Err(choice::info(texts, &files::shown(&name)).err().unwrap_or(Failure::Reported)),
        (None, None) => whole(texts, &show::read(texts, &name)?, matches, out),
    }
}

fn ask(matches: &ArgMatches) -> Ask {
    let number = |name: &str| matches.get_one::<u64>(name).copied();
    let depth = matches.get_one::<u32>("depth").map(|depth| *depth as i32);
    let mut limits = match number("time") {
        Some(time) => Limits::time(Duration::from_millis(time)),
        None if depth.is_none() && number("nodes").is_none() => Limits::time(TIME),
        None => Limits::default(),
    };
    (limits.depth, limits.nodes) = (depth, number("nodes"));
    let lines = matches.get_one::<u16>("lines").map_or(1, |lines| usize::from(*lines));
    let threads = matches.get_one::<u16>("threads").map_or(1, |threads| usize::from(*threads));
    Ask { limits, lines, threads, ..Ask::default() }
}

fn mind(texts: &Texts, table: &dyn Table, matches: &ArgMatches) -> Result<Box<dyn Thinker>, Failure> {
    let mut mind = engine::bot::thinker(table.setup().info().id, MEMORY).ok_or(Failure::Reported)?;
    if let Some(said) = matches.get_one::<String>("net") {
        Judge::read(texts, said)?.apply(texts, &mut *mind)?;
    }
    Ok(mind)
}

/// Thinks, and gives the lines, best first.
fn think(
    mind: &mut dyn Thinker,
    table: &dyn Table,
    ask: &Ask,
    tell: &mut dyn FnMut(&Variation),
) -> Vec<Variation> {
    mind.think(table, ask, &AtomicBool::new(false), tell)
}

/// A position.
fn one(texts: &Texts, table: &dyn Table, matches: &ArgMatches, out: &mut Out<'_>) -> Result<(), Failure> {
    if table.outcome().is_some() || table.pending() {
        return Err(Failure::Failed(texts.get(if table.pending() {
            "engine-pending"
        } else {
            "phase-over"
        })));
    }
    let bar = ProgressBar::new_spinner();
    bar.enable_steady_tick(Duration::from_millis(100));
    let lines = think(&mut *mind(texts, table, matches)?, table, &ask(matches), &mut |report| {
        bar.set_message(format!("{} {} {}", report.depth, report.score, report.turns.join(" ")));
    });
    bar.finish_and_clear();
    let letter = table.setup().letter(table.seat());
    if matches.get_flag("json") {
        let list: Vec<Value> = lines.iter().map(line_data).collect();
        return json(
            out,
            &json!({
                "game": table.setup().info().id,
                "options": table.setup().summary(),
                "position": table.position(),
                "to_move": letter.to_string(),
                "lines": list,
            }),
        );
    }
    let (game, first) = (table.setup().info().id, lines.first());
    let args = [
        ("seat", texts.seat(game, letter).into()),
        ("depth", first.map_or(0, |line| line.depth).into()),
        ("nodes", first.map_or(0, |line| line.nodes).into()),
        ("time", super::seconds(texts, first.map_or(Duration::ZERO, |line| line.elapsed)).into()),
    ];
    writeln!(out, "{}", texts.with("analyse-heading", &args))?;
    let rows: Vec<Vec<String>> = lines.iter().map(|line| vec![shown(texts, line.score)]).collect();
    for (score, line) in aligned(texts, &rows).iter().zip(&lines) {
        writeln!(out, "{score}   {}", texts.code(&line.turns.join("  ")))?;
    }
    Ok(())
}

/// A whole record, or some of its turns.
fn whole(texts: &Texts, record: &Record, matches: &ArgMatches, out: &mut Out<'_>) -> Result<(), Failure> {
    // The whole record must hold what it says, before any time is spent on it.
    let mut review = Review::of(record).map_err(|message| Failure::Said("", message))?;
    let number = |name: &str, other: u32| matches.get_one::<u32>(name).copied().unwrap_or(other) as usize;
    let (from, to) = (number("from", 1), number("to", u32::MAX));
    let ask = ask(matches);
    let mut mind = mind(texts, review.table(), matches)?;
    let game = review.table().setup().info().id;
    let said = |message| Failure::Said(game, message);
    let bar = ProgressBar::new(record.entries().count() as u64);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed} {msg}") {
        bar.set_style(style);
    }
    while let Some((number, entry)) = review.upcoming() {
        bar.set_message(entry.to_string());
        if (from..=to).contains(&number) {
            if review.advance(&mut *mind, &ask).map_err(said)?.is_none() {
                break;
            }
        } else {
            review.skip().map_err(said)?;
        }
        bar.set_position(number as u64);
    }
    bar.finish_and_clear();
    report(texts, &review, matches.get_flag("json"), out)
}

/// A score as people read it: units, or the turns to the end.
fn shown(texts: &Texts, score: Score) -> String {
    match score.turns_to_end() {
        Some(turns) if score.0 > 0 => texts.with("analyse-win", &[("n", turns.into())]),
        Some(turns) => texts.with("analyse-loss", &[("n", (-turns).into())]),
        None => {
            let text = texts.with("report-number", &[("n", places(f64::from(score.0) / 100.0, 2))]);
            texts.code(&if score.0 > 0 { format!("+{text}") } else { text }).into_owned()
        }
    }
}

fn places(value: f64, places: usize) -> FluentValue<'static> {
    let mut number = fluent_bundle::types::FluentNumber::from(value);
    number.options.minimum_fraction_digits = Some(places);
    FluentValue::Number(number)
}

fn score_data(score: Score) -> Value {
    match score.turns_to_end() {
        Some(turns) if score.0 > 0 => json!({ "win": turns }),
        Some(turns) => json!({ "loss": -turns }),
        None => json!({ "cp": score.0 }),
    }
}

fn line_data(line: &Variation) -> Value {
    json!({
        "score": score_data(line.score),
        "depth": line.depth,
        "nodes": line.nodes,
        "seconds": line.elapsed.as_secs_f64(),
        "turns": line.turns,
    })
}

fn report(texts: &Texts, review: &Review, as_json: bool, out: &mut Out<'_>) -> Result<(), Failure> {
    let setup = review.table().setup();
    let letters: Vec<char> = (setup.info().letters)(setup.seats).chars().collect();
    let accounts = review.accounts();
    let judged: Vec<_> = review.positions().iter().filter_map(|at| Some((at, at.turn.as_ref()?))).collect();
    let entry = |at: &Position| at.entry.clone().unwrap_or_default();
    let mark = |turn: &Judgement| turn.mark().map_or("", Mark::sign);
    if as_json {
        let turns = judged.iter().map(|(at, turn)| {
            json!({
                "number": at.number,
                "entry": entry(at),
                "seat": letters[at.seat.index()].to_string(),
                "score": score_data(turn.score),
                "best": line_data(&at.best),
                "loss": turn.loss,
                "points_lost": turn.lost,
                "mark": mark(turn),
            })
        });
        let players = letters.iter().zip(&accounts).map(|(letter, account)| {
            json!({
                "seat": letter.to_string(),
                "turns": account.turns,
                "mean_loss": account.mean_loss,
                "points_kept": 1.0 - account.mean_lost,
                "blunders": account.marks[0],
                "mistakes": account.marks[1],
                "doubtful": account.marks[2],
            })
        });
        return json(
            out,
            &json!({
                "game": setup.info().id,
                "options": setup.summary(),
                "turns": turns.collect::<Vec<_>>(),
                "players": players.collect::<Vec<_>>(),
            }),
        );
    }
    let mut rows =
        vec![["turn", "score", "lost", "better"].map(|key| texts.get(&format!("analyse-{key}"))).to_vec()];
    for (at, turn) in judged {
        let loss = if turn.loss == 0 {
            String::new()
        } else {
            texts.with("report-number", &[("n", places(f64::from(turn.loss) / 100.0, 2))])
        };
        let better = at.best.turns.first().filter(|_| !turn.is_best).cloned().unwrap_or_default();
        let entry = format!("{}{}", entry(at), mark(turn));
        rows.push(vec![entry, shown(texts, turn.score), loss, better]);
    }
    for line in aligned(texts, &rows) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    for (letter, account) in letters.iter().zip(&accounts) {
        let args = [
            ("seat", texts.seat(setup.info().id, *letter).into()),
            ("turns", account.turns.into()),
            ("loss", places(account.mean_loss / 100.0, 2)),
            ("kept", places(100.0 - 100.0 * account.mean_lost, 1)),
            ("blunders", account.marks[0].into()),
            ("mistakes", account.marks[1].into()),
            ("doubtful", account.marks[2].into()),
        ];
        writeln!(out, "{}", texts.with("analyse-player", &args))?;
    }
    Ok(())
}
