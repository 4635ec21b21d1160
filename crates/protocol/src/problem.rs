//! What went wrong: one shape for every error.

use crate::game::GameState;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

/// An error: an identifier with parameters. The sentence is in `locales/` under `problem-` and the identifier.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Problem {
    /// An identifier such as `not-your-turn`; `locales/` has a sentence for each, `problem-…`.
    pub error: String,
    /// Its parameters by name; what the rules refuse is named in `why`.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub args: Map<String, Value>,
    /// With a conflict: the game as it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(no_recursion)]
    #[ts(optional)]
    pub game: Option<Box<GameState>>,
}

impl Problem {
    /// A problem that its identifier says in full.
    pub fn new(error: &str) -> Self {
        Self { error: error.to_string(), args: Map::new(), game: None }
    }

    /// The same with a parameter that its sentence needs.
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.args.insert(name.to_string(), value.into());
        self
    }
}
