//! `teahouse admin`: looking after the house.

use super::serve::{database, runtime};
use crate::cli::Out;
use crate::commands::json;
use crate::failure::Failure;
use crate::files;
use crate::texts::Texts;
use clap::ArgMatches;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde_json::json;
use server::maintain::{self, Trouble};
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, BufWriter};
use std::path::{Path, PathBuf};

/// Does what was asked.
pub fn run(texts: &Texts, matches: &ArgMatches, out: &mut Out<'_>) -> Result<(), Failure> {
    let Some((name, matches)) = matches.subcommand() else { return Err(Failure::Reported) };
    let database = database(texts, matches)?;
    let explain = |trouble: Trouble| explain(texts, &trouble);
    let runtime = runtime()?;
    match name {
        "backup" => {
            let rows = backup(texts, &runtime, &database, &copy(matches)?)?;
            writeln!(out, "{}", texts.with("admin-backup-done", &[("n", rows.into())]))?;
        }
        "restore" => {
            let path = copy(matches)?;
            let file = File::open(&path).map_err(|error| named(texts, &path, &error))?;
            let mut file = BufReader::new(GzDecoder::new(file));
            let done = runtime.block_on(maintain::restore(&database, &mut file));
            let done = done.map_err(|trouble| match trouble {
                Trouble::File(error) => named(texts, &path, &error),
                trouble => explain(trouble),
            })?;
            writeln!(out, "{}", texts.with("admin-restore-done", &[("n", done.rows.into())]))?;
            if !done.counted {
                writeln!(out, "{}", texts.get("admin-restore-uncounted"))?;
            }
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

/// Copies everything into a file; gives how many rows.
fn backup(
    texts: &Texts,
    runtime: &tokio::runtime::Runtime,
    database: &str,
    path: &Path,
) -> Result<u64, Failure> {
    // Not the name that was asked for before it is complete: half a copy is none.
    let part = path.with_extension("part");
    let failed = |error: io::Error| named(texts, &part, &error);
    let mut options = OpenOptions::new();
    let options = options.write(true).create(true).truncate(true);
    // It has the hashes of passwords in it: nobody else may read it.
    let file = server::open_private(&part, options).map_err(failed)?;
    let mut file = GzEncoder::new(BufWriter::new(file), Compression::default());
    let written = runtime.block_on(maintain::backup(database, &mut file));
    let finish = |file: GzEncoder<BufWriter<File>>| {
        file.finish()?.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
    };
    let done = match written {
        Ok(rows) => finish(file)
            .map_err(failed)
            .and_then(|()| std::fs::rename(&part, path).map_err(|error| named(texts, path, &error)))
            .map(|()| rows),
        Err(Trouble::File(error)) => Err(failed(error)),
        Err(trouble) => Err(explain(texts, &trouble)),
    };
    done.inspect_err(|_| {
        // Half a copy is of no use to anybody.
        let _ = std::fs::remove_file(&part);
    })
}

/// What the system says about a file, with its name.
fn named(texts: &Texts, path: &Path, error: &io::Error) -> Failure {
    let name = texts.code(&files::shown(path)).into_owned();
    let args = [("file", name.into()), ("why", files::explain(texts, error).into())];
    Failure::Failed(texts.with("error-file", &args))
}

fn copy(matches: &ArgMatches) -> Result<PathBuf, Failure> {
    matches.get_one::<PathBuf>("copy").cloned().ok_or(Failure::Reported)
}

fn explain(texts: &Texts, trouble: &Trouble) -> Failure {
    let why = |why: &str| [("why", why.to_string().into())];
    Failure::Failed(match trouble {
        Trouble::Database(said) => texts.with("error-serve-database", &why(said)),
        Trouble::Folder(said) => texts.with("error-serve-folder", &why(said)),
        Trouble::InUse { file, process } => {
            let args = [("file", file.clone().into()), ("process", process.clone().into())];
            texts.with("error-serve-in-use", &args)
        }
        Trouble::File(error) => texts.with("error-io", &why(&error.to_string())),
        Trouble::NotACopy(line) => texts.with("error-admin-copy", &[("line", (*line).into())]),
        Trouble::Refused { line, why } => {
            let args = [("line", (*line).into()), ("why", why.clone().into())];
            texts.with("error-admin-line", &args)
        }
        Trouble::Cut => texts.get("error-admin-cut"),
        Trouble::Count { table, told, found } => {
            let args =
                [("table", table.clone().into()), ("told", (*told).into()), ("found", (*found).into())];
            texts.with("error-admin-count", &args)
        }
        Trouble::NotEmpty => texts.get("error-admin-not-empty"),
    })
}
