//! Exact Halma races. Once the armies have passed each other and are too far apart to meet again in time, each
//! side plays alone, and the number of turns that it needs can be computed exactly.
//!
//! Everything here is measured by the *way*: files and ranks from a square to the corner that a seat plays to.
//! As long as a side can only jump over its own pieces, a turn adds at most two to its greatest way: a step
//! goes one file and one rank, and a jump lands at most that far behind the piece that it crosses. Two sides
//! with `gap` between their greatest ways can touch within the next turn only if the gap is four or less: one
//! jump back over an own piece, then one over the other's. So nobody can interfere with a turn before which the
//! gap is still greater than four, whatever was played until then. Within that time a result is proven; beyond
//! it nothing is claimed.

use crate::params::race::{BUDGET, MOST_TURNS};
use rules::game::{Position, Seat};
use rules::halma::{Board, Halma, Options, Squares};
use rules::zobrist;
use std::cell::RefCell;
use std::sync::LazyLock;

/// Answers kept by each thread.
const KEPT: usize = 1 << 14;

/// A board as one seat sees it.
struct Ground {
    /// How far each square is from the seat's corner.
    way: [u8; 256],
    /// Neighbours in the eight directions, and the squares behind them; `OUTSIDE` where there is none.
    beside: [[u16; 8]; 256],
    behind: [[u16; 8]; 256],
    target: Squares,
    /// The greatest way within the target camp.
    edge: u8,
    /// The way from corner to corner.
    whole: i32,
}

const OUTSIDE: u16 = u16::MAX;
const DIRECTIONS: [(i16, i16); 8] = [(1, 1), (1, 0), (0, 1), (1, -1), (-1, 1), (-1, 0), (0, -1), (-1, -1)];

impl Ground {
    fn new(board: Board, seat: Seat) -> Box<Self> {
        let width = i16::from(board.width());
        let camps = Options { board, ..BARE }.target(seat);
        let mut ground = Box::new(Self {
            way: [0; 256],
            beside: [[OUTSIDE; 8]; 256],
            behind: [[OUTSIDE; 8]; 256],
            target: camps,
            edge: 0,
            whole: 2 * (i32::from(width) - 1),
        });
        for square in board.squares() {
            let at = board.coord(square);
            let (x, y) = (i16::from(at.x), i16::from(at.y));
            let i = usize::from(square);
            let way = if seat.0 == 0 { 2 * (width - 1) - x - y } else { x + y };
            ground.way[i] = way as u8;
            if camps.contains(i) {
                ground.edge = ground.edge.max(way as u8);
            }
            let square_at = |x: i16, y: i16| {
                let inside = (0..width).contains(&x) && (0..width).contains(&y);
                if inside { (y * width + x) as u16 } else { OUTSIDE }
            };
            for (d, (dx, dy)) in DIRECTIONS.into_iter().enumerate() {
                ground.beside[i][d] = square_at(x + dx, y + dy);
                ground.behind[i][d] = square_at(x + 2 * dx, y + 2 * dy);
            }
        }
        ground
    }

    /// The greatest way of a side's pieces, counting pieces that have arrived as on the edge of the camp.
    fn rear(&self, pieces: Squares) -> u8 {
        let mut rear = self.edge;
        (pieces & !self.target).each(|square| rear = rear.max(self.way[square]));
        rear
    }
}

/// Options for the boards; none of them matters here.
const BARE: Options = Options {
    board: Board::Eight,
    seats: 2,
    per_hop: false,
    full_camp_wins: false,
    no_return: false,
    teams: false,
    leave_by: None,
    turn_limit: None,
};

static GROUNDS: LazyLock<[[Box<Ground>; 2]; 3]> = LazyLock::new(|| {
    [Board::Eight, Board::Ten, Board::Sixteen].map(|board| [0, 1].map(|seat| Ground::new(board, Seat(seat))))
});

/// Builds the boards.
pub fn prepare() {
    LazyLock::force(&GROUNDS);
}

