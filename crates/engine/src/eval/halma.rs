//! The evaluation of Halma.
//!
//! Each piece has a cost by its square: the distance that it still has to go, in hundredths of a turn. The sums
//! are updated incrementally. Terms for stragglers, for jumps ahead and for pieces in each other's way were
//! tried: they predicted results better, but lost matches against this.

mod inputs;
mod levels;
mod steps;
mod weights;

use crate::eval::Linear;
use crate::game::{Evaluator, LevelRow, Playable};
use crate::net::{Net, Nets, Sums};
use crate::params::Params;
use crate::race::{Race, is_jammed, race};
use crate::score::Score;
use rules::game::{Ending, Observer, Position, Seat, SeatSet};
use rules::halma::{Board, Halma, Options, Step};
use std::sync::LazyLock;
use weights::{EIGHT, HINT, JAMMED, SIXTEEN, TEN, Weights};

/// The cost of a piece of each seat on each square.
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
            let cost = costs.weights.cost(to_corner(board, seats, Seat(seat), square));
            costs.cost[usize::from(seat)][usize::from(square)] = cost as i16;
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

/// Scales a lead down while a camp is jammed, because the leader must neither shut a blocking piece in nor be
/// shut in.
#[inline]
fn damped(position: &Halma, lead: i32) -> i32 {
    if !position.options().full_camp_wins && is_jammed(position) { lead / JAMMED } else { lead }
}

/// The sums over the pieces of each seat, and the net's.
#[derive(Clone)]
pub struct Eval {
    costs: &'static Costs,
    sums: [i32; 4],
    net: Option<Listening>,
}

/// A net with incrementally updated sums.
#[derive(Clone)]
struct Listening {
    net: &'static Net,
    board: Board,
    /// The hidden layer of each seat's view.
    views: [Sums; 2],
}

impl Observer for Eval {
    #[inline]
    fn put(&mut self, piece: u8, point: u16) {
        let (seat, square) = (usize::from(piece & 3), usize::from(point & 255));
        self.sums[seat] += i32::from(self.costs.cost[seat][square]);
        if let Some(Listening { net, board, views }) = &mut self.net {
            for (view, sums) in views.iter_mut().enumerate() {
                net.add(sums, inputs::input(*board, view, seat, square));
            }
        }
    }

    #[inline]
    fn take(&mut self, piece: u8, point: u16) {
        let (seat, square) = (usize::from(piece & 3), usize::from(point & 255));
        self.sums[seat] -= i32::from(self.costs.cost[seat][square]);
        if let Some(Listening { net, board, views }) = &mut self.net {
            for (view, sums) in views.iter_mut().enumerate() {
                net.subtract(sums, inputs::input(*board, view, seat, square));
            }
        }
    }
}

impl Evaluator<Halma> for Eval {
    fn new(position: &Halma, nets: Nets) -> Self {
        let costs = costs_of(position.options());
        let board = position.options().board;
        let net = nets.two.filter(|_| position.seats() == 2);
        let net = net.map(|net| Listening { net, board, views: [net.empty(), net.empty()] });
        let mut eval = Self { costs, sums: [0; 4], net };
        position.replay_into(&mut eval);
        eval
    }

    #[inline]
    fn evaluate(&self, position: &Halma) -> i32 {
        let seat = position.seat();
        if position.seats() == 2 {
            let value = self.sums[seat.index() ^ 1] - self.sums[seat.index()] + self.costs.weights.tempo;
            let learnt = self.net.as_ref().map_or(0, |Listening { net, views, .. }| {
                net.value(&views[seat.index()], &views[seat.index() ^ 1], inputs::bucket(position))
            });
            return damped(position, value) + learnt;
        }
        self.evaluate_for(position, seat)
    }

    fn evaluate_for(&self, position: &Halma, seat: Seat) -> i32 {
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
    /// Most of the many steps go sideways or back, so late move pruning is strong.
    const PARAMS: Params = Params { late_base: 4, late_factor: 2, ..Params::standard() };
    const LOGISTIC_SCALE: f64 = 140.0;
    const NO_CAPTURES: bool = true;
    const LEVELS: [LevelRow; 10] = levels::LEVELS;

    fn prepare() {
        LazyLock::force(&COSTS);
        crate::race::prepare();
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

    fn hints(&self, steps: &[Step], hints: &mut Vec<i32>) {
        let costs = &costs_of(self.options()).cost[self.seat().index()];
        hints.extend(
            steps
                .iter()
                .map(|step| HINT * i32::from(costs[usize::from(step.from)] - costs[usize::from(step.to)])),
        );
    }

    fn noisy_steps(&self, _: &mut Vec<Step>) {}

    fn stalls(&self, step: Step) -> bool {
        let costs = &costs_of(self.options()).cost[self.seat().index()];
        costs[usize::from(step.to)] >= costs[usize::from(step.from)]
    }

    #[inline]
    fn proven(&self) -> Option<Score> {
        race(self).map(|race| match race {
            Race::Won(turns) => Score::win_in(2 * turns - 1),
            Race::Lost(turns) => Score::loss_in(2 * turns),
        })
    }
}

impl Linear for Halma {
    type Weights = Weights;

    fn weights(&self) -> &'static Weights {
        &costs_of(self.options()).weights
    }

    fn value_by(&self, weights: &Weights) -> i32 {
        let options = self.options();
        let cost = |seat: Seat| -> i32 {
            let way = |square: usize| to_corner(options.board, options.seats, seat, square as u8);
            self.pieces(seat).iter().map(|square| weights.cost(way(square))).sum()
        };
        damped(self, cost(options.opposite(self.seat())) - cost(self.seat()) + weights.tempo)
    }
}
