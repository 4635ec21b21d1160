//! What turns cost.

use super::Answer;
use web_time::Duration;

/// What turns cost.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spent {
    /// Turns made.
    pub turns: u64,
    /// Time for all of them.
    pub time: Duration,
    /// Time for the longest.
    pub longest: Duration,
    /// The most by which a turn was late; nothing if none was.
    pub over: Duration,
    /// The depths together, and of how many turns they are known.
    pub depth: (i64, u64),
    /// The nodes together, and of how many turns they are known.
    pub nodes: (u64, u64),
}

impl Spent {
    pub(super) fn note(&mut self, answer: &Answer, time: Duration) {
        self.turns += 1;
        self.time += time;
        self.longest = self.longest.max(time);
        if let Some(depth) = answer.depth {
            self.depth = (self.depth.0 + i64::from(depth), self.depth.1 + 1);
        }
        if let Some(nodes) = answer.nodes {
            self.nodes = (self.nodes.0 + nodes, self.nodes.1 + 1);
        }
    }

    /// Takes another's turns too.
    pub fn add(&mut self, other: &Self) {
        self.turns += other.turns;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        self.over = self.over.max(other.over);
        self.depth = (self.depth.0 + other.depth.0, self.depth.1 + other.depth.1);
        self.nodes = (self.nodes.0 + other.nodes.0, self.nodes.1 + other.nodes.1);
    }
}
