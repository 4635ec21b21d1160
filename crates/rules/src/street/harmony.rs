//! Harmonies and the midlines they cross.
//!
//! On a row or column that crosses a midline only the two stacks nearest to the crossing can be in harmony
//! across it, because every other pair has a tile in between. So each of the 32 lines has at most one harmony.
//! A position stores one bit per line and updates it only where a stack came or went.

pub use super::board::Harmonies;
use super::board::Street;
use super::movegen::window;
use crate::bits::Bits;
use crate::game::Seat;
use crate::paisho::{Point, STRIDE};

/// The midlines as records name them, in the order of the bits.
pub const MIDLINES: [char; 4] = ['N', 'E', 'S', 'W'];

/// A row or column where it crosses a midline.
#[derive(Copy, Clone)]
pub(super) struct Line {
    pub(super) midline: usize,
    /// From the centre.
    pub(super) distance: usize,
}

impl Line {
    fn all() -> impl Iterator<Item = Self> {
        (0..4).flat_map(|midline| (1..=8).map(move |distance| Self { midline, distance }))
    }

    /// The lines through a point: none along a midline.
    #[inline]
    fn through(point: Point) -> impl Iterator<Item = Self> {
        let line = |along: i8, positive, negative| {
            let midline = if along > 0 { positive } else { negative };
            (along != 0).then_some(Self { midline, distance: along.unsigned_abs() as usize })
        };
        line(point.y(), 0, 2).into_iter().chain(line(point.x(), 1, 3))
    }

    /// The place where it crosses the midline, and how many places it is from there to its next point.
    #[inline]
    pub(super) const fn crossing(self) -> (usize, usize) {
        const ROW: usize = STRIDE as usize;
        const CENTRE: usize = Point::grid(0, 0).index();
        match self.midline {
            0 => (CENTRE + self.distance * ROW, 1),
            1 => (CENTRE + self.distance, ROW),
            2 => (CENTRE - self.distance * ROW, 1),
            _ => (CENTRE - self.distance, ROW),
        }
    }

    const fn bit(self) -> u8 {
        1 << (self.distance - 1)
    }
}

/// Eight places in a row, and eight in a column: as far as a line goes from its crossing.
const EIGHT_IN_ROW: u128 = 0xFF;
const EIGHT_IN_COLUMN: u128 = {
    let (mut places, mut i) = (0, 0);
    while i < 8 {
        places |= 1 << (i * STRIDE);
        i += 1;
    }
    places
};

/// Every stack, padded to look 128 places ahead.
type Ahead = [u64; 7];

/// Whether every midline is crossed.
#[inline]
pub const fn all_four(held: Harmonies) -> bool {
    held[0] != 0 && held[1] != 0 && held[2] != 0 && held[3] != 0
}

/// How many harmonies there are.
#[inline]
pub const fn count(held: Harmonies) -> u32 {
    u32::from_ne_bytes(held).count_ones()
}

/// The letters of the midlines that are crossed.
pub fn letters(held: Harmonies) -> String {
    MIDLINES.iter().zip(held).filter(|(_, lines)| *lines != 0).map(|(letter, _)| letter).collect()
}

impl Street {
    #[inline(always)]
    fn stacks_ahead(&self) -> Ahead {
        let Bits([a, b, c, d, e]) = self.tops[0] | self.tops[1];
        [a, b, c, d, e, 0, 0]
    }

    /// The two stacks nearest to where a line crosses its midline, if nothing stands on the crossing.
    #[inline(always)]
    fn facing(stacks: &Ahead, line: Line) -> Option<(usize, usize)> {
        let (crossing, step) = line.crossing();
        let eight = if step == 1 { EIGHT_IN_ROW } else { EIGHT_IN_COLUMN };
        let after = window(stacks, crossing + step) & eight;
        let before = window(stacks, crossing - 8 * step) & eight;
        let blocked = stacks[crossing / 64] >> (crossing % 64) & 1 != 0;
        if blocked || after == 0 || before == 0 {
            return None;
        }
        let near = crossing - 8 * step + 127 - before.leading_zeros() as usize;
        Some((near, crossing + step + after.trailing_zeros() as usize))
    }

    /// The two stacks nearest to where a line crosses its midline, if nothing stands on the crossing.
    pub(super) fn ends(&self, line: Line) -> Option<(usize, usize)> {
        Self::facing(&self.stacks_ahead(), line)
    }

    #[inline(always)]
    fn judge_line(&mut self, stacks: &Ahead, line: Line) {
        let facing = Self::facing(stacks, line);
        for seat in 0..2 {
            let tops = &self.tops[seat];
            let both = facing.is_some_and(|(a, b)| tops.contains(a) && tops.contains(b));
            let lines = &mut self.held[seat][line.midline];
            *lines = *lines & !line.bit() | if both { line.bit() } else { 0 };
        }
    }

    /// Updates the lines through points where a stack came, went or changed its owner.
    #[inline]
    pub(super) fn judge_lines_through<const N: usize>(&mut self, points: [Point; N]) {
        let stacks = self.stacks_ahead();
        for point in points {
            Line::through(point).for_each(|line| self.judge_line(&stacks, line));
        }
    }

    /// Updates every line.
    pub(super) fn judge_all_lines(&mut self) {
        let stacks = self.stacks_ahead();
        Line::all().for_each(|line| self.judge_line(&stacks, line));
    }

    /// The harmonies of a seat.
    #[inline]
    pub fn harmonies(&self, seat: Seat) -> Harmonies {
        self.held[seat.index()]
    }

    /// Every harmony with its owner and its two ends.
    pub(super) fn harmony_ends(&self) -> Vec<(Seat, Point, Point)> {
        let stacks = self.stacks_ahead();
        let ends = Line::all().filter_map(|line| {
            let owner = (0..2).find(|seat| self.held[*seat][line.midline] & line.bit() != 0)?;
            let (a, b) = Self::facing(&stacks, line)?;
            Some((Seat(owner as u8), Point(a as u16), Point(b as u16)))
        });
        ends.collect()
    }
}
