//! Weights of a matching: integers as wide as the criteria need.
//!
//! The criteria of a pairing are ranked. Each gets a field of bits wide enough for the sum over all pairs, so that one
//! comparison of two sums compares them criterion by criterion. Most brackets fit into 64 bits, and a few need several
//! hundred.

use std::fmt::Debug;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// A signed integer that a matching can add up and compare.
pub(crate) trait Weight:
    Copy + Ord + Debug + Add<Output = Self> + Sub<Output = Self> + AddAssign + SubAssign
{
    /// How many bits a sum may have, without the sign.
    const BITS: u32;
    const ZERO: Self;

    /// `value · 2^bits`.
    fn shifted(value: i64, bits: u32) -> Self;

    fn double(self) -> Self {
        self + self
    }

    /// Half of an even number.
    fn half(self) -> Self;

    /// Whether half of an even number is odd.
    fn half_is_odd(self) -> bool;

    /// The product with `times`, by doubling: one step for each bit of `times`.
    fn times(self, mut times: usize) -> Self {
        let (mut sum, mut power) = (Self::ZERO, self);
        while times > 0 {
            if times & 1 == 1 {
                sum += power;
            }
            times >>= 1;
            if times > 0 {
                power = power.double();
            }
        }
        sum
    }
}

macro_rules! plain {
    ($($plain:ty),*) => {$(
        impl Weight for $plain {
            const BITS: u32 = <$plain>::BITS - 1;
            const ZERO: Self = 0;

            fn shifted(value: i64, bits: u32) -> Self {
                <$plain>::from(value) << bits
            }

            fn half(self) -> Self {
                self >> 1
            }

            fn half_is_odd(self) -> bool {
                self & 2 != 0
            }
        }
    )*};
}

plain!(i64, i128);

/// An integer of `N` 64-bit words in two's complement, lowest word first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    fn top(&self) -> i64 {
        self.0[N - 1].cast_signed()
    }
}

impl<const N: usize> Add for Wide<N> {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        let mut carry = false;
        for (word, more) in self.0.iter_mut().zip(other.0) {
            let (sum, over) = word.overflowing_add(more);
            let (sum, again) = sum.overflowing_add(u64::from(carry));
            *word = sum;
            carry = over || again;
        }
        self
    }
}

impl<const N: usize> Sub for Wide<N> {
    type Output = Self;

    fn sub(mut self, other: Self) -> Self {
        let mut borrow = false;
        for (word, less) in self.0.iter_mut().zip(other.0) {
            let (rest, under) = word.overflowing_sub(less);
            let (rest, again) = rest.overflowing_sub(u64::from(borrow));
            *word = rest;
            borrow = under || again;
        }
        self
    }
}

impl<const N: usize> AddAssign for Wide<N> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const N: usize> SubAssign for Wide<N> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Ord for Wide<N> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.top().cmp(&other.top()).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl<const N: usize> Weight for Wide<N> {
    const BITS: u32 = N as u32 * 64 - 1;
    const ZERO: Self = Self([0; N]);

    fn shifted(value: i64, bits: u32) -> Self {
        let (word, bits) = ((bits / 64) as usize, bits % 64);
        let wide = i128::from(value) << bits;
        let mut words = [if value < 0 { u64::MAX } else { 0 }; N];
        words[..word].fill(0);
        // The shifted value fills two words. The words above are its sign extension.
        words[word] = wide as u64;
        if word + 1 < N {
            words[word + 1] = (wide >> 64) as u64;
        }
        Self(words)
    }

    fn half(mut self) -> Self {
        for i in 0..N - 1 {
            self.0[i] = self.0[i] >> 1 | self.0[i + 1] << 63;
        }
        self.0[N - 1] = (self.top() >> 1).cast_unsigned();
        self
    }

    fn half_is_odd(self) -> bool {
        self.0[0] & 2 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wide_number_reckons_like_a_plain_one() {
        let mut random = fastrand::Rng::with_seed(7);
        let wide = |value: i128| {
            let sign = if value < 0 { u64::MAX } else { 0 };
            Wide::<3>([value as u64, (value >> 64) as u64, sign])
        };
        for _ in 0..10_000 {
            let (a, b) = (random.i128(..) >> 8, random.i128(..) >> random.u32(8..120));
            assert_eq!(wide(a) + wide(b), wide(a + b));
            assert_eq!(wide(a) - wide(b), wide(a - b));
            assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b));
            assert_eq!(wide(a & !1).half(), wide((a & !1) >> 1));
            let (small, bits) = (random.i64(-1000..1000), random.u32(0..110));
            assert_eq!(Wide::<3>::shifted(small, bits), wide(i128::shifted(small, bits)));
            let times = random.usize(0..100);
            assert_eq!(wide(b >> 8).times(times), wide((b >> 8) * times as i128));
        }
    }
}
