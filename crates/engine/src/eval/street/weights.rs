//! The weights of the features, in hundredths of a stack, and of move-ordering hints.

use super::terms::Terms;
use rules::street::{Street, Win};

weights! {
    /// The weights of a game with one way to win.
    pub struct Weights {
        /// Of the side to move.
        pub mover: Terms,
        /// Of the other side.
        pub other: Terms,
        /// The value of being to move.
        pub tempo: i32,
    }
}

/// For games in which holding four midlines at the start of one's turn wins.
static HOLDING: Weights = Weights {
    mover: [100, 85, 22, 10, 40, 95, 190, 2500, 14, 10, 8, 12, 18, 60, 40, -15, -5, 1, -12, 15, 10, 3, -4, 0],
    other: [100, 85, 22, 10, 40, 95, 180, 400, 16, 10, 5, 8, 10, 35, 15, -70, -15, 1, -12, 15, 10, 3, -15, 0],
    tempo: 15,
};

/// For games in which four midlines win at once.
static AT_ONCE: Weights = Weights {
    mover: [
        100, 85, 22, 10, 40, 95, 190, 2500, 25, 10, 8, 12, 18, 1200, 60, -15, -5, 2, -20, 15, 30, 3, -8, 1,
    ],
    other: [
        100, 85, 22, 10, 40, 95, 180, 2500, 25, 10, 5, 8, 10, 80, 25, -70, -15, 2, -20, 15, 30, 3, -25, 1,
    ],
    tempo: 15,
};

impl Weights {
    /// The weights that hold under a position's options.
    #[inline]
    pub fn of(street: &Street) -> &'static Self {
        if street.options().win == Win::Immediate { &AT_ONCE } else { &HOLDING }
    }
}

/// Weights of move-ordering hints.
pub mod hint {
    use crate::game::FORCED;

    pub const WINS: i32 = FORCED + 500_000;
    /// It threatens to win.
    pub const THREATENS: i32 = FORCED + 20_000;
    /// It captures a stack.
    pub const CAPTURE: i32 = 60_000;
    /// The captured stack cannot be avenged.
    pub const UNAVENGED: i32 = 60_000;
    /// It breaks a midline that the opponent holds by one harmony.
    pub const UNHOLDS: i32 = 20_000;
    /// It may make a harmony across a midline not yet held.
    pub const HARMONY: i32 = 5_000;
    /// It ends where it breaks such a harmony.
    pub const BREAKS: i32 = 4_000;
    /// It ends where it can be captured, or leaves such a point.
    pub const EXPOSED: i32 = 6_000;
    /// It breaks one of the player's harmonies that alone holds a midline.
    pub const LEAVES: i32 = 4_000;
    /// It ends on a midline.
    pub const IDLE: i32 = 2_000;
    /// It brings a tile in.
    pub const DEPLOY: i32 = 3_000;
}
