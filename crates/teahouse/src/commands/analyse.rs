//! `teahouse analyse`: the engine's judgement of a position, or of every turn of a record.

use super::{aligned, decimal, json, limit, show, threads};
use crate::choice::{self, GameArgs};
use crate::commands::Out;
use crate::failure::Failure;
use crate::net::Judge;
use crate::texts::Texts;
use clap::{Args, value_parser};
use engine::attribution::Attribution;
use engine::limits::Limits;
use engine::review::{Judgement, Mark, Position, Review};
use engine::score::Score;
use engine::searcher::{SearchRequest, Searcher, Variation};
use indicatif::{ProgressBar, ProgressStyle};
use rules::record::Record;
use rules::table::AnyGame;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// The default thinking time for a position.
const TIME: Duration = Duration::from_millis(500);
/// The transposition table, in MiB.
const MEMORY: usize = 64;

/// The arguments of `teahouse analyse`.
#[derive(Args)]
#[command(after_help = "\
teahouse analyse game.txt --time 200
teahouse analyse game.txt --from 10 --to 20 --depth 5 --json
teahouse analyse skud --why --position \"turn 9G | 4,1:GR4 4,5:GR5 -3,2:HW3 | G 2xR4 2xR5 L | H 2xW3 O\"
teahouse analyse halma --lines 3 --turns \"c2-c3;h8-f6\"")]
pub struct Analyse {
    #[arg(value_name = "file-or-game")]
    file_or_game: PathBuf,
    #[command(flatten)]
    kind: GameArgs,
    #[arg(long, value_name = "text")]
    position: Option<String>,
    #[arg(long, value_name = "entries")]
    turns: Option<String>,
    #[arg(long, value_name = "ms", value_parser = limit())]
    time: Option<u64>,
    #[arg(short, long, value_name = "n", value_parser = value_parser!(u32).range(1..=99))]
    depth: Option<u32>,
    #[arg(long, value_name = "n", value_parser = limit())]
    nodes: Option<u64>,
    #[arg(long, value_name = "n", default_value_t = 1, value_parser = value_parser!(u16).range(1..=64))]
    lines: u16,
    #[arg(long, value_name = "file")]
    net: Option<String>,
    #[arg(long, value_name = "n", default_value_t = 1, value_parser = threads())]
    threads: u16,
    #[arg(long, value_name = "n")]
    from: Option<u32>,
    #[arg(long, value_name = "n")]
    to: Option<u32>,
    #[arg(long)]
    why: bool,
    #[arg(long)]
    json: bool,
}

impl Analyse {
    /// Analyses a position or a record.
    pub fn run(&self, texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
        let Some(name) = show::game_name(&self.file_or_game, self.position.as_deref()) else {
            if self.why {
                return Err(Failure::Failed(texts.get("analyse-why-record")));
            }
            return self.whole(texts, &show::read(texts, &self.file_or_game)?, out);
        };
        let setup = self.kind.setup(texts, &name, None)?;
        let mut table = choice::open(texts, setup, self.position.as_deref())?;
        if let Some(turns) = &self.turns {
            choice::play_turns(&mut *table, turns)?;
        }
        self.one(texts, &*table, out)
    }

    fn request(&self) -> SearchRequest {
        let mut limits = match self.time {
            Some(time) => Limits::time(Duration::from_millis(time)),
            None if self.depth.is_none() && self.nodes.is_none() => Limits::time(TIME),
            None => Limits::default(),
        };
        (limits.depth, limits.nodes) = (self.depth.map(|depth| depth as i32), self.nodes);
        SearchRequest {
            limits,
            lines: self.lines.into(),
            threads: self.threads.into(),
            ..SearchRequest::default()
        }
    }

    fn engine(&self, texts: &Texts, table: &dyn AnyGame) -> Result<Box<dyn Searcher>, Failure> {
        let mut engine = engine::games::searcher(table.setup().info().id, MEMORY).ok_or(Failure::Reported)?;
        if let Some(said) = &self.net {
            Judge::read(texts, said)?.apply(texts, &mut *engine)?;
        }
        Ok(engine)
    }

