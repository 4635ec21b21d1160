//! Search requests and their results.

use crate::level::Level;
use crate::limits::{Limits, SearchClock};
use crate::score::Score;
use web_time::Duration;

/// A search request: limits, lines, turns to consider, threads, level.
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
    /// If not empty, the only turns to consider.
    pub only: Vec<String>,
    /// How many threads search; more than one only where the platform has them.
    pub threads: usize,
    /// The level to play at; `None` for full strength.
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

    /// Starts the clock of this request.
    pub fn start_clock(&self) -> SearchClock {
        SearchClock::start(self.level.map_or(self.limits.clone(), |level| level.within(&self.limits)))
    }
}

/// A line found by a search.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize, serde::Serialize))]
pub struct Variation {
    /// Turns ahead.
    pub depth: i32,
    /// The rank of the line, from 1.
    pub number: usize,
    /// Its score for the player to move.
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

/// Is called with each line that is found.
pub type OnInfo<'a> = &'a mut dyn FnMut(&Variation);

/// The reports without those whose first turn an earlier report has, numbered from 1. Steps in another order
/// can make the same turn, such as the choice of accents.
pub(crate) fn distinct(reports: impl Iterator<Item = Variation>) -> Vec<Variation> {
    let mut kept: Vec<Variation> = Vec::new();
    for report in reports {
        if !kept.iter().any(|other| other.turns.first() == report.turns.first()) {
            kept.push(Variation { number: kept.len() + 1, ..report });
        }
    }
    kept
}
