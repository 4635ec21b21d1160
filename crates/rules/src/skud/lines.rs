//! Sight along rows and columns. A line of the grid is seventeen bits, so the first tile in a direction is a
//! count of zeros.

use super::tile::{GATES, is_gate};
use crate::bits::Bits;
use crate::paisho::{BOARD, Point, Points, STRIDE};

/// Places of the grid, padding included.
pub const PLACES: usize = 320;
/// A place of the grid that is never on the board.
pub(super) const OFF: Point = Point(PLACES as u16 - 1);
/// Points of a row or a column.
const SIDE: usize = 17;
/// The middle of a line.
const MIDDLE: usize = SIDE / 2;

/// A direction along a line.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Direction {
    /// To greater x.
    East,
    /// To greater y.
    North,
    /// To smaller x.
    West,
    /// To smaller y.
    South,
}

impl Direction {
    /// All four, anticlockwise.
    pub const ALL: [Self; 4] = [Self::East, Self::North, Self::West, Self::South];
}

/// The points in each direction from a point to the rim.
pub static RAYS: [[Points; 4]; PLACES] = {
    let mut rays = [[Points::EMPTY; 4]; PLACES];
    let steps = [(1, 0), (0, 1), (-1, 0), (0, -1)];
    let mut place = 0;
    while place < rays.len() {
        let (x, y) = ((place % STRIDE as usize) as i8 - 8, (place / STRIDE as usize) as i8 - 8);
        let mut d = 0;
        while d < 4 && Point::new(x, y).is_some() {
            let (mut nx, mut ny) = (x + steps[d].0, y + steps[d].1);
            while let Some(point) = Point::new(nx, ny) {
                rays[place][d].insert(point.index());
                (nx, ny) = (nx + steps[d].0, ny + steps[d].1);
            }
            d += 1;
        }
        place += 1;
    }
    rays
};

/// The points of a set along each row, from west to east, and along each column, from south to north.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Lines {
    rows: [u32; STRIDE as usize],
    columns: [u32; STRIDE as usize],
}

impl Lines {
    pub(super) const EMPTY: Self = Self { rows: [0; STRIDE as usize], columns: [0; STRIDE as usize] };

    /// Toggles a point.
    #[inline]
    pub(super) const fn change(&mut self, index: usize) {
        let (x, y) = (index % STRIDE as usize, index / STRIDE as usize);
        self.rows[y] ^= 1 << x;
        self.columns[x] ^= 1 << y;
    }

    /// The nearest tile that a blooming tile on this point would see in each direction, in the order of
    /// [`Direction::ALL`]. Gates end the view.
    #[inline]
    pub(super) fn around(&self, from: Point) -> [Option<Point>; 4] {
        let (x, y) = place(from);
        let (west, east) = beside(self.rows[y] | GATES_OF[y], x);
        let (south, north) = beside(self.columns[x] | GATES_OF[x], y);
        let seen = |hit: Point| (hit != from && !is_gate(hit)).then_some(hit);
        [seen(point(east, y)), seen(point(x, north)), seen(point(west, y)), seen(point(x, south))]
    }

    /// The ends of what a blooming tile on a point sees: the nearest tiles, gates or points of the rim.
    #[inline]
    pub(super) fn ends(&self, from: Point) -> Ends {
        let (x, y) = place(from);
        let (west, east) = beside(self.rows[y] | ENDS_OF[y], x);
        let (south, north) = beside(self.columns[x] | ENDS_OF[x], y);
        Ends { x, y, west, east, south, north }
    }

    /// One of the three rows around a point, counted from the south.
    #[inline]
    pub(super) fn row_flanks(&self, at: Point, number: usize) -> Flanks {
        let (x, y) = place(at);
        let row = (y + number).wrapping_sub(1);
        Flanks::of(&self.rows, row, x, |x| point(x, row))
    }

    /// One of the three columns around a point, counted from the west.
    #[inline]
    pub(super) fn column_flanks(&self, at: Point, number: usize) -> Flanks {
        let (x, y) = place(at);
        let column = (x + number).wrapping_sub(1);
        Flanks::of(&self.columns, column, y, |y| point(column, y))
    }

