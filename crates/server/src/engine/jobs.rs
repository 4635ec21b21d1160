//! Jobs for the engine: turns of computers and reviews of games. They wait in a fair queue ([`super::queue`])
//! for threads of low priority, so that requests come first. With NATS a few jobs per person at a time move
//! on to the work queues of JetStream, for workers on any node ([`super::worker`]); without a connection to
//! NATS this node runs them itself. A lost job (a full queue, a dead worker) is submitted again by its
//! requester, because the database knows what has to be done, and accepts each turn once.

use super::engine_cache::{EngineCache, lower_priority};
use super::jetstream;
use super::job::{Found, Job, Work};
use super::queue::{Bounds, Owner, Pushed, Queue, Taken, Urgency};
use crate::error::Error;
use crate::fail::Answer;
use crate::lock::lock;
use crate::node::bus::Bus;
use crate::store::{Store, jobs};
use crate::supervise::Supervisor;
use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, Instant};
use tokio_util::sync::CancellationToken;

/// What a node may have in JetStream at once. More would let JetStream's order override the fair one.
const SENT: Bounds = Bounds { all: 64, line: 8, each: 2, rest: 1 };
/// A job sent without an answer for this long is no longer counted; it can be found again in the database. If
/// it is sent again while a worker still runs it, JetStream recognises it.
const ANSWER: Duration = Duration::from_secs(30);
/// Interval between searches for such jobs.
const LOOK: Duration = Duration::from_secs(1);
/// The timeout for publishing a job to JetStream.
const SENDING: Duration = Duration::from_secs(5);

/// Takes the results of jobs. A result that is no longer wanted is dropped.
pub trait JobSink: Send + Sync + 'static {
    fn complete(&self, found: &Found) -> impl Future<Output = Answer<()>> + Send;
}

/// Whether a job is still needed: its result does not exist yet, and somebody waits for it.
pub async fn is_wanted(store: &Store, game: &str, work: &Work) -> Result<bool, Error> {
    match work {
        Work::Turn { .. } => jobs::is_turn_wanted(store, game).await,
        Work::Review => jobs::is_review_wanted(store, game).await,
    }
}

/// Waiting and running jobs.
pub struct Jobs {
    store: Store,
    queue: Arc<Queue<Job>>,
    /// Jobs sent to workers, by key, and since when.
    sent: Mutex<HashMap<String, (Instant, Taken<Job>)>>,
    /// With NATS: jobs that could not be sent, for the threads of this node.
    here: Sender<Taken<Job>>,
    waiting: Arc<Mutex<Receiver<Taken<Job>>>>,
}

impl Drop for Jobs {
    fn drop(&mut self) {
        self.queue.close();
    }
}

/// The bounds for a number of threads. If there is more than one, neither one line nor the jobs that nobody
/// waits for get all of them.
fn among(threads: usize) -> Bounds {
    let most = threads.saturating_sub(1).max(1);
    Bounds { all: usize::MAX, line: most, each: most, rest: most }
}

impl Jobs {
    /// An empty queue; the database knows which jobs are still needed.
    pub fn new(store: Store) -> Self {
        let (here, waiting) = channel();
        let waiting = Arc::new(Mutex::new(waiting));
        Self { store, queue: Queue::new(among(1)), sent: Mutex::default(), here, waiting }
    }

    /// Queues a job for its owner.
    pub fn push(&self, owner: &Owner, urgency: Urgency, job: Job) {
        if self.queue.push(owner, urgency, job.key(), job) == Pushed::Full {
            metrics::counter!("teahouse_jobs_refused_total").increment(1);
            tracing::warn!(account = owner.account, "too much waits for the engine");
        }
        count(&self.queue);
    }

    /// How many jobs wait or run, and how many of them were sent to workers.
    pub fn sizes(&self) -> [usize; 2] {
        [self.queue.len(), lock(&self.sent).len()]
    }

    /// Takes the next job as if it had been done, and returns its game.
    #[cfg(test)]
    pub fn take(&self) -> Option<String> {
        self.queue.try_pop(Urgency::Idle).map(|taken| taken.item.game.clone())
    }

    /// A job sent to workers is done.
    pub fn done(&self, key: &str) {
        let done = lock(&self.sent).remove(key);
        drop(done);
        count(&self.queue);
    }

    /// Starts the engine threads. They run this node's jobs, or with NATS those that cannot be sent. They end
    /// when the sink is dropped.
    pub fn start<T: JobSink>(&self, sink: &Arc<T>, bus: &Bus, threads: usize, supervisor: &Supervisor) {
        let runtime = tokio::runtime::Handle::current();
        let source = if bus.is_on() {
            Source::Here(Arc::clone(&self.waiting))
        } else {
            self.queue.set_bounds(among(threads));
            Source::Queue(Arc::clone(&self.queue))
        };
        for _ in 0..threads {
            let thread = Arc::new(Thread {
                sink: Arc::downgrade(sink),
                store: self.store.clone(),
                source: source.clone(),
                queue: Arc::clone(&self.queue),
                supervisor: supervisor.clone(),
                runtime: runtime.clone(),
            });
            supervisor.keep_thread("engine", move || {
                let thread = Arc::clone(&thread);
                move || thread.work()
            });
        }
    }

