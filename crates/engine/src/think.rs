//! A player's mind: keeps what it has learnt from turn to turn, thinks about a game in progress, and answers
//! with a whole turn. [`Thinker`] is its face for any game.

use crate::game::Playable;
use crate::level::Level;
use crate::limits::{Limits, Watch};
use crate::many::Method;
use crate::maxn::MaxN;
use crate::order::History;
use crate::params::Params;
use crate::score::Score;
use crate::search::{Line, Search, Shared};
use crate::task::Task;
use rules::table::Table;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
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
pub struct Report {
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
pub type Tell<'a> = &'a mut dyn FnMut(&Report);

/// A mind for one game.
pub trait Thinker: Send {
    /// The best turn found; `None` if the game is over or in the middle of a turn. `stop` ends the search
    /// at any time. The time of the limits counts from the call to the answer.
    fn think(&mut self, table: &dyn Table, ask: &Ask, stop: &AtomicBool, tell: Tell<'_>) -> Option<Report>;
    /// Gets ready to be asked at a level: what was learnt at another is forgotten. Who does this before the
    /// clock runs spares the search the time.
    fn expect(&mut self, level: Option<Level>);
    /// Forgets everything.
    fn forget(&mut self);
    /// Uses about so many MiB to remember positions.
    fn remember(&mut self, mebibytes: usize);
    /// The share of a point that a score promises in this game, from 0 to 1.
    fn chance(&self, score: Score) -> f64;
}

/// The mind for a game with an evaluation.
pub struct Mind<P: Playable> {
    shared: Shared,
    history: History,
    /// What the other threads have learnt, each for itself.
    others: Vec<Option<History>>,
    params: Params,
    /// The level whose view of the positions is remembered.
    level: Option<Level>,
    game: std::marker::PhantomData<P>,
}

impl<P: Playable> Mind<P> {
    /// A mind with so many MiB of memory for positions.
    pub fn new(mebibytes: usize) -> Self {
        Self::with(mebibytes, P::params())
    }

    /// A mind with other numbers than the game's own.
    pub fn with(mebibytes: usize, params: Params) -> Self {
        P::prepare();
        Self {
            shared: Shared::new(mebibytes),
            history: empty_history::<P>(),
            others: Vec::new(),
            params,
            level: None,
            game: std::marker::PhantomData,
        }
    }

