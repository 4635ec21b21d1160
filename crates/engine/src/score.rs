//! The score of a position for the player to move: hundredths of a unit, or a proven result with its distance.

use std::fmt;

/// A value from the point of view of one seat.
///
/// ```
/// use engine::score::Score;
///
/// let (win, ahead) = (Score::win_in(3), Score::estimate(120));
/// assert!(win > ahead && ahead > Score::DRAW && Score::DRAW > Score::loss_in(2));
/// assert_eq!((win.turns_to_end(), ahead.turns_to_end()), (Some(3), None));
/// assert_eq!(-win, Score::loss_in(3));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize, serde::Serialize))]
pub struct Score(pub i32);

/// An immediate win; each turn further away is worth one less.
const WIN: i32 = 30_000;
/// The longest proven win, in turns.
const FURTHEST: i32 = 2_000;

impl Score {
    /// A draw.
    pub const DRAW: Self = Self(0);
    /// Below everything.
    pub const LEAST: Self = Self(-WIN - 1);
    /// Above everything.
    pub const MOST: Self = Self(WIN + 1);
    /// The highest score that is not a proven win; evaluations stay within it.
    pub const LIMIT: i32 = WIN - FURTHEST - 1;

    /// A win in this many turns.
    #[inline]
    pub const fn win_in(turns: u32) -> Self {
        Self(WIN - turns as i32)
    }

    /// A loss in this many turns.
    #[inline]
    pub const fn loss_in(turns: u32) -> Self {
        Self(turns as i32 - WIN)
    }

    /// An estimate, clamped below proven scores.
    #[inline]
    pub fn estimate(value: i32) -> Self {
        Self(value.clamp(-Self::LIMIT, Self::LIMIT))
    }

    /// Whether it is a proven win or loss.
    #[inline]
    pub const fn is_proven(self) -> bool {
        self.0.abs() > Self::LIMIT
    }

    /// The number of turns to a proven win, or minus the number to a proven loss.
    pub const fn turns_to_end(self) -> Option<i32> {
        if self.0 > Self::LIMIT {
            Some(WIN - self.0)
        } else if self.0 < -Self::LIMIT {
            Some(-WIN - self.0)
        } else {
            None
        }
    }

    /// The expected share of a point, from 0 to 1, where a `lead` in hundredths is worth 0.73.
    pub fn chance(self, lead: f64) -> f64 {
        match self.turns_to_end() {
            Some(_) => f64::from(u8::from(self.0 > 0)),
            None => 1.0 / (1.0 + (-f64::from(self.0) / lead).exp()),
        }
    }

    /// The score as seen one turn earlier: proven results are one turn further away.
    #[inline]
    pub const fn a_turn_earlier(self) -> Self {
        if self.0 > Self::LIMIT {
            Self(self.0 - 1)
        } else if self.0 < -Self::LIMIT {
            Self(self.0 + 1)
        } else {
            self
        }
    }

    /// The bound as seen one turn later; the inverse of [`a_turn_earlier`](Score::a_turn_earlier).
    #[inline]
    pub const fn a_turn_later(self) -> Self {
        if self.0 > Self::LIMIT {
            Self(self.0 + 1)
        } else if self.0 < -Self::LIMIT {
            Self(self.0 - 1)
        } else {
            self
        }
    }
}

impl std::ops::Neg for Score {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    /// Hundredths with a sign, or `win N` and `loss N` in turns.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.turns_to_end() {
            Some(turns) if turns >= 0 && self.0 > 0 => write!(f, "win {turns}"),
            Some(turns) => write!(f, "loss {}", -turns),
            None => write!(f, "{:+}", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nearer_win_is_better_and_a_nearer_loss_is_worse() {
        assert!(Score::win_in(1) > Score::win_in(3));
        assert!(Score::loss_in(1) < Score::loss_in(3));
        assert!(Score::win_in(1_000) > Score::estimate(1_000_000));
        assert_eq!(Score::win_in(3).a_turn_earlier(), Score::win_in(4));
        assert_eq!(Score::win_in(3).a_turn_earlier().a_turn_later(), Score::win_in(3));
        assert_eq!(Score::loss_in(3).turns_to_end(), Some(-3));
        assert_eq!((-Score::win_in(2)).to_string(), "loss 2");
    }

    #[test]
    fn a_greater_lead_promises_more_and_only_what_is_proven_is_certain() {
        let chance = |hundredths| Score::estimate(hundredths).chance(200.0);
        assert_eq!(chance(0), 0.5);
        assert!((chance(200) - 0.731).abs() < 0.001, "{}", chance(200));
        assert!((chance(-200) + chance(200) - 1.0).abs() < 1e-12);
        assert!(chance(100) < chance(200) && chance(4_000) < 1.0);
        assert_eq!((Score::win_in(9).chance(200.0), Score::loss_in(9).chance(200.0)), (1.0, 0.0));
    }
}
