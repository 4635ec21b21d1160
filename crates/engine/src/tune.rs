//! Finds the weights of an evaluation from games that the engine plays with itself.
//!
//! An evaluation that can be tuned is a sum: [`Tunable`] tells its weights as they stand in the source, and
//! the figures of a position that they are multiplied by. [`play`] plays a game and keeps the quiet positions
//! with the result; [`fit`] finds the weights by which the results are most likely (logistic regression).
//! `examples/tune.rs` does both, on all cores, and prints the weights to be pasted in. Better weights tell
//! won positions from lost ones better; whether the engine also plays better by them, only a match can tell.

use crate::arena::random_opening;
use crate::game::Playable;
use crate::limits::Limits;
use crate::think::{Ask, Mind, Thinker};
use rules::options::Setup;
use rules::table::{Game, Table};
use std::sync::atomic::AtomicBool;

/// Some weights that stand together in the source.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// How they are written; the numbers go where `#` stands.
    pub form: &'static str,
    /// The numbers.
    pub values: Vec<i32>,
}

impl Field {
    /// One number.
    pub fn one(form: &'static str, value: i32) -> Self {
        Self { form, values: vec![value] }
    }

    /// A row of numbers.
    pub fn row<T: Copy + Into<i32>>(form: &'static str, values: &[T]) -> Self {
        Self { form, values: values.iter().map(|value| (*value).into()).collect() }
    }

    /// As it stands in the source, with other numbers.
    pub fn write(&self, values: &[i32]) -> String {
        let values: Vec<_> = values.iter().map(i32::to_string).collect();
        self.form.replace('#', &values.join(", "))
    }
}

/// A game whose evaluation, with two players, is a sum of figures times weights.
pub trait Tunable: Playable {
    /// The weights by which this position is judged.
    fn weights(&self) -> Vec<Field>;
    /// What each of them is multiplied by, in the same order, for the player to move. Where the evaluation
    /// rounds, the sum may differ from it by what was rounded away.
    fn figures(&self) -> Vec<f32>;
}

/// A position of a game that was played to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// Its figures.
    pub figures: Vec<f32>,
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
    /// A game is cut off as a draw after so many turns.
    pub longest: u32,
}

/// Plays a game of the engine with itself and keeps its quiet positions: where a turn starts, nothing is
/// proven, nobody is pressed, and what the search wants to play is no capture or the like. The same mind,
/// seed and numbers give the same game.
pub fn play<P: Tunable>(mind: &mut Mind<P>, setup: &Setup, how: &Play, seed: u64) -> Vec<Sample> {
    let Ok(mut game) = Game::<P>::new(setup.clone()) else { return Vec::new() };
    random_opening(&mut game, how.opening, &mut fastrand::Rng::with_seed(seed));
    mind.forget();
    let (ask, never) = (Ask::within(Limits::nodes(how.nodes)), AtomicBool::new(false));
    let mut kept = Vec::new();
    while game.outcome().is_none() && game.turn() < how.longest {
        let Some(found) = mind.think(&game, &ask, &never, &mut |_| {}) else { break };
        let position = game.position();
        let loud = || {
            let steps = found.turns.first().and_then(|turn| position.read_turn(turn).ok());
            steps.is_none_or(|steps| steps.iter().any(|step| position.noisy(*step)))
        };
        if !found.score.is_proven() && !position.pressed() && !loud() {
            kept.push((position.seat(), game.turn(), position.figures()));
        }
        if found.turns.first().is_none_or(|turn| game.play(turn).is_err()) {
            break;
        }
    }
    let winner = game.outcome().map(|outcome| outcome.winner).filter(|winner| !winner.is_empty());
    let end = game.turn();
    let told = |(seat, turn, figures)| Sample {
        figures,
        result: winner.map_or(0.5, |winner| if winner.contains(seat) { 1.0 } else { 0.0 }),
        left: end - turn,
    };
    kept.into_iter().map(told).collect()
}

