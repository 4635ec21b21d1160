//! How each level plays.

use crate::game::LevelRow;

/// The levels, the lowest first.
pub const LEVELS: [LevelRow; 10] = [
    (100, 1, 1, 160, 0, false),
    (150, 1, 1, 100, 0, false),
    (250, 1, 2, 100, 0, false),
    (500, 2, 5, 100, 0, true),
    (800, 3, 8, 100, 0, true),
    (1_200, 0, 20, 100, 0, true),
    (1_460, 0, 0, 0, 0, true),
    (4_000, 0, 0, 0, 0, true),
    (12_300, 0, 0, 0, 0, true),
    (40_000, 0, 0, 0, 0, true),
];
