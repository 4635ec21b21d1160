//! The round board that Skud and Street share: 249 points, as a padded grid of 17 rows. A row takes 18
//! places, so a step in any direction off the board lands on padding that no set ever holds.

mod walk;

pub use walk::{Padded, Walk, Window};

use crate::bits::Bits;
use crate::view::Coord;
use std::fmt;

/// A set of points.
pub type Points = Bits<5>;

/// Places in a row of the grid; a step north is this many places.
pub const STRIDE: u32 = 18;

/// A point of the board, by its place in the grid.
///
/// ```
/// use rules::paisho::Point;
///
/// let gate = Point::new(0, -8).expect("the south gate is on the board");
/// assert_eq!((gate.x(), gate.y(), gate.to_string().as_str()), (0, -8, "(0,-8)"));
/// assert_eq!(gate.offset(3, 3), Point::new(3, -5));
/// assert!(gate.offset(0, -1).is_none() && Point::new(8, 8).is_none());
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(pub u16);

impl Point {
    /// The point at these coordinates, if it is on the board.
    #[inline]
    pub const fn new(x: i8, y: i8) -> Option<Self> {
        if x >= -8 && x <= 8 && y >= -8 && y <= 8 && x.abs() + y.abs() <= 12 {
            Some(Self::grid(x, y))
        } else {
            None
        }
    }

    /// The point at coordinates known to be on the board.
    #[inline]
    pub const fn grid(x: i8, y: i8) -> Self {
        Self((y + 8) as u16 * STRIDE as u16 + (x + 8) as u16)
    }

    /// The point as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The x coordinate, positive to the right of the centre.
    #[inline]
    pub const fn x(self) -> i8 {
        (self.0 % STRIDE as u16) as i8 - 8
    }

    /// The y coordinate, positive above the centre.
    #[inline]
    pub const fn y(self) -> i8 {
        (self.0 / STRIDE as u16) as i8 - 8
    }

    /// The point at this offset, if it is on the board.
    pub const fn offset(self, dx: i8, dy: i8) -> Option<Self> {
        Self::new(self.x() + dx, self.y() + dy)
    }

    /// The coordinates for a view.
    pub const fn coord(self) -> Coord {
        Coord { x: self.x(), y: self.y() }
    }

    /// The point at a view's coordinates.
    pub const fn at(coord: Coord) -> Option<Self> {
        Self::new(coord.x, coord.y)
    }

    /// Reads `(x,y)` from the beginning of `text`, in its exact form; also returns the rest.
    pub fn read(text: &str) -> Option<(Self, &str)> {
        let (x, rest) = read_number(text.strip_prefix('(')?)?;
        let (y, rest) = read_number(rest.strip_prefix(',')?)?;
        Some((Self::new(x, y)?, rest.strip_prefix(')')?))
    }
}

/// A whole number of at most two digits without `+`, leading zeros or `-0`.
fn read_number(text: &str) -> Option<(i8, &str)> {
    let negative = text.starts_with('-');
    let digits = &text[usize::from(negative)..];
    let len = digits.bytes().take_while(u8::is_ascii_digit).count();
    let plain = (1..=2).contains(&len) && (len == 1 || !digits.starts_with('0'));
    let number: i8 = digits[..len].parse().ok().filter(|_| plain)?;
    let value = if negative { -number } else { number };
    (!negative || number != 0).then_some((value, &digits[len..]))
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.x(), self.y())
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

macro_rules! const_select {
    ($name:ident, $doc:literal, |$x:ident, $y:ident| $test:expr) => {
        #[doc = $doc]
        pub const $name: Points = {
            let mut set = Points::EMPTY;
            let mut $y = -8i8;
            while $y <= 8 {
                let mut $x = -8i8;
                while $x <= 8 {
                    if let Some(point) = Point::new($x, $y) {
                        if $test {
                            set.insert(point.index());
                        }
                    }
                    $x += 1;
                }
                $y += 1;
            }
            set
        };
    };
}
pub(crate) use const_select;

const_select!(BOARD, "The points of the board.", |x, y| true);

/// Every point in reading order: from the top row down, left to right.
pub fn reading_order() -> impl Iterator<Item = Point> {
    (-8..=8).rev().flat_map(|y| (-8..=8).filter_map(move |x| Point::new(x, y)))
}

/// The four orthogonal neighbours of every member, with the members themselves; padding included.
#[inline]
pub fn spread<const N: usize>(set: Bits<N>) -> Bits<N> {
    set | set.shl::<1>() | set.shr::<1>() | set.shl::<STRIDE>() | set.shr::<STRIDE>()
}

/// The eight neighbours of every member, with the members themselves; padding included.
#[inline]
pub fn surround(set: Points) -> Points {
    let row = set | set.shl::<1>() | set.shr::<1>();
    row | row.shl::<STRIDE>() | row.shr::<STRIDE>()
}

/// The points reached from `start` in at most `reach` orthogonal steps, walking over `open` points
/// and ending on `open` or `ends`; the start itself is not among them.
#[inline]
pub fn flood(start: Point, open: Points, ends: Points, reach: u32) -> Points {
    let from = Points::of(start.index());
    let mut walked = from;
    let walkable = open | from;
    for _ in 1..reach {
        walked = spread(walked) & walkable;
    }
    let last = spread(walked) & (open | ends);
    last & !from
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_249_points() {
        assert_eq!(BOARD.len(), 249);
        assert_eq!(reading_order().count(), 249);
        let round = reading_order().all(|p| i32::from(p.x()).pow(2) + i32::from(p.y()).pow(2) < 81);
        assert!(round, "both games' definitions of the board agree");
    }

    #[test]
    fn points_are_read_exactly_as_written() {
        for point in reading_order() {
            assert_eq!(Point::read(&format!("{point}-")), Some((point, "-")));
        }
        for wrong in
            ["(0,-0)", "(00,1)", "(+1,1)", "( 1,1)", "(1,1", "(9,0)", "(8,5)", "(1;1)", "(100,0)", "", "("]
        {
            assert_eq!(Point::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_flood_turns_freely_and_stops_at_tiles() {
        let start = Point::grid(0, 0);
        assert_eq!(flood(start, BOARD, Points::EMPTY, 3).len(), 24);
        let wall: Points = [Point::grid(1, 0), Point::grid(-1, 0), Point::grid(0, 1)]
            .map(Point::index)
            .into_iter()
            .collect();
        let open = BOARD & !wall;
        assert_eq!(flood(start, open, Points::EMPTY, 1).len(), 1);
        assert_eq!(flood(start, open, wall, 1).len(), 4);
    }
}
