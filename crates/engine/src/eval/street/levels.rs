//! How each level plays.

use crate::game::LevelRow;

/// The levels, the lowest first.
pub const LEVELS: [LevelRow; 10] = [
    (70, 1, 490, 360, false),
    (140, 1, 450, 160, false),
    (270, 2, 350, 70, false),
    (640, 3, 40, 5, false),
    (1_335, 0, 0, 0, false),
    (4_500, 0, 0, 0, false),
    (765, 0, 0, 0, true),
    (3_150, 0, 0, 0, true),
    (11_750, 0, 0, 0, true),
    (40_000, 0, 0, 0, true),
];