/// Whether a piece is shut in its starting camp, so that nobody can fill that camp until another piece makes
/// room.
#[inline]
pub fn is_jammed(position: &Halma) -> bool {
    let options = position.options();
    let jams = |seat: Seat| {
        let (home, other) = (options.home(seat), options.opposite(seat));
        let left = position.pieces(seat) & home;
        // The first to arrive shuts nobody in.
        !left.is_empty()
            && (position.pieces(other) & home).len() > 2
            && is_shut_up(&GROUNDS[options.board as usize][seat.index()], position.occupied(), left)
    };
    jams(Seat(0)) || jams(Seat(1))
}

/// Whether any of these pieces can neither step nor jump ahead.
fn is_shut_up(ground: &Ground, occupied: Squares, pieces: Squares) -> bool {
    pieces.iter().any(|square| {
        let ahead = |goal: &u16| {
            *goal != OUTSIDE
                && !occupied.contains((*goal).into())
                && ground.way[usize::from(*goal)] < ground.way[square]
        };
        !ground.beside[square].iter().chain(&ground.behind[square]).any(ahead)
    })
}

/// One side alone on the board.
struct Alone<'a> {
    ground: &'a Ground,
    per_hop: bool,
    /// The furthest way at which a move or a hop may land.
    furthest: u8,
    budget: u32,
}

impl Alone<'_> {
    /// Whether the side can finish within this number of turns.
    fn finishes(&mut self, own: Squares, turns: u32) -> bool {
        let outside = own & !self.ground.target;
        let missing = outside.len();
        if missing == 0 {
            return true;
        }
        if missing > turns || self.budget == 0 {
            return false;
        }
        self.budget -= 1;
        // No turn to spare: each must bring a piece into the camp.
        let direct = missing == turns;
        let mut movers = if direct { outside } else { own };
        while let Some(from) = movers.first() {
            movers.remove(from);
            let mut goals = self.goals(own, from);
            if direct || !outside.contains(from) {
                goals &= self.ground.target;
            }
            while let Some(to) = goals.first() {
                goals.remove(to);
                if self.finishes(own.without(from).with(to), turns - 1) {
                    return true;
                }
            }
        }
        false
    }

    /// The goals of a piece. The camp rules for hops apply, those for the end of a turn do not.
    fn goals(&self, own: Squares, from: usize) -> Squares {
        let ground = self.ground;
        let empty = |square: u16| {
            square != OUTSIDE
                && !own.contains(square.into())
                && ground.way[usize::from(square)] <= self.furthest
        };
        let mut goals = Squares::EMPTY;
        let mut edge = Squares::of(from);
        let mut chain = Squares::EMPTY;
        ground.beside[from].iter().filter(|square| empty(**square)).for_each(|square| {
            goals.insert(usize::from(*square));
        });
        while let Some(square) = edge.first() {
            edge.remove(square);
            for (over, to) in ground.beside[square].iter().zip(ground.behind[square]) {
                let hop = *over != OUTSIDE
                    && usize::from(*over) != from
                    && own.contains(usize::from(*over))
                    && empty(to)
                    && !chain.contains(usize::from(to));
                let leaves = hop
                    && self.per_hop
                    && ground.target.contains(square)
                    && !ground.target.contains(usize::from(to));
                if hop && !leaves {
                    chain.insert(usize::from(to));
                    edge.insert(usize::from(to));
                }
            }
        }
        goals | chain
    }
}

/// What is known about a side on its own.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Turns {
    /// It needs exactly this number of turns, and never has to fall back behind its rear.
    Exactly(u32),
    /// It needs more turns than this.
    MoreThan(u32),
    /// Nothing can be claimed.
    Unclear,
}

/// The fewest turns in which a side on its own fills its camp, searched up to `most`.
fn least_turns(ground: &Ground, own: Squares, per_hop: bool, most: u32) -> Turns {
    let outside = (own & !ground.target).len();
    let mut alone = Alone { ground, per_hop, furthest: u8::MAX, budget: BUDGET };
    for turns in outside..=most {
        let can = alone.finishes(own, turns);
        if alone.budget == 0 {
            return Turns::Unclear;
        }
        if can {
            alone.furthest = ground.rear(own);
            return if alone.finishes(own, turns) { Turns::Exactly(turns) } else { Turns::Unclear };
        }
    }
    Turns::MoreThan(most)
}

