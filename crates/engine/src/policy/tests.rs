//! The vectorised code computes the same logits as a scalar form.
#![allow(clippy::unwrap_used)]

use super::*;
use std::hint::black_box;

/// The logit of a step, one number after the other, in numbers that are wide enough for anything.
fn plain_logit(policy: &Policy, seen: &StepFeatures, mover: usize, step: usize) -> i64 {
    let mut hidden = Vec::new();
    for view in 0..policy.views {
        for i in 0..policy.hidden {
            let weight = |input: &u16| black_box(policy.weights[usize::from(*input) * policy.hidden + i]);
            let inputs = seen.views[mover ^ view].get();
            let sum = inputs.iter().fold(policy.biases[i], |sum, input| sum.wrapping_add(weight(input)));
            hidden.push(i64::from(sum).clamp(0, 127));
        }
    }
    let mut logit = 0;
    for feature in seen.of(step).map(usize::from) {
        logit += i64::from(policy.row_biases[feature]);
        for (i, hidden) in hidden.iter().enumerate() {
            logit += hidden * i64::from(black_box(policy.rows[feature * hidden_of(policy) + i]));
        }
    }
    logit
}

fn hidden_of(policy: &Policy) -> usize {
    policy.views * policy.hidden
}

fn random(hidden: usize, views: usize, most: (i16, i8), rng: &mut fastrand::Rng) -> Policy {
    let (inputs, features) = (300, 200);
    let mut small = |count: usize| (0..count).map(|_| rng.i16(-most.0..=most.0)).collect::<Vec<_>>();
    let (weights, biases, row_biases) = (small(inputs * hidden), small(hidden), small(features));
    let rows = (0..features * hidden * views).map(|_| rng.i8(-most.1..=most.1)).collect();
    let game = String::new();
    Policy { game, inputs, hidden, views, features, weights, biases, rows, row_biases, hash: 0 }
}

/// From usual weights up to the bounds of their numbers, where sums wrap and hidden values are clipped.
#[test]
fn logits_are_those_of_the_plain_form() {
    let mut rng = fastrand::Rng::with_seed(3);
    for (hidden, views) in [(32, 1), (64, 1), (32, 2)] {
        for most in [(20, 30), (i16::MAX, i8::MAX)] {
            let policy = random(hidden, views, most, &mut rng);
            for round in 0..50 {
                let mut seen = StepFeatures::default();
                for view in &mut seen.views {
                    (0..rng.usize(0..150)).for_each(|_| view.add(rng.usize(0..policy.inputs)));
                }
                for step in 0..rng.usize(0..60) {
                    let mut any = || rng.usize(0..policy.features);
                    // Steps in a row share their first feature.
                    match step % 3 {
                        0 => seen.push([step / 12, any(), any(), any(), any(), any()], false),
                        1 => seen.push([step / 12, any()], true),
                        _ => seen.push([any()], false),
                    }
                }
                let mover = round % 2;
                let mut logits = Vec::new();
                policy.logits(&seen, Seat(mover as u8), &mut logits);
                let plain: Vec<i64> =
                    (0..seen.len()).map(|step| plain_logit(&policy, &seen, mover, step)).collect();
                assert_eq!(logits.into_iter().map(i64::from).collect::<Vec<_>>(), plain);
            }
        }
    }
}
