//! Time off. Each account has a number of days per calendar year (UTC) during which its clocks in
//! correspondence games stand still, counted in milliseconds. Past periods never change, so every node counts
//! the same.

use super::People;
use super::identity::Identity;
use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::node::limits::TIME_OFF;
use crate::store::time_off::{self as kept, Period};
use crate::time::{DAY, HOUR, MINUTE, Moment, year, year_begins};
use protocol::people::{AwayTime, NewTimeOff, TimeOff, YearLeft};

/// The shortest period. One that is ended earlier counts as this long.
const LEAST: i64 = HOUR;
/// How far ahead a period may begin.
const AHEAD: i64 = 366 * DAY;
/// The most conflicts in a row with other changes of the same account.
const TRIES: u32 = 8;

/// The time taken in a year.
fn taken(periods: &[Period], year: i16) -> i64 {
    let (from, until) = (year_begins(year), year_begins(year + 1));
    let part = |period: &Period| {
        let ends = period.ends.max(period.begins + LEAST);
        (ends.min(until) - period.begins.max(from)).max(0)
    };
    periods.iter().map(part).sum()
}

/// The period that has not ended yet.
fn current(periods: &[Period], now: Moment) -> Option<Period> {
    periods.last().filter(|last| last.ends > now).copied()
}

impl People {
    fn left(&self, periods: &[Period], year: i16) -> YearLeft {
        YearLeft { year, left: i64::from(self.time_off_days) * DAY - taken(periods, year) }
    }

    pub async fn time_off(&self, account: &str) -> Answer<TimeOff> {
        let (periods, now) = (kept::all(&self.store, account).await?, self.time.now());
        let left = [year(now), year(now) + 1].map(|year| self.left(&periods, year));
        let away = |period: Period| AwayTime { begins: period.begins, until: period.ends };
        Ok(TimeOff {
            days_a_year: self.time_off_days,
            now: current(&periods, now).map(away),
            left: left.into_iter().map(|year| YearLeft { left: year.left.max(0), ..year }).collect(),
        })
    }

    /// All periods of an account: past, present and future.
    pub(super) async fn own_time_off(&self, account: &str) -> Answer<Vec<AwayTime>> {
        let periods = kept::all(&self.store, account).await?;
        Ok(periods.into_iter().map(|period| AwayTime { begins: period.begins, until: period.ends }).collect())
    }

    /// Takes time off, or changes the begin and end of the current or coming period.
    pub async fn take_time_off(&self, who: &Identity, new: &NewTimeOff) -> Answer<TimeOff> {
        if who.person.guest {
            return Err(Fail::forbidden("account-only"));
        }
        self.change_time_off(who.id(), |periods, now| self.wished(periods, new, now).map(Some)).await
    }

    /// Ends the current period, or cancels the coming one.
    pub async fn end_time_off(&self, account: &str) -> Answer<TimeOff> {
        let ended = |periods: &[Period], now| {
            let running = current(periods, now).filter(|period| period.begins < now);
            Ok(running.map(|period| Period { ends: now, ..period }))
        };
        self.change_time_off(account, ended).await
    }

    /// The requested period, if it is allowed.
    fn wished(&self, periods: &[Period], new: &NewTimeOff, now: Moment) -> Answer<Period> {
        let wrong = |what: &str| Fail::bad("bad-time-off").with("what", what);
        let before = current(periods, now);
        let begun = before.filter(|period| period.begins <= now);
        let begins = match begun {
            Some(period) => period.begins,
            None => new.begins.unwrap_or(now),
        };
        // Allow for the time in which the form was filled in.
        let begins = if begun.is_none() && begins > now - 5 * MINUTE { begins.max(now) } else { begins };
        if begun.is_none() && !(now..=now + AHEAD).contains(&begins) {
            return Err(wrong("begins"));
        }
        if new.until < begins + LEAST || new.until < now || new.until > begins + AHEAD {
            return Err(wrong("until"));
        }
        let number = match before {
            Some(period) => period.number,
            None => periods.last().map_or(1, |last| last.number + 1),
        };
        let wished = Period { number, begins, ends: new.until };
        let mut after = periods.to_vec();
        after.retain(|period| period.number != number);
        after.push(wished);
        for year in [year(begins), year(new.until)] {
            if self.left(&after, year).left < 0 {
                return Err(Fail::conflict("no-time-off-left").with("days", self.time_off_days));
            }
        }
        Ok(wished)
    }

    /// Replaces the last period of an account; `None` deletes the coming one.
    async fn change_time_off(
        &self,
        account: &str,
        change: impl Fn(&[Period], Moment) -> Answer<Option<Period>>,
    ) -> Answer<TimeOff> {
        self.limits.count(TIME_OFF, account).await?;
        for _ in 0..TRIES {
            let (periods, now) = (kept::all(&self.store, account).await?, self.time.now());
            let write = match (current(&periods, now), change(&periods, now)?) {
                (None, None) => return self.time_off(account).await,
                (None, Some(after)) => kept::add(account, after),
                (Some(before), Some(after)) => kept::change(account, before, after),
                (Some(before), None) => kept::take_back(account, before),
            };
            match self.store.write(write.then(kept::look_again(account, now))).await {
                Ok(_) => {
                    self.games.time_off_changed(account);
                    return self.time_off(account).await;
                }
                Err(Error::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Fail::unavailable())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_year_counts_its_own_part_and_every_time_off_at_least_an_hour() {
        let turn = year_begins(2027);
        let periods = [
            Period { number: 1, begins: turn - 20 * DAY, ends: turn - 20 * DAY + MINUTE },
            Period { number: 2, begins: turn - DAY, ends: turn + 2 * DAY },
        ];
        assert_eq!((taken(&periods, 2026), taken(&periods, 2027)), (HOUR + DAY, 2 * DAY));
    }
}
