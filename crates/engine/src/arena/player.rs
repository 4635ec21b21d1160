//! Players of any kind: time allowances, answers and faults.

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

/// The allowance of a player for one turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Allowance {
    /// How long it may think.
    pub pace: Pace,
    /// Time left on each clock, by seat; all equal without clocks.
    pub left: Vec<Duration>,
    /// How late the turn may be before it loses.
    pub margin: Duration,
}

/// Time reserved for sending the answer.
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

/// A turn with the depth and the nodes of its search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    /// The turn's body in notation.
    pub turn: String,
    /// The search depth, in turns.
    pub depth: Option<i32>,
    /// Nodes searched.
    pub nodes: Option<u64>,
}

/// The ways in which a player can fail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It exited, or its answers make no sense.
    Crash(Crash),
    /// It exceeded its time by this much.
    Time(Duration),
    /// This turn is not legal.
    Illegal(String),
}

/// Details of a crash.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Crash {
    /// The cause, as an identifier.
    pub why: &'static str,
    /// The message of the system.
    pub said: String,
}

impl Fault {
    /// The names of all kinds of faults.
    pub const KINDS: [&'static str; 3] = ["crash", "late", "illegal"];

    /// A crash without details.
    pub fn crash(why: &'static str) -> Self {
        Self::Crash(Crash { why, said: String::new() })
    }

    /// The index of its kind in [`KINDS`](Self::KINDS).
    pub fn kind(&self) -> usize {
        match self {
            Self::Crash(_) => 0,
            Self::Time(_) => 1,
            Self::Illegal(_) => 2,
        }
    }
}

impl std::fmt::Display for Fault {
    /// As written in records: `late 412 ms`, `illegal c2-c9`, `crash ended exit status: 1`.
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

/// A player.
pub trait Player: Send {
    /// Begins a new game; the player forgets the last one.
    fn begin(&mut self, table: &dyn AnyGame) -> Result<(), Fault>;
    /// Its turn, as a body in notation.
    fn turn(&mut self, table: &dyn AnyGame, allowance: &Allowance) -> Result<Answer, Fault>;
    /// Its own pace, where it does not follow the match's.
    fn pace(&self) -> Option<Pace> {
        None
    }
    /// The last lines of its log before it failed.
    fn log(&mut self) -> Vec<String> {
        Vec::new()
    }
}

/// A [`Searcher`] as a player.
pub struct Thinking {
    /// The engine, with what it has learnt during this game.
    pub engine: Box<dyn Searcher>,
    /// How many threads it uses.
    pub threads: usize,
    /// The level it plays at; `None` for full strength.
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