    fn one(&self, texts: &Texts, table: &dyn AnyGame, out: &mut Out<'_>) -> Result<(), Failure> {
        if table.outcome().is_some() || table.pending() {
            return Err(Failure::Failed(texts.get(if table.pending() {
                "engine-pending"
            } else {
                "phase-over"
            })));
        }
        let bar = ProgressBar::new_spinner();
        bar.enable_steady_tick(Duration::from_millis(100));
        let mut engine = self.engine(texts, table)?;
        let lines = think(&mut *engine, table, &self.request(), &mut |report| {
            bar.set_message(format!("{} {} {}", report.depth, report.score, report.turns.join(" ")));
        });
        bar.finish_and_clear();
        let letter = table.setup().letter(table.seat());
        let shares = if self.why { engine.attribute(table) } else { Vec::new() };
        if self.json {
            let list: Vec<Value> = lines.iter().map(line_data).collect();
            let mut answer = json!({
                "game": table.setup().info().id,
                "options": table.setup().summary(),
                "position": table.position(),
                "to_move": letter.to_string(),
                "lines": list,
            });
            if self.why {
                answer["why"] = shares.iter().map(share_data).collect();
            }
            return json(out, &answer);
        }
        let (game, first) = (table.setup().info().id, lines.first());
        let args = [
            ("seat", texts.seat(game, letter).into()),
            ("depth", first.map_or(0, |line| line.depth).into()),
            ("nodes", first.map_or(0, |line| line.nodes).into()),
            ("time", super::seconds(texts, first.map_or(Duration::ZERO, |line| line.elapsed)).into()),
        ];
        writeln!(out, "{}", texts.with("analyse-heading", &args))?;
        let chance =
            |score| texts.with("analyse-chance", &[("percent", decimal(100.0 * engine.chance(score), 0))]);
        let rows: Vec<Vec<String>> =
            lines.iter().map(|line| vec![shown(texts, line.score), chance(line.score)]).collect();
        for (score, line) in aligned(texts, &rows).iter().zip(&lines) {
            writeln!(out, "{score}   {}", texts.code(&line.turns.join("  ")))?;
        }
        if self.why { explain(texts, table, &shares, out) } else { Ok(()) }
    }

    /// A whole record, or some of its turns.
    fn whole(&self, texts: &Texts, record: &Record, out: &mut Out<'_>) -> Result<(), Failure> {
        // The record must be valid as a whole before any time is spent on it.
        let mut review = Review::of(record).map_err(|message| Failure::Said("", message))?;
        let (from, to) = (self.from.unwrap_or(1) as usize, self.to.unwrap_or(u32::MAX) as usize);
        let request = self.request();
        let mut engine = self.engine(texts, review.table())?;
        let game = review.table().setup().info().id;
        let said = |message| Failure::Said(game, message);
        let bar = ProgressBar::new(record.entries().count() as u64);
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed} {msg}") {
            bar.set_style(style);
        }
        while let Some((number, entry)) = review.upcoming() {
            bar.set_message(entry.to_string());
            if (from..=to).contains(&number) {
                if review.advance(&mut *engine, &request).map_err(said)?.is_none() {
                    break;
                }
            } else {
                review.skip().map_err(said)?;
            }
            bar.set_position(number as u64);
        }
        bar.finish_and_clear();
        report(texts, &review, self.json, out)
    }
}

/// Searches, and returns the lines, best first.
fn think(
    engine: &mut dyn Searcher,
    table: &dyn AnyGame,
    request: &SearchRequest,
    on_info: &mut dyn FnMut(&Variation),
) -> Vec<Variation> {
    engine.think(table, request, &AtomicBool::new(false), on_info)
}

