//! One recorded case: read, replayed, compared. Unknown fields count as differences, so that nothing is ignored
//! silently.

mod position;

use super::swiss;
use crate::entries::{self, Cases};
use rules::options::Setup;
use rules::table::AnyGame;
use serde_json::{Map, Value};

/// How much was compared.
#[derive(Copy, Clone, Default, Debug, PartialEq, Eq)]
pub struct Counts {
    pub games: u64,
    /// Entries replayed in all.
    pub turns: u64,
    /// Positions with their lists.
    pub positions: u64,
    /// Links of another site, with the records they stand for.
    pub links: u64,
    /// Rounds of tournaments.
    pub rounds: u64,
    /// Places where rules and case disagree.
    pub differences: u64,
}

impl Counts {
    pub fn add(&mut self, other: Self) {
        self.games += other.games;
        self.turns += other.turns;
        self.positions += other.positions;
        self.links += other.links;
        self.rounds += other.rounds;
        self.differences += other.differences;
    }
}

/// Something that is not as the case says.
#[derive(Debug)]
pub struct Difference {
    /// What: the field of the case.
    pub what: String,
    /// The index and text of the entry it speaks of.
    pub turn: Option<(usize, String)>,
    /// The position where it was seen.
    pub position: Option<String>,
    /// What the case says.
    pub expected: String,
    /// What the rules say.
    pub found: String,
}

/// Fields of a game, and of what stands at the end of any case.
const GAME: [&str; 10] =
    ["turns", "first", "legal", "plants", "arranges", "bonus", "harmonies", "midlines", "to_move", "refused"];
const END: [&str; 4] = ["legal_turns", "winner", "reason", "ranking"];

/// Fields that speak of each entry: before it, and after it.
const BEFORE: [&str; 4] = ["legal", "plants", "arranges", "bonus"];
const AFTER: [&str; 2] = ["harmonies", "midlines"];

/// The longest value that is quoted.
const QUOTE: usize = 400;

/// A case under comparison.
struct Check<'a> {
    case: &'a Map<String, Value>,
    counts: Counts,
    differences: Vec<Difference>,
    room: usize,
    turn: Option<(usize, String)>,
    position: Option<String>,
}

/// Compares the case of one line; keeps at most `room` of its differences.
pub fn check(line: &[u8], room: usize) -> (Counts, Vec<Difference>) {
    let parsed: Result<Value, _> = serde_json::from_slice(line);
    let empty = Map::new();
    let (case, wrong) = match &parsed {
        Ok(Value::Object(case)) => (case, None),
        Ok(other) => (&empty, Some(quote(other))),
        Err(error) => (&empty, Some(error.to_string())),
    };
    let mut check =
        Check { case, counts: Counts::default(), differences: Vec::new(), room, turn: None, position: None };
    match wrong {
        Some(found) => check.differs("JSON", "{…}".to_string(), found),
        None if case.contains_key("link") => check.link(),
        None if case.contains_key("system") => check.round(),
        None => check.run(),
    }
    (check.counts, check.differences)
}

fn quote(value: &Value) -> String {
    shorten(&match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    })
}

