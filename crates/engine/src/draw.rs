//! Draws the turns that a level considers, with the probabilities of the policy, so that its mistakes look
//! human. Turns that end the game at once, or that the game's hints call decisive, are always considered.
//!
//! All arithmetic is on integers, so that a level plays the same on every machine and in the pages.

use crate::game::{BARRED, FORCED, Playable};
use crate::level::Level;
use crate::policy::{ONE, Policy, StepFeatures};
use std::collections::HashSet;

/// A logit of 1 in units of hints, for positions without a policy.
const HINTS: i64 = 4_000;
/// A logit of 1 in 256ths of a doubling: 256 / ln 2.
const DOUBLING: i64 = 369;
/// Turns less likely than this are not listed among the likeliest.
const LEAST: f64 = 0.001;
/// The weight of the likeliest step.
const WHOLE: u64 = 1 << 32;

/// The turns that a level considers; empty if it considers all of them, because the level has no limit or
/// because no step makes progress.
pub fn turns<P: Playable>(level: &Level, root: &P, policy: Option<&Policy>) -> Vec<Vec<P::Step>> {
    let mut found: Vec<Vec<P::Step>> = Vec::new();
    let first = Choice::at(root, policy, level.temperature);
    if level.turns == 0 || first.stuck {
        return found;
    }
    let mut add = |turn: Vec<P::Step>| {
        if !found.contains(&turn) {
            found.push(turn);
        }
    };
    let mut rng = fastrand::Rng::with_seed(level.draw(root.key()));
    for (step, decides) in first.steps.iter().zip(&first.decides) {
        if *decides {
            add(complete(root, *step, policy, level.temperature, &mut rng));
        }
    }
    for _ in 0..level.turns {
        if let Some(step) = first.draw(&mut rng) {
            add(complete(root, step, policy, level.temperature, &mut rng));
        }
    }
    found
}

/// The likeliest turns by the policy, with their probabilities: that of a turn is the product of those of its
/// steps. A turn that can be made in several orders is listed once, in its likeliest order.
pub fn likeliest<P: Playable>(root: &P, policy: &Policy, count: usize) -> Vec<(Vec<P::Step>, f64)> {
    let (mut found, mut texts) = (Vec::new(), HashSet::new());
    // Partial and complete turns. A further step can only lower a probability, so a complete turn at the top
    // stays there.
    let mut open = vec![(1.0_f64, Vec::new(), root.clone())];
    while found.len() < count && !open.is_empty() {
        let best = (0..open.len()).max_by(|a, b| open[*a].0.total_cmp(&open[*b].0)).unwrap_or(0);
        let (share, steps, position) = open.swap_remove(best);
        if !steps.is_empty() && !position.pending() {
            if texts.insert(root.write_turn(&steps)) {
                found.push((steps, share));
            }
            continue;
        }
        let choice = Choice::at(&position, Some(policy), 100);
        let sum: u64 = choice.weights.iter().sum();
        for (step, weight) in choice.steps.iter().zip(&choice.weights) {
            let share = share * *weight as f64 / sum.max(1) as f64;
            if share > LEAST {
                let (mut next, mut steps) = (position.clone(), steps.clone());
                next.play(*step, &mut ());
                steps.push(*step);
                open.push((share, steps, next));
            }
        }
    }
    found
}

/// Completes a turn that begins with this step.
fn complete<P: Playable>(
    root: &P,
    first: P::Step,
    policy: Option<&Policy>,
    temperature: u32,
    rng: &mut fastrand::Rng,
) -> Vec<P::Step> {
    let mut turn = vec![first];
    let mut position = root.clone();
    position.play(first, &mut ());
    while position.outcome().is_none() && position.turn() == root.turn() {
        let choice = Choice::at(&position, policy, temperature);
        let decisive = choice.decides.iter().position(|decides| *decides).map(|at| choice.steps[at]);
        let Some(step) = decisive.or_else(|| choice.draw(rng)) else { break };
        turn.push(step);
        position.play(step, &mut ());
    }
    turn
}

/// The candidate steps of a position with their weights.
struct Choice<S> {
    steps: Vec<S>,
    weights: Vec<u64>,
    /// Whether each wins at once or is decisive by the game's hints.
    decides: Vec<bool>,
    /// Whether no step brings the player nearer to the end.
    stuck: bool,
}

impl<S: Copy> Choice<S> {
    fn at<P: Playable<Step = S>>(position: &P, policy: Option<&Policy>, temperature: u32) -> Self {
        let (mut steps, mut hints, mut logits) = (Vec::new(), Vec::new(), Vec::new());
        let mut seen = StepFeatures::default();
        position.steps(&mut steps);
        let known = policy.filter(|_| position.step_features(&steps, &mut hints, &mut seen));
        if let Some(policy) = known {
            policy.logits(&seen, position.seat(), &mut logits);
        } else {
            position.hints(&steps, &mut hints);
            logits.extend(hints.iter().map(|hint| (i64::from(*hint) * i64::from(ONE) / HINTS) as i32));
        }
        let stuck = steps.iter().all(|step| position.stalls(*step));
        let sensible = |i: usize| hints[i] > BARRED && (stuck || !position.stalls(steps[i]));
        let any = (0..steps.len()).any(sensible);
        let allowed = |i: usize| !any || sensible(i);
        let most = (0..steps.len()).filter(|i| allowed(*i)).map(|i| logits[i]).max().unwrap_or(0);
        let weigh = |i: usize| if allowed(i) { weight(most - logits[i], temperature) } else { 0 };
        let weights = (0..steps.len()).map(weigh).collect();
        let wins = |step: S| {
            let mut next = position.clone();
            next.play(step, &mut ());
            next.outcome().is_some_and(|outcome| outcome.winner.contains(position.seat()))
        };
        let decides = steps.iter().zip(&hints).map(|(step, hint)| *hint >= FORCED || wins(*step)).collect();
        Self { steps, weights, decides, stuck }
    }

    /// Draws a step at random.
    fn draw(&self, rng: &mut fastrand::Rng) -> Option<S> {
        let sum: u64 = self.weights.iter().sum();
        let mut at = rng.u64(..sum.max(1));
        let drawn = self.weights.iter().position(|weight| {
            let here = at < *weight;
            at = at.wrapping_sub(if here { 0 } else { *weight });
            here
        });
        drawn.map(|i| self.steps[i])
    }
}

/// The weight of a step whose logit is `behind` the best: halved for each doubling, linear in between.
fn weight(behind: i32, temperature: u32) -> u64 {
    let halvings = i64::from(behind) * DOUBLING * 100 / (i64::from(ONE) * i64::from(temperature.max(1)));
    let (whole, part) = ((halvings >> 8).clamp(0, 63) as u32, (halvings & 255) as u64);
    (WHOLE - part * (WHOLE >> 9)) >> whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weight_falls_as_the_exponential_function_does() {
        for tenth in 0..120 {
            let logit = f64::from(tenth) / 10.0;
            let share = weight((logit * f64::from(ONE)) as i32, 100) as f64 / WHOLE as f64;
            let exact = (-logit).exp();
            assert!((share / exact - 1.0).abs() < 0.08, "{logit}: {share} and {exact}");
        }
        assert_eq!(weight(2 * ONE, 200), weight(ONE, 100));
        assert_eq!(weight(i32::MAX, 1), 0);
    }
}
