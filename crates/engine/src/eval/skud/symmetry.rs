//! What both definitions of inputs need: basic flowers, and what a symmetry of the board makes of kinds and directions.

use rules::game::Seat;
use rules::skud::{Kind, Skud};

/// The basic flowers that a seat has still to plant.
pub fn basics(position: &Skud, seat: Seat) -> usize {
    Kind::BASIC.iter().map(|kind| usize::from(position.held(seat, *kind))).sum()
}

/// The kind that a kind becomes: what changes the sign of x * y exchanges the red and the white gardens, and with them
/// the colours.
pub fn recoloured(kind: usize, turns: usize, flipped: bool) -> usize {
    if (turns % 2 == 1) != flipped && kind < 6 { (kind + 3) % 6 } else { kind }
}

/// A set of the directions east, west, north and south, one bit each, as it is afterwards.
pub fn turned_ways(ways: usize, turns: usize, flipped: bool) -> usize {
    let mut new = 0;
    for (bit, (x, y)) in [(1, 0), (-1, 0), (0, 1), (0, -1)].into_iter().enumerate() {
        if ways >> bit & 1 != 0 {
            new |= match turn((x, y), turns, flipped) {
                (1, 0) => 1,
                (-1, 0) => 2,
                (0, 1) => 4,
                _ => 8,
            };
        }
    }
    new
}

/// A direction after the board was flipped upside down, if so, and turned against the clock.
pub fn turn((x, y): (i32, i32), turns: usize, flipped: bool) -> (i32, i32) {
    let start = if flipped { (x, -y) } else { (x, y) };
    (0..turns).fold(start, |(x, y), _| (-y, x))
}
