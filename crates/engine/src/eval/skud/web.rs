//! The harmonies of one player as a graph, and how far its chains reach around the centre.
//!
//! Angles are 256ths of the full way around. No harmony that a ring may use spans half of it, so the angle
//! along a harmony is the difference of two bytes.

use rules::game::SeatSet;
use rules::paisho::{Point, STRIDE};
use rules::skud::{PLACES, Skud, crosses_midline, cuts, through_centre};

/// The most tiles that a web can hold.
const NODES: usize = 32;
/// The most harmonies that a web remembers one by one.
pub const LINKS: usize = 48;
const NONE: u8 = u8::MAX;

/// The direction of each point from the centre.
pub static ANGLES: [u8; PLACES] = {
    let mut angles = [0; PLACES];
    let mut place = 0;
    while place < PLACES {
        let (x, y) = ((place % STRIDE as usize) as i64 - 8, (place / STRIDE as usize) as i64 - 8);
        angles[place] = angle(x, y);
        place += 1;
    }
    angles
};

/// The angle of a direction, by a rational approximation of the arctangent within an octant.
const fn angle(x: i64, y: i64) -> u8 {
    let (ax, ay) = (x.abs(), y.abs());
    if ax + ay == 0 {
        return 0;
    }
    let (small, large) = if ax < ay { (ax, ay) } else { (ay, ax) };
    // atan(t) = t * (pi/4 + 0.273 * (1 - t)), in thousandths of the 32 steps of an eighth.
    let t = small * 1_000 / large;
    let eighth = t * (1_000 + 348 * (1_000 - t) / 1_000) * 32 / 1_000_000;
    let quarter = if ax < ay { 64 - eighth } else { eighth };
    let half = if x < 0 { 128 - quarter } else { quarter };
    (if y < 0 { 256 - half } else { half }) as u8
}

/// A harmony.
#[derive(Copy, Clone, Debug)]
pub struct Link {
    /// Its lower end.
    pub a: Point,
    /// Its upper end.
    pub b: Point,
    /// The half axes that it crosses.
    pub cut: u8,
    /// The chain that it was added to; chains may have been merged since.
    node: u8,
}

/// The harmonies of one player.
#[derive(Clone)]
pub struct Web {
    /// The number of harmonies, including those through the centre.
    pub count: u32,
    /// The number that cross a midline.
    pub crossing: u32,
    /// The half axes that are crossed.
    pub cuts: u8,
    /// The 64ths of the full circle that some harmony covers, as bits.
    pub cover: u64,
    ids: [u8; PLACES],
    nodes: usize,
    /// Where each node is.
    points: [Point; NODES],
    chain: [u8; NODES],
    angle: [i16; NODES],
    low: [i16; NODES],
    high: [i16; NODES],
    kept: usize,
    links: [Link; LINKS],
}

impl Web {
    /// No harmony.
    const EMPTY: Self = {
        let nothing = Link { a: Point(0), b: Point(0), cut: 0, node: 0 };
        Self {
            count: 0,
            crossing: 0,
            cuts: 0,
            cover: 0,
            ids: [NONE; PLACES],
            nodes: 0,
            points: [Point(0); NODES],
            chain: [0; NODES],
            angle: [0; NODES],
            low: [0; NODES],
            high: [0; NODES],
            kept: 0,
            links: [nothing; LINKS],
        }
    };

    /// The webs of all players.
    #[inline(always)]
    pub fn of<const SEATS: usize>(position: &Skud) -> [Self; SEATS] {
        let mut webs = [const { Self::EMPTY }; SEATS];
        position.harmonies(|a, b, owners| {
            for (seat, web) in webs.iter_mut().enumerate() {
                if SeatSet(owners.0 >> seat).0 & 1 != 0 {
                    web.add(a, b);
                }
            }
        });
        webs
    }

    #[inline]
    fn node(&mut self, point: Point) -> usize {
        let id = self.ids[point.index()];
        if id != NONE {
            return id.into();
        }
        let node = self.nodes.min(NODES - 1);
        self.nodes = node + 1;
        self.ids[point.index()] = node as u8;
        self.points[node] = point;
        let angle = ANGLES[point.index()].into();
        (self.chain[node], self.angle[node]) = (node as u8, angle);
        (self.low[node], self.high[node]) = (angle, angle);
        node
    }

    #[inline]
    fn add(&mut self, a: Point, b: Point) {
        self.count += 1;
        self.crossing += u32::from(crosses_midline(a, b));
        if through_centre(a, b) {
            return;
        }
        let cut = cuts(a, b);
        self.cuts |= cut;
        let way = ANGLES[b.index()].wrapping_sub(ANGLES[a.index()]) as i8;
        let from = if way < 0 { ANGLES[b.index()] } else { ANGLES[a.index()] } / 4;
        self.cover |= ((2u64 << (way.unsigned_abs() / 4)) - 1).rotate_left(from.into());
        let (one, other) = (self.node(a), self.node(b));
        if self.kept < LINKS {
            self.links[self.kept] = Link { a, b, cut, node: one as u8 };
            self.kept += 1;
        }
        let (keep, gone) = (self.chain[one], self.chain[other]);
        if keep == gone {
            return;
        }
        let shift = self.angle[one] + i16::from(way) - self.angle[other];
        for node in 0..self.nodes {
            if self.chain[node] == gone {
                self.chain[node] = keep;
                self.angle[node] += shift;
            }
        }
        let (keep, gone) = (usize::from(keep), usize::from(gone));
        self.low[keep] = self.low[keep].min(self.low[gone] + shift);
        self.high[keep] = self.high[keep].max(self.high[gone] + shift);
        (self.low[gone], self.high[gone]) = (0, 0);
    }

    /// How far around the two longest chains reach, longest first; 256 is the full circle.
    #[inline]
    pub fn spans(&self) -> (i32, i32) {
        let (mut first, mut second) = (0, 0);
        for chain in 0..self.nodes {
            let span = i32::from(self.high[chain] - self.low[chain]);
            if span > first {
                (first, second) = (span, first);
            } else if span > second {
                second = span;
            }
        }
        (first, second)
    }

    /// The places of the tiles whose harmonies a ring may use.
    pub fn ends(&self, mut each: impl FnMut(usize)) {
        self.points[..self.nodes].iter().for_each(|point| each(point.index()));
    }

    /// The harmonies that a ring may use.
    pub fn links(&self) -> &[Link] {
        &self.links[..self.kept]
    }

    /// How far around the chain of a harmony reaches.
    pub fn span_of(&self, link: &Link) -> i32 {
        let chain = usize::from(self.chain[usize::from(link.node)]);
        i32::from(self.high[chain] - self.low[chain])
    }

    /// The half axes crossed by harmonies that do not end at a point.
    pub fn cuts_without(&self, point: Point) -> u8 {
        self.links().iter().filter(|link| link.a != point && link.b != point).fold(0, |all, l| all | l.cut)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::paisho::reading_order;

    #[test]
    fn angles_are_right_to_a_step() {
        for point in reading_order().filter(|point| (point.x(), point.y()) != (0, 0)) {
            let exact = f64::from(point.y()).atan2(f64::from(point.x())) / std::f64::consts::TAU * 256.0;
            let off = (f64::from(ANGLES[point.index()]) - exact).rem_euclid(256.0);
            assert!(off.min(256.0 - off) < 1.6, "{point}: {off}");
        }
    }
}
