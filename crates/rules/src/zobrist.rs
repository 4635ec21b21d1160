//! The numbers that position keys are made of. A fixed mixing function replaces tables, so keys are the same on
//! every machine and cost no memory.

/// A well-mixed number for `n` (SplitMix64's finaliser).
#[inline]
pub const fn mix(n: u64) -> u64 {
    let n = n.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let n = (n ^ (n >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    n ^ (n >> 31)
}

/// The number of a piece (a game's own code for owner and kind) on a point.
#[inline]
pub const fn piece(code: u8, point: u16) -> u64 {
    mix((code as u64) << 16 | point as u64)
}

/// The number of `count` tiles of a kind (code with its owner) in a reserve.
#[inline]
pub const fn held(code: u8, count: u8) -> u64 {
    mix(1 << 32 | (code as u64) << 8 | count as u64)
}

/// The number of any other part of the state, by a tag that the game chooses.
#[inline]
pub const fn state(tag: u8, value: u32) -> u64 {
    mix(2 << 48 | (tag as u64) << 32 | value as u64)
}
