//! The rules and the engine for browsers: a thin wrapper around [`rules::table::AnyGame`] and
//! [`engine::searcher::Searcher`]. Views, paths and messages cross it as JSON in the shape of the rules' own
//! types; no game logic is here. The prover of puzzles is a separate module, `wasm-puzzles`.

mod engine_class;
mod review;
mod table;

pub use engine_class::Engine;
pub use review::{Review, marks};
pub use table::Game;

use rules::message::Message;
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// Serialising these types cannot fail.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("\"{error}\""))
}

/// A refusal, thrown as the JSON of its message.
fn thrown(message: Message) -> JsError {
    JsError::new(&json(&message))
}

/// The tags of a text that may be a record.
#[wasm_bindgen]
pub fn tags(text: &str) -> String {
    json(&rules::record::tags(text).collect::<Vec<_>>())
}

/// The record of the game in a link of The Garden Gate.
#[wasm_bindgen]
pub fn linked(link: &str) -> Result<String, JsError> {
    rules::garden_gate::read(link).map(|record| record.to_string()).map_err(thrown)
}

/// What turns without tags may be of; nothing if a text is anything else.
#[wasm_bindgen]
pub fn guess(text: &str) -> Option<String> {
    rules::guess::guess(text).map(|guess| json(&guess))
}

/// Every game with its options.
#[wasm_bindgen]
pub fn games() -> String {
    json(&rules::catalogue::catalogue())
}