/// The samples of many games, and how much each counts.
#[derive(Clone, Debug, Default)]
pub struct Data {
    samples: Vec<Sample>,
    counts: Vec<f64>,
    games: f64,
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

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.samples.is_empty()
    }

    /// How badly weights tell the results, a value of `scale` being worth e to 1: the mean logarithmic loss.
    pub fn loss(&self, weights: &[f64], scale: f64) -> f64 {
        self.each().map(|(sample, count)| count * loss(dot(&sample.figures, weights) / scale, sample)).sum()
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

    fn each(&self) -> impl Iterator<Item = (&Sample, f64)> {
        self.samples.iter().zip(self.counts.iter().copied())
    }
}

fn dot(figures: &[f32], weights: &[f64]) -> f64 {
    figures.iter().zip(weights).map(|(figure, weight)| f64::from(*figure) * weight).sum()
}

fn loss(value: f64, sample: &Sample) -> f64 {
    // The logarithm of 1 + e^value, which may be too large to be written down.
    let surprise = |value: f64| value.max(0.0) + (-value.abs()).exp().ln_1p();
    let won = f64::from(sample.result);
    won * surprise(-value) + (1.0 - won) * surprise(value)
}

/// The weights that tell the results best and are not far from the present ones: each is believed to be within
/// about `spread` of its present value, and a game, all its positions together, is one observation that may
/// speak against that. Newton's method: the loss is convex, so there is one answer and no step size to choose.
pub fn fit(data: &Data, present: &[f64], scale: f64, spread: f64) -> Vec<i32> {
    let pull = 1.0 / (spread * spread * data.games.max(1.0));
    let total = |weights: &[f64]| {
        let away: f64 = weights.iter().zip(present).map(|(now, then)| (now - then).powi(2)).sum();
        data.loss(weights, scale) + pull * away / 2.0
    };
    let mut weights = present.to_vec();
    let mut best = total(&weights);
    loop {
        let Bend { mut slope, mut curve } = Bend::of(data, &weights, scale);
        for i in 0..weights.len() {
            slope[i] += pull * (weights[i] - present[i]);
            curve[i][i] += pull;
        }
        let step = solve(curve.clone(), slope);
        let shorter = (0..20).map(|halved| 0.5_f64.powi(halved));
        let mut tried = shorter.map(|part| add(&weights, &step, -part)).map(|next| (total(&next), next));
        match tried.find(|(value, _)| *value < best - 1e-10) {
            Some((value, next)) => (best, weights) = (value, next),
            None => return rounded(weights, &curve),
        }
    }
}

fn add(one: &[f64], other: &[f64], times: f64) -> Vec<f64> {
    one.iter().zip(other).map(|(one, other)| one + times * other).collect()
}

/// Whole numbers near weights that are best where the loss has this curvature. A half is much for a weight
/// whose figures are large, so these are rounded first, and each time the others make up for it.
fn rounded(mut weights: Vec<f64>, curve: &[Vec<f64>]) -> Vec<i32> {
    let mut free: Vec<usize> = (0..weights.len()).collect();
    free.sort_by(|a, b| curve[*a][*a].total_cmp(&curve[*b][*b]));
    while let Some(i) = free.pop() {
        let off = weights[i].round() - weights[i];
        weights[i] = weights[i].round();
        let among = free.iter().map(|j| free.iter().map(|k| curve[*j][*k]).collect()).collect();
        let missed = free.iter().map(|j| curve[*j][i] * off).collect();
        for (j, by) in free.iter().zip(solve(among, missed)) {
            weights[*j] -= by;
        }
    }
    weights.into_iter().map(|weight| weight as i32).collect()
}

/// The slope and the curvature of the loss.
struct Bend {
    slope: Vec<f64>,
    curve: Vec<Vec<f64>>,
}

impl Bend {
    fn of(data: &Data, weights: &[f64], scale: f64) -> Self {
        let n = weights.len();
        let mut bend = Self { slope: vec![0.0; n], curve: vec![vec![0.0; n]; n] };
        for (sample, count) in data.each() {
            let expected = 1.0 / (1.0 + (-dot(&sample.figures, weights) / scale).exp());
            let off = count * (expected - f64::from(sample.result)) / scale;
            let curve = count * expected * (1.0 - expected) / (scale * scale);
            let there = || sample.figures.iter().map(|figure| f64::from(*figure)).enumerate();
            for (i, figure) in there().filter(|(_, figure)| *figure != 0.0) {
                bend.slope[i] += off * figure;
                let row = bend.curve[i].iter_mut().zip(there());
                row.for_each(|(cell, (_, other))| *cell += curve * figure * other);
            }
        }
        bend
    }
}

