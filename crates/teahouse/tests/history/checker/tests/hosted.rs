//! A small legal tournament of two, and each way in which what is kept of it could be wrong.

use crate::checker::Rule;
use crate::checker::tournaments::{Asked, Did, Story, check};
use crate::history::{Game, Hosted, Noted, Record, Sitter, Terms};
use serde_json::{Value, json};

/// A Swiss tournament of one round that Ana has won.
struct Cup {
    record: Record,
    story: Story,
}

impl Cup {
    fn new() -> Self {
        let mut cup = Self { record: Record::default(), story: Story::default() };
        let plan = json!({ "asked": { "format": { "kind": "dutch", "rounds": 1 } } });
        cup.record
            .tournaments
            .insert("cup".to_string(), Hosted { plan, status: "over".to_string(), ..Hosted::default() });
        cup.enter(Some("iroh"), json!({ "kind": "made" }));
        for who in ["ana", "ben"] {
            cup.enter(
                Some(who),
                json!({ "kind": "joined", "account": who, "level": null, "team": null, "rating": 1500 }),
            );
            cup.asks(who, "join", None, Did::Done);
        }
        cup.enter(Some("iroh"), json!({ "kind": "announced", "text": "mark 1" }));
        cup.asks("iroh", "announce", Some("mark 1"), Did::Done);
        cup.enter(Some("iroh"), json!({ "kind": "started", "order": [1, 2] }));
        cup.asks("iroh", "start", None, Did::Unknown);
        let table = json!({ "seats": [1, 2], "outcome": null, "reason": "free" });
        cup.enter(None, json!({ "kind": "paired", "number": 0, "round": { "tables": [table], "byes": [] } }));
        cup.enter(None, json!({ "kind": "ended", "round": 0, "table": 0, "outcome": { "played": [2, 0] } }));
        cup.enter(None, json!({ "kind": "over" }));
        let sits = |who: &str| Sitter { account: Some(who.to_string()), ..Sitter::default() };
        let terms = Terms { game: "halma".to_string(), seats: 2, ..Terms::default() };
        let game = Game {
            terms,
            status: "over".to_string(),
            winners: Some("A".to_string()),
            seats: vec![sits("ana"), sits("ben")],
            ..Game::default()
        };
        cup.record.games.insert("game".to_string(), game);
        cup.hosted().games.push("game".to_string());
        let line = |number: u32, points: f64| json!({ "number": number, "points": points });
        cup.story.standings.push(("cup".to_string(), json!({ "lines": [line(1, 1.0), line(2, 0.0)] })));
        cup.story.seen =
            vec![("cup".to_string(), "ana".to_string(), 3), ("cup".to_string(), "ana".to_string(), 8)];
        cup
    }

    fn hosted(&mut self) -> &mut Hosted {
        self.record.tournaments.get_mut("cup").unwrap()
    }

    fn enter(&mut self, who: Option<&str>, fact: Value) {
        let log = &mut self.hosted().log;
        log.push(Noted { number: log.len() as i64 + 1, account: who.map(str::to_string), fact });
    }

    fn asks(&mut self, who: &str, kind: &str, mark: Option<&str>, did: Did) {
        let mark = mark.map(str::to_string);
        self.story.asked.push(Asked {
            tournament: "cup".to_string(),
            who: who.to_string(),
            kind: kind.to_string(),
            mark,
            did,
        });
    }

    /// Entered once more before the end.
    fn insert(&mut self, at: usize, who: Option<&str>, fact: Value) {
        let noted = Noted { number: 0, account: who.map(str::to_string), fact };
        self.hosted().log.insert(at, noted);
        (1..).zip(&mut self.hosted().log).for_each(|(number, entry)| entry.number = number);
    }

    fn breaks(&self, rule: Rule) {
        let faults = check(&self.story, &self.record);
        assert!(faults.iter().any(|fault| fault.rule == rule), "{faults:?}");
    }
}

#[test]
fn a_legal_tournament_has_no_faults() {
    let cup = Cup::new();
    let faults = check(&cup.story, &cup.record);
    assert!(faults.is_empty(), "{faults:?}");
}

#[test]
fn a_round_that_is_paired_twice_is_found() {
    let mut cup = Cup::new();
    let again = cup.hosted().log[5].fact.clone();
    cup.insert(6, None, again);
    cup.breaks(Rule::Paired);
    let mut cup = Cup::new();
    cup.hosted().log[5].fact["round"]["tables"][0]["seats"] = json!([1, 1]);
    cup.breaks(Rule::Paired);
}

#[test]
fn a_game_that_is_missing_or_made_twice_is_found() {
    let mut cup = Cup::new();
    cup.hosted().games.clear();
    cup.breaks(Rule::Games);
    let mut cup = Cup::new();
    let game = cup.record.games["game"].clone();
    cup.record.games.insert("twin".to_string(), game);
    cup.hosted().games.push("twin".to_string());
    cup.breaks(Rule::Games);
}

#[test]
fn a_result_that_no_game_had_or_that_counts_twice_is_found() {
    let mut cup = Cup::new();
    cup.hosted().log[6].fact["outcome"] = json!({ "played": [0, 2] });
    cup.breaks(Rule::Result);
    let mut cup = Cup::new();
    let again = cup.hosted().log[6].fact.clone();
    cup.insert(7, None, again);
    cup.breaks(Rule::Result);
}

#[test]
fn what_was_acknowledged_and_lost_or_done_twice_or_never_asked_for_is_found() {
    let mut cup = Cup::new();
    cup.asks("iroh", "announce", Some("mark 2"), Did::Done);
    cup.breaks(Rule::Lost);
    let mut cup = Cup::new();
    cup.insert(4, Some("iroh"), json!({ "kind": "announced", "text": "mark 1" }));
    cup.breaks(Rule::Twice);
    let mut cup = Cup::new();
    cup.insert(4, Some("iroh"), json!({ "kind": "announced", "text": "mark 2" }));
    cup.asks("iroh", "announce", Some("mark 2"), Did::Refused);
    cup.breaks(Rule::Refused);
    let mut cup = Cup::new();
    cup.insert(4, Some("ben"), json!({ "kind": "paused" }));
    cup.breaks(Rule::Cause);
}

#[test]
fn standings_that_do_not_follow_and_versions_that_go_back_are_found() {
    let mut cup = Cup::new();
    cup.story.standings[0].1["lines"][1]["points"] = json!(0.5);
    cup.breaks(Rule::Standings);
    let mut cup = Cup::new();
    cup.story.seen.reverse();
    cup.breaks(Rule::Vanished);
}

#[test]
fn what_cannot_follow_is_found() {
    let mut cup = Cup::new();
    cup.enter(None, json!({ "kind": "paused" }));
    cup.breaks(Rule::AfterTheEnd);
    let mut cup = Cup::new();
    cup.insert(
        3,
        Some("ana"),
        json!({ "kind": "joined", "account": "ana", "level": null, "team": null, "rating": 1 }),
    );
    cup.breaks(Rule::Log);
    let mut cup = Cup::new();
    cup.hosted().log[2].number = 9;
    cup.breaks(Rule::Numbers);
}