    /// Searches; gives the depth reached and its lines, best first. `None` if told to stop before there was
    /// any.
    pub fn search(&mut self, task: &Task<'_, P>, tell: Tell<'_>) -> Option<(i32, Vec<Line<P::Step>>)> {
        let Task { root, past, only, ask, watch, stop } = task;
        self.expect(ask.level);
        let level = self.level.as_ref();
        self.shared.table.next_search();
        self.shared.stop = AtomicBool::new(false);
        self.shared.nodes.store(0, Relaxed);
        self.history.fade();
        let (shared, params) = (&self.shared, &self.params);
        let choices = first_steps(*root, only);
        let lines = ask.lines.clamp(1, choices.max(1));
        let everyone_alone = root.seats() > 2 && root.partners(root.seat()).len() == 1;
        let by_all = everyone_alone && params.many == Method::MaxN;
        let threads = if by_all || level.is_some() { 1 } else { ask.threads };
        if threads > 1 {
            shared.busy.clear();
        }
        let context = (params, shared, watch, *stop);
        // How deep the first thread searches, and the deepest line that another one has found.
        let at_depth = AtomicI32::new(1);
        let deepest: Mutex<Option<(i32, Line<P::Step>)>> = Mutex::new(None);
        let main = |history: &mut History| {
            let mut search = if by_all {
                Either::All(MaxN::<P>::new((shared, watch, stop), root, only))
            } else {
                let mut search = Search::<P>::new(context, history, (root, past), only, level);
                search.several = threads > 1;
                Either::Two(Box::new(search))
            };
            let mut best: Option<(i32, Vec<Line<P::Step>>)> = None;
            let mut depth = 1;
            // The first depth is always begun: a turn chosen in a hurry is better than the first one listed.
            while depth < 100 && (depth == 1 || watch.may_deepen(depth)) {
                at_depth.store(depth, Relaxed);
                let mut found: Vec<Line<P::Step>> = Vec::new();
                for number in 1..=lines {
                    let guess =
                        best.as_ref().and_then(|(_, best)| best.get(number - 1)).map(|line| line.score);
                    let excluded: Vec<u32> = found.iter().map(|line| P::pack(line.steps[0])).collect();
                    let line = search.deepen(root, depth, guess, &excluded);
                    found.extend(line);
                    if search.is_over() {
                        break;
                    }
                }
                // What an unfinished depth found counts only for the first line: it is at least as good.
                if search.is_over() {
                    match (&mut best, found.into_iter().next()) {
                        (Some((_, best)), Some(line)) => {
                            best.retain(|other| other.steps[0] != line.steps[0]);
                            best.insert(0, line);
                            best.truncate(lines);
                        }
                        (None, Some(line)) => best = Some((depth, vec![line])),
                        _ => {}
                    }
                    break;
                }
                found.sort_by_key(|line| std::cmp::Reverse(line.score));
                for (i, line) in found.iter().enumerate() {
                    let nodes = shared.nodes.load(Relaxed).max(search.nodes());
                    let cost = (nodes, shared.table.fullness());
                    tell(&task.report((depth, i + 1), (line.score, &line.steps), cost));
                }
                let done = found
                    .iter()
                    .all(|line| line.score.turns_to_end().is_some_and(|turns| turns.abs() <= depth));
                best = Some((depth, found));
                if done || (choices == 1 && !watch.has_depth()) {
                    break;
                }
                depth += 1;
            }
            search.settle();
            shared.stop.store(true, Relaxed);
            best
        };
        self.others.resize_with(threads.saturating_sub(1), || None);
        let best = run(main, &mut self.history, &mut self.others, |i, history| {
            let history = history.get_or_insert_with(empty_history::<P>);
            history.fade();
            let mut search = Search::<P>::new(context, history, (root, past), only, level);
            search.several = true;
            let (mut guess, mut depth) = (None, 0);
            while depth < 99 {
                // Never behind the first thread; every other one a turn ahead of it.
                depth = (depth + 1).max(at_depth.load(Relaxed) + (i as i32 - 1) % 2);
                let line = search.deepen(root, depth, guess, &[]);
                if search.is_over() {
                    break;
                }
                guess = line.as_ref().map(|line| line.score);
                let mut deepest = deepest.lock().unwrap_or_else(PoisonError::into_inner);
                // Deeper than was asked for it may look, but not answer.
                let asked = ask.limits.depth.is_none_or(|most| depth <= most);
                let deeper = deepest.as_ref().is_none_or(|(known, _)| *known < depth);
                if let Some(line) = line.filter(|_| asked && deeper) {
                    *deepest = Some((depth, line));
                }
            }
            search.settle();
        });
        let deepest = deepest.into_inner().unwrap_or_else(PoisonError::into_inner);
        match (best, deepest) {
            // What another thread has seen to its end counts more than what the first one has not.
            (Some((depth, best)), Some((deeper, line))) if deeper > depth && best.len() == 1 => {
                Some((deeper, vec![line]))
            }
            (best, _) => best,
        }
    }
}

/// Nothing learnt yet, in memory that is there already: to touch it first takes time, too.
fn empty_history<P: Playable>() -> History {
    let mut history = History::new(P::SLOTS);
    history.fade();
    history
}

/// How many steps a search can begin with.
fn first_steps<P: Playable>(root: &P, only: &[Vec<P::Step>]) -> usize {
    let mut steps = Vec::new();
    root.steps(&mut steps);
    let asked = |step: &P::Step| only.is_empty() || only.iter().any(|turn| turn.first() == Some(step));
    steps.into_iter().filter(asked).count()
}

/// The search for two sides, or for everybody.
enum Either<'a, P: Playable> {
    Two(Box<Search<'a, P>>),
    All(MaxN<'a, P>),
}

impl<P: Playable> Either<'_, P> {
    fn deepen(
        &mut self,
        root: &P,
        depth: i32,
        guess: Option<Score>,
        excluded: &[u32],
    ) -> Option<Line<P::Step>> {
        match self {
            Self::Two(search) => search.deepen(root, depth, guess, excluded),
            Self::All(search) => search.deepen(root, depth, excluded),
        }
    }

    fn is_over(&self) -> bool {
        match self {
            Self::Two(search) => search.is_over(),
            Self::All(search) => search.is_over(),
        }
    }

    fn nodes(&self) -> u64 {
        match self {
            Self::Two(search) => search.nodes(),
            Self::All(search) => search.nodes(),
        }
    }

    fn settle(&mut self) {
        match self {
            Self::Two(search) => search.settle(),
            Self::All(search) => search.settle(),
        }
    }
}

/// Runs `main` on this thread, and `help` on one more for each of the `others`.
#[cfg(not(target_family = "wasm"))]
fn run<R, T: Send>(
    main: impl FnOnce(&mut History) -> R,
    history: &mut History,
    others: &mut [T],
    help: impl Fn(usize, &mut T) + Sync,
) -> R {
    std::thread::scope(|scope| {
        for (i, own) in others.iter_mut().enumerate() {
            let help = &help;
            scope.spawn(move || help(i + 1, own));
        }
        main(history)
    })
}

/// Runs `main`: there are no other threads here.
#[cfg(target_family = "wasm")]
fn run<R, T>(
    main: impl FnOnce(&mut History) -> R,
    history: &mut History,
    _others: &mut [T],
    _help: impl Fn(usize, &mut T),
) -> R {
    main(history)
}

impl<P: Playable> Thinker for Mind<P> {
    fn think(&mut self, table: &dyn Table, ask: &Ask, stop: &AtomicBool, tell: Tell<'_>) -> Option<Report> {
        let task = Task::<P>::of(table, ask, stop)?;
        let (depth, lines) = self.search(&task, tell).unwrap_or_default();
        let best = lines.into_iter().next().unwrap_or(Line { score: Score::DRAW, steps: Vec::new() });
        let known = |position: &P| self.shared.table.get(position.key()).map_or(0, |entry| entry.step);
        let steps = task.complete(best.steps, known);
        let cost = (self.shared.nodes.load(Relaxed), self.shared.table.fullness());
        Some(task.report((depth, 1), (best.score, &steps), cost))
    }

    fn expect(&mut self, level: Option<Level>) {
        if self.level != level {
            self.forget();
            self.level = level;
        }
    }

    fn forget(&mut self) {
        self.shared.table.clear();
        self.history = empty_history::<P>();
        self.others.clear();
    }

    fn remember(&mut self, mebibytes: usize) {
        self.shared.table.resize(mebibytes);
    }

    fn chance(&self, score: Score) -> f64 {
        score.chance(P::LEAD)
    }
}
