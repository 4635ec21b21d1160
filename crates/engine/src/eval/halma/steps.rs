//! The features of a step for a policy: from where to where, as its player sees the board, and how much closer
//! the piece gets.

use crate::game::Playable;
use crate::net::Inputs;
use crate::policy::{StepFeatures, Steps};
use rules::game::Position;
use rules::halma::{Halma, Step};

/// Offset of the squares of each board.
const BEFORE: [usize; 3] = [0, 64, 64 + 100];
const SQUARES: usize = 64 + 100 + 256;
/// Offset of the ways of each board: a piece moves at most the width less one each way.
const WAYS_BEFORE: [usize; 4] = [0, 15 * 15, 15 * 15 + 19 * 19, 15 * 15 + 19 * 19 + 31 * 31];
/// Gains are bucketed in tenths of a turn.
const GAINS: usize = 64;

// Where each group of features begins.
const FROM: usize = 0;
const TO: usize = FROM + SQUARES;
const WAY: usize = TO + SQUARES;
const GAIN: usize = WAY + WAYS_BEFORE[3];
const ALL: usize = GAIN + 3 * GAINS;

impl Steps for Halma {
    const STEP_FEATURES: usize = ALL;
    #[cfg(feature = "nets")]
    const POLICY: Option<&'static [u8]> = Some(include_bytes!("../../../nets/halma.pol"));

    fn step_features(&self, steps: &[Step], hints: &mut Vec<i32>, seen: &mut StepFeatures) -> bool {
        if self.seats() > 2 {
            return false;
        }
        let from = hints.len();
        self.hints(steps, hints);
        self.inputs(&mut seen.views);
        let board = self.options().board;
        let (number, width) = (board as usize, usize::from(board.width()));
        let last = width * width - 1;
        let turned = |square: u8| if self.seat().0 == 0 { square.into() } else { last - usize::from(square) };
        for (step, hint) in steps.iter().zip(&hints[from..]) {
            let (from, to) = (turned(step.from), turned(step.to));
            let part = |from: usize, to: usize| to + width - 1 - from;
            let way = part(from % width, to % width) * (2 * width - 1) + part(from / width, to / width);
            let gain = (hint / 1_000 + GAINS as i32 / 2).clamp(0, GAINS as i32 - 1) as usize;
            let features = [
                FROM + BEFORE[number] + from,
                TO + BEFORE[number] + to,
                WAY + WAYS_BEFORE[number] + way,
                GAIN + number * GAINS + gain,
            ];
            seen.push(features, false);
        }
        true
    }

    fn step_mirrored(symmetry: usize, feature: usize) -> usize {
        if symmetry == 0 || feature >= GAIN {
            return feature;
        }
        // Files and ranks exchanged.
        let exchanged = |start: usize, size: usize| {
            let inside = feature - start;
            start + inside % size * size + inside / size
        };
        if feature >= WAY {
            let board = WAYS_BEFORE.iter().rposition(|start| feature - WAY >= *start).unwrap_or(0);
            return exchanged(WAY + WAYS_BEFORE[board], [15, 19, 31][board]);
        }
        let table = feature / SQUARES * SQUARES;
        let board = BEFORE.iter().rposition(|start| feature - table >= *start).unwrap_or(0);
        exchanged(table + BEFORE[board], [8, 10, 16][board])
    }
}
