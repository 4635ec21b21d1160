//! `lab mine`: finds puzzles in games of the engine with itself.
//!
//! Players of all levels play from random openings with every preset. A quick search and a look at what either side
//! threatens propose claims; the prover establishes them, and that every other first turn fails, or the claim is
//! dropped. What holds is measured (`measure`), and appended to a file of lines, so that a run can be stopped and
//! continued. `--pack` writes such files as the collection that ships.

mod measure;
mod seek;

use crate::{Error, seed};
use engine::arena::random_opening;
use engine::games::level;
use engine::searcher::{Engine, SearchRequest, Searcher};
use puzzles::{Claim, Collection, Difficulty, Puzzle, Puzzling, Theme, Themes, with_puzzling};
use rules::options::Setup;
use rules::table::{AnyGame, Game};
use std::collections::{BTreeMap, HashSet};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
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
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Turns that the proof of one claim may try.
    #[arg(long, default_value_t = 200_000)]
    effort: u64,
    /// Mine nothing; write the puzzles of the file as a collection.
    #[arg(long, value_name = "COLLECTION")]
    pack: Option<PathBuf>,
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
/// The highest level that plays; those above take long and seldom lose their way.
const HIGHEST: u8 = 7;
/// A game is cut off after this many turns.
const LONGEST: u32 = 260;
/// Before this turn nothing is near its end.
const EARLIEST: u32 = 14;
/// How many puzzles one game gives at most.
const EACH_GAME: usize = 5;
/// How many first steps may be right.
const WAYS: usize = 3;

/// Mines, or packs.
pub fn run(asked: &Asked) -> Result<(), Error> {
    match &asked.pack {
        Some(collection) => pack(asked, collection),
        None => with_puzzling!(asked.game.as_str(), mine(asked), Err(crate::no_such_game(&asked.game))),
    }
}

/// The puzzles so far.
struct Found {
    file: File,
    path: PathBuf,
    canonical: HashSet<Vec<u8>>,
    /// Games played in all runs.
    games: u64,
}

impl Found {
    fn open(asked: &Asked) -> Result<Self, Error> {
        let failed = |error| Error::File(asked.file.clone(), error);
        let (puzzles, games) = if asked.file.exists() { read(asked)? } else { (Vec::new(), 0) };
        let file = File::options().create(true).append(true).open(&asked.file).map_err(failed)?;
        let canonical = puzzles.iter().map(Puzzle::canonical).collect();
        Ok(Self { file, path: asked.file.clone(), canonical, games })
    }

    /// Adds a puzzle unless it is there; says whether it did.
    fn add(&mut self, puzzle: &Puzzle) -> Result<bool, Error> {
        let new = self.canonical.insert(puzzle.canonical());
        if new {
            self.write(&line(puzzle))?;
        }
        Ok(new)
    }

    fn write(&mut self, line: &str) -> Result<(), Error> {
        writeln!(self.file, "{line}").map_err(|error| Error::File(self.path.clone(), error))
    }
}

/// A puzzle as a line.
fn line(puzzle: &Puzzle) -> String {
    let Difficulty { level, effort, tempting } = puzzle.difficulty;
    let themes: Vec<&str> = puzzle.themes.iter().map(Theme::id).collect();
    let (options, claim, ways) = (puzzle.setup.summary(), puzzle.claim, puzzle.ways);
    let themes = themes.join(" ");
    format!("{options}\t{claim}\t{ways}\t{level}\t{effort}\t{tempting}\t{themes}\t{}", puzzle.position)
}

/// The puzzle of a line.
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

/// The puzzles of a file, and how many games they come from.
fn read(asked: &Asked) -> Result<(Vec<Puzzle>, u64), Error> {
    let text =
        std::fs::read_to_string(&asked.file).map_err(|error| Error::File(asked.file.clone(), error))?;
    let (mut puzzles, mut games) = (Vec::new(), 0);
    for (i, line) in text.lines().enumerate() {
        if let Some(number) = line.strip_prefix("# games ") {
            games = number.parse().unwrap_or(games);
            continue;
        }
        // The last line may have been cut off.
        match of_line(&asked.game, line) {
            Some(puzzle) => puzzles.push(puzzle),
            None if !text.ends_with('\n') && i + 1 == text.lines().count() => {}
            None => return Err(Error::Contents(asked.file.clone(), format!("line {} is no puzzle", i + 1))),
        }
    }
    Ok((puzzles, games))
}

