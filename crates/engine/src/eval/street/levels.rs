//! How each level plays.

use crate::game::LevelRow;

/// The levels, the lowest first.
pub const LEVELS: [LevelRow; 10] = [
    (100, 1, 1, 160, 0, false),
    (150, 1, 1, 100, 0, false),
    (250, 1, 2, 100, 0, false),
    (500, 2, 5, 100, 0, false),
    (1_335, 0, 0, 0, 0, false),
    (4_500, 0, 0, 0, 0, false),
    (765, 0, 0, 0, 0, true),
    (3_150, 0, 0, 0, 0, true),
    (11_750, 0, 0, 0, 0, true),
    (40_000, 0, 0, 0, 0, true),
];
