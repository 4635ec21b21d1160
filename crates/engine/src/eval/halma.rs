//! What the engine knows of Halma.
//!
//! A piece costs what it still has to go, in hundredths of a turn, by its square alone; the sums are kept up
//! to date as pieces are moved. Terms for stragglers, for jumps ahead and for pieces in each other's way were
//! tried: they told won games from lost ones better, and lost matches against this.

use crate::game::{Evaluator, Playable};
use crate::params::Params;
use crate::race::{Race, is_jammed, race};
use crate::score::Score;
use crate::tune::{Field, Tunable};
use rules::game::{Observer, Position, Seat, SeatSet};
use rules::halma::{Board, Halma, Options, Step};
use std::sync::LazyLock;

/// How many times less a lead is worth while a camp cannot be filled.
const JAMMED: i32 = 4;

/// What a side's army costs, in hundredths of a turn.
struct Weights {
    /// What it is worth to move next.
    tempo: i32,
    /// A piece, by its way to the target's corner, files and ranks together.
    way: &'static [i16],
    /// A piece, by how far it is aside of the diagonal.
    aside: &'static [i16],
}

/// Found by logistic regression over 2,500 games of the engine with itself.
const EIGHT: Weights = Weights {
    tempo: 50,
    way: &[-165, -138, -130, -124, -70, -44, -35, -13, 14, 50, 78, 130, 145, 190, 240],
    aside: &[-19, -31, -26, -28, 34, 91, 164, 180],
};

/// The same over 700 games.
const TEN: Weights = Weights {
    tempo: 50,
    way: &[-160, -148, -144, -142, -140, -85, -70, -45, -27, -9, 5, 30, 60, 90, 125, 150, 185, 220, 257],
    aside: &[-6, -6, -9, -10, -8, 45, 62, 90, 120, 150],
};

/// The same over 300 games.
const SIXTEEN: Weights = Weights {
    tempo: 40,
    way: &[
        -185, -175, -168, -164, -160, -156, -110, -98, -90, -80, -70, -55, -42, -30, -20, -10, 2, 15, 32, 50,
        70, 90, 105, 125, 143, 155, 175, 190, 205, 235, 255,
    ],
    aside: &[-12, -12, -12, -12, -2, 20, 45, 90, 120, 150, 180, 210, 240, 270, 300, 330],
};

/// What a piece of each seat costs on each square.
struct Costs {
    cost: [[i16; 256]; 4],
    weights: Weights,
}

/// For each board, and for four players.
static COSTS: LazyLock<[Box<Costs>; 4]> = LazyLock::new(|| {
    [
        costs(Board::Eight, 2, EIGHT),
        costs(Board::Ten, 2, TEN),
        costs(Board::Sixteen, 2, SIXTEEN),
        costs(Board::Sixteen, 4, SIXTEEN),
    ]
});

fn costs(board: Board, seats: u8, weights: Weights) -> Box<Costs> {
    let mut costs = Box::new(Costs { cost: [[0; 256]; 4], weights });
    for seat in 0..seats {
        for square in board.squares() {
            let (dx, dy) = to_corner(board, seats, Seat(seat), square);
            let (i, way) = (usize::from(square), dx + dy);
            let aside = dx.abs_diff(dy);
            costs.cost[usize::from(seat)][i] = costs.weights.way[way] + costs.weights.aside[aside];
        }
    }
    costs
}

/// How far a square is from the corner that a seat plays to, in files and in ranks.
fn to_corner(board: Board, seats: u8, seat: Seat, square: u8) -> (usize, usize) {
    let at = board.coord(square);
    let last = board.width() - 1;
    let (right, top) = match (seats, seat.0) {
        (_, 0) => (true, true),
        (4, 1) => (true, false),
        (4, 3) => (false, true),
        _ => (false, false),
    };
    let away = |along: i8, end: bool| usize::from(if end { last - along as u8 } else { along as u8 });
    (away(at.x, right), away(at.y, top))
}

fn costs_of(options: &Options) -> &'static Costs {
    &COSTS[options.board as usize + usize::from(options.seats == 4)]
}

/// Whether a lead is worth less: who is ahead must not shut in what stands in the way, nor be shut in.
#[inline]
fn damped(position: &Halma) -> bool {
    !position.options().full_camp_wins && is_jammed(position)
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
        let (seat, square) = (usize::from(piece & 3), usize::from(point & 255));
        self.sums[seat] += i32::from(self.costs.cost[seat][square]);
    }

    #[inline]
    fn take(&mut self, piece: u8, point: u16) {
        let (seat, square) = (usize::from(piece & 3), usize::from(point & 255));
        self.sums[seat] -= i32::from(self.costs.cost[seat][square]);
    }
}

