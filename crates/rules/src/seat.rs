//! Seats, and sets of seats.

/// One of up to four places at the board, in turn order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize, serde::Serialize))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of seats.
///
/// ```
/// use rules::seat::{Seat, SeatSet};
///
/// let others = SeatSet::all(3).without(Seat(1));
/// assert_eq!(others.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
/// assert!(others.contains(Seat(2)) && others.len() == 2);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize, serde::Serialize))]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// The first `seats` seats.
    pub const fn all(seats: u8) -> Self {
        Self((1 << seats) - 1)
    }

    /// One seat.
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 != 0
    }

    /// The set with `seat` added.
    #[inline]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set with `seat` removed.
    #[inline]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// How many seats there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}
