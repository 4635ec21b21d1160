//! Move generation over sets of squares, generic in the board size, so that each size compiles to its own
//! shifts.
//!
//! It rests on two facts. A step changes the parity of a file or a rank and a jump does not, so no square is
//! reached both ways. And every jump can be reversed, so the empty squares form *fields of chains*: any piece
//! that can jump into a field reaches all of its squares. A piece never jumps over itself, because all its
//! landings have the parity of its own square and jumped squares do not. So lifting the piece changes only its
//! own square, where no move may end.
//!
//! With `camp-exit: per-hop` there are no hops out of the target camp, so chains that touch it are followed
//! piece by piece.

use super::board::{Halma, MOST_PIECES, Squares};
use crate::bits::Bits;
use crate::game::Seat;

/// One turn: a piece's square and its goal, or a pass.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Step {
    /// Where the piece stands.
    pub from: u8,
    /// Where it goes.
    pub to: u8,
}

impl Step {
    /// No move: the only turn of a player who has none.
    pub const PASS: Self = Self { from: 0, to: 0 };

    /// Whether this is the pass.
    #[inline]
    pub const fn is_pass(self) -> bool {
        self.from == self.to
    }
}

/// A board `WIDTH` squares wide as one seat sees it, in sets of `N` words.
#[derive(Copy, Clone)]
pub(super) struct Field<const N: usize, const WIDTH: u32> {
    own: Bits<N>,
    empty: Bits<N>,
    /// For each of [`Field::AXES`] the squares whose upper neighbour can be jumped over.
    bridges: [Bits<N>; 4],
    home: Bits<N>,
    target: Bits<N>,
    per_hop: bool,
    no_return: bool,
}

/// The 8×8 board.
pub(super) type Eight = Field<1, 8>;
/// The 10×10 board.
pub(super) type Ten = Field<2, 10>;
/// The 16×16 board.
pub(super) type Sixteen = Field<4, 16>;

/// Runs an expression over the [`Field`] of a position's board and a seat.
macro_rules! on_board {
    ($position:expr, $seat:expr, $field:ident => $body:expr) => {
        match $position.options.board {
            Board::Eight => {
                let $field = Eight::of($position, $seat);
                $body
            }
            Board::Ten => {
                let $field = Ten::of($position, $seat);
                $body
            }
            Board::Sixteen => {
                let $field = Sixteen::of($position, $seat);
                $body
            }
        }
    };
}
use super::board::Board;

const fn files<const N: usize>(width: u32, first: u32, end: u32) -> Bits<N> {
    let mut squares = Bits::EMPTY;
    let mut rank = 0;
    while rank < width {
        let mut file = first;
        while file < end {
            squares.insert((rank * width + file) as usize);
            file += 1;
        }
        rank += 1;
    }
    squares
}

/// The squares of the four parities of file and rank; jumps stay within one.
const fn parities<const N: usize>(width: u32) -> [Bits<N>; 4] {
    let mut classes = [Bits::EMPTY; 4];
    let mut square = 0;
    while square < width * width {
        let (file, rank) = (square % width, square / width);
        classes[(file % 2 + rank % 2 * 2) as usize].insert(square as usize);
        square += 1;
    }
    classes
}

/// The set of the lowest member.
#[inline(always)]
fn lowest<const N: usize>(set: Bits<N>) -> Bits<N> {
    let mut found = false;
    Bits(set.0.map(|word| {
        let bit = if found { 0 } else { word & word.wrapping_neg() };
        found |= word != 0;
        bit
    }))
}

/// Every member moved up by `by` squares (less than 64), a compile-time constant.
#[inline(always)]
fn up<const N: usize>(set: Bits<N>, by: u32) -> Bits<N> {
    Bits(std::array::from_fn(|i| match i {
        0 => set.0[0] << by,
        _ => set.0[i] << by | set.0[i - 1] >> (64 - by),
    }))
}

/// Every member moved down by `by` squares.
#[inline(always)]
fn down<const N: usize>(set: Bits<N>, by: u32) -> Bits<N> {
    Bits(std::array::from_fn(|i| match i + 1 {
        next if next == N => set.0[i] >> by,
        next => set.0[i] >> by | set.0[next] << (64 - by),
    }))
}

#[inline]
fn narrow<const N: usize>(squares: &Squares) -> Bits<N> {
    Bits(std::array::from_fn(|i| squares.0[i]))
}

impl<const N: usize, const WIDTH: u32> Field<N, WIDTH> {
    /// How far the next square is to the right, above, above right and above left; the other four
    /// directions are the same downward.
    const AXES: [u32; 4] = [1, WIDTH, WIDTH + 1, WIDTH - 1];
    const ALL: Bits<N> = files(WIDTH, 0, WIDTH);
    /// All but the leftmost file: where a move to the right can end.
    const RIGHT: Bits<N> = files(WIDTH, 1, WIDTH);
    /// All but the rightmost file: where a move to the left can end.
    const LEFT: Bits<N> = files(WIDTH, 0, WIDTH - 1);
    /// All but both outer files: what can be jumped over sideways.
    const INNER: Bits<N> = files(WIDTH, 1, WIDTH - 1);
    const PARITIES: [Bits<N>; 4] = parities(WIDTH);