    /// Calls `visit` for every pair of tiles that see each other over a half axis. The first tiles on both
    /// sides of an axis are such a pair; on the lines of the rim the gate stands between them.
    #[inline]
    pub(super) fn over(&self, axis: Direction, mut visit: impl FnMut(Point, Point)) {
        let beyond = matches!(axis, Direction::East | Direction::North);
        for number in if beyond { MIDDLE + 1..SIDE - 1 } else { 1..MIDDLE } {
            let along = matches!(axis, Direction::North | Direction::South);
            let line = if along { self.rows[number] } else { self.columns[number] };
            let (low, high) = (line & ((2 << MIDDLE) - 1), line >> (MIDDLE + 1));
            if low != 0 && high != 0 {
                let (low, high) = (low.ilog2() as usize, MIDDLE + 1 + high.trailing_zeros() as usize);
                match along {
                    true => visit(point(low, number), point(high, number)),
                    false => visit(point(number, low), point(number, high)),
                }
            }
        }
    }

    const fn of(set: Points) -> Self {
        let mut lines = Self::EMPTY;
        let mut index = 0;
        while index < PLACES {
            if set.contains(index) {
                lines.change(index);
            }
            index += 1;
        }
        lines
    }
}

/// The surroundings of three points on a line.
pub(super) struct Flanks {
    /// The nearest tile in bloom before them, or [`OFF`].
    pub(super) before: Point,
    /// Which of the three are gates, as bits.
    pub(super) gates: u32,
    /// The nearest tile in bloom behind them, or [`OFF`].
    pub(super) behind: Point,
}

impl Flanks {
    /// On the line of a number, with `at` as the middle one of the three.
    #[inline(always)]
    fn of(lines: &[u32; STRIDE as usize], number: usize, at: usize, point: impl Fn(usize) -> Point) -> Self {
        // Before the first line there are no tiles.
        let (line, gates) = if number < SIDE { (lines[number], GATES_OF[number]) } else { (0, 0) };
        let line = line | gates;
        let (below, above) = (line & (((1 << at) - 1) >> 1), line >> at >> 2);
        // The bit of a gate, or none at all, is nothing in bloom.
        let tile = |bits: u32, place: u32| {
            let bloom = bits != 0 && gates >> place & 1 == 0;
            if bloom { point(place as usize) } else { OFF }
        };
        Self {
            before: tile(below, (below | 1).ilog2()),
            gates: gates << 1 >> at,
            behind: tile(above, (above.trailing_zeros() + at as u32 + 2) & 31),
        }
    }
}

/// The place of a tile and the ends of its view, as columns and rows of the grid.
pub(super) struct Ends {
    x: usize,
    y: usize,
    west: usize,
    east: usize,
    south: usize,
    north: usize,
}

impl Ends {
    /// The points at the ends of the row, and those at the ends of the column; the tile's own where it stands on the rim.
    #[inline]
    pub(super) fn pairs(&self) -> [(Point, Point); 2] {
        [
            (point(self.west, self.y), point(self.east, self.y)),
            (point(self.x, self.south), point(self.x, self.north)),
        ]
    }
}

/// The union of what tiles see. Points along rows are collected separately until the end, because they are
/// written as single words, and reading them back as wider ones would stall (store forwarding).
#[derive(Copy, Clone, Default)]
pub(super) struct View {
    along: [u64; 6],
    across: Points,
}

impl View {
    /// Adds what a tile sees, including the ends but not its own point.
    #[inline]
    pub(super) fn add(&mut self, ends: &Ends) {
        let run = ((2 << ends.east) - (1 << ends.west)) & !(1u64 << ends.x);
        let first = ends.y * STRIDE as usize;
        let (word, bit) = (first / 64, first % 64);
        self.along[word] |= run << bit;
        self.along[word + 1] |= run >> 1 >> (63 - bit);
        let below = &BELOW[ends.x];
        self.across |= below[ends.south] ^ below[ends.y] ^ below[ends.y + 1] ^ below[ends.north + 1];
    }

    #[inline]
    pub(super) fn points(&self) -> Points {
        let [a, b, c, d, e, _] = self.along;
        self.across | Bits([a, b, c, d, e])
    }
}

/// The points of each column in its lowest rows, by how many rows these are.
static BELOW: [[Points; SIDE + 1]; SIDE] = {
    let mut below = [[Points::EMPTY; SIDE + 1]; SIDE];
    let mut x = 0;
    while x < SIDE {
        let mut rows = 0;
        while rows < SIDE {
            below[x][rows + 1] = below[x][rows].with(rows * STRIDE as usize + x);
            rows += 1;
        }
        x += 1;
    }
    below
};

