//! Errors. All of them have the same shape.

use crate::game::GameState;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

/// An error: an identifier with parameters. Its sentence is in `locales/` under `problem-` and the
/// identifier.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Problem {
    /// The error's identifier, such as `not-your-turn`. `locales/` has a sentence for each, `problem-…`.
    pub error: String,
    /// The error's parameters by name. If the rules refuse something, `why` names the reason.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub args: Map<String, Value>,
    /// The current state of the game, with a conflict.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(no_recursion)]
    #[ts(optional)]
    pub game: Option<Box<GameState>>,
}

impl Problem {
    /// Creates a problem without parameters.
    pub fn new(error: &str) -> Self {
        Self { error: error.to_string(), args: Map::new(), game: None }
    }

    /// Adds a parameter that the sentence needs.
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.args.insert(name.to_string(), value.into());
        self
    }
}