    #[inline]
    fn of(position: &Halma, seat: Seat) -> Self {
        let options = &position.options;
        let occupied = narrow(&position.occupied());
        let inner = occupied & Self::INNER;
        let over = [inner, occupied, inner, inner];
        Self {
            own: narrow(&position.pieces[seat.index()]),
            bridges: std::array::from_fn(|axis| down(over[axis], Self::AXES[axis])),
            empty: Self::ALL & !occupied,
            home: narrow(&options.home(seat)),
            target: narrow(&options.target(seat)),
            per_hop: options.per_hop,
            no_return: options.no_return,
        }
    }

    /// The same board without the restrictions of camps.
    fn unbound(self) -> Self {
        Self { target: Bits::EMPTY, per_hop: false, no_return: false, ..self }
    }

    /// Where pieces of `set` land when they jump once, empty or not.
    #[inline(always)]
    fn jumps(&self, set: Bits<N>) -> Bits<N> {
        let mut landings = Bits::EMPTY;
        for (bridge, by) in self.bridges.into_iter().zip(Self::AXES) {
            landings |= up(set & bridge, 2 * by) | (down(set, 2 * by) & bridge);
        }
        landings
    }

    /// The squares next to those of `set`.
    #[inline(always)]
    fn beside(set: Bits<N>) -> Bits<N> {
        let sides = up(set, 1) & Self::RIGHT | down(set, 1) & Self::LEFT;
        let row = sides | set;
        sides | up(row, WIDTH) | down(row, WIDTH)
    }

    /// How many steps lead from `pieces` onto `goals`.
    #[inline(always)]
    fn steps(pieces: Bits<N>, goals: Bits<N>) -> u32 {
        let (right, left) = (goals & Self::RIGHT, goals & Self::LEFT);
        let mut steps = 0;
        for (by, upward, downward) in
            [(1, right, left), (WIDTH, goals, goals), (WIDTH + 1, right, left), (WIDTH - 1, left, right)]
        {
            steps += (up(pieces, by) & upward).len() + (down(pieces, by) & downward).len();
        }
        steps
    }

    /// The pieces that share goals, with these goals.
    #[inline(always)]
    fn groups(&self) -> [(Bits<N>, Bits<N>); 3] {
        let arrived = self.own & self.target;
        let bound = if self.no_return { self.own & !self.home & !self.target } else { Bits::EMPTY };
        let free = self.own & !arrived & !bound;
        [(free, self.empty), (arrived, self.empty & self.target), (bound, self.empty & !self.home)]
    }

    /// Calls `visit` with sets of goals of chains and the pieces that reach them, covering every pair once.
    #[inline(always)]
    fn chains(&self, per_hop: bool, mut visit: impl FnMut(Bits<N>, Bits<N>)) {
        let mut landings = self.jumps(self.own) & self.empty;
        let mut followed = Bits::EMPTY;
        let mut one_way = Bits::EMPTY;
        while !landings.is_empty() {
            // Four chains at once; they cannot meet, because no jump changes a parity.
            let seeds = Self::PARITIES.map(|parity| lowest(landings & parity));
            let mut reached = seeds[0] | seeds[1] | seeds[2] | seeds[3];
            let mut edge = reached;
            let mut jumpers = Bits::EMPTY;
            while !edge.is_empty() {
                let next = self.jumps(edge);
                jumpers |= next & self.own;
                edge = next & self.empty & !reached;
                reached |= edge;
            }
            landings &= !reached;
            for parity in Self::PARITIES {
                let (reached, jumpers) = (reached & parity, jumpers & parity);
                if per_hop && reached.meets(&self.target) {
                    followed |= jumpers;
                    one_way |= reached;
                } else {
                    visit(reached, jumpers);
                }
            }
        }
        followed.each(|from| visit(self.chain_per_hop(from, one_way), Bits::of(from)));
    }

    /// The squares of `within` that a piece reaches when no hop may leave the target camp.
    fn chain_per_hop(&self, from: usize, within: Bits<N>) -> Bits<N> {
        let mut reached = Bits::EMPTY;
        let mut edge = Bits::of(from);
        while !edge.is_empty() {
            let inside = self.jumps(edge & self.target) & self.target;
            let next = inside | self.jumps(edge & !self.target);
            edge = next & within & !reached;
            reached |= edge;
        }
        reached
    }

