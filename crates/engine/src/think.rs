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
use rules::table::{Game, Table};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};
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

/// A mind for one game.
pub trait Thinker: Send {
    /// The best turn found; `None` if the game is over or in the middle of a turn. `stop` ends the search
    /// at any time.
    fn think(
        &mut self,
        table: &dyn Table,
        ask: &Ask,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report>;
    /// Forgets everything.
    fn forget(&mut self);
    /// Uses about so many MiB to remember positions.
    fn remember(&mut self, mebibytes: usize);
}

/// Hears of each line of each depth: depth, number of the line, the line, nodes and time so far.
pub type Tell<'a, S> = &'a mut dyn FnMut(i32, usize, &Line<S>, u64, Duration);

/// The mind for a game with an evaluation.
pub struct Mind<P: Playable> {
    shared: Shared,
    history: History,
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
        Self {
            shared: Shared::new(mebibytes),
            history: History::new(P::SLOTS),
            params,
            level: None,
            game: std::marker::PhantomData,
        }
    }

    /// Searches a position whose game went through `past`, by key; `only`, if not empty, are the turns to
    /// look at.
    pub fn search(
        &mut self,
        root: &P,
        past: &[u64],
        ask: &Ask,
        only: &[Vec<P::Step>],
        stop: &AtomicBool,
        report: Tell<'_, P::Step>,
    ) -> Option<(i32, Vec<Line<P::Step>>)> {
        if self.level != ask.level {
            self.forget();
            self.level = ask.level;
        }
        let level = self.level.as_ref();
        let limits = level.map_or(ask.limits.clone(), |level| level.within(&ask.limits));
        let (deepest, threads) = (limits.depth, if level.is_some() { 1 } else { ask.threads });
        let watch = Watch::start(limits);
        self.shared.table.next_search();
        self.shared.stop = AtomicBool::new(false);
        self.shared.nodes = AtomicU64::new(0);
        self.history.fade();
        let (shared, params) = (&self.shared, &self.params);
        let choices = first_steps(root, only);
        let lines = ask.lines.clamp(1, choices.max(1));
        let everyone_alone = root.seats() > 2 && root.partners(root.seat()).len() == 1;
        let by_all = everyone_alone && params.many == Method::MaxN;
        let main = |history: &mut History| {
            let mut search = if by_all {
                Either::All(MaxN::<P>::new((shared, &watch, stop), root, only))
            } else {
                let context = (params, shared, &watch, stop);
                Either::Two(Box::new(Search::<P>::new(context, history, (root, past), only, level)))
            };
            let mut best: Option<(i32, Vec<Line<P::Step>>)> = None;
            let mut depth = 1;
            // The first depth is always begun: a turn chosen in a hurry is better than the first one listed.
            while depth < 100 && (depth == 1 || watch.may_deepen(depth)) {
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
                    report(depth, i + 1, line, nodes, watch.elapsed());
                }
                let done = found
                    .iter()
                    .all(|line| line.score.turns_to_end().is_some_and(|turns| turns.abs() <= depth));
                best = Some((depth, found));
                if done || (choices == 1 && deepest.is_none()) {
                    break;
                }
                depth += 1;
            }
            search.settle();
            shared.stop.store(true, Relaxed);
            best
        };
        let threads = if by_all { 1 } else { threads };
        run(threads, main, &mut self.history, |i, history| {
            let context = (params, shared, &watch, stop);
            let mut search = Search::<P>::new(context, history, (root, past), only, level);
            let mut guess = None;
            for depth in (1 + i as i32 % 2)..100 {
                let line = search.deepen(root, depth, guess, &[]);
                guess = line.map(|line| line.score);
                if search.is_over() {
                    break;
                }
            }
            search.settle();
        })
    }
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

/// Runs `main` on this thread, and `help` on as many others as were asked for.
#[cfg(not(target_family = "wasm"))]
fn run<R>(
    threads: usize,
    main: impl FnOnce(&mut History) -> R,
    history: &mut History,
    help: impl Fn(usize, &mut History) + Sync,
) -> R {
    std::thread::scope(|scope| {
        for i in 1..threads {
            let mut own = history.clone();
            let help = &help;
            scope.spawn(move || help(i, &mut own));
        }
        main(history)
    })
}

