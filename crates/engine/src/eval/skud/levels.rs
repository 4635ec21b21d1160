//! How each level plays.

use crate::game::LevelRow;

/// The levels, the lowest first.
pub const LEVELS: [LevelRow; 10] = [
    (60, 1, 598, 880),
    (70, 1, 520, 350),
    (250, 3, 280, 50),
    (440, 3, 70, 7),
    (680, 0, 0, 0),
    (1_700, 0, 0, 0),
    (4_300, 0, 0, 0),
    (11_500, 0, 0, 0),
    (34_000, 0, 0, 0),
    (105_000, 0, 0, 0),
];
