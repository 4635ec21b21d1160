//! `lab spsa`: tunes all parameters of the search together, by simultaneous perturbation stochastic
//! approximation (SPSA). Each pair of games perturbs every parameter a little, up or down, plays the search
//! against the one perturbed the opposite way, and moves the parameters towards the winner.

use crate::knobs::{KNOBS, values, with_values, write};
use crate::series::{Series, both};
use crate::{Error, with_game};
use engine::arena::{Pace, Thinking};
use engine::game::Playable;
use engine::searcher::{Engine, Searcher};
use rules::options::Setup;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// What was asked for.
#[derive(clap::Args)]
pub struct Asked {
    /// What is played in turn: `skud:standard`, `skud:garden-gate`; all of one game.
    #[arg(required = true)]
    setups: Vec<String>,
    /// The file for the numbers.
    #[arg(long)]
    out: PathBuf,
    /// Pairs of games.
    #[arg(long, default_value_t = 4_000)]
    pairs: usize,
    /// Nodes for each turn.
    #[arg(long, default_value_t = 1_000)]
    nodes: u64,
    /// How far the last pair moves a number, as a part of its step.
    #[arg(long, default_value_t = 0.02)]
    rate: f64,
    #[command(flatten)]
    series: Series,
}

pub fn run(asked: &Asked) -> Result<(), Error> {
    let game = asked.setups[0].split(':').next().unwrap_or_default();
    with_game!(game, tune(asked))
}

/// The current parameters, in units of their steps.
struct Walk {
    /// Pairs played so far.
    pairs: usize,
    values: Vec<f64>,
    won: f64,
}

fn tune<P: Playable>(asked: &Asked) -> Result<(), Error> {
    let setups: Vec<Setup> = asked.setups.iter().map(|text| crate::setup(text)).collect::<Result<_, _>>()?;
    if setups.iter().any(|setup| setup.info().id != P::INFO.id) {
        return Err(Error::Asked("one game at a time".to_string()));
    }
    let before = P::PARAMS;
    let walk = &Mutex::new(Walk { pairs: 0, values: values(&before), won: 0.0 });
    let begun = Instant::now();
    asked.series.play(asked.pairs, |numbers| {
        for number in numbers {
            let centre = walk.lock().unwrap_or_else(PoisonError::into_inner).values.clone();
            let mut rng = fastrand::Rng::with_seed(crate::seed(asked.series.seed, number as u64));
            let signs: Vec<f64> = KNOBS.iter().map(|_| if rng.bool() { 1.0 } else { -1.0 }).collect();
            let (reach, rate) = gains(asked, number + 1);
            let moved = |way: f64| -> Vec<f64> {
                let each = centre.iter().zip(&signs).zip(KNOBS);
                each.map(|((value, sign), knob)| value + way * sign * reach * knob.step).collect()
            };
            let sides = [1.0, -1.0].map(|way| with_values(P::PARAMS, &moved(way)));
            let points = pair::<P>(&setups[number % setups.len()], sides, asked, number);
            let mut walk = walk.lock().unwrap_or_else(PoisonError::into_inner);
            walk.pairs += 1;
            walk.won += points;
            for ((value, sign), knob) in walk.values.iter_mut().zip(&signs).zip(KNOBS) {
                *value = (*value + rate * points * sign * knob.step).clamp(knob.range.0, knob.range.1);
            }
        }
    });
    let walk = walk.lock().unwrap_or_else(PoisonError::into_inner);
    let after = with_values(before.clone(), &walk.values);
    println!("{} pairs in {:.0} s", walk.pairs, begun.elapsed().as_secs_f64());
    for ((knob, was), is) in KNOBS.iter().zip(values(&before)).zip(&walk.values) {
        println!("{:>20} {was:>8.2} -> {is:>8.2}", knob.name);
    }
    std::fs::write(&asked.out, write(&after)).map_err(|error| Error::File(asked.out.clone(), error))
}

/// The perturbation of a pair and the length of the following move, both in steps. Both shrink over time, as
/// usual in SPSA.
fn gains(asked: &Asked, number: usize) -> (f64, f64) {
    let (all, now) = (asked.pairs as f64, number as f64);
    let reach = (all / now).powf(0.101);
    let settle = 0.1 * all;
    (reach, asked.rate * ((settle + all) / (settle + now)).powf(0.602) / reach)
}

/// The points of the first side in two games from one opening, from -1 to 1.
fn pair<P: Playable>(setup: &Setup, sides: [engine::params::Params; 2], asked: &Asked, pair: usize) -> f64 {
    let mut players = sides.map(|params| {
        let engine: Box<dyn Searcher> = Box::new(Engine::<P>::with(2, params));
        Thinking { engine, threads: 1, level: None, pace: None }
    });
    let mut game =
        |number| asked.series.game::<P>(setup, both(&mut players), Pace::Nodes(asked.nodes), number);
    let games = [2 * pair, 2 * pair + 1].map(&mut game);
    games.into_iter().map(|played| played.map_or(0.5, |(_, points)| points)).sum::<f64>() - 1.0
}
