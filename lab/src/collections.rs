//! `lab puzzles`: the shipped collections by theme and difficulty, and with `--tried` the share of each band
//! that each level solves. These are the figures of `docs/PUZZLES.md`.

use crate::mine::shares;
use crate::{Error, line, report};
use puzzles::{Broken, Collection, Puzzle, Puzzling, Theme, with_puzzling};
use std::path::PathBuf;

/// The arguments of `lab puzzles`.
#[derive(clap::Args)]
pub struct Asked {
    /// The game (default: all of them).
    game: Option<String>,
    /// Also let every level try this many puzzles of each band.
    #[arg(long, value_name = "PUZZLES")]
    tried: Option<usize>,
}

/// Prints the figures.
pub fn run(asked: &Asked) -> Result<(), Error> {
    let wanted =
        |collection: &Collection<'_>| asked.game.as_ref().is_none_or(|game| game == collection.game());
    let collections: Vec<Collection<'_>> = Collection::all().filter(wanted).collect();
    if let Some(game) = asked.game.as_ref().filter(|_| collections.is_empty()) {
        return Err(crate::no_such_game(game));
    }
    let all = collections.iter().map(Collection::read_all).collect::<Result<Vec<_>, _>>().map_err(broken)?;
    report::table(&sizes(&all))?;
    for (collection, puzzles) in collections.iter().zip(all) {
        line!("");
        with_puzzling!(collection.game(), figures(puzzles, asked.tried), Ok(()))?;
    }
    Ok(())
}

fn broken(error: Broken) -> Error {
    Error::Contents(PathBuf::from("crates/puzzles/data"), error.to_string())
}

/// The number of puzzles in each collection, and its size in bytes.
fn sizes(all: &[Vec<Puzzle>]) -> Vec<Vec<String>> {
    let head = ["game", "puzzles", "bytes"].map(str::to_string).to_vec();
    let row = |name: &str, puzzles: usize, bytes: usize| {
        vec![name.to_string(), puzzles.to_string(), bytes.to_string()]
    };
    let size = |puzzles: &Vec<Puzzle>| {
        let game = puzzles.first().map_or("", Puzzle::game);
        (game, puzzles.len(), Collection::pack(game, puzzles).len())
    };
    let sizes: Vec<(&str, usize, usize)> = all.iter().map(size).collect();
    let rows = sizes.iter().map(|(game, puzzles, bytes)| row(game, *puzzles, *bytes));
    let (puzzles, bytes) = sizes.iter().fold((0, 0), |sum, size| (sum.0 + size.1, sum.1 + size.2));
    let sum = row("together", puzzles, bytes);
    std::iter::once(head).chain(rows).chain(std::iter::once(sum)).collect()
}

/// The tables of a game.
fn figures<P: Puzzling>(mut puzzles: Vec<Puzzle>, tried: Option<usize>) -> Result<(), Error> {
    puzzles.sort_by_key(|puzzle| (puzzle.difficulty.rating(), puzzle.id()));
    report::table(&themes(P::INFO.id, &puzzles))?;
    if let Some(tried) = tried {
        line!("");
        report::table(&shares::<P>(puzzles, tried))?;
    }
    Ok(())
}

/// The number of puzzles of each theme in each band.
fn themes(game: &str, puzzles: &[Puzzle]) -> Vec<Vec<String>> {
    let bands: Vec<&[Puzzle]> = puzzles::bands(puzzles).collect();
    let rating = |puzzle: Option<&Puzzle>| puzzle.map_or(0, |puzzle| puzzle.difficulty.rating());
    let range = |band: &&[Puzzle]| format!("{}–{}", rating(band.first()), rating(band.last()));
    let row = |name: &str, counts: &dyn Fn(&[Puzzle]) -> usize| {
        let columns = bands.iter().copied().chain(std::iter::once(puzzles));
        std::iter::once(name.to_string()).chain(columns.map(|band| counts(band).to_string())).collect()
    };
    let head = std::iter::once(format!("{game}, by theme")).chain(bands.iter().map(range));
    let mut rows: Vec<Vec<String>> = vec![head.chain(std::iter::once("all".to_string())).collect()];
    for theme in Theme::ALL {
        let counts = |band: &[Puzzle]| band.iter().filter(|puzzle| puzzle.themes.contains(*theme)).count();
        if counts(puzzles) > 0 {
            rows.push(row(theme.id(), &counts));
        }
    }
    rows.push(row("all themes", &<[Puzzle]>::len));
    rows
}
