//! The difficulty of a puzzle, measured when it was found.

/// What the engine needs to solve a puzzle.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Difficulty {
    /// The lowest level that finds a right turn, or 11 if none does.
    pub level: u8,
    /// The binary logarithm of the number of nodes after which the engine at full strength plays a right turn
    /// and does not change its mind.
    pub effort: u8,
    /// How many wrong steps the policy prefers to the right one.
    pub tempting: u8,
}

impl Difficulty {
    /// The level of a puzzle that no level solves.
    pub const UNSOLVED: u8 = 11;

    /// An initial rating on the scale of players' ratings, for use until people have tried the puzzle.
    ///
    /// ```
    /// use puzzles::Difficulty;
    ///
    /// let easy = Difficulty { level: 1, effort: 5, tempting: 0 };
    /// let hard = Difficulty { level: 10, effort: 14, tempting: 40 };
    /// assert!(easy.rating() < 1000 && hard.rating() > 2000);
    /// ```
    pub fn rating(self) -> u16 {
        let tempting = u16::from(u8::BITS as u8 - self.tempting.leading_zeros() as u8);
        let nodes = u16::from(self.effort.saturating_sub(5).min(12));
        500 + 100 * u16::from(self.level.min(Self::UNSOLVED)) + 40 * nodes + 30 * tempting
    }
}

/// The number of bands of difficulty.
const BANDS: usize = 5;

/// Splits puzzles sorted by difficulty into bands of about equal size.
///
/// ```
/// let sizes: Vec<usize> = puzzles::bands(&[0; 14]).map(<[u16]>::len).collect();
/// assert_eq!(sizes, [2, 3, 3, 3, 3]);
/// ```
pub fn bands<T>(sorted: &[T]) -> impl Iterator<Item = &[T]> {
    let bound = |band: usize| sorted.len() * band / BANDS;
    (0..BANDS).map(move |band| &sorted[bound(band)..bound(band + 1)])
}
