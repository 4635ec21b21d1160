//! The chequered board with its camps, and the position as a plain value. Squares are numbered rank by rank
//! from a1, so a set of them fits a few words on every board.

pub use super::options::Board;
use super::options::Options;
use crate::bits::Bits;
use crate::game::{Reason, Seat, SeatSet};
use crate::view::Coord;
use crate::zobrist;

/// A set of squares of any board; the smaller boards leave the upper words empty.
pub type Squares = Bits<4>;

impl Board {
    /// The number of files, and of ranks.
    #[inline]
    pub const fn width(self) -> u8 {
        match self {
            Self::Eight => 8,
            Self::Ten => 10,
            Self::Sixteen => 16,
        }
    }

    /// The square at these coordinates.
    pub fn square(self, at: Coord) -> Option<u8> {
        let width = self.width();
        let (x, y) = (u8::try_from(at.x).ok()?, u8::try_from(at.y).ok()?);
        (x < width && y < width).then(|| y * width + x)
    }

    /// Where a square is.
    pub const fn coord(self, square: u8) -> Coord {
        Coord { x: (square % self.width()) as i8, y: (square / self.width()) as i8 }
    }

    /// The squares of the board.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = u8> {
        let width = u16::from(self.width());
        (0..width * width).map(|square| square as u8)
    }
}

/// The camp of the squares up to `reach` from a corner; without its two tips where `blunt`.
const fn camp(width: usize, reach: usize, blunt: bool, right: bool, top: bool) -> Squares {
    let mut squares = Squares::EMPTY;
    let mut dy = 0;
    while dy <= reach {
        let mut dx = 0;
        while dx + dy <= reach {
            if !blunt || (dx != reach && dy != reach) {
                let x = if right { width - 1 - dx } else { dx };
                let y = if top { width - 1 - dy } else { dy };
                squares.insert(y * width + x);
            }
            dx += 1;
        }
        dy += 1;
    }
    squares
}

const fn pair(width: usize, reach: usize, blunt: bool) -> [Squares; 4] {
    let (a, b) = (camp(width, reach, blunt, false, false), camp(width, reach, blunt, true, true));
    [a, b, Squares::EMPTY, Squares::EMPTY]
}

/// The camps of the seats: 8×8, 10×10, 16×16 for two, 16×16 for four.
static CAMPS: [[Squares; 4]; 4] = [
    pair(8, 3, false),
    pair(10, 4, false),
    pair(16, 5, true),
    [
        camp(16, 4, true, false, false),
        camp(16, 4, true, false, true),
        camp(16, 4, true, true, true),
        camp(16, 4, true, true, false),
    ],
];

/// The most pieces that one player can have.
pub(super) const MOST_PIECES: usize = 19;

impl Options {
    /// The camps of the seats.
    #[inline]
    pub fn camps(&self) -> &'static [Squares; 4] {
        &CAMPS[self.board as usize + usize::from(self.seats == 4)]
    }

    /// The camp a seat starts in.
    #[inline]
    pub fn home(&self, seat: Seat) -> Squares {
        self.camps()[seat.index()]
    }

    /// The seat diagonally opposite: the partner in teams, and the owner of the target camp.
    #[inline]
    pub const fn opposite(&self, seat: Seat) -> Seat {
        Seat(seat.0 ^ (self.seats >> 1))
    }

    /// The seats that win and lose together with a seat, including itself.
    #[inline]
    pub const fn partners(&self, seat: Seat) -> SeatSet {
        let alone = SeatSet::of(seat);
        if self.teams { alone.with(self.opposite(seat)) } else { alone }
    }

    /// The camp a seat wants to fill.
    #[inline]
    pub fn target(&self, seat: Seat) -> Squares {
        self.home(self.opposite(seat))
    }
}

/// Seats in order of an event, such as finishing.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Order {
    seats: [u8; 4],
    len: u8,
}

impl Order {
    /// Adds a seat at the end; a fifth would be dropped.
    pub(super) fn push(&mut self, seat: Seat) {
        if let Some(last) = self.seats.get_mut(self.len as usize) {
            *last = seat.0;
            self.len += 1;
        }
    }

    /// The seats, the earliest first.
    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = Seat> {
        self.seats.into_iter().take(self.len as usize).map(Seat)
    }

