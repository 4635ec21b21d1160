//! The jobs that wait for the engine: the turns of computers and the reviews of games. They wait in a fair queue
//! ([`super::queue`]) for threads that think at low priority, so that requests come first. With NATS a few jobs for
//! each person at a time go on to the work queues of JetStream, for workers on any node ([`super::worker`]); while NATS
//! is away this node does them itself. A job that is lost (a full queue, a worker that died) is found again by
//! whoever asked for it: the database knows where something is to be done, and takes each turn once.

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

/// What a node has given to the workers behind NATS at once: beyond that their queue would decide who is first.
const SENT: Bounds = Bounds { all: 64, line: 8, each: 2, rest: 1 };
/// After this long without an answer a job that was sent is no longer counted; the database knows of it. Sent again
/// while a worker is still at it, it is the same job.
const ANSWER: Duration = Duration::from_secs(30);
/// Interval between searches for such jobs.
const LOOK: Duration = Duration::from_secs(1);
/// How long a job may take to be put into the queue of JetStream.
const SENDING: Duration = Duration::from_secs(5);

/// Gets the results of the jobs that it asked for. What is no longer wanted is dropped.
pub trait JobSink: Send + Sync + 'static {
    /// Takes the result of a job.
    fn complete(&self, found: &Found) -> impl Future<Output = Answer<()>> + Send;
}

/// Whether a job still has to be done: nothing is computed that is there already, or that nobody waits for any more.
pub async fn is_wanted(store: &Store, game: &str, work: &Work) -> Result<bool, Error> {
    match work {
        Work::Turn { .. } => jobs::is_turn_wanted(store, game).await,
        Work::Review => jobs::is_review_wanted(store, game).await,
    }
}

/// The jobs that wait and those that are being done.
pub struct Jobs {
    store: Store,
    queue: Arc<Queue<Job>>,
    /// What workers elsewhere were given, by key, and since when.
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

/// What may run at once on a number of threads: neither one line nor what nobody waits for has all of them, if
/// there is more than one.
fn among(threads: usize) -> Bounds {
    let most = threads.saturating_sub(1).max(1);
    Bounds { all: usize::MAX, line: most, each: most, rest: most }
}

impl Jobs {
    /// Nothing yet; the database knows what is still wanted.
    pub fn new(store: Store) -> Self {
        let (here, waiting) = channel();
        let waiting = Arc::new(Mutex::new(waiting));
        Self { store, queue: Queue::new(among(1)), sent: Mutex::default(), here, waiting }
    }

    /// One more job for somebody.
    pub fn push(&self, owner: &Owner, urgency: Urgency, job: Job) {
        if self.queue.push(owner, urgency, job.key(), job) == Pushed::Full {
            metrics::counter!("teahouse_jobs_refused_total").increment(1);
            tracing::warn!(account = owner.account, "too much waits for the engine");
        }
        count(&self.queue);
    }

    /// How many jobs are in the queue or being thought about, and how many of them elsewhere.
    pub fn sizes(&self) -> [usize; 2] {
        [self.queue.len(), lock(&self.sent).len()]
    }

    /// Takes the next job and gives its game, as if it had been done.
    #[cfg(test)]
    pub fn take(&self) -> Option<String> {
        self.queue.try_pop(Urgency::Idle).map(|taken| taken.item.game.clone())
    }

    /// A job that workers elsewhere were given is done.
    pub fn done(&self, key: &str) {
        let done = lock(&self.sent).remove(key);
        drop(done);
        count(&self.queue);
    }

    /// Starts the threads that think about this node's own jobs, or with a bus about those that cannot be sent. They
    /// end when nobody is left to take in what they find.
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

    /// Gives jobs to the workers behind NATS, a few for each person at a time; what cannot be sent is done here.
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
            // Noted before it is sent: the answer may be here before the confirmation.
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
                    // The other end lives as long as the server.
                    let _ = self.here.send(taken);
                }
            }
        }
    }
}

fn count(queue: &Queue<Job>) {
    metrics::gauge!("teahouse_jobs").set(queue.len() as f64);
}

/// Where a thread takes its jobs from.
#[derive(Clone)]
enum Source {
    /// That of this node.
    Queue(Arc<Queue<Job>>),
    /// What could not be sent to workers elsewhere.
    Here(Arc<Mutex<Receiver<Taken<Job>>>>),
}

impl Source {
    /// Waits for the next job; none when the server is gone.
    fn wait(&self) -> Option<Taken<Job>> {
        match self {
            Self::Queue(queue) => queue.wait(),
            Self::Here(waiting) => lock(waiting).recv().ok(),
        }
    }

    /// A job of at least this urgency that waits.
    fn try_pop(&self, least: Urgency) -> Option<Taken<Job>> {
        match self {
            Self::Queue(queue) => queue.try_pop(least),
            Self::Here(_) => None,
        }
    }
}

/// A thread that thinks.
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
                // A review takes long: between two of its positions come the turns that people wait for.
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

    /// Whether a job is still to be done. A review takes long and may have been made on another node meanwhile; a turn
    /// is asked for by this node alone, and quickly found.
    fn is_wanted(&self, job: &Job) -> bool {
        let wanted = is_wanted(&self.store, &job.game, &job.work);
        job.work != Work::Review || self.runtime.block_on(wanted).unwrap_or(true)
    }

    /// Does a job and has taken in what was found.
    fn one(&self, sink: &T, job: &Job, engines: &mut EngineCache, between: &mut dyn FnMut()) {
        let found = engines.run(job, between, &self.supervisor);
        if let Err(fail) = self.runtime.block_on(sink.complete(&found)) {
            tracing::error!(game = job.game, error = fail.problem.error, "what was found was not taken in");
        }
    }
}
