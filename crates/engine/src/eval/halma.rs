//! What the engine knows of Halma.

use crate::game::{Evaluator, Playable};
use crate::params::Params;
use rules::game::{Observer, Position, Rules};
use rules::halma::{Halma, Step};

/// Judges by the rules' plain figure.
#[derive(Clone)]
pub struct Eval;

impl Observer for Eval {}

impl Evaluator<Halma> for Eval {
    fn new(_: &Halma) -> Self {
        Self
    }

    fn evaluate(&mut self, position: &Halma) -> i32 {
        position.standing(position.seat()) as i32
    }
}

impl Playable for Halma {
    type Eval = Eval;
    const SLOTS: usize = 1024;

    fn params() -> Params {
        Params::standard()
    }

    fn pack(step: Step) -> u32 {
        1 + (u32::from(step.from) << 8 | u32::from(step.to))
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
