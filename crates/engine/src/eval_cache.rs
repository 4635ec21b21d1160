//! The evaluation cache, so that a position reached again, by transposition or in a deeper iteration, is not
//! evaluated twice.

/// Capacity in positions: half a mebibyte, small enough to stay in the processor's cache.
const PLACES: usize = 1 << 16;

/// The latest value in each slot: the high bits of the key, then the value.
#[derive(Clone)]
pub struct EvalCache(Box<[u64]>);

impl Default for EvalCache {
    fn default() -> Self {
        Self(vec![0; PLACES].into_boxed_slice())
    }
}

impl EvalCache {
    /// The value of the position with this key, computed by `judge` if it is not cached.
    #[inline]
    pub fn get(&mut self, key: u64, judge: impl FnOnce() -> i32) -> i32 {
        let place = &mut self.0[key as usize % PLACES];
        if *place >> 16 == key >> 16 {
            return i32::from(*place as u16 as i16);
        }
        let value = judge();
        if let Ok(value) = i16::try_from(value) {
            *place = key >> 16 << 16 | u64::from(value as u16);
        }
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_kept_for_its_key_alone() {
        let mut cache = EvalCache::default();
        let (key, same_place) = (0x1234_5678_9ABC_DEF0, 0x4321_5678_9ABC_DEF0);
        assert_eq!(cache.get(key, || -7), -7);
        assert_eq!(cache.get(key, || unreachable!()), -7);
        assert_eq!(cache.get(same_place, || 5), 5);
        assert_eq!(cache.get(key, || 9), 9);
        // A value that does not fit is evaluated each time.
        assert_eq!(cache.get(1 << 40, || 40_000), 40_000);
        assert_eq!(cache.get(1 << 40, || 50_000), 50_000);
    }
}
