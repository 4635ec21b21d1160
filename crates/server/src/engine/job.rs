//! Jobs for the engine and their results, as plain data, because a worker on another machine may run them.

use crate::node::subjects::Kind;
use crate::terms::Terms;
use protocol::game::Review;
use rules::table::AnyGame;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Job {
    pub game: String,
    pub terms: Terms,
    /// The record up to the position.
    pub entries: Vec<String>,
    pub work: Work,
}

/// The kind of a job.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Work {
    /// Find a turn for a position at a level.
    Turn {
        position_version: i64,
        /// From 1 to 10.
        level: u8,
    },
    Review,
}

impl Work {
    /// The queue of this work.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Turn { .. } => Kind::Turns,
            Self::Review => Kind::Reviews,
        }
    }
}

/// The result of a job.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Found {
    pub game: String,
    pub what: Finding,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Finding {
    /// The version of the position, and the turn.
    Turn(i64, String),
    Review(Review),
    /// The engine failed in all attempts.
    Nothing(Work),
}

impl Found {
    /// The key of the job.
    pub fn key(&self) -> String {
        match self.what {
            Finding::Turn(position_version, _) => turn_key(&self.game, position_version),
            Finding::Review(_) | Finding::Nothing(Work::Review) => review_key(&self.game),
            Finding::Nothing(Work::Turn { position_version, .. }) => turn_key(&self.game, position_version),
        }
    }
}

fn turn_key(game: &str, position_version: i64) -> String {
    format!("{game}:{position_version}")
}

fn review_key(game: &str) -> String {
    format!("{game}:review")
}

impl Job {
    /// The board after a number of turns.
    pub fn table(&self, turns: usize) -> Option<Box<dyn AnyGame>> {
        let mut table = self.terms.open().ok()?;
        self.entries[..turns].iter().try_for_each(|entry| table.read_entry(entry)).ok()?;
        Some(table)
    }

    /// Identifies the job: a queue accepts each key once.
    pub fn key(&self) -> String {
        match self.work {
            Work::Turn { position_version, .. } => turn_key(&self.game, position_version),
            Work::Review => review_key(&self.game),
        }
    }
}
