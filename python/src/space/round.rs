//! The round board as numbers: 249 points in reading order, planes of 17 by 17 cells, moves as planes of distances.

use rules::paisho::{Point, STRIDE};

/// How many points there are.
pub const POINTS: usize = 249;
/// Rows and columns of a plane.
pub const SIDE: usize = 17;
/// Cells of a plane.
pub const CELLS: usize = SIDE * SIDE;
/// Places of the rules' padded grid.
const GRID: usize = SIDE * STRIDE as usize;

/// The cell of a place of the grid; the top row comes first.
static CELL: [u16; GRID] = {
    let mut cells = [0; GRID];
    let mut place = 0;
    while place < GRID {
        let (row, column) = (place / STRIDE as usize, place % STRIDE as usize);
        cells[place] = if column < SIDE { ((SIDE - 1 - row) * SIDE + column) as u16 } else { 0 };
        place += 1;
    }
    cells
};

/// The points in reading order, and the number of each.
static ORDER: ([Point; POINTS], [u16; GRID]) = {
    let mut points = [Point(0); POINTS];
    let mut numbers = [0; GRID];
    let mut count = 0;
    let mut y = 8;
    while y >= -8 {
        let mut x = -8;
        while x <= 8 {
            if let Some(point) = Point::new(x, y) {
                points[count] = point;
                numbers[point.index()] = count as u16;
                count += 1;
            }
            x += 1;
        }
        y -= 1;
    }
    (points, numbers)
};

/// The cell of a point.
#[inline]
pub fn cell(point: Point) -> usize {
    CELL[point.index()] as usize
}

/// The cell of a place of the grid.
#[inline]
pub fn cell_at(place: usize) -> usize {
    CELL[place] as usize
}

/// The number of a point.
#[inline]
pub fn number(point: Point) -> usize {
    ORDER.1[point.index()] as usize
}

/// The numbers of all places of the grid.
#[inline]
pub fn numbers() -> &'static [u16] {
    &ORDER.1
}

/// The point of a number.
#[inline]
pub fn point(number: usize) -> Option<Point> {
    ORDER.0.get(number).copied()
}

/// Distances as planes, in reading order.
pub struct Ways {
    steps: Vec<(i8, i8)>,
    /// The first action of the plane by the difference of two places, from the middle.
    firsts: [u16; 2 * Ways::MIDDLE + 1],
}

impl Ways {
    const MIDDLE: usize = 8 * STRIDE as usize;

    /// All that satisfy a test on how far they lead to the right and up.
    pub fn new(within: impl Fn(i8, i8) -> bool) -> Self {
        let all = (-8..=8).rev().flat_map(|dy| (-8..=8).map(move |dx| (dx, dy)));
        let steps: Vec<_> = all.filter(|(dx, dy)| (*dx, *dy) != (0, 0) && within(*dx, *dy)).collect();
        let mut firsts = [0; 2 * Self::MIDDLE + 1];
        for (plane, (dx, dy)) in steps.iter().enumerate() {
            let difference = i32::from(*dy) * STRIDE as i32 + i32::from(*dx);
            firsts[(difference + Self::MIDDLE as i32) as usize] = (plane * POINTS) as u16;
        }
        Self { steps, firsts }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// The action of a way from a point, counted from the first of all ways.
    #[inline]
    pub fn action(&self, from: Point, to: Point) -> usize {
        self.firsts[to.index() + Self::MIDDLE - from.index()] as usize + number(from)
    }

    /// The first actions of the planes of all ways from a point: that of a way to a place is found at the place plus the
    /// number beside them, which may be below zero.
    #[inline]
    pub fn lookup(&self, from: Point) -> (&[u16], usize) {
        (&self.firsts, Self::MIDDLE.wrapping_sub(from.index()))
    }

    /// The first action of the plane of a way, given as the difference of two places.
    pub fn first(&self, difference: i32) -> u16 {
        self.firsts[(difference + Self::MIDDLE as i32) as usize]
    }

    /// Where a way leads.
    pub fn end(&self, from: Point, plane: usize) -> Option<Point> {
        let (dx, dy) = *self.steps.get(plane)?;
        from.offset(dx, dy)
    }
}

/// A piece of a row of points around a point.
#[derive(Copy, Clone)]
pub struct Piece {
    /// The number of its westernmost point, where the point in the middle has `centre`.
    pub start: usize,
    /// Its points: at most eight besides the one in the middle.
    pub width: usize,
    /// Where its sets begin in the table.
    first: usize,
}

/// The pieces of the rows up to `rows` south and north, from south to north and west to east, as wide as `reach` steps
/// lead; a row wider than `widest` is parted.
pub const fn pieces<const N: usize>(reach: i32, rows: i32, widest: usize, centre: i32) -> [Piece; N] {
    let mut pieces = [Piece { start: 0, width: 0, first: 0 }; N];
    let (mut i, mut first, mut up) = (0, 0, -rows);
    while up <= rows {
        let side = reach - up.abs();
        let mut start = (centre + up * STRIDE as i32 - side) as usize;
        let mut left = 2 * side as usize + 1;
        let mut parts = left.div_ceil(widest);
        while parts > 0 {
            let width = left.div_ceil(parts);
            pieces[i] = Piece { start, width, first };
            (start, left, parts) = (start + width, left - width, parts - 1);
            (i, first) = (i + 1, first + (1 << width));
        }
        up += 1;
    }
    assert!(i == N, "every piece is one of them");
    pieces
}

/// For every set of points of every piece the first actions of the planes of the ways there.
pub struct Windows(Vec<[u16; 8]>);

impl Windows {
    /// Of ways from the point with the number `centre`.
    pub fn new(ways: &Ways, pieces: &[Piece], centre: usize) -> Self {
        let mut sets = Vec::new();
        for piece in pieces {
            for set in 0..1_usize << piece.width {
                let mut firsts = [0; 8];
                let bits = (0..piece.width).filter(|bit| set >> bit & 1 != 0);
                for (to, bit) in firsts.iter_mut().zip(bits) {
                    *to = ways.first((piece.start + bit) as i32 - centre as i32);
                }
                sets.push(firsts);
            }
        }
        Self(sets)
    }

