//! Game records: a plain text file with tags, then the turns. Every line is kept as it was read, so writing
//! reproduces the same bytes, comments included.
//!
//! ```text
//! game: skud
//! seats: 2
//! options: preset=standard oasis=on
//! player G: Ana
//! date: 2026-11-15
//! result: G ring
//!
//! # a comment
//! 0H.B,K,R,W;0G.B,K,R,W
//! 1G.R3(0,-8);1H.R3(0,8)
//! ```

use crate::catalogue::GameSpec;
use crate::game::{Outcome, Seat, SeatSet};
use crate::message::Message;
use crate::options::Setup;
use crate::table::AnyGame;
use std::fmt;

/// One line of a record, without its end.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Line {
    Blank,
    Comment(String),
    Tag(String, String),
    Turns(Vec<String>),
}

/// A record as its lines.
///
/// ```
/// use rules::record::Record;
///
/// let text = "game: halma\n\n# a quiet start\n1A.c2-c3;1B.f7-f6\n";
/// let record = Record::read(text)?;
/// assert_eq!(record.to_string(), text);
/// // Opening it checks every turn.
/// let table = record.open()?;
/// assert_eq!(table.turn(), 2);
/// // The record of a game that was played.
/// let players = ["Ana".to_string(), "Ben".to_string()];
/// let written = Record::of(&*table, &players, "2026-11-15");
/// assert_eq!(written.tag("player B"), Some("Ben"));
/// assert!(written.to_string().ends_with("\n1A.c2-c3;1B.f7-f6\n"));
/// # Ok::<(), rules::message::Message>(())
/// ```
///
/// With the feature `serde` a record is its text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize, serde::Serialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub struct Record {
    lines: Vec<(Line, &'static str)>,
}

/// Entries per line when writing.
const ENTRIES_PER_LINE: usize = 6;

impl Record {
    /// Parses a record. This checks the form; [`open`](Record::open) checks the game.
    pub fn read(text: &str) -> Result<Self, Message> {
        let mut record = Self::default();
        let mut turns_begun = false;
        for (i, whole) in text.split_inclusive('\n').enumerate() {
            let (line, end) = match whole.strip_suffix('\n') {
                None => (whole, ""),
                Some(line) => line.strip_suffix('\r').map_or((line, "\n"), |line| (line, "\r\n")),
            };
            let wrong = |id| Message::new(id).number("line", i as i64 + 1).text("text", line);
            if line.contains(|c: char| c.is_control() && c != '\t') {
                return Err(wrong("record-control"));
            }
            let parsed = if line.is_empty() {
                Line::Blank
            } else if line.starts_with('#') {
                Line::Comment(line.to_string())
            } else if line.starts_with(|c: char| c.is_ascii_digit()) {
                turns_begun = true;
                Line::Turns(line.split(';').map(str::to_string).collect())
            } else if let (false, Some((name, value))) = (turns_begun, line.split_once(": ")) {
                if record.tag(name).is_some() {
                    return Err(wrong("record-tag-twice"));
                }
                Line::Tag(name.to_string(), value.to_string())
            } else {
                return Err(wrong("record-line"));
            };
            record.lines.push((parsed, end));
        }
        Ok(record)
    }

    /// The record of a game. `players` and `date` are written as given, with line breaks replaced by spaces.
    pub fn of(table: &dyn AnyGame, players: &[String], date: &str) -> Self {
        let setup = table.setup();
        let letters: Vec<char> = (setup.info().letters)(setup.seats).chars().collect();
        let mut tags = vec![
            ("game".to_string(), setup.info().id.to_string()),
            ("seats".to_string(), setup.seats.to_string()),
            ("options".to_string(), setup.summary()),
        ];
        if setup.info().draws_first {
            tags.push(("first".to_string(), setup.letter(setup.first).to_string()));
        }
        for (letter, player) in letters.iter().zip(players).filter(|(_, player)| !player.is_empty()) {
            tags.push((format!("player {letter}"), player.replace(char::is_control, " ")));
        }
        tags.push(("date".to_string(), date.replace(char::is_control, " ")));
        tags.push(("result".to_string(), result_tag(setup, table.outcome())));
        let start = table.start_position();
        tags.extend(start.map(|position| ("start".to_string(), position)));
        let tags = tags.into_iter().map(|(name, value)| Line::Tag(name, value));
        let entries = table.entries();
        let turns = entries.chunks(ENTRIES_PER_LINE).map(|turns| Line::Turns(turns.to_vec()));
        let lines = tags.chain([Line::Blank]).chain(turns).map(|line| (line, "\n")).collect();
        Self { lines }
    }

