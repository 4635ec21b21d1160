//! All tunable parameters of the search, in one place.
//!
//! [`Params`] are the parameters of the alpha-beta search, which a game may override. Those that are the same
//! in every game are constants.

/// The parameters of the alpha-beta search. Depths and reductions are in turns, margins in hundredths.
#[derive(Clone, Debug, PartialEq)]
pub struct Params {
    /// Whether steps are pruned and reduced at all; without it the search is plain alpha-beta.
    pub selective: bool,
    /// Quiescence search: whether noisy steps are followed at the leaves.
    pub quiescence: bool,
    /// Quiescence search: how far noisy steps are followed.
    pub quiescence_depth: i32,
    /// Threat extension: a turn that must answer a threat is searched deeper, up to this many steps for each turn
    /// of the root's depth.
    pub extension_steps: usize,
    /// Aspiration window: the initial distance to each side of the last score.
    pub aspiration: i32,
    /// Aspiration window: the factor by which it widens after a miss.
    pub aspiration_growth: i32,
    /// Aspiration window: the distance beyond which a side is opened.
    pub aspiration_most: i32,
    /// Aspiration window: the least depth that has one.
    pub aspiration_depth: i32,
    /// Reverse futility pruning: how much a position must be above beta for each turn of depth.
    pub reverse_margin: i32,
    /// Reverse futility pruning: the greatest depth.
    pub reverse_depth: i32,
    /// Futility pruning: how much a position must be below alpha for each turn of depth.
    pub futility_margin: i32,
    /// Futility pruning: the greatest depth.
    pub futility_depth: i32,
    /// Late move pruning: the number of quiet steps tried is `late_base + late_factor * depth * depth`.
    pub late_base: usize,
    /// Late move pruning: see `late_base`.
    pub late_factor: usize,
    /// Late move pruning: the greatest depth.
    pub late_depth: i32,
    /// Late move pruning in the middle of a turn: the number of steps tried is `within_base + within_factor * depth`.
    pub within_base: usize,
    /// Late move pruning in the middle of a turn: see `within_base`.
    pub within_factor: usize,
    /// Late move reductions: `reduce_base + ln(depth) * ln(number) / reduce_divisor`.
    pub reduce_base: f32,
    /// Late move reductions: see `reduce_base`.
    pub reduce_divisor: f32,
    /// Late move reductions: the least depth.
    pub reduce_depth: i32,
    /// Late move reductions: this number of first steps is not reduced.
    pub reduce_after: usize,
    /// Late move reductions in the middle of a turn: this number of first steps is not reduced. They often
    /// differ only in what they threaten.
    pub reduce_after_within: usize,
    /// With a policy: the weight of a logit of 1 in move ordering, relative to the history.
    pub policy_scale: i32,
    /// Late move pruning with a policy: see `late_base`.
    pub policy_late_base: usize,
    /// Late move pruning with a policy: see `late_base`.
    pub policy_late_factor: usize,
    /// Late move pruning with a policy: the greatest depth.
    pub policy_late_depth: i32,
    /// Late move pruning with a policy, in the middle of a turn: see `within_base`.
    pub policy_within_base: usize,
    /// Late move pruning with a policy, in the middle of a turn: see `within_base`.
    pub policy_within_factor: usize,
    /// Late move reductions with a policy: see `reduce_base`.
    pub policy_reduce_base: f32,
    /// Late move reductions with a policy: one more turn for each time this many hundredths that a logit is
    /// behind the best.
    pub policy_reduce_behind: i32,
    /// Pruning by the policy: a step is pruned if its logit is behind the best by more than `unlikely_base +
    /// unlikely_factor * depth` hundredths.
    pub unlikely_base: i32,
    /// Pruning by the policy: see `unlikely_base`.
    pub unlikely_factor: i32,
    /// Pruning by the policy: the greatest depth.
    pub unlikely_depth: i32,
    /// Null move pruning: the depth reduction after a null move; 0 turns it off.
    pub null_reduction: i32,
    /// Null move pruning: the least depth.
    pub null_depth: i32,
    /// Repetition: how often a position must have occurred in the game for a turn to it at the root to count as
    /// a draw.
    pub repeats_at_root: usize,
    /// Repetition: how far below an even position the root values a draw by repetition.
    pub contempt: i32,
    /// With several threads: the depth from which steps that other threads are searching are deferred (ABDADA).
    pub busy_depth: i32,
    /// Best-reply search with three and four players without partners: only the opponent with the best answer
    /// replies, and the others skip their turns. Without it all of them play against the root (paranoid
    /// search).
    pub best_reply: bool,
}

