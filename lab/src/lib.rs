//! `lab`: what makes the engine and does not ship. Games for training and what nets learn from them, weights of the
//! hand-written evaluations, positions for tests, matches. `lab/README.md` has the commands.

mod arrays;
mod bench;
mod choice;
mod collections;
mod duel;
mod entries;
mod expand;
mod games;
mod home;
mod knobs;
mod ladder;
pub mod load;
mod many;
mod maxn;
mod mine;
mod perft;
mod positions;
mod puct;
mod random;
mod report;
mod selfplay;
mod series;
mod spsa;
mod steps;
mod tune;
mod verify;

use clap::{Parser, Subcommand};
use engine::game::Playable;
use engine::net::Net;
use engine::policy::Policy;
use rules::options::Setup;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The laboratory of the engine.
#[derive(Parser)]
struct Lab {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays games of the engine with itself and appends them to a file.
    Selfplay(selfplay::Asked),
    /// Turns games into positions with inputs and targets, in a folder for `train.py`.
    Expand(expand::Asked),
    /// Turns games into lists of steps with the one that was played, in a folder for `policy.py`.
    Steps(steps::Asked),
    /// Shows a game of a file as a record.
    Show {
        /// The file.
        file: PathBuf,
        /// Which game, from 0.
        #[arg(default_value_t = 0)]
        number: usize,
    },
    /// Says how many games a file has and how they ended.
    Count {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Lets two nets, or a net and the hand-written value, play a match.
    Duel(duel::Asked),
    /// Fits the weights of a hand-written evaluation to games of the engine with itself.
    Tune(tune::Asked),
    /// Plays each level against the one below.
    Ladder(ladder::Asked),
    /// Tunes the numbers of the search by games against changed ones.
    Spsa(spsa::Asked),
    /// Makes positions with known answers for the engine's tests.
    Positions(positions::Asked),
    /// Finds puzzles in games of the engine with itself, and packs them into a collection.
    Mine(mine::Asked),
    /// Prints what is in the collections of puzzles, and which level solves what.
    Puzzles(collections::Asked),
    /// Solves the run home in Halma, and counts how many turns the engine loses on it.
    Home(home::Asked),
    /// Compares best reply with another search for three and four players.
    Many(many::Asked),
    /// Replays case files and compares every count, list, harmony and result with the rules.
    Verify(verify::Asked),
    /// Counts the sequences of whole turns from a position.
    Perft(perft::Asked),
    /// Plays random games and prints who won and why, how long they were, and the speed.
    Random(random::Asked),
    /// Runs a fixed amount of work and prints the speed and a signature of what was counted.
    Bench(bench::Asked),
    /// Plays on a server of one's own, started with `--no-limits`, as many clients would.
    Load(load::Asked),
}

/// What went wrong, for the person at the keyboard.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file could not be read or written.
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
    /// A file has other contents than expected.
    #[error("{0}: {1}")]
    Contents(PathBuf, String),
    /// What was asked for makes no sense.
    #[error("{0}")]
    Asked(String),
    /// Something else could not be read or written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// It failed, and that has been printed already.
    #[error("")]
    Reported,
}

/// Reads the command line and does what it says.
pub fn run() -> ExitCode {
    let done = match Lab::parse().command {
        Command::Selfplay(asked) => selfplay::run(&asked),
        Command::Expand(asked) => expand::run(&asked),
        Command::Steps(asked) => steps::run(&asked),
        Command::Show { file, number } => games::show(&file, number),
        Command::Count { files } => games::count(&files),
        Command::Duel(asked) => duel::run(&asked),
        Command::Tune(asked) => tune::run(&asked),
        Command::Ladder(asked) => ladder::run(&asked),
        Command::Spsa(asked) => spsa::run(&asked),
        Command::Positions(asked) => positions::run(&asked),
        Command::Mine(asked) => mine::run(&asked),
        Command::Puzzles(asked) => collections::run(&asked),
        Command::Home(asked) => home::run(&asked),
        Command::Many(asked) => many::run(&asked),
        Command::Verify(asked) => verify::run(&asked),
        Command::Perft(asked) => perft::run(&asked),
        Command::Random(asked) => random::run(&asked),
        Command::Bench(asked) => bench::run(&asked),
        Command::Load(asked) => load::run(&asked),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads the output has had enough: `lab … | head` is no failure.
        Err(Error::Io(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Error::Reported) => ExitCode::FAILURE,
        Err(failed) => {
            eprintln!("{failed}");
            ExitCode::from(if matches!(failed, Error::Asked(_)) { 2 } else { 1 })
        }
    }
}

/// How many threads play: those asked for, or one for each core.
pub fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).max(1)
}

/// The seed of one game of a run.
pub fn seed(run: u64, game: u64) -> u64 {
    run.wrapping_mul(1_000_003).wrapping_add(game)
}

/// The answer to a game that there is not.
pub fn no_such_game(name: &str) -> Error {
    let games: Vec<_> = rules::GAMES.iter().map(|info| info.id).collect();
    Error::Asked(format!("{name}: {}", games.join(", ")))
}

/// A game with its options: `skud:standard`, `skud:garden-gate,oasis=on`, `halma:classic,board=10x10`,
/// `skud:standard,seats=3`.
pub fn setup(text: &str) -> Result<Setup, Error> {
    let (game, rest) = text.split_once(':').unwrap_or((text, ""));
    let asked = |why: String| Error::Asked(format!("{text}: {why}"));
    let info = rules::game_info(game).ok_or_else(|| asked("no such game".to_string()))?;
    let mut parts = rest.split(',').filter(|part| !part.is_empty()).peekable();
    let preset = parts.next_if(|part| !part.contains('='));
    let (mut seats, mut options) = (2, Vec::new());
    for (name, value) in parts.map(|part| part.split_once('=').unwrap_or((part, ""))) {
        match name {
            "seats" => seats = value.parse().map_err(|_| asked(format!("seats={value}")))?,
            _ => options.push((name, value)),
        }
    }
    Setup::choose(info, Some(seats), preset, options).map_err(|message| asked(message.to_string()))
}

/// Reads a policy for a game; it stays in memory for good.
pub fn policy<P: Playable>(path: &Path) -> Result<&'static Policy, Error> {
    let bytes = std::fs::read(path).map_err(|error| Error::File(path.to_path_buf(), error))?;
    engine::policy::load::<P>(&bytes)
        .map_err(|broken| Error::Contents(path.to_path_buf(), format!("{broken:?}")))
}

/// Reads a net for a game; it stays in memory for good.
pub fn net<P: Playable>(path: &Path) -> Result<&'static Net, Error> {
    let bytes = std::fs::read(path).map_err(|error| Error::File(path.to_path_buf(), error))?;
    engine::net::load::<P>(&bytes)
        .map_err(|broken| Error::Contents(path.to_path_buf(), format!("{broken:?}")))
}

/// Reads a net for three and four players of a game; it stays in memory for good.
pub fn many_net<P: Playable>(path: &Path) -> Result<&'static Net, Error> {
    let bytes = std::fs::read(path).map_err(|error| Error::File(path.to_path_buf(), error))?;
    engine::net::load_many::<P>(&bytes)
        .map_err(|broken| Error::Contents(path.to_path_buf(), format!("{broken:?}")))
}
