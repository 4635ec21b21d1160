//! `teahouse load --fill`: a database as it is after years, made in minutes, to measure requests on it.

use super::Load;
use crate::commands::serve::runtime;
use crate::commands::{Out, decimal};
use crate::failure::Failure;
use crate::texts::Texts;
use server::Store;
use server::maintain::Trouble;
use server::maintain::fill::{Size, fill};
use std::io::Write as _;
use std::path::Path;
use std::time::Instant;

/// Progress is reported each time this many games are done.
const TOLD: u32 = 50_000;

/// Fills a new database in a folder.
pub fn run(texts: &Texts, args: &Load, folder: &Path, out: &mut Out<'_>) -> Result<(), Failure> {
    let size =
        Size { accounts: args.fill_accounts.unwrap_or(100_000), games: args.fill_games.unwrap_or(1_000_000) };
    let begun = Instant::now();
    let mut tell = |games: u32| {
        if games.is_multiple_of(TOLD) {
            let line = texts.with("load-filling", &[("n", games.into())]);
            let _ = writeln!(anstream::stderr(), "{line}");
        }
    };
    let filled = runtime()?.block_on(fill(&Store::file(folder), size, &mut tell));
    filled.map_err(|trouble| match trouble {
        Trouble::NotEmpty => Failure::Failed(texts.get("error-admin-not-empty")),
        trouble => {
            let args = [("why", trouble.to_string().into())];
            Failure::Failed(texts.with("error-serve-database", &args))
        }
    })?;
    let bytes = std::fs::metadata(folder.join("teahouse.db")).map_or(0, |file| file.len());
    let args = [
        ("accounts", size.accounts.into()),
        ("games", size.games.into()),
        ("seconds", begun.elapsed().as_secs().into()),
        ("mib", decimal(bytes as f64 / 1_048_576.0, 0)),
    ];
    writeln!(out, "{}", texts.with("load-filled", &args))?;
    Ok(())
}
