//! The puzzle of each day.

use super::Puzzles;
use super::library::{Entry, Library};
use crate::fail::{Answer, Fail};
use crate::lock::lock;
use crate::time::Moment;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use protocol::puzzles::{PuzzleDay, PuzzleDays};

/// The first day that has a puzzle.
const FIRST: Date = Date::constant(2026, 11, 1);
/// How many days a list has.
const LISTED: usize = 31;

/// The day of a moment (UTC).
pub fn day_of(at: Moment) -> Date {
    let stamp = jiff::Timestamp::from_millisecond(at).unwrap_or_default();
    stamp.to_zoned(TimeZone::UTC).date()
}

/// A day as requests write it; only in full, so that a day has one name.
fn read(day: &str) -> Option<Date> {
    day.parse::<Date>().ok().filter(|date| date.to_string() == day)
}

impl Puzzles {
    /// The puzzle of a day, or of `today`; none of days to come.
    pub async fn day(&self, day: &str) -> Answer<PuzzleDay> {
        let day = self.date(day).ok_or_else(Fail::missing)?;
        let puzzle = self.view(self.of_day(day)?, &*self.standings().await?)?;
        Ok(PuzzleDay { day: day.to_string(), puzzle })
    }

    /// The name of the puzzle of a day, or of `today`.
    pub fn name_of_day(&self, day: &str) -> Option<&'static str> {
        Some(&self.of_day(self.date(day)?).ok()?.name)
    }

    /// A day that has a puzzle by now.
    fn date(&self, day: &str) -> Option<Date> {
        let today = day_of(self.time.now());
        let day = if day == "today" { Some(today) } else { read(day) };
        day.filter(|day| (FIRST..=today).contains(day))
    }

    /// The days before one, or up to today, with their puzzles, the latest first.
    pub async fn days(&self, before: Option<&str>) -> Answer<PuzzleDays> {
        let today = day_of(self.time.now());
        let bad = || Fail::bad("bad-request").with("detail", "before");
        let before = before.map(|before| read(before).ok_or_else(bad)).transpose()?;
        let mut day = before.and_then(|day| day.yesterday().ok()).unwrap_or(today).min(today);
        let (mut days, standings) = (Vec::new(), self.standings().await?);
        while day >= FIRST && days.len() < LISTED {
            days.push(PuzzleDay { day: day.to_string(), puzzle: self.view(self.of_day(day)?, &standings)? });
            day = day.yesterday().map_err(|_| Fail::internal())?;
        }
        let last = days.last().map(|last| last.day.clone());
        Ok(PuzzleDays { days, before: last.filter(|_| day >= FIRST) })
    }

    /// Whether a puzzle is that of the day of a moment.
    pub(super) fn is_of_day(&self, entry: &Entry, at: Moment) -> bool {
        let day = day_of(at);
        day >= FIRST && self.of_day(day).is_ok_and(|of_day| of_day.name == entry.name)
    }

    /// Which puzzle a day has. A day is looked up in the whole collection, and then remembered; there are no more of
    /// them than days.
    fn of_day(&self, day: Date) -> Answer<&'static Entry> {
        let day = day.to_string();
        let known = lock(&self.days).get(&day).cloned();
        let name =
            known.or_else(|| puzzles::today(&day).map(|puzzle| puzzle.id())).ok_or_else(Fail::missing)?;
        let entry = Library::get().find(&name).ok_or_else(Fail::missing)?;
        lock(&self.days).insert(day, name);
        Ok(entry)
    }
}
