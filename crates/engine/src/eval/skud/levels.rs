//! How each level plays.

use crate::game::LevelRow;

/// The levels, the lowest first.
pub const LEVELS: [LevelRow; 10] = [
    (60, 1, 598, 880, false),
    (70, 1, 505, 320, false),
    (410, 3, 100, 12, false),
    (990, 0, 0, 0, false),
    (3_360, 0, 0, 0, false),
    (670, 0, 0, 0, true),
    (1_460, 0, 0, 0, true),
    (4_000, 0, 0, 0, true),
    (12_300, 0, 0, 0, true),
    (40_000, 0, 0, 0, true),
];
