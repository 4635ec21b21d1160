//! `lab mine`: finds puzzles in self-play games of the engine.
//!
//! Players of all levels play from random openings with every preset (`play`). A pass over each game, from
//! its end, proposes claims (`seek`). The prover keeps a claim only if it holds, not every first step is
//! right and the right first steps are few. Such a puzzle is measured (`measure`) and, if its kind is still
//! wanted, appended to a file of lines (`keep`), so a run can be stopped and continued. `--pack` converts
//! such a file into the collection that ships. `--table` prints which levels solve what (`table`).

mod keep;
mod measure;
mod play;
mod seek;
mod table;

pub use table::shares;

use crate::{Error, seed};
use keep::Kept;
use puzzles::{Claim, Collection, Difficulty, Puzzle, Puzzling, Themes, with_puzzling};
use rules::options::Setup;
use std::collections::HashSet;
use std::mem::discriminant;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The arguments of `lab mine`.
#[derive(clap::Args)]
pub struct Asked {
    /// The game.
    game: String,
    /// The file of lines; an existing file is added to.
    file: PathBuf,
    /// Stop after this many minutes.
    #[arg(long, default_value_t = 10.0)]
    minutes: f64,
    /// Stop when the file has this many puzzles. The share of each claim, level and set of themes is limited.
    #[arg(long, default_value_t = 3_000)]
    wanted: usize,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many turns the prover may try per turn of a claim.
    #[arg(long, default_value_t = 100_000)]
    effort: u64,
    /// First add the puzzles of a shipped collection to the file, each proven and measured again.
    #[arg(long, value_name = "COLLECTION")]
    from: Option<PathBuf>,
    /// Do not mine, but write the puzzles of the file as a collection.
    #[arg(long, value_name = "COLLECTION")]
    pack: Option<PathBuf>,
    /// Do not mine, but let every level try this many puzzles of each band of the file.
    #[arg(long, value_name = "PUZZLES")]
    table: Option<usize>,
}

/// The setups, which are played in turn.
const SETUPS: [(&str, &[&str]); 3] = [
    (
        "skud",
        &["preset=standard", "preset=garden-gate", "preset=standard oasis=on", "preset=garden-gate oasis=on"],
    ),
    ("street", &["preset=classic", "preset=garden-gate"]),
    ("halma", &["preset=classic", "preset=classic board=10x10", "preset=classic board=16x16"]),
];
/// The first turn to look at: no game is nearly over before it.
const EARLIEST: u32 = 14;
/// The maximum number of puzzles from one game.
const EACH_GAME: usize = 5;
/// The maximum number of wins, of holds and of races from one game. Of leaps it is one.
const EACH_KIND: usize = 3;
/// The maximum number of right first steps.
const fn ways(claim: Claim) -> usize {
    match claim {
        Claim::Leap(_) => 1,
        Claim::Win(_) | Claim::Race(_) => 3,
        // There are more ways to meet a threat than to win.
        Claim::Hold(_) => 5,
    }
}
/// How many turns the prover may try for a puzzle of a shipped collection.
const SHIPPED_EFFORT: u64 = 50_000_000;
/// The solution must be found by trying this many turns. A server affords 400,000.
const SOLUTION_EFFORT: u64 = 200_000;
/// How often progress is reported.
const REPORT: Duration = Duration::from_secs(20);

/// Mines, packs, or prints the table.
pub fn run(asked: &Asked) -> Result<(), Error> {
    match (&asked.pack, asked.table) {
        (Some(collection), _) => pack(asked, collection),
        (_, Some(sample)) => {
            let (puzzles, _) = keep::read(&asked.game, &asked.file)?;
            let none = || Err(crate::no_such_game(&asked.game));
            crate::report::table(&with_puzzling!(asked.game.as_str(), shares(puzzles, sample), return none()))
        }
        (None, None) => {
            with_puzzling!(asked.game.as_str(), mine(asked), Err(crate::no_such_game(&asked.game)))
        }
    }
}

/// The time spent on each part.
#[derive(Default)]
struct Times {
    playing: Duration,
    seeking: Duration,
    proving: Duration,
    measuring: Duration,
}

