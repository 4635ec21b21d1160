//! The alpha-beta window.

use crate::score::Score;

/// The scores that still matter to a node: the player to move is assured of `alpha`, and the opponent will not
/// allow `beta` or more.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Window {
    /// The lower bound.
    pub alpha: Score,
    /// The upper bound.
    pub beta: Score,
}

impl Window {
    /// Every score.
    pub const FULL: Self = Self { alpha: Score::LEAST, beta: Score::MOST };

    /// The aspiration window around an expected score.
    pub fn around(score: Score, reach: i32) -> Self {
        Self { alpha: Score(score.0 - reach), beta: Score(score.0 + reach) }
    }

    /// A null window: tests only whether a score is above alpha.
    #[inline]
    pub fn null(alpha: Score) -> Self {
        Self { alpha, beta: Score(alpha.0 + 1) }
    }

    /// Whether it is a null window; other nodes are on the principal variation.
    #[inline]
    pub fn is_null(self) -> bool {
        self.beta.0 - self.alpha.0 <= 1
    }

    /// Whether a score lies strictly within.
    #[inline]
    pub fn contains(self, score: Score) -> bool {
        score > self.alpha && score < self.beta
    }

    /// The same window with a score that was found as its lower bound.
    #[inline]
    pub fn above(self, score: Score) -> Self {
        Self { alpha: self.alpha.max(score), ..self }
    }

    /// The window as seen one turn later.
    #[inline]
    pub fn a_turn_later(self) -> Self {
        Self { alpha: self.alpha.a_turn_later(), beta: self.beta.a_turn_later() }
    }
}

impl std::ops::Neg for Window {
    type Output = Self;

    /// The window as seen by the opponent.
    #[inline]
    fn neg(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}
