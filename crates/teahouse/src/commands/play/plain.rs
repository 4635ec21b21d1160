//! The game as plain text: prints the board, reads notation and a few commands line by line. A refused line is
//! explained and the game continues; in a pipe the exit code reports it.

use super::Begin;
use crate::bot::{Bot, SeatEngines};
use crate::commands::Out;
use crate::commands::show;
use crate::draw;
use crate::failure::Failure;
use crate::files::{self, Line};
use crate::texts::Texts;
use rules::message::Message;
use rules::record::Record;
use std::io::{BufReader, IsTerminal, Write};
use std::path::Path;

/// The effect of a line.
enum Done {
    /// Something changed: the board is shown again.
    Changed,
    /// The line was a question; the board need not be shown again.
    Same,
    /// The session ends.
    Quit,
}

/// Plays until the input ends.
pub fn play(texts: &Texts, mut begin: Begin, out: &mut Out<'_>) -> Result<(), Failure> {
    let mut input = BufReader::new(std::io::stdin());
    let person = std::io::stdin().is_terminal();
    let mut buffer = Vec::new();
    let mut refused = false;
    let mut engines = SeatEngines::default();
    if person {
        writeln!(out, "{}\n", texts.get("play-welcome"))?;
    }
    bots_move(texts, &mut begin, &mut engines, out)?;
    write!(out, "{}", draw::whole(texts, &begin.table.view()))?;
    loop {
        if person {
            write!(out, "{} ", prompt(texts, &begin))?;
        }
        out.flush()?;
        let done = match files::read_line(&mut input, &mut buffer)? {
            Line::End => break,
            Line::TooLong => {
                let limit = (files::LIMIT >> 20).into();
                return Err(Failure::Failed(texts.with("error-too-long", &[("limit", limit)])));
            }
            Line::Read => {
                let line = String::from_utf8_lossy(&buffer);
                obey(texts, &mut begin, line.trim(), out)
            }
        };
        match done {
            Ok(Done::Quit) => break,
            Ok(Done::Same) => {}
            Ok(Done::Changed) => {
                bots_move(texts, &mut begin, &mut engines, out)?;
                write!(out, "\n{}", draw::whole(texts, &begin.table.view()))?;
            }
            Err(failure @ Failure::Io(_)) => return Err(failure),
            Err(failure) => {
                refused |= !person;
                if let Some(text) = failure.text(texts) {
                    out.flush()?;
                    // Nobody may be reading; the exit code still tells.
                    let _ = writeln!(anstream::stderr(), "{text}");
                }
            }
        }
    }
    if let Some(path) = begin.save.take() {
        save(texts, &begin, &path, out)?;
    }
    if refused { Err(Failure::Reported) } else { Ok(()) }
}

fn prompt(texts: &Texts, begin: &Begin) -> String {
    let (number, seat) = begin.table.next_entry();
    let label = format!("{number}{}.{}", begin.table.setup().letter(seat), begin.table.partial());
    texts
        .code(&if begin.table.outcome().is_some() { ">".to_string() } else { format!("{label}>") })
        .into_owned()
}

/// Plays bot moves until a person is to move or the game is over.
fn bots_move(
    texts: &Texts,
    begin: &mut Begin,
    engines: &mut SeatEngines,
    out: &mut Out<'_>,
) -> Result<(), Failure> {
    while begin.table.outcome().is_none() {
        let Some(bot) = begin.bots[begin.table.seat().index()] else { break };
        let game = begin.table.setup().info().id;
        let said = |message| Failure::Said(game, message);
        if bot.thinks() {
            out.flush()?;
            let Some(turn) = engines.turn(bot, &*begin.table) else { break };
            begin.table.play(&turn).map_err(said)?;
        } else {
            let Some(path) = bot.choose(&*begin.table, &mut begin.rng) else { break };
            begin.table.step(&path).map_err(said)?;
        }
        if !begin.table.pending()
            && let Some(entry) = begin.table.shown_entries().last()
        {
            let args = [("bot", bot.label(texts).into()), ("entry", texts.code(entry).into_owned().into())];
            writeln!(out, "{}", texts.with("play-bot-moved", &args))?;
        }
    }
    Ok(())
}

