//! Lines of sight: harmonies with their owners, clashes, and the ring around the centre.

use super::board::Skud;
use super::lines::{Direction, RAYS};
use super::tile::{GATES, Kind, Tile, is_gate};
use crate::game::{Seat, SeatSet};
use crate::paisho::{Point, Points, STRIDE, surround};

const NOBODY: u16 = u16::MAX;

/// Calls `visit` for every pair of blooming tiles that see each other, the lower point first.
#[inline(always)]
pub(super) fn sights(occupied: Points, mut visit: impl FnMut(Point, Point)) {
    let mut below = [NOBODY; STRIDE as usize];
    let (mut left, mut left_row) = (NOBODY, 0);
    (occupied | GATES).each(|i| {
        let (row, column) = (i / STRIDE as usize, i % STRIDE as usize);
        let point = Point(i as u16);
        if is_gate(point) {
            (left, below[column]) = (NOBODY, NOBODY);
            return;
        }
        if left != NOBODY && left_row == row {
            visit(Point(left), point);
        }
        if below[column] != NOBODY {
            visit(Point(below[column]), point);
        }
        (left, left_row, below[column]) = (i as u16, row, i as u16);
    });
}

/// The half axes that a harmony crosses, east, west, north, south; every ring crosses all four.
#[inline]
pub fn cuts(a: Point, b: Point) -> u8 {
    if a.x() == b.x() {
        let over = a.y() <= 0 && b.y() > 0;
        u8::from(over && a.x() > 0) | u8::from(over && a.x() < 0) << 1
    } else {
        let over = a.x() <= 0 && b.x() > 0;
        u8::from(over && a.y() > 0) << 2 | u8::from(over && a.y() < 0) << 3
    }
}

/// Whether a harmony touches or crosses the centre itself; no ring may use it.
#[inline]
pub fn through_centre(a: Point, b: Point) -> bool {
    (a.x() == 0 && b.x() == 0 && a.y() <= 0 && b.y() >= 0)
        || (a.y() == 0 && b.y() == 0 && a.x() <= 0 && b.x() >= 0)
}

/// Whether a harmony crosses a midline: ends strictly on both sides, not along the other axis.
pub fn crosses_midline(a: Point, b: Point) -> bool {
    let across = |low: i8, high: i8| low < 0 && high > 0;
    if a.x() == b.x() { a.x() != 0 && across(a.y(), b.y()) } else { a.y() != 0 && across(a.x(), b.x()) }
}

impl Skud {
    /// The owners of the harmony of two tiles that see each other, ignoring Knotweeds and Rocks.
    #[inline]
    pub fn bond(&self, a: Point, b: Point) -> SeatSet {
        let (one, other) = (self.tiles[a.index()], self.tiles[b.index()]);
        let (kind, with) = (one.kind(), other.kind());
        if !(kind.is_flower() && with.is_flower()) || !(kind.is_basic() || with.is_basic()) {
            return SeatSet::NONE;
        }
        let plain = if kind.is_basic() && with.is_basic() {
            if one.owner() == other.owner() && kind.neighbours(with) {
                SeatSet::of(one.owner())
            } else {
                SeatSet::NONE
            }
        } else if kind == Kind::Lotus {
            SeatSet::of(other.owner())
        } else if with == Kind::Lotus {
            SeatSet::of(one.owner())
        } else {
            SeatSet::NONE
        };
        if self.turtles.is_empty() { plain } else { self.turtle_bond(plain, (a, one), (b, other)) }
    }

    /// The owners of a harmony with Lion Turtles on the board.
    fn turtle_bond(&self, plain: SeatSet, a: (Point, Tile), b: (Point, Tile)) -> SeatSet {
        let turtles = |point: Point| surround(Points::of(point.index())) & self.turtles;
        let owners =
            |set: Points| set.iter().fold(SeatSet::NONE, |owners, i| owners.with(self.tiles[i].owner()));
        if self.options.turtle_pairs {
            let near = turtles(a.0) | turtles(b.0);
            let pair = a.1.kind().is_basic() && b.1.kind().is_basic();
            return match near.is_empty() || (plain.is_empty() && !pair) {
                true => plain,
                false if a.1.owner() == b.1.owner() => SeatSet::of(a.1.owner()),
                false => owners(near),
            };
        }
        if !plain.is_empty() {
            return plain;
        }
        let beside_a = if b.1.kind().is_basic() { turtles(a.0) } else { Points::EMPTY };
        let beside_b = if a.1.kind().is_basic() { turtles(b.0) } else { Points::EMPTY };
        owners(beside_a | beside_b)
    }

    /// Whether a tile on this point makes no harmony because of a neighbouring Knotweed.
    #[inline]
    pub(super) fn drained(&self, point: Point) -> bool {
        !self.knotweeds.is_empty() && surround(Points::of(point.index())).meets(&self.knotweeds)
    }

    /// A Rock on the line that two points share.
    #[inline]
    pub(super) fn rock_on_line(&self, a: Point, b: Point) -> Option<Point> {
        if self.rocks.is_empty() {
            return None;
        }
        let ways = if a.y() == b.y() {
            [Direction::East, Direction::West]
        } else {
            [Direction::North, Direction::South]
        };
        let line = RAYS[a.index()][ways[0] as usize] | RAYS[a.index()][ways[1] as usize];
        (line & self.rocks).first().map(|i| Point(i as u16))
    }

    /// The owners of the harmony of two tiles that see each other.
    #[inline]
    pub(super) fn harmony(&self, a: Point, b: Point) -> SeatSet {
        let owners = self.bond(a, b);
        if owners.is_empty() || self.drained(a) || self.drained(b) || self.rock_on_line(a, b).is_some() {
            return SeatSet::NONE;
        }
        owners
    }

