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

/// A turn or a reflection of the board.
#[derive(Copy, Clone)]
pub struct Motion {
    /// Its name.
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

    /// Where something goes.
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