/// The gates of every line, and the ends of the line at the rim; both are the same for rows and columns.
static GATES_OF: [u32; STRIDE as usize] = Lines::of(GATES).rows;
static ENDS_OF: [u32; STRIDE as usize] = {
    let (mut ends, points) = (Lines::of(GATES).rows, Lines::of(BOARD).rows);
    let mut number = 0;
    while number < SIDE {
        ends[number] |= 1 << points[number].trailing_zeros() | 1 << points[number].ilog2();
        number += 1;
    }
    ends
};

/// The nearest members of a line on both sides of a place in it; the place itself where there is none.
#[inline]
fn beside(line: u32, at: usize) -> (usize, usize) {
    let (below, above) = (line & ((1 << at) - 1), line & !((2 << at) - 1));
    let low = if below == 0 { at } else { below.ilog2() as usize };
    let high = if above == 0 { at } else { above.trailing_zeros() as usize };
    (low, high)
}

/// Column and row of a point.
#[inline]
fn place(point: Point) -> (usize, usize) {
    (point.index() % STRIDE as usize, point.index() / STRIDE as usize)
}

#[inline]
fn point(column: usize, row: usize) -> Point {
    Point((row * STRIDE as usize + column) as u16)
}

/// The points along a direction up to and including the first blocker.
#[inline]
pub fn view(from: usize, direction: Direction, blockers: Points) -> Points {
    let d = direction as usize;
    let ray = RAYS[from][d];
    let hits = ray & blockers;
    let hit = if d < 2 { hits.first() } else { hits.last() };
    match hit {
        Some(hit) => ray & !RAYS[hit][d],
        None => ray,
    }
}

#[cfg(test)]
mod tests {
    use super::super::Skud;
    use super::super::harmony::{cuts, sights};
    use super::*;
    use crate::game::{Position, Rules};
    use crate::options::Setup;
    use crate::skud::INFO;

    /// The nearest tile in a direction, found point by point.
    fn nearest(position: &Skud, from: Point, direction: Direction) -> Option<Point> {
        let (dx, dy) = [(1, 0), (0, 1), (-1, 0), (0, -1)][direction as usize];
        let mut at = from.offset(dx, dy)?;
        while !is_gate(at) && position.tile(at).is_none() {
            at = at.offset(dx, dy)?;
        }
        (!is_gate(at)).then_some(at)
    }

    #[test]
    fn lines_show_what_is_found_point_by_point() {
        let mut rng = fastrand::Rng::with_seed(3);
        let mut steps = Vec::new();
        let mut crossing = 0;
        for _ in 0..30 {
            let mut position = Skud::start(&Setup::new(&INFO)).expect("the usual set-up is right");
            while let Some(step) = position.random_step(&mut rng, &mut steps) {
                position.play(step, &mut ());
                assert_eq!(position.lines, Lines::of(position.occupied));
                for from in BOARD.iter().map(|i| Point(i as u16)) {
                    let expected = Direction::ALL.map(|direction| nearest(&position, from, direction));
                    assert_eq!(position.around(from), expected, "around {from}");
                    let blockers = position.occupied | GATES;
                    let views = Direction::ALL.map(|direction| view(from.index(), direction, blockers));
                    let seen = views.into_iter().fold(Points::EMPTY, |all, view| all | view);
                    let mut view = View::default();
                    view.add(&position.lines.ends(from));
                    assert_eq!(view.points(), seen, "view from {from}");
                }
                let (mut pairs, mut found) = (Vec::new(), Vec::new());
                sights(position.occupied, |a, b| pairs.push((a, b, cuts(a, b))));
                pairs.retain(|(.., cut)| *cut != 0);
                for (axis, cut) in Direction::ALL.into_iter().zip([1, 4, 2, 8]) {
                    position.lines.over(axis, |a, b| found.push((a, b, cut)));
                }
                pairs.sort_unstable();
                found.sort_unstable();
                assert_eq!(found, pairs);
                crossing += pairs.len();
            }
        }
        assert!(crossing > 1_000, "tiles see each other over the axes in these games");
    }
}
