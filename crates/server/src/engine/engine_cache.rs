//! The engines of a thread, by game, and how they run a job. A job that makes the engine panic is retried a
//! few times and then given up, so that it does not block other jobs.

use super::job::{Finding, Found, Job, Work};
use crate::supervise::{Supervisor, panic_text};
use engine::engines::Engines;
use engine::limits::Limits;
use engine::searcher::{SearchRequest, Searcher};
use protocol::game::{Review, ReviewedTurn};
use std::panic::AssertUnwindSafe;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// The transposition table per game, in MiB.
const MEMORY: usize = 4;
/// Attempts at a job that makes the engine panic.
const TRIES: usize = 3;
/// Nodes per position of a review.
const REVIEW_NODES: u64 = 20_000;

/// The priority of engine threads, from 0 to 99; on Linux a niceness of 9. Requests are served first, and the
/// engine still gets an eighth of a core under full load. The lowest priority would get a sixtieth, too
/// little for people who wait for the computer's turn.
const PRIORITY: u8 = 25;

/// Lowers the priority of this thread, if the system permits it.
pub fn lower_priority() {
    if let Ok(priority) = thread_priority::ThreadPriorityValue::try_from(PRIORITY) {
        let _ = thread_priority::ThreadPriority::Crossplatform(priority).set_for_current();
    }
}

/// The engines of a thread, by game, with their learnt state.
pub struct EngineCache(Engines);

impl Default for EngineCache {
    fn default() -> Self {
        Self(Engines::new(MEMORY))
    }
}

impl EngineCache {
    /// Runs a job. A panic may leave learnt state inconsistent, so it is dropped before the job is retried.
    /// After a few panics the job is given up.
    pub fn run(&mut self, job: &Job, between: &mut dyn FnMut(), supervisor: &Supervisor) -> Found {
        for number in 1..=TRIES {
            let find = AssertUnwindSafe(|| {
                supervisor.check("job");
                self.find_between(job, &mut *between)
            });
            match std::panic::catch_unwind(find) {
                Ok(Some(found)) => return found,
                // A retry would find nothing either.
                Ok(None) => break,
                Err(panic) => {
                    let why = panic_text(&*panic);
                    tracing::error!(game = job.game, number, why, "the engine panicked");
                    metrics::counter!("teahouse_engine_panics_total").increment(1);
                    *self = Self::default();
                }
            }
        }
        tracing::error!(game = job.game, work = ?job.work, entries = ?job.entries, "the engine gives a job up");
        metrics::counter!("teahouse_jobs_given_up_total").increment(1);
        Found { game: job.game.clone(), what: Finding::Nothing(job.work.clone()) }
    }

    #[cfg(test)]
    fn find(&mut self, job: &Job) -> Option<Found> {
        self.find_between(job, &mut || {})
    }

    /// Runs a job. A long one calls `between` between its parts.
    pub fn find_between(&mut self, job: &Job, between: &mut dyn FnMut()) -> Option<Found> {
        let begun = Instant::now();
        let engine = self.0.of(&job.terms.game)?;
        let what = match &job.work {
            Work::Turn { position_version, level } => {
                // The seed depends on the game only, so that a level varies between games but not within one.
                let seed =
                    job.game.bytes().fold(0u64, |seed, byte| seed.wrapping_mul(31).wrapping_add(byte.into()));
                let level = engine::games::level(&job.terms.game, *level)?.seeded(seed);
                let table = job.table(job.entries.len())?;
                let found =
                    engine.best(&*table, &SearchRequest::at(level), &AtomicBool::new(false), &mut |_| {})?;
                Finding::Turn(*position_version, found.turns.into_iter().next()?)
            }
            Work::Review => Finding::Review(review(engine, job, between)?),
        };
        metrics::histogram!("teahouse_engine_seconds").record(begun.elapsed().as_secs_f64());
        Some(Found { game: job.game.clone(), what })
    }
}

/// The engine's evaluation of each position of a game.
fn review(engine: &mut dyn Searcher, job: &Job, between: &mut dyn FnMut()) -> Option<Review> {
    engine.forget();
    let mut review = engine::review::Review::new(job.table(0)?, job.entries.clone());
    let request = SearchRequest::within(Limits::nodes(REVIEW_NODES));
    while review.advance(engine, &request).ok()?.is_some() {
        between();
    }
    let turns = review.positions().iter().map(|at| ReviewedTurn {
        entry: at.entry.clone(),
        seat: review.table().setup().letter(at.seat).to_string(),
        score: at.best.score.to_string(),
        chance: at.chance,
        line: at.best.turns.clone(),
        lost: at.turn.as_ref().map(|turn| turn.lost),
        mark: at.turn.as_ref().and_then(|turn| turn.mark()).map(|mark| mark.sign().to_string()),
    });
    Some(Review { nodes: REVIEW_NODES, turns: turns.collect() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terms::Terms;

    #[test]
    fn every_game_has_a_turn_and_a_review() {
        let mut engines = EngineCache::default();
        for (game, level) in [("skud", 1), ("street", 3), ("halma", 5)] {
            let terms = Terms::untimed(game);
            let work = Work::Turn { position_version: 1, level };
            let job = Job { game: "x".to_string(), terms: terms.clone(), entries: vec![], work };
            let Some(Found { what: Finding::Turn(1, turn), .. }) = engines.find(&job) else {
                panic!("{game}")
            };
            let mut table = terms.open().unwrap_or_else(|message| panic!("{message}"));
            table.play(&turn).unwrap_or_else(|message| panic!("{message}"));
            let entry = table.entries().pop().unwrap_or_default();
            let job = Job { work: Work::Review, entries: vec![entry.clone()], ..job };
            let mut pauses = 0;
            let found = engines.find_between(&job, &mut || pauses += 1);
            let Some(Found { what: Finding::Review(review), .. }) = found else { panic!("{game}") };
            assert_eq!(review.turns.len(), 2);
            assert_eq!(pauses, 2, "other work is done between two positions");
            assert_eq!(review.turns[0].entry.as_deref(), Some(entry.as_str()));
            assert!(review.turns[0].lost.is_some() && review.turns[1].lost.is_none(), "{review:?}");
        }
    }
}
