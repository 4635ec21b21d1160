//! Short walks. Five steps stay within 95 places of the grid, so such a walk is a flood fill inside three words
//! around its start.

use super::{Point, Points, spread};
use crate::bits::Bits;

/// A set padded on both sides, so that a window at any point stays inside.
#[derive(Copy, Clone)]
pub struct Padded([u64; 9]);

impl Padded {
    /// Pads a set.
    #[inline]
    pub fn new(Bits([a, b, c, d, e]): Points) -> Self {
        Self([0, 0, a, b, c, d, e, 0, 0])
    }

    /// The window around a point.
    #[inline]
    fn around(&self, at: Point) -> Bits<3> {
        let first = at.index() + 128 - Window::CENTRE;
        let (word, bit) = (first / 64, first % 64);
        let words: &[u64; 4] = self.0[word..].first_chunk().unwrap_or(&[0; 4]);
        let cut = |low: u64, high: u64| low >> bit | high << 1 << (63 - bit);
        Bits([cut(words[0], words[1]), cut(words[1], words[2]), cut(words[2], words[3])])
    }
}

/// A set of points around a centre.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Window {
    /// The centre.
    pub at: Point,
    /// The points as offsets: [`Window::CENTRE`] is the centre.
    pub near: Bits<3>,
}

impl Window {
    /// The index of the centre.
    pub const CENTRE: usize = 96;

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.near.is_empty()
    }

    /// The number of points.
    #[inline]
    pub fn len(&self) -> u32 {
        self.near.len()
    }

    /// Calls `f` for every point in ascending order.
    #[inline]
    pub fn each(&self, mut f: impl FnMut(Point)) {
        self.near.each(|i| f(self.place(i)));
    }

    /// The point with rank `n`.
    #[inline]
    pub fn nth(&self, n: u32) -> Option<Point> {
        self.near.nth(n).map(|i| self.place(i))
    }

    /// Whether it contains a point.
    #[inline]
    pub fn contains(&self, point: Point) -> bool {
        let near = (point.index() + Self::CENTRE).checked_sub(self.at.index());
        near.is_some_and(|i| i < 192 && self.near.contains(i))
    }

    /// The points as a set.
    pub fn points(&self) -> Points {
        let mut points = Points::EMPTY;
        self.each(|point| points.insert(point.index()));
        points
    }

    #[inline]
    fn place(&self, i: usize) -> Point {
        Point((self.at.index() + i - Self::CENTRE) as u16)
    }
}

/// Walks over a set of open points.
pub struct Walk(Padded);

impl Walk {
    /// The longest walk.
    pub const REACH: u32 = 5;

    /// Walks over these points.
    #[inline]
    pub fn over(open: Points) -> Self {
        Self(Padded::new(open))
    }

    /// The points of `ends` reached from `start` in at most `reach` orthogonal steps, without the start. The
    /// last step need not lead to an open point.
    #[inline]
    pub fn from(&self, start: Point, reach: u32, ends: &Padded) -> Window {
        debug_assert!(reach <= Self::REACH);
        let centre = Bits::of(Window::CENTRE);
        let open = self.0.around(start) | centre;
        let mut walked = centre;
        for _ in 1..reach {
            walked = spread(walked) & open;
        }
        Window { at: start, near: spread(walked) & !centre & ends.around(start) }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{BOARD, flood};
    use super::*;

    #[test]
    fn a_walk_reaches_what_a_flood_reaches() {
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..300 {
            let share = rng.f32();
            let open: Points = BOARD.iter().filter(|_| rng.f32() < share).collect();
            let ends: Points = BOARD.iter().filter(|_| rng.bool()).collect();
            for start in BOARD.iter().map(|i| Point(i as u16)) {
                let reach = rng.u32(1..=Walk::REACH);
                let flooded = flood(start, open, ends, reach) & ends;
                let window = Walk::over(open).from(start, reach, &Padded::new(ends));
                assert_eq!(window.points(), flooded, "{start}, {reach} steps");
                assert_eq!(window.len(), flooded.len());
                let shown: Points = BOARD.iter().filter(|i| window.contains(Point(*i as u16))).collect();
                assert_eq!(shown, flooded);
                assert_eq!(window.nth(3).map(Point::index), flooded.nth(3));
            }
        }
    }
}
