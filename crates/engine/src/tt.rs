//! The transposition table. A bucket has two entries, one that prefers depth and one that is always replaced;
//! entries of earlier searches are replaced first. Threads share it without locks: an entry that two threads
//! wrote at once fails its check and is ignored (Hyatt's lockless hashing).

use crate::params::Params;
use crate::score::Score;
use crate::window::Window;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The kind of a score.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Bound {
    /// Exact.
    Exact,
    /// A lower bound.
    Lower,
    /// An upper bound.
    Upper,
}

impl Bound {
    /// The bound of the best score found within a window.
    pub fn of(best: Score, window: Window) -> Self {
        if best >= window.beta {
            Self::Lower
        } else if best > window.alpha {
            Self::Exact
        } else {
            Self::Upper
        }
    }
}

/// An entry for a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The best step, as the game packs it; 0 if none is known.
    pub step: u32,
    /// The score; distances to a proven result count from this position.
    pub score: Score,
    /// How deep it was searched.
    pub depth: i8,
    /// The kind of the score.
    pub bound: Bound,
}

impl Entry {
    /// Whether it answers a search of this depth and window.
    #[inline]
    pub fn decides(&self, depth: i32, window: Window) -> bool {
        let within = match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= window.beta,
            Bound::Upper => self.score <= window.alpha,
        };
        within && i32::from(self.depth) >= depth
    }
}

/// Two entries, each as a checked key and its data.
#[derive(Default)]
struct Bucket([(AtomicU64, AtomicU64); 2]);

/// The transposition table.
pub struct TranspositionTable {
    buckets: Vec<Bucket>,
    age: u8,
}

const AGES: u8 = 64;

impl TranspositionTable {
    /// A table of about this number of MiB.
    pub fn new(mebibytes: usize) -> Self {
        let mut table = Self { buckets: Vec::new(), age: 0 };
        table.resize(mebibytes);
        table
    }

    /// Resizes and clears the table.
    pub fn resize(&mut self, mebibytes: usize) {
        let count = (mebibytes.max(1) << 20) / size_of::<Bucket>();
        self.buckets = Vec::new();
        self.buckets.resize_with(count, Bucket::default);
    }

    /// Clears the table.
    pub fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        self.age = 0;
    }

    /// Ages the entries for a new search.
    pub fn next_search(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        // The high bits of the product map the key to any number of buckets.
        let i = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[i as usize]
    }

    /// Prefetches the bucket of a position that will be probed soon.
    #[inline]
    pub fn prefetch(&self, key: u64) {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            // SAFETY: a prefetch is a hint without visible effects, and the address is that of a live bucket.
            // Its speedup is in lab/NOTES.md.
            #[allow(unsafe_code)]
            unsafe {
                _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(self.bucket(key)).cast());
            }
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = key;
    }

    /// Looks a position up.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|(check, data)| {
            let data = data.load(Relaxed);
            (data != 0 && check.load(Relaxed) ^ data == key).then(|| unpack(data))
        })
    }

    /// Stores the result for a position.
    #[inline]
    pub fn put(&self, key: u64, entry: Entry) {
        let bucket = &self.bucket(key).0;
        let known = [0, 1].map(|i| (bucket[i].0.load(Relaxed), bucket[i].1.load(Relaxed)));
        let same = known.iter().position(|(check, data)| *data != 0 && check ^ data == key);
        let worth = |data: u64| {
            let aged = (AGES + self.age - age_of(data)) % AGES;
            if data == 0 { i32::MIN } else { i32::from(unpack(data).depth) - Params::AGE * i32::from(aged) }
        };
        // The first place is for depth, the second takes the rest.
        let place = same.unwrap_or_else(|| {
            usize::from(i32::from(entry.depth) < worth(known[0].1) && worth(known[0].1) > i32::MIN)
        });
        let mut entry = entry;
        if let (Some(same), 0) = (same, entry.step) {
            entry.step = unpack(known[same].1).step;
        }
        if same.is_none() && place == 0 && known[0].1 != 0 {
            let (check, data) = known[0];
            bucket[1].0.store(check, Relaxed);
            bucket[1].1.store(data, Relaxed);
        }
        let data = pack(entry, self.age);
        bucket[place].0.store(key ^ data, Relaxed);
        bucket[place].1.store(data, Relaxed);
    }

    /// The share of the table filled by this search, in thousandths.
    pub fn fullness(&self) -> u32 {
        let sample = self.buckets.iter().take(500).flat_map(|bucket| &bucket.0);
        let used = sample.filter(|(_, data)| {
            let data = data.load(Relaxed);
            data != 0 && age_of(data) == self.age
        });
        used.count() as u32
    }
}

// step 24 bits · score 16 · depth 8 · bound 2 · age 6 · one bit that is always set, the last 8 bits' rest
fn pack(entry: Entry, age: u8) -> u64 {
    let score = entry.score.0 as i16 as u16;
    u64::from(entry.step & 0xFF_FFFF)
        | u64::from(score) << 24
        | u64::from(entry.depth as u8) << 40
        | (entry.bound as u64) << 48
        | u64::from(age) << 50
        | 1 << 63
}

fn unpack(data: u64) -> Entry {
    let bound = match data >> 48 & 3 {
        0 => Bound::Exact,
        1 => Bound::Lower,
        _ => Bound::Upper,
    };
    Entry {
        step: (data & 0xFF_FFFF) as u32,
        score: Score(i32::from((data >> 24) as u16 as i16)),
        depth: (data >> 40) as u8 as i8,
        bound,
    }
}

fn age_of(data: u64) -> u8 {
    (data >> 50 & 63) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_come_back_as_they_were_put() {
        let mut table = TranspositionTable::new(1);
        let entry = Entry { step: 0xABCDEF, score: Score::loss_in(3), depth: -1, bound: Bound::Upper };
        table.put(42, entry);
        assert_eq!(table.get(42), Some(entry));
        assert_eq!(table.get(43), None);
        table.clear();
        assert_eq!(table.get(42), None);
    }

    #[test]
    fn a_deep_entry_survives_a_shallow_one() {
        let table = TranspositionTable::new(1);
        let entry = |depth| Entry { step: 1, score: Score(7), depth, bound: Bound::Exact };
        table.put(1, entry(9));
        for key in 2..20 {
            table.put(key, entry(1));
        }
        assert_eq!(table.get(1).map(|entry| entry.depth), Some(9));
        assert_eq!(table.get(19).map(|entry| entry.depth), Some(1));
    }
}
