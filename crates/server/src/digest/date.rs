//! Moments for people: in their time zone, language and calendar.

use crate::time::Moment;
use icu_datetime::DateTimeFormatter;
use icu_datetime::fieldsets::MDE;
use icu_datetime::input::{Date, DateTime, Time};
use icu_locale_core::Locale;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use texts::Lang;

/// The day and time of a moment, such as “Friday, 20 November, 18:00”; `None` outside the range of the
/// calendars.
pub fn written(moment: Moment, zone: &TimeZone, lang: Lang) -> Option<String> {
    let here = zone.to_datetime(Timestamp::from_millisecond(moment).ok()?);
    // The 24-hour clock: “18:00” is understood wherever these languages are spoken.
    let locale: Locale = format!("{}-u-hc-h23", lang.code()).parse().ok()?;
    let writer = DateTimeFormatter::try_new(locale.into(), MDE::long().with_time_hm()).ok()?;
    let (month, day) = (here.month().unsigned_abs(), here.day().unsigned_abs());
    let date = Date::try_new_iso(i32::from(here.year()), month, day).ok()?;
    let time = Time::try_new(here.hour().unsigned_abs(), here.minute().unsigned_abs(), 0, 0).ok()?;
    Some(writer.format(&DateTime { date, time }).to_string())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_moment_is_written_in_the_language_the_calendar_and_the_zone_of_the_reader() {
        let moment = "2026-11-20T17:00:00Z".parse::<Timestamp>().unwrap().as_millisecond();
        let in_zone = |zone, lang| written(moment, &TimeZone::get(zone).unwrap(), lang).unwrap();
        for (zone, lang, parts) in [
            ("Europe/London", Lang::En, ["Friday", "November", "20", "17:00"]),
            ("Asia/Tehran", Lang::Fa, ["جمعه", "آبان", "۲۹", "۲۰:۳۰"]),
            ("Asia/Jerusalem", Lang::He, ["שישי", "נובמבר", "20", "19:00"]),
            ("Europe/Warsaw", Lang::Pl, ["piątek", "listopada", "20", "18:00"]),
            ("America/Sao_Paulo", Lang::Pt, ["sexta-feira", "novembro", "20", "14:00"]),
        ] {
            let text = in_zone(zone, lang);
            assert!(parts.iter().all(|part| text.contains(part)), "{text}");
        }
        assert_eq!(written(i64::MAX, &TimeZone::UTC, Lang::En), None);
    }
}
