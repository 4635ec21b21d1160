//! What the threads of a search are searching just now, so that each tries something else first (ABDADA). A mark that
//! is overwritten or left behind costs a little order, never correctness.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// How many marks there is room for.
const MARKS: usize = 1 << 12;

/// The marks of what the threads are searching.
pub struct Busy(Box<[AtomicU64]>);

impl Default for Busy {
    fn default() -> Self {
        Self((0..MARKS).map(|_| AtomicU64::new(0)).collect())
    }
}

impl Busy {
    /// The mark of a step in a position; never 0.
    pub fn mark(key: u64, step: u32) -> u64 {
        (key ^ u64::from(step).wrapping_mul(0x9E37_79B9_7F4A_7C15)) | 1
    }

    fn place(&self, mark: u64) -> &AtomicU64 {
        &self.0[(mark >> 32) as usize % MARKS]
    }

    /// Whether another thread is searching it.
    pub fn has(&self, mark: u64) -> bool {
        self.place(mark).load(Relaxed) == mark
    }

    /// This thread begins to search it.
    pub fn begin(&self, mark: u64) {
        self.place(mark).store(mark, Relaxed);
    }

    /// This thread has finished it.
    pub fn end(&self, mark: u64) {
        self.place(mark).store(0, Relaxed);
    }

    /// Removes all marks.
    pub fn clear(&self) {
        self.0.iter().for_each(|place| place.store(0, Relaxed));
    }
}
