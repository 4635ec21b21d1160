//! The evaluation weights, in hundredths of a harmony, and the weights of move-ordering hints.

weights! {
    /// Evaluation weights.
    pub struct Weights {
        /// A harmony, and the extra for one across a midline.
        pub harmony: i32,
        /// See `harmony`.
        pub crossing: i32,
        /// Each 64th of the way around the centre that some harmony covers.
        pub cover: i32,
        /// Each half axis that is crossed.
        pub axis: i32,
        /// The longest chain, by the 32nds of a full way that it reaches.
        pub span: [i32; 33],
        /// A basic flower in bloom, and a growing one.
        pub bloom: i32,
        /// See `bloom`.
        pub grow: i32,
        /// The Lotus and the Orchid in bloom.
        pub lotus: i32,
        /// See `lotus`.
        pub orchid: i32,
        /// A flower that an Orchid holds, and one that a Knotweed drains.
        pub trapped: i32,
        /// See `trapped`.
        pub drained: i32,
        /// An accent in the reserve, by kind: Boat, Knotweed, Bamboo, Pond, Rock, Turtle, Wheel.
        pub accents: [i32; 7],
        /// Being to move.
        pub tempo: i32,
        /// The lead in the last-flower ending, divided by one plus the flowers that the leader still has to
        /// plant: per harmony across a midline where these count, per harmony where accents are level, and for
        /// the lead in accents.
        pub midline_ending: i32,
        /// See `midline_ending`.
        pub tie_ending: i32,
        /// See `midline_ending`.
        pub accent_ending: i32,
        /// The lead in accents, regardless of how far away the ending is.
        pub accent_lead: i32,
    }
}

/// The weights that the engine uses.
pub const WEIGHTS: Weights = Weights {
    harmony: 60,
    crossing: 30,
    cover: 5,
    axis: 20,
    span: [
        0, 3, 6, 9, 12, 16, 20, 25, 30, 36, 42, 49, 56, 64, 72, 81, 90, 100, 112, 126, 142, 160, 180, 202,
        226, 252, 280, 310, 340, 370, 400, 420, 440,
    ],
    bloom: 24,
    grow: 14,
    lotus: 50,
    orchid: 40,
    trapped: -20,
    drained: -15,
    accents: [45, 35, 35, 15, 35, 35, 40],
    tempo: 20,
    midline_ending: 270,
    tie_ending: 330,
    accent_ending: 650,
    accent_lead: 100,
};

/// The weight of the second-longest chain, in 16ths of its value.
pub const SECOND: i32 = 6;

/// Weights of move-ordering hints.
pub mod hint {
    pub const NEW_HARMONY: i32 = 4_000;
    /// A harmony given up.
    pub const LOST_HARMONY: i32 = 2_500;
    pub const CAPTURE: i32 = 9_000;
    /// A flower leaves its gate.
    pub const BLOOMS: i32 = 1_500;
    /// It ends between two tiles of an enemy harmony; counted twice in a long chain.
    pub const BLOCKS: i32 = 1_500;
    /// The length from which a chain counts as long, in 256ths of a full way.
    pub const LONG: i32 = 96;
    /// A flower is planted.
    pub const PLANT: i32 = 3_000;
    /// The length from which a chain may soon be a ring, in 256ths of the full circle. Steps that extend or
    /// break it are never pruned as unlikely.
    pub const RING_NEAR: i32 = 160;
}

/// Weights of the hints for a harmony bonus.
pub mod bonus_hint {
    /// The bonus is declined.
    pub const DECLINE: i32 = 1_500;
    /// A basic flower is planted.
    pub const PLANT: i32 = 5_000;
    /// The Lotus is planted.
    pub const LOTUS: i32 = 4_000;
    /// The Orchid is planted.
    pub const ORCHID: i32 = 3_000;
    /// The base value of an accent.
    pub const ACCENT: i32 = -2_000;
    pub const NEW_HARMONY: i32 = 3_000;
    /// The least value of breaking a harmony.
    pub const BREAK: i32 = 800;
    /// The extra for each 256th that its chain reaches.
    pub const BREAK_SPAN: i32 = 16;
}
