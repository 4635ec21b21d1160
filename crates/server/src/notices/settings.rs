//! An account's settings for notices: switches, quiet hours, the hours of digests.

use super::Notices;
use crate::fail::{Answer, Fail};
use crate::store::notices::{self as kept, Kept};
use crate::store::{Store, deliveries};
use crate::time::{DAY, MINUTE, Moment};
use jiff::civil::Time as Clock;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan, Zoned};
use protocol::notices::{Digest, NoticeKind, NoticeSettings, NoticeSwitch, QuietHours};
use std::collections::HashSet;
use strum::IntoEnumIterator;
use texts::Lang;

/// The most days between two digests.
const LONGEST: u8 = 30;

/// The default switch of a kind. Devices and webhooks also need a registration, and mails need chosen hours.
fn usual(kind: NoticeKind) -> NoticeSwitch {
    let waits = match kind {
        NoticeKind::Turn
        | NoticeKind::Deadline
        | NoticeKind::Offer
        | NoticeKind::Challenge
        | NoticeKind::Pairing => true,
        NoticeKind::Began
        | NoticeKind::Over
        | NoticeKind::Message
        | NoticeKind::Followed
        | NoticeKind::Club => false,
    };
    let (page, told) = (kind != NoticeKind::Followed, kind == NoticeKind::Message);
    NoticeSwitch { kind, page, push: waits || told, mail: waits, webhook: page }
}

/// The settings of an account that has changed nothing.
fn default(language: &str) -> NoticeSettings {
    NoticeSettings {
        switches: NoticeKind::iter().map(usual).collect(),
        quiet: None,
        time_zone: "UTC".to_string(),
        language: language.to_string(),
        digest: Digest { hours: Vec::new(), days: 1 },
    }
}

/// Settings with a switch for each kind, in the order of the kinds.
fn whole(settings: NoticeSettings) -> NoticeSettings {
    let given = |kind| settings.switches.iter().find(|switch| switch.kind == kind).copied();
    let switches = NoticeKind::iter().map(|kind| given(kind).unwrap_or_else(|| usual(kind))).collect();
    NoticeSettings { switches, ..settings }
}

/// The settings of an account, and when it was last mailed.
pub async fn of(store: &Store, account: &str) -> Answer<Kept> {
    let kept = kept::settings_of(store, account).await?;
    let none = || Kept { account: account.to_string(), settings: default(Lang::En.code()), mailed_at: None };
    Ok(kept.map_or_else(none, |kept| Kept { settings: whole(kept.settings), ..kept }))
}

/// The same for several accounts.
pub async fn of_all(store: &Store, accounts: &[String]) -> Answer<Vec<Kept>> {
    let mut found = kept::settings(store, accounts).await?;
    for kept in &mut found {
        kept.settings = whole(kept.settings.clone());
    }
    let said: HashSet<String> = found.iter().map(|kept| kept.account.clone()).collect();
    let silent = accounts.iter().filter(|account| !said.contains(*account));
    let silent = silent.map(|account| Kept {
        account: account.clone(),
        settings: default(Lang::En.code()),
        mailed_at: None,
    });
    Ok(found.into_iter().chain(silent.collect::<Vec<_>>()).collect())
}

pub fn switch(settings: &NoticeSettings, kind: NoticeKind) -> NoticeSwitch {
    settings.switches.iter().find(|switch| switch.kind == kind).copied().unwrap_or_else(|| usual(kind))
}

fn check(given: &NoticeSettings) -> Answer<()> {
    let kinds: HashSet<NoticeKind> = given.switches.iter().map(|switch| switch.kind).collect();
    let hours = &given.digest.hours;
    let quiet = given
        .quiet
        .is_none_or(|QuietHours { from, until }| from != until && i64::from(from.max(until)) < DAY / MINUTE);
    if kinds.len() != given.switches.len() {
        Err(Fail::bad("bad-switches"))
    } else if !quiet {
        Err(Fail::bad("bad-quiet-hours"))
    } else if hours.iter().any(|hour| *hour > 23)
        || !hours.is_sorted_by(|one, next| one < next)
        || !(1..=LONGEST).contains(&given.digest.days)
    {
        Err(Fail::bad("bad-digest"))
    } else if zone(&given.time_zone).is_none() {
        Err(Fail::bad("bad-time-zone"))
    } else if language(&given.language).is_none() {
        Err(Fail::bad("bad-language"))
    } else {
        Ok(())
    }
}

/// The language with this code.
pub fn language(code: &str) -> Option<Lang> {
    Lang::ALL.into_iter().find(|lang| lang.code() == code)
}