/// Does what a line says: a command, or a turn in notation.
fn obey(texts: &Texts, begin: &mut Begin, line: &str, out: &mut Out<'_>) -> Result<Done, Failure> {
    let game = begin.table.setup().info().id;
    let said = |message: Message| Failure::Said(game, message);
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let changed = |changed: bool, key: &str| {
        if changed { Ok(Done::Changed) } else { Err(Failure::Failed(texts.get(key))) }
    };
    match word {
        "" | "#" => Ok(Done::Same),
        "quit" | "exit" => Ok(Done::Quit),
        "help" | "?" => same(writeln!(out, "{}", texts.get("play-help"))),
        "board" => same(write!(out, "{}", draw::whole(texts, &begin.table.view()))),
        "undo" => changed(undo(begin), "error-nothing-to-undo"),
        "redo" => changed(redo(begin), "error-nothing-to-redo"),
        "moves" => same(writeln!(out, "{}", texts.code(&begin.table.shown_entries().join("; ")))),
        "legal" => {
            let steps: Vec<_> = begin.table.steps().into_iter().map(|step| step.text).collect();
            let count = texts.with("play-legal", &[("n", steps.len().into())]);
            same(writeln!(out, "{count}\n{}", texts.code(&steps.join("  "))))
        }
        "hint" => {
            let path = Bot::Greedy.choose(&*begin.table, &mut begin.rng);
            let step = path.and_then(|path| begin.table.steps().into_iter().find(|step| step.path == path));
            let Some(step) = step else { return Err(Failure::Failed(texts.get("phase-over"))) };
            same(writeln!(
                out,
                "{}",
                texts.with("play-hint", &[("step", texts.code(&step.text).into_owned().into())])
            ))
        }
        "position" => same(writeln!(out, "{}", texts.code(&begin.table.position()))),
        "resign" if !rest.is_empty() => {
            let seat = crate::choice::seat(texts, begin.table.setup(), rest)?;
            begin.table.resign(seat).map_err(said).map(|()| Done::Changed)
        }
        "save" if rest.is_empty() => Err(Failure::Failed(texts.get("error-no-file"))),
        "save" => save(texts, begin, Path::new(rest), out).map(|()| Done::Same),
        "load" if rest.is_empty() => Err(Failure::Failed(texts.get("error-no-file"))),
        "load" => load(texts, begin, Path::new(rest)),
        _ => {
            let played = begin.table.play(line).or_else(|refused| {
                // A part of a turn, as `legal` and `hint` name it.
                let step = begin.table.steps().into_iter().find(|step| step.text == line).ok_or(refused)?;
                begin.table.step(&step.path)
            });
            played.map_err(said).map(|()| Done::Changed)
        }
    }
}

fn same(written: std::io::Result<()>) -> Result<Done, Failure> {
    written?;
    Ok(Done::Same)
}

/// Whether a bot is to move and a person plays too.
fn bot_answers(begin: &Begin) -> bool {
    begin.bots.contains(&None) && begin.bots[begin.table.seat().index()].is_some()
}

/// Takes back the last turn of a person and the bots' answers. Turns of bots before the first person's turn
/// stay.
fn undo(begin: &mut Begin) -> bool {
    let mut undone = 0;
    while begin.table.undo() {
        undone += 1;
        if !bot_answers(begin) {
            return true;
        }
    }
    (0..undone).for_each(|_| {
        begin.table.redo();
    });
    false
}

/// Repeats what [`undo`] took back.
fn redo(begin: &mut Begin) -> bool {
    let redone = begin.table.redo();
    while redone && bot_answers(begin) && begin.table.redo() {}
    redone
}

/// Writes the record of the game.
pub fn save(texts: &Texts, begin: &Begin, path: &Path, out: &mut Out<'_>) -> Result<(), Failure> {
    let date = jiff::Zoned::now().date().to_string();
    let record = Record::of(&*begin.table, &begin.players, &date);
    files::replace(path, &record.to_string()).map_err(|error| files::failure(texts, path, &error))?;
    let name = texts.code(&files::shown(path)).into_owned();
    writeln!(out, "{}", texts.with("play-saved-in", &[("file", name.into())]))?;
    Ok(())
}

/// Continues with another record, if it has the same number of seats.
fn load(texts: &Texts, begin: &mut Begin, path: &Path) -> Result<Done, Failure> {
    let record = show::read(texts, path)?;
    let table = record.open().map_err(|message| Failure::Said("", message))?;
    begin.bots.resize(table.setup().seats.into(), None);
    begin.players.resize(table.setup().seats.into(), String::new());
    begin.table = table;
    Ok(Done::Changed)
}
