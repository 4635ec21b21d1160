//! `teahouse show` and `teahouse replay`: the board of a record at any turn.

use super::json;
use crate::choice::{self, GameArgs};
use crate::commands::Out;
use crate::failure::Failure;
use crate::texts::Texts;
use crate::{draw, files};
use anstyle::Style;
use clap::Args;
use rules::record::Record;
use rules::table::AnyGame;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// The arguments of `teahouse show`.
#[derive(Args)]
#[command(after_help = "\
teahouse show game.txt
teahouse show game.txt --turn 12
teahouse show - --json < game.txt")]
pub struct Show {
    #[arg(value_name = "file-or-game")]
    file_or_game: PathBuf,
    #[command(flatten)]
    kind: GameArgs,
    #[arg(short, long, value_name = "n")]
    turn: Option<u32>,
    #[arg(long, value_name = "text")]
    position: Option<String>,
    #[arg(long)]
    json: bool,
}

/// The arguments of `teahouse replay`.
#[derive(Args)]
#[command(after_help = "teahouse replay game.txt\nteahouse replay game.txt --from 20 --to 30")]
pub struct Replay {
    #[arg(value_name = "file")]
    file: PathBuf,
    #[arg(long, value_name = "n")]
    from: Option<u32>,
    #[arg(long, value_name = "n")]
    to: Option<u32>,
    #[arg(long)]
    json: bool,
}

impl Show {
    pub fn run(&self, texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
        let (table, record) = match game_name(&self.file_or_game, self.position.as_deref()) {
            Some(name) => {
                let setup = self.kind.setup(texts, &name, None)?;
                (choice::open(texts, setup, self.position.as_deref())?, None)
            }
            None => {
                let record = read(texts, &self.file_or_game)?;
                (at_turn(texts, &record, self.turn)?, Some(record))
            }
        };
        if self.json {
            return json(out, &data(&*table));
        }
        if let Some(record) = record {
            heading(texts, &record, out)?;
        }
        write!(out, "{}", draw::whole(texts, &table.view()))?;
        let position = texts.code(&table.position()).into_owned();
        writeln!(out, "{}", texts.with("show-position", &[("text", position.into())]))?;
        Ok(())
    }
}

impl Replay {
    /// Prints the boards of a record, entry by entry.
    pub fn run(&self, texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
        let record = read(texts, &self.file)?;
        let from = self.from.unwrap_or(0) as usize;
        let to = self.to.map_or(usize::MAX, |to| to as usize);
        let mut table = start(&record)?;
        let game = table.setup().info().id;
        if !self.json {
            heading(texts, &record, out)?;
        }
        let bold = Style::new().bold();
        let mut entries = record.entries();
        for number in 0..=to {
            if number > 0 {
                let Some(entry) = entries.next() else { break };
                table.read_entry(entry).map_err(|why| Failure::Said(game, in_entry(why, number)))?;
            }
            if number < from {
                continue;
            }
            if self.json {
                json(out, &data(&*table))?;
                continue;
            }
            let entry = table
                .view()
                .last
                .map_or_else(|| texts.get("replay-start"), |last| texts.code(&last.entry).into_owned());
            let heading = texts.with("replay-heading", &[("n", number.into()), ("entry", entry.into())]);
            writeln!(out, "{bold}{heading}{bold:#}")?;
            writeln!(out, "{}", draw::whole(texts, &table.view()))?;
        }
        Ok(())
    }
}

/// The name of the game, if `FILE or GAME` means one and not a file. With a position it can only be meant as a game.
pub fn game_name(name: &Path, position: Option<&str>) -> Option<String> {
    let known = name.to_str().and_then(rules::game_info).is_some();
    (position.is_some() || known && !name.exists()).then(|| files::shown(name))
}

/// Reads a record and checks its form.
pub fn read(texts: &Texts, path: &Path) -> Result<Record, Failure> {
    let text = files::read_text(path, texts)?;
    rules::garden_gate::read(&text).map_err(|message| Failure::Said("", message))
}

/// The table that a record begins at.
fn start(record: &Record) -> Result<Box<dyn AnyGame>, Failure> {
    let said = |message| Failure::Said("", message);
    let setup = record.setup().map_err(said)?;
    setup.open(record.tag("start")).map_err(said)
}

/// The game after a number of entries; the whole record must be valid.
fn at_turn(texts: &Texts, record: &Record, turn: Option<u32>) -> Result<Box<dyn AnyGame>, Failure> {
    let whole = record
        .open()
        .map_err(|message| Failure::Said(record.setup().map_or("", |setup| setup.info().id), message))?;
    let Some(turn) = turn else { return Ok(whole) };
    let most = record.entries().count();
    if turn as usize > most {
        let args = [("turn", turn.into()), ("most", most.into())];
        return Err(Failure::Failed(texts.with("error-no-turn", &args)));
    }
    let mut table = start(record)?;
    for entry in record.entries().take(turn as usize) {
        table.read_entry(entry).map_err(|message| Failure::Said("", message))?;
    }
    Ok(table)
}

fn in_entry(why: rules::message::Message, number: usize) -> rules::message::Message {
    let turn = ("turn", rules::message::Arg::Number(number as i64));
    rules::message::Message { args: [vec![turn], why.args].concat(), ..why }
}

/// The game, the players and the date.
fn heading(texts: &Texts, record: &Record, out: &mut Out<'_>) -> Result<(), Failure> {
    let setup = record.setup().map_err(|message| Failure::Said("", message))?;
    let bold = Style::new().bold();
    let game = setup.info().id;
    let title = texts.get(&format!("game-{game}"));
    writeln!(out, "{bold}{title}{bold:#}  {}", texts.code(&setup.summary()))?;
    for letter in (setup.info().letters)(setup.seats).chars() {
        if let Some(player) = record.tag(&format!("player {letter}")) {
            writeln!(out, "{}: {}", texts.seat(game, letter), texts.isolate(player))?;
        }
    }
    if let Some(date) = record.tag("date") {
        writeln!(out, "{}", texts.with("show-date", &[("date", texts.code(date).into_owned().into())]))?;
    }
    writeln!(out)?;
    Ok(())
}

fn data(table: &dyn AnyGame) -> Value {
    json!({ "view": table.view(), "position": table.position(), "entries": table.entries() })
}
