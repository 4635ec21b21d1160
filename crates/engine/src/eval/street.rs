//! What the engine knows of Street.

use crate::game::{Evaluator, Playable};
use crate::params::Params;
use rules::game::{Observer, Position, Rules};
use rules::street::{Step, Street};

/// Judges by the rules' plain figure.
#[derive(Clone)]
pub struct Eval;

impl Observer for Eval {}

impl Evaluator<Street> for Eval {
    fn new(_: &Street) -> Self {
        Self
    }

    fn evaluate(&mut self, position: &Street) -> i32 {
        position.standing(position.seat()) as i32
    }
}

impl Playable for Street {
    type Eval = Eval;
    const SLOTS: usize = 1024;

    fn params() -> Params {
        Params::standard()
    }

    fn pack(step: Step) -> u32 {
        match step {
            Step::Move { from, to } => 3 + (u32::from(from.0) * 320 + u32::from(to.0)),
            Step::Deploy => 1,
            Step::Claim => 2,
        }
    }

    fn slot(&self, step: Step) -> usize {
        Self::pack(step) as usize % Self::SLOTS
    }

    fn hints(&self, steps: &[Step], hints: &mut Vec<i32>) {
        hints.extend(steps.iter().map(|_| 0));
    }

    fn noisy(&self, _: Step) -> bool {
        false
    }

    fn noisy_steps(&self, _: &mut Vec<Step>) {}
}
