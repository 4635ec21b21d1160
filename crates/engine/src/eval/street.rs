//! The evaluation of Street.

mod hints;
mod inputs;
mod levels;
mod steps;
mod terms;
mod weights;
mod zones;

use crate::eval::Linear;
use crate::game::{Evaluator, LevelRow, Playable};
use crate::net::{Active, Inputs, Net, Nets};
use crate::policy::{StepFeatures, Steps};
use rules::game::{Observer, Position, Seat};
use rules::paisho::{Point, STRIDE};
use rules::street::{Step, Street, Win};
use terms::{Terms, terms};
use weights::Weights;

/// Evaluates the features of both sides.
#[derive(Clone)]
pub struct Eval {
    net: Option<&'static Net>,
}

impl Observer for Eval {}

impl Evaluator<Street> for Eval {
    fn new(_: &Street, nets: Nets) -> Self {
        Self { net: nets.two }
    }

    fn evaluate(&self, position: &Street) -> i32 {
        let value = judge(position, Weights::of(position));
        let Some(net) = self.net else { return value };
        let mut views = [Active::new(), Active::new()];
        let bucket = position.inputs(&mut views);
        value + net.evaluate(&views, position.seat(), bucket)
    }
}

/// The value of a position to the player to move.
#[inline]
fn judge(street: &Street, weights: &Weights) -> i32 {
    let [mover, other] = terms(street);
    let sum = |terms: &Terms, weights: &Terms| -> i32 { terms.iter().zip(weights).map(|(a, b)| a * b).sum() };
    weights.tempo + sum(&mover, &weights.mover) - sum(&other, &weights.other)
}

/// Places of the grid.
const GRID: usize = 17 * STRIDE as usize;

fn holds_four(street: &Street, seat: Seat) -> bool {
    street.harmonies(seat).iter().all(|lines| *lines != 0)
}

/// The player who is not to move.
fn opponent(street: &Street) -> Seat {
    Seat(1 - street.seat().0)
}

/// Whether the player to move may claim and win.
fn claim_is_true(street: &Street) -> bool {
    street.options().win == Win::Claim && holds_four(street, street.seat())
}

impl Playable for Street {
    type Eval = Eval;
    const SLOTS: usize = 2 * GRID + 2;
    const LOGISTIC_SCALE: f64 = 560.0;
    const LEVELS: [LevelRow; 10] = levels::LEVELS;

    fn pack(step: Step) -> u32 {
        match step {
            Step::Move { from, to } => 3 + (u32::from(from.0) * 320 + u32::from(to.0)),
            Step::Deploy => 1,
            Step::Claim => 2,
        }
    }

    #[inline]
    fn unpack(packed: u32) -> Option<Step> {
        Some(match packed {
            0 => return None,
            1 => Step::Deploy,
            2 => Step::Claim,
            _ => {
                let (from, to) = ((packed - 3) / 320, (packed - 3) % 320);
                let point = |i: u32| (i < GRID as u32).then_some(Point(i as u16));
                Step::Move { from: point(from)?, to: point(to)? }
            }
        })
    }

    #[inline]
    fn slot(&self, step: Step) -> usize {
        match step {
            // Captors and stacks that may capture move to a point for different reasons, so they have separate
            // slots.
            Step::Move { from, to } => to.index() + GRID * usize::from(self.captors().contains(from.index())),
            Step::Deploy => 2 * GRID,
            Step::Claim => 2 * GRID + 1,
        }
    }

    fn hints(&self, steps: &[Step], hints: &mut Vec<i32>) {
        hints::give(self, steps, hints);
    }

    #[inline]
    fn noisy(&self, step: Step) -> bool {
        match step {
            Step::Move { to, .. } => self.tops(opponent(self)).contains(to.index()),
            Step::Deploy => false,
            Step::Claim => claim_is_true(self),
        }
    }

    fn noisy_steps(&self, out: &mut Vec<Step>) {
        if claim_is_true(self) {
            out.push(Step::Claim);
            return;
        }
        if self.options().win == Win::Immediate && hints::finishing_steps(self, out) {
            return;
        }
        self.moves_onto(self.tops(opponent(self)), out);
    }

    fn is_threatened(&self) -> bool {
        self.options().win != Win::Immediate && holds_four(self, opponent(self))
    }
}

impl Linear for Street {
    type Weights = Weights;

    fn weights(&self) -> &'static Weights {
        Weights::of(self)
    }

    fn value_by(&self, weights: &Weights) -> i32 {
        judge(self, weights)
    }
}

impl Steps for Street {
    const STEP_FEATURES: usize = steps::FEATURES;
    #[cfg(feature = "nets")]
    const POLICY: Option<&'static [u8]> = Some(include_bytes!("../../nets/street.pol"));

    fn step_features(&self, steps: &[Step], hints: &mut Vec<i32>, seen: &mut StepFeatures) -> bool {
        if self.is_threatened() {
            return false;
        }
        self.inputs(&mut seen.views);
        hints::with_features(self, steps, hints, seen);
        true
    }

    fn step_mirrored(symmetry: usize, feature: usize) -> usize {
        steps::mirrored(symmetry, feature)
    }
}
