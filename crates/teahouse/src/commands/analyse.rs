//! `teahouse analyse`: what the engine thinks of a position, or of every turn of a record.

use super::{aligned, json, show};
use crate::cli::Out;
use crate::failure::Failure;
use crate::texts::Texts;
use crate::{choice, files};
use clap::ArgMatches;
use engine::limits::Limits;
use engine::score::Score;
use engine::think::{Ask, Report, Thinker};
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
/// No evaluation counts for more when losses are measured in hundredths.
const MOST: i32 = 3_000;
/// From how much of a point on a turn gets each mark.
const MARKS: [(f64, &str); 3] = [(0.20, "??"), (0.10, "?"), (0.05, "?!")];

/// A turn as it was played, and what the engine thinks of it.
struct Judged {
    number: usize,
    entry: String,
    seat: usize,
    played: Score,
    best: Report,
    same: bool,
    /// How much less of a point the turn promised than the best, by what scores mean in this game.
    points: f64,
}

impl Judged {
    /// How much worse the turn was than the best, in hundredths.
    fn loss(&self) -> i32 {
        let bounded = |score: Score| score.0.clamp(-MOST, MOST);
        if self.same { 0 } else { (bounded(self.best.score) - bounded(self.played)).max(0) }
    }

    fn mark(&self) -> &'static str {
        MARKS.iter().find(|(least, _)| self.points >= *least).map_or("", |(_, mark)| mark)
    }
}

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

fn mind(table: &dyn Table) -> Result<Box<dyn Thinker>, Failure> {
    engine::bot::thinker(table.setup().info().id, MEMORY).ok_or(Failure::Reported)
}

/// Thinks, and gives the lines that the last whole depth found, the best first.
fn think(mind: &mut dyn Thinker, table: &dyn Table, ask: &Ask, tell: &mut dyn FnMut(&Report)) -> Vec<Report> {
    let mut lines: Vec<Report> = Vec::new();
    let best = mind.think(table, ask, &AtomicBool::new(false), &mut |report| {
        if report.number == 1 {
            lines.clear();
        }
        lines.push(report.clone());
        tell(report);
    });
    if let Some(best) = best {
        if lines.is_empty() { lines.push(best) } else { lines[0] = best }
    }
    lines
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
    let lines = think(&mut *mind(table)?, table, &ask(matches), &mut |report| {
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
    let end = record.open().map_err(|message| Failure::Said("", message))?;
    let number = |name: &str, other: u32| matches.get_one::<u32>(name).copied().unwrap_or(other) as usize;
    let (from, to) = (number("from", 1), number("to", u32::MAX));
    let ask = ask(matches);
    let mut mind = mind(&*end)?;
    let setup = end.setup().clone();
    let said = |message| Failure::Said(setup.info().id, message);
    let mut table = (setup.info().open)(setup.clone(), record.tag("start")).map_err(said)?;
    let bar = ProgressBar::new(record.entries().count() as u64);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed} {msg}") {
        bar.set_style(style);
    }
    let mut judged = Vec::new();
    for (i, entry) in record.entries().enumerate() {
        let before = table.copy();
        table.read_entry(entry).map_err(said)?;
        let body = entry.split_once('.').map_or("", |(_, body)| body);
        let decided = table.turn() > before.turn() && body != "resign";
        if decided && (from..=to).contains(&(i + 1)) {
            bar.set_message(entry.to_string());
            judged.extend(judge(&mut *mind, &*before, &*table, (i + 1, entry, body), &ask));
        }
        bar.set_position(i as u64 + 1);
    }
    bar.finish_and_clear();
    report(texts, &*end, &judged, matches.get_flag("json"), out)
}

