//! Where accents may be placed as a bonus, and what they do when they land.

use super::board::Skud;
use super::lines::{Flanks, OFF, PLACES};
use super::movegen::{Bloom, Sink, Step};
use super::tile::{GATES, Kind, OPEN, Tile, is_gate};
use crate::game::Observer;
use crate::paisho::{Point, Points, STRIDE, surround};

/// The eight points around each point, clockwise from the north.
static AROUND: [[u16; 8]; PLACES] = {
    let mut around = [[OFF.0; 8]; PLACES];
    let offsets = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
    let mut place = 0;
    while place < PLACES {
        let (x, y) = ((place % STRIDE as usize) as i8 - 8, (place / STRIDE as usize) as i8 - 8);
        let mut i = 0;
        while i < 8 && Point::new(x, y).is_some() {
            if let Some(point) = Point::new(x + offsets[i].0, y + offsets[i].1) {
                around[place][i] = point.0;
            }
            i += 1;
        }
        place += 1;
    }
    around
};

/// Why a Wheel may not stand on a point.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum WheelBar {
    /// A Rock is beside it.
    Rock(Point),
    /// A growing tile is beside it.
    Growing(Point),
    /// A tile would leave the board, enter a gate, or enter a garden of the other colour.
    Ground(Point),
    /// A clash would stand.
    Clash,
}

impl Skud {
    /// Every accent that the player to move may place on one of `points`.
    pub(super) fn accents(&self, points: Points, bloom: &Bloom, sink: &mut impl Sink) {
        let reserve = &self.reserve[self.seat.index()];
        for kind in Kind::ACCENTS.into_iter().filter(|kind| reserve[*kind as usize] > 0) {
            self.accent(kind, points, bloom, sink);
        }
    }

    /// The ways to place an accent of a kind on one of `points`.
    pub(super) fn accent(&self, kind: Kind, points: Points, bloom: &Bloom, sink: &mut impl Sink) {
        let free = points & OPEN & !self.occupied;
        match kind {
            Kind::Boat => self.boats(points, bloom, sink),
            Kind::Wheel => sink.many(self.wheel_points(free), |at| Step::Accent(kind, at)),
            Kind::Bamboo => sink.many(self.bamboo_points(free), |at| Step::Accent(kind, at)),
            _ => sink.many(free, |at| Step::Accent(kind, at)),
        }
    }

    /// A flower can be moved where it may stand without a clash; the Boat covers the point that it leaves. A
    /// Boat on an accent removes both, if that uncovers no clash.
    fn boats(&self, points: Points, bloom: &Bloom, sink: &mut impl Sink) {
        let free = OPEN & !self.occupied;
        (points & self.occupied & !GATES).each(|i| {
            let kind = self.tiles[i].kind();
            let at = Point(i as u16);
            if kind.is_flower() {
                let goals = surround(Points::of(i)) & free & *kind.ground() & !bloom.barred(kind);
                sink.many(goals, |to| Step::Boat(at, to));
            } else if self.options.called || self.cover(at).is_none() {
                sink.one(Step::Accent(Kind::Boat, at));
            }
        });
    }

    fn wheel_points(&self, free: Points) -> Points {
        let near = surround(self.occupied);
        let barred = surround(self.rocks | (self.occupied & GATES));
        let mut points = free & !near;
        (free & near & !barred).each(|i| {
            if self.wheel_bar(Point(i as u16)).is_none() {
                points.insert(i);
            }
        });
        points
    }

    /// Why a Wheel may not stand on an empty point.
    pub(super) fn wheel_bar(&self, at: Point) -> Option<WheelBar> {
        let around = &AROUND[at.index()];
        let tiles = around.map(|place| self.tiles[place as usize]);
        for (i, (tile, from)) in tiles.into_iter().zip(around.map(Point)).enumerate() {
            if tile == Tile::NONE {
                continue;
            }
            if tile.kind() == Kind::Rock {
                return Some(WheelBar::Rock(from));
            }
            if is_gate(from) {
                return Some(WheelBar::Growing(from));
            }
            if !tile.kind().ground().contains(around[(i + 1) % 8].into()) {
                return Some(WheelBar::Ground(from));
            }
        }
        // Each tile has moved on by one.
        let [north_east, east, south_east, south, south_west, west, north_west, north] = tiles;
        let wheel = Tile::new(self.seat, Kind::Wheel);
        let block = [[south_west, south, south_east], [west, wheel, east], [north_west, north, north_east]];
        (!self.options.called && self.clash_around(at, &block)).then_some(WheelBar::Clash)
    }

