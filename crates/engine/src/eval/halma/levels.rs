//! How each level plays.

use crate::game::LevelRow;

/// The levels, the lowest first.
pub const LEVELS: [LevelRow; 10] = [
    (100, 1, 450, 50, false),
    (270, 2, 430, 35, false),
    (500, 3, 400, 30, false),
    (750, 3, 160, 10, false),
    (1_000, 0, 40, 3, false),
    (1_650, 0, 0, 0, false),
    (1_000, 0, 0, 0, true),
    (2_730, 0, 0, 0, true),
    (9_400, 0, 0, 0, true),
    (40_000, 0, 0, 0, true),
];
