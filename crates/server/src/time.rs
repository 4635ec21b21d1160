//! The time, in milliseconds since 1970; tests set it by hand.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::SeqCst};

/// A moment, in milliseconds since 1970 (UTC).
pub type Moment = i64;

/// Where the time comes from.
#[derive(Clone, Debug, Default)]
pub enum Time {
    /// The machine.
    #[default]
    System,
    /// A test.
    Set(Arc<AtomicI64>),
}

impl Time {
    /// A time that stands still until it is moved.
    pub fn set(moment: Moment) -> Self {
        Self::Set(Arc::new(AtomicI64::new(moment)))
    }

    /// Moves a set time on.
    pub fn pass(&self, ms: i64) {
        if let Self::Set(time) = self {
            time.fetch_add(ms, SeqCst);
        }
    }

    /// Now.
    pub fn now(&self) -> Moment {
        match self {
            Self::System => {
                let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
                since.map_or(0, |since| since.as_millis() as i64)
            }
            Self::Set(time) => time.load(SeqCst),
        }
    }
}
