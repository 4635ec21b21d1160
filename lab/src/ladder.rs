//! `lab ladder`: plays each level against the one below. About three points of four are wanted.

use crate::{Failed, with_game};
use engine::arena::{Pace, Player, Terms, Thinking, play, random_opening, share};
use engine::game::{LevelRow, Playable};
use engine::level::Level;
use engine::think::{Mind, Thinker};
use rules::options::Setup;
use rules::table::Game;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// What was asked for.
#[derive(clap::Args)]
pub struct Asked {
    /// What is played: `skud:standard`, `halma:classic,board=10x10`.
    setup: String,
    /// Levels from the lowest to the highest, instead of the game's own: nodes, depth (0: none), steps of a thousand
    /// that are overlooked, noise, and whether the net judges, such as `700,3,10,2,false`.
    #[arg(long = "row", value_parser = row)]
    rows: Vec<LevelRow>,
    /// Games for each pair.
    #[arg(short = 'n', long, default_value_t = 200)]
    games: usize,
    /// Random turns at the start.
    #[arg(long, default_value_t = 4)]
    opening: u32,
    /// A game is cut off as a draw after so many turns.
    #[arg(long, default_value_t = 600)]
    longest: u32,
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// How many games are played at once.
    #[arg(long)]
    threads: Option<usize>,
}

fn row(text: &str) -> Result<LevelRow, String> {
    let parts: Vec<&str> = text.split(',').collect();
    let [nodes, depth, overlook, noise, net] = parts[..] else {
        return Err("five values: nodes,depth,overlook,noise,net".to_string());
    };
    fn read<T: std::str::FromStr>(text: &str) -> Result<T, String> {
        text.trim().parse().map_err(|_| format!("not a value: {text}"))
    }
    Ok((read(nodes)?, read(depth)?, read(overlook)?, read(noise)?, read(net)?))
}

/// Plays.
pub fn run(asked: &Asked) -> Result<(), Failed> {
    let game = asked.setup.split(':').next().unwrap_or_default();
    with_game!(game, climb(asked))
}

fn climb<P: Playable>(asked: &Asked) -> Result<(), Failed> {
    let setup = crate::setup(&asked.setup)?;
    let rows: &[LevelRow] = if asked.rows.is_empty() { &P::LEVELS } else { &asked.rows };
    let pairs = rows.len().saturating_sub(1);
    // Points of the upper level in each pair, and their squares.
    let sums = &Mutex::new(vec![[0.0f64; 2]; pairs]);
    let next = &AtomicUsize::new(0);
    let work = || {
        loop {
            let number = next.fetch_add(1, Relaxed);
            if number >= pairs * asked.games {
                return;
            }
            let (pair, game) = (number % pairs, number / pairs);
            let points = one::<P>(&setup, [rows[pair + 1], rows[pair]], asked, game);
            let mut sums = sums.lock().unwrap_or_else(PoisonError::into_inner);
            sums[pair][0] += points;
            sums[pair][1] += points * points;
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..crate::threads(asked.threads) {
            scope.spawn(work);
        }
    });
    let games = asked.games.max(1) as f64;
    for (pair, [sum, squares]) in sums.lock().unwrap_or_else(PoisonError::into_inner).iter().enumerate() {
        let mean = sum / games;
        let error = 1.96 * ((squares / games - mean * mean).max(0.0) / games).sqrt();
        println!(
            "{} {}/{}: {:.1} % (± {:.1}), {:?} against {:?}",
            asked.setup,
            pair + 2,
            pair + 1,
            100.0 * mean,
            100.0 * error,
            rows[pair + 1],
            rows[pair]
        );
    }
    Ok(())
}

/// One game; the points of the first of the two levels.
fn one<P: Playable>(setup: &Setup, rows: [LevelRow; 2], asked: &Asked, number: usize) -> f64 {
    let Ok(mut game) = Game::<P>::new(setup.clone()) else { return 0.5 };
    let mut rng = fastrand::Rng::with_seed(crate::seed(asked.seed, number as u64 / 2));
    random_opening(&mut game, asked.opening, &mut rng);
    let terms = Terms { pace: Pace::Free, margin: Duration::from_secs(60), longest: asked.longest };
    let mut players = rows.map(|row| {
        let mind: Box<dyn Thinker> = Box::new(Mind::<P>::new(4));
        let level = Level::from(row).seeded(crate::seed(asked.seed, number as u64));
        Thinking { mind, threads: 1, level: Some(level), pace: None }
    });
    let first = number % 2;
    let [one, two] = &mut players;
    let mut seated: [&mut dyn Player; 2] = if first == 0 { [one, two] } else { [two, one] };
    let played = play(&mut game, &mut seated, &terms);
    share(&played, if first == 0 { &[0, 1] } else { &[1, 0] })
}
