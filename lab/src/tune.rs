//! `lab tune`: fits the weights of a game's hand-written evaluation to games of the engine with itself.
//!
//! Quiet positions are kept with the result of their game ([`mod@samples`]), and logistic regression fits the
//! weights to the results ([`mod@fit`]). Every fifth game is held back as a validation set. A lower loss means
//! that the weights predict results better; whether the engine also plays better, only a match can tell.
//!
//! A loss near 0.693 means that the evaluation hardly predicts these results: use more nodes, or weight
//! positions near the end more.

mod features;
mod fit;
mod samples;

use crate::{Error, with_game};
use engine::eval::{Linear, Weights};
use engine::searcher::Engine;
use fit::fit;
use rules::options::Setup;
use samples::{Data, Play, Sample, play};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc;

/// What was asked for. The same numbers give the same weights, however many threads there are.
#[derive(clap::Args)]
pub struct Asked {
    /// What is played: `street:classic`, `halma:classic,board=10x10`.
    setup: String,
    /// How many games.
    #[arg(long, default_value_t = 1_500)]
    games: usize,
    /// Nodes for each turn.
    #[arg(long, default_value_t = 2_000)]
    nodes: u64,
    /// Random turns at the start.
    #[arg(long, default_value_t = 6)]
    opening: u32,
    /// A game is cut off as a draw after this many turns.
    #[arg(long, default_value_t = 300)]
    longest: u32,
    /// A position this many turns before the end tells half as much of the result.
    #[arg(long, default_value_t = 40.0)]
    fade: f64,
    /// How far a weight may well be from its present value; less if there are few games.
    #[arg(long, default_value_t = 20.0)]
    spread: f64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once.
    #[arg(long)]
    threads: Option<usize>,
}

/// Plays, fits, and prints the weights as they stand in `crates/engine/src/eval/`.
pub fn run(asked: &Asked) -> Result<(), Error> {
    let game = asked.setup.split(':').next().unwrap_or_default();
    with_game!(game, tune(asked))
}

fn tune<P: Linear>(asked: &Asked) -> Result<(), Error> {
    let setup = crate::setup(&asked.setup)?;
    let games = play_all::<P>(&setup, asked);
    let part = |held: bool| {
        let games = games.iter().enumerate().filter(move |(i, _)| (i % 5 == 4) == held);
        Data::new(games.map(|(_, game)| game.clone()), asked.fade)
    };
    let (train, held) = (part(false), part(true));
    let start = P::start(&setup).map_err(|message| Error::Asked(message.to_string()))?;
    let present = features::weights(&start);
    let scale = train.scale(&present);
    let found = fit(&train, &present, scale, asked.spread);
    let after: Vec<f64> = found.iter().copied().map(f64::from).collect();

    let drawn = games.iter().filter(|game| game.last().is_some_and(|last| last.result == 0.5)).count();
    println!("{} games, {drawn} of them drawn, scale {scale:.0}", games.len());
    for (name, data) in [("train", &train), ("held back", &held)] {
        let loss = |weights: &[f64]| data.loss(weights, scale);
        let (before, after) = (loss(&present), loss(&after));
        println!("{name}: {} positions, loss {before:.5} before, {after:.5} after", data.len());
    }
    let mut rest = found.as_slice();
    for (name, values) in start.weights().clone().fields() {
        let (now, others) = rest.split_at(values.len());
        println!("{}", written(name, now));
        rest = others;
    }
    Ok(())
}

/// Weights in the form of the source.
fn written(name: &str, values: &[i32]) -> String {
    match values {
        [value] => format!("{name}: {value},"),
        _ => format!("{name}: {values:?},"),
    }
}

/// Plays games on all cores. Each has its own seed, so the result does not depend on the threads.
fn play_all<P: Linear>(setup: &Setup, asked: &Asked) -> Vec<Vec<Sample>> {
    let how = Play { nodes: asked.nodes, opening: asked.opening, longest: asked.longest };
    let next = &AtomicUsize::new(0);
    let (send, receive) = mpsc::channel();
    let mut played = vec![Vec::new(); asked.games];
    std::thread::scope(|scope| {
        for _ in 0..crate::threads(asked.threads) {
            let send = send.clone();
            scope.spawn(move || {
                let mut engine = Engine::<P>::new(4);
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= asked.games {
                        break;
                    }
                    let seed = crate::seed(asked.seed, number as u64);
                    if send.send((number, play(&mut engine, setup, &how, seed))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        for (done, (number, game)) in receive.into_iter().enumerate() {
            played[number] = game;
            if (done + 1) % 100 == 0 {
                eprintln!("{} games", done + 1);
            }
        }
    });
    played
}

#[cfg(test)]
mod tests {
    #[test]
    fn weights_are_written_as_they_stand() {
        assert_eq!(super::written("way", &[3, -4]), "way: [3, -4],");
        assert_eq!(super::written("tempo", &[6]), "tempo: 6,");
    }
}
