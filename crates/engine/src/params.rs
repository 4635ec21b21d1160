//! Every number of the search that can be tuned, in one place. A game changes what differs for it.

use crate::many::Method;

/// The search's numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Params {
    /// Whether steps are pruned and reduced at all; without it the search is plain alpha-beta.
    pub selective: bool,
    /// Whether noisy steps are followed at the leaves.
    pub quiescence: bool,
    /// The first window around the value of the depth before.
    pub window: i32,
    /// A position so much above beta for every turn of depth is taken as won.
    pub reverse_margin: i32,
    /// Up to which depth that holds.
    pub reverse_depth: i32,
    /// A quiet step is skipped when the position is so much below alpha for every turn of depth.
    pub futility_margin: i32,
    /// Up to which depth that holds.
    pub futility_depth: i32,
    /// How many quiet steps are tried: `late_base + late_factor * depth * depth`, up to `late_depth`.
    pub late_base: usize,
    /// See `late_base`.
    pub late_factor: usize,
    /// See `late_base`.
    pub late_depth: i32,
    /// Reduction of late steps: `reduce_base + ln(depth) * ln(number) / reduce_divisor`.
    pub reduce_base: f32,
    /// See `reduce_base`.
    pub reduce_divisor: f32,
    /// How many turns less a position is searched after the turn was given away; 0 turns it off.
    pub pass_reduction: i32,
    /// How many steps are tried in the middle of a turn: `within_base + within_factor * depth`; the forced
    /// ones always.
    pub within_base: usize,
    /// See `within_base`.
    pub within_factor: usize,
    /// How three and four players without partners are searched.
    pub many: Method,
}

impl Params {
    /// The numbers that a game starts from.
    pub const fn standard() -> Self {
        Self {
            selective: true,
            quiescence: true,
            window: 30,
            reverse_margin: 80,
            reverse_depth: 5,
            futility_margin: 100,
            futility_depth: 3,
            late_base: 6,
            late_factor: 4,
            late_depth: 4,
            reduce_base: 0.4,
            reduce_divisor: 2.0,
            pass_reduction: 2,
            within_base: 4,
            within_factor: 4,
            many: Method::BestReply,
        }
    }

    /// Plain alpha-beta: every step at every depth.
    pub const fn plain() -> Self {
        Self { selective: false, quiescence: false, ..Self::standard() }
    }
}