fn zone(name: &str) -> Option<TimeZone> {
    TimeZone::get(name).ok()
}

fn local(moment: Moment, zone: &str) -> Zoned {
    let stamp = Timestamp::from_millisecond(moment).unwrap_or_default();
    stamp.to_zoned(self::zone(zone).unwrap_or(TimeZone::UTC))
}

/// When a device may next make a sound: now, or after the quiet hours.
pub fn loud_after(settings: &NoticeSettings, now: Moment) -> Moment {
    let Some(QuietHours { from, until }) = settings.quiet else { return now };
    let here = local(now, &settings.time_zone);
    let minute = u16::try_from(i64::from(here.hour()) * 60 + i64::from(here.minute())).unwrap_or(0);
    let is_quiet =
        if from < until { (from..until).contains(&minute) } else { minute >= from || minute < until };
    if !is_quiet {
        return now;
    }
    let end = Clock::constant((until / 60) as i8, (until % 60) as i8, 0, 0);
    let day = if minute < until { Ok(here.date()) } else { here.date().tomorrow() };
    let ended = day.and_then(|day| day.to_datetime(end).to_zoned(here.time_zone().clone()));
    ended.map_or(now, |ended| ended.timestamp().as_millisecond().max(now))
}

/// When the next digest of an account is due; `None` if it wants no mail.
pub fn digest_after(settings: &NoticeSettings, mailed_at: Option<Moment>, now: Moment) -> Option<Moment> {
    let Digest { hours, days } = &settings.digest;
    hours.first()?;
    let here = local(now, &settings.time_zone);
    // Days are counted from the day of the last mail. On that day itself, every chosen hour still has its
    // mail.
    let last = mailed_at.map(|at| local(at, &settings.time_zone).date());
    let mut day = here.date();
    if let Some(last) = last
        && last < day
    {
        day = day.max(last.checked_add(i64::from(*days).days()).ok()?);
    }
    for _ in 0..=usize::from(LONGEST) {
        for hour in hours {
            let at = day.at(*hour as i8, 0, 0, 0).to_zoned(here.time_zone().clone()).ok()?;
            let at = at.timestamp().as_millisecond();
            if at > now {
                return Some(at);
            }
        }
        // No hour is left on this day: go to the next one with mail.
        let step = if last == Some(day) { i64::from(*days) } else { 1 };
        day = day.checked_add(step.days()).ok()?;
    }
    None
}

impl Notices {
    /// The settings of an account; `language` is the default for its language.
    pub async fn settings(&self, account: &str, language: Lang) -> Answer<NoticeSettings> {
        let kept = kept::settings_of(&self.store, account).await?;
        Ok(kept.map_or_else(|| default(language.code()), |kept| whole(kept.settings)))
    }

