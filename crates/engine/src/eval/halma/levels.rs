//! How each level plays.

use crate::game::LevelRow;

/// The levels, the lowest first.
pub const LEVELS: [LevelRow; 10] = [
    (100, 1, 1, 160, 0, false),
    (150, 1, 1, 100, 0, false),
    (250, 1, 2, 100, 0, false),
    (500, 2, 5, 100, 0, false),
    (800, 3, 8, 100, 0, false),
    (1_500, 0, 20, 100, 0, false),
    (1_000, 0, 0, 0, 0, true),
    (2_730, 0, 0, 0, 0, true),
    (9_400, 0, 0, 0, 0, true),
    (40_000, 0, 0, 0, 0, true),
];