    /// The record of a game that broke off because a player forfeited it, and why: `late 412 ms`,
    /// `illegal c2-c9`, `crash ended`.
    ///
    /// ```
    /// use rules::{catalogue::GameSpec, game::Seat, record::Record};
    ///
    /// let table = GameSpec::new("halma").open()?;
    /// let record = Record::forfeited(&*table, &[], "2026-11-15", Seat(0), "late 412 ms");
    /// assert_eq!((record.tag("result"), record.tag("forfeit")), (Some("B forfeit"), Some("A late 412 ms")));
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    pub fn forfeited(table: &dyn AnyGame, players: &[String], date: &str, seat: Seat, why: &str) -> Self {
        let mut record = Self::of(table, players, date);
        let is_result = |line: &Line| matches!(line, Line::Tag(name, _) if name == "result");
        if let Some(at) = record.lines.iter().position(|(line, _)| is_result(line)) {
            let why = format!("{} {why}", table.setup().letter(seat)).replace(char::is_control, " ");
            record.lines[at].0 = Line::Tag("result".to_string(), forfeit_tag(table, seat));
            record.lines.insert(at + 1, (Line::Tag("forfeit".to_string(), why), "\n"));
        }
        record
    }

    /// A record with the setup and start of `table` but these entries, unchecked, and without date and result.
    pub fn unread(table: &dyn AnyGame, entries: &[String]) -> Self {
        let mut record = Self::of(table, &[], "");
        record.lines.retain(|(line, _)| match line {
            Line::Tag(name, _) => !["date", "result"].contains(&name.as_str()),
            line => *line == Line::Blank,
        });
        record.lines.push((Line::Turns(entries.to_vec()), "\n"));
        record
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.lines.iter().find_map(|(line, _)| match line {
            Line::Tag(tag, value) if tag == name => Some(value.as_str()),
            _ => None,
        })
    }

    /// The entries of the game.
    pub fn entries(&self) -> impl Iterator<Item = &str> {
        let turns = self.lines.iter().filter_map(|(line, _)| match line {
            Line::Turns(turns) => Some(turns),
            _ => None,
        });
        turns.flatten().map(String::as_str)
    }

    /// The options, seats and first player that the tags name.
    ///
    /// ```
    /// let record = rules::record::Record::read("game: halma\noptions: preset=classic board=10x10\n")?;
    /// assert_eq!(record.setup()?.get("board"), "10x10");
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    pub fn setup(&self) -> Result<Setup, Message> {
        let game = self.tag("game").ok_or(Message::new("record-no-game"))?;
        let info = GameSpec::new(game).info()?;
        let tag = |name: &'static str, value: &str| {
            Message::new("record-tag").text("name", name).text("value", value)
        };
        let seats = match self.tag("seats") {
            None => None,
            Some(text) => Some(text.parse().map_err(|_| tag("seats", text))?),
        };
        let mut options = Vec::new();
        for word in self.tag("options").unwrap_or("").split(' ').filter(|word| !word.is_empty()) {
            options.push(word.split_once('=').ok_or_else(|| tag("options", word))?);
        }
        let preset = options.iter().find(|(name, _)| *name == "preset").map(|(_, value)| *value);
        options.retain(|(name, _)| *name != "preset");
        let mut setup = Setup::choose(info, seats, preset, options)?;
        if let Some(first) = self.tag("first") {
            let mut letters = first.chars();
            let seat = letters.next().and_then(|letter| info.seat(setup.seats, letter));
            let known = seat.filter(|_| info.draws_first && letters.next().is_none());
            setup.first = known.ok_or_else(|| tag("first", first))?;
        }
        Ok(setup)
    }

    /// Plays the record and checks every entry, and the result if there is one. Older records that call a game
    /// drawn although a player had won it by finishing first are accepted, too.
    pub fn open(&self) -> Result<Box<dyn AnyGame>, Message> {
        let setup = self.setup()?;
        let mut table = setup.open(self.tag("start"))?;
        for (i, entry) in self.entries().enumerate() {
            table.read_entry(entry).map_err(|why| why.at_turn(i + 1))?;
        }
        let result = match (table.outcome(), self.tag("forfeit")) {
            (None, Some(why)) => {
                let mut words = why.chars();
                let seat =
                    words.next().and_then(|letter| table.setup().info().seat(table.setup().seats, letter));
                let seat = seat.filter(|_| words.next().is_none_or(|next| next == ' '));
                let wrong = || Message::new("record-tag").text("name", "forfeit").text("value", why);
                forfeit_tag(&*table, seat.ok_or_else(wrong)?)
            }
            (outcome, _) => result_tag(table.setup(), outcome),
        };
        let older = table.outcome().filter(Outcome::rest_drew).map(|end| format!("draw {}", end.reason.id()));
        let fits = |given: &str| given == "*" || given == result || older.as_deref() == Some(given);
        match self.tag("result").filter(|given| !fits(given)) {
            Some(given) => Err(Message::new("record-result").text("given", given).text("found", &result)),
            None => Ok(table),
        }
    }
}