    /// How many moves there are.
    #[inline(always)]
    fn count(&self) -> u32 {
        // Before any piece arrives no restriction applies: the most frequent case in perft and search.
        if !self.per_hop && !self.no_return && !self.own.meets(&self.target) {
            let mut moves = Self::steps(self.own, self.empty);
            self.chains(false, |reached, jumpers| moves += reached.len() * jumpers.len());
            return moves;
        }
        let groups = self.groups();
        let mut moves = 0;
        for (pieces, goals) in groups {
            if !pieces.is_empty() {
                moves += Self::steps(pieces, goals);
            }
        }
        self.chains(self.per_hop, |reached, jumpers| {
            for (pieces, goals) in groups {
                if !pieces.is_empty() {
                    moves += (reached & goals).len() * (jumpers & pieces).len();
                }
            }
        });
        moves
    }

    /// Calls `visit` with each piece and the goals of its moves.
    #[inline(always)]
    fn each(&self, mut visit: impl FnMut(usize, Bits<N>)) {
        let mut chains = [Bits::EMPTY; MOST_PIECES];
        self.chains(self.per_hop, |reached, jumpers| {
            jumpers.each(|from| {
                if let Some(chain) = chains.get_mut(self.number(from)) {
                    *chain |= reached;
                }
            });
        });
        let groups = self.groups();
        let mut chains = chains.into_iter();
        self.own.each(|from| {
            let group = groups.iter().find(|(pieces, _)| pieces.contains(from));
            let goals = group.map_or(Bits::EMPTY, |(_, goals)| *goals);
            visit(from, (Self::beside(Bits::of(from)) | chains.next().unwrap_or_default()) & goals);
        });
    }

    /// Whether a piece may move to a square.
    fn reaches(&self, from: usize, to: usize) -> bool {
        if from.max(to) >= (WIDTH * WIDTH) as usize {
            return false;
        }
        let group = self.groups().into_iter().find(|(pieces, _)| pieces.contains(from));
        if !group.is_some_and(|(_, goals)| goals.contains(to)) {
            return false;
        }
        Self::beside(Bits::of(from)).contains(to) || self.chain_leads(from, to)
    }

    /// Whether a chain leads from a piece to an empty square.
    fn chain_leads(&self, from: usize, to: usize) -> bool {
        if self.per_hop {
            return self.chain_per_hop(from, self.empty).contains(to);
        }
        let mut reached = Bits::EMPTY;
        let mut edge = Bits::of(from);
        while !edge.is_empty() && !reached.contains(to) {
            edge = self.jumps(edge) & self.empty & !reached;
            reached |= edge;
        }
        reached.contains(to)
    }

    /// The index of the player's piece on a square, counted from the lowest.
    #[inline(always)]
    fn number(&self, square: usize) -> usize {
        let mut below = 0;
        for i in 0..N {
            let word = self.own.0[i];
            below += match i * 64 {
                start if start + 64 <= square => word.count_ones(),
                start if start <= square => (word & ((1 << (square - start)) - 1)).count_ones(),
                _ => 0,
            };
        }
        below as usize
    }

    /// Whether there is a move.
    #[inline(always)]
    fn any(&self) -> bool {
        let away = if self.no_return { self.empty & !self.home } else { self.empty };
        Self::beside(self.own & !self.target).meets(&away) || self.count() > 0
    }

    /// The goals of one piece's moves.
    fn goals(&self, from: u8) -> Squares {
        let mut squares = Squares::EMPTY;
        self.each(|piece, goals| {
            if piece == from as usize {
                squares.0[..N].copy_from_slice(&goals.0);
            }
        });
        squares
    }
}

impl Halma {
    /// The number of moves of a seat if it were to move.
    #[inline]
    pub(super) fn moves(&self, seat: Seat) -> u32 {
        on_board!(self, seat, field => field.count())
    }

    /// Whether a seat could move.
    #[inline]
    pub(super) fn can_move(&self, seat: Seat) -> bool {
        on_board!(self, seat, field => field.any())
    }

    /// Appends the moves of the seat to move, by square and goal.
    #[inline]
    pub(super) fn list_moves(&self, out: &mut Vec<Step>) {
        on_board!(self, self.seat, field => field.each(|from, goals| {
            goals.each(|to| out.push(Step { from: from as u8, to: to as u8 }));
        }));
    }

    /// Whether a step is legal.
    #[inline]
    pub(super) fn may_make(&self, step: Step) -> bool {
        if self.ended.is_some() || step.is_pass() {
            return self.ended.is_none() && step == Step::PASS && !self.can_move(self.seat);
        }
        on_board!(self, self.seat, field => field.reaches(step.from.into(), step.to.into()))
    }

    /// The goals of one piece of the seat to move.
    pub(super) fn goals(&self, from: u8) -> Squares {
        on_board!(self, self.seat, field => field.goals(from))
    }

    /// The goals of one piece of the seat to move without the restrictions of camps.
    pub(super) fn unbound_goals(&self, from: u8) -> Squares {
        on_board!(self, self.seat, field => field.unbound().goals(from))
    }
}
