//! `teahouse admin`: looking after the house.

use super::serve::{database, runtime};
use crate::cli::Out;
use crate::commands::json;
use crate::failure::Failure;
use crate::texts::Texts;
use clap::ArgMatches;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde_json::json;
use server::maintain::{self, Trouble};
use std::fs::File;
use std::io::{BufReader, BufWriter};
use std::path::PathBuf;

/// Does what was asked.
pub fn run(texts: &Texts, matches: &ArgMatches, out: &mut Out<'_>) -> Result<(), Failure> {
    let Some((name, matches)) = matches.subcommand() else { return Err(Failure::Reported) };
    let database = database(texts, matches)?;
    let explain = |trouble: Trouble| explain(texts, &trouble);
    let runtime = runtime()?;
    match name {
        "backup" => {
            let path = copy(matches)?;
            // Not the name that was asked for before it is complete: half a copy is none.
            let part = path.with_extension("part");
            let mut file = GzEncoder::new(BufWriter::new(File::create(&part)?), Compression::default());
            let rows = runtime.block_on(maintain::backup(&database, &mut file)).map_err(explain)?;
            file.finish()?.into_inner().map_err(|error| Failure::Io(error.into_error()))?.sync_all()?;
            std::fs::rename(&part, &path)?;
            writeln!(out, "{}", texts.with("admin-backup-done", &[("n", rows.into())]))?;
        }
        "restore" => {
            let mut file = BufReader::new(GzDecoder::new(File::open(copy(matches)?)?));
            let rows = runtime.block_on(maintain::restore(&database, &mut file)).map_err(explain)?;
            writeln!(out, "{}", texts.with("admin-restore-done", &[("n", rows.into())]))?;
        }
        "check" => {
            let found = runtime.block_on(maintain::check(&database)).map_err(explain)?;
            if matches.get_flag("json") {
                let (games, entries, turns) = (found.games, found.entries, found.turns);
                let value =
                    json!({ "games": games, "entries": entries, "turns": turns, "wrong": found.wrong });
                json(out, &value)?;
            } else {
                for line in &found.wrong {
                    writeln!(out, "{}", texts.code(line))?;
                }
                let args = [
                    ("games", found.games.into()),
                    ("turns", found.turns.into()),
                    ("wrong", found.wrong.len().into()),
                ];
                writeln!(out, "{}", texts.with("admin-check-done", &args))?;
            }
            if !found.wrong.is_empty() {
                return Err(Failure::Reported);
            }
        }
        _ => {
            let player = matches.get_one::<String>("name").cloned().unwrap_or_default();
            let promoted = name == "promote";
            let known =
                runtime.block_on(maintain::set_admin(&database, &player, promoted)).map_err(explain)?;
            let args = [("name", player.into())];
            if !known {
                return Err(Failure::Failed(texts.with("error-admin-player", &args)));
            }
            let key = if promoted { "admin-promoted" } else { "admin-demoted" };
            writeln!(out, "{}", texts.with(key, &args))?;
        }
    }
    Ok(())
}

fn copy(matches: &ArgMatches) -> Result<PathBuf, Failure> {
    matches.get_one::<PathBuf>("copy").cloned().ok_or(Failure::Reported)
}

fn explain(texts: &Texts, trouble: &Trouble) -> Failure {
    match trouble {
        Trouble::Database(why) => {
            Failure::Failed(texts.with("error-serve-database", &[("why", why.clone().into())]))
        }
        Trouble::File(error) => Failure::Failed(texts.with("error-io", &[("why", error.to_string().into())])),
        Trouble::NotACopy(line) => {
            Failure::Failed(texts.with("error-admin-copy", &[("line", (*line).into())]))
        }
        Trouble::NotEmpty => Failure::Failed(texts.get("error-admin-not-empty")),
    }
}
