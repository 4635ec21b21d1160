//! What the engine knows of Halma.
//!
//! A piece costs what it still has to go, in hundredths of a turn, by its square alone; the sums are kept up
//! to date as pieces are moved. What depends on several pieces is looked at when a position is judged.

use crate::game::{Evaluator, Playable};
use crate::params::Params;
use rules::game::{Observer, Position, Seat, SeatSet};
use rules::halma::{Board, Halma, Options, Step};
use std::sync::LazyLock;

/// Half a turn: what it is worth to move next.
const TEMPO: i32 = 50;

/// What a piece of each seat costs on each square.
type Costs = [[i16; 256]; 4];

/// For each board, and for four players.
static COSTS: LazyLock<[Box<Costs>; 4]> = LazyLock::new(|| {
    [(Board::Eight, 2), (Board::Ten, 2), (Board::Sixteen, 2), (Board::Sixteen, 4)]
        .map(|(board, seats)| costs(board, seats))
});

fn costs(board: Board, seats: u8) -> Box<Costs> {
    let mut costs = Box::new([[0; 256]; 4]);
    for seat in 0..seats {
        for square in board.squares() {
            let (near, far) = to_corner(board, seats, Seat(seat), square);
            costs[usize::from(seat)][usize::from(square)] = cost(near, far);
        }
    }
    costs
}

/// How far a square is from the corner that a seat plays to, the nearer edge first.
fn to_corner(board: Board, seats: u8, seat: Seat, square: u8) -> (i32, i32) {
    let at = board.coord(square);
    let last = i32::from(board.width()) - 1;
    let (right, top) = match (seats, seat.0) {
        (2, 0) | (4, 0) => (true, true),
        (4, 1) => (true, false),
        (4, 3) => (false, true),
        _ => (false, false),
    };
    let dx = if right { last - i32::from(at.x) } else { at.x.into() };
    let dy = if top { last - i32::from(at.y) } else { at.y.into() };
    (dx.min(dy), dx.max(dy))
}

fn cost(near: i32, far: i32) -> i16 {
    let (way, aside) = (near + far, far - near);
    (way * 26 + way * way / 2 + aside * aside * 3 / 2) as i16
}

fn costs_of(options: &Options) -> &'static Costs {
    &COSTS[options.board as usize + usize::from(options.seats == 4)]
}

/// The sums over the pieces of each seat.
#[derive(Clone)]
pub struct Eval {
    costs: &'static Costs,
    sums: [i32; 4],
}

impl Observer for Eval {
    #[inline]
    fn put(&mut self, piece: u8, point: u16) {
        self.sums[usize::from(piece & 3)] +=
            i32::from(self.costs[usize::from(piece & 3)][usize::from(point & 255)]);
    }

    #[inline]
    fn take(&mut self, piece: u8, point: u16) {
        self.sums[usize::from(piece & 3)] -=
            i32::from(self.costs[usize::from(piece & 3)][usize::from(point & 255)]);
    }
}

impl Evaluator<Halma> for Eval {
    fn new(position: &Halma) -> Self {
        let mut eval = Self { costs: costs_of(position.options()), sums: [0; 4] };
        position.announce(&mut eval);
        eval
    }

    #[inline]
    fn evaluate(&mut self, position: &Halma) -> i32 {
        let seat = position.seat().index();
        if position.seats() == 2 {
            return self.sums[seat ^ 1] - self.sums[seat] + TEMPO;
        }
        self.evaluate_for(position, position.seat())
    }

    fn evaluate_for(&mut self, position: &Halma, seat: Seat) -> i32 {
        let side = position.partners(seat);
        let ours: i32 = side.iter().map(|seat| self.sums[seat.index()]).sum();
        let theirs = self.sums.iter().sum::<i32>() - ours;
        let others = i32::from(position.seats()) - side.len() as i32;
        let value = theirs / others.max(1) - ours / side.len() as i32;
        if side.contains(position.seat()) { value + TEMPO } else { value - TEMPO }
    }
}

impl Playable for Halma {
    type Eval = Eval;
    const SLOTS: usize = 1024;

    fn params() -> Params {
        Params::standard()
    }

    #[inline]
    fn pack(step: Step) -> u32 {
        1 + (u32::from(step.from) << 8 | u32::from(step.to))
    }

    #[inline]
    fn slot(&self, step: Step) -> usize {
        Self::pack(step) as usize % Self::SLOTS
    }

    fn hints(&self, steps: &[Step], hints: &mut Vec<i32>) {
        let costs = &costs_of(self.options())[self.seat().index()];
        hints.extend(
            steps
                .iter()
                .map(|step| 100 * i32::from(costs[usize::from(step.from)] - costs[usize::from(step.to)])),
        );
    }

    #[inline]
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
