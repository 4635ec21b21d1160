//! How each level plays.

use crate::game::LevelRow;

/// The levels, the lowest first.
pub const LEVELS: [LevelRow; 10] = [
    (70, 1, 490, 360, false),
    (100, 1, 480, 230, false),
    (155, 1, 440, 146, false),
    (280, 2, 380, 88, false),
    (400, 2, 240, 33, false),
    (700, 3, 10, 2, false),
    (1_250, 0, 0, 0, false),
    (4_000, 0, 0, 0, false),
    (12_500, 0, 0, 0, false),
    (45_000, 0, 0, 0, false),
];
