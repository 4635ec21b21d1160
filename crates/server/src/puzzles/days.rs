//! The puzzle of each day. It is chosen at the first request and stored for all nodes for good, because the
//! collections grow and puzzles are retired.

use super::library::{Entry, Library};
use super::{Puzzles, is_retired};
use crate::fail::{Answer, Fail};
use crate::lock::lock;
use crate::store::{Write, puzzles as kept};
use crate::time::Moment;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use protocol::puzzles::{PuzzleDay, PuzzleDays};
use std::collections::HashMap;

/// The first day with a puzzle.
const FIRST: Date = Date::constant(2026, 11, 1);
/// Days per list.
const LISTED: usize = 31;

/// The day of a moment (UTC).
pub fn day_of(at: Moment) -> Date {
    let stamp = jiff::Timestamp::from_millisecond(at).unwrap_or_default();
    stamp.to_zoned(TimeZone::UTC).date()
}

/// When a day begins.
fn beginning(day: Date) -> Moment {
    day.to_zoned(TimeZone::UTC).map_or(0, |start| start.timestamp().as_millisecond())
}

/// Parses a day. Only the full form is accepted, so that each day has one name.
fn read(day: &str) -> Option<Date> {
    day.parse::<Date>().ok().filter(|date| date.to_string() == day)
}

impl Puzzles {
    /// The puzzle of a day, or of `today`; none of future days.
    pub async fn day(&self, day: &str) -> Answer<PuzzleDay> {
        let day = self.date(day).ok_or_else(Fail::missing)?;
        let puzzle = self.view(self.of_day(day).await?, &*self.standings().await?)?;
        Ok(PuzzleDay { day: day.to_string(), puzzle })
    }

    /// The name of the puzzle of a day, or of `today`.
    pub async fn name_of_day(&self, day: &str) -> Option<&'static str> {
        Some(&self.of_day(self.date(day)?).await.ok()?.name)
    }

    /// Parses a day that has a puzzle by now.
    fn date(&self, day: &str) -> Option<Date> {
        let today = day_of(self.time.now());
        let day = if day == "today" { Some(today) } else { read(day) };
        day.filter(|day| (FIRST..=today).contains(day))
    }

    /// The puzzles of the days before a day, or up to today, latest first.
    pub async fn days(&self, before: Option<&str>) -> Answer<PuzzleDays> {
        let today = day_of(self.time.now());
        let bad = || Fail::bad("bad-request").with("detail", "before");
        let before = before.map(|before| read(before).ok_or_else(bad)).transpose()?;
        let last = before.and_then(|day| day.yesterday().ok()).unwrap_or(today).min(today);
        let before_it = |day: &Date| day.yesterday().ok();
        let listed: Vec<Date> = std::iter::successors(Some(last), before_it)
            .take_while(|day| *day >= FIRST)
            .take(LISTED)
            .collect();
        let (entries, standings) = (self.of_days(&listed).await?, self.standings().await?);
        let shown = |(day, entry): (&Date, &&'static Entry)| -> Answer<PuzzleDay> {
            Ok(PuzzleDay { day: day.to_string(), puzzle: self.view(entry, &standings)? })
        };
        let days = listed.iter().zip(&entries).map(shown).collect::<Answer<Vec<_>>>()?;
        let earlier = listed.last().filter(|day| **day > FIRST);
        Ok(PuzzleDays { days, before: earlier.map(Date::to_string) })
    }

    /// Whether a puzzle is that of the day of a moment.
    pub(super) async fn is_of_day(&self, entry: &Entry, at: Moment) -> Answer<bool> {
        let day = day_of(at);
        Ok(day >= FIRST && self.of_day(day).await?.name == entry.name)
    }

    async fn of_day(&self, day: Date) -> Answer<&'static Entry> {
        self.of_days(&[day]).await?.pop().ok_or_else(Fail::missing)
    }

    /// The puzzles of these days, which are sorted latest first. The cache is bounded by the number of days.
    async fn of_days(&self, days: &[Date]) -> Answer<Vec<&'static Entry>> {
        let unknown: Vec<Date> = {
            let known = lock(&self.days);
            days.iter().copied().filter(|day| !known.contains_key(day)).collect()
        };
        if let (Some(last), Some(first)) = (unknown.first(), unknown.last()) {
            let found = self.choose(*first, *last, &unknown).await?;
            lock(&self.days).extend(found);
        }
        let known = lock(&self.days);
        days.iter().map(|day| known.get(day).copied().ok_or_else(Fail::missing)).collect()
    }

    /// Reads the puzzles of days. A day without one gets an unretired puzzle for good, unless another node
    /// was faster. Dropping this future is harmless: a day has its puzzle or not.
    async fn choose(&self, first: Date, last: Date, days: &[Date]) -> Answer<HashMap<Date, &'static Entry>> {
        let (first, last) = (beginning(first), beginning(last));
        let standings = self.standings().await?;
        let retired = |name: &str| standings.get(name).is_some_and(is_retired);
        let fresh = |day: Date| puzzles::today_without(&day.to_string(), retired).map(|puzzle| puzzle.id());
        let mut given: HashMap<Moment, String> =
            kept::shown(&self.store, first, last).await?.into_iter().collect();
        let without = days.iter().filter(|day| !given.contains_key(&beginning(**day)));
        let new: Vec<(Moment, String)> =
            without.filter_map(|day| Some((beginning(*day), fresh(*day)?))).collect();
        if !new.is_empty() {
            let write = |write: Write, (day, puzzle): &(Moment, String)| write.then(kept::show(*day, puzzle));
            self.store.write(new.iter().fold(Write::new(), write)).await?;
            given = kept::shown(&self.store, first, last).await?.into_iter().collect();
        }
        let library = Library::get();
        let entry = |day: &Date| {
            // Another version of the program may have chosen a puzzle that this one lacks.
            let chosen = given.get(&beginning(*day)).and_then(|name| library.find(name));
            Some((*day, chosen.or_else(|| library.find(&fresh(*day)?))?))
        };
        Ok(days.iter().filter_map(entry).collect())
    }
}
