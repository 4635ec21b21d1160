//! The engine. It searches on the calling thread, so pages call it from a worker. To be able to stop early, ask
//! in slices: what one slice learns is available in the next.

use crate::table::Game;
use crate::{json, thrown};
use engine::limits::Limits;
use engine::searcher::{NetChoice, SearchRequest, Searcher, Variation};
use rules::message::Message;
use rules::view::Coord;
use serde::{Deserialize, Serialize};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use wasm_bindgen::prelude::*;

/// The number of expected turns to report.
const EXPECTED: usize = 3;

/// An engine for one game.
#[wasm_bindgen]
pub struct Engine {
    game: &'static str,
    pub(crate) searcher: Box<dyn Searcher>,
}

/// What to think about.
#[derive(Deserialize, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "rules/", optional_fields = nullable))]
#[serde(default, deny_unknown_fields)]
struct Question {
    /// From 1 to 10; none for full strength.
    level: Option<u8>,
    /// What comes to a level's mind: another number for each game that is played.
    #[cfg_attr(test, ts(type = "number"))]
    seed: u64,
    #[cfg_attr(test, ts(type = "number"))]
    millis: Option<u64>,
    #[cfg_attr(test, ts(type = "number"))]
    nodes: Option<u64>,
    depth: Option<i32>,
    /// How many best lines to find.
    lines: usize,
    /// Whether to say what the value comes from, and what was expected.
    why: bool,
}

/// What a search found, as the pages read it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "rules/"))]
struct Thought {
    depth: i32,
    #[cfg_attr(test, ts(type = "number"))]
    nodes: u64,
    millis: f64,
    lines: Vec<Found>,
    /// What the value comes from, if that was asked, the greatest share first.
    why: Vec<Attribution>,
    /// What the policy expects here, if that was asked, the likeliest first.
    expected: Vec<Expected>,
}

/// A turn that the policy expects.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub(crate) struct Expected {
    turn: String,
    /// How likely it is, from 0 to 1.
    share: f64,
}

impl From<(String, f64)> for Expected {
    fn from((turn, share): (String, f64)) -> Self {
        Self { turn, share }
    }
}

/// What a piece does for the player to move.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "rules/"))]
struct Attribution {
    at: Coord,
    owner: char,
    kind: &'static str,
    /// In hundredths; negative if it helps somebody else.
    worth: i32,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "rules/"))]
struct Found {
    /// The score in words of the protocol: `+1.23`, `win in 3`.
    score: String,
    /// The share of a point that the player to move may expect.
    chance: f64,
    /// Turns to a proven end, negative if it is lost.
    proven: Option<i32>,
    turns: Vec<String>,
}

#[wasm_bindgen]
impl Engine {
    /// An engine for a game with a transposition table of this many MiB.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, mebibytes: usize) -> Result<Self, JsError> {
        let known = rules::game_info(game).zip(engine::games::searcher(game, mebibytes));
        let (info, searcher) =
            known.ok_or_else(|| thrown(Message::new("unknown-game").text("name", game)))?;
        Ok(Self { game: info.id, searcher })
    }

    /// Switches from the hand-written evaluation to the net in a file.
    pub fn set_net(&mut self, bytes: &[u8]) -> Result<(), JsError> {
        self.searcher.set_net(NetChoice::File(bytes)).map_err(|broken| JsError::new(&format!("{broken:?}")))
    }

    /// Sets the policy from a file, for levels and for searches that use one. Call it after `set_net`.
    pub fn set_policy(&mut self, bytes: &[u8]) -> Result<(), JsError> {
        self.searcher.set_policy(bytes).map_err(|broken| JsError::new(&format!("{broken:?}")))
    }

    /// Whether a level of the game uses the policy.
    pub fn wants_policy(&self, level: u8) -> bool {
        engine::games::level(self.game, level).is_some_and(|level| level.turns > 0)
    }

    /// Whether a level of the game uses the net.
    pub fn wants_net(&self, level: u8) -> bool {
        engine::games::level(self.game, level).is_some_and(|level| level.net)
    }

    /// Searches a position; no answer if the game is over or in the middle of a turn.
    pub fn think(&mut self, game: &Game, question: &str) -> Result<Option<String>, JsError> {
        let question: Question = serde_json::from_str(question)?;
        let level = question.level.and_then(|number| engine::games::level(self.game, number));
        let limits = Limits {
            depth: question.depth,
            nodes: question.nodes,
            ..question.millis.map_or(Limits::default(), |millis| Limits::time(Duration::from_millis(millis)))
        };
        let request = SearchRequest {
            limits,
            lines: question.lines.max(1),
            level: level.map(|level| level.seeded(question.seed)),
            ..SearchRequest::default()
        };
        let stop = AtomicBool::new(false);
        let lines = self.searcher.think(&*game.0, &request, &stop, &mut |_| {});
        let Some(best) = lines.first() else { return Ok(None) };
        let (depth, nodes, millis) = (best.depth, best.nodes, best.elapsed.as_secs_f64() * 1000.0);
        let found = |line: Variation| Found {
            score: line.score.to_string(),
            chance: self.searcher.chance(line.score),
            proven: line.score.turns_to_end(),
            turns: line.turns,
        };
        let lines = lines.into_iter().map(found).collect();
        let why = if question.why { self.searcher.attribute(&*game.0) } else { Vec::new() };
        let share = |share: &engine::attribution::Attribution| Attribution {
            at: share.at,
            owner: share.piece.owner,
            kind: share.piece.kind,
            worth: share.hundredths,
        };
        let why = why.iter().map(share).collect();
        let expected =
            if question.why { self.searcher.expected_turns(&*game.0, EXPECTED) } else { Vec::new() };
        let expected = expected.into_iter().map(Expected::from).collect();
        Ok(Some(json(&Thought { depth, nodes, millis, lines, why, expected })))
    }
}
