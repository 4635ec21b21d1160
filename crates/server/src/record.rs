//! Records of games as text files.

use crate::game::rooms::Live;
use rules::record::Record;

/// The record of a game, with the names of its players.
pub fn text(live: &Live) -> String {
    let name = |sitting: &crate::game::seating::Sitting| match (&sitting.person, sitting.level) {
        (Some(person), _) => person.name.clone(),
        (None, Some(level)) => format!("level:{level}"),
        (None, None) => String::new(),
    };
    let players: Vec<String> = live.seats.iter().map(name).collect();
    Record::of(live.play.table(), &players, &date(live.created_at)).to_string()
}

/// The day of a moment (UTC), as `2026-11-15`.
pub fn date(moment: i64) -> String {
    let stamp = jiff::Timestamp::from_millisecond(moment).unwrap_or_default();
    stamp.strftime("%Y-%m-%d").to_string()
}
