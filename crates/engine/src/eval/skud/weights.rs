//! Every number of the judgement, in hundredths of a harmony.

/// A harmony, and what one across a midline adds.
pub const HARMONY: i32 = 60;
/// See [`HARMONY`].
pub const CROSSING: i32 = 30;
/// Each 64th of the way around the centre that some harmony covers.
pub const COVER: i32 = 5;
/// Each half axis that is crossed.
pub const AXIS: i32 = 20;
/// The longest chain, by the 32nds of a full way that it reaches.
pub const SPAN: [i32; 33] = [
    0, 3, 6, 9, 12, 16, 20, 25, 30, 36, 42, 49, 56, 64, 72, 81, 90, 100, 112, 126, 142, 160, 180, 202, 226,
    252, 280, 310, 340, 370, 400, 420, 440,
];
/// The part of its value that a second chain counts for, in 16ths.
pub const SECOND: i32 = 6;
/// A basic flower in bloom, and one that grows.
pub const BLOOM: i32 = 24;
/// See [`BLOOM`].
pub const GROW: i32 = 14;
/// The Lotus and the Orchid in bloom.
pub const LOTUS: i32 = 50;
/// See [`LOTUS`].
pub const ORCHID: i32 = 40;
/// A flower that an Orchid holds, and one that a Knotweed drains.
pub const TRAPPED: i32 = -20;
/// See [`TRAPPED`].
pub const DRAINED: i32 = -15;
/// An accent in the reserve, by kind: Boat, Knotweed, Bamboo, Pond, Rock, Turtle, Wheel.
pub const ACCENTS: [i32; 7] = [45, 35, 35, 15, 35, 35, 40];
/// To be to move.
pub const TEMPO: i32 = 20;
/// To lead when a reserve is out of basic flowers, divided by the flowers that the leader has still to plant
/// and one: each harmony across a midline where these count, each harmony where accents are even, and the
/// lead in accents.
pub const MIDLINE_ENDING: i32 = 270;
/// See [`MIDLINE_ENDING`].
pub const TIE_ENDING: i32 = 330;
/// See [`MIDLINE_ENDING`].
pub const ACCENT_ENDING: i32 = 650;
/// What the lead in accents is worth however far the ending is.
pub const ACCENT_LEAD: i32 = 100;
