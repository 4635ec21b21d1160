//! What the engine knows of Halma.

use crate::game::{Evaluator, Playable};
use crate::params::Params;
use rules::game::{Observer, Position, Rules, Seat, SeatSet};
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

    fn passed(&self) -> Option<Self> {
        let mut next = *self;
        next.play(Step::PASS, &mut ());
        next.outcome().is_none().then_some(next)
    }

    fn partners(&self, seat: Seat) -> SeatSet {
        let alone = SeatSet::of(seat);
        if self.options().teams { alone.with(self.options().opposite(seat)) } else { alone }
    }
}
