//! Work for the engine: the turns of computers. Jobs wait in a bounded queue for threads that think at low
//! priority, so that requests come first. A job that is lost (a full queue, a worker that died) is found again
//! by [`App::find_lost_jobs`]: the database knows where a computer has to move.

use crate::app::{App, Shared};
use crate::args;
use crate::game::play::Terms;
use crate::game::rooms::Live;
use engine::think::{Ask, Thinker};
use rules::table::Table;
use serde::{Deserialize, Serialize};
use sqlx::Row;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, Weak};
use std::time::Instant;

/// How many jobs may wait.
const QUEUE: usize = 1_024;
/// What a thread remembers positions in for each game, in MiB.
const MEMORY: usize = 4;
/// A computer that has to move for so long has been forgotten.
const LOST: i64 = 10_000;

/// A turn to be found.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Job {
    /// The game.
    pub game: String,
    /// The board it is for.
    pub board: i64,
    /// What is played.
    pub terms: Terms,
    /// The turns so far.
    pub entries: Vec<String>,
    /// From 1 to 10.
    pub level: u8,
}

/// The queue.
pub struct Jobs {
    queue: SyncSender<Job>,
    waiting: Mutex<Option<Receiver<Job>>>,
    /// What is in the queue or being thought about.
    known: Mutex<HashSet<(String, i64)>>,
}

impl Default for Jobs {
    fn default() -> Self {
        let (queue, waiting) = sync_channel(QUEUE);
        Self { queue, waiting: Mutex::new(Some(waiting)), known: Mutex::default() }
    }
}

impl Jobs {
    /// A computer has to move.
    pub fn think(&self, app: &App, game: &str, live: &Live) {
        let Some(level) = live.play.to_move().and_then(|seat| live.seats[usize::from(seat)].level) else { return };
        let key = (game.to_string(), live.play.board());
        if !crate::hub::lock(&self.known).insert(key.clone()) {
            return;
        }
        let job = Job {
            game: game.to_string(),
            board: live.play.board(),
            terms: live.play.terms.clone(),
            entries: live.play.table().entries(),
            level,
        };
        if self.queue.try_send(job).is_err() {
            crate::hub::lock(&self.known).remove(&key);
            tracing::warn!(node = app.node, "the queue of the engine is full");
        }
        self.count();
    }

    fn count(&self) {
        metrics::gauge!("teahouse_jobs").set(crate::hub::lock(&self.known).len() as f64);
    }

    /// Starts the threads that think.
    pub fn start(app: &Shared, threads: usize) {
        let Some(waiting) = crate::hub::lock(&app.jobs.waiting).take() else { return };
        let waiting = Arc::new(Mutex::new(waiting));
        let runtime = tokio::runtime::Handle::current();
        for number in 0..threads {
            let (app, waiting, runtime) = (Arc::downgrade(app), Arc::clone(&waiting), runtime.clone());
            let work = move || work(&app, &waiting, &runtime);
            if let Err(error) = std::thread::Builder::new().name(format!("engine-{number}")).spawn(work) {
                tracing::error!(%error, "a thread for the engine could not be started");
            }
        }
    }
}

fn work(app: &Weak<App>, waiting: &Mutex<Receiver<Job>>, runtime: &tokio::runtime::Handle) {
    // Without the right to do so it thinks at the usual priority.
    let _ = thread_priority::set_current_thread_priority(thread_priority::ThreadPriority::Min);
    let mut minds = Minds::default();
    loop {
        let job = crate::hub::lock(waiting).recv();
        let (Ok(job), Some(app)) = (job, app.upgrade()) else { return };
        let turn = minds.turn(&job);
        runtime.block_on(async {
            match turn {
                Some(turn) => {
                    if let Err(fail) = app.bot_turn(&job.game, job.board, &turn).await {
                        tracing::error!(game = job.game, error = fail.problem.error, "a computer's turn was not made");
                    }
                }
                None => tracing::error!(game = job.game, "the engine found no turn"),
            }
        });
        crate::hub::lock(&app.jobs.known).remove(&(job.game, job.board));
        app.jobs.count();
    }
}

/// What a thread has learnt, by game.
#[derive(Default)]
pub struct Minds(HashMap<String, Box<dyn Thinker>>);

impl Minds {
    /// The turn that the engine makes, in notation.
    pub fn turn(&mut self, job: &Job) -> Option<String> {
        let begun = Instant::now();
        let table = job.table()?;
        let mind = match self.0.entry(job.terms.game.clone()) {
            std::collections::hash_map::Entry::Occupied(mind) => mind.into_mut(),
            std::collections::hash_map::Entry::Vacant(place) => {
                place.insert(engine::bot::thinker(&job.terms.game, MEMORY)?)
            }
        };
        // What is overlooked is another matter in every game, and the same throughout it.
        let seed = job.game.bytes().fold(0u64, |seed, byte| seed.wrapping_mul(31).wrapping_add(byte.into()));
        let level = engine::level::level(&job.terms.game, job.level)?.seeded(seed);
        let found = mind.think(&*table, &Ask::at(level), &AtomicBool::new(false), &mut |_| {})?;
        metrics::histogram!("teahouse_engine_seconds").record(begun.elapsed().as_secs_f64());
        found.turns.into_iter().next()
    }
}

impl Job {
    fn table(&self) -> Option<Box<dyn Table>> {
        let setup = self.terms.setup().ok()?;
        let mut table = (setup.info().open)(setup, None).ok()?;
        self.entries.iter().try_for_each(|entry| table.read_entry(entry)).ok()?;
        Some(table)
    }
}

impl App {
    /// Finds games in which a computer should have moved, and lets it think again.
    pub async fn find_lost_jobs(&self) -> crate::fail::Answer<()> {
        let sql = "SELECT id FROM games WHERE bot_to_move = 1 AND updated_at < $1 ORDER BY updated_at LIMIT 200";
        for row in self.store.rows(sql, args![self.time.now() - LOST]).await? {
            let id: String = row.get(0);
            let room = self.rooms.get(&id, self.time.now());
            if let Ok(live) = self.hold(&room).await {
                if live.play.is_bots_turn() {
                    self.jobs.think(self, &id, &live);
                }
            }
        }
        Ok(())
    }

    /// At the start everything that waits has been lost.
    pub async fn find_all_jobs(&self) -> crate::fail::Answer<()> {
        let sql = "SELECT id FROM games WHERE bot_to_move = 1 ORDER BY updated_at LIMIT 1000";
        for row in self.store.rows(sql, vec![]).await? {
            let id: String = row.get(0);
            let room = self.rooms.get(&id, self.time.now());
            if let Ok(live) = self.hold(&room).await {
                self.jobs.think(self, &id, &live);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::play::Play;
    use protocol::game::TimeControl;
    use rules::game::SeatSet;

    #[test]
    fn every_game_has_a_turn_at_every_level() {
        let mut minds = Minds::default();
        for (game, level) in [("skud", 1), ("street", 3), ("halma", 5)] {
            let terms = Terms {
                game: game.to_string(),
                preset: rules::game_info(game).map_or("", |info| info.presets[0].name).to_string(),
                options: std::collections::BTreeMap::new(),
                seats: 2,
                first: 0,
                time: TimeControl::Unlimited,
                rated: false,
                public: false,
            };
            let job = Job { game: "x".to_string(), board: 1, terms: terms.clone(), entries: vec![], level };
            let turn = minds.turn(&job);
            let mut play = Play::new(terms, SeatSet::NONE).unwrap_or_else(|message| panic!("{message}"));
            assert!(turn.is_some_and(|turn| play.read_turn(&turn).is_ok()), "{game}");
        }
    }
}
