//! `lab load --fill`: creates a database like that of a server after years, in minutes, to measure requests on it.

use super::{Asked, runtime};
use crate::{Error, line};
use server::Store;
use server::maintain::fill::{Size, fill};
use std::path::Path;
use std::time::Instant;

/// Progress is reported each time this many games are done.
const TOLD: u32 = 50_000;

/// Fills a new database in a folder.
pub fn run(asked: &Asked, folder: &Path) -> Result<(), Error> {
    let (accounts, games) = (asked.fill_accounts.unwrap_or(100_000), asked.fill_games.unwrap_or(1_000_000));
    let begun = Instant::now();
    let mut tell = |games: u32| {
        if games.is_multiple_of(TOLD) {
            eprintln!("{games} games…");
        }
    };
    let filled = runtime()?.block_on(fill(&Store::file(folder), Size { accounts, games }, &mut tell));
    filled.map_err(|trouble| Error::Contents(folder.to_path_buf(), trouble.to_string()))?;
    let bytes = std::fs::metadata(folder.join("teahouse.db")).map_or(0, |file| file.len());
    let seconds = begun.elapsed().as_secs();
    line!("{accounts} accounts and {games} games in {seconds} s: {} MiB", bytes >> 20);
    Ok(())
}
