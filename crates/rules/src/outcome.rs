//! How games end: the reason, the winners and the ranking.

use crate::seat::SeatSet;

/// Why a game ended.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize, serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// Skud: a harmony ring.
    Ring,
    /// Skud: a reserve ran out of basic flowers.
    LastFlower,
    /// Skud: everybody passed in succession.
    Stuck,
    /// Street: a true claim of the four midlines.
    Claim,
    /// Street: harmonies across all four midlines, without a claim.
    Midlines,
    /// Street: nothing to move and nothing to deploy.
    #[cfg_attr(feature = "serde", serde(rename = "no-move"))]
    Stalemated,
    /// Halma: the target camp is full of the mover's pieces.
    Camp,
    /// Halma: the target camp is full, not only of the mover's pieces.
    FullCamp,
    /// Halma: pieces left in their own camp for too long.
    LeaveBy,
    /// Halma: no player still in could move.
    #[cfg_attr(feature = "serde", serde(rename = "no-moves"))]
    NobodyCanMove,
    /// The third occurrence of a position.
    Repetition,
    /// The turn limit was reached.
    TurnLimit,
    /// A player gave up.
    Resign,
}

impl Reason {
    /// All reasons; the files of the lab keep their places in this order.
    pub const ALL: [Self; 13] = [
        Self::Ring,
        Self::LastFlower,
        Self::Stuck,
        Self::Claim,
        Self::Midlines,
        Self::Stalemated,
        Self::Camp,
        Self::FullCamp,
        Self::LeaveBy,
        Self::NobodyCanMove,
        Self::Repetition,
        Self::TurnLimit,
        Self::Resign,
    ];

    /// The identifier in records and `locales/`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ring => "ring",
            Self::LastFlower => "last-flower",
            Self::Stuck => "stuck",
            Self::Claim => "claim",
            Self::Midlines => "midlines",
            Self::Stalemated => "no-move",
            Self::Camp => "camp",
            Self::FullCamp => "full-camp",
            Self::LeaveBy => "leave-by",
            Self::NobodyCanMove => "no-moves",
            Self::Repetition => "repetition",
            Self::TurnLimit => "turn-limit",
            Self::Resign => "resign",
        }
    }

    /// Whether this reason is a draw among the players still in the game.
    pub const fn is_draw(self) -> bool {
        matches!(self, Self::Stuck | Self::NobodyCanMove | Self::Repetition | Self::TurnLimit)
    }
}

/// How a game ended.
///
/// ```
/// use rules::game::{Outcome, Reason, Seat, SeatSet};
///
/// let outcome = Outcome::win(SeatSet::of(Seat(1)), SeatSet::all(2), Reason::Ring);
/// assert!(!outcome.is_draw() && outcome.winner.contains(Seat(1)));
/// assert_eq!(outcome.ranking[1], SeatSet::of(Seat(0)));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize, serde::Serialize))]
pub struct Outcome {
    /// The seat or team that won; empty in a draw. With four players the first to finish has won, even if the
    /// others then draw.
    pub winner: SeatSet,
    /// Why the game ended.
    pub reason: Reason,
    /// The seats from best to worst. Seats that share a place are in one set; unused places are empty.
    pub ranking: [SeatSet; 4],
}

impl Outcome {
    /// A draw of everybody in `seats`.
    pub const fn draw(seats: SeatSet, reason: Reason) -> Self {
        let none = SeatSet::NONE;
        Self { winner: none, reason, ranking: [seats, none, none, none] }
    }

    /// `winner` before the rest of `seats`.
    pub const fn win(winner: SeatSet, seats: SeatSet, reason: Reason) -> Self {
        let rest = SeatSet(seats.0 & !winner.0);
        Self { winner, reason, ranking: [winner, rest, SeatSet::NONE, SeatSet::NONE] }
    }

    /// The same outcome with `last` placed behind all others.
    pub fn with_last(mut self, last: SeatSet) -> Self {
        let others = self.ranking.map(|place| SeatSet(place.0 & !last.0));
        let places = others.into_iter().chain([last]).filter(|place| !place.is_empty());
        self.ranking = [SeatSet::NONE; 4];
        for (place, seats) in self.ranking.iter_mut().zip(places) {
            *place = seats;
        }
        self
    }

    /// Whether nobody won.
    pub const fn is_draw(&self) -> bool {
        self.winner.is_empty()
    }

    /// Whether somebody has won by finishing and the others then drew.
    pub const fn rest_drew(&self) -> bool {
        !self.winner.is_empty() && self.reason.is_draw()
    }
}
