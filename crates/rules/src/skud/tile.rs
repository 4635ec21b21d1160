//! The kinds of tiles and their properties: reach, colour, the circle of harmony.

use crate::game::Seat;
use crate::paisho::{BOARD, Point, Points, const_select};

/// A kind of tile. Basic flowers stand in the order of the circle, accents in that of their letters.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Kind {
    /// Rose.
    R3,
    /// Chrysanthemum.
    R4,
    /// Rhododendron.
    R5,
    /// Jasmine.
    W3,
    /// Lily.
    W4,
    /// White Jade.
    W5,
    /// White Lotus.
    Lotus,
    /// Orchid.
    Orchid,
    /// Boat.
    Boat,
    /// Knotweed.
    Knotweed,
    /// Bamboo.
    Bamboo,
    /// Pond.
    Pond,
    /// Rock.
    Rock,
    /// Lion Turtle.
    Turtle,
    /// Wheel.
    Wheel,
}

use Kind::{Bamboo, Boat, Knotweed, Lotus, Orchid, Pond, R3, R4, R5, Rock, Turtle, W3, W4, W5, Wheel};

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 15;
    /// Every kind.
    pub const ALL: [Self; Self::COUNT] =
        [R3, R4, R5, W3, W4, W5, Lotus, Orchid, Boat, Knotweed, Bamboo, Pond, Rock, Turtle, Wheel];
    /// The basic flowers in the order of the circle.
    pub const BASIC: [Self; 6] = [R3, R4, R5, W3, W4, W5];
    /// The special flowers.
    pub const SPECIAL: [Self; 2] = [Lotus, Orchid];
    /// The accents in the order of their letters.
    pub const ACCENTS: [Self; 7] = [Boat, Knotweed, Bamboo, Pond, Rock, Turtle, Wheel];

    const IDS: [&str; Self::COUNT] =
        ["R3", "R4", "R5", "W3", "W4", "W5", "L", "O", "B", "K", "M", "P", "R", "T", "W"];

    /// Its name in notation.
    pub const fn id(self) -> &'static str {
        Self::IDS[self as usize]
    }

    /// The kind with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// Reads a kind from the beginning of `text`; the longer name first, so `R3` is no Rock.
    pub fn read(text: &str) -> Option<(Self, &str)> {
        let longest = Self::ALL
            .into_iter()
            .filter(|kind| text.starts_with(kind.id()))
            .max_by_key(|kind| kind.id().len())?;
        Some((longest, &text[longest.id().len()..]))
    }

    /// A basic flower.
    #[inline]
    pub const fn is_basic(self) -> bool {
        (self as u8) < Lotus as u8
    }

    /// A flower, basic or special.
    #[inline]
    pub const fn is_flower(self) -> bool {
        (self as u8) < Boat as u8
    }

    /// The number of steps that it may move; 0 for accents.
    #[inline]
    pub const fn reach(self) -> u32 {
        [3, 4, 5, 3, 4, 5, 2, 6, 0, 0, 0, 0, 0, 0, 0][self as usize]
    }

    /// How many of the kind a player owns.
    pub const fn owned(self) -> u8 {
        [3, 3, 3, 3, 3, 3, 1, 1, 2, 2, 1, 1, 2, 1, 2][self as usize]
    }

    /// The kind opposite on the circle; of a basic flower only.
    #[inline]
    pub const fn opposite(self) -> Self {
        [W3, W4, W5, R3, R4, R5, self, self, self, self, self, self, self, self, self][self as usize]
    }

    /// Two basic flowers that clash.
    #[inline]
    pub const fn clashes(self, other: Self) -> bool {
        FACING[self as usize] >> other as u8 & 1 != 0
    }

    /// Two basic flowers that are neighbours on the circle.
    #[inline]
    pub const fn neighbours(self, other: Self) -> bool {
        const NEXT: [u16; Kind::COUNT] =
            [0b100010, 0b000101, 0b001010, 0b010100, 0b101000, 0b010001, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        NEXT[self as usize] >> other as u8 & 1 != 0
    }

    /// Where it may stand outside the gates.
    #[inline]
    pub const fn ground(self) -> &'static Points {
        static RED: Points = without(OPEN, PURE_WHITE);
        static WHITE: Points = without(OPEN, PURE_RED);
        static ANY: Points = OPEN;
        match self {
            R3 | R4 | R5 => &RED,
            W3 | W4 | W5 => &WHITE,
            _ => &ANY,
        }
    }
}

