//! Harmonies and the midlines they cross.
//!
//! On a row or column that crosses a midline only the two stacks nearest to the crossing can be in
//! harmony across it: every other pair has a tile between. So each of the 32 lines holds at most one
//! harmony, and a position keeps them as one bit a line, judged anew only where a stack came or went.

use super::board::Street;
use crate::game::Seat;
use crate::paisho::{Point, Points};

/// The midlines as records name them, in the order of the bits.
pub const MIDLINES: [char; 4] = ['N', 'E', 'S', 'W'];

/// The harmonies of one seat: for each midline one bit for each line that crosses it, by distance
/// from the centre.
pub type Harmonies = [u8; 4];

/// A row or column where it crosses a midline.
struct Line {
    crossing: u16,
    /// Its points on the far side: east or north.
    after: Points,
    /// Its points on the near side: west or south.
    before: Points,
}

/// The line across `midline` at `distance` from the centre.
const fn line(midline: usize, distance: i8) -> Line {
    let along = if midline == 0 || midline == 1 { distance } else { -distance };
    let row = midline.is_multiple_of(2);
    let mut sides = [Points::EMPTY; 2];
    let mut step = 1;
    while step <= 8 {
        let (after, before) = if row {
            (Point::new(step, along), Point::new(-step, along))
        } else {
            (Point::new(along, step), Point::new(along, -step))
        };
        if let (Some(after), Some(before)) = (after, before) {
            sides[0].insert(after.index());
            sides[1].insert(before.index());
        }
        step += 1;
    }
    let crossing = if row { Point::grid(0, along) } else { Point::grid(along, 0) };
    Line { crossing: crossing.0, after: sides[0], before: sides[1] }
}

/// All lines by midline, then by distance from the centre less one.
static LINES: [[Line; 8]; 4] = {
    let mut lines =
        [const { [const { Line { crossing: 0, after: Points::EMPTY, before: Points::EMPTY } }; 8] }; 4];
    let mut midline = 0;
    while midline < 4 {
        let mut distance = 1;
        while distance <= 8 {
            lines[midline][distance as usize - 1] = line(midline, distance);
            distance += 1;
        }
        midline += 1;
    }
    lines
};

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
    /// The two stacks nearest to where a line crosses its midline, if nothing stands on the crossing.
    fn facing(&self, line: &Line) -> Option<(usize, usize)> {
        let stacks = self.tops[0] | self.tops[1];
        if stacks.contains(line.crossing as usize) {
            return None;
        }
        Some(((stacks & line.before).last()?, (stacks & line.after).first()?))
    }

    fn judge_line(&mut self, midline: usize, distance: usize) {
        let facing = self.facing(&LINES[midline][distance - 1]);
        let bit = 1 << (distance - 1);
        for seat in 0..2 {
            let tops = self.tops[seat];
            let both = facing.is_some_and(|(a, b)| tops.contains(a) && tops.contains(b));
            let lines = &mut self.held[seat][midline];
            *lines = *lines & !bit | if both { bit } else { 0 };
        }
    }

    /// Judges the lines through a point where a stack came, went or changed its owner.
    #[inline]
    pub(super) fn judge_lines_through(&mut self, point: Point) {
        let (x, y) = (point.x(), point.y());
        if y != 0 {
            self.judge_line(if y > 0 { 0 } else { 2 }, y.unsigned_abs() as usize);
        }
        if x != 0 {
            self.judge_line(if x > 0 { 1 } else { 3 }, x.unsigned_abs() as usize);
        }
    }

    /// Judges every line.
    pub(super) fn judge_all_lines(&mut self) {
        for midline in 0..4 {
            (1..=8).for_each(|distance| self.judge_line(midline, distance));
        }
    }

    /// The harmonies of a seat.
    #[inline]
    pub fn harmonies(&self, seat: Seat) -> Harmonies {
        self.held[seat.index()]
    }

    /// Every harmony with its owner and its two ends.
    pub(super) fn harmony_ends(&self) -> Vec<(Seat, Point, Point)> {
        let mut ends = Vec::new();
        for (midline, line) in
            LINES.iter().enumerate().flat_map(|(m, lines)| lines.iter().map(move |l| (m, l)))
        {
            let owner = (0..2).find(|seat| {
                let distance =
                    Point(line.crossing).x().unsigned_abs().max(Point(line.crossing).y().unsigned_abs());
                self.held[*seat][midline] >> (distance - 1) & 1 != 0
            });
            if let (Some(owner), Some((a, b))) = (owner, self.facing(line)) {
                ends.push((Seat(owner as u8), Point(a as u16), Point(b as u16)));
            }
        }
        ends
    }
}
