//! Runs a search or a perft count on a separate thread, so that it can be stopped at any time.

use super::Say;
use crate::failure::Failure;
use crate::net::Judge;
use crate::texts::Texts;
use engine::engines::Engines;
use engine::level::Level;
use engine::searcher::{SearchRequest, Searcher, Variation};
use rules::table::AnyGame;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, OnceLock, PoisonError};
use std::thread::JoinHandle;
use std::time::Instant;

/// The engines, while no search uses them.
#[derive(Default)]
pub struct Workshop {
    engines: Option<Engines>,
    /// The game with a custom net, and the net.
    judge: Option<(&'static str, Judge)>,
}

impl Workshop {
    /// Forgets what was learnt.
    pub fn forget(&mut self) {
        if let Some(engines) = &mut self.engines {
            engines.forget();
        }
    }

    /// Sets the net for a game; an unsuitable file changes nothing.
    pub fn set_judge(
        &mut self,
        texts: &Texts,
        (game, memory): (&'static str, usize),
        judge: Judge,
    ) -> Result<(), Failure> {
        if let Some(engine) = self.prepare(game, memory, None) {
            judge.apply(texts, engine)?;
        }
        self.judge = Some((game, judge));
        Ok(())
    }

    /// The most memory that can be asked for, in MiB: half of what the machine has free, where that is known.
    pub fn most_memory(&self) -> u64 {
        let known = std::fs::read_to_string("/proc/meminfo").ok().and_then(|text| {
            let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
            line.split_whitespace().next()?.parse::<u64>().ok()
        });
        known.map_or(1024, |kibibytes| (kibibytes >> 11).clamp(64, 65_536))
    }

    /// The engine for a game, the only one that stays in memory, ready to play at a level.
    pub fn prepare(
        &mut self,
        game: &'static str,
        memory: usize,
        level: Option<Level>,
    ) -> Option<&mut dyn Searcher> {
        let engines = self.engines.get_or_insert_with(|| Engines::new(memory));
        engines.resize(memory);
        let known = engines.keep_only(game);
        let engine = engines.of(game)?;
        if let Some((_, judge)) = self.judge.as_ref().filter(|(of, _)| !known && *of == game) {
            // It was checked when it was set.
            let _ = engine.set_net(judge.choice());
        }
        engine.set_level(level);
        Some(engine)
    }
}

/// A search or a count to run.
pub enum Thought {
    Search {
        table: Box<dyn AnyGame>,
        request: SearchRequest,
        /// The transposition table, in MiB.
        memory: usize,
        /// Whether the answer is held until requested.
        held: bool,
    },
    /// How many sequences of turns there are.
    Count {
        table: Box<dyn AnyGame>,
        /// Turns to look ahead, whole ones.
        depth: u32,
    },
}

/// State shared with the thread.
#[derive(Default)]
struct Signals {
    stop: AtomicBool,
    done: AtomicBool,
    /// Whether the answer may be given; the bell rings when it changes, and when the search is done.
    free: Mutex<bool>,
    bell: Condvar,
}

impl Signals {
    fn release(&self) {
        *self.free.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.bell.notify_all();
    }

    fn wait_until_free(&self) {
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.bell.wait_while(free, |free| !*free));
    }
}

/// A running search or count.
pub struct Running {
    signals: Arc<Signals>,
    handle: JoinHandle<Option<Engines>>,
    /// When its time begins to count; not set before the pondered turn was played.
    from: Option<Arc<OnceLock<Instant>>>,
    /// Whether it ends only when stopped.
    held: bool,
}

impl Running {
    pub fn start(workshop: &mut Workshop, say: Say, thought: Thought) -> Self {
        let signals = Arc::new(Signals::default());
        let (mut from, mut is_held) = (None, false);
        let handle = match thought {
            Thought::Count { table, depth } => {
                let signals = signals.clone();
                std::thread::spawn(move || {
                    count(&*table, depth, &signals.stop, &say);
                    signals.done.store(true, Relaxed);
                    None
                })
            }
            Thought::Search { table, request, memory, held } => {
                (from, is_held) = (request.limits.from.clone(), held);
                let game = table.setup().info().id;
                workshop.prepare(game, memory, request.level);
                let engines = workshop.engines.take();
                let signals = signals.clone();
                std::thread::spawn(move || {
                    let mut engines = engines?;
                    let found = engines
                        .of(game)?
                        .think(&*table, &request, &signals.stop, &mut |report| say(&info(report)));
                    if held {
                        signals.wait_until_free();
                    }
                    for report in &found {
                        say(&info(report));
                    }
                    // Set before the answer is written, because the reader may continue at once.
                    signals.done.store(true, Relaxed);
                    say(&best(found.first()));
                    Some(engines)
                })
            }
        };
        Self { signals, handle, from, held: is_held }
    }