/// Runs `main`: there are no other threads here.
#[cfg(target_family = "wasm")]
fn run<R>(
    _threads: usize,
    main: impl FnOnce(&mut History) -> R,
    history: &mut History,
    _help: impl Fn(usize, &mut History),
) -> R {
    main(history)
}

/// The same game, replayed so that its positions can be touched.
pub fn replay<P: Playable>(table: &dyn Table) -> Option<Game<P>> {
    let setup = table.setup().clone();
    let mut game = match table.start_position() {
        None => Game::<P>::new(setup).ok()?,
        Some(text) => Game::<P>::from_position(setup, &text).ok()?,
    };
    table.entries().iter().try_for_each(|entry| game.read_entry(entry)).ok()?;
    Some(game)
}

impl<P: Playable> Thinker for Mind<P> {
    fn think(
        &mut self,
        table: &dyn Table,
        ask: &Ask,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let game = replay::<P>(table).filter(|game| game.outcome().is_none() && !table.pending())?;
        let root = game.position();
        let only: Vec<Vec<P::Step>> = ask.only.iter().filter_map(|body| root.read_turn(body).ok()).collect();
        let past = game.turn_keys();
        let told = |depth, number, line: &Line<P::Step>, nodes, elapsed| Report {
            depth,
            number,
            score: line.score,
            turns: turns_of(root, &line.steps),
            nodes,
            elapsed,
            fullness: 0,
        };
        let begun = web_time::Instant::now();
        let found = self.search(root, &past, ask, &only, stop, &mut |depth, number, line, nodes, elapsed| {
            report(&told(depth, number, line, nodes, elapsed));
        });
        let nodes = self.shared.nodes.load(Relaxed);
        let (depth, line) = match found {
            Some((depth, mut lines)) => (depth, lines.swap_remove(0)),
            None => {
                // Told to stop at once: any legal step is better than none.
                let mut steps = Vec::new();
                root.steps(&mut steps);
                let asked = only.first().cloned();
                (0, Line { score: Score::DRAW, steps: asked.unwrap_or(vec![*steps.first()?]) })
            }
        };
        let steps = self.whole_turn(root, &past, line.steps);
        let line = Line { score: line.score, steps };
        let mut answer = told(depth, 1, &line, nodes, begun.elapsed());
        answer.fullness = self.shared.table.fullness();
        Some(answer)
    }

    fn forget(&mut self) {
        self.shared.table.clear();
        self.history = History::new(P::SLOTS);
    }

    fn remember(&mut self, mebibytes: usize) {
        self.shared.table.resize(mebibytes);
    }
}

impl<P: Playable> Mind<P> {
    /// The line with its first turn complete: where it breaks off within the turn, a short search goes on.
    fn whole_turn(&mut self, root: &P, past: &[u64], mut steps: Vec<P::Step>) -> Vec<P::Step> {
        let mut position = root.clone();
        let mut i = 0;
        while position.outcome().is_none() && position.turn() == root.turn() {
            if i == steps.len() {
                let limits = Limits { nodes: Some(2_000), depth: Some(2), ..Limits::default() };
                let ask = Ask { level: self.level, ..Ask::within(limits) };
                let never = AtomicBool::new(false);
                let found = self.search(&position, past, &ask, &[], &never, &mut |_, _, _, _, _| {});
                let mut any = Vec::new();
                position.steps(&mut any);
                let next = found.and_then(|(_, lines)| lines[0].steps.first().copied());
                match next.or_else(|| position.decline()).or(any.first().copied()) {
                    Some(step) => steps.push(step),
                    None => break,
                }
            }
            position.play(steps[i], &mut ());
            i += 1;
        }
        steps
    }
}

/// The steps of a line as turns in notation; what is left of an incomplete last turn is not shown.
pub(crate) fn turns_of<P: Playable>(root: &P, steps: &[P::Step]) -> Vec<String> {
    let mut turns = Vec::new();
    let mut before = root.clone();
    let mut position = root.clone();
    let mut from = 0;
    for (i, step) in steps.iter().enumerate() {
        position.play(*step, &mut ());
        if !position.pending() {
            turns.push(before.write_turn(&steps[from..=i]));
            from = i + 1;
            before = position.clone();
        }
    }
    turns
}
