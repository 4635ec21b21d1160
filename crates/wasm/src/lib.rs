//! The rules and the engine for browsers: a thin face over [`rules::table::Table`] and
//! [`engine::think::Thinker`]. Views, paths and messages cross it as JSON in the shape that the rules
//! themselves give them; nothing of a game is decided here.

mod mind;
mod table;

pub use mind::Mind;
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

/// What a page knows of a game before it begins.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "rules/"))]
struct Info {
    id: &'static str,
    seats: &'static [u8],
    letters: Vec<(u8, &'static str)>,
    options: Vec<Choice>,
    presets: Vec<Preset>,
    draws_first: bool,
    /// What options become with a number of seats if nobody names them.
    seat_defaults: Vec<(u8, &'static [(&'static str, &'static str)])>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "rules/"))]
struct Choice {
    name: &'static str,
    values: &'static [&'static str],
    numbers: Option<(u32, u32)>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "rules/"))]
struct Preset {
    name: &'static str,
    sets: &'static [(&'static str, &'static str)],
}

/// Every game with its options.
#[wasm_bindgen]
pub fn games() -> String {
    let info = |info: &&'static rules::options::GameInfo| Info {
        id: info.id,
        seats: info.seats,
        letters: info.seats.iter().map(|seats| (*seats, (info.letters)(*seats))).collect(),
        options: info
            .options
            .iter()
            .map(|spec| Choice { name: spec.name, values: spec.values, numbers: spec.numbers })
            .collect(),
        presets: info.presets.iter().map(|preset| Preset { name: preset.name, sets: preset.sets }).collect(),
        draws_first: info.draws_first,
        seat_defaults: info.seats.iter().map(|seats| (*seats, (info.seat_defaults)(*seats))).collect(),
    };
    json(&rules::GAMES.iter().map(info).collect::<Vec<_>>())
}
