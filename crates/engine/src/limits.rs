//! How long to think: depth, nodes, time, or until told to stop.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use web_time::{Duration, Instant};

/// What ends a search; what is not said is unlimited.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Limits {
    /// Turns ahead.
    pub depth: Option<i32>,
    /// Steps made while searching.
    pub nodes: Option<u64>,
    /// No new depth is begun after this.
    pub soft: Option<Duration>,
    /// The search is over by this.
    pub hard: Option<Duration>,
}

impl Limits {
    /// So many turns ahead.
    pub fn depth(depth: i32) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }

    /// So many nodes.
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// So much time for one turn.
    pub fn time(time: Duration) -> Self {
        Self { soft: Some(time.mul_f64(0.6)), hard: Some(time), ..Self::default() }
    }

    /// A share of a clock: what is left, and what each turn adds. A little is kept for the way back.
    pub fn clock(left: Duration, increment: Duration, overhead: Duration) -> Self {
        let usable = left.saturating_sub(overhead);
        let hard = (usable / 4 + increment.mul_f64(0.8)).min(usable);
        let soft = (usable / 30 + increment.mul_f64(0.7)).min(hard);
        Self { soft: Some(soft), hard: Some(hard), ..Self::default() }
    }
}

/// The clock of a running search.
#[derive(Debug)]
pub struct Watch {
    begun: Instant,
    limits: Limits,
}

impl Watch {
    /// Starts now.
    pub fn start(limits: Limits) -> Self {
        Self { begun: Instant::now(), limits }
    }

    /// How long the search has run.
    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// The most nodes that may be searched.
    #[inline]
    pub fn node_limit(&self) -> Option<u64> {
        self.limits.nodes
    }

    /// Whether the search is over, seen from within.
    pub fn is_over(&self, nodes: u64, stop: &AtomicBool) -> bool {
        stop.load(Relaxed)
            || self.limits.nodes.is_some_and(|most| nodes >= most)
            || self.limits.hard.is_some_and(|hard| self.elapsed() >= hard)
    }

    /// Whether another depth is worth beginning.
    pub fn may_deepen(&self, depth: i32) -> bool {
        self.limits.depth.is_none_or(|most| depth <= most)
            && self.limits.soft.is_none_or(|soft| self.elapsed() < soft)
    }
}
