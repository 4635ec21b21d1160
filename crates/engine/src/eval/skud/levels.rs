//! How each level plays.

use crate::game::LevelRow;

/// The levels, the lowest first.
pub const LEVELS: [LevelRow; 10] = [
    (60, 1, 598, 880, false),
    (70, 1, 520, 350, false),
    (250, 3, 280, 50, false),
    (440, 3, 70, 7, false),
    (680, 0, 0, 0, false),
    (1_700, 0, 0, 0, false),
    (4_300, 0, 0, 0, false),
    (11_500, 0, 0, 0, false),
    (34_000, 0, 0, 0, false),
    (105_000, 0, 0, 0, false),
];