/// Adds the duration of a call to a time.
fn timed<T>(time: &mut Duration, call: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let done = call();
    *time += begun.elapsed();
    done
}

fn mine<P: Puzzling>(asked: &Asked) -> Result<(), Error> {
    let options = SETUPS.iter().find(|(game, _)| *game == P::INFO.id).map_or(&[][..], |(_, options)| options);
    let mut kept = Kept::open(asked, options.len())?;
    let mut miner = Miner::<P>::new(asked);
    if let Some(collection) = &asked.from {
        miner.take(asked, collection, &mut kept)?;
    }
    let (begun, mut told, before) = (Instant::now(), Instant::now(), (kept.games, kept.len()));
    while !kept.is_full() && begun.elapsed() < Duration::from_secs_f64(asked.minutes * 60.0) {
        let options = options[kept.games as usize % options.len()];
        miner.game(options, seed(asked.seed, kept.games), &mut kept)?;
        kept.games += 1;
        if told.elapsed() >= REPORT {
            told = Instant::now();
            kept.note()?;
            let (games, puzzles) = (kept.games - before.0, kept.len() - before.1);
            let rate = puzzles as f64 / begun.elapsed().as_secs_f64() * 60.0;
            let Times { playing, seeking, proving, measuring } = miner.times;
            eprintln!(
                "{games} games, {puzzles} puzzles, {rate:.1} a minute; \
                 playing {playing:.1?}, seeking {seeking:.1?}, proving {proving:.1?}, measuring {measuring:.1?}"
            );
        }
    }
    kept.note()
}

/// Plays games and finds puzzles in them.
struct Miner<P: Puzzling> {
    effort: u64,
    games: play::Games<P>,
    judge: measure::Judge<P>,
    times: Times,
}

impl<P: Puzzling> Miner<P> {
    fn new(asked: &Asked) -> Self {
        let (games, judge) = (play::Games::new(), measure::Judge::new());
        Self { effort: asked.effort, games, judge, times: Times::default() }
    }

    /// Adds the puzzles of a collection, proven and measured again.
    fn take(&mut self, asked: &Asked, collection: &Path, kept: &mut Kept) -> Result<(), Error> {
        let bytes =
            std::fs::read(collection).map_err(|error| Error::File(collection.to_path_buf(), error))?;
        let broken = |error: puzzles::Broken| Error::Contents(collection.to_path_buf(), error.to_string());
        let collection = Collection::open(&bytes).map_err(broken)?;
        if collection.game() != asked.game {
            return Err(crate::no_such_game(&asked.game));
        }
        for old in collection.read_all().map_err(broken)? {
            let Ok(position) = P::read_position(&old.setup, &old.position) else { continue };
            if kept.has(&old) {
                continue;
            }
            let established = self.establish(&position, old.claim, SHIPPED_EFFORT);
            let Some((right, themes)) = established else { continue };
            let judge = &mut self.judge;
            let measure = || judge.measure(&old.setup, &position, old.claim, &right);
            let difficulty = timed(&mut self.times.measuring, measure).unwrap_or(old.difficulty);
            kept.put(&old.measured(right.len() as u8, themes, difficulty))?;
        }
        Ok(())
    }

    /// Plays one game and adds its puzzles, rarest claims first.
    fn game(&mut self, options: &str, seed: u64, kept: &mut Kept) -> Result<(), Error> {
        let setup = crate::setup(&as_text(P::INFO.id, options))?;
        let games = &mut self.games;
        let positions = timed(&mut self.times.playing, || games.play(&setup, seed))?;
        let effort = self.effort / 4;
        let mut claims = timed(&mut self.times.seeking, || seek::claims(&positions, effort));
        // A game has many leaps, so take a random one.
        fastrand::Rng::with_seed(seed).shuffle(&mut claims);
        claims.sort_by_key(|(_, claim)| (kept.of_claim(*claim), matches!(claim, Claim::Leap(_))));
        let (mut asked, mut solved) = (Vec::new(), HashSet::new());
        for (i, claim) in claims {
            let alike = asked.iter().filter(|other| discriminant(*other) == discriminant(&claim)).count();
            let most = if matches!(claim, Claim::Leap(_)) { 1 } else { EACH_KIND };
            if asked.len() == EACH_GAME || alike == most || !kept.wants(claim) {
                continue;
            }
            let Some((right, puzzle)) = self.proven(&setup, &positions[i], claim, kept) else { continue };
            // Two puzzles of a game must not share a right first step.
            if right.iter().any(|turn| solved.contains(&turn[..1])) {
                continue;
            }
            if self.keep(&right, puzzle, kept)? {
                solved.extend(right.iter().map(|turn| turn[..1].to_vec()));
                asked.push(claim);
            }
        }
        Ok(())
    }

