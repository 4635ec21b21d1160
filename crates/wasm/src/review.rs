//! The review of a game, position by position, so that a page can show progress. To cancel it, the page ends
//! its worker.

use crate::engine_class::{Engine, Expected};
use crate::{json, thrown};
use engine::limits::Limits;
use engine::review::{Mark, Position};
use engine::searcher::SearchRequest;
use rules::record::Record;
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// The review of a game.
#[wasm_bindgen]
pub struct Review(engine::review::Review);

/// What the engine thinks of a position, and of the turn that was made in it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "rules/"))]
struct Judged {
    /// The letter of the seat to move.
    seat: String,
    /// The share of a point that it may expect.
    chance: f64,
    /// The turns that the engine would have played, the best first.
    best: Vec<String>,
    /// The share of a point that the turn gave away; none if no turn was made.
    lost: Option<f64>,
    /// The sign of its mark; none if it gave little away.
    mark: Option<&'static str>,
    /// The turn that the policy finds likeliest; none without a policy.
    expected: Option<Expected>,
}

/// What the turns of a seat came to.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "rules/"))]
struct SeatReview {
    /// The letter of the seat.
    seat: String,
    #[cfg_attr(test, ts(type = "number"))]
    turns: u64,
    /// The mean share of a point that a turn gave away.
    mean: f64,
    /// How many turns earned each mark, in the order of the marks.
    #[cfg_attr(test, ts(type = "number[]"))]
    marks: [u64; 3],
}

#[wasm_bindgen]
impl Review {
    /// The review of a record.
    #[wasm_bindgen(constructor)]
    pub fn new(record: &str) -> Result<Self, JsError> {
        Record::read(record).and_then(|record| engine::review::Review::of(&record)).map(Self).map_err(thrown)
    }

    /// Judges the next position with this many nodes; no answer when none is left.
    pub fn advance(&mut self, engine: &mut Engine, nodes: u32) -> Result<Option<String>, JsError> {
        let request = SearchRequest::within(Limits::nodes(nodes.into()));
        let mut expected = engine.searcher.expected_turns(self.0.table(), 1);
        let judged = self.0.advance(&mut *engine.searcher, &request).map_err(thrown)?.cloned();
        Ok(judged.map(|at| json(&self.judged(at, expected.pop().map(Expected::from)))))
    }

    /// What the turns of each seat came to.
    pub fn accounts(&self) -> String {
        let letters = (0..).map(|seat| self.letter(rules::game::Seat(seat)));
        let of = |(account, seat): (engine::review::Account, String)| SeatReview {
            seat,
            turns: account.turns,
            mean: account.mean_lost,
            marks: account.marks,
        };
        json(&self.0.accounts().into_iter().zip(letters).map(of).collect::<Vec<_>>())
    }
}

impl Review {
    fn letter(&self, seat: rules::game::Seat) -> String {
        self.0.table().setup().letter(seat).to_string()
    }

    fn judged(&self, at: Position, expected: Option<Expected>) -> Judged {
        Judged {
            seat: self.letter(at.seat),
            chance: at.chance,
            best: at.best.turns,
            lost: at.turn.as_ref().map(|turn| turn.lost),
            mark: at.turn.and_then(|turn| turn.mark()).map(Mark::sign),
            expected,
        }
    }
}

/// Every mark, the worst first: the least share of a point that earns it, and its sign.
#[wasm_bindgen]
pub fn marks() -> String {
    json(&Mark::ALL.map(|mark| (mark.least(), mark.sign())))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use serde_json::Value;
    use std::collections::BTreeMap;
    use std::fs;
    use std::path::Path;

    #[test]
    fn a_page_is_told_what_the_engine_thinks_of_each_turn() {
        let mut engine = Engine::new("halma", 1).unwrap();
        engine.set_policy(include_bytes!("../../engine/nets/halma.pol")).unwrap();
        let record = "teahouse: 1\ngame: halma\n\n1A.c2-c3;1B.f7-f6\n";
        let mut review = Review::new(record).unwrap();
        let mut next = || review.advance(&mut engine, 200).unwrap();
        let judged: Vec<Value> =
            std::iter::from_fn(|| next().map(|text| serde_json::from_str(&text).unwrap())).collect();
        assert_eq!(judged.len(), 3);
        assert_eq!((&judged[0]["seat"], &judged[1]["seat"]), (&"A".into(), &"B".into()));
        assert!(judged[0]["lost"].is_f64() && judged[2]["lost"].is_null(), "{judged:?}");
        // Each from its own position: the first is a turn of A, the second one of B.
        let replay = |entries: &[&str]| {
            let text = format!("teahouse: 1\ngame: halma\n\n{}\n", entries.join(";"));
            Record::read(&text).and_then(|record| engine::review::Review::of(&record)).is_ok()
        };
        let expected = |i: usize| judged[i]["expected"]["turn"].as_str().unwrap();
        assert!(replay(&[&format!("1A.{}", expected(0))]), "{judged:?}");
        assert!(replay(&["1A.c2-c3", &format!("1B.{}", expected(1))]), "{judged:?}");
        let accounts: Value = serde_json::from_str(&review.accounts()).unwrap();
        assert_eq!(accounts[1]["turns"], 1, "{accounts}");
        assert_eq!(serde_json::from_str::<Value>(&marks()).unwrap()[0][1], "??");
    }

    /// The judgements with rounded chances, because the exponential function differs between systems.
    fn rounded(judged: &str) -> Value {
        let mut judged: Value = serde_json::from_str(judged).unwrap();
        for part in ["chance", "lost"] {
            if let Some(number) = judged[part].as_f64() {
                judged[part] = ((number * 1e9).round() / 1e9).into();
            }
        }
        if let Some(share) = judged["expected"]["share"].as_f64() {
            judged["expected"]["share"] = ((share * 1e9).round() / 1e9).into();
        }
        judged
    }

    /// Values and searches do not depend on the instruction set. This test compares the native build with the
    /// file, and the test of the npm package compares the WebAssembly build (`simd128`).
    /// `TEAHOUSE_RENEW_REVIEWS=1` rewrites the file.
    #[test]
    fn reviews_are_the_same_on_every_machine() {
        let nets: [(&str, &[u8], &[u8]); 3] = [
            (
                "skud",
                include_bytes!("../../engine/nets/skud.net"),
                include_bytes!("../../engine/nets/skud.pol"),
            ),
            (
                "street",
                include_bytes!("../../engine/nets/street.net"),
                include_bytes!("../../engine/nets/street.pol"),
            ),
            (
                "halma",
                include_bytes!("../../engine/nets/halma.net"),
                include_bytes!("../../engine/nets/halma.pol"),
            ),
        ];
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let reviewed = nets.map(|(game, net, policy)| {
            let record = fs::read_to_string(root.join(format!("docs/games/{game}.txt"))).unwrap();
            let mut engine = Engine::new(game, 32).unwrap();
            engine.set_net(net).unwrap();
            engine.set_policy(policy).unwrap();
            let mut review = Review::new(&record).unwrap();
            let judged = std::iter::from_fn(|| review.advance(&mut engine, 1000).unwrap());
            (game, judged.map(|text| rounded(&text)).collect::<Vec<_>>())
        });
        let mut found = serde_json::to_string_pretty(&BTreeMap::from(reviewed)).unwrap();
        found.push('\n');
        let file = root.join("crates/wasm/reviews.json");
        if std::env::var_os("TEAHOUSE_RENEW_REVIEWS").is_some() {
            fs::write(&file, &found).unwrap();
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        assert!(kept == found, "see the lines that differ after TEAHOUSE_RENEW_REVIEWS=1");
    }
}
