//! Sets of points as bits. Every board here is a padded grid of a few 64-bit words, so that moving
//! a whole set one point in some direction is a shift and a flood fill needs no tables.

// Indices, because a shift reads two words for each one it writes.
#![allow(clippy::needless_range_loop)]

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

/// A set of up to `64 * N` points.
///
/// ```
/// use rules::bits::Bits;
/// let mut set = Bits::<2>::EMPTY;
/// set.insert(3);
/// set.insert(100);
/// assert_eq!(set.iter().collect::<Vec<_>>(), [3, 100]);
/// assert!(set.shl::<1>().contains(101));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bits<const N: usize>(pub [u64; N]);

impl<const N: usize> Default for Bits<N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const N: usize> Bits<N> {
    /// The empty set.
    pub const EMPTY: Self = Self([0; N]);

    /// The set with one member.
    #[inline]
    pub const fn of(index: usize) -> Self {
        let mut words = [0; N];
        words[index / 64] = 1 << (index % 64);
        Self(words)
    }

    /// Whether `index` is a member.
    #[inline]
    pub const fn contains(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 != 0
    }

    /// Adds a member.
    #[inline]
    pub const fn insert(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    /// Removes a member.
    #[inline]
    pub const fn remove(&mut self, index: usize) {
        self.0[index / 64] &= !(1 << (index % 64));
    }

    /// The set with `index` added.
    #[inline]
    pub const fn with(mut self, index: usize) -> Self {
        self.insert(index);
        self
    }

    /// The set with `index` removed.
    #[inline]
    pub const fn without(mut self, index: usize) -> Self {
        self.remove(index);
        self
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// How many members there are.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether the two sets share a member.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        !(*self & *other).is_empty()
    }

    /// The smallest member.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    /// The largest member.
    #[inline]
    pub fn last(&self) -> Option<usize> {
        let word = self.0.iter().rposition(|word| *word != 0)?;
        Some(word * 64 + 63 - self.0[word].leading_zeros() as usize)
    }

    /// The member with rank `n`: the one with exactly `n` smaller members.
    #[inline]
    pub fn nth(&self, mut n: u32) -> Option<usize> {
        for i in 0..N {
            let mut word = self.0[i];
            let here = word.count_ones();
            if n < here {
                for _ in 0..n {
                    word &= word - 1;
                }
                return Some(i * 64 + word.trailing_zeros() as usize);
            }
            n -= here;
        }
        None
    }

    /// Every member shifted up by `K` (0 < K < 64). Members that leave the grid are dropped.
    #[inline]
    pub fn shl<const K: u32>(self) -> Self {
        let mut out = [0; N];
        out[0] = self.0[0] << K;
        for i in 1..N {
            out[i] = self.0[i] << K | self.0[i - 1] >> (64 - K);
        }
        Self(out)
    }

    /// Every member shifted down by `K` (0 < K < 64). Members that leave the grid are dropped.
    #[inline]
    pub fn shr<const K: u32>(self) -> Self {
        let mut out = [0; N];
        out[N - 1] = self.0[N - 1] >> K;
        for i in 0..N - 1 {
            out[i] = self.0[i] >> K | self.0[i + 1] << (64 - K);
        }
        Self(out)
    }

    /// The members in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(i, word)| Ones(word).map(move |bit| i * 64 + bit))
    }

    /// Calls `f` for every member in ascending order. This is the inner loop of every step list.
    #[inline(always)]
    pub fn each(self, mut f: impl FnMut(usize)) {
        for i in 0..N {
            let mut word = self.0[i];
            while word != 0 {
                f(i * 64 + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
    }
}

/// The set bits of one word.
struct Ones(u64);

impl Iterator for Ones {
    type Item = usize;
    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, $op:tt) => {
        impl<const N: usize> $trait for Bits<N> {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(std::array::from_fn(|i| self.0[i] $op other.0[i]))
            }
        }
    };
}
operator!(BitAnd, bitand, &);
operator!(BitOr, bitor, |);
operator!(BitXor, bitxor, ^);

impl<const N: usize> Not for Bits<N> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl<const N: usize> BitAndAssign for Bits<N> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const N: usize> BitOrAssign for Bits<N> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const N: usize> FromIterator<usize> for Bits<N> {
    fn from_iter<I: IntoIterator<Item = usize>>(members: I) -> Self {
        members.into_iter().fold(Self::EMPTY, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn shifts_move_every_member(members in proptest::collection::btree_set(0usize..320, 0..40)) {
            let set: Bits<5> = members.iter().copied().collect();
            let up: Vec<_> = members.iter().map(|m| m + 18).filter(|m| *m < 320).collect();
            let down: Vec<_> = members.iter().filter(|m| **m >= 17).map(|m| m - 17).collect();
            prop_assert_eq!(set.shl::<18>().iter().collect::<Vec<_>>(), up);
            prop_assert_eq!(set.shr::<17>().iter().collect::<Vec<_>>(), down);
            prop_assert_eq!(set.first(), members.first().copied());
            prop_assert_eq!(set.last(), members.last().copied());
            prop_assert_eq!(set.len() as usize, members.len());
            for (n, member) in members.iter().enumerate() {
                prop_assert_eq!(set.nth(n as u32), Some(*member));
            }
            prop_assert_eq!(set.nth(members.len() as u32), None);
        }
    }
}
