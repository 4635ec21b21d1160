//! How long to think: depth, nodes, time, or until told to stop.

use crate::params::time;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use web_time::{Duration, Instant};

/// The limits of a search; `None` means unlimited.
///
/// ```
/// use engine::limits::Limits;
/// use std::time::Duration;
///
/// // Whatever comes first: six turns ahead, or a tenth of a second.
/// let limits = Limits { depth: Some(6), ..Limits::time(Duration::from_millis(100)) };
/// assert!(limits.soft < limits.hard && limits.nodes.is_none());
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Limits {
    /// Depth in turns.
    pub depth: Option<i32>,
    /// Nodes: steps made while searching.
    pub nodes: Option<u64>,
    /// No new depth is begun after this.
    pub soft: Option<Duration>,
    /// The search ends by this time.
    pub hard: Option<Duration>,
    /// When time starts to count, if not with the search: it may have started before, or may be set while the
    /// search runs.
    pub from: Option<Arc<OnceLock<Instant>>>,
}

impl Limits {
    /// A search depth, in turns.
    pub fn depth(depth: i32) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }

    /// A number of nodes.
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// A time for one turn.
    pub fn time(time: Duration) -> Self {
        Self { soft: Some(time.mul_f64(time::SOFT)), hard: Some(time), ..Self::default() }
    }

    /// A time for one turn, less the overhead of sending the answer, but never less than half of it.
    pub fn turn(time: Duration, overhead: Duration) -> Self {
        Self::time(time.saturating_sub(overhead).max(time / 2))
    }

    /// A share of a clock with `left` on it and an `increment` per turn. The overhead is reserved for sending
    /// the answer. A part of the rest is never used, so that one slow turn does not lose the game, even if the
    /// clock holds hardly more than the increment.
    pub fn clock(left: Duration, increment: Duration, overhead: Duration) -> Self {
        let usable = left.saturating_sub(overhead);
        let hard = usable / time::CLOCK_HARD + increment.mul_f64(time::INCREMENT_HARD);
        let hard = hard.min(usable.mul_f64(time::CLOCK_MOST));
        let soft = (usable / time::CLOCK_SOFT + increment.mul_f64(time::INCREMENT_SOFT)).min(hard);
        Self { soft: Some(soft), hard: Some(hard), ..Self::default() }
    }
}

/// The clock of a running search. On a busy machine a thread may be paused for a tenth of a second at any
/// moment. So the longest pause between two checks is recorded, and the search ends that much early, but uses
/// at least half of its time.
#[derive(Debug)]
pub struct SearchClock {
    begun: Instant,
    limits: Limits,
    /// The longest pause seen, in nanoseconds.
    pause: AtomicU64,
}

/// When one thread of a search last looked at the clock.
#[derive(Copy, Clone, Debug)]
pub struct LastCheck(Instant);

impl SearchClock {
    /// Starts the clock now.
    pub fn start(limits: Limits) -> Self {
        Self { begun: Instant::now(), limits, pause: AtomicU64::new(0) }
    }

    /// Expects pauses as long as those seen in earlier searches.
    pub fn expect_pause(&self, pause: Duration) {
        self.pause.fetch_max(pause.as_nanos().min(u64::MAX.into()) as u64, Relaxed);
    }

    /// The longest pause seen or expected.
    pub fn pause(&self) -> Duration {
        Duration::from_nanos(self.pause.load(Relaxed))
    }

    /// The first check of a thread that begins to search.
    pub fn check(&self) -> LastCheck {
        LastCheck(Instant::now())
    }

    /// Time since the start.
    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Whether this much time has passed at `now`.
    fn has_passed(&self, time: Duration, now: Instant) -> bool {
        let from = match &self.limits.from {
            None => Some(self.begun),
            Some(from) => from.get().copied(),
        };
        from.is_some_and(|from| now.saturating_duration_since(from) >= time)
    }

    /// The most nodes that may be searched.
    #[inline]
    pub fn node_limit(&self) -> Option<u64> {
        self.limits.nodes
    }

    /// The depth that was asked for, if it is the only limit.
    pub fn depth_alone(&self) -> Option<i32> {
        let timed = self.limits.nodes.is_some() || self.limits.hard.is_some();
        self.limits.depth.filter(|_| !timed)
    }

    /// Whether a depth was asked for.
    pub fn has_depth(&self) -> bool {
        self.limits.depth.is_some()
    }

    /// Whether the search is over, checked by a searching thread whose previous check was `last`.
    pub fn is_over(&self, last: &mut LastCheck, nodes: u64, stop: &AtomicBool) -> bool {
        if stop.load(Relaxed) || self.limits.nodes.is_some_and(|most| nodes >= most) {
            return true;
        }
        self.limits.hard.is_some_and(|hard| {
            let now = Instant::now();
            self.expect_pause(now.saturating_duration_since(last.0));
            *last = LastCheck(now);
            self.has_passed(hard.saturating_sub(self.pause()).max(hard / 2), now)
        })
    }

    /// Whether another depth is worth beginning.
    pub fn may_deepen(&self, depth: i32) -> bool {
        self.limits.depth.is_none_or(|most| depth <= most)
            && !self.limits.soft.is_some_and(|soft| self.has_passed(soft, Instant::now()))
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
            // The increment is used.
            let hard = Limits::clock(left, ms(increment), ms(5)).hard.unwrap_or_default();
            assert!(hard >= ms(increment).mul_f64(0.8), "{base}+{increment}: {hard:?}");
        }
    }

    #[test]
    fn time_counts_from_the_start_unless_another_moment_is_named() {
        let (long, never) = (ms(1 << 40), AtomicBool::new(false));
        let since = |begun: Option<Instant>| {
            let from = Arc::new(begun.map_or_else(OnceLock::new, OnceLock::from));
            SearchClock::start(Limits { from: Some(from), ..Limits::time(Duration::ZERO) })
        };
        let over = |clock: &SearchClock| clock.is_over(&mut clock.check(), 0, &never);
        assert!(over(&SearchClock::start(Limits::time(Duration::ZERO))));
        assert!(!over(&SearchClock::start(Limits::time(long))));
        assert!(over(&since(Some(Instant::now()))));
        let waiting = since(None);
        assert!(!over(&waiting) && waiting.may_deepen(2));
        let named = waiting.limits.from.as_ref().is_some_and(|from| from.set(Instant::now()).is_ok());
        assert!(named && over(&waiting) && !waiting.may_deepen(2));
    }

    #[test]
    fn a_search_that_stood_still_ends_that_much_sooner_but_not_before_half_its_time() {
        let never = AtomicBool::new(false);
        let hour = Duration::from_secs(3_600);
        // The search began 40 minutes ago and has an hour.
        let begun = Instant::now().checked_sub(hour * 2 / 3);
        let clock = SearchClock {
            begun: begun.unwrap_or_else(Instant::now),
            ..SearchClock::start(Limits::time(hour))
        };
        let mut last = clock.check();
        assert!(!clock.is_over(&mut last, 0, &never));
        assert!(clock.pause() < hour / 12);
        // The thread was paused for half an hour.
        last = LastCheck(last.0.checked_sub(hour / 2).unwrap_or(last.0));
        assert!(begun.is_none() || clock.is_over(&mut last, 0, &never));
        assert!(begun.is_none() || clock.pause() >= hour / 2);
        // However long the pause, half of the time is used.
        let fresh = SearchClock::start(Limits::time(hour));
        fresh.expect_pause(hour * 5);
        assert!(!fresh.is_over(&mut fresh.check(), 0, &never));
    }
}