fn shorten(text: &str) -> String {
    let mut short: String = text.chars().take(QUOTE).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

fn number(value: &Value) -> Option<u64> {
    value.as_u64()
}

/// The text of a value that may also be a bare number, as option values are.
fn word(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

impl Check<'_> {
    fn differs(&mut self, what: &str, expected: String, found: String) {
        self.counts.differences += 1;
        if self.differences.len() < self.room {
            let (turn, position) = (self.turn.clone(), self.position.clone());
            self.differences.push(Difference { what: what.to_string(), turn, position, expected, found });
        }
    }

    /// A field whose shape is not one we know.
    fn unknown(&mut self, what: &str, value: &Value) {
        self.differs(what, quote(value), "?".to_string());
    }

    fn compare(&mut self, what: &str, expected: String, found: String) {
        if expected != found {
            self.differs(what, shorten(&expected), shorten(&found));
        }
    }

    fn run(&mut self) {
        let Some(setup) = self.setup() else { return };
        let (at, turns) = (self.case.get("setup"), self.case.contains_key("turns"));
        let cases = entries::find(setup.info().id).map(|entry| &entry.cases);
        let known: &[&[&str]] = match (at, cases) {
            (None, _) => &[&GAME, &END],
            (Some(_), Some(Cases::Survey(_))) => &[&["setup", "harmony_list", "crossing", "ring"]],
            (Some(_), _) if turns => &[&["setup"], &GAME, &END],
            (Some(_), _) => &[&["setup", "first", "harmonies_now", "midlines_now"], &END],
        };
        let known = known.concat();
        for (name, value) in self.case {
            if !known.contains(&name.as_str()) && !["game", "seats", "options"].contains(&name.as_str()) {
                self.unknown(name, value);
            }
        }
        match (at, cases) {
            (None, _) => self.game(setup, None),
            (Some(at), None) => self.unknown("setup", at),
            (Some(at), Some(Cases::Survey(survey))) => self.survey(&setup, at, *survey),
            (Some(at), Some(Cases::Line(line))) => match line(&setup, at) {
                None => self.unknown("setup", at),
                Some(text) if turns => self.game(setup, Some(&text)),
                Some(text) => self.standing(setup, text),
            },
        }
    }

    /// A round of a tournament, paired again.
    fn round(&mut self) {
        self.counts.rounds += 1;
        self.position = self.case.get("id").and_then(Value::as_str).map(str::to_string);
        let Some(found) = swiss::pair(self.case) else {
            return self.unknown("system", &Value::Object(self.case.clone()));
        };
        for (what, found) in ["pairs", "bye"].into_iter().zip(found) {
            let expected = self.case.get(what).unwrap_or(&Value::Null);
            self.compare(what, expected.to_string(), found.to_string());
        }
    }

    /// A link of another site and its notation: both give the game of the record, or are refused where there is none.
    fn link(&mut self) {
        self.counts.links += 1;
        let text = |name: &str| self.case.get(name).and_then(Value::as_str).map(str::to_string);
        let (link, notation, id) = (text("link"), text("text"), text("id").unwrap_or_default());
        let Some(link) = link else { return self.unknown("link", &Value::Null) };
        self.position = Some(id);
        let read = rules::garden_gate::read(&link).and_then(|record| Ok((record.open()?, record)));
        let Some(record) = self.case.get("record").and_then(Value::as_object) else {
            if let Ok((_, record)) = read {
                self.differs("link", "refused".to_string(), shorten(&record.to_string()));
            }
            return;
        };
        let (table, tags) = match read {
            Ok(read) => read,
            Err(message) => return self.differs("link", "read".to_string(), message.to_string()),
        };
        for (name, letter) in [("host", "H"), ("guest", "G")] {
            let expected = self.case.get(name).and_then(Value::as_str).unwrap_or_default();
            self.compare(
                name,
                expected.to_string(),
                tags.tag(&format!("player {letter}")).unwrap_or("").to_string(),
            );
        }
        // The record is a case of its own, replayed as all are.
        let mut own = Check {
            case: record,
            counts: Counts::default(),
            differences: Vec::new(),
            room: self.room,
            turn: None,
            position: None,
        };
        own.run();
        self.counts.turns += own.counts.turns;
        self.counts.differences += own.counts.differences;
        self.differences.append(&mut own.differences);
        let turns = record.get("turns").and_then(Value::as_array).cloned().unwrap_or_default();
        let turns: Vec<&str> = turns.iter().filter_map(Value::as_str).collect();
        self.compare("turns", turns.join(";"), table.entries().join(";"));
        if let Some(setup) = own.setup() {
            self.compare("options", setup.summary(), table.setup().summary());
        }
        // The notation alone does not say the options; what was played has to be the same.
        if let Some(notation) = notation.filter(|text| !text.is_empty()) {
            match rules::garden_gate::read(&notation).and_then(|record| record.open()) {
                Ok(table) => {
                    let played = |entries: Vec<&str>| {
                        entries
                            .into_iter()
                            .filter(|entry| !entry.starts_with('0'))
                            .collect::<Vec<_>>()
                            .join(";")
                    };
                    let found = table.entries();
                    self.compare("text", played(turns), played(found.iter().map(String::as_str).collect()));
                }
                Err(message) => self.differs("text", shorten(&notation), message.to_string()),
            }
        }
    }

    /// The game, its options and seats.
    fn setup(&mut self) -> Option<Setup> {
        let field = |name: &str| self.case.get(name).unwrap_or(&Value::Null);
        let Some(info) = field("game").as_str().and_then(rules::game_info) else {
            let game = field("game").clone();
            self.unknown("game", &game);
            return None;
        };
        let seats = field("seats").as_u64().and_then(|seats| u8::try_from(seats).ok());
        let options = field("options").as_object().map(|options| {
            options.iter().map(|(name, value)| Some((name.clone(), word(value)?))).collect::<Option<Vec<_>>>()
        });
        let (Some(seats), Some(Some(options))) = (seats, options) else {
            let fields = Value::Array(vec![field("seats").clone(), field("options").clone()]);
            self.unknown("seats, options", &fields);
            return None;
        };
        let preset = options.iter().find(|(name, _)| name == "preset").map(|(_, value)| value.as_str());
        let rest = options.iter().filter(|(name, _)| name != "preset");
        let chosen = Setup::choose(
            info,
            Some(seats),
            preset,
            rest.map(|(name, value)| (name.as_str(), value.as_str())),
        );
        let first = match field("first") {
            Value::Null => Some(rules::game::Seat(0)),
            Value::String(text) if text.chars().count() == 1 => {
                text.chars().next().and_then(|letter| info.seat(seats, letter)).filter(|_| info.draws_first)
            }
            _ => None,
        };
        match (chosen, first) {
            (Ok(mut setup), Some(first)) => {
                setup.first = first;
                Some(setup)
            }
            (Err(message), _) => {
                let options = field("options").clone();
                self.differs("options", quote(&options), message.to_string());
                None
            }
            (_, None) => {
                let first = field("first").clone();
                self.unknown("first", &first);
                None
            }
        }
    }

    fn open(&mut self, setup: Setup, position: Option<&str>) -> Option<Box<dyn AnyGame>> {
        match setup.open(position) {
            Ok(table) => Some(table),
            Err(message) => {
                self.differs("setup", position.unwrap_or("").to_string(), message.to_string());
                None
            }
        }
    }

    /// A game, a position by its record, or a refused record; from a position, if it does not begin at the
    /// start.
    fn game(&mut self, setup: Setup, from: Option<&str>) {
        let turns = self.case.get("turns").and_then(Value::as_array);
        let turns: Option<Vec<&str>> = turns.and_then(|turns| turns.iter().map(Value::as_str).collect());
        let Some(turns) = turns else {
            let turns = self.case.get("turns").cloned().unwrap_or(Value::Null);
            return self.unknown("turns", &turns);
        };
        for name in BEFORE.into_iter().chain(AFTER) {
            let list = self.case.get(name);
            if let Some(list) =
                list.filter(|list| list.as_array().is_none_or(|list| list.len() != turns.len()))
            {
                self.unknown(name, list);
            }
        }
        let refused = match self.case.get("refused") {
            None => None,
            Some(value) => match number(value).filter(|index| (*index as usize) < turns.len()) {
                Some(index) => Some(index as usize),
                None => return self.unknown("refused", value),
            },
        };
        if self.case.contains_key("legal_turns") {
            self.counts.positions += 1;
        } else {
            self.counts.games += 1;
        }
        let Some(mut table) = self.open(setup, from) else { return };
        for (i, entry) in turns.iter().enumerate() {
            self.turn = Some((i, shorten(entry)));
            self.position = None;
            self.before(&*table, i);
            let played = table.read_entry(entry);
            match (played, refused) {
                (Err(_), Some(index)) if index == i => return,
                (Ok(()), Some(index)) if index == i => {
                    self.position = Some(table.position());
                    return self.differs("refused", i.to_string(), "played".to_string());
                }
                (Err(message), _) => {
                    self.position = Some(table.position());
                    return self.differs("turns", shorten(entry), message.to_string());
                }
                (Ok(()), _) => self.counts.turns += 1,
            }
            self.after(&*table, i);
        }
        self.turn = turns.len().checked_sub(1).map(|last| (last, shorten(turns[last])));
        self.end(&*table);
    }
}