    /// The seats without their order.
    pub(super) fn set(&self) -> SeatSet {
        self.iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

/// A position of Halma.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Halma {
    /// What is played.
    pub(super) options: Options,
    /// The pieces of each seat.
    pub(super) pieces: [Squares; 4],
    /// Turns made by each seat, including passes; a resignation counts as one.
    pub(super) turns: [u32; 4],
    pub(super) key: u64,
    /// Whose turn it is.
    pub(super) seat: Seat,
    /// The seats still in the game.
    pub(super) playing: SeatSet,
    /// Finished players, in order of finishing.
    pub(super) finished: Order,
    /// Players who are out, in order of leaving.
    pub(super) out: Order,
    /// Why the game is over.
    pub(super) ended: Option<Reason>,
}

const _: () = assert!(size_of::<Halma>() < 1024);

/// Tags for the key.
const KEY_SEAT: u8 = 0;
const KEY_PLAYING: u8 = 1;

/// The number of a seat's turn to move.
#[inline]
pub(super) const fn seat_key(seat: Seat) -> u64 {
    zobrist::state(KEY_SEAT, seat.0 as u32)
}

/// The number of the players still in.
#[inline]
pub(super) const fn playing_key(playing: SeatSet) -> u64 {
    zobrist::state(KEY_PLAYING, playing.0 as u32)
}

impl Halma {
    /// A board with these pieces, without history and not judged yet.
    pub(super) fn with_pieces(options: Options, pieces: [Squares; 4], seat: Seat) -> Self {
        let mut position = Self {
            options,
            pieces,
            turns: [0; 4],
            key: 0,
            seat,
            playing: SeatSet::all(options.seats),
            finished: Order::default(),
            out: Order::default(),
            ended: None,
        };
        position.key = position.whole_key();
        position
    }

    /// The position at the start of a game.
    pub(super) fn beginning(options: Options, first: Seat) -> Self {
        Self::with_pieces(options, *options.camps(), first)
    }

    /// The key, computed from scratch.
    pub(super) fn whole_key(&self) -> u64 {
        let mut key = seat_key(self.seat) ^ playing_key(self.playing);
        for (seat, pieces) in self.pieces.iter().enumerate() {
            pieces.each(|square| key ^= zobrist::piece(seat as u8, square as u16));
        }
        key
    }

    /// The options of this game.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The pieces of a seat.
    pub fn pieces(&self, seat: Seat) -> Squares {
        self.pieces[seat.index()]
    }

    /// Every square with a piece.
    #[inline]
    pub fn occupied(&self) -> Squares {
        let [a, b, c, d] = self.pieces;
        a | b | c | d
    }

    /// Whose piece stands on a square.
    pub fn owner(&self, square: u8) -> Option<Seat> {
        (0..self.options.seats).map(Seat).find(|seat| self.pieces(*seat).contains(square.into()))
    }

    /// How many of a seat's pieces are still in its own camp.
    pub fn at_home(&self, seat: Seat) -> u32 {
        (self.pieces(seat) & self.options.home(seat)).len()
    }

    /// How many of a seat's pieces are in its target camp.
    pub fn arrived(&self, seat: Seat) -> u32 {
        (self.pieces(seat) & self.options.target(seat)).len()
    }

    /// The distance of a seat's pieces from the corner of its target camp, files plus ranks.
    pub fn distance(&self, seat: Seat) -> u32 {
        self.ways(seat).map(|(files, ranks)| files + ranks).sum()
    }

    /// The number of steps of each of a seat's pieces to the corner of its target camp; a diagonal step counts
    /// as one.
    pub fn steps_away(&self, seat: Seat) -> Vec<u32> {
        self.ways(seat).map(|(files, ranks)| files.max(ranks)).collect()
    }

    /// Each piece's distance to the corner of its target camp, in files and ranks.
    fn ways(&self, seat: Seat) -> impl Iterator<Item = (u32, u32)> {
        let last = i32::from(self.options.board.width()) - 1;
        let target = self.options.target(seat);
        // Each corner belongs to one camp only.
        let right = target.contains(last as usize) || target.contains((last * (last + 2)) as usize);
        let top =
            target.contains((last * (last + 1)) as usize) || target.contains((last * (last + 2)) as usize);
        let corner = Coord { x: if right { last as i8 } else { 0 }, y: if top { last as i8 } else { 0 } };
        let board = self.options.board;
        self.pieces(seat).iter().map(move |square| {
            let at = board.coord(square as u8);
            (at.x.abs_diff(corner.x).into(), at.y.abs_diff(corner.y).into())
        })
    }
}
