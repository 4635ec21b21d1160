//! The position: the top tiles of stacks, the tiles under them, the reserves.
//!
//! Nearly every query concerns only the tops, so these are two sets. The tiles under them form a pool of linked
//! lists: a stack of any height moves, grows or is released from the top by changing one or two bytes.

use super::options::Options;
use crate::game::{Observer, Outcome, Seat};
use crate::paisho::{Point, Points};
use crate::zobrist;

/// The harmonies of one seat: for each midline one bit for each line that crosses it, by distance
/// from the centre.
pub type Harmonies = [u8; 4];

/// Places of the padded grid.
pub(super) const GRID: usize = 17 * 18;

/// The most tiles in a position, reserves included. A game has 44; a position set up by hand may have more.
pub const MOST_TILES: usize = 127;

/// Tiles of a player at the start that are not on the board.
pub const RESERVE: u8 = 14;

/// A player with this many uncaptured tiles on the board may not deploy.
pub const UNCAPTURED_LIMIT: u32 = 16;

/// Host's and Guest's home ports.
pub const PORTS: [Point; 2] = [Point::grid(0, 7), Point::grid(0, -7)];

/// Where Host's tiles begin in both setups; Guest's stand opposite.
const SHARED_SETUP: [(i8, i8); 7] = [(-6, 5), (-4, 3), (-2, 5), (0, 7), (2, 5), (4, 3), (6, 5)];

/// No tile.
const NONE: u8 = MOST_TILES as u8;

/// The tiles under the tops.
#[derive(Clone)]
pub(super) struct Captives {
    /// The topmost captive at each point.
    heads: [u8; GRID],
    /// For each tile of the pool the tile below it, and its owner in the highest bit.
    below: [u8; MOST_TILES],
    /// The first unused tile of the pool; `below` leads to the next.
    free: u8,
}

impl Captives {
    const EMPTY: Self = {
        let mut below = [0; MOST_TILES];
        let mut slot = 0;
        while slot < MOST_TILES {
            below[slot] = slot as u8 + 1;
            slot += 1;
        }
        Self { heads: [NONE; GRID], below, free: 0 }
    };

    /// Puts a captive on those at a point.
    #[inline]
    fn push(&mut self, at: usize, owner: usize) {
        let slot = self.free;
        // A position never has more tiles than the pool.
        if slot != NONE {
            self.free = self.below[slot as usize];
            self.below[slot as usize] = self.heads[at] | (owner as u8) << 7;
            self.heads[at] = slot;
        }
    }

    /// Takes the topmost captive at a point.
    #[inline]
    fn pop(&mut self, at: usize) -> Option<usize> {
        let slot = self.heads[at];
        let tile = *self.below.get(slot as usize)?;
        self.heads[at] = tile & NONE;
        self.below[slot as usize] = self.free;
        self.free = slot;
        Some((tile >> 7) as usize)
    }

    /// The owners at a point from the topmost captive down.
    #[inline]
    pub(super) fn under(&self, at: usize) -> impl Iterator<Item = usize> {
        let mut slot = self.heads[at];
        std::iter::from_fn(move || {
            let tile = *self.below.get(slot as usize)?;
            slot = tile & NONE;
            Some((tile >> 7) as usize)
        })
    }
}

/// A position of Street Pai Sho.
#[derive(Clone)]
pub struct Street {
    /// The points of the stacks that each seat owns.
    pub(super) tops: [Points; 2],
    /// The points of the stacks with a captive.
    pub(super) captors: Points,
    pub(super) held: [Harmonies; 2],
    pub(super) captives: Captives,
    pub(super) key: u64,
    /// Completed turns since Host's first; their parity says whose turn it is.
    pub(super) turn: u32,
    pub(super) reserve: [u8; 2],
    pub(super) options: Options,
    pub(super) outcome: Option<Outcome>,
}

const _: () = assert!(size_of::<Street>() < 1024);

/// The piece code for observers: a seat's tile on top of a stack, or under it.
const fn piece(owner: usize, captive: bool) -> u8 {
    owner as u8 + if captive { 2 } else { 0 }
}

/// The key of a tile at a height above the board.
#[inline]
pub(super) fn tile_key(owner: usize, height: u32, at: usize) -> u64 {
    zobrist::piece((owner as u32 + 2 * height) as u8, at as u16)
}

/// The key of Guest being to move.
pub(super) const GUEST_TO_MOVE: u64 = zobrist::state(0, 1);

impl Street {
    /// A board without tiles.
    pub(super) fn empty(options: Options) -> Self {
        let mut street = Self {
            tops: [Points::EMPTY; 2],
            captors: Points::EMPTY,
            held: [[0; 4]; 2],
            captives: Captives::EMPTY,
            key: 0,
            turn: 0,
            reserve: [0; 2],
            options,
            outcome: None,
        };
        street.key = zobrist::held(0, 0) ^ zobrist::held(1, 0);
        street
    }

    /// The position at the start.
    pub(super) fn beginning(options: Options) -> Self {
        let mut street = Self::empty(options);
        let extra = if options.modern { (0, 3) } else { (-7, 0) };
        for (x, y) in SHARED_SETUP.into_iter().chain([extra]) {
            street.place(Point::grid(x, y), 0);
            // Guest's setup mirrors Host's, except for the tile on the E–W midline.
            street.place(Point::grid(if y == 0 { -x } else { x }, -y), 1);
        }
        street.set_reserve(0, RESERVE, &mut ());
        street.set_reserve(1, RESERVE, &mut ());
        street.judge_all_lines();
        street
    }