    /// Sends jobs to the workers behind NATS, a few per person at a time. Those that cannot be sent run here.
    pub async fn send(&self, bus: &Bus, stop: &CancellationToken) {
        self.queue.set_bounds(SENT);
        let mut look = tokio::time::interval(LOOK);
        loop {
            let taken = tokio::select! {
                () = stop.cancelled() => return,
                _ = look.tick() => {
                    lock(&self.sent).retain(|_, (since, _)| since.elapsed() < ANSWER);
                    continue;
                }
                taken = self.queue.next() => taken,
            };
            let Some(taken) = taken else { return };
            let (key, job) = (taken.key().to_string(), taken.item.clone());
            // Recorded first, because the result may arrive before the confirmation.
            lock(&self.sent).insert(key.clone(), (Instant::now(), taken));
            let published = match bus.named().filter(|_| bus.is_connected()) {
                Some((client, subjects)) => {
                    tokio::time::timeout(SENDING, jetstream::publish(client, subjects, &job))
                        .await
                        .unwrap_or_else(|_| Err("NATS does not answer".to_string()))
                }
                None => Err("the bus does not work".to_string()),
            };
            if let Err(error) = published {
                tracing::warn!(error, game = job.game, "a job could not be sent and is done here");
                if let Some((_, taken)) = lock(&self.sent).remove(&key) {
                    // The receiver lives as long as the server.
                    let _ = self.here.send(taken);
                }
            }
        }
    }
}

fn count(queue: &Queue<Job>) {
    metrics::gauge!("teahouse_jobs").set(queue.len() as f64);
}

/// The source of a thread's jobs.
#[derive(Clone)]
enum Source {
    /// The queue of this node.
    Queue(Arc<Queue<Job>>),
    /// Jobs that could not be sent to workers.
    Here(Arc<Mutex<Receiver<Taken<Job>>>>),
}

impl Source {
    /// Waits for the next job; `None` when the server stops.
    fn wait(&self) -> Option<Taken<Job>> {
        match self {
            Self::Queue(queue) => queue.wait(),
            Self::Here(waiting) => lock(waiting).recv().ok(),
        }
    }

    /// A waiting job of at least this urgency.
    fn try_pop(&self, least: Urgency) -> Option<Taken<Job>> {
        match self {
            Self::Queue(queue) => queue.try_pop(least),
            Self::Here(_) => None,
        }
    }
}

/// An engine thread.
struct Thread<T> {
    sink: Weak<T>,
    store: Store,
    source: Source,
    queue: Arc<Queue<Job>>,
    supervisor: Supervisor,
    runtime: tokio::runtime::Handle,
}

impl<T: JobSink> Thread<T> {
    fn work(&self) {
        lower_priority();
        let (mut engines, mut reviewers) = (EngineCache::default(), EngineCache::default());
        while let Some(taken) = self.source.wait() {
            let Some(sink) = self.sink.upgrade() else { return };
            self.supervisor.check("engine");
            if !self.is_wanted(&taken.item) {
                drop(taken);
                continue;
            }
            if taken.item.work == Work::Review {
                // A review takes long: run waiting turns between its positions.
                let mut turns = || {
                    while let Some(taken) = self.source.try_pop(Urgency::Waited) {
                        self.one(&*sink, &taken.item, &mut engines, &mut || {});
                    }
                };
                self.one(&*sink, &taken.item, &mut reviewers, &mut turns);
            } else {
                self.one(&*sink, &taken.item, &mut engines, &mut || {});
            }
            drop(taken);
            count(&self.queue);
        }
    }

    /// Whether a job is still needed. Only reviews are checked: they take long, and another node may have
    /// finished the same one. Only this node asks for a turn, and turns are quick.
    fn is_wanted(&self, job: &Job) -> bool {
        let wanted = is_wanted(&self.store, &job.game, &job.work);
        job.work != Work::Review || self.runtime.block_on(wanted).unwrap_or(true)
    }

    /// Runs a job and passes its result to the sink.
    fn one(&self, sink: &T, job: &Job, engines: &mut EngineCache, between: &mut dyn FnMut()) {
        let found = engines.run(job, between, &self.supervisor);
        if let Err(fail) = self.runtime.block_on(sink.complete(&found)) {
            tracing::error!(game = job.game, error = fail.problem.error, "what was found was not taken in");
        }
    }
}
