//! The evaluation of the sample game: how far the pieces have advanced.

use crate::game::{Evaluator, LevelRow, Playable};
use crate::net::{Inputs, Nets};
use crate::policy::Steps;
use rules::game::{Observer, Position, Rules, Seat};
use rules::sample::{FILES, Sample, Step};

/// The value of one square of advance.
const SQUARE: i32 = 100;

/// Evaluates the whole position each time.
#[derive(Clone)]
pub struct Eval;

impl Observer for Eval {}

impl Evaluator<Sample> for Eval {
    fn new(_: &Sample, _: Nets) -> Self {
        Self
    }

    fn evaluate(&self, position: &Sample) -> i32 {
        let seat = position.seat();
        SQUARE * (position.heuristic(seat) - position.heuristic(Seat(seat.0 ^ 1))) as i32
    }
}

/// No net.
impl Inputs for Sample {}

/// No policy.
impl Steps for Sample {}

impl Playable for Sample {
    type Eval = Eval;
    const LOGISTIC_SCALE: f64 = 200.0;
    const LEVELS: [LevelRow; 10] = [
        (10, 1, 1, 100, 200, false),
        (20, 1, 2, 100, 150, false),
        (40, 2, 3, 100, 100, false),
        (80, 2, 4, 100, 50, false),
        (160, 3, 6, 100, 20, false),
        (320, 3, 8, 100, 10, false),
        (640, 0, 0, 0, 0, false),
        (1_280, 0, 0, 0, 0, false),
        (2_560, 0, 0, 0, 0, false),
        (5_120, 0, 0, 0, 0, false),
    ];

    fn pack(step: Step) -> u32 {
        match step {
            Step::Pass => 1,
            Step::Move(file) => 2 + u32::from(file),
        }
    }

    fn unpack(packed: u32) -> Option<Step> {
        match packed {
            1 => Some(Step::Pass),
            _ => packed.checked_sub(2).filter(|file| *file < FILES as u32).map(|file| Step::Move(file as u8)),
        }
    }
}
