//! Work for the engine: the turns of computers and the reviews of games. Jobs wait in a bounded queue for
//! threads that think at low priority, so that requests come first; with NATS they wait in a work queue of
//! JetStream for workers on any node ([`crate::worker`]). A job that is lost (a full queue, a worker that died)
//! is found again by [`App::find_jobs`]: the database knows where something is to be done.

use crate::app::{App, Shared};
use crate::args;
use crate::fail::{Answer, Fail};
use crate::game::play::Terms;
use crate::game::rooms::Live;
use crate::hub::lock;
use crate::limits::ANALYSES;
use crate::store::Write;
use crate::worker;
use engine::limits::Limits;
use engine::think::{Ask, Thinker};
use protocol::game::{Review, ReviewedTurn, Status};
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
/// What has been waiting for so long has been forgotten.
const LOST: i64 = 10_000;
/// How many nodes each position of a review is worth.
const REVIEW_NODES: u64 = 20_000;

/// Something for the engine to do.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Job {
    /// The game.
    pub game: String,
    /// What is played.
    pub terms: Terms,
    /// The turns so far.
    pub entries: Vec<String>,
    /// What is to be done.
    pub work: Work,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Work {
    /// Find a turn for a board at a level.
    Turn {
        /// The board.
        board: i64,
        /// From 1 to 10.
        level: u8,
    },
    /// Judge every turn.
    Review,
}

/// What was found.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Found {
    /// The game.
    pub game: String,
    /// What it is.
    pub what: Finding,
}

/// What was found.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Finding {
    /// A turn for a board.
    Turn(i64, String),
    /// The judgements.
    Review(Review),
}

