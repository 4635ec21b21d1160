//! What to think about, and what was found: the face of every search. [`Mind`] is the one that the engine plays by.

mod deepen;
mod mind;

pub(crate) use deepen::Deepen;
pub use mind::Mind;

use crate::game::Playable;
use crate::level::Level;
use crate::limits::{Limits, Watch};
use crate::net::{Broken, Net};
use crate::score::Score;
use rules::table::Table;
use std::sync::atomic::AtomicBool;
use web_time::Duration;

/// What to think about, and how long.
#[derive(Clone, Debug)]
pub struct Ask {
    /// When to stop.
    pub limits: Limits,
    /// How many best lines to find.
    pub lines: usize,
    /// If not empty, the only turns to look at.
    pub only: Vec<String>,
    /// How many threads search; more than one only where the platform has them.
    pub threads: usize,
    /// At which level to play; none for full strength.
    pub level: Option<Level>,
}

impl Default for Ask {
    fn default() -> Self {
        Self { limits: Limits::default(), lines: 1, only: Vec::new(), threads: 1, level: None }
    }
}

impl Ask {
    /// One line on one thread within limits.
    pub fn within(limits: Limits) -> Self {
        Self { limits, ..Self::default() }
    }

    /// One line at a level.
    pub fn at(level: Level) -> Self {
        Self { level: Some(level), ..Self::default() }
    }

    /// The clock for what is asked; it starts now.
    pub fn watch(&self) -> Watch {
        Watch::start(self.level.map_or(self.limits.clone(), |level| level.within(&self.limits)))
    }
}

/// What has been found so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Variation {
    /// Turns ahead.
    pub depth: i32,
    /// Which of the lines asked for, from 1.
    pub number: usize,
    /// What it is worth to the player to move.
    pub score: Score,
    /// The turns of the line, in notation.
    pub turns: Vec<String>,
    /// Steps made by all threads.
    pub nodes: u64,
    /// Time so far.
    pub elapsed: Duration,
    /// How full the table is, in thousandths.
    pub fullness: u32,
}

/// Hears what is found.
pub type Tell<'a> = &'a mut dyn FnMut(&Variation);

/// The reports that begin with a turn no earlier one begins with, numbered from 1. Steps in another order can
/// make the same turn, such as accents chosen.
pub(crate) fn distinct(reports: impl Iterator<Item = Variation>) -> Vec<Variation> {
    let mut kept: Vec<Variation> = Vec::new();
    for report in reports {
        if !kept.iter().any(|other| other.turns.first() == report.turns.first()) {
            kept.push(Variation { number: kept.len() + 1, ..report });
        }
    }
    kept
}

/// A mind for one game.
pub trait Thinker: Send {
    /// The lines found, best first, each with another first turn; none if the game is over or in the middle
    /// of a turn. `stop` ends the search at any time. The time of the limits counts from the call to the
    /// answer.
    fn think(&mut self, table: &dyn Table, ask: &Ask, stop: &AtomicBool, tell: Tell<'_>) -> Vec<Variation>;
    /// The best line of [`think`](Thinker::think).
    fn best(&mut self, table: &dyn Table, ask: &Ask, stop: &AtomicBool, tell: Tell<'_>) -> Option<Variation> {
        self.think(table, ask, stop, tell).into_iter().next()
    }
    /// Prepares for searches at a level: what was learnt at another is forgotten. Called before the clock runs,
    /// it saves the search that time.
    fn set_level(&mut self, level: Option<Level>);
    /// Forgets everything.
    fn forget(&mut self);
    /// Resizes the transposition table to about this number of MiB.
    fn resize(&mut self, mebibytes: usize);
    /// The share of a point that a score promises in this game, from 0 to 1.
    fn chance(&self, score: Score) -> f64;
    /// Judges with another net from now on; what was learnt is forgotten.
    fn set_net(&mut self, choice: NetChoice<'_>) -> Result<(), Broken>;
}

/// By what positions are judged.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum NetChoice<'a> {
    /// The net that the program carries.
    Shipped,
    /// The hand-written value alone.
    None,
    /// The net in a file with these contents.
    File(&'a [u8]),
}

impl NetChoice<'_> {
    /// The net that is meant.
    pub fn find<P: Playable>(self) -> Result<Option<&'static Net>, Broken> {
        match self {
            Self::Shipped => Ok(P::shipped()),
            Self::None => Ok(None),
            Self::File(bytes) => crate::net::load::<P>(bytes).map(Some),
        }
    }
}
