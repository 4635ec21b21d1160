//! Shared by both input definitions: basic flowers, and the effect of a board symmetry on kinds and directions.

use rules::game::Seat;
use rules::skud::{Kind, Skud};

/// The number of basic flowers that a seat still has to plant.
pub fn basics(position: &Skud, seat: Seat) -> usize {
    Kind::BASIC.iter().map(|kind| usize::from(position.held(seat, *kind))).sum()
}

/// The image of a kind: a symmetry that changes the sign of x * y swaps the red and the white gardens, and so
/// the colours.
pub fn recoloured(kind: usize, turns: usize, flipped: bool) -> usize {
    if (turns % 2 == 1) != flipped && kind < 6 { (kind + 3) % 6 } else { kind }
}

/// The image of a set of directions: east, west, north and south, one bit each.
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

/// The image of a direction after an optional vertical flip and a rotation anticlockwise.
pub fn turn((x, y): (i32, i32), turns: usize, flipped: bool) -> (i32, i32) {
    let start = if flipped { (x, -y) } else { (x, y) };
    (0..turns).fold(start, |(x, y), _| (-y, x))
}