/// Solves a system of linear equations whose matrix is symmetric and positive definite, so that no rows need
/// to change places.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for i in 0..n {
        let (above, below) = matrix.split_at_mut(i + 1);
        for (row, j) in below.iter_mut().zip(i + 1..) {
            let times = row[i] / above[i][i];
            row.iter_mut().zip(&above[i]).for_each(|(cell, pivot)| *cell -= times * pivot);
            right[j] -= times * right[i];
        }
    }
    for i in (0..n).rev() {
        let known: f64 = (i + 1..n).map(|j| matrix[i][j] * right[j]).sum();
        right[i] = (right[i] - known) / matrix[i][i];
    }
    right
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::game::Evaluator;

    /// Games of ten positions each, with results drawn by the odds that the true weights give.
    fn drawn(truth: &[f64], scale: f64, games: usize, seed: u64) -> Data {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut sample = |left: u32| {
            let figures: Vec<f32> = truth.iter().map(|_| rng.i32(-3..=3) as f32).collect();
            let odds = 1.0 / (1.0 + (-dot(&figures, truth) / scale).exp());
            Sample { figures, result: if rng.f64() < odds { 1.0 } else { 0.0 }, left }
        };
        Data::new((0..games).map(|_| (0..10).map(&mut sample).collect::<Vec<_>>()).collect::<Vec<_>>(), 1e9)
    }

    #[test]
    fn the_weights_by_which_results_were_drawn_are_found() {
        let truth = [100.0, -40.0, 0.0, 15.0, 250.0];
        let data = drawn(&truth, 150.0, 4_000, 1);
        let start = [60.0, 10.0, 30.0, 30.0, 150.0];
        let found = fit(&data, &start, 150.0, 1_000.0);
        for (found, truth) in found.iter().zip(truth) {
            assert!((f64::from(*found) - truth).abs() < 7.0, "{found} for {truth}");
        }
        let found: Vec<f64> = found.into_iter().map(f64::from).collect();
        assert!(data.loss(&found, 150.0) < data.loss(&truth, 150.0));
        let fresh = drawn(&truth, 150.0, 1_000, 2);
        assert!(fresh.loss(&found, 150.0) < fresh.loss(&start, 150.0) - 0.01);
    }

    #[test]
    fn the_scale_by_which_results_were_drawn_is_found() {
        let truth = [100.0, -40.0, 15.0];
        let found = drawn(&truth, 220.0, 4_000, 3).scale(&truth);
        assert!((found - 220.0).abs() < 10.0, "{found}");
    }

    #[test]
    fn a_weight_of_which_nothing_is_seen_stays() {
        let mut data = drawn(&[100.0, -40.0], 150.0, 500, 4);
        data.samples.iter_mut().for_each(|sample| sample.figures.insert(1, 0.0));
        let found = fit(&data, &[60.0, 33.0, 0.0], 150.0, 20.0);
        assert_eq!(found[1], 33);
        assert!(found[0] > 75 && found[2] < -20, "{found:?}");
    }

    #[test]
    fn a_narrow_spread_keeps_the_present_weights() {
        let data = drawn(&[100.0, -40.0], 150.0, 500, 5);
        let away = |spread: f64| (fit(&data, &[60.0, 0.0], 150.0, spread)[0] - 60).abs();
        assert_eq!(away(0.1), 0);
        assert!(0 < away(5.0) && away(5.0) < away(500.0));
    }

    #[test]
    fn what_rounding_takes_from_one_weight_another_gives_back() {
        // The second has figures ten times as large: 10 and 3.4 are as good as 14 and 3.
        let curve = vec![vec![1.0, 10.0], vec![10.0, 100.1]];
        assert_eq!(rounded(vec![10.0, 3.4], &curve), [14, 3]);
    }

    #[test]
    fn the_loss_of_a_great_surprise_is_a_number() {
        let sample = |result| Sample { figures: Vec::new(), result, left: 0 };
        assert_eq!(loss(5_000.0, &sample(0.0)), 5_000.0);
        assert_eq!(loss(-5_000.0, &sample(1.0)), 5_000.0);
        assert_eq!(loss(5_000.0, &sample(1.0)), 0.0);
    }

    #[test]
    fn late_positions_count_for_more() {
        let at = |left, result| Sample { figures: vec![1.0], result, left };
        let data = Data::new([vec![at(10, 0.0), at(0, 1.0)]], 10.0);
        assert_eq!(data.counts, [1.0 / 3.0, 2.0 / 3.0]);
    }

    #[test]
    fn fields_are_written_as_they_stand() {
        let row = Field::row("way: &[#],", &[1_i16, -2]);
        assert_eq!((row.values.clone(), row.write(&[3, -4])), (vec![1, -2], "way: &[3, -4],".to_string()));
        assert_eq!(Field::one("tempo: #,", 5).write(&[6]), "tempo: 6,");
    }

    /// Holds the sum of figures and weights against the evaluation along games of the engine with whims.
    fn adds_up<P: Tunable>(preset: &str, options: &[(&str, &str)], rounding: f64) {
        let setup = Setup::choose(P::INFO, Some(2), Some(preset), options.iter().copied()).unwrap();
        let mut checked = 0;
        for seed in 0..30 {
            let mut rng = fastrand::Rng::with_seed(seed);
            let mut game = Game::<P>::new(setup.clone()).unwrap();
            let mut mind = Mind::<P>::new(1);
            while game.outcome().is_none() && game.turn() < 80 {
                let position = game.position();
                let weights: Vec<f64> =
                    position.weights().into_iter().flat_map(|field| field.values).map(f64::from).collect();
                let figures = position.figures();
                assert_eq!(figures.len(), weights.len());
                let (sum, value) = (dot(&figures, &weights), P::Eval::new(position).evaluate(position));
                let text = position.write_position();
                assert!((sum - f64::from(value)).abs() <= rounding, "{sum} is not {value}: {text}");
                checked += 1;
                if rng.bool() {
                    random_opening(&mut game, 1, &mut rng);
                } else {
                    let ask = Ask::within(Limits::nodes(100));
                    let found = mind.think(&game, &ask, &AtomicBool::new(false), &mut |_| {}).unwrap();
                    game.play(&found.turns[0]).unwrap();
                }
            }
        }
        assert!(checked > 300, "{checked}");
    }

    #[test]
    fn figures_and_weights_add_up_to_the_evaluation_of_street() {
        adds_up::<rules::street::Street>("classic", &[], 0.0);
        adds_up::<rules::street::Street>("garden-gate", &[], 0.0);
    }

    #[test]
    fn figures_and_weights_add_up_to_the_evaluation_of_halma() {
        for board in ["8x8", "10x10", "16x16"] {
            adds_up::<rules::halma::Halma>("classic", &[("board", board)], 0.75);
        }
    }

    #[test]
    fn figures_and_weights_add_up_to_the_evaluation_of_skud() {
        adds_up::<rules::skud::Skud>("standard", &[], 3.0);
        adds_up::<rules::skud::Skud>("garden-gate", &[], 3.0);
    }

    #[test]
    fn a_game_is_the_same_for_the_same_seed() {
        type Street = rules::street::Street;
        let setup = Setup::choose(&rules::street::INFO, Some(2), None, []).unwrap();
        let how = Play { nodes: 200, opening: 6, longest: 200 };
        let mut mind = Mind::<Street>::new(1);
        let first = play(&mut mind, &setup, &how, 7);
        assert_ne!(play(&mut mind, &setup, &how, 8), first);
        assert_eq!(play(&mut mind, &setup, &how, 7), first);
        assert!(first.len() > 5);
        assert!(first.is_sorted_by_key(|sample| std::cmp::Reverse(sample.left)));
    }
}