    /// Changes the settings, from the next notice on.
    pub async fn set_settings(&self, account: &str, given: NoticeSettings) -> Answer<NoticeSettings> {
        check(&given)?;
        let given = whole(given);
        let mailed_at = kept::settings_of(&self.store, account).await?.and_then(|kept| kept.mailed_at);
        let next = digest_after(&given, mailed_at, self.time.now());
        let write = kept::set_settings(account, &given)?.then(deliveries::move_digest(account, next));
        self.store.write(write).await?;
        Ok(given)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn at(text: &str) -> Moment {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    fn settings(quiet: Option<(u16, u16)>, zone: &str, hours: &[u8], days: u8) -> NoticeSettings {
        NoticeSettings {
            quiet: quiet.map(|(from, until)| QuietHours { from, until }),
            time_zone: zone.to_string(),
            digest: Digest { hours: hours.to_vec(), days },
            ..default("en")
        }
    }

    #[test]
    fn what_comes_in_quiet_hours_waits_until_they_end_where_the_person_lives() {
        let night = settings(Some((22 * 60, 7 * 60 + 30)), "Europe/Warsaw", &[], 1);
        // 21:59, 22:00, 07:29 and 07:30 in Warsaw.
        let cases = [
            ("2026-11-19T20:59:00Z", "2026-11-19T20:59:00Z"),
            ("2026-11-19T21:00:00Z", "2026-11-20T06:30:00Z"),
            ("2026-11-20T06:29:59Z", "2026-11-20T06:30:00Z"),
            ("2026-11-20T06:30:00Z", "2026-11-20T06:30:00Z"),
            // The clock goes forward in this night.
            ("2027-03-27T22:00:00Z", "2027-03-28T05:30:00Z"),
        ];
        for (now, loud) in cases {
            assert_eq!(loud_after(&night, at(now)), at(loud), "{now}");
        }
        let noon = settings(Some((12 * 60, 13 * 60)), "UTC", &[], 1);
        assert_eq!(loud_after(&noon, at("2026-11-19T12:15:00Z")), at("2026-11-19T13:00:00Z"));
        assert_eq!(loud_after(&noon, at("2026-11-19T13:15:00Z")), at("2026-11-19T13:15:00Z"));
    }

    #[test]
    fn a_digest_goes_out_at_the_chosen_hours_and_days_where_the_person_lives() {
        let now = at("2026-11-19T12:00:00Z");
        assert_eq!(digest_after(&settings(None, "UTC", &[], 1), None, now), None);
        let twice = settings(None, "Asia/Tehran", &[8, 18], 1);
        // 15:30 in Tehran, which is three and a half hours ahead.
        assert_eq!(digest_after(&twice, None, now), Some(at("2026-11-19T14:30:00Z")));
        let evening = at("2026-11-19T14:30:00Z");
        assert_eq!(digest_after(&twice, Some(evening), evening), Some(at("2026-11-20T04:30:00Z")));
        let weekly = settings(None, "UTC", &[9], 7);
        assert_eq!(digest_after(&weekly, None, now), Some(at("2026-11-20T09:00:00Z")));
        let last = at("2026-11-17T09:00:00Z");
        assert_eq!(digest_after(&weekly, Some(last), last), Some(at("2026-11-24T09:00:00Z")));
        assert_eq!(digest_after(&weekly, Some(last), now), Some(at("2026-11-24T09:00:00Z")));
        let long_ago = at("2026-01-01T09:00:00Z");
        assert_eq!(digest_after(&weekly, Some(long_ago), now), Some(at("2026-11-20T09:00:00Z")));
    }

    #[test]
    fn a_digest_comes_once_for_each_hour_also_where_the_clock_changes() {
        let in_warsaw = |hours: &[u8]| settings(None, "Europe/Warsaw", hours, 1);
        let all = |hours: &[u8], from: &str, count: usize| {
            let (settings, mut now, mut last, mut found) = (in_warsaw(hours), at(from), None, Vec::new());
            for _ in 0..count {
                now = digest_after(&settings, last, now).unwrap();
                last = Some(now);
                found.push(now);
            }
            found
        };
        let moments = |texts: &[&str]| texts.iter().map(|text| at(text)).collect::<Vec<_>>();
        // In the night of 28 March 2027 there is no hour from two to three: its mail comes when three begins.
        let forward = ["2027-03-27T01:00:00Z", "2027-03-28T01:00:00Z", "2027-03-29T00:00:00Z"];
        assert_eq!(all(&[2], "2027-03-26T12:00:00Z", 3), moments(&forward));
        let both = ["2027-03-28T01:00:00Z", "2027-03-29T00:00:00Z", "2027-03-29T01:00:00Z"];
        assert_eq!(all(&[2, 3], "2027-03-27T12:00:00Z", 3), moments(&both));
        // In the night of 25 October 2026 there are two of them: the mail comes in the first.
        let back = ["2026-10-24T00:00:00Z", "2026-10-25T00:00:00Z", "2026-10-26T01:00:00Z"];
        assert_eq!(all(&[2], "2026-10-23T12:00:00Z", 3), moments(&back));
        let morning = ["2026-10-24T06:00:00Z", "2026-10-25T07:00:00Z"];
        assert_eq!(all(&[8], "2026-10-23T12:00:00Z", 2), moments(&morning));
    }

    #[test]
    fn settings_that_make_no_sense_are_refused() {
        let good = settings(Some((0, 1)), "Asia/Jerusalem", &[0, 23], 30);
        assert!(check(&good).is_ok());
        let twice = vec![usual(NoticeKind::Turn); 2];
        for wrong in [
            NoticeSettings { switches: twice, ..good.clone() },
            settings(Some((5, 5)), "UTC", &[], 1),
            settings(Some((0, 1_440)), "UTC", &[], 1),
            settings(None, "UTC", &[24], 1),
            settings(None, "UTC", &[9, 9], 1),
            settings(None, "UTC", &[9], 0),
            settings(None, "UTC", &[9], 31),
            settings(None, "Middle/Earth", &[], 1),
            settings(None, "../../etc/passwd", &[], 1),
            NoticeSettings { language: "de".to_string(), ..good.clone() },
        ] {
            assert!(check(&wrong).is_err(), "{wrong:?}");
        }
    }
}
