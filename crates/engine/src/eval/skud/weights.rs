//! Every number of the evaluation, in hundredths of a harmony, and what makes a step promising.

weights! {
    /// Evaluation weights.
    pub struct Weights {
        /// A harmony, and what one across a midline adds.
        pub harmony: i32,
        /// See `harmony`.
        pub crossing: i32,
        /// Each 64th of the way around the centre that some harmony covers.
        pub cover: i32,
        /// Each half axis that is crossed.
        pub axis: i32,
        /// The longest chain, by the 32nds of a full way that it reaches.
        pub span: [i32; 33],
        /// A basic flower in bloom, and one that grows.
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
        /// To be to move.
        pub tempo: i32,
        /// To lead when a reserve is out of basic flowers, divided by the flowers that the leader has still to
        /// plant and one: each harmony across a midline where these count, each harmony where accents are even,
        /// and the lead in accents.
        pub midline_ending: i32,
        /// See `midline_ending`.
        pub tie_ending: i32,
        /// See `midline_ending`.
        pub accent_ending: i32,
        /// What the lead in accents is worth however far the ending is.
        pub accent_lead: i32,
    }
}

/// What the engine plays by.
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

/// The part of its value that a second chain counts for, in 16ths.
pub const SECOND: i32 = 6;

/// What makes a step promising.
pub mod hint {
    /// A new harmony.
    pub const NEW_HARMONY: i32 = 4_000;
    /// A harmony given up.
    pub const LOST_HARMONY: i32 = 2_500;
    /// A capture.
    pub const CAPTURE: i32 = 9_000;
    /// A flower leaves its gate.
    pub const BLOOMS: i32 = 1_500;
    /// It ends between two tiles of an enemy harmony; again if that is part of a long chain.
    pub const BLOCKS: i32 = 1_500;
    /// The length from which a chain counts as long, in 256ths of a full way.
    pub const LONG: i32 = 96;
    /// A flower is planted.
    pub const PLANT: i32 = 3_000;
    /// A chain this long may soon be a ring, in 256ths of a full way: what makes it longer or breaks it is never left
    /// out for being unlikely.
    pub const RING_NEAR: i32 = 160;
}

/// What makes a step of a harmony bonus promising.
pub mod bonus_hint {
    /// The bonus is declined.
    pub const DECLINE: i32 = 1_500;
    /// A basic flower is planted.
    pub const PLANT: i32 = 5_000;
    /// The Lotus is planted.
    pub const LOTUS: i32 = 4_000;
    /// The Orchid is planted.
    pub const ORCHID: i32 = 3_000;
    /// What an accent costs before it does anything.
    pub const ACCENT: i32 = -2_000;
    /// A new harmony.
    pub const NEW_HARMONY: i32 = 3_000;
    /// What breaking a harmony is worth at least.
    pub const BREAK: i32 = 800;
    /// What it is worth for each 256th that its chain reaches.
    pub const BREAK_SPAN: i32 = 16;
}