fn mine<P: Puzzling>(asked: &Asked) -> Result<(), Error> {
    let options = SETUPS.iter().find(|(game, _)| *game == P::INFO.id).map_or(&[][..], |(_, options)| options);
    let mut found = Found::open(asked)?;
    let mut miner = Miner::<P>::new(asked);
    let (begun, mut told, first) = (Instant::now(), Instant::now(), found.games);
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    while begun.elapsed() < Duration::from_secs_f64(asked.minutes * 60.0) {
        let options = options[found.games as usize % options.len()];
        for puzzle in miner.game(options, seed(asked.seed, found.games))? {
            if found.add(&puzzle)? {
                *counts.entry(puzzle.claim.to_string()).or_default() += 1;
            }
        }
        found.games += 1;
        if told.elapsed() >= Duration::from_secs(20) {
            told = Instant::now();
            let games = found.games;
            found.write(&format!("# games {games}"))?;
            let count: usize = counts.values().sum();
            let minutes = begun.elapsed().as_secs_f64() / 60.0;
            eprintln!(
                "{} games, {count} puzzles, {:.1} a minute: {counts:?}",
                games - first,
                count as f64 / minutes
            );
        }
    }
    let games = found.games;
    found.write(&format!("# games {games}"))
}

/// Plays games and looks for puzzles in them.
struct Miner<P: Puzzling> {
    effort: u64,
    player: Engine<P>,
    seeker: seek::Seeker<P>,
    judge: measure::Judge<P>,
}

impl<P: Puzzling> Miner<P> {
    fn new(asked: &Asked) -> Self {
        let (player, seeker, judge) = (Engine::new(1), seek::Seeker::new(), measure::Judge::new());
        Self { effort: asked.effort, player, seeker, judge }
    }

    /// The puzzles of one game.
    fn game(&mut self, options: &str, seed: u64) -> Result<Vec<Puzzle>, Error> {
        let mut rng = fastrand::Rng::with_seed(seed);
        let broken = |message: rules::message::Message| Error::Asked(message.to_string());
        let setup = crate::setup(&as_text(P::INFO.id, options))?;
        let mut game = Game::<P>::new(setup.clone()).map_err(broken)?;
        random_opening(&mut game, rng.u32(6..=16), &mut rng);
        let levels = [0, 1].map(|_| rng.u8(2..=HIGHEST));
        let (mut puzzles, mut solved): (Vec<Puzzle>, HashSet<String>) = (Vec::new(), HashSet::new());
        while game.outcome().is_none() && game.turn() < LONGEST && puzzles.len() < EACH_GAME {
            let late = game.turn() >= EARLIEST;
            let claims = if late { self.seeker.claims(game.position()) } else { Vec::new() };
            let leapt = puzzles.iter().any(|puzzle| matches!(puzzle.claim, Claim::Leap(_)));
            for claim in claims.into_iter().filter(|claim| !(leapt && matches!(claim, Claim::Leap(_)))) {
                let made = self.puzzle(&setup, game.position(), claim);
                // The same turn is asked for once in a game.
                puzzles
                    .extend(made.filter(|(turn, _)| solved.insert(turn.clone())).map(|(_, puzzle)| puzzle));
            }
            let number = levels[game.seat().index()];
            let Some(level) = level(P::INFO.id, number) else { break };
            let request = SearchRequest::at(level.seeded(seed));
            let best = self.player.best(&game, &request, &AtomicBool::new(false), &mut |_| {});
            let Some(turn) = best.and_then(|best| best.turns.into_iter().next()) else { break };
            game.play(&turn).map_err(broken)?;
        }
        Ok(puzzles)
    }

    /// The puzzle that a claim makes, if it holds; with a right turn.
    fn puzzle(&mut self, setup: &Setup, position: &P, claim: Claim) -> Option<(String, Puzzle)> {
        let text = position.write_position();
        let puzzle = Puzzle::new(P::INFO.id, &setup.summary(), claim, &text).ok()?;
        // As it is kept, not as it came up in the game.
        let position = P::read_position(setup, &puzzle.position).ok()?;
        let ways = if matches!(claim, Claim::Leap(_)) { 1 } else { WAYS };
        let proof = puzzles::prover::Prover::new(self.effort).establish(&position, claim, ways).ok()??;
        let right = proof.right.first()?;
        let turn = position.write_turn(right);
        if turn == "claim" {
            return None;
        }
        let themes = puzzles::themes(&position, claim, right);
        let difficulty = self.judge.measure(setup, &position, claim, &proof.right)?;
        Some((turn, puzzle.measured(proof.right.len() as u8, themes, difficulty)))
    }
}

/// A setup as `lab` reads it: `halma:classic,board=10x10`.
fn as_text(game: &str, options: &str) -> String {
    format!("{game}:{}", options.trim_start_matches("preset=").replace(' ', ","))
}

/// Writes the puzzles of a file as a collection, the easiest first.
fn pack(asked: &Asked, collection: &Path) -> Result<(), Error> {
    let (mut puzzles, games) = read(asked)?;
    let mut seen = HashSet::new();
    puzzles.retain(|puzzle| seen.insert(puzzle.canonical()));
    puzzles.sort_by_key(|puzzle| (puzzle.difficulty.rating(), puzzle.id()));
    let bytes = Collection::pack(&asked.game, &puzzles);
    std::fs::write(collection, &bytes).map_err(|error| Error::File(collection.to_path_buf(), error))?;
    println!("{} puzzles of {games} games, {} bytes", puzzles.len(), bytes.len());
    Ok(())
}
