//! What the engine is asked and what it finds, as plain data: a job may be done by a worker on another machine.

use crate::node::subjects::Kind;
use crate::terms::Terms;
use protocol::game::Review;
use rules::table::AnyGame;
use serde::{Deserialize, Serialize};

/// Something for the engine to do.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Job {
    pub game: String,
    pub terms: Terms,
    /// The record so far, which leads to the position.
    pub entries: Vec<String>,
    /// What is to be done.
    pub work: Work,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Work {
    /// Find a turn for a board at a level.
    Turn {
        /// The version of the position.
        position_version: i64,
        /// From 1 to 10.
        level: u8,
    },
    Review,
}

impl Work {
    /// The queue that it waits in.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Turn { .. } => Kind::Turns,
            Self::Review => Kind::Reviews,
        }
    }
}

/// The answer of a worker to a job.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Found {
    pub game: String,
    pub what: Finding,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Finding {
    /// A turn for a board.
    Turn(i64, String),
    Review(Review),
    /// Nothing, however often it was tried.
    Nothing(Work),
}

impl Found {
    /// The key of the job that asked for it.
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

    /// The same for the same job: a queue takes it once.
    pub fn key(&self) -> String {
        match self.work {
            Work::Turn { position_version, .. } => turn_key(&self.game, position_version),
            Work::Review => review_key(&self.game),
        }
    }
}
