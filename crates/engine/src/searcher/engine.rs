//! The engine: searches on one thread or several, and keeps what it has learnt from turn to turn.

use super::deepen::{Deepening, SmpPool};
use super::{NetChoice, OnInfo, SearchRequest, Searcher, Variation};
use crate::attribution::{Attribution, attribute};
use crate::draw;
use crate::game::Playable;
use crate::level::Level;
use crate::line::Line;
use crate::net::{Broken, Nets};
use crate::order::History;
use crate::params::Params;
use crate::policy::{self, Policy};
use crate::request::distinct;
use crate::score::Score;
use crate::search::{Context, Search, SharedState};
use crate::task::{Cost, Task};
use rules::table::AnyGame;
use std::sync::atomic::AtomicBool;
use web_time::Duration;

/// The engine for a game with an evaluation.
pub struct Engine<P: Playable> {
    shared: SharedState,
    history: History,
    /// The histories of the other threads.
    others: Vec<Option<History>>,
    params: Params,
    /// The nets of the evaluation.
    nets: Nets,
    /// The policy of the search.
    policy: Option<&'static Policy>,
    /// The policy that levels draw from.
    habits: Option<&'static Policy>,
    /// The level whose evaluations are cached.
    level: Option<Level>,
    /// The longest pause of recent searches, decayed.
    pause: Duration,
    game: std::marker::PhantomData<P>,
}

impl<P: Playable> Engine<P> {
    /// An engine with a transposition table of this size in MiB.
    pub fn new(mebibytes: usize) -> Self {
        Self::with(mebibytes, P::PARAMS)
    }

    /// An engine with other parameters than the game's.
    pub fn with(mebibytes: usize, params: Params) -> Self {
        P::prepare();
        Self {
            shared: SharedState::new(mebibytes),
            history: empty_history::<P>(),
            others: Vec::new(),
            params,
            nets: Nets::shipped::<P>(),
            policy: policy::shipped::<P>().filter(|_| P::POLICY_SEARCHES),
            habits: policy::shipped::<P>(),
            level: None,
            pause: Duration::ZERO,
            game: std::marker::PhantomData,
        }
    }

    /// Uses these nets from now on.
    pub fn use_nets(&mut self, nets: Nets) {
        self.nets = nets;
        self.forget();
    }

    /// Uses this policy from now on; `None` for the game's hints alone.
    pub fn use_policy(&mut self, policy: Option<&'static Policy>) {
        self.policy = policy;
        self.forget();
    }

    /// Restricts a level to the turns that it draws; if none makes progress, it considers all turns.
    fn think_of(&self, task: &mut Task<'_, P>) {
        let Some(level) = task.level.filter(|level| level.turns > 0 && task.only.is_empty()) else { return };
        task.only = draw::turns(&level, task.root, self.habits);
        if task.only.is_empty() {
            let awake = level.awake();
            task.level = Some(awake);
            task.clock = SearchRequest { level: Some(awake), ..task.request.clone() }.start_clock();
        }
    }

    /// Searches, and returns the depth reached and its lines, best first; `None` if stopped before the first
    /// line.
    pub fn search(&mut self, task: &Task<'_, P>, on_info: OnInfo<'_>) -> Option<(i32, Vec<Line<P::Step>>)> {
        self.set_level(task.level);
        task.clock.expect_pause(self.pause);
        self.shared.table.next_search();
        self.shared.progress.reset();
        self.history.fade();
        let level = self.level.as_ref();
        let threads = if level.is_some() { 1 } else { task.request.threads };
        if threads > 1 {
            self.shared.abdada.clear();
        }
        let context = Context {
            task,
            params: &self.params,
            shared: &self.shared,
            nets: if level.is_none_or(|level| level.net) { self.nets } else { Nets::NONE },
            policy: self.policy.filter(|_| level.is_none()),
            level,
            threads,
        };
        let pool = SmpPool::default();
        let main = |history: &mut History| {
            let mut search = Search::new(context, history);
            let best = Deepening::new(context).run(&mut search, &pool, on_info);
            search.counter().settle();
            context.shared.progress.end();
            best
        };
        self.others.resize_with(threads.saturating_sub(1), || None);
        let best = run(main, &mut self.history, &mut self.others, |number, history| {
            let history = history.get_or_insert_with(empty_history::<P>);
            history.fade();
            pool.run_helper(number, &mut Search::new(context, history), task.request.limits.depth);
        });
        self.pause = task.clock.pause().mul_f64(Params::PAUSE_KEPT);
        pool.best_thread(best)
    }
}

/// An empty history whose memory has been touched, because the first access to a page takes time that would
/// count on the clock.
fn empty_history<P: Playable>() -> History {
    let mut history = History::new(P::SLOTS);
    history.fade();
    history
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

impl<P: Playable> Searcher for Engine<P> {
    fn think(
        &mut self,
        table: &dyn AnyGame,
        request: &SearchRequest,
        stop: &AtomicBool,
        on_info: OnInfo<'_>,
    ) -> Vec<Variation> {
        let Some(mut task) = Task::<P>::of(table, request, stop) else { return Vec::new() };
        self.think_of(&mut task);
        let (depth, mut lines) = self.search(&task, on_info).unwrap_or_default();
        if lines.is_empty() {
            lines.push(Line { score: Score::DRAW, steps: Vec::new() });
        }
        let known = |position: &P| self.shared.table.get(position.key()).map_or(0, |entry| entry.step);
        let cost = Cost { nodes: self.shared.progress.nodes(), fullness: self.shared.table.fullness() };
        distinct(lines.into_iter().map(|line| {
            let steps = task.complete(line.steps, known);
            task.report(depth, 1, &Line { steps, ..line }, cost)
        }))
    }

    fn set_level(&mut self, level: Option<Level>) {
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

    fn resize(&mut self, mebibytes: usize) {
        self.shared.table.resize(mebibytes);
    }

    fn chance(&self, score: Score) -> f64 {
        score.chance(P::LOGISTIC_SCALE)
    }

    fn attribute(&self, table: &dyn AnyGame) -> Vec<Attribution> {
        attribute::<P>(table, self.nets)
    }

    fn expected_turns(&self, table: &dyn AnyGame, count: usize) -> Vec<(String, f64)> {
        let (request, stop) = (SearchRequest::default(), AtomicBool::new(false));
        let Some((task, policy)) = Task::<P>::of(table, &request, &stop).zip(self.habits) else {
            return Vec::new();
        };
        let turns = draw::likeliest(task.root, policy, count);
        turns.into_iter().map(|(steps, share)| (task.root.write_turn(&steps), share)).collect()
    }

    fn set_net(&mut self, choice: NetChoice<'_>) -> Result<(), Broken> {
        self.use_nets(choice.find::<P>(self.nets)?);
        self.policy = policy::shipped::<P>().filter(|_| P::POLICY_SEARCHES && choice == NetChoice::Shipped);
        Ok(())
    }

    fn set_policy(&mut self, bytes: &[u8]) -> Result<(), Broken> {
        let policy = policy::load::<P>(bytes)?;
        self.habits = Some(policy);
        self.policy = self.habits.filter(|_| P::POLICY_SEARCHES);
        self.forget();
        Ok(())
    }
}