    /// Writes the actions from a point, a piece at a time: eight numbers are written where fewer are meant, and the next
    /// ones over them. `bits` shows the points of a window from a number on.
    #[inline(always)]
    pub fn list<const N: usize>(
        &self,
        pieces: &'static [Piece; N],
        from: u16,
        bits: impl Fn(usize) -> usize,
        out: &mut [u16],
    ) -> usize {
        let (out, last) = (&mut out[..8 * N], &pieces[N - 1]);
        let sets = &self.0[..last.first + (1 << last.width)];
        let mut count = 0;
        // Written out, so that the compiler knows every piece: it does not unroll a loop as long as this.
        macro_rules! each {
            ($($i:literal)*) => { $(
                if $i < N {
                    let piece = &pieces[$i];
                    let set = bits(piece.start) & ((1 << piece.width) - 1);
                    if let Some(to) = out[count..].first_chunk_mut() {
                        *to = sets[piece.first + set].map(|first| first.wrapping_add(from));
                    }
                    count += set.count_ones() as usize;
                }
            )* };
        }
        const { assert!(N <= 14, "there are as many here") };
        each!(0 1 2 3 4 5 6 7 8 9 10 11 12 13);
        count
    }
}

/// A turn or a reflection of the board.
#[derive(Copy, Clone)]
pub struct Motion {
    pub name: &'static str,
    /// What x and y become: two numbers for each.
    pub matrix: [i8; 4],
}

impl Motion {
    /// All eight: the turns first, against the clock.
    pub const ALL: [Self; 8] = [
        Self { name: "identity", matrix: [1, 0, 0, 1] },
        Self { name: "turn-90", matrix: [0, -1, 1, 0] },
        Self { name: "turn-180", matrix: [-1, 0, 0, -1] },
        Self { name: "turn-270", matrix: [0, 1, -1, 0] },
        Self { name: "mirror-x", matrix: [-1, 0, 0, 1] },
        Self { name: "mirror-y", matrix: [1, 0, 0, -1] },
        Self { name: "transpose", matrix: [0, 1, 1, 0] },
        Self { name: "anti-transpose", matrix: [0, -1, -1, 0] },
    ];

    /// Where the symmetry takes a point.
    pub const fn apply(self, x: i8, y: i8) -> (i8, i8) {
        let [a, b, c, d] = self.matrix;
        (a * x + b * y, c * x + d * y)
    }

    /// Where a point goes.
    pub const fn point(self, point: Point) -> Point {
        let (x, y) = self.apply(point.x(), point.y());
        Point::grid(x, y)
    }

    /// For each cell of a round board the one that comes there.
    pub fn cells(self) -> Vec<u32> {
        let mut cells = vec![0; CELLS];
        for y in -8..=8 {
            for x in -8..=8 {
                let (to_x, to_y) = self.apply(x, y);
                cells[cell(Point::grid(to_x, to_y))] = cell(Point::grid(x, y)) as u32;
            }
        }
        cells
    }
}
