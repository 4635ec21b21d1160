//! How each level plays.

use crate::game::LevelRow;

/// The levels, the lowest first.
pub const LEVELS: [LevelRow; 10] = [
    (100, 1, 450, 50),
    (250, 2, 450, 38),
    (500, 3, 450, 36),
    (700, 3, 240, 16),
    (900, 3, 80, 5),
    (1_000, 0, 40, 3),
    (1_800, 0, 0, 0),
    (4_000, 0, 0, 0),
    (10_500, 0, 0, 0),
    (32_000, 0, 0, 0),
];
