//! `lab mine`: finds puzzles in games of the engine with itself.
//!
//! Players of all levels play from random openings with every preset. Each game is looked through from its end, which
//! proposes claims (`seek`); the prover establishes them, and that every other first turn fails, or the claim is
//! dropped. What holds is measured (`measure`), and appended to a file of lines as long as its sort is wanted (`keep`),
//! so that a run can be stopped and continued. `--pack` writes such a file as the collection that ships, `--table` says
//! which levels solve what (`table`).

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

/// What was asked for.
#[derive(clap::Args)]
pub struct Asked {
    /// The game.
    game: String,
    /// The file of lines; one that is there already is added to.
    file: PathBuf,
    /// Stop after this many minutes.
    #[arg(long, default_value_t = 10.0)]
    minutes: f64,
    /// Stop when the file holds this many puzzles; no claim, level or set of themes takes too large a share of them.
    #[arg(long, default_value_t = 3_000)]
    wanted: usize,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Turns that the proof of one claim may try, for each turn that it is about.
    #[arg(long, default_value_t = 100_000)]
    effort: u64,
    /// Before, take the puzzles of a collection into the file, each proven and measured again: what shipped stays.
    #[arg(long, value_name = "COLLECTION")]
    from: Option<PathBuf>,
    /// Mine nothing; write the puzzles of the file as a collection.
    #[arg(long, value_name = "COLLECTION")]
    pack: Option<PathBuf>,
    /// Mine nothing; let every level try this many puzzles of each band of the file.
    #[arg(long, value_name = "PUZZLES")]
    table: Option<usize>,
}

/// What is played, in turn.
const SETUPS: [(&str, &[&str]); 3] = [
    (
        "skud",
        &["preset=standard", "preset=garden-gate", "preset=standard oasis=on", "preset=garden-gate oasis=on"],
    ),
    ("street", &["preset=classic", "preset=garden-gate"]),
    ("halma", &["preset=classic", "preset=classic board=10x10", "preset=classic board=16x16"]),
];
/// Before this turn nothing is near its end.
const EARLIEST: u32 = 14;
/// How many puzzles one game gives at most.
const EACH_GAME: usize = 5;
/// How many of them are wins, or holds, or races; of leaps it is one.
const EACH_KIND: usize = 3;
/// How many first steps may be right.
const fn ways(claim: Claim) -> usize {
    match claim {
        Claim::Leap(_) => 1,
        Claim::Win(_) | Claim::Race(_) => 3,
        // There are more ways to meet a threat than to win.
        Claim::Hold(_) => 5,
    }
}
/// Turns that the proof of a puzzle that shipped may try.
const SHIPPED_EFFORT: u64 = 50_000_000;
/// A server must judge and show a solution with this many turns tried, of the 400,000 that it affords.
const SOLUTION_EFFORT: u64 = 200_000;
/// How often it is said how far it is.
const REPORT: Duration = Duration::from_secs(20);

/// Mines, or packs.
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

/// What the time goes to.
#[derive(Default)]
struct Times {
    playing: Duration,
    seeking: Duration,
    proving: Duration,
    measuring: Duration,
}

/// Adds the time of a call to one of the `Times`.
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

/// Plays games and looks for puzzles in them.
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

    /// Takes over the puzzles of a collection.
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

    /// Keeps the puzzles of one game, the rarest claims first.
    fn game(&mut self, options: &str, seed: u64, kept: &mut Kept) -> Result<(), Error> {
        let setup = crate::setup(&as_text(P::INFO.id, options))?;
        let games = &mut self.games;
        let positions = timed(&mut self.times.playing, || games.play(&setup, seed))?;
        let effort = self.effort / 4;
        let mut claims = timed(&mut self.times.seeking, || seek::claims(&positions, effort));
        // Of leaps, of which a game has many, any one.
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
            // The same turn is asked for once in a game.
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

    /// The puzzle that a claim makes, if it holds, is new and wanted, with right turns; not measured yet.
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
        // As it is kept, not as it came up in the game.
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

    /// The right turns of a claim that holds, one for each first step, and the themes of the first.
    fn establish(&mut self, position: &P, claim: Claim, effort: u64) -> Option<(Vec<Vec<P::Step>>, Themes)> {
        let mut prover = puzzles::prover::Prover::new(effort);
        timed(&mut self.times.proving, || {
            let right = prover.establish(position, claim, ways(claim)).ok()??.right;
            let themes = puzzles::themes(position, claim, right.first()?);
            Some((right, themes))
        })
    }

    /// Measures a puzzle and adds it if it is still wanted then; says whether it did.
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

/// A setup as `lab` reads it: `halma:classic,board=10x10`.
fn as_text(game: &str, options: &str) -> String {
    format!("{game}:{}", options.trim_start_matches("preset=").replace(' ', ","))
}

/// Writes the puzzles of a file as a collection, the easiest first.
fn pack(asked: &Asked, collection: &Path) -> Result<(), Error> {
    let (mut puzzles, games) = keep::read(&asked.game, &asked.file)?;
    puzzles.sort_by_key(|puzzle| (puzzle.difficulty.rating(), puzzle.id()));
    let bytes = Collection::pack(&asked.game, &puzzles);
    std::fs::write(collection, &bytes).map_err(|error| Error::File(collection.to_path_buf(), error))?;
    println!("{} puzzles of {games} games, {} bytes", puzzles.len(), bytes.len());
    Ok(())
}
