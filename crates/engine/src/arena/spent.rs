//! What turns cost.

use super::Answer;
use web_time::Duration;

/// What turns cost.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spent {
    /// Turns made.
    pub turns: u64,
    /// Total time.
    pub time: Duration,
    /// Time for the longest one.
    pub longest: Duration,
    /// The largest overrun of a turn; zero if none was late.
    pub over: Duration,
    /// The sum of the depths, and the number of turns that reported one.
    pub depth: (i64, u64),
    /// The sum of the nodes, and the number of turns that reported them.
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

    /// Adds the turns of another.
    pub fn add(&mut self, other: &Self) {
        self.turns += other.turns;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        self.over = self.over.max(other.over);
        self.depth = (self.depth.0 + other.depth.0, self.depth.1 + other.depth.1);
        self.nodes = (self.nodes.0 + other.nodes.0, self.nodes.1 + other.nodes.1);
    }
}
