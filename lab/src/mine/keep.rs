//! The puzzles found so far, as a file of lines, and the quotas of each kind of puzzle.

use super::Asked;
use crate::Error;
use puzzles::{Claim, Difficulty, Puzzle, Theme, Themes};
use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The maximum percentage of puzzles with one claim.
const CLAIM_SHARE: usize = 40;
/// The same for a claim that does not involve the opponent.
const ALONE_SHARE: usize = 8;
/// The same for one claim at one level, and for levels from `HARD` on, which have to look at more than a few turns.
const LEVEL_SHARE: usize = 15;
const HARD_SHARE: usize = 25;
const HARD: u8 = 5;
/// The same for all puzzles that the lowest level solves.
const EASY_SHARE: usize = 20;
/// The same for one claim with one set of themes.
const THEMES_SHARE: usize = 15;

/// The puzzles found so far.
pub struct Kept {
    file: File,
    path: PathBuf,
    wanted: usize,
    setups: usize,
    canonical: HashSet<Vec<u8>>,
    counts: HashMap<String, usize>,
    /// Games played in all runs.
    pub games: u64,
}

/// The kind of a claim. All leaps are one kind, regardless of their length.
fn sort(claim: Claim) -> String {
    if matches!(claim, Claim::Leap(_)) { "leap".to_string() } else { claim.to_string() }
}

/// The maximum percentage of puzzles with a claim.
fn share(claim: Claim) -> usize {
    if matches!(claim, Claim::Leap(_) | Claim::Race(_)) { ALONE_SHARE } else { CLAIM_SHARE }
}

/// The kinds that a puzzle counts towards, each with its maximum percentage.
fn sorts(puzzle: &Puzzle, setups: usize) -> [(String, usize); 5] {
    let (sort, themes, level) = (sort(puzzle.claim), names(puzzle), puzzle.difficulty.level);
    [
        (format!("level {level}"), if level == 1 { EASY_SHARE } else { 100 }),
        (format!("{sort} {}", puzzle.setup.summary()), (share(puzzle.claim) * 5 / 4).div_ceil(setups.max(1))),
        (format!("{sort} level {level}"), if level >= HARD { HARD_SHARE } else { LEVEL_SHARE }),
        (format!("{sort} themes {themes}"), THEMES_SHARE),
        (sort, share(puzzle.claim)),
    ]
}

/// The names of a puzzle's themes.
fn names(puzzle: &Puzzle) -> String {
    puzzle.themes.iter().map(Theme::id).collect::<Vec<_>>().join(" ")
}

impl Kept {
    /// Opens the file, or creates it.
    pub fn open(asked: &Asked, setups: usize) -> Result<Self, Error> {
        let failed = |error| Error::File(asked.file.clone(), error);
        let (puzzles, games) =
            if asked.file.exists() { read(&asked.game, &asked.file)? } else { (Vec::new(), 0) };
        let file = File::options().create(true).append(true).open(&asked.file).map_err(failed)?;
        let (canonical, counts) = (HashSet::new(), HashMap::new());
        let path = asked.file.clone();
        let mut kept = Self { file, path, wanted: asked.wanted, setups, canonical, counts, games };
        puzzles.iter().for_each(|puzzle| kept.count(puzzle));
        Ok(kept)
    }

    fn count(&mut self, puzzle: &Puzzle) {
        if self.canonical.insert(puzzle.canonical()) {
            for (sort, _) in sorts(puzzle, self.setups) {
                *self.counts.entry(sort).or_default() += 1;
            }
        }
    }

    pub fn len(&self) -> usize {
        self.canonical.len()
    }

    /// Whether there are as many puzzles as wanted.
    pub fn is_full(&self) -> bool {
        self.len() >= self.wanted
    }

    /// The number of puzzles with this kind of claim.
    pub fn of_claim(&self, claim: Claim) -> usize {
        self.counts.get(&sort(claim)).copied().unwrap_or(0)
    }

    /// Whether more puzzles with this claim are wanted.
    pub fn wants(&self, claim: Claim) -> bool {
        100 * self.of_claim(claim) < self.wanted * share(claim)
    }

    /// Whether the puzzle is already there, possibly rotated, reflected or with the players exchanged.
    pub fn has(&self, puzzle: &Puzzle) -> bool {
        self.canonical.contains(&puzzle.canonical())
    }

    /// Whether the quota of one of its kinds is used up.
    pub fn is_sated(&self, puzzle: &Puzzle) -> bool {
        sorts(puzzle, self.setups)
            .iter()
            .any(|(sort, share)| 100 * self.counts.get(sort).copied().unwrap_or(0) >= self.wanted * share)
    }

    /// Adds a puzzle unless it is there already or a quota is used up. Returns whether it did.
    pub fn add(&mut self, puzzle: &Puzzle) -> Result<bool, Error> {
        if self.has(puzzle) || self.is_sated(puzzle) {
            return Ok(false);
        }
        self.put(puzzle).map(|()| true)
    }

    /// Adds a puzzle regardless of quotas.
    pub fn put(&mut self, puzzle: &Puzzle) -> Result<(), Error> {
        self.count(puzzle);
        self.write(&line(puzzle))
    }

    /// Writes the number of games played to the file.
    pub fn note(&mut self) -> Result<(), Error> {
        let games = self.games;
        self.write(&format!("# games {games}"))
    }

    fn write(&mut self, line: &str) -> Result<(), Error> {
        writeln!(self.file, "{line}").map_err(|error| Error::File(self.path.clone(), error))
    }
}

/// A puzzle as a line.
fn line(puzzle: &Puzzle) -> String {
    let Difficulty { level, effort, tempting } = puzzle.difficulty;
    let (options, claim, ways) = (puzzle.setup.summary(), puzzle.claim, puzzle.ways);
    let themes = names(puzzle);
    format!("{options}\t{claim}\t{ways}\t{level}\t{effort}\t{tempting}\t{themes}\t{}", puzzle.position)
}

/// Parses the line of a puzzle.
fn of_line(game: &str, line: &str) -> Option<Puzzle> {
    let parts: Vec<&str> = line.split('\t').collect();
    let &[options, claim, ways, level, effort, tempting, themes, position] = &parts[..] else { return None };
    let number = |text: &str| text.parse().ok();
    let themes: Option<Themes> = themes.split_whitespace().map(Theme::find).collect();
    let difficulty =
        Difficulty { level: number(level)?, effort: number(effort)?, tempting: number(tempting)? };
    let puzzle = Puzzle::new(game, options, claim.parse().ok()?, position).ok()?;
    Some(puzzle.measured(number(ways)?, themes?, difficulty))
}

/// The puzzles of a file without duplicates, and the number of games they come from.
pub fn read(game: &str, path: &Path) -> Result<(Vec<Puzzle>, u64), Error> {
    let text = std::fs::read_to_string(path).map_err(|error| Error::File(path.to_path_buf(), error))?;
    let (mut puzzles, mut games, mut seen) = (Vec::new(), 0, HashSet::new());
    for (i, line) in text.lines().enumerate() {
        if let Some(number) = line.strip_prefix("# games ") {
            games = number.parse().unwrap_or(games);
            continue;
        }
        // The last line may be incomplete, if the run was killed.
        match of_line(game, line) {
            Some(puzzle) if seen.insert(puzzle.canonical()) => puzzles.push(puzzle),
            Some(_) => {}
            None if !text.ends_with('\n') && i + 1 == text.lines().count() => {}
            None => return Err(Error::Contents(path.to_path_buf(), format!("line {} is no puzzle", i + 1))),
        }
    }
    Ok((puzzles, games))
}