    fn bamboo_points(&self, free: Points) -> Points {
        let near = surround(self.occupied);
        let mut points = free & !near;
        (free & near).each(|i| {
            if self.bamboo_allowed(Point(i as u16)) {
                points.insert(i);
            }
        });
        points
    }

    /// Whether a Bamboo may stand on an empty point: nothing growing beside it, no clash uncovered.
    pub(super) fn bamboo_allowed(&self, at: Point) -> bool {
        let beside = surround(Points::of(at.index())) & self.occupied;
        if !self.options.bamboo_own_flower && beside.meets(&GATES) {
            return false;
        }
        if self.options.called || !self.bamboo_takes(at) {
            return true;
        }
        let mut block = [[Tile::NONE; 3]; 3];
        block[1][1] = Tile::new(self.seat, Kind::Bamboo);
        !self.clash_around(at, &block)
    }

    /// Whether the lines around a point would have a clash if the nine points there held the tiles of `block`,
    /// listed from the south-west.
    fn clash_around(&self, at: Point, block: &[[Tile; 3]; 3]) -> bool {
        (0..3).any(|i| {
            let column = [block[0][i], block[1][i], block[2][i]];
            self.clash_between(self.lines.row_flanks(at, i), block[i])
                | self.clash_between(self.lines.column_flanks(at, i), column)
        })
    }

    /// Whether tiles that see each other clash, with `three` between the ends of a line.
    #[inline(always)]
    fn clash_between(&self, flanks: Flanks, three: [Tile; 3]) -> bool {
        let tile = |end: Point| self.tiles[end.index()];
        let (mut last, mut clash) = (tile(flanks.before), false);
        for (i, tile) in three.into_iter().enumerate() {
            clash |= last.clashes(tile);
            last = if tile != Tile::NONE || flanks.gates >> i & 1 != 0 { tile } else { last };
        }
        clash | last.clashes(tile(flanks.behind))
    }

    /// Whether a Bamboo of the player to move on this point sends tiles back.
    pub(super) fn bamboo_takes(&self, at: Point) -> bool {
        let beside = surround(Points::of(at.index())) & self.occupied;
        if !self.options.bamboo_own_flower {
            return true;
        }
        let own = beside & self.owned[self.seat.index()] & !GATES;
        !beside.meets(&GATES) && own.iter().any(|i| self.tiles[i].kind().is_flower())
    }

    /// Puts an accent on the board with its effect; the step is legal.
    pub(super) fn place<O: Observer>(&mut self, kind: Kind, at: Point, observer: &mut O) {
        let tile = Tile::new(self.seat, kind);
        self.hold(tile, -1, observer);
        match kind {
            Kind::Boat => {
                // Boat and accent both leave the game.
                self.take(at, observer);
                return;
            }
            Kind::Wheel => self.turn_wheel(at, observer),
            Kind::Bamboo if self.bamboo_takes(at) => {
                let beside = surround(Points::of(at.index())) & self.occupied;
                beside.each(|i| {
                    let back = self.take(Point(i as u16), observer);
                    self.hold(back, 1, observer);
                });
            }
            _ => {}
        }
        self.put(tile, at, observer);
    }

    fn turn_wheel<O: Observer>(&mut self, at: Point, observer: &mut O) {
        let around = AROUND[at.index()].map(Point);
        let moving = around.map(|point| self.tile(point).map(|_| self.take(point, observer)));
        for (i, tile) in moving.into_iter().enumerate() {
            if let Some(tile) = tile {
                self.put(tile, around[(i + 1) % 8], observer);
            }
        }
    }

    /// Puts a Boat on a flower, which goes to the next point.
    pub(super) fn place_boat<O: Observer>(&mut self, at: Point, to: Point, observer: &mut O) {
        let boat = Tile::new(self.seat, Kind::Boat);
        self.hold(boat, -1, observer);
        let flower = self.take(at, observer);
        self.put(flower, to, observer);
        self.put(boat, at, observer);
    }
}