/// Judges one turn: the best there was, and the played one looked at as long.
fn judge(
    mind: &mut dyn Thinker,
    before: &dyn Table,
    after: &dyn Table,
    (number, entry, body): (usize, &str, &str),
    ask: &Ask,
) -> Option<Judged> {
    let best = think(mind, before, ask, &mut |_| {}).into_iter().next()?;
    let same = best.turns.first().is_some_and(|turn| turn == body);
    let seat = before.seat();
    let played = if same {
        best.score
    } else if let Some(outcome) = after.outcome() {
        match (outcome.is_draw(), outcome.winner.contains(seat)) {
            (true, _) => Score::DRAW,
            (false, true) => Score::win_in(1),
            (false, false) => Score::loss_in(1),
        }
    } else {
        let only = Ask { only: vec![body.to_string()], lines: 1, ..ask.clone() };
        think(mind, before, &only, &mut |_| {}).into_iter().next()?.score
    };
    let points = if same { 0.0 } else { (mind.chance(best.score) - mind.chance(played)).max(0.0) };
    Some(Judged { number, entry: entry.to_string(), seat: seat.index(), played, best, same, points })
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

fn line_data(line: &Report) -> Value {
    json!({
        "score": score_data(line.score),
        "depth": line.depth,
        "nodes": line.nodes,
        "seconds": line.elapsed.as_secs_f64(),
        "turns": line.turns,
    })
}

/// What a player's turns came to.
#[derive(Default)]
struct Account {
    turns: u64,
    loss: f64,
    points: f64,
    marks: [u64; 3],
}

fn accounts(seats: usize, judged: &[Judged]) -> Vec<Account> {
    let mut accounts: Vec<Account> = (0..seats).map(|_| Account::default()).collect();
    for turn in judged {
        let account = &mut accounts[turn.seat];
        account.turns += 1;
        account.loss += f64::from(turn.loss());
        account.points += turn.points;
        if let Some(mark) = MARKS.iter().position(|(_, mark)| *mark == turn.mark()) {
            account.marks[mark] += 1;
        }
    }
    accounts
}

fn report(
    texts: &Texts,
    end: &dyn Table,
    judged: &[Judged],
    as_json: bool,
    out: &mut Out<'_>,
) -> Result<(), Failure> {
    let setup = end.setup();
    let letters: Vec<char> = (setup.info().letters)(setup.seats).chars().collect();
    let accounts = accounts(letters.len(), judged);
    let mean = |sum: f64, turns: u64| sum / turns.max(1) as f64;
    if as_json {
        let turns = judged.iter().map(|turn| {
            json!({
                "number": turn.number,
                "entry": turn.entry,
                "seat": letters[turn.seat].to_string(),
                "score": score_data(turn.played),
                "best": line_data(&turn.best),
                "loss": turn.loss(),
                "points_lost": turn.points,
                "mark": turn.mark(),
            })
        });
        let players = letters.iter().zip(&accounts).map(|(letter, account)| {
            json!({
                "seat": letter.to_string(),
                "turns": account.turns,
                "mean_loss": mean(account.loss, account.turns),
                "points_kept": 1.0 - mean(account.points, account.turns),
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
    for turn in judged {
        let loss = if turn.loss() == 0 {
            String::new()
        } else {
            texts.with("report-number", &[("n", places(f64::from(turn.loss()) / 100.0, 2))])
        };
        let better =
            if turn.same { String::new() } else { turn.best.turns.first().cloned().unwrap_or_default() };
        let entry = format!("{}{}", turn.entry, turn.mark());
        rows.push(vec![entry, shown(texts, turn.played), loss, better]);
    }
    for line in aligned(texts, &rows) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    for (letter, account) in letters.iter().zip(&accounts) {
        let args = [
            ("seat", texts.seat(setup.info().id, *letter).into()),
            ("turns", account.turns.into()),
            ("loss", places(mean(account.loss, account.turns) / 100.0, 2)),
            ("kept", places(100.0 - 100.0 * mean(account.points, account.turns), 1)),
            ("blunders", account.marks[0].into()),
            ("mistakes", account.marks[1].into()),
            ("doubtful", account.marks[2].into()),
        ];
        writeln!(out, "{}", texts.with("analyse-player", &args))?;
    }
    Ok(())
}