/// Prints the contribution of each piece.
fn explain(
    texts: &Texts,
    table: &dyn AnyGame,
    shares: &[Attribution],
    out: &mut Out<'_>,
) -> Result<(), Failure> {
    let game = table.setup().info().id;
    writeln!(out, "\n{}", texts.get("analyse-why"))?;
    let points = table.board_view().points;
    let name = |share: &Attribution| {
        points.iter().find(|point| point.at == share.at).map(|point| point.name.as_str())
    };
    let row = |share: &Attribution| {
        let worth = shown(texts, Score::estimate(share.hundredths));
        let (owner, kind) = (texts.seat(game, share.piece.owner), texts.tile(share.piece.kind));
        vec![worth, texts.code(name(share).unwrap_or_default()).into_owned(), owner, kind]
    };
    for line in aligned(texts, &shares.iter().map(row).collect::<Vec<_>>()) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn share_data(share: &Attribution) -> Value {
    let Attribution { at, piece, hundredths } = share;
    json!({ "at": at, "owner": piece.owner, "kind": piece.kind, "cp": hundredths })
}

/// A score for people: units, or the turns to the end.
fn shown(texts: &Texts, score: Score) -> String {
    match score.turns_to_end() {
        Some(turns) if score.0 > 0 => texts.with("analyse-win", &[("n", turns.into())]),
        Some(turns) => texts.with("analyse-loss", &[("n", (-turns).into())]),
        None => {
            let text = texts.with("report-number", &[("n", decimal(f64::from(score.0) / 100.0, 2))]);
            texts.code(&if score.0 > 0 { format!("+{text}") } else { text }).into_owned()
        }
    }
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

/// The entry of a position, as it is in the record.
fn entry(at: &Position) -> &str {
    at.entry.as_deref().unwrap_or_default()
}

fn sign(turn: &Judgement) -> &'static str {
    turn.mark().map_or("", Mark::sign)
}

/// The letters of the seats, in turn order.
fn letters(review: &Review) -> Vec<char> {
    let setup = review.table().setup();
    (setup.info().letters)(setup.seats).chars().collect()
}

/// The turns that were judged.
fn judged(review: &Review) -> impl Iterator<Item = (&Position, &Judgement)> {
    review.positions().iter().filter_map(|at| Some((at, at.turn.as_ref()?)))
}

/// The review for programs.
fn data(review: &Review) -> Value {
    let (setup, letters) = (review.table().setup(), letters(review));
    let accounts = review.accounts();
    let turns = judged(review).map(|(at, turn)| {
        json!({
            "number": at.number,
            "entry": entry(at),
            "seat": letters[at.seat.index()].to_string(),
            "score": score_data(turn.score),
            "best": line_data(&at.best),
            "loss": turn.loss,
            "points_lost": turn.lost,
            "mark": sign(turn),
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
    json!({
        "game": setup.info().id,
        "options": setup.summary(),
        "turns": turns.collect::<Vec<_>>(),
        "players": players.collect::<Vec<_>>(),
    })
}

fn report(texts: &Texts, review: &Review, as_json: bool, out: &mut Out<'_>) -> Result<(), Failure> {
    if as_json {
        return json(out, &data(review));
    }
    let game = review.table().setup().info().id;
    let mut rows =
        vec![["turn", "score", "lost", "better"].map(|key| texts.get(&format!("analyse-{key}"))).to_vec()];
    for (at, turn) in judged(review) {
        let loss = if turn.loss == 0 {
            String::new()
        } else {
            texts.with("report-number", &[("n", decimal(f64::from(turn.loss) / 100.0, 2))])
        };
        let better = at.best.turns.first().filter(|_| !turn.is_best).cloned().unwrap_or_default();
        let entry = format!("{}{}", entry(at), sign(turn));
        rows.push(vec![entry, shown(texts, turn.score), loss, better]);
    }
    for line in aligned(texts, &rows) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    for (letter, account) in letters(review).iter().zip(review.accounts()) {
        let args = [
            ("seat", texts.seat(game, *letter).into()),
            ("turns", account.turns.into()),
            ("loss", decimal(account.mean_loss / 100.0, 2)),
            ("kept", decimal(100.0 - 100.0 * account.mean_lost, 1)),
            ("blunders", account.marks[0].into()),
            ("mistakes", account.marks[1].into()),
            ("doubtful", account.marks[2].into()),
        ];
        writeln!(out, "{}", texts.with("analyse-player", &args))?;
    }
    Ok(())
}
