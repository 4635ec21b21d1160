//! `lab selfplay`: self-play on all cores. Each game has its own seed, so a stopped run continues where it was.

use crate::games::{RANDOM, RecordedGame, Turn, Writer};
use crate::{Error, with_game};
use engine::arena::random_opening;
use engine::game::Playable;
use engine::limits::Limits;
use engine::net::Nets;
use engine::searcher::{Engine, SearchRequest, Searcher};
use rules::options::Setup;
use rules::table::{AnyGame, Game};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// What was asked for.
#[derive(clap::Args)]
pub struct Asked {
    /// Where the games go; a file that is there already is added to.
    file: PathBuf,
    /// What is played, in turn: `skud:standard`, `halma:classic,board=10x10`.
    #[arg(long = "setup", required = true)]
    setups: Vec<String>,
    /// How many games.
    #[arg(long, default_value_t = 1_000_000)]
    games: usize,
    /// Stop after this many minutes.
    #[arg(long)]
    minutes: Option<f64>,
    /// Nodes for each turn.
    #[arg(long, default_value_t = 500)]
    nodes: u64,
    /// The fewest and the most random turns at the start.
    #[arg(long, num_args = 2, default_values_t = [4, 13])]
    opening: Vec<u32>,
    /// One turn of this many is random later on.
    #[arg(long, default_value_t = 50)]
    stray: u32,
    /// A game is cut off as a draw after this many turns.
    #[arg(long, default_value_t = 400)]
    longest: u32,
    /// A net to play with.
    #[arg(long)]
    net: Option<PathBuf>,
    /// A net for three and four players to play with.
    #[arg(long)]
    many: Option<PathBuf>,
    /// A policy to play with.
    #[arg(long)]
    policy: Option<PathBuf>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once.
    #[arg(long)]
    threads: Option<usize>,
}

pub fn run(asked: &Asked) -> Result<(), Error> {
    let game = asked.setups[0].split(':').next().unwrap_or_default();
    with_game!(game, play_all(asked))
}

fn play_all<P: Playable>(asked: &Asked) -> Result<(), Error> {
    let setups: Vec<Setup> = asked.setups.iter().map(|text| crate::setup(text)).collect::<Result<_, _>>()?;
    if setups.iter().any(|setup| setup.info().id != P::INFO.id) {
        return Err(Error::Asked("one file, one game".to_string()));
    }
    let two = asked.net.as_deref().map(crate::net::<P>).transpose()?;
    let many = asked.many.as_deref().map(crate::many_net::<P>).transpose()?;
    let policy = asked.policy.as_deref().map(crate::policy::<P>).transpose()?;
    let (mut writer, before) = Writer::open(&asked.file, &asked.setups)?;
    if before > 0 {
        eprintln!("{before} games are there already");
    }
    let (next, over) = (&AtomicUsize::new(before), &AtomicBool::new(false));
    let (send, receive) = mpsc::sync_channel(1_024);
    let (begun, setups) = (Instant::now(), &setups);
    std::thread::scope(|scope| {
        for _ in 0..crate::threads(asked.threads) {
            let send = send.clone();
            scope.spawn(move || {
                let mut engine = Engine::<P>::new(1);
                engine.use_nets(Nets { two, many });
                engine.use_policy(policy);
                while !over.load(Relaxed) {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= asked.games {
                        break;
                    }
                    let game = play::<P>(&mut engine, setups, asked, number, over);
                    if game.is_some_and(|game| send.send(game).is_err()) {
                        break;
                    }
                }
            });
        }
        drop(send);
        let written = write_all(&mut writer, &receive, asked, (before, begun), over);
        over.store(true, Relaxed);
        // Releases threads that wait to hand a game over.
        receive.into_iter().for_each(drop);
        written
    })?;
    writer.flush()
}

