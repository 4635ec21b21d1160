//! How each level plays.

use crate::game::LevelRow;

/// The levels, the lowest first.
pub const LEVELS: [LevelRow; 10] = [
    (70, 1, 490, 360),
    (100, 1, 480, 230),
    (155, 1, 440, 146),
    (280, 2, 380, 88),
    (400, 2, 240, 33),
    (700, 3, 10, 2),
    (1_250, 0, 0, 0),
    (4_000, 0, 0, 0),
    (12_500, 0, 0, 0),
    (45_000, 0, 0, 0),
];
