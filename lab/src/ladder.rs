//! `lab ladder`: plays each level against the one below, which should give about three points in four. It also
//! counts turns that the policy finds unlikely, because few of them look like human mistakes.

use crate::series::Series;
use crate::{Error, with_game};
use engine::arena::{Allowance, Answer, Fault, Pace, Player, Thinking};
use engine::game::{LevelRow, Playable};
use engine::level::Level;
use engine::searcher::{Engine, Searcher};
use rules::table::AnyGame;

/// The probability below which a turn counts as unlikely.
const UNLIKELY: f64 = 0.01;

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
            // Both games of an opening are played before the next pair of levels.
            let (round, pair) = (number / 2 / pairs, number / 2 % pairs);
            let game = 2 * round + number % 2;
            let mut players = [rows[pair + 1], rows[pair]].map(|row| {
                let engine: Box<dyn Searcher> = Box::new(Engine::<P>::new(4));
                let level = Level::from(row).seeded(crate::seed(asked.series.seed, game as u64));
                Watched {
                    player: Thinking { engine, threads: 1, level: Some(level), pace: None },
                    seen: Turns::default(),
                }
            });
            let [upper, lower] = &mut players;
            if let Some((_, points)) = asked.series.game::<P>(&setup, [upper, lower], Pace::Free, game) {
                sums[pair].add(points, [upper.seen, lower.seen]);
            }
        }
        sums
    };
    let parts = asked.series.play(pairs * asked.games.next_multiple_of(2), work);
    let sum = |pair: usize| parts.iter().fold(Sum::default(), |sum, part| sum.and(part[pair]));
    for pair in 0..pairs {
        let (sum, setup) = (sum(pair), &asked.setup);
        let (share, error) = sum.share();
        let (upper, lower) = (rows[pair + 1], rows[pair]);
        println!(
            "{setup} {}/{}: {share:.1} % (± {error:.1}) of {}, {upper:?} against {lower:?}",
            pair + 2,
            pair + 1,
            sum.games,
        );
    }
    for level in 0..rows.len() {
        // As the upper level of a pair, and as the lower one.
        let above = level.checked_sub(1).map(|pair| sum(pair).turns[0]);
        let below = (level < pairs).then(|| sum(level).turns[1]);
        let Turns { all, unlikely } = above.into_iter().chain(below).fold(Turns::default(), Turns::and);
        let share = 100.0 * f64::from(unlikely) / f64::from(all.max(1));
        println!("{} level {}: {share:.1} % of {all} turns unlikely by the policy", asked.setup, level + 1);
    }
    Ok(())
}

/// The turns of a level, and how many of them were unlikely.
#[derive(Copy, Clone, Default)]
struct Turns {
    all: u32,
    unlikely: u32,
}

impl Turns {
    fn and(self, other: Self) -> Self {
        Self { all: self.all + other.all, unlikely: self.unlikely + other.unlikely }
    }
}

/// A level with its counts.
struct Watched {
    player: Thinking,
    seen: Turns,
}

impl Player for Watched {
    fn begin(&mut self, table: &dyn AnyGame) -> Result<(), Fault> {
        self.player.begin(table)
    }

    fn turn(&mut self, table: &dyn AnyGame, allowance: &Allowance) -> Result<Answer, Fault> {
        let answer = self.player.turn(table, allowance)?;
        // At most this many turns can be likely.
        let expected = self.player.engine.expected_turns(table, (1.0 / UNLIKELY) as usize);
        let likely = expected.iter().any(|(turn, share)| *turn == answer.turn && *share >= UNLIKELY);
        self.seen = self.seen.and(Turns { all: 1, unlikely: u32::from(!likely) });
        Ok(answer)
    }
}

/// Points of the upper level in one pair.
#[derive(Copy, Clone, Default)]
struct Sum {
    games: f64,
    points: f64,
    squares: f64,
    /// Of the upper level and of the lower one.
    turns: [Turns; 2],
}

impl Sum {
    fn add(&mut self, points: f64, turns: [Turns; 2]) {
        *self = self.and(Self { games: 1.0, points, squares: points * points, turns });
    }

    fn and(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            points: self.points + other.points,
            squares: self.squares + other.squares,
            turns: [self.turns[0].and(other.turns[0]), self.turns[1].and(other.turns[1])],
        }
    }

    /// The share of the points in percent, with its 95 % error.
    fn share(self) -> (f64, f64) {
        let games = self.games.max(1.0);
        let mean = self.points / games;
        let variance = (self.squares / games - mean * mean).max(0.0);
        (100.0 * mean, 100.0 * 1.96 * (variance / games).sqrt())
    }
}