impl Params {
    /// Nodes between two checks of the clock. A wide node of Skud takes 50 microseconds.
    pub const CLOCK_NODES: u64 = 32;
    /// The deepest iteration.
    pub const DEEPEST: i32 = 99;
    /// The part of the longest pause of a search that the next one expects.
    pub const PAUSE_KEPT: f64 = 0.75;
    /// Move ordering: the bonus of a killer.
    pub const KILLER: i32 = 200_000;
    /// History: the greatest value.
    pub const HISTORY_LIMIT: i32 = 16_384;
    /// History: the bonus of a cut-off is `depth * depth * HISTORY_BONUS + HISTORY_BONUS`.
    pub const HISTORY_BONUS: i32 = 16;
    /// History: the greatest bonus.
    pub const HISTORY_MOST: i32 = 1_200;
    /// History: the number of earlier steps that are penalised after a cut-off, at most.
    pub const HISTORY_FAILED: usize = 32;
    /// Move ordering: the number of first steps that are selected one by one; the others are sorted in batches.
    pub const SELECTED: usize = 4;
    /// Move ordering: the size of a batch.
    pub const PORTION: usize = 16;
    /// Transposition table: the turns of depth that an entry loses with each later search.
    pub const AGE: i32 = 4;
    /// Three and four players: the value of a place that is certain to be gained or lost while the game goes
    /// on.
    pub const PLACE: i32 = 1_000;

    /// The default parameters.
    pub const fn standard() -> Self {
        Self {
            selective: true,
            quiescence: true,
            quiescence_depth: 6,
            extension_steps: 2,
            aspiration: 30,
            aspiration_growth: 3,
            aspiration_most: 2_000,
            aspiration_depth: 3,
            reverse_margin: 80,
            reverse_depth: 5,
            futility_margin: 100,
            futility_depth: 3,
            late_base: 6,
            late_factor: 4,
            late_depth: 4,
            within_base: 4,
            within_factor: 4,
            reduce_base: 0.4,
            reduce_divisor: 2.0,
            reduce_depth: 2,
            reduce_after: 1,
            reduce_after_within: 8,
            policy_scale: 8_000,
            policy_late_base: 6,
            policy_late_factor: 4,
            policy_late_depth: 4,
            policy_within_base: 4,
            policy_within_factor: 4,
            policy_reduce_base: 0.6,
            policy_reduce_behind: 10_000,
            unlikely_base: 10_000,
            unlikely_factor: 0,
            unlikely_depth: 0,
            null_reduction: 2,
            null_depth: 2,
            repeats_at_root: 1,
            contempt: 0,
            busy_depth: 3,
            best_reply: true,
        }
    }

    /// Plain alpha-beta: every step at every depth.
    pub const fn plain() -> Self {
        Self { selective: false, quiescence: false, ..Self::standard() }
    }
}

/// Races of Halma.
pub mod race {
    /// The longest race that is analysed, in turns of a side.
    pub const MOST_TURNS: u32 = 5;
    /// The positions that one query may visit; beyond that there is no answer.
    pub const BUDGET: u32 = 4_000;
}

/// Time for a turn, as parts of the time available.
pub mod time {
    /// With a time for each turn: the part after which no new depth is begun.
    pub const SOFT: f64 = 0.6;
    /// With a clock: the part of the remaining time after which no new depth is begun, as a divisor.
    pub const CLOCK_SOFT: u32 = 30;
    /// With a clock: the part of the increment added to that.
    pub const INCREMENT_SOFT: f64 = 0.7;
    /// With a clock: the largest part of the remaining time for a turn, as a divisor.
    pub const CLOCK_HARD: u32 = 4;
    /// With a clock: the part of the increment added to that.
    pub const INCREMENT_HARD: f64 = 0.8;
    /// With a clock: the cap on a turn, as a part of the remaining time.
    pub const CLOCK_MOST: f64 = 0.7;
}
