//! Players of any kind: how long they may think, what they answer, and what they can do wrong.

use crate::level::Level;
use crate::limits::Limits;
use crate::searcher::{SearchRequest, Searcher};
use rules::game::Seat;
use rules::table::AnyGame;
use std::sync::atomic::AtomicBool;
use web_time::Duration;

/// How long a player may think.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Pace {
    /// As long as it likes.
    Free,
    /// A time for each turn.
    Time(Duration),
    /// A number of nodes for each turn.
    Nodes(u64),
    /// A search depth, in turns.
    Depth(i32),
    /// A clock for the whole game, with what each turn adds.
    Clock(Duration, Duration),
}

/// What a player may use for the turn it is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Allowance {
    /// How long it may think.
    pub pace: Pace,
    /// What is left on each clock, by seat; all alike where there are no clocks.
    pub left: Vec<Duration>,
    /// How much later than allowed the turn may come before it loses.
    pub margin: Duration,
}

/// What is kept of the time for the way of the answer.
pub const OVERHEAD: Duration = Duration::from_millis(5);

impl Allowance {
    /// The limits of a search for `seat`.
    pub fn limits(&self, seat: Seat) -> Limits {
        match self.pace {
            Pace::Free => Limits::default(),
            Pace::Time(time) => Limits::turn(time, OVERHEAD),
            Pace::Nodes(nodes) => Limits::nodes(nodes),
            Pace::Depth(depth) => Limits::depth(depth),
            Pace::Clock(base, increment) => {
                let left = self.left.get(seat.index()).copied().unwrap_or(base);
                Limits::clock(left, increment, OVERHEAD)
            }
        }
    }
}

/// A turn, and what is known of how it was found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    /// The turn's body in notation.
    pub turn: String,
    /// The search depth, in turns.
    pub depth: Option<i32>,
    /// Nodes searched.
    pub nodes: Option<u64>,
}

/// What a player can do wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is gone, or answers nonsense.
    Crash(Crash),
    /// It took too long, by this much.
    Time(Duration),
    /// This turn is not legal.
    Illegal(String),
}

/// What is known of a crash.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Crash {
    /// What happened, as an identifier.
    pub why: &'static str,
    /// What the system said about it.
    pub said: String,
}

impl Fault {
    /// The names of all kinds.
    pub const KINDS: [&'static str; 3] = ["crash", "late", "illegal"];

    /// A crash with nothing more to say about it.
    pub fn crash(why: &'static str) -> Self {
        Self::Crash(Crash { why, said: String::new() })
    }

    /// Which kind it is, by its place in [`KINDS`](Self::KINDS).
    pub fn kind(&self) -> usize {
        match self {
            Self::Crash(_) => 0,
            Self::Time(_) => 1,
            Self::Illegal(_) => 2,
        }
    }
}

impl std::fmt::Display for Fault {
    /// As records have it: `late 412 ms`, `illegal c2-c9`, `crash ended exit status: 1`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let kind = Self::KINDS[self.kind()];
        match self {
            Self::Crash(Crash { why, said }) if said.is_empty() => write!(f, "{kind} {why}"),
            Self::Crash(Crash { why, said }) => write!(f, "{kind} {why} {said}"),
            Self::Time(late) => write!(f, "{kind} {} ms", late.as_millis()),
            Self::Illegal(turn) => write!(f, "{kind} {turn}"),
        }
    }
}

/// Somebody who plays.
pub trait Player: Send {
    /// A new game begins; the player forgets the last one.
    fn begin(&mut self, table: &dyn AnyGame) -> Result<(), Fault>;
    /// Its turn, as a body in notation.
    fn turn(&mut self, table: &dyn AnyGame, allowance: &Allowance) -> Result<Answer, Fault>;
    /// Its own pace, where it does not follow the match's.
    fn pace(&self) -> Option<Pace> {
        None
    }
    /// What it wrote for people before it failed: the last lines.
    fn log(&mut self) -> Vec<String> {
        Vec::new()
    }
}

/// A [`Searcher`] as a player.
pub struct Thinking {
    /// The engine, with what it has learnt in this game.
    pub engine: Box<dyn Searcher>,
    /// How many threads it uses.
    pub threads: usize,
    /// At which level it plays; none for full strength.
    pub level: Option<Level>,
    /// Its own pace, where it does not follow the match's.
    pub pace: Option<Pace>,
}

impl Player for Thinking {
    fn begin(&mut self, _table: &dyn AnyGame) -> Result<(), Fault> {
        self.engine.forget();
        self.engine.set_level(self.level);
        Ok(())
    }

    fn turn(&mut self, table: &dyn AnyGame, allowance: &Allowance) -> Result<Answer, Fault> {
        let limits = allowance.limits(table.seat());
        let request =
            SearchRequest { limits, threads: self.threads, level: self.level, ..SearchRequest::default() };
        let lost = || Fault::crash("lost");
        let found =
            self.engine.best(table, &request, &AtomicBool::new(false), &mut |_| {}).ok_or_else(lost)?;
        let turn = found.turns.into_iter().next().ok_or_else(lost)?;
        Ok(Answer { turn, depth: Some(found.depth), nodes: Some(found.nodes) })
    }

    fn pace(&self) -> Option<Pace> {
        self.pace
    }
}
