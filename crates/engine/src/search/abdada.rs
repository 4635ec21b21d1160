//! What the threads of a search are searching right now, so that each tries something else first (ABDADA). A tag that
//! is overwritten or left behind costs a little order, never correctness.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// How many tags there is room for.
const SLOTS: usize = 1 << 12;

/// The tags of the steps that threads are searching.
pub struct AbdadaTable(Box<[AtomicU64]>);

impl Default for AbdadaTable {
    fn default() -> Self {
        Self((0..SLOTS).map(|_| AtomicU64::new(0)).collect())
    }
}

impl AbdadaTable {
    /// The tag of a step in a position; never 0.
    pub fn tag(key: u64, step: u32) -> u64 {
        (key ^ u64::from(step).wrapping_mul(0x9E37_79B9_7F4A_7C15)) | 1
    }

    fn place(&self, tag: u64) -> &AtomicU64 {
        &self.0[(tag >> 32) as usize % SLOTS]
    }

    /// Whether another thread is searching it.
    pub fn has(&self, tag: u64) -> bool {
        self.place(tag).load(Relaxed) == tag
    }

    /// This thread begins to search it.
    pub fn begin(&self, tag: u64) {
        self.place(tag).store(tag, Relaxed);
    }

    /// This thread has finished it.
    pub fn end(&self, tag: u64) {
        self.place(tag).store(0, Relaxed);
    }

    /// Removes all tags.
    pub fn clear(&self) {
        self.0.iter().for_each(|place| place.store(0, Relaxed));
    }
}