/// An answer with the question it belongs to.
#[derive(Copy, Clone)]
struct Kept {
    key: u64,
    turns: Turns,
}

thread_local! {
    static ANSWERS: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) };
}

/// [`least_turns`], cached.
fn remembered(board: Board, seat: Seat, own: Squares, per_hop: bool, most: u32) -> Turns {
    let outside = (own & !GROUNDS[board as usize][seat.index()].target).len();
    if outside > most {
        return Turns::MoreThan(most);
    }
    let about = board as u64 | u64::from(seat.0) << 2 | u64::from(per_hop) << 3 | u64::from(most) << 4;
    let key = own.0.into_iter().fold(zobrist::mix(about), |key, word| zobrist::mix(key ^ word));
    ANSWERS.with_borrow_mut(|answers| {
        if answers.is_empty() {
            answers.resize(KEPT, Kept { key: 0, turns: Turns::Unclear });
        }
        let kept = &mut answers[key as usize % KEPT];
        if kept.key != key {
            let ground = &GROUNDS[board as usize][seat.index()];
            *kept = Kept { key, turns: least_turns(ground, own, per_hop, most) };
        }
        kept.turns
    })
}

/// A proven race.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Race {
    /// The player to move finishes first, on its turn with this number.
    Won(u32),
    /// The other player finishes first, on its turn with this number.
    Lost(u32),
}

/// The result of a two-player race in which neither side can interfere in time; `None` if that is not certain.
#[inline]
pub fn race(position: &Halma) -> Option<Race> {
    let options = position.options();
    if options.seats != 2 {
        return None;
    }
    let seat = position.seat();
    let other = options.opposite(seat);
    let missing = |seat| (options.target(seat) & !position.pieces(seat)).len();
    if missing(seat).min(missing(other)) > MOST_TURNS {
        return None;
    }
    // A side that has fewer pieces in a position text can never fill a camp.
    if [seat, other].iter().any(|seat| position.pieces(*seat).len() != options.target(*seat).len()) {
        return None;
    }
    settle(position, seat, other)
}

fn settle(position: &Halma, seat: Seat, other: Seat) -> Option<Race> {
    let options = position.options();
    let board = options.board;
    let grounds = &GROUNDS[board as usize];
    let rear = |seat: Seat| i32::from(grounds[seat.index()].rear(position.pieces(seat)));
    let gap = grounds[0].whole - rear(seat) - rear(other);
    if gap < 1 || options.turn_limit.is_some_and(|limit| position.turn() + 2 * MOST_TURNS > u32::from(limit))
    {
        return None;
    }
    let ask = |seat: Seat, most: u32| {
        remembered(board, seat, position.pieces(seat), options.per_hop, most.min(MOST_TURNS))
    };
    // The mover's n-th turn comes after n - 1 turns of the other, the other's m-th after m of the mover; before
    // the last of them the gap, two smaller with each, must still be greater than four.
    let (wins_by, loses_by) = (((gap as u32 - 1) / 2).max(1), (gap as u32).saturating_sub(3) / 2);
    match ask(seat, wins_by) {
        Turns::Exactly(turns) => match turns.checked_sub(1).filter(|before| *before > 0) {
            None => Some(Race::Won(turns)),
            Some(before) => match ask(other, before) {
                Turns::MoreThan(_) => Some(Race::Won(turns)),
                Turns::Exactly(first) if first <= loses_by => Some(Race::Lost(first)),
                _ => None,
            },
        },
        Turns::MoreThan(mine) => match ask(other, loses_by.min(mine)) {
            Turns::Exactly(first) => Some(Race::Lost(first)),
            _ => None,
        },
        Turns::Unclear => None,
    }
}
