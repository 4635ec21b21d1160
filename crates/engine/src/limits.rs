//! How long to think: depth, nodes, time, or until told to stop.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
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
    /// When the time begins to count, if not with the search: it may have begun before, or be set while the
    /// search runs already.
    pub from: Option<Arc<OnceLock<Instant>>>,
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

    /// The same less what the way of the answer may take; half of the time is always left.
    pub fn turn(time: Duration, overhead: Duration) -> Self {
        Self::time(time.saturating_sub(overhead).max(time / 2))
    }

    /// A share of a clock: what is left, and what each turn adds. The overhead is kept for the way of the
    /// answer, and of the rest never more is used than leaves a reserve: what a turn takes too long must not
    /// be the end, even where the clock is hardly more than what a turn adds.
    pub fn clock(left: Duration, increment: Duration, overhead: Duration) -> Self {
        let usable = left.saturating_sub(overhead);
        let hard = (usable / 4 + increment.mul_f64(0.8)).min(usable.mul_f64(0.7));
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

    /// Whether so much time has passed since it counts.
    fn has_passed(&self, time: Duration) -> bool {
        match &self.limits.from {
            None => self.begun.elapsed() >= time,
            Some(from) => from.get().is_some_and(|from| from.elapsed() >= time),
        }
    }

    /// The most nodes that may be searched.
    #[inline]
    pub fn node_limit(&self) -> Option<u64> {
        self.limits.nodes
    }

    /// How many turns ahead were asked for, if nothing else ends the search.
    pub fn depth_alone(&self) -> Option<i32> {
        let timed = self.limits.nodes.is_some() || self.limits.hard.is_some();
        self.limits.depth.filter(|_| !timed)
    }

    /// Whether a depth was asked for.
    pub fn has_depth(&self) -> bool {
        self.limits.depth.is_some()
    }

    /// Whether the search is over, seen from within.
    pub fn is_over(&self, nodes: u64, stop: &AtomicBool) -> bool {
        stop.load(Relaxed)
            || self.limits.nodes.is_some_and(|most| nodes >= most)
            || self.limits.hard.is_some_and(|hard| self.has_passed(hard))
    }

    /// Whether another depth is worth beginning.
    pub fn may_deepen(&self, depth: i32) -> bool {
        self.limits.depth.is_none_or(|most| depth <= most)
            && !self.limits.soft.is_some_and(|soft| self.has_passed(soft))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(n: u64) -> Duration {
        Duration::from_millis(n)
    }

    #[test]
    fn a_clock_is_never_used_up_however_long_the_game() {
        for (base, increment) in [(10, 10), (10, 0), (1_000, 10), (60_000, 0), (1, 100), (0, 10)] {
            let mut left = ms(base);
            for turn in 0..500 {
                let limits = Limits::clock(left, ms(increment), ms(5));
                let (soft, hard) = (limits.soft.unwrap_or_default(), limits.hard.unwrap_or_default());
                let reserve = left - hard;
                assert!(soft <= hard && reserve >= left.min(ms(5)), "{base}+{increment}, {turn}: {hard:?}");
                assert!(reserve >= left.mul_f64(0.3));
                left = reserve + ms(increment);
            }
            // What each turn adds is used.
            let hard = Limits::clock(left, ms(increment), ms(5)).hard.unwrap_or_default();
            assert!(hard >= ms(increment).mul_f64(0.8), "{base}+{increment}: {hard:?}");
        }
    }

    #[test]
    fn time_counts_from_the_start_unless_another_moment_is_named() {
        let (long, never) = (ms(1 << 40), AtomicBool::new(false));
        let since = |begun: Option<Instant>| {
            let from = Arc::new(begun.map_or_else(OnceLock::new, OnceLock::from));
            Watch::start(Limits { from: Some(from), ..Limits::time(Duration::ZERO) })
        };
        assert!(Watch::start(Limits::time(Duration::ZERO)).is_over(0, &never));
        assert!(!Watch::start(Limits::time(long)).is_over(0, &never));
        assert!(since(Some(Instant::now())).is_over(0, &never));
        let waiting = since(None);
        assert!(!waiting.is_over(0, &never) && waiting.may_deepen(2));
        let named = waiting.limits.from.as_ref().is_some_and(|from| from.set(Instant::now()).is_ok());
        assert!(named && waiting.is_over(0, &never) && !waiting.may_deepen(2));
    }
}
