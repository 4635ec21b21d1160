//! Teams, and what a result means to each seat. Ratings, points, tallies, seatings and texts all use this, so
//! that partners are treated alike everywhere.
//!
//! ```
//! use rules::{game_info, options::Setup, seat::{Seat, SeatSet}, sides::Verdict};
//!
//! let halma = game_info("halma").expect("there is Halma");
//! let sides = Setup::choose(halma, Some(4), None, [("teams", "on")])?.sides();
//! assert_eq!(sides.iter().collect::<Vec<_>>(), [SeatSet(0b0101), SeatSet(0b1010)]);
//! // A and C before B and D.
//! let ranking = [SeatSet(0b0101), SeatSet(0b1010)];
//! assert_eq!(sides.verdict(&ranking, Seat(2)), Verdict::Won);
//! assert_eq!(sides.share(&ranking, Seat(2)), 1.0);
//! # Ok::<(), rules::message::Message>(())
//! ```

use crate::seat::{Seat, SeatSet};

/// The sides of a game: the seats that win and lose together. Without partners each seat is a side.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Sides {
    seats: u8,
    partners: [SeatSet; 4],
}

/// The result of a game for a seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// Another side finished ahead of its side.
    Lost,
    /// Its side shares the first place.
    Drawn,
    /// Its side is first alone.
    Won,
}

impl Verdict {
    /// Its score: 1, ½ or 0.
    pub const fn score(self) -> f64 {
        match self {
            Self::Won => 1.0,
            Self::Drawn => 0.5,
            Self::Lost => 0.0,
        }
    }
}

impl Sides {
    /// Sides from the partners of each seat, including itself.
    pub(crate) fn new(seats: u8, partners: impl Fn(Seat) -> SeatSet) -> Self {
        let mut sides = Self { seats, partners: [SeatSet::NONE; 4] };
        for seat in SeatSet::all(seats).iter() {
            sides.partners[seat.index()] = partners(seat);
        }
        sides
    }

    /// The seats that win and lose together with this one, including itself.
    pub fn partners(&self, seat: Seat) -> SeatSet {
        self.partners.get(seat.index()).copied().unwrap_or_default()
    }

    /// The sides, in the order of their first seats.
    pub fn iter(&self) -> impl Iterator<Item = SeatSet> {
        let first = |seat: &Seat| self.partners(*seat).iter().next() == Some(*seat);
        SeatSet::all(self.seats).iter().filter(first).map(|seat| self.partners(seat))
    }

    /// The number of sides.
    pub fn count(&self) -> usize {
        self.iter().count()
    }

    /// The number of a seat's side, in the order of [`iter`](Sides::iter).
    pub fn index(&self, seat: Seat) -> usize {
        self.iter().position(|side| side.contains(seat)).unwrap_or_default()
    }

    /// The place of a side in a ranking, from 0: the best place of its partners.
    pub fn place(&self, ranking: &[SeatSet], side: SeatSet) -> usize {
        ranking.iter().position(|place| place.0 & side.0 != 0).unwrap_or(ranking.len())
    }

    /// The share of the points that a seat gets: 1 for each other side behind its own, ½ for each tied with it,
    /// divided by the number of other sides.
    pub fn share(&self, ranking: &[SeatSet], seat: Seat) -> f64 {
        let own = self.partners(seat);
        let place = self.place(ranking, own);
        let (mut sum, mut others) = (0.0, 0.0);
        for other in self.iter().filter(|other| *other != own) {
            others += 1.0;
            sum += match place.cmp(&self.place(ranking, other)) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
        }
        if others > 0.0 { sum / others } else { 0.5 }
    }

    /// The verdict for a seat under this ranking. Of three or four sides only the first wins: the second has
    /// lost, and so has a player who resigned before the others drew.
    pub fn verdict(&self, ranking: &[SeatSet], seat: Seat) -> Verdict {
        let own = self.partners(seat);
        let place = self.place(ranking, own);
        let others = self.iter().filter(|other| *other != own);
        match others.map(|other| self.place(ranking, other)).min() {
            Some(best) if best < place => Verdict::Lost,
            Some(best) if best == place => Verdict::Drawn,
            _ => Verdict::Won,
        }
    }
}
