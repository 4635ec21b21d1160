//! The rules and the engine for browsers: a thin face over [`rules::table::AnyGame`] and
//! [`engine::searcher::Searcher`]. Views, paths and messages cross it as JSON in the shape that the rules
//! themselves give them; nothing of a game is decided here.

mod engine_class;
mod review;
mod table;

pub use engine_class::Engine;
pub use review::{Review, marks};
pub use table::Game;

use rules::message::Message;
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// What may be shown as JSON always can be.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("\"{error}\""))
}

/// A refusal, thrown as the JSON of its message.
fn thrown(message: Message) -> JsError {
    JsError::new(&json(&message))
}

/// Every game with its options.
#[wasm_bindgen]
pub fn games() -> String {
    json(&rules::catalogue::catalogue())
}
