//! `lab ladder`: plays each level against the one below. About three points of four are wanted.

use crate::series::Series;
use crate::{Error, with_game};
use engine::arena::{Pace, Thinking};
use engine::game::{LevelRow, Playable};
use engine::level::Level;
use engine::searcher::{Engine, Searcher};

/// What was asked for.
#[derive(clap::Args)]
pub struct Asked {
    /// What is played: `skud:standard`, `halma:classic,board=10x10`.
    setup: String,
    /// Levels from the lowest to the highest, instead of the game's own: nodes, depth (0: none), turns thought of (0: all),
    /// temperature in hundredths, noise, and whether the net judges, such as `700,3,10,100,2,false`.
    #[arg(long = "row", value_parser = row)]
    rows: Vec<LevelRow>,
    /// Games for each pair.
    #[arg(short = 'n', long, default_value_t = 200)]
    games: usize,
    #[command(flatten)]
    series: Series,
}

fn row(text: &str) -> Result<LevelRow, String> {
    let parts: Vec<&str> = text.split(',').collect();
    let [nodes, depth, turns, temperature, noise, net] = parts[..] else {
        return Err("six values: nodes,depth,turns,temperature,noise,net".to_string());
    };
    fn read<T: std::str::FromStr>(text: &str) -> Result<T, String> {
        text.trim().parse().map_err(|_| format!("not a value: {text}"))
    }
    Ok((read(nodes)?, read(depth)?, read(turns)?, read(temperature)?, read(noise)?, read(net)?))
}

pub fn run(asked: &Asked) -> Result<(), Error> {
    let game = asked.setup.split(':').next().unwrap_or_default();
    with_game!(game, climb(asked))
}

fn climb<P: Playable>(asked: &Asked) -> Result<(), Error> {
    let setup = crate::setup(&asked.setup)?;
    let rows: &[LevelRow] = if asked.rows.is_empty() { &P::LEVELS } else { &asked.rows };
    let pairs = rows.len().saturating_sub(1);
    let work = |numbers: &mut dyn Iterator<Item = usize>| {
        let mut sums = vec![Sum::default(); pairs];
        for number in numbers {
            // Both games of an opening come before the next pair of levels.
            let (round, pair) = (number / 2 / pairs, number / 2 % pairs);
            let game = 2 * round + number % 2;
            let mut players = [rows[pair + 1], rows[pair]].map(|row| {
                let engine: Box<dyn Searcher> = Box::new(Engine::<P>::new(4));
                let level = Level::from(row).seeded(crate::seed(asked.series.seed, game as u64));
                Thinking { engine, threads: 1, level: Some(level), pace: None }
            });
            if let Some((_, points)) = asked.series.game::<P>(&setup, &mut players, Pace::Free, game) {
                sums[pair].add(points);
            }
        }
        sums
    };
    let parts = asked.series.play(pairs * asked.games.next_multiple_of(2), work);
    for pair in 0..pairs {
        let sum = parts.iter().fold(Sum::default(), |sum, part| sum.and(part[pair]));
        let (share, error) = sum.share();
        println!(
            "{} {}/{}: {share:.1} % (± {error:.1}) of {}, {:?} against {:?}",
            asked.setup,
            pair + 2,
            pair + 1,
            sum.games,
            rows[pair + 1],
            rows[pair]
        );
    }
    Ok(())
}

/// Points of the upper level in one pair.
#[derive(Copy, Clone, Default)]
struct Sum {
    games: f64,
    points: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, points: f64) {
        *self = self.and(Self { games: 1.0, points, squares: points * points });
    }

    fn and(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            points: self.points + other.points,
            squares: self.squares + other.squares,
        }
    }

    /// The share of the points in hundredths, and how far off it may be (95 %).
    fn share(self) -> (f64, f64) {
        let games = self.games.max(1.0);
        let mean = self.points / games;
        let variance = (self.squares / games - mean * mean).max(0.0);
        (100.0 * mean, 100.0 * 1.96 * (variance / games).sqrt())
    }
}