/// The queue.
pub struct Jobs {
    queue: SyncSender<Job>,
    waiting: Mutex<Option<Receiver<Job>>>,
    /// What is in the queue or being thought about.
    known: Mutex<HashSet<(String, Work)>>,
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
        let Some(level) = live.play.to_move().and_then(|seat| live.seats[usize::from(seat)].level) else {
            return;
        };
        self.add(app, game, live, Work::Turn { board: live.play.board(), level });
    }

    fn add(&self, app: &App, game: &str, live: &Live, work: Work) {
        // Those of the table, not only the turns: among several players somebody may have given up and the rest
        // play on. What a game writes down before the first turn is there in every new one.
        let before = live.play.terms.open().map_or(0, |table| table.entries().len());
        let entries = live.play.table().entries().split_off(before);
        let job = Job { game: game.to_string(), terms: live.play.terms.clone(), entries, work: work.clone() };
        if let Some(client) = app.bus.client() {
            let client = client.clone();
            tokio::spawn(async move {
                if let Err(error) = worker::publish(&client, &job).await {
                    tracing::warn!(error, "a job could not be sent");
                }
            });
            return;
        }
        let key = (game.to_string(), work);
        if !lock(&self.known).insert(key.clone()) {
            return;
        }
        if self.queue.try_send(job).is_err() {
            lock(&self.known).remove(&key);
            tracing::warn!("the queue of the engine is full");
        }
        self.count();
    }

    fn count(&self) {
        metrics::gauge!("teahouse_jobs").set(lock(&self.known).len() as f64);
    }

    /// Starts the threads that think, where no NATS brings the jobs to workers.
    pub fn start(app: &Shared, threads: usize) {
        let Some(waiting) = lock(&app.jobs.waiting).take() else { return };
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

/// Thinks at low priority from now on; without the right to do so at the usual one.
pub fn give_way() {
    let _ = thread_priority::set_current_thread_priority(thread_priority::ThreadPriority::Min);
}

fn work(app: &Weak<App>, waiting: &Mutex<Receiver<Job>>, runtime: &tokio::runtime::Handle) {
    give_way();
    let mut minds = Minds::default();
    loop {
        let job = lock(waiting).recv();
        let (Ok(job), Some(app)) = (job, app.upgrade()) else { return };
        match minds.find(&job) {
            Some(found) => {
                if let Err(fail) = runtime.block_on(app.take_in(&found)) {
                    tracing::error!(
                        game = job.game,
                        error = fail.problem.error,
                        "what was found was not taken in"
                    );
                }
            }
            None => tracing::error!(game = job.game, "the engine found nothing"),
        }
        lock(&app.jobs.known).remove(&(job.game, job.work));
        app.jobs.count();
    }
}

/// What a thread has learnt, by game.
#[derive(Default)]
pub struct Minds(HashMap<String, Box<dyn Thinker>>);

impl Minds {
    /// Does a job.
    pub fn find(&mut self, job: &Job) -> Option<Found> {
        let begun = Instant::now();
        let mind = match self.0.entry(job.terms.game.clone()) {
            std::collections::hash_map::Entry::Occupied(mind) => mind.into_mut(),
            std::collections::hash_map::Entry::Vacant(place) => {
                place.insert(engine::bot::thinker(&job.terms.game, MEMORY)?)
            }
        };
        let what = match &job.work {
            Work::Turn { board, level } => {
                // What is overlooked is another matter in every game, and the same throughout it.
                let seed =
                    job.game.bytes().fold(0u64, |seed, byte| seed.wrapping_mul(31).wrapping_add(byte.into()));
                let level = engine::level::level(&job.terms.game, *level)?.seeded(seed);
                let table = job.table(job.entries.len())?;
                let found = mind.think(&*table, &Ask::at(level), &AtomicBool::new(false), &mut |_| {})?;
                Finding::Turn(*board, found.turns.into_iter().next()?)
            }
            Work::Review => Finding::Review(review(&mut **mind, job)?),
        };
        metrics::histogram!("teahouse_engine_seconds").record(begun.elapsed().as_secs_f64());
        Some(Found { game: job.game.clone(), what })
    }
}

/// What the engine thinks of each position of a game.
fn review(mind: &mut dyn Thinker, job: &Job) -> Option<Review> {
    mind.forget();
    let mut turns = Vec::new();
    let mut table = job.table(0)?;
    for number in 0..=job.entries.len() {
        if table.outcome().is_none() {
            let ask = Ask::within(Limits::nodes(REVIEW_NODES));
            let found = mind.think(&*table, &ask, &AtomicBool::new(false), &mut |_| {})?;
            turns.push(ReviewedTurn {
                entry: job.entries.get(number).cloned(),
                seat: table.setup().letter(table.seat()).to_string(),
                score: found.score.to_string(),
                chance: mind.chance(found.score),
                line: found.turns,
            });
        }
        if let Some(entry) = job.entries.get(number) {
            table.read_entry(entry).ok()?;
        }
    }
    Some(Review { nodes: REVIEW_NODES, turns })
}

impl Job {
    fn table(&self, turns: usize) -> Option<Box<dyn Table>> {
        let mut table = self.terms.open().ok()?;
        self.entries[..turns].iter().try_for_each(|entry| table.read_entry(entry)).ok()?;
        Some(table)
    }

    /// The same for the same job: a queue takes it once.
    pub fn key(&self) -> String {
        match self.work {
            Work::Turn { board, .. } => format!("{}:{board}", self.game),
            Work::Review => format!("{}:review", self.game),
        }
    }
}

impl App {
    /// Takes in what a worker has found. What is no longer wanted is for nothing.
    pub async fn take_in(&self, found: &Found) -> Answer<()> {
        match &found.what {
            Finding::Turn(board, turn) => self.bot_turn(&found.game, *board, turn).await,
            Finding::Review(review) => {
                let text = serde_json::to_string(review).map_err(|_| Fail::unavailable())?;
                let sql = "UPDATE analyses SET status = 'done', result = $2 WHERE game = $1";
                self.store.write(Write::new().and(sql, args![&found.game, text])).await?;
                Ok(())
            }
        }
    }

    /// Finds what has been waiting for the engine since before a moment, and lets it be done.
    pub async fn find_jobs(&self, before: i64) -> Answer<()> {
        let sql =
            "SELECT id FROM games WHERE bot_to_move = 1 AND updated_at < $1 ORDER BY updated_at LIMIT 500";
        for row in self.store.rows(sql, args![before]).await? {
            let id: String = row.get(0);
            let room = self.rooms.get(&id, self.time.now());
            if let Ok(live) = self.hold(&room).await {
                self.jobs.think(self, &id, &live);
            }
        }
        let sql = "SELECT game FROM analyses WHERE status = 'waiting' AND created_at < $1 ORDER BY created_at LIMIT 50";
        for row in self.store.rows(sql, args![before]).await? {
            let id: String = row.get(0);
            let room = self.rooms.get(&id, self.time.now());
            if let Ok(live) = self.hold(&room).await {
                self.jobs.add(self, &id, &live, Work::Review);
            }
        }
        Ok(())
    }

    /// Finds what was lost on the way.
    pub async fn find_lost_jobs(&self) -> Answer<()> {
        self.find_jobs(self.time.now() - LOST).await
    }

    /// The review of a finished game; if there is none yet it is asked for, by this account.
    pub async fn review(&self, id: &str, account: &str) -> Answer<Option<Review>> {
        let row = self.store.row("SELECT status, result FROM analyses WHERE game = $1", args![id]).await?;
        if let Some(row) = row {
            let result: Option<String> = row.get(1);
            return Ok(result.and_then(|result| serde_json::from_str(&result).ok()));
        }
        let room = self.rooms.get(id, self.time.now());
        let live = self.hold(&room).await?;
        if live.play.status() != Status::Over {
            return Err(Fail::conflict("not-over"));
        }
        self.limit(ANALYSES, account).await?;
        let sql = "INSERT INTO analyses (game, status, account, created_at) VALUES ($1, 'waiting', $2, $3) \
                   ON CONFLICT (game) DO NOTHING";
        self.store.write(Write::new().and(sql, args![id, account, self.time.now()])).await?;
        self.jobs.add(self, id, &live, Work::Review);
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::play::Play;
    use protocol::game::TimeControl;
    use rules::game::SeatSet;

    #[test]
    fn every_game_has_a_turn_and_a_review() {
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
            let work = Work::Turn { board: 1, level };
            let job = Job { game: "x".to_string(), terms: terms.clone(), entries: vec![], work };
            let Some(Found { what: Finding::Turn(1, turn), .. }) = minds.find(&job) else { panic!("{game}") };
            let mut play = Play::new(terms, SeatSet::NONE).unwrap_or_else(|message| panic!("{message}"));
            let entry = play.read_turn(&turn).unwrap_or_else(|message| panic!("{message}"));
            let job = Job { work: Work::Review, entries: vec![entry.clone()], ..job };
            let Some(Found { what: Finding::Review(review), .. }) = minds.find(&job) else {
                panic!("{game}")
            };
            assert_eq!(review.turns.len(), 2);
            assert_eq!(review.turns[0].entry.as_deref(), Some(entry.as_str()));
        }
    }
}
