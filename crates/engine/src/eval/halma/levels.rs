//! How each level plays.

use crate::game::LevelRow;

/// The levels, the lowest first.
pub const LEVELS: [LevelRow; 10] = [
    (100, 1, 450, 50, false),
    (250, 2, 450, 38, false),
    (500, 3, 450, 36, false),
    (700, 3, 240, 16, false),
    (900, 3, 80, 5, false),
    (1_000, 0, 40, 3, false),
    (1_800, 0, 0, 0, false),
    (4_000, 0, 0, 0, false),
    (10_500, 0, 0, 0, false),
    (32_000, 0, 0, 0, false),
];
