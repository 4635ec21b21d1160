//! What the engine knows of Skud.

use crate::game::{Evaluator, Playable};
use crate::params::Params;
use rules::game::{Observer, Position, Rules};
use rules::skud::{Skud, Step};

/// Judges by the rules' plain figure.
#[derive(Clone)]
pub struct Eval;

impl Observer for Eval {}

impl Evaluator<Skud> for Eval {
    fn new(_: &Skud) -> Self {
        Self
    }

    fn evaluate(&mut self, position: &Skud) -> i32 {
        position.standing(position.seat()) as i32
    }
}

impl Playable for Skud {
    type Eval = Eval;
    const SLOTS: usize = 1024;

    fn params() -> Params {
        Params::standard()
    }

    fn pack(step: Step) -> u32 {
        let (kind, a, b) = match step {
            Step::Decline => (1, 0, 0),
            Step::Pass => (1, 1, 0),
            Step::Call => (1, 2, 0),
            Step::Choose(kind) => (1, 3, kind as u32),
            Step::Plant(kind, at) => (2, u32::from(at.0), kind as u32),
            Step::Accent(kind, at) => (3, u32::from(at.0), kind as u32),
            Step::Arrange(from, to) => (4, u32::from(from.0), u32::from(to.0)),
            Step::Boat(at, to) => (5, u32::from(at.0), u32::from(to.0)),
        };
        kind << 18 | a << 9 | b
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
