//! Principal variation search for two sides, over steps.
//!
//! Successive steps of one side do not change the sign, and depth counts whole turns. [`many`](crate::many)
//! assigns the seats to sides. The parts: `node` (one node of the tree), `prune` (pruning and reductions),
//! `quiescence` (the leaves), `pick` (move picking), `reply` (best-reply search), `root` (the turns allowed at
//! the root), `abdada` (what other threads are searching).

mod abdada;
mod node;
#[cfg(test)]
mod perft;
mod pick;
mod prune;
mod quiescence;
mod reply;
mod root;

use crate::game::{Evaluator, Playable};
use crate::level::Level;
use crate::line::{DEEPEST, Line};
use crate::many::Sides;
use crate::net::Nets;
use crate::node_counter::{NodeCounter, Progress};
use crate::order::{History, Ranked};
use crate::params::Params;
use crate::policy::{Policy, StepFeatures};
use crate::score::Score;
use crate::task::Task;
use crate::tt::TranspositionTable;
use crate::window::Window;
pub use abdada::AbdadaTable;
use root::RootTurns;
use rules::game::Seat;

/// Marks the keys of per-seat values.
const BY_SEAT: u64 = 0xD6E8_FEB8_6659_FD93;

/// The mutable state that the threads of a search share.
pub struct SharedState {
    /// The transposition table.
    pub table: TranspositionTable,
    /// The nodes so far, and whether the search is over.
    pub progress: Progress,
    /// The steps being searched.
    pub abdada: AbdadaTable,
}

impl SharedState {
    /// State with a transposition table of this size in MiB.
    pub fn new(mebibytes: usize) -> Self {
        Self {
            table: TranspositionTable::new(mebibytes),
            progress: Progress::default(),
            abdada: AbdadaTable::default(),
        }
    }
}

/// What is constant throughout a search and the same for all threads.
pub struct Context<'a, P: Playable> {
    /// The position and the request.
    pub task: &'a Task<'a, P>,
    /// The search parameters.
    pub params: &'a Params,
    /// What the threads share.
    pub shared: &'a SharedState,
    /// The nets for the evaluation.
    pub nets: Nets,
    /// The policy that rates steps.
    pub policy: Option<&'static Policy>,
    /// The level; `None` for full strength.
    pub level: Option<&'a Level>,
    /// How many threads search.
    pub threads: usize,
}

impl<P: Playable> Clone for Context<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Playable> Copy for Context<'_, P> {}

impl<'a, P: Playable> Context<'a, P> {
    /// A node counter for one thread.
    pub fn counter(&self) -> NodeCounter<'a> {
        NodeCounter::new(&self.shared.progress, &self.task.clock, self.task.stop, Params::CLOCK_NODES)
    }
}

/// Where in the tree a node is.
#[derive(Copy, Clone)]
struct Frame {
    /// Steps from the root.
    ply: usize,
    /// Turns left to search.
    depth: i32,
    /// The history slot of the step that led here.
    previous: Option<usize>,
    /// Whether null move pruning may be tried.
    may_pass: bool,
    /// In best-reply search: whether an opponent has already answered the root's side.
    replied: bool,
    /// Whether this turn must answer a threat; set when the node is entered.
    threatened: bool,
}

impl Frame {
    /// A frame after a null move, or without history.
    fn bare(ply: usize, depth: i32) -> Self {
        Self { ply, depth, previous: None, may_pass: false, replied: false, threatened: false }
    }
}

/// One thread's search.
pub struct Search<'a, P: Playable> {
    context: Context<'a, P>,
    counter: NodeCounter<'a>,
    history: &'a mut History,
    /// Keys of the positions between turns, from the start of the game to the node.
    past: Vec<u64>,
    /// How many of them are from the game itself.
    root_turns: usize,
    root_depth: usize,
    root: RootTurns,
    sides: Sides,
    /// Whether there are more than two seats.
    many: bool,
    /// Whether repetition ends the game.
    repetition_ends: bool,
    found: Option<Line<P::Step>>,
    /// The principal variation from each ply on.
    lines: Vec<Vec<P::Step>>,
    /// The lists of steps of all nodes from the root to this one.
    ranked: Vec<Ranked<P::Step>>,
    listed: Vec<P::Step>,
    hints: Vec<i32>,
    seen: StepFeatures,
    logits: Vec<i32>,
    /// Late move reductions by depth and number: without a policy, then with one.
    reductions: [Vec<[i32; prune::REDUCTIONS]>; 2],
}

impl<'a, P: Playable> Search<'a, P> {
    /// One thread of a search.
    pub fn new(context: Context<'a, P>, history: &'a mut History) -> Self {
        let Context { task, params, .. } = context;
        Self {
            context,
            counter: context.counter(),
            history,
            root_turns: task.past.len(),
            root_depth: 0,
            past: task.past.clone(),
            root: RootTurns::new(&context),
            sides: Sides::at(task.root, params.best_reply),
            many: task.root.seats() > 2,
            repetition_ends: task.root.repeats(task.root),
            found: None,
            lines: vec![Vec::new(); DEEPEST + 1],
            ranked: Vec::new(),
            listed: Vec::new(),
            hints: Vec::new(),
            seen: StepFeatures::default(),
            logits: Vec::new(),
            reductions: [params.reduce_base, params.policy_reduce_base]
                .map(|base| prune::reductions(base, params)),
        }
    }

    /// Counts the nodes of this thread.
    pub fn counter(&mut self) -> &mut NodeCounter<'a> {
        &mut self.counter
    }

    /// The best line at a depth without the `excluded` first steps; `None` if the search ended before one was
    /// found. `guess` is the score of the previous depth, for the aspiration window.
    pub fn deepen(&mut self, depth: i32, guess: Option<Score>, excluded: &[u32]) -> Option<Line<P::Step>> {
        let Context { task: &Task { root, .. }, params, level, nets, .. } = self.context;
        self.root.exclude(excluded);
        self.root_depth = depth.max(0) as usize;
        self.found = None;
        // The first depth of a level is always searched to its end.
        self.counter.set_unlimited(level.is_some() && depth == 1);
        let eval = P::Eval::new(root, nets);
        let mut reach = params.aspiration;
        let guess = guess.filter(|guess| depth >= params.aspiration_depth && !guess.is_proven());
        let mut window = guess.map_or(Window::FULL, |guess| Window::around(guess, reach));
        loop {
            let score = self.node(root, &eval, window, Frame::bare(0, depth));
            // Without any turn to search there is no need to widen the window.
            let nothing = score <= window.alpha && window.alpha == Score::LEAST;
            if self.counter.is_over() || nothing || window.contains(score) {
                return self.found.take();
            }
            reach *= params.aspiration_growth;
            let open = score.is_proven() || reach > params.aspiration_most;
            let wider = if open { Window::FULL } else { Window::around(score, reach) };
            if score <= window.alpha {
                window.alpha = wider.alpha;
            } else {
                window.beta = wider.beta;
            }
        }
    }

    /// The static evaluation for the player to move.
    #[inline]
    fn judge(&mut self, position: &P, eval: &P::Eval) -> i32 {
        let known = &mut self.history.evaluations;
        let value = if self.many {
            // A position has one value for each seat.
            let key = |seat: Seat| position.key() ^ u64::from(seat.0 + 1).wrapping_mul(BY_SEAT);
            self.sides.judge_by(position, |seat| known.get(key(seat), || eval.evaluate_for(position, seat)))
        } else {
            known.get(position.key(), || eval.evaluate(position))
        };
        value + self.context.level.map_or(0, |level| level.misjudge(position.key()))
    }
}