const fn without(set: Points, other: Points) -> Points {
    let mut words = set.0;
    let mut i = 0;
    while i < words.len() {
        words[i] &= !other.0[i];
        i += 1;
    }
    crate::bits::Bits(words)
}

/// The four gates, in the order south, west, north, east.
pub const GATE_POINTS: [Point; 4] =
    [Point::grid(0, -8), Point::grid(-8, 0), Point::grid(0, 8), Point::grid(8, 0)];

const_select!(GATES, "The gates.", |x, y| (x == 0 && (y == 8 || y == -8)) || (y == 0 && (x == 8 || x == -8)));
const_select!(PURE_RED, "The points that are purely red.", |x, y| x.abs() + y.abs() <= 6
    && (x as i16) * (y as i16) > 0);
const_select!(PURE_WHITE, "The points that are purely white.", |x, y| x.abs() + y.abs() <= 6
    && (x as i16) * (y as i16) < 0);
/// Every point that is no gate.
pub const OPEN: Points = without(BOARD, GATES);

/// Whether a point is a gate.
#[inline]
pub const fn is_gate(point: Point) -> bool {
    GATES.contains(point.index())
}

/// The kinds that clash with each, as bits; no tile is no kind.
const FACING: [u16; 16] =
    [0b001000, 0b010000, 0b100000, 0b000001, 0b000010, 0b000100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// A tile with its owner, in one byte; also the piece code for observers.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tile(pub u8);

impl Tile {
    /// No tile.
    pub const NONE: Self = Self(0xFF);

    /// A tile of an owner.
    #[inline]
    pub const fn new(owner: Seat, kind: Kind) -> Self {
        Self(owner.0 << 4 | kind as u8)
    }

    /// Its kind; only for real tiles.
    #[inline]
    pub const fn kind(self) -> Kind {
        const TABLE: [Kind; 16] = {
            let mut table = [Wheel; 16];
            let mut i = 0;
            while i < Kind::COUNT {
                table[i] = Kind::ALL[i];
                i += 1;
            }
            table
        };
        TABLE[(self.0 & 15) as usize]
    }

    /// Two basic flowers that clash; no tile clashes with none.
    #[inline]
    pub const fn clashes(self, other: Self) -> bool {
        FACING[(self.0 & 15) as usize] >> (other.0 & 15) & 1 != 0
    }

    /// Its owner; only for real tiles.
    #[inline]
    pub const fn owner(self) -> Seat {
        Seat(self.0 >> 4 & 3)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thirty_points_of_each_colour_are_closed_to_the_other() {
        assert_eq!(PURE_RED.len(), 30);
        assert_eq!(PURE_WHITE.len(), 30);
        assert_eq!(R3.ground().len(), 249 - 4 - 30);
        assert_eq!(Lotus.ground().len(), 245);
        assert!(
            PURE_RED.contains(Point::grid(1, 1).index()) && PURE_WHITE.contains(Point::grid(-1, 1).index())
        );
    }

    #[test]
    fn the_circle_has_neighbours_and_opposites() {
        for (i, kind) in Kind::BASIC.into_iter().enumerate() {
            for (j, other) in Kind::BASIC.into_iter().enumerate() {
                let apart = (i + 6 - j) % 6;
                assert_eq!(kind.neighbours(other), apart == 1 || apart == 5);
                assert_eq!(kind.clashes(other), apart == 3);
            }
        }
        assert!(!Lotus.clashes(Lotus) && !Lotus.neighbours(R3));
    }
}