impl Evaluator<Halma> for Eval {
    fn new(position: &Halma) -> Self {
        let costs = costs_of(position.options());
        let mut eval = Self { costs, sums: [0; 4] };
        position.announce(&mut eval);
        eval
    }

    #[inline]
    fn evaluate(&mut self, position: &Halma) -> i32 {
        let seat = position.seat();
        if position.seats() == 2 {
            let value = self.sums[seat.index() ^ 1] - self.sums[seat.index()] + self.costs.weights.tempo;
            return if damped(position) { value / JAMMED } else { value };
        }
        self.evaluate_for(position, seat)
    }

    fn evaluate_for(&mut self, position: &Halma, seat: Seat) -> i32 {
        let side = position.partners(seat);
        let others = SeatSet(SeatSet::all(position.seats()).0 & !side.0);
        let mean = |seats: SeatSet| {
            seats.iter().map(|seat| self.sums[seat.index()]).sum::<i32>() / seats.len().max(1) as i32
        };
        let tempo = if side.contains(position.seat()) { 1 } else { -1 } * self.costs.weights.tempo;
        mean(others) - mean(side) + tempo
    }
}

impl Playable for Halma {
    type Eval = Eval;
    const SLOTS: usize = 1024;
    const LEAD: f64 = 140.0;

    fn prepare() {
        LazyLock::force(&COSTS);
        crate::race::prepare();
    }

    fn params() -> Params {
        // Most of the many steps go sideways or back: few late ones are worth a look.
        Params { late_base: 4, late_factor: 2, ..Params::standard() }
    }

    #[inline]
    fn pack(step: Step) -> u32 {
        1 + (u32::from(step.from) << 8 | u32::from(step.to))
    }

    #[inline]
    fn unpack(packed: u32) -> Option<Step> {
        let packed = u16::try_from(packed.checked_sub(1)?).ok()?;
        let [to, from] = packed.to_le_bytes();
        Some(Step { from, to })
    }

    #[inline]
    fn slot(&self, step: Step) -> usize {
        Self::pack(step) as usize % Self::SLOTS
    }

    fn hints(&self, steps: &[Step], hints: &mut Vec<i32>) {
        let costs = &costs_of(self.options()).cost[self.seat().index()];
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

    fn partners(&self, seat: Seat) -> SeatSet {
        let alone = SeatSet::of(seat);
        if self.options().teams { alone.with(self.options().opposite(seat)) } else { alone }
    }

    #[inline]
    fn proven(&self) -> Option<Score> {
        race(self).map(|race| match race {
            Race::Won(turns) => Score::win_in(2 * turns - 1),
            Race::Lost(turns) => Score::loss_in(2 * turns),
        })
    }
}

/// Counts the pieces by their way and by how far they are aside, the opponent's against the own.
struct Counter<'a> {
    position: &'a Halma,
    way: Vec<f32>,
    aside: Vec<f32>,
}

impl Observer for Counter<'_> {
    fn put(&mut self, piece: u8, point: u16) {
        let (seat, options) = (Seat(piece & 3), self.position.options());
        let (dx, dy) = to_corner(options.board, options.seats, seat, point as u8);
        let one = if seat == self.position.seat() { -1.0 } else { 1.0 };
        self.way[dx + dy] += one;
        self.aside[dx.abs_diff(dy)] += one;
    }
}

impl Tunable for Halma {
    fn weights(&self) -> Vec<Field> {
        let weights = &costs_of(self.options()).weights;
        vec![
            Field::one("tempo: #,", weights.tempo),
            Field::row("way: &[#],", weights.way),
            Field::row("aside: &[#],", weights.aside),
        ]
    }

    fn figures(&self) -> Vec<f32> {
        let weights = &costs_of(self.options()).weights;
        let (way, aside) = (vec![0.0; weights.way.len()], vec![0.0; weights.aside.len()]);
        let mut counter = Counter { position: self, way, aside };
        self.announce(&mut counter);
        let part = if damped(self) { 1.0 / JAMMED as f32 } else { 1.0 };
        [1.0].into_iter().chain(counter.way).chain(counter.aside).map(|figure| figure * part).collect()
    }
}
