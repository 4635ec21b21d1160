//! The openings of a match: random turns, or the lines of a file.

use crate::failure::Failure;
use crate::texts::Texts;
use crate::{choice, files};
use engine::arena;
use rules::options::Setup;
use rules::table::AnyGame;
use std::path::Path;

/// The positions from which pairs of games start.
#[derive(Clone, Debug, PartialEq)]
pub enum Openings {
    /// After this many random turns.
    Random(u32),
    /// At these, in rotation: entries separated by `;`, or the arguments of the protocol's `position`.
    Lines(Vec<String>),
}

impl Openings {
    /// Reads `random:N` or a file, whose every line is checked.
    pub fn read(texts: &Texts, setup: &Setup, word: &str) -> Result<Self, Failure> {
        if let Some(turns) = word.strip_prefix("random:") {
            let wrong = || {
                let value = texts.code(word).into_owned();
                Failure::Usage(texts.with("error-openings", &[("value", value.into())]))
            };
            return turns.parse().ok().filter(|n| *n <= 200).map(Self::Random).ok_or_else(wrong);
        }
        let text = files::read_text(Path::new(word), texts)?;
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        let lines: Vec<String> = lines.map(str::to_string).collect();
        for line in &lines {
            let table = at(setup.clone(), line)?;
            if table.outcome().is_some() || table.pending() {
                let value = texts.code(line).into_owned();
                return Err(Failure::Failed(texts.with("error-opening-over", &[("value", value.into())])));
            }
        }
        if lines.is_empty() {
            let value = texts.code(word).into_owned();
            return Err(Failure::Failed(texts.with("error-openings", &[("value", value.into())])));
        }
        Ok(Self::Lines(lines))
    }

    /// The game after the opening with this number; `None` only if a checked line no longer works.
    pub fn table(&self, setup: Setup, number: u64, rng: &mut fastrand::Rng) -> Option<Box<dyn AnyGame>> {
        match self {
            Self::Random(turns) => {
                let mut table = setup.open(None).ok()?;
                arena::random_opening(&mut *table, *turns, rng);
                Some(table)
            }
            Self::Lines(lines) => at(setup, &lines[(number % lines.len() as u64) as usize]).ok(),
        }
    }
}

/// The table that `[start | text POSITION] [turns] ENTRIES` describes: the argument of the protocol's
/// `position`, whose words may be left out where only entries are meant.
pub fn at(setup: Setup, line: &str) -> Result<Box<dyn AnyGame>, Failure> {
    let game = setup.info().id;
    let said = |message| Failure::Said(game, message);
    // Halma's positions have a part of their own that begins with this word.
    let before = |i: &usize| line[..*i].trim_end();
    let word = line.match_indices("turns ").map(|(i, _)| i);
    let word = word.filter(|i| !before(i).ends_with(';') && before(i) != "text").last();
    let (place, turns) = match word {
        Some(i) => (before(&i), &line[i + "turns ".len()..]),
        None if line.starts_with("text ") || line == "start" => (line, ""),
        None => ("start", line.strip_suffix("turns").unwrap_or(line)),
    };
    let position = place.strip_prefix("text ").map(str::trim);
    let mut table = setup.open(position).map_err(said)?;
    choice::play_turns(&mut *table, turns)?;
    Ok(table)
}