    /// Puts a tile on top of a point, without updating harmonies.
    pub(super) fn place(&mut self, at: Point, owner: usize) {
        let at = at.index();
        if let Some(under) = self.owner(at) {
            self.cover(at, under, &mut ());
        }
        self.put_top(at, owner, &mut ());
    }

    /// Computes everything that follows from the tiles and the turn, after all tiles were placed.
    pub(super) fn set_up(&mut self) {
        if self.mover() == 1 {
            self.key ^= GUEST_TO_MOVE;
        }
        self.judge_all_lines();
    }

    /// Whose stack is at a point.
    #[inline]
    pub(super) fn owner(&self, at: usize) -> Option<usize> {
        (0..2).find(|seat| self.tops[*seat].contains(at))
    }

    /// How many tiles are under the top at a point.
    #[inline]
    pub(super) fn depth(&self, at: usize) -> u32 {
        if self.captors.contains(at) { self.captives.under(at).count() as u32 } else { 0 }
    }

    /// The owners of the tiles at a point from bottom to top.
    pub fn stack(&self, at: Point) -> Vec<Seat> {
        let top = self.owner(at.index());
        let mut stack: Vec<_> = top.into_iter().chain(self.captives.under(at.index())).collect();
        stack.reverse();
        stack.into_iter().map(|owner| Seat(owner as u8)).collect()
    }

    /// The owners of the tiles under the top of the stack at a point, from the topmost down.
    #[inline]
    pub fn captives(&self, at: Point) -> impl Iterator<Item = Seat> {
        self.captives.under(at.index()).map(|owner| Seat(owner as u8))
    }

    /// How many tiles a seat has in reserve.
    pub fn reserve(&self, seat: Seat) -> u8 {
        self.reserve[seat.index()]
    }

    /// How many tiles a seat has under the tops of stacks, its own included.
    pub(super) fn captured(&self, seat: Seat) -> u32 {
        let under = |at| self.captives.under(at).filter(|owner| *owner == seat.index()).count() as u32;
        self.captors.iter().map(under).sum()
    }

    #[inline]
    pub(super) fn set_reserve<O: Observer>(&mut self, seat: usize, count: u8, observer: &mut O) {
        let code = seat as u8;
        self.key ^= zobrist::held(code, self.reserve[seat]) ^ zobrist::held(code, count);
        self.reserve[seat] = count;
        observer.hold(code, count);
    }

    /// Puts a tile on top of the captives at a point.
    #[inline]
    pub(super) fn put_top<O: Observer>(&mut self, at: usize, owner: usize, observer: &mut O) {
        self.key ^= tile_key(owner, self.depth(at), at);
        self.tops[owner].insert(at);
        observer.put(piece(owner, false), at as u16);
    }

    /// Lifts the top tile off; the captives under it have no owner for the moment.
    #[inline]
    pub(super) fn lift_top<O: Observer>(&mut self, at: usize, owner: usize, observer: &mut O) {
        self.key ^= tile_key(owner, self.depth(at), at);
        self.tops[owner].remove(at);
        observer.take(piece(owner, false), at as u16);
    }

    /// Turns the top tile at a point into a captive; its capturer is yet to be put on it.
    #[inline]
    pub(super) fn cover<O: Observer>(&mut self, at: usize, owner: usize, observer: &mut O) {
        self.tops[owner].remove(at);
        self.captives.push(at, owner);
        self.captors.insert(at);
        observer.take(piece(owner, false), at as u16);
        observer.put(piece(owner, true), at as u16);
    }

    /// Turns the topmost captive at a point, whose captor has been lifted, into the top tile.
    #[inline]
    pub(super) fn release<O: Observer>(&mut self, at: usize, observer: &mut O) {
        if let Some(owner) = self.captives.pop(at) {
            self.tops[owner].insert(at);
            observer.take(piece(owner, true), at as u16);
            observer.put(piece(owner, false), at as u16);
            if self.captives.heads[at] == NONE {
                self.captors.remove(at);
            }
        }
    }

    /// Moves the captives at a point, whose captor has been lifted, to an empty point.
    #[inline]
    pub(super) fn carry<O: Observer>(&mut self, from: usize, to: usize, observer: &mut O) {
        let mut height = self.depth(from);
        for owner in self.captives.under(from) {
            height -= 1;
            self.key ^= tile_key(owner, height, from) ^ tile_key(owner, height, to);
            observer.take(piece(owner, true), from as u16);
            observer.put(piece(owner, true), to as u16);
        }
        self.captives.heads[to] = std::mem::replace(&mut self.captives.heads[from], NONE);
        self.captors.remove(from);
        self.captors.insert(to);
    }

    /// Reports every tile and both reserves.
    pub(super) fn announce_all<O: Observer>(&self, observer: &mut O) {
        for owner in 0..2 {
            self.tops[owner].each(|at| observer.put(piece(owner, false), at as u16));
            observer.hold(owner as u8, self.reserve[owner]);
        }
        for at in self.captors.iter() {
            self.captives.under(at).for_each(|owner| observer.put(piece(owner, true), at as u16));
        }
    }
}
