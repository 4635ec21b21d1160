//! A solver's progress, computed from the attempts in any order.

use super::Puzzles;
use crate::fail::Answer;
use crate::store::puzzles as kept;
use crate::time::{DAY, Moment, date};
use protocol::puzzles::{PuzzleProgress, PuzzleRating, PuzzleStreak};

impl Puzzles {
    pub async fn progress(&self, account: &str) -> Answer<PuzzleProgress> {
        let store = &self.store;
        Ok(PuzzleProgress {
            ratings: self.ratings(account).await?,
            themes: kept::tallies(store, account).await?,
            streak: streak(&kept::days(store, account).await?, self.time.now()),
            due: kept::due(store, account).await?,
        })
    }

    /// The ratings of an account, with their current deviations.
    pub(super) async fn ratings(&self, account: &str) -> Answer<Vec<PuzzleRating>> {
        let now = self.time.now();
        let ratings = kept::solvers(&self.store, account).await?;
        Ok(ratings.into_iter().map(|solver| solver.view(now)).collect())
    }
}

/// Streaks of consecutive days; `days` is sorted.
fn streak(days: &[Moment], now: Moment) -> PuzzleStreak {
    let today = now - now.rem_euclid(DAY);
    let (mut longest, mut row, mut before) = (0, 0, None);
    for day in days {
        row = if before == Some(day - DAY) { row + 1 } else { 1 };
        longest = longest.max(row);
        before = Some(*day);
    }
    let goes_on = before.is_some_and(|last| last >= today - DAY);
    let last = before.map(date);
    PuzzleStreak { days: if goes_on { row } else { 0 }, longest, last }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_lasts_until_a_whole_day_has_passed_without_a_solution() {
        let days: Vec<Moment> = [1, 2, 3, 5, 6].map(|day| day * DAY).to_vec();
        let at = |moment| streak(&days, moment);
        assert_eq!((at(6 * DAY).days, at(6 * DAY).longest), (2, 3));
        assert_eq!(at(8 * DAY - 1).days, 2, "today is not over");
        assert_eq!((at(8 * DAY).days, at(8 * DAY).longest), (0, 3));
        assert_eq!(at(6 * DAY).last.as_deref(), Some("1970-01-07"));
        assert_eq!(streak(&[], 0), PuzzleStreak::default());
    }
}
