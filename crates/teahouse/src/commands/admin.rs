//! `teahouse admin`: administration of a server.

use super::serve::{StoreArgs, explain, runtime};
use crate::commands::{Out, json};
use crate::failure::Failure;
use crate::files;
use crate::texts::Texts;
use clap::{Args, Subcommand};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde_json::json;
use server::Error;
use server::maintain::{self, Copied, Progress};
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};

/// The arguments of `teahouse admin`.
#[derive(Args)]
#[command(after_help = "teahouse admin check\nteahouse admin backup teahouse.jsonl.gz")]
pub struct Admin {
    #[command(subcommand)]
    task: Task,
}

/// What is to be done.
#[derive(Subcommand)]
enum Task {
    #[command(after_help = "teahouse admin backup teahouse.jsonl.gz")]
    Backup {
        #[arg(id = "copy-to", value_name = "file")]
        copy: PathBuf,
        #[command(flatten)]
        store: StoreArgs,
    },
    #[command(after_help = "teahouse admin restore teahouse.jsonl.gz")]
    Restore {
        #[arg(id = "copy-from", value_name = "file")]
        copy: PathBuf,
        #[command(flatten)]
        store: StoreArgs,
    },
    #[command(after_help = "teahouse admin check")]
    Check {
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        store: StoreArgs,
    },
    #[command(after_help = "teahouse admin promote ana")]
    Promote {
        #[arg(value_name = "name")]
        name: String,
        #[command(flatten)]
        store: StoreArgs,
    },
    #[command(after_help = "teahouse admin demote ana")]
    Demote {
        #[arg(value_name = "name")]
        name: String,
        #[command(flatten)]
        store: StoreArgs,
    },
}

impl Admin {
    /// Does what was asked.
    pub fn run(&self, texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
        match &self.task {
            Task::Backup { copy, store } => {
                let Copied { rows, schema } = backup(texts, &store.database(texts)?, copy)?;
                writeln!(out, "{}", texts.with("admin-backup-done", &[("n", rows.into())]))?;
                let args = [("schema", schema.into()), ("known", maintain::SCHEMA.into())];
                Ok(writeln!(out, "{}", texts.with("admin-backup-schema", &args))?)
            }
            Task::Restore { copy, store } => restore(texts, &store.database(texts)?, copy, out),
            Task::Check { json, store } => check(texts, &store.database(texts)?, *json, out),
            Task::Promote { name, store } => set_admin(texts, &store.database(texts)?, name, true, out),
            Task::Demote { name, store } => set_admin(texts, &store.database(texts)?, name, false, out),
        }
    }
}

fn restore(texts: &Texts, database: &str, path: &Path, out: &mut Out<'_>) -> Result<(), Failure> {
    let file = File::open(path).map_err(|error| files::failure(texts, path, &error))?;
    let mut file = BufReader::new(GzDecoder::new(file));
    let done = runtime()?.block_on(maintain::restore(database, &mut file));
    let done = done.map_err(|error| match error {
        Error::File(error) => files::failure(texts, path, &error),
        error => explain(texts, &error),
    })?;
    writeln!(out, "{}", texts.with("admin-restore-done", &[("n", done.rows.into())]))?;
    if !done.counted {
        writeln!(out, "{}", texts.get("admin-restore-uncounted"))?;
    }
    Ok(())
}

fn check(texts: &Texts, database: &str, as_json: bool, out: &mut Out<'_>) -> Result<(), Failure> {
    // Shows progress for large databases.
    let mut tell = |progress: Progress| {
        let line = match progress {
            Progress::File => texts.get("admin-check-file"),
            Progress::Games(done, all) => {
                texts.with("admin-check-games", &[("done", done.into()), ("all", all.into())])
            }
        };
        let _ = writeln!(anstream::stderr(), "{line}");
    };
    let found = runtime()?.block_on(maintain::check_and_tell(database, &mut tell));
    let found = found.map_err(|error| explain(texts, &error))?;
    if as_json {
        let value = json!({
            "accounts": found.accounts, "games": found.games, "entries": found.entries, "turns": found.turns,
            "wrong": found.wrong,
        });
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
        writeln!(out, "{}", texts.with("admin-check-accounts", &[("n", found.accounts.into())]))?;
        if found.accounts == 0 && found.games == 0 {
            writeln!(out, "{}", texts.get("admin-check-none"))?;
        }
    }
    if found.wrong.is_empty() { Ok(()) } else { Err(Failure::Reported) }
}

fn set_admin(
    texts: &Texts,
    database: &str,
    player: &str,
    promoted: bool,
    out: &mut Out<'_>,
) -> Result<(), Failure> {
    let known = runtime()?.block_on(maintain::set_admin(database, player, promoted));
    let args = [("name", player.to_string().into())];
    if !known.map_err(|error| explain(texts, &error))? {
        return Err(Failure::Failed(texts.with("error-admin-player", &args)));
    }
    let key = if promoted { "admin-promoted" } else { "admin-demoted" };
    writeln!(out, "{}", texts.with(key, &args))?;
    Ok(())
}

/// Copies everything into a file and returns how much.
fn backup(texts: &Texts, database: &str, path: &Path) -> Result<Copied, Failure> {
    let runtime = runtime()?;
    // The copy gets its final name only when it is complete.
    let part = path.with_extension("part");
    let failed = |error: io::Error| files::failure(texts, &part, &error);
    let mut options = OpenOptions::new();
    let options = options.write(true).create(true).truncate(true);
    // It contains password hashes, so nobody else may read it.
    let file = server::open_private(&part, options).map_err(failed)?;
    let mut file = GzEncoder::new(BufWriter::new(file), Compression::default());
    let written = runtime.block_on(maintain::backup(database, &mut file));
    let finish = |file: GzEncoder<BufWriter<File>>| {
        file.finish()?.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
    };
    let done = match written {
        Ok(copied) => finish(file)
            .map_err(failed)
            .and_then(|()| std::fs::rename(&part, path).map_err(|error| files::failure(texts, path, &error)))
            .map(|()| copied),
        Err(Error::File(error)) => Err(failed(error)),
        Err(error) => Err(explain(texts, &error)),
    };
    done.inspect_err(|_| {
        // An incomplete copy is useless.
        let _ = std::fs::remove_file(&part);
    })
}
