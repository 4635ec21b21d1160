//! The daily puzzle, the same for everybody.

use crate::collection::Collection;
use crate::puzzle::Puzzle;
use rules::zobrist::mix;

/// The puzzle of a day such as `2026-11-18`. The games take turns, so each has every third day. Rendezvous
/// hashing chooses the puzzle: the one whose name, hashed with the day, is greatest. So nearly all days keep
/// their puzzles when a collection grows.
///
/// ```
/// # #[cfg(feature = "collections")] {
/// let one = puzzles::today("2026-11-18").map(|puzzle| puzzle.id());
/// assert_eq!(one, puzzles::today("2026-11-18").map(|puzzle| puzzle.id()));
/// # }
/// ```
pub fn today(day: &str) -> Option<Puzzle> {
    today_without(day, |_| false)
}

/// Like [`today`], without the puzzles whose names `left_out` accepts.
pub fn today_without(day: &str, left_out: impl Fn(&str) -> bool) -> Option<Puzzle> {
    let collections: Vec<Collection<'static>> = Collection::all().filter(|all| !all.is_empty()).collect();
    let number = day_number(day)?;
    let games = collections.len() as u64;
    let collection = collections.get(number.checked_rem(games)? as usize)?;
    let lot = |i: &usize| collection.hash(*i).map(|hash| mix(hash ^ mix(number)));
    let kept = |i: &usize| collection.name(*i).is_some_and(|name| !left_out(&name));
    collection.get((0..collection.len()).filter(kept).max_by_key(lot)?)
}

/// Days since 1 March of year 0, or `None` if the text is not a date.
fn day_number(day: &str) -> Option<u64> {
    let parts: Vec<&str> = day.split('-').collect();
    let &[year, month, date] = &parts[..] else { return None };
    let digits = |text: &str, len: usize| text.len() == len && text.bytes().all(|b| b.is_ascii_digit());
    (digits(year, 4) && digits(month, 2) && digits(date, 2)).then_some(())?;
    let (year, month, date): (u64, u64, u64) = (year.parse().ok()?, month.parse().ok()?, date.parse().ok()?);
    ((1..=12).contains(&month) && (1..=31).contains(&date)).then_some(())?;
    // Years begin in March, so that the leap day is the last day of a year.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year.checked_sub(1)?, month + 9) };
    Some(365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + date - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_has_the_number_after_the_day_before() {
        let pairs =
            [("2026-11-18", "2026-11-19"), ("2026-12-31", "2027-01-01"), ("2028-02-28", "2028-02-29")];
        for (day, next) in
            pairs.into_iter().chain([("2027-02-28", "2027-03-01"), ("2028-02-29", "2028-03-01")])
        {
            assert_eq!(day_number(next), day_number(day).map(|number| number + 1), "{next}");
        }
        for wrong in ["", "today", "2026-13-01", "2026-1-01", "2026-01-32", "2026-01", "0000-01-01"] {
            assert_eq!(day_number(wrong), None, "{wrong}");
        }
    }
}
