//! What a case says about a position: counts, figures, the list of turns, the result.

use super::{AFTER, BEFORE, Check, quote, shorten, word};
use crate::entries::SurveyOf;
use rules::options::Setup;
use rules::table::AnyGame;
use serde_json::Value;

impl Check<'_> {
    /// The value that a list has for an entry; `None` for `null`, which is not compared.
    fn listed(&self, name: &str, i: usize) -> Option<&Value> {
        self.case.get(name)?.as_array()?.get(i).filter(|value| !value.is_null())
    }

    /// Compares the counts of turns before an entry.
    pub(super) fn before(&mut self, table: &dyn AnyGame, i: usize) {
        if !BEFORE.iter().any(|name| self.listed(name, i).is_some()) {
            return;
        }
        let counts = table.stats().counts();
        for name in BEFORE {
            let Some(expected) = self.listed(name, i).cloned() else { continue };
            let found = counts.iter().find(|(known, _)| *known == name);
            let found = found.map_or("?".to_string(), |(_, count)| count.to_string());
            if quote(&expected) != found {
                self.position = Some(table.position());
                self.differs(name, quote(&expected), found);
            }
        }
    }

    /// Compares the figures of each seat after an entry.
    pub(super) fn after(&mut self, table: &dyn AnyGame, i: usize) {
        for name in AFTER {
            if let Some(expected) = self.listed(name, i).cloned() {
                self.measured(table, name, name, &expected);
            }
        }
    }

    /// Compares a figure of each seat: an object by letter.
    fn measured(&mut self, table: &dyn AnyGame, what: &str, name: &str, expected: &Value) {
        let setup = table.setup();
        let letters = (setup.info().letters)(setup.seats);
        let by_letter = |value: &dyn Fn(usize, char) -> Option<String>| {
            let parts = letters
                .chars()
                .enumerate()
                .map(|(i, letter)| Some(format!("{letter}:{}", value(i, letter)?)));
            parts.collect::<Option<Vec<_>>>().map(|parts| parts.join(" "))
        };
        let found = table.stats().seat_stat(name);
        let found = by_letter(&|i, _| found.get(i).cloned()).unwrap_or("?".to_string());
        let said = expected.as_object().filter(|object| object.len() == letters.len());
        let said =
            said.and_then(|object| by_letter(&|_, letter| object.get(&letter.to_string()).and_then(word)));
        if said.as_ref() != Some(&found) {
            self.position = Some(table.position());
            self.differs(what, said.unwrap_or_else(|| quote(expected)), found);
        }
    }

    /// Compares the end of a case: the list of turns, the result.
    pub(super) fn end(&mut self, table: &dyn AnyGame) {
        self.position = Some(table.position());
        let setup = table.setup();
        if let Some(expected) = self.case.get("to_move") {
            let found = table
                .outcome()
                .map_or_else(|| setup.letter(table.next_entry().1).to_string(), |_| "–".into());
            self.compare("to_move", quote(expected), found);
        }
        if let Some(expected) = self.case.get("legal_turns") {
            self.legal_turns(table, expected);
        }
        let outcome = table.view().outcome;
        if let Some(expected) = self.case.get("winner") {
            let found = outcome
                .as_ref()
                .map_or("null", |end| if end.winner.is_empty() { "draw" } else { &end.winner });
            self.compare("winner", quote(expected), found.to_string());
        }
        if let Some(expected) = self.case.get("reason").filter(|reason| !reason.is_null()) {
            let found = outcome.as_ref().map_or("null", |end| end.reason);
            self.compare("reason", quote(expected), found.to_string());
        }
        if let Some(expected) = self.case.get("ranking").filter(|ranking| !ranking.is_null()) {
            let found = outcome.as_ref().map_or(Value::Null, |end| end.ranking.clone().into());
            self.compare("ranking", expected.to_string(), found.to_string());
        }
    }

    /// Compares the complete list of legal turns.
    fn legal_turns(&mut self, table: &dyn AnyGame, expected: &Value) {
        let list =
            expected.as_array().and_then(|list| list.iter().map(Value::as_str).collect::<Option<Vec<_>>>());
        let Some(expected) = list else { return self.unknown("legal_turns", expected) };
        let found = table.legal_turns();
        if expected == found {
            return;
        }
        let mut said = expected.clone();
        said.sort_unstable();
        let only = |some: &[&str], other: &[&str]| {
            some.iter()
                .filter(|turn| other.binary_search(turn).is_err())
                .take(5)
                .copied()
                .collect::<Vec<_>>()
                .join(" ")
        };
        let ours: Vec<&str> = found.iter().map(String::as_str).collect();
        let (missing, extra) = (only(&said, &ours), only(&ours, &said));
        let shown = |count: usize, only: String| {
            if only.is_empty() { count.to_string() } else { format!("{count}: {only} …") }
        };
        self.differs("legal_turns", shown(expected.len(), missing), shown(found.len(), extra));
    }

    /// Compares a position that is given by its pieces.
    pub(super) fn standing(&mut self, setup: Setup, text: String) {
        self.counts.positions += 1;
        self.position = Some(text.clone());
        let Some(table) = self.open(setup, Some(&text)) else { return };
        for (what, name) in [("harmonies_now", "harmonies"), ("midlines_now", "midlines")] {
            if let Some(expected) = self.case.get(what) {
                self.measured(&*table, what, name, expected);
            }
        }
        self.end(&*table);
    }

    /// Compares harmonies and rings of a position that need not be reachable.
    pub(super) fn survey(&mut self, setup: &Setup, at: &Value, survey: SurveyOf) {
        self.counts.positions += 1;
        let tiles = at
            .as_object()
            .filter(|at| at.len() == 1)
            .and_then(|at| at.get("tiles"))
            .and_then(Value::as_array);
        let tiles = tiles.and_then(|tiles| {
            tiles.iter().map(|tile| tile.as_str().map(str::to_string)).collect::<Option<Vec<_>>>()
        });
        let Some(tiles) = tiles else { return self.unknown("setup", at) };
        self.position = Some(shorten(&tiles.join(" ")));
        let survey = match survey(setup, &tiles) {
            Ok(survey) => survey,
            Err(message) => return self.differs("setup", quote(at), message.to_string()),
        };
        if let Some(expected) = self.case.get("harmony_list") {
            self.compare("harmony_list", expected.to_string(), Value::from(survey.harmony_list).to_string());
        }
        if let Some(expected) = self.case.get("crossing") {
            let found =
                survey.crossing.iter().map(|(letter, count)| (letter.to_string(), Value::from(*count)));
            self.compare("crossing", expected.to_string(), Value::Object(found.collect()).to_string());
        }
        if let Some(expected) = self.case.get("ring") {
            self.compare("ring", quote(expected), survey.ring);
        }
    }
}