fn write_all(
    writer: &mut Writer,
    games: &mpsc::Receiver<RecordedGame>,
    asked: &Asked,
    (before, begun): (usize, Instant),
    over: &AtomicBool,
) -> Result<(), Error> {
    let (mut count, mut turns, mut told) = (before, 0, Instant::now());
    let limit = asked.minutes.map(|minutes| Duration::from_secs_f64(minutes * 60.0));
    loop {
        match games.recv_timeout(Duration::from_millis(200)) {
            Ok(game) => {
                count += 1;
                turns += game.turns.len();
                writer.add(&game)?;
            }
            Err(mpsc::RecvTimeoutError::Disconnected) => break,
            Err(mpsc::RecvTimeoutError::Timeout) => {}
        }
        if limit.is_some_and(|limit| begun.elapsed() >= limit) {
            over.store(true, Relaxed);
        }
        if told.elapsed() >= Duration::from_secs(10) {
            told = Instant::now();
            writer.flush()?;
            let seconds = begun.elapsed().as_secs_f64();
            let by_count =
                seconds / (count - before).max(1) as f64 * asked.games.saturating_sub(count) as f64;
            let by_time = limit.map_or(f64::MAX, |limit| limit.as_secs_f64() - seconds);
            eprintln!(
                "{count} games, {:.0} turns a second, {:.0} s to go",
                turns as f64 / seconds,
                by_count.min(by_time).max(0.0)
            );
        }
    }
    eprintln!("{count} games, {turns} turns in {:.0} s", begun.elapsed().as_secs_f64());
    Ok(())
}

/// Plays one game; `None` if told to stop before its end.
fn play<P: Playable>(
    engine: &mut Engine<P>,
    setups: &[Setup],
    asked: &Asked,
    number: usize,
    over: &AtomicBool,
) -> Option<RecordedGame> {
    let mut rng = fastrand::Rng::with_seed(crate::seed(asked.seed, number as u64));
    let setup = number % setups.len();
    let mut game = Game::<P>::new(setups[setup].clone()).ok()?;
    let (fewest, most) = (asked.opening[0], asked.opening[1].max(asked.opening[0]));
    random_opening(&mut game, rng.u32(fewest..=most), &mut rng);
    let opening = game.entries();
    engine.forget();
    let mut played = RecordedGame { setup: setup as u8, ..RecordedGame::default() };
    let mut replayed = P::start(&setups[setup]).ok()?;
    let preamble = (P::INFO.preamble)(&setups[setup]).len();
    for entry in opening.iter().skip(preamble) {
        let body = entry.split_once('.')?.1;
        played.turns.push(Turn { score: RANDOM, steps: make(&mut replayed, body)? });
    }
    let request = SearchRequest::within(Limits::nodes(asked.nodes));
    while game.outcome().is_none() && game.turn() < asked.longest {
        if over.load(Relaxed) {
            return None;
        }
        let score = if asked.stray > 0 && rng.u32(..asked.stray) == 0 {
            random_opening(&mut game, 1, &mut rng);
            RANDOM
        } else {
            let lines = engine.think(&game, &request, &AtomicBool::new(false), &mut |_| {});
            let found = lines.first()?;
            game.play(found.turns.first()?).ok()?;
            found.score.0.clamp(-32_000, 32_000) as i16
        };
        // No random turn was possible.
        if game.turn() == replayed.turn() {
            break;
        }
        let entry = game.entries().pop()?;
        played.turns.push(Turn { score, steps: make(&mut replayed, entry.split_once('.')?.1)? });
    }
    let outcome = game.outcome();
    played.reason = outcome.map(|outcome| outcome.reason);
    played.winner = outcome.and_then(|outcome| outcome.winner.iter().next()).map(|seat| seat.0);
    Some(played)
}

/// Makes a turn; returns the index of each of its steps in the list of legal steps.
fn make<P: Playable>(position: &mut P, body: &str) -> Option<Vec<u16>> {
    let mut numbers = Vec::new();
    let mut listed = Vec::new();
    for step in position.read_turn(body).ok()? {
        listed.clear();
        position.steps(&mut listed);
        numbers.push(listed.iter().position(|known| *known == step)? as u16);
        position.play(step, &mut ());
    }
    Some(numbers)
}