    /// The puzzle with this claim and its right turns, if the claim holds and the puzzle is new and wanted.
    /// It is not measured yet.
    fn proven(
        &mut self,
        setup: &Setup,
        position: &P,
        claim: Claim,
        kept: &Kept,
    ) -> Option<(Vec<Vec<P::Step>>, Puzzle)> {
        let text = position.write_position();
        let puzzle = Puzzle::new(P::INFO.id, &setup.summary(), claim, &text).ok()?;
        if kept.has(&puzzle) {
            return None;
        }
        // The normalised position that is stored, not that of the game.
        let position = P::read_position(setup, &puzzle.position).ok()?;
        let effort = match claim {
            Claim::Win(turns) | Claim::Race(turns) | Claim::Hold(turns) => self.effort * u64::from(turns),
            Claim::Leap(_) => self.effort,
        };
        let (right, themes) = self.establish(&position, claim, effort)?;
        if right.iter().any(|turn| position.write_turn(turn) == "claim") {
            return None;
        }
        let puzzle = puzzle.measured(right.len() as u8, themes, Difficulty::default());
        if kept.is_sated(&puzzle) {
            return None;
        }
        let solution = || puzzles::solution_within(&puzzle, &[], SOLUTION_EFFORT);
        timed(&mut self.times.proving, solution).ok()?;
        Some((right, puzzle))
    }

    /// The right turns of a claim, one for each first step, and the themes of the first. `None` if the claim
    /// is not proven.
    fn establish(&mut self, position: &P, claim: Claim, effort: u64) -> Option<(Vec<Vec<P::Step>>, Themes)> {
        let mut prover = puzzles::prover::Prover::new(effort);
        timed(&mut self.times.proving, || {
            let right = prover.establish(position, claim, ways(claim)).ok()??.right;
            let themes = puzzles::themes(position, claim, right.first()?);
            Some((right, themes))
        })
    }

    /// Measures a puzzle and adds it if it is still wanted. Returns whether it did.
    fn keep(&mut self, right: &[Vec<P::Step>], puzzle: Puzzle, kept: &mut Kept) -> Result<bool, Error> {
        let judge = &mut self.judge;
        let measured = timed(&mut self.times.measuring, || {
            let position = P::read_position(&puzzle.setup, &puzzle.position).ok()?;
            judge.measure(&puzzle.setup, &position, puzzle.claim, right)
        });
        let Some(difficulty) = measured else { return Ok(false) };
        let (ways, themes) = (puzzle.ways, puzzle.themes);
        kept.add(&puzzle.measured(ways, themes, difficulty))
    }
}

/// A setup in the notation of the lab's arguments: `halma:classic,board=10x10`.
fn as_text(game: &str, options: &str) -> String {
    format!("{game}:{}", options.trim_start_matches("preset=").replace(' ', ","))
}

/// Writes the puzzles of a file as a collection, easiest first.
fn pack(asked: &Asked, collection: &Path) -> Result<(), Error> {
    let (mut puzzles, games) = keep::read(&asked.game, &asked.file)?;
    puzzles.sort_by_key(|puzzle| (puzzle.difficulty.rating(), puzzle.id()));
    let bytes = Collection::pack(&asked.game, &puzzles);
    std::fs::write(collection, &bytes).map_err(|error| Error::File(collection.to_path_buf(), error))?;
    println!("{} puzzles of {games} games, {} bytes", puzzles.len(), bytes.len());
    Ok(())
}
