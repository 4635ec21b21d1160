//! The time, in milliseconds since 1970. It starts at the system clock and continues by the monotonic clock,
//! so that a difference between two moments of a process is real elapsed time, even if the system clock is
//! set. The heartbeat compares the two and shifts the time where they differ (`node/outages.rs`). Tests set
//! both by hand.

use std::sync::atomic::{AtomicI64, Ordering::SeqCst};
use std::sync::{Arc, LazyLock};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970 (UTC).
pub type Moment = i64;

pub const SECOND: Moment = 1_000;
pub const MINUTE: Moment = 60 * SECOND;
pub const HOUR: Moment = 60 * MINUTE;
pub const DAY: Moment = 24 * HOUR;

/// The day of a moment (UTC), as `2026-11-15`.
pub fn date(moment: Moment) -> String {
    let stamp = jiff::Timestamp::from_millisecond(moment).unwrap_or_default();
    stamp.strftime("%Y-%m-%d").to_string()
}

/// The calendar year of a moment (UTC).
pub fn year(moment: Moment) -> i16 {
    jiff::Timestamp::from_millisecond(moment).unwrap_or_default().to_zoned(jiff::tz::TimeZone::UTC).year()
}

/// When a calendar year begins (UTC).
pub fn year_begins(year: i16) -> Moment {
    let begin = jiff::civil::date(year.clamp(1970, 9_000), 1, 1).to_zoned(jiff::tz::TimeZone::UTC);
    begin.map_or(0, |begin| begin.timestamp().as_millisecond())
}

/// The source of the time.
#[derive(Clone, Debug, Default)]
pub enum Time {
    /// The clock of the machine.
    #[default]
    System,
    /// Set by a test.
    Set(Arc<Hands>),
}

/// A clock set by hand.
#[derive(Debug, Default)]
pub struct Hands {
    now: AtomicI64,
    calendar: AtomicI64,
}

/// Where the time of this process began.
struct Steady {
    begun: Instant,
    base: AtomicI64,
}

static STEADY: LazyLock<Steady> =
    LazyLock::new(|| Steady { begun: Instant::now(), base: AtomicI64::new(calendar()) });

fn calendar() -> Moment {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

impl Time {
    /// A time that stands still until it is moved.
    pub fn set(moment: Moment) -> Self {
        Self::Set(Arc::new(Hands { now: AtomicI64::new(moment), calendar: AtomicI64::new(moment) }))
    }

    /// Advances a set time.
    pub fn pass(&self, ms: i64) {
        if let Self::Set(hands) = self {
            hands.now.fetch_add(ms, SeqCst);
            hands.calendar.fetch_add(ms, SeqCst);
        }
    }

    /// Moves the system clock of a set time, but not the time itself.
    pub fn set_calendar_by(&self, ms: i64) {
        if let Self::Set(hands) = self {
            hands.calendar.fetch_add(ms, SeqCst);
        }
    }

    /// Now. It is monotonic and never jumps, except by [`Time::shift`].
    pub fn now(&self) -> Moment {
        match self {
            Self::System => {
                let steady = &*STEADY;
                steady.base.load(SeqCst) + steady.begun.elapsed().as_millis() as i64
            }
            Self::Set(hands) => hands.now.load(SeqCst),
        }
    }

    /// The system clock, right or wrong.
    pub fn calendar(&self) -> Moment {
        match self {
            Self::System => calendar(),
            Self::Set(hands) => hands.calendar.load(SeqCst),
        }
    }

    /// Corrects the time by a difference to the system clock.
    pub fn shift(&self, ms: i64) {
        match self {
            Self::System => STEADY.base.fetch_add(ms, SeqCst),
            Self::Set(hands) => hands.now.fetch_add(ms, SeqCst),
        };
    }

    /// Whether it is the machine's clock, not a test's.
    pub fn is_real(&self) -> bool {
        matches!(self, Self::System)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_calendar_moves_the_time_only_when_it_is_told_to() {
        let time = Time::set(1_000);
        time.set_calendar_by(86_400_000);
        time.pass(5);
        assert_eq!((time.now(), time.calendar()), (1_005, 86_401_005));
        time.shift(86_400_000);
        assert_eq!(time.now(), time.calendar());
    }

    #[test]
    fn the_time_of_the_machine_begins_with_its_calendar() {
        let time = Time::System;
        assert!((time.now() - time.calendar()).abs() < 60_000);
    }
}
