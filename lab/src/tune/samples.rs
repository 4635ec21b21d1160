//! Games of the engine with itself, and the quiet positions in them with the result.

use super::features::features;
use engine::arena::random_opening;
use engine::eval::Linear;
use engine::limits::Limits;
use engine::searcher::{Engine, SearchRequest, Searcher};
use rules::options::Setup;
use rules::table::{AnyGame, Game};
use std::sync::atomic::AtomicBool;

/// A position of a game that was played to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    pub features: Vec<f32>,
    /// What the player to move got: 1, a half or 0.
    pub result: f32,
    /// How many turns before the end it stood.
    pub left: u32,
}

/// How games are played.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Play {
    /// Nodes for each turn.
    pub nodes: u64,
    /// Random turns at the start.
    pub opening: u32,
    /// A game is cut off as a draw after this many turns.
    pub longest: u32,
}

/// Plays a game of the engine with itself and keeps its quiet positions: where a turn starts, nothing is
/// proven, nobody is threatened, and what the search wants to play is no capture or the like. The same engine,
/// seed and numbers give the same game.
pub fn play<P: Linear>(engine: &mut Engine<P>, setup: &Setup, how: &Play, seed: u64) -> Vec<Sample> {
    let Ok(mut game) = Game::<P>::new(setup.clone()) else { return Vec::new() };
    random_opening(&mut game, how.opening, &mut fastrand::Rng::with_seed(seed));
    engine.forget();
    let (request, never) = (SearchRequest::within(Limits::nodes(how.nodes)), AtomicBool::new(false));
    let mut kept = Vec::new();
    while game.outcome().is_none() && game.turn() < how.longest {
        let Some(found) = engine.best(&game, &request, &never, &mut |_| {}) else { break };
        let position = game.position();
        let loud = || {
            let steps = found.turns.first().and_then(|turn| position.read_turn(turn).ok());
            steps.is_none_or(|steps| steps.iter().any(|step| position.noisy(*step)))
        };
        if !found.score.is_proven() && !position.is_threatened() && !loud() {
            kept.push((position.seat(), game.turn(), features(position)));
        }
        if found.turns.first().is_none_or(|turn| game.play(turn).is_err()) {
            break;
        }
    }
    let winner = game.outcome().map(|outcome| outcome.winner).filter(|winner| !winner.is_empty());
    let end = game.turn();
    let told = |(seat, turn, features)| Sample {
        features,
        result: winner.map_or(0.5, |winner| if winner.contains(seat) { 1.0 } else { 0.0 }),
        left: end - turn,
    };
    kept.into_iter().map(told).collect()
}

/// The samples of many games, and how much each counts.
#[derive(Clone, Debug, Default)]
pub struct Data {
    pub(super) samples: Vec<Sample>,
    counts: Vec<f64>,
    pub(super) games: f64,
}

impl Data {
    /// Takes games; `fade` turns before its end a position tells half as much of the result.
    pub fn new(games: impl IntoIterator<Item = Vec<Sample>>, fade: f64) -> Self {
        let mut data = Self::default();
        for game in games {
            data.games += 1.0;
            data.counts.extend(game.iter().map(|sample| (-f64::from(sample.left) / fade).exp2()));
            data.samples.extend(game);
        }
        let sum: f64 = data.counts.iter().sum();
        data.counts.iter_mut().for_each(|count| *count /= sum);
        data
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.samples.len()
    }

    /// How badly weights tell the results, a value of `scale` being worth e to 1: the mean logarithmic loss.
    pub fn loss(&self, weights: &[f64], scale: f64) -> f64 {
        self.each().map(|(sample, count)| count * loss(dot(&sample.features, weights) / scale, sample)).sum()
    }

    /// The scale that suits weights best.
    pub fn scale(&self, weights: &[f64]) -> f64 {
        // The loss has one minimum: golden-section search, over the logarithm.
        let at = |log: f64| self.loss(weights, log.exp());
        let (mut low, mut high) = (1.0_f64.ln(), 10_000.0_f64.ln());
        let part = (5.0_f64.sqrt() - 1.0) / 2.0;
        while high - low > 1e-4 {
            let step = part * (high - low);
            if at(high - step) < at(low + step) { high = low + step } else { low = high - step }
        }
        f64::midpoint(low, high).exp()
    }

    /// Each sample with how much it counts.
    pub fn each(&self) -> impl Iterator<Item = (&Sample, f64)> {
        self.samples.iter().zip(self.counts.iter().copied())
    }
}

/// The value of features by weights.
pub fn dot(features: &[f32], weights: &[f64]) -> f64 {
    features.iter().zip(weights).map(|(feature, weight)| f64::from(*feature) * weight).sum()
}

/// The logarithmic loss of a value.
pub fn loss(value: f64, sample: &Sample) -> f64 {
    // The logarithm of 1 + e^value, which may be too large to be written down.
    let surprise = |value: f64| value.max(0.0) + (-value.abs()).exp().ln_1p();
    let won = f64::from(sample.result);
    won * surprise(-value) + (1.0 - won) * surprise(value)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_loss_of_a_great_surprise_is_a_number() {
        let sample = |result| Sample { features: Vec::new(), result, left: 0 };
        assert_eq!(loss(5_000.0, &sample(0.0)), 5_000.0);
        assert_eq!(loss(-5_000.0, &sample(1.0)), 5_000.0);
        assert_eq!(loss(5_000.0, &sample(1.0)), 0.0);
    }

    #[test]
    fn late_positions_count_for_more() {
        let at = |left, result| Sample { features: vec![1.0], result, left };
        let data = Data::new([vec![at(10, 0.0), at(0, 1.0)]], 10.0);
        assert_eq!(data.counts, [1.0 / 3.0, 2.0 / 3.0]);
    }

    #[test]
    fn a_game_is_the_same_for_the_same_seed() {
        type Street = rules::street::Street;
        let setup = Setup::choose(&rules::street::INFO, Some(2), None, []).unwrap();
        let how = Play { nodes: 200, opening: 6, longest: 200 };
        let mut engine = Engine::<Street>::new(1);
        let first = play(&mut engine, &setup, &how, 7);
        assert_ne!(play(&mut engine, &setup, &how, 8), first);
        assert_eq!(play(&mut engine, &setup, &how, 7), first);
        assert!(first.len() > 5);
        assert!(first.is_sorted_by_key(|sample| std::cmp::Reverse(sample.left)));
    }
}
