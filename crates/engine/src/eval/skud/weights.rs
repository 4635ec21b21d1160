//! Every number of the judgement, in hundredths of a harmony.

use std::slice::from_mut;

/// What everything counts that a judgement adds up.
#[derive(Clone)]
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

impl Weights {
    /// All of them, with the form in which they are written.
    pub fn fields(&mut self) -> [(&'static str, &mut [i32]); 17] {
        [
            ("harmony: #,", from_mut(&mut self.harmony)),
            ("crossing: #,", from_mut(&mut self.crossing)),
            ("cover: #,", from_mut(&mut self.cover)),
            ("axis: #,", from_mut(&mut self.axis)),
            ("span: [#],", &mut self.span),
            ("bloom: #,", from_mut(&mut self.bloom)),
            ("grow: #,", from_mut(&mut self.grow)),
            ("lotus: #,", from_mut(&mut self.lotus)),
            ("orchid: #,", from_mut(&mut self.orchid)),
            ("trapped: #,", from_mut(&mut self.trapped)),
            ("drained: #,", from_mut(&mut self.drained)),
            ("accents: [#],", &mut self.accents),
            ("tempo: #,", from_mut(&mut self.tempo)),
            ("midline_ending: #,", from_mut(&mut self.midline_ending)),
            ("tie_ending: #,", from_mut(&mut self.tie_ending)),
            ("accent_ending: #,", from_mut(&mut self.accent_ending)),
            ("accent_lead: #,", from_mut(&mut self.accent_lead)),
        ]
    }
}
