//! The steps that threads are searching right now, so that other threads defer them (ABDADA). A lost or stale
//! tag only worsens the order, never the result.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The number of slots.
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

    /// Marks a step as being searched.
    pub fn begin(&self, tag: u64) {
        self.place(tag).store(tag, Relaxed);
    }

    /// Removes the mark.
    pub fn end(&self, tag: u64) {
        self.place(tag).store(0, Relaxed);
    }

    /// Removes all tags.
    pub fn clear(&self) {
        self.0.iter().for_each(|place| place.store(0, Relaxed));
    }
}
