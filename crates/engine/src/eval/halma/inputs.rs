//! The inputs of a net: every piece, each side seen from its own corner.

use crate::net::{Active, Inputs};
use rules::game::Seat;
use rules::halma::{Board, Halma};

/// Where the inputs of each board begin: own pieces, then the opponent's.
const BOARDS: [usize; 3] = [0, 2 * 64, 2 * (64 + 100)];
const ALL: usize = 2 * (64 + 100 + 256);
/// Phases of a game on each board.
const PHASES: usize = 4;

/// The input of a piece of a seat in the view of another.
#[inline]
pub fn input(board: Board, view: usize, seat: usize, square: usize) -> usize {
    let squares = usize::from(board.width()) * usize::from(board.width());
    let square = if view == 0 { square } else { squares - 1 - square };
    BOARDS[board as usize] + (view ^ seat) * squares + square
}

/// The board and the phase of the game.
pub fn bucket(position: &Halma) -> usize {
    let total = |count: fn(&Halma, Seat) -> u32| count(position, Seat(0)) + count(position, Seat(1));
    let pieces = position.options().home(Seat(0)).len();
    let (arrived, at_home) = (total(Halma::arrived), total(Halma::at_home));
    let phase = match arrived {
        0 if 2 * at_home > pieces => 0,
        0 => 1,
        _ if arrived < pieces => 2,
        _ => 3,
    };
    position.options().board as usize * PHASES + phase
}

impl Inputs for Halma {
    const INPUTS: usize = ALL;
    const BUCKETS: usize = 3 * PHASES;
    /// Files and ranks exchanged.
    const SYMMETRIES: usize = 2;
    #[cfg(feature = "nets")]
    const NET: Option<&'static [u8]> = Some(include_bytes!("../../../nets/halma.net"));

    fn inputs(&self, views: &mut [Active; 2]) -> usize {
        let board = self.options().board;
        for (view, active) in views.iter_mut().enumerate() {
            for seat in 0..2 {
                self.pieces(Seat(seat)).each(|square| {
                    active.add(input(board, view, usize::from(seat), square));
                });
            }
        }
        bucket(self)
    }

    fn mirrored(symmetry: usize, input: usize) -> usize {
        if symmetry == 0 {
            return input;
        }
        let board = BOARDS.iter().rposition(|start| input >= *start).unwrap_or(0);
        let width = [8, 10, 16][board];
        let (inside, squares) = (input - BOARDS[board], width * width);
        let (side, square) = (inside / squares, inside % squares);
        BOARDS[board] + side * squares + square % width * width + square / width
    }
}
