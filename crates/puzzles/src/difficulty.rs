//! How hard a puzzle is, as measured when it was found.

/// What solving it took the engine.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Difficulty {
    /// The lowest level that finds a right turn; 11 if none does.
    pub level: u8,
    /// The logarithm to the base 2 of the fewest nodes after which the engine at full strength plays a right turn and
    /// stays with it.
    pub effort: u8,
    /// How many wrong steps the policy likes better than the right one.
    pub tempting: u8,
}

impl Difficulty {
    /// The level of a puzzle that no level solves.
    pub const UNSOLVED: u8 = 11;

    /// A first rating on the scale of players' ratings, until people have tried it.
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

/// How many bands there are from the easiest puzzles to the hardest.
const BANDS: usize = 5;

/// What is sorted by difficulty, in bands of about equal size.
///
/// ```
/// let sizes: Vec<usize> = puzzles::bands(&[0; 14]).map(<[u16]>::len).collect();
/// assert_eq!(sizes, [2, 3, 3, 3, 3]);
/// ```
pub fn bands<T>(sorted: &[T]) -> impl Iterator<Item = &[T]> {
    let bound = |band: usize| sorted.len() * band / BANDS;
    (0..BANDS).map(move |band| &sorted[bound(band)..bound(band + 1)])
}
