//! Logistic regression by Newton's method.

use super::samples::{Data, dot};

/// Fits the weights to the results with a Gaussian prior: each weight is expected to be within about `spread`
/// of its present value, and each game, with all its positions, counts as one observation. The loss is convex,
/// so Newton's method needs no step size.
pub fn fit(data: &Data, present: &[f64], scale: f64, spread: f64) -> Vec<i32> {
    let pull = 1.0 / (spread * spread * data.games.max(1.0));
    let total = |weights: &[f64]| {
        let away: f64 = weights.iter().zip(present).map(|(now, then)| (now - then).powi(2)).sum();
        data.loss(weights, scale) + pull * away / 2.0
    };
    let mut weights = present.to_vec();
    let mut best = total(&weights);
    loop {
        let (mut gradient, mut hessian) = derivatives(data, &weights, scale);
        for i in 0..weights.len() {
            gradient[i] += pull * (weights[i] - present[i]);
            hessian[i][i] += pull;
        }
        let step = solve(hessian.clone(), gradient);
        let shorter = (0..20).map(|halved| 0.5_f64.powi(halved));
        let mut tried = shorter.map(|part| add(&weights, &step, -part)).map(|next| (total(&next), next));
        match tried.find(|(value, _)| *value < best - 1e-10) {
            Some((value, next)) => (best, weights) = (value, next),
            None => return rounded(weights, &hessian),
        }
    }
}

fn add(one: &[f64], other: &[f64], times: f64) -> Vec<f64> {
    one.iter().zip(other).map(|(one, other)| one + times * other).collect()
}

/// Rounds optimal weights to integers, given the Hessian of the loss. Rounding costs most for weights with
/// large features, so these are rounded first, and the others are re-optimised each time.
fn rounded(mut weights: Vec<f64>, hessian: &[Vec<f64>]) -> Vec<i32> {
    let mut free: Vec<usize> = (0..weights.len()).collect();
    free.sort_by(|a, b| hessian[*a][*a].total_cmp(&hessian[*b][*b]));
    while let Some(i) = free.pop() {
        let off = weights[i].round() - weights[i];
        weights[i] = weights[i].round();
        let among = free.iter().map(|j| free.iter().map(|k| hessian[*j][*k]).collect()).collect();
        let missed = free.iter().map(|j| hessian[*j][i] * off).collect();
        for (j, by) in free.iter().zip(solve(among, missed)) {
            weights[*j] -= by;
        }
    }
    weights.into_iter().map(|weight| weight as i32).collect()
}

/// The gradient and the Hessian of the loss.
fn derivatives(data: &Data, weights: &[f64], scale: f64) -> (Vec<f64>, Vec<Vec<f64>>) {
    let n = weights.len();
    let (mut gradient, mut hessian) = (vec![0.0; n], vec![vec![0.0; n]; n]);
    for (sample, count) in data.each() {
        let expected = 1.0 / (1.0 + (-dot(&sample.features, weights) / scale).exp());
        let first = count * (expected - f64::from(sample.result)) / scale;
        let second = count * expected * (1.0 - expected) / (scale * scale);
        let features = || sample.features.iter().map(|feature| f64::from(*feature)).enumerate();
        for (i, feature) in features().filter(|(_, feature)| *feature != 0.0) {
            gradient[i] += first * feature;
            let row = hessian[i].iter_mut().zip(features());
            row.for_each(|(cell, (_, other))| *cell += second * feature * other);
        }
    }
    (gradient, hessian)
}

/// Solves a system of linear equations by Gaussian elimination. The matrix is symmetric and positive definite,
/// so no pivoting is needed.
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
mod tests {
    use super::super::samples::Sample;
    use super::*;

    /// Games of ten positions each, with results drawn by the odds that the true weights give.
    fn drawn(truth: &[f64], scale: f64, games: usize, seed: u64) -> Data {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut sample = |left: u32| {
            let features: Vec<f32> = truth.iter().map(|_| rng.i32(-3..=3) as f32).collect();
            let odds = 1.0 / (1.0 + (-dot(&features, truth) / scale).exp());
            Sample { features, result: if rng.f64() < odds { 1.0 } else { 0.0 }, left }
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
        data.samples.iter_mut().for_each(|sample| sample.features.insert(1, 0.0));
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
        // The second has features ten times as large: 10 and 3.4 are as good as 14 and 3.
        let hessian = vec![vec![1.0, 10.0], vec![10.0, 100.1]];
        assert_eq!(rounded(vec![10.0, 3.4], &hessian), [14, 3]);
    }
}