/// The tags of a text that may be a record, even if it cannot be parsed.
///
/// ```
/// let tags: Vec<_> = rules::record::tags("game: skud\nplayer G: Ana\n\n1G.oh: no\n").collect();
/// assert_eq!(tags, [("game", "skud"), ("player G", "Ana")]);
/// ```
pub fn tags(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let head = text.lines().take_while(|line| !line.starts_with(|c: char| c.is_ascii_digit()));
    head.filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(": "))
}

/// A result as records write it: `G ring`, `draw stuck`, `AC camp`, or `*` for an open game. `B repetition`:
/// B had finished, and the others drew.
pub fn result_tag(setup: &Setup, outcome: Option<Outcome>) -> String {
    match outcome {
        None => "*".to_string(),
        Some(outcome) if outcome.is_draw() => format!("draw {}", outcome.reason.id()),
        Some(outcome) => format!("{} {}", setup.letters(outcome.winner), outcome.reason.id()),
    }
}

/// The seats that win when a seat forfeits an open game: whoever would win if it resigned, otherwise everybody
/// but its partners.
pub fn forfeit_winners(table: &dyn AnyGame, seat: Seat) -> SeatSet {
    let mut copy = table.copy();
    let (all, own) = (SeatSet::all(table.setup().seats), table.setup().sides().partners(seat));
    match copy.resign(seat).ok().and_then(|()| copy.outcome()) {
        Some(outcome) if !outcome.winner.is_empty() => outcome.winner,
        _ => SeatSet(all.0 & !own.0),
    }
}

/// The result of a game that a seat forfeits: `B forfeit`.
fn forfeit_tag(table: &dyn AnyGame, seat: Seat) -> String {
    format!("{} forfeit", table.setup().letters(forfeit_winners(table, seat)))
}

impl TryFrom<String> for Record {
    type Error = Message;

    fn try_from(text: String) -> Result<Self, Message> {
        Self::read(&text)
    }
}

impl From<Record> for String {
    fn from(record: Record) -> Self {
        record.to_string()
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (line, end) in &self.lines {
            match line {
                Line::Blank => {}
                Line::Comment(text) => f.write_str(text)?,
                Line::Tag(name, value) => write!(f, "{name}: {value}")?,
                Line::Turns(turns) => f.write_str(&turns.join(";"))?,
            }
            f.write_str(end)?;
        }
        Ok(())
    }
}

#[cfg(all(test, feature = "serde"))]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use serde_json::{from_value, json, to_value};

    #[test]
    fn entries_that_nobody_has_looked_at_follow_the_tags_of_their_game() {
        let mut street = GameSpec::new("street").open().unwrap();
        street.play("(6,5)-(5,6)").unwrap();
        let entries = ["0H.1", "0G.1", "1H.claim"].map(str::to_string);
        let text = Record::unread(&*street, &entries).to_string();
        assert_eq!(tags(&text).map(|(name, _)| name).collect::<Vec<_>>(), ["game", "seats", "options"]);
        assert!(text.ends_with("\n\n0H.1;0G.1;1H.claim\n"), "{text}");
        assert_eq!(Record::read(&text).unwrap().open().unwrap().entries(), entries);
    }

    #[test]
    fn what_people_keep_can_be_read_back() {
        let record = Record::read("game: halma\n\n1A.c2-c3;1B.f7-f6\n").unwrap();
        let kept = to_value(&record).unwrap();
        assert_eq!(kept, json!(record.to_string()));
        assert_eq!(from_value::<Record>(kept).unwrap(), record);
        assert!(from_value::<Record>(json!("no record")).is_err());

        let mut table = record.open().unwrap();
        table.resign(table.seat()).unwrap();
        let outcome = table.outcome().unwrap();
        assert_eq!(from_value::<Outcome>(to_value(outcome).unwrap()).unwrap(), outcome);

        let mut request = GameSpec::new("halma");
        request.options.insert("board".to_string(), "10x10".to_string());
        let again: GameSpec = from_value(to_value(&request).unwrap()).unwrap();
        assert_eq!(again.open().unwrap().setup().get("board"), "10x10");
    }
}