    /// Whether it has ended by itself.
    pub fn is_done(&self) -> bool {
        self.signals.done.load(Relaxed)
    }

    /// Stops the search; it answers with what it has found.
    pub fn stop(&self) {
        self.signals.stop.store(true, Relaxed);
        self.signals.release();
    }

    /// Ponder hit: time counts from now.
    pub fn ponder_hit(&self) {
        if let Some(from) = &self.from {
            // A second hit changes nothing.
            let _ = from.set(Instant::now());
        }
        self.signals.release();
    }

    /// Waits for the end, stopping what would never end by itself, and returns the engine.
    pub fn finish(self, workshop: &mut Workshop) {
        if self.held {
            self.stop();
        }
        // A search that panicked has no engine to give back; the next one begins with a new one.
        if let Ok(Some(engines)) = self.handle.join() {
            workshop.engines = Some(engines);
        }
    }
}

fn info(report: &Variation) -> String {
    let score = match report.score.turns_to_end() {
        Some(turns) if report.score.0 > 0 => format!("win {turns}"),
        Some(turns) => format!("loss {}", -turns),
        None => format!("cp {}", report.score.0),
    };
    let millis = report.elapsed.as_millis();
    let speed = (report.nodes as f64 / report.elapsed.as_secs_f64().max(1e-6)) as u64;
    format!(
        "info depth {} multipv {} score {score} nodes {} nps {speed} time {millis} hashfull {} pv {}",
        report.depth,
        report.number,
        report.nodes,
        report.fullness,
        report.turns.join(";"),
    )
}

fn best(found: Option<&Variation>) -> String {
    let mut turns = found.map(|report| report.turns.iter()).into_iter().flatten();
    match (turns.next(), turns.next()) {
        (None, _) => "bestmove none".to_string(),
        (Some(turn), None) => format!("bestmove {turn}"),
        (Some(turn), Some(answer)) => format!("bestmove {turn} ponder {answer}"),
    }
}

/// Counts sequences of turns and prints the count of each first turn.
fn count(table: &dyn AnyGame, depth: u32, stop: &AtomicBool, say: &Say) {
    let mut total = 0;
    if depth == 0 {
        total = 1;
    } else {
        for (turn, _) in table.stats().divide(1) {
            let mut next = table.copy();
            if next.play(&turn).is_err() {
                continue;
            }
            let Some(below) = below(&*next, depth - 1, stop) else {
                return say("nodes stopped");
            };
            say(&format!("perft {turn} {below}"));
            total += below;
        }
    }
    say(&format!("nodes {total}"));
}

/// The sequences below a position; `None` if told to stop. Two turns deep is quick enough not to look.
fn below(table: &dyn AnyGame, depth: u32, stop: &AtomicBool) -> Option<u64> {
    if stop.load(Relaxed) {
        return None;
    }
    if depth <= 2 {
        return Some(table.stats().perft(depth));
    }
    let mut total = 0;
    for (turn, _) in table.stats().divide(1) {
        let mut next = table.copy();
        if next.play(&turn).is_ok() {
            total += below(&*next, depth - 1, stop)?;
        }
    }
    Some(total)
}