    /// Calls `visit` for every harmony with its owners.
    #[inline]
    pub fn harmonies(&self, mut visit: impl FnMut(Point, Point, SeatSet)) {
        sights(self.occupied, |a, b| {
            let owners = self.harmony(a, b);
            if !owners.is_empty() {
                visit(a, b, owners);
            }
        });
    }

    /// The number of harmonies of each seat: all, and those across a midline.
    pub(super) fn harmony_counts(&self) -> [(u32, u32); 4] {
        let mut counts = [(0, 0); 4];
        self.harmonies(|a, b, owners| {
            for seat in owners.iter().filter(|seat| seat.0 < 4) {
                counts[seat.index()].0 += 1;
                counts[seat.index()].1 += u32::from(crosses_midline(a, b));
            }
        });
        counts
    }

    /// The seats that have a closed ring.
    #[inline]
    pub fn rings(&self) -> SeatSet {
        // A ring has at least four corners.
        if (self.occupied & !GATES).len() < 4 {
            return SeatSet::NONE;
        }
        // It crosses all four half axes.
        let mut around = SeatSet::all(self.seats);
        for axis in Direction::ALL {
            let mut owners = SeatSet::NONE;
            self.lines.over(axis, |a, b| owners = SeatSet(owners.0 | self.harmony(a, b).0));
            around = SeatSet(around.0 & owners.0);
            if around.is_empty() {
                return around;
            }
        }
        around.iter().filter(|seat| self.ring(*seat).is_some()).fold(SeatSet::NONE, SeatSet::with)
    }

    /// The tiles of a ring of the seat, in order.
    pub(super) fn ring(&self, seat: Seat) -> Option<Vec<Point>> {
        self.chains(seat).err()
    }

    /// The tiles of the chain of harmonies that leads the seat furthest around the centre, in order, if that is
    /// at least half way; `None` if a ring is closed.
    pub(super) fn arc(&self, seat: Seat) -> Option<Vec<Point>> {
        let reached = self.chains(seat).ok()?;
        // How far around the chain has come, in full turns.
        let far = |tile: &Reached| {
            let turn = f64::from(tile.point.y()).atan2(f64::from(tile.point.x())) / std::f64::consts::TAU;
            // The eastern half axis counts as below it.
            f64::from(tile.crossed) + if turn > 0.0 { turn } else { turn + 1.0 }
        };
        let mut longest = (0.5 - 1e-9, None);
        for (one, from) in reached.iter().enumerate() {
            for (other, to) in reached.iter().enumerate().filter(|(_, to)| to.chain == from.chain) {
                let length = far(to) - far(from);
                if length > longest.0 {
                    longest = (length, Some((one, other)));
                }
            }
        }
        longest.1.map(|(one, other)| way_between(&reached, one, other))
    }

    /// The chains of harmonies of the seat that a ring may use, or the tiles of a ring in order.
    ///
    /// Every tile gets the number of times that the path to it from the first tile of its chain crosses the
    /// eastern half axis, upward minus downward. A harmony that contradicts these numbers closes a ring.
    fn chains(&self, seat: Seat) -> Result<Vec<Reached>, Vec<Point>> {
        let mut links: Vec<(Point, Point, i32)> = Vec::new();
        self.harmonies(|a, b, owners| {
            if owners.contains(seat) && !through_centre(a, b) {
                let up = i32::from(cuts(a, b) & 1);
                links.push((a, b, up));
                links.push((b, a, -up));
            }
        });
        let mut reached: Vec<Reached> = Vec::new();
        for &(first, ..) in &links {
            if reached.iter().any(|tile| tile.point == first) {
                continue;
            }
            let chain = reached.len();
            let mut next = chain;
            reached.push(Reached { point: first, crossed: 0, from: chain, chain });
            while next < reached.len() {
                let Reached { point, crossed, .. } = reached[next];
                for &(_, to, up) in links.iter().filter(|(from, ..)| *from == point) {
                    match reached.iter().position(|tile| tile.point == to) {
                        None => reached.push(Reached { point: to, crossed: crossed + up, from: next, chain }),
                        Some(known) if reached[known].crossed != crossed + up => {
                            return Err(way_between(&reached, next, known));
                        }
                        Some(_) => {}
                    }
                }
                next += 1;
            }
        }
        Ok(reached)
    }

    /// The points of basic flowers in a clash.
    pub(super) fn clashing(&self) -> Points {
        let mut set = Points::EMPTY;
        sights(self.occupied, |a, b| {
            if self.tiles[a.index()].clashes(self.tiles[b.index()]) {
                set = set.with(a.index()).with(b.index());
            }
        });
        set
    }
}

/// A tile of a chain of harmonies.
struct Reached {
    point: Point,
    /// How often the path to it crosses the eastern half axis, upward minus downward.
    crossed: i32,
    /// The index of the tile from which it was reached; the first of a chain has its own.
    from: usize,
    /// The first tile of its chain.
    chain: usize,
}

/// The path between two tiles of a chain, through the tiles from which they were reached.
fn way_between(reached: &[Reached], one: usize, other: usize) -> Vec<Point> {
    let way = |mut at: usize| {
        let mut way = vec![at];
        while reached[at].from != at {
            at = reached[at].from;
            way.push(at);
        }
        way
    };
    let (mut one, mut other) = (way(one), way(other));
    // Both paths end at the first tile of the chain; keep only the last shared tile.
    let mut shared = None;
    while let (Some(a), Some(b)) = (one.last(), other.last()) {
        if a != b {
            break;
        }
        shared = one.pop();
        other.pop();
    }
    let order = one.into_iter().chain(shared).chain(other.into_iter().rev());
    order.map(|i| reached[i].point).collect()
}
