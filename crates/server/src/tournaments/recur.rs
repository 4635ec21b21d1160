//! Recurring tournaments.

use crate::time::{DAY, Moment};
use jiff::civil::{Date, Weekday};
use jiff::{Timestamp, ToSpan, tz::TimeZone};
use protocol::tournaments::Recurrence;

/// The first moment of a series after `now`; `last` is its last start. `None` at the end of the calendar.
pub fn next(rule: Recurrence, last: Moment, now: Moment) -> Option<Moment> {
    match rule {
        Recurrence::Days { every } => {
            let step = i64::from(every.max(1)) * DAY;
            let missed = (now - last).max(0).div_euclid(step);
            Some(last + (missed + 1) * step)
        }
        Recurrence::Monthly => {
            let (mut at, day) = (last, last.div_euclid(DAY) * DAY);
            // The server may have been off for years.
            for _ in 0..1_200 {
                at = monthly(at)? + (last - day);
                if at > now {
                    return Some(at);
                }
                at = at.div_euclid(DAY) * DAY;
            }
            None
        }
    }
}

/// The same weekday in the same week of the next month, at midnight.
fn monthly(at: Moment) -> Option<Moment> {
    let date = Timestamp::from_millisecond(at).ok()?.to_zoned(TimeZone::UTC).date();
    let week = (date.day() - 1) / 7 + 1;
    let month = date.first_of_month().checked_add(1.month()).ok()?;
    let day = nth(month, week, date.weekday())?;
    Some(day.to_zoned(TimeZone::UTC).ok()?.timestamp().as_millisecond())
}

/// The n-th weekday of a month; the last one instead of a fifth.
fn nth(month: Date, week: i8, weekday: Weekday) -> Option<Date> {
    let nth = if week >= 5 { -1 } else { week };
    month.nth_weekday_of_month(nth, weekday).ok()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn at(text: &str) -> Moment {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    #[test]
    fn each_first_saturday_comes_once_a_month_at_the_same_hour() {
        let first = at("2026-11-07T18:00:00Z");
        let mut now = first;
        for day in ["2026-12-05", "2027-01-02", "2027-02-06", "2027-03-06"] {
            let found = next(Recurrence::Monthly, now, now).unwrap();
            assert_eq!(found, at(&format!("{day}T18:00:00Z")));
            now = found;
        }
        let late = next(Recurrence::Monthly, first, at("2027-02-10T00:00:00Z")).unwrap();
        assert_eq!(late, at("2027-03-06T18:00:00Z"));
    }

    #[test]
    fn a_fifth_weekday_is_the_last_one() {
        let fifth = at("2026-10-31T09:30:00Z");
        assert_eq!(next(Recurrence::Monthly, fifth, fifth), Some(at("2026-11-28T09:30:00Z")));
    }

    #[test]
    fn what_was_missed_is_not_made_up_for() {
        let rule = Recurrence::Days { every: 7 };
        assert_eq!(next(rule, 0, 0), Some(7 * DAY));
        assert_eq!(next(rule, 0, 20 * DAY), Some(21 * DAY));
        assert_eq!(next(rule, 0, 21 * DAY), Some(28 * DAY));
    }
}
