//! `teahouse show` and `teahouse replay`: the board of a record at any turn.

use super::json;
use crate::cli::Out;
use crate::failure::Failure;
use crate::texts::Texts;
use crate::{choice, draw, files};
use anstyle::Style;
use clap::ArgMatches;
use rules::record::Record;
use rules::table::Table;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Prints one board.
pub fn show(texts: &Texts, matches: &ArgMatches, out: &mut Out<'_>) -> Result<(), Failure> {
    let name = path(matches, "file-or-game");
    let position = matches.get_one::<String>("position").map(String::as_str);
    let game = name.to_str().and_then(rules::game_info).filter(|_| position.is_some() || !name.exists());
    let (table, record) = match (game, position) {
        (Some(info), _) => {
            let setup = choice::setup_of(texts, info, matches, None)?;
            (choice::open(texts, setup, position)?, None)
        }
        // With a position the name can only be meant as a game.
        (None, Some(_)) => {
            return Err(choice::info(texts, &files::shown(name)).err().unwrap_or(Failure::Reported));
        }
        (None, None) => {
            let record = read(texts, name)?;
            (at_turn(texts, &record, matches.get_one::<u32>("turn").copied())?, Some(record))
        }
    };
    if matches.get_flag("json") {
        return json(out, &data(&*table));
    }
    if let Some(record) = record {
        heading(texts, &record, out)?;
    }
    write!(out, "{}", draw::whole(texts, &table.view()))?;
    writeln!(
        out,
        "{}",
        texts.with("show-position", &[("text", texts.code(&table.position()).into_owned().into())])
    )?;
    Ok(())
}

/// Prints the boards of a record, entry by entry.
pub fn replay(texts: &Texts, matches: &ArgMatches, out: &mut Out<'_>) -> Result<(), Failure> {
    let record = read(texts, path(matches, "file"))?;
    let from = matches.get_one::<u32>("from").copied().unwrap_or(0) as usize;
    let to = matches.get_one::<u32>("to").map_or(usize::MAX, |to| *to as usize);
    let mut table = start(&record)?;
    let game = table.setup().info().id;
    let as_json = matches.get_flag("json");
    if !as_json {
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
        if as_json {
            json(out, &data(&*table))?;
            continue;
        }
        let entry = table
            .view()
            .last
            .map_or_else(|| texts.get("replay-start"), |last| texts.code(&last.entry).into_owned());
        writeln!(
            out,
            "{bold}{}{bold:#}",
            texts.with("replay-heading", &[("n", number.into()), ("entry", entry.into())])
        )?;
        writeln!(out, "{}", draw::whole(texts, &table.view()))?;
    }
    Ok(())
}

fn path<'a>(matches: &'a ArgMatches, name: &str) -> &'a Path {
    matches.get_one::<PathBuf>(name).map_or(Path::new(""), PathBuf::as_path)
}

/// Reads a record and checks its form.
pub fn read(texts: &Texts, path: &Path) -> Result<Record, Failure> {
    let text = files::read_text(path, texts)?;
    Record::read(&text).map_err(|message| Failure::Said("", message))
}

/// The table that a record begins at.
fn start(record: &Record) -> Result<Box<dyn Table>, Failure> {
    let said = |message| Failure::Said("", message);
    let setup = record.setup().map_err(said)?;
    setup.open(record.tag("start")).map_err(said)
}

/// The table after so many entries; the whole record must hold what it says.
fn at_turn(texts: &Texts, record: &Record, turn: Option<u32>) -> Result<Box<dyn Table>, Failure> {
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

fn data(table: &dyn Table) -> Value {
    json!({ "view": table.view(), "position": table.position(), "entries": table.entries() })
}
