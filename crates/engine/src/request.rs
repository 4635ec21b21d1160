//! The question to a search, and its answer.

use crate::level::Level;
use crate::limits::{Limits, SearchClock};
use crate::score::Score;
use web_time::Duration;

/// What to think about, and how long.
///
/// ```
/// use engine::{games, limits::Limits, searcher::SearchRequest};
/// use rules::catalogue::GameSpec;
/// use std::sync::atomic::AtomicBool;
///
/// let table = GameSpec::new("halma").open()?;
/// let mut engine = games::searcher("halma", 1).expect("the engine plays Halma");
/// let mut think = |request: SearchRequest| {
///     engine.think(&*table, &request, &AtomicBool::new(false), &mut |_| {})
/// };
/// // The three best turns, best first.
/// let request = SearchRequest::within(Limits::depth(2));
/// let found = think(SearchRequest { lines: 3, ..request.clone() });
/// assert!(found.len() == 3 && found.is_sorted_by(|a, b| a.score >= b.score));
/// // What one turn is worth.
/// let found = think(SearchRequest { only: vec!["c2-c3".to_string()], ..request });
/// assert_eq!(found[0].turns[0], "c2-c3");
/// # Ok::<(), rules::message::Message>(())
/// ```
#[derive(Clone, Debug)]
pub struct SearchRequest {
    /// When to stop.
    pub limits: Limits,
    /// How many best lines to find.
    pub lines: usize,
    /// If not empty, the only turns to look at.
    pub only: Vec<String>,
    /// How many threads search; more than one only where the platform has them.
    pub threads: usize,
    /// At which level to play; none for full strength.
    pub level: Option<Level>,
}

impl Default for SearchRequest {
    fn default() -> Self {
        Self { limits: Limits::default(), lines: 1, only: Vec::new(), threads: 1, level: None }
    }
}

impl SearchRequest {
    /// One line on one thread within limits.
    pub fn within(limits: Limits) -> Self {
        Self { limits, ..Self::default() }
    }

    /// One line at a level.
    pub fn at(level: Level) -> Self {
        Self { level: Some(level), ..Self::default() }
    }

    /// The clock for what is asked; it starts now.
    pub fn start_clock(&self) -> SearchClock {
        SearchClock::start(self.level.map_or(self.limits.clone(), |level| level.within(&self.limits)))
    }
}

/// What has been found so far.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize, serde::Serialize))]
pub struct Variation {
    /// Turns ahead.
    pub depth: i32,
    /// Which of the lines asked for, from 1.
    pub number: usize,
    /// What it is worth to the player to move.
    pub score: Score,
    /// The turns of the line, in notation.
    pub turns: Vec<String>,
    /// Steps made by all threads.
    pub nodes: u64,
    /// Time so far.
    pub elapsed: Duration,
    /// How full the table is, in thousandths.
    pub fullness: u32,
}

/// Hears what is found.
pub type OnInfo<'a> = &'a mut dyn FnMut(&Variation);

/// The reports that begin with a turn no earlier one begins with, numbered from 1. Steps in another order can
/// make the same turn, such as accents chosen.
pub(crate) fn distinct(reports: impl Iterator<Item = Variation>) -> Vec<Variation> {
    let mut kept: Vec<Variation> = Vec::new();
    for report in reports {
        if !kept.iter().any(|other| other.turns.first() == report.turns.first()) {
            kept.push(Variation { number: kept.len() + 1, ..report });
        }
    }
    kept
}
