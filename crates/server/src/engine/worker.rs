//! Workers: engine threads on any node, fed by the work queues of JetStream. Before a worker begins a job it
//! asks a node whether it is still wanted. While working it reports progress, and it acknowledges the job
//! once a node has stored the result. So a job runs once, however long it takes, and the job of a dead worker
//! goes to another one.

mod answer;
#[cfg(test)]
mod tests;

pub use answer::complete_jobs;

use super::engine_cache::{EngineCache, lower_priority};
use super::jetstream::Queues;
use super::job::{Found, Job, Work};
use crate::node::bus;
use crate::node::subjects::Subjects;
use crate::supervise::Supervisor;
use async_nats::Client;
use async_nats::connection::State;
use async_nats::jetstream::{AckKind, Message};
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// Cancelled to stop a worker.
pub type Stop = CancellationToken;

/// The pause before a queue that could not be read, or a job whose result no node took, is retried.
const AGAIN: Duration = Duration::from_secs(1);
/// The most deliveries of a job. The database knows what still has to be done.
const TRIES: i64 = 20;

/// The timing of progress reports.
#[derive(Copy, Clone, Debug)]
struct Pace {
    /// Without a report for this long, the job goes to another worker.
    wait: Duration,
    /// Interval of the reports.
    progress: Duration,
}

const PACE: Pace = Pace { wait: Duration::from_secs(30), progress: Duration::from_secs(5) };

/// What runs the jobs of one thread.
trait Think {
    /// Runs a job. A long one calls `between` between its parts.
    fn find(&mut self, job: &Job, between: &mut dyn FnMut(&mut Self)) -> Found;
}

/// Separate engines for turns and reviews, so that turns do not disturb a review's state.
struct Engine {
    engines: EngineCache,
    reviewers: EngineCache,
    supervisor: Supervisor,
}

impl Think for Engine {
    fn find(&mut self, job: &Job, between: &mut dyn FnMut(&mut Self)) -> Found {
        let supervisor = self.supervisor.clone();
        if job.work != Work::Review {
            return self.engines.run(job, &mut || {}, &supervisor);
        }
        let mut reviewers = std::mem::take(&mut self.reviewers);
        let found = reviewers.run(job, &mut || between(&mut *self), &supervisor);
        self.reviewers = reviewers;
        found
    }
}

/// Works for the nodes behind a NATS server until stopped. If the server is unreachable, it waits for it.
pub async fn serve(nats: &str, prefix: &str, threads: usize, stop: CancellationToken) -> Result<(), String> {
    let client = bus::connect(nats, |event| tracing::info!(%event, "NATS")).await?;
    for thread in work(&client, prefix, threads, &Supervisor::new(stop)) {
        let _ = thread.await;
    }
    Ok(())
}

/// Starts threads that take jobs until everything stops.
pub fn work(client: &Client, prefix: &str, threads: usize, supervisor: &Supervisor) -> Vec<JoinHandle<()>> {
    let runtime = Handle::current();
    let thread = |_| {
        let (client, prefix, runtime) = (client.clone(), prefix.to_string(), runtime.clone());
        let kept = supervisor.clone();
        supervisor.keep_thread("worker", move || {
            let supervisor = kept.clone();
            let hand = Hand {
                client: client.clone(),
                prefix: prefix.clone(),
                runtime: runtime.clone(),
                stop: supervisor.stop().clone(),
                pace: PACE,
            };
            move || {
                lower_priority();
                hand.work(&mut Engine {
                    engines: EngineCache::default(),
                    reviewers: EngineCache::default(),
                    supervisor,
                });
            }
        })
    };
    (0..threads).map(thread).collect()
}

/// The connection of a thread. The engine runs outside of the runtime; only communication enters it.
struct Hand {
    client: Client,
    prefix: String,
    runtime: Handle,
    stop: CancellationToken,
    pace: Pace,
}

impl Hand {
    /// The loop of one thread. A queue that cannot be read is opened again.
    fn work<T: Think>(&self, searcher: &mut T) {
        let mut away = 0;
        while !self.stop.is_cancelled() {
            away += 1;
            if self.client.connection_state() == State::Connected {
                away = 0;
                if let Err(error) = self.take_all(searcher) {
                    tracing::warn!(error, "the queue cannot be read");
                }
            }
            if away == 3 {
                tracing::error!("NATS cannot be reached: this worker waits for it");
            }
            let pause = async { self.stop.run_until_cancelled(tokio::time::sleep(AGAIN)).await };
            let _ = self.runtime.block_on(pause);
        }
    }

    /// Waits for a future or the stop.
    fn wait<R>(&self, what: impl Future<Output = Result<Option<R>, String>>) -> Result<Option<R>, String> {
        self.runtime.block_on(async { self.stop.run_until_cancelled(what).await.unwrap_or(Ok(None)) })
    }

    fn take_all<T: Think>(&self, searcher: &mut T) -> Result<(), String> {
        let open = async { Queues::open(&self.client, &self.prefix, self.pace.wait).await.map(Some) };
        let Some(queues) = self.wait(open)? else { return Ok(()) };
        while !self.stop.is_cancelled() {
            if let Some(message) = self.wait(queues.next())? {
                self.one(searcher, message, &mut |searcher: &mut T| {
                    // Between two positions of a review, run waiting turns.
                    while let Ok(Some(turn)) = self.wait(queues.turn()) {
                        self.one(searcher, turn, &mut |_| {});
                    }
                });
            }
        }
        Ok(())
    }

    /// Runs one job, if it is wanted, and sends its result.
    fn one<T: Think>(&self, searcher: &mut T, message: Message, between: &mut dyn FnMut(&mut T)) {
        let known = serde_json::from_slice::<Job>(&message.payload).ok();
        let (Some(job), Some(subjects)) = (known, Subjects::of_job(&message.subject)) else {
            tracing::error!("a job cannot be read");
            return self.answer(&message, AckKind::Term);
        };
        if message.info().is_ok_and(|info| info.delivered > TRIES) {
            tracing::warn!(game = job.game, "a job was given out too often");
            return self.answer(&message, AckKind::Term);
        }
        match self.ask(subjects.wanted(), serde_json::to_vec(&(&job.game, &job.work))).as_deref() {
            Some(b"yes") => {}
            Some(b"no") => return self.answer(&message, AckKind::Ack),
            // No node can answer now: retry the job soon.
            _ => return self.answer(&message, AckKind::Nak(Some(AGAIN))),
        }
        let message = Arc::new(message);
        let working = Working::begin(&self.runtime, &message, self.pace.progress);
        let found = searcher.find(&job, between);
        drop(working);
        match self.ask(subjects.found(), serde_json::to_vec(&found)).as_deref() {
            Some(b"ok") => self.answer(&message, AckKind::Ack),
            _ => {
                tracing::warn!(game = found.game, "nobody took in what was found");
                self.answer(&message, AckKind::Nak(Some(AGAIN)));
            }
        }
    }

    /// The answer of a node, if any.
    fn ask(&self, subject: String, question: serde_json::Result<Vec<u8>>) -> Option<Vec<u8>> {
        let asked = self.client.request(subject, question.ok()?.into());
        Some(self.runtime.block_on(asked).ok()?.payload.to_vec())
    }

    fn answer(&self, message: &Message, kind: AckKind) {
        if let Err(error) = self.runtime.block_on(message.ack_with(kind)) {
            tracing::warn!(%error, "a job was not acknowledged");
        }
    }
}

/// Reports progress on a job until it is dropped.
struct Working(JoinHandle<()>);

impl Working {
    fn begin(runtime: &Handle, message: &Arc<Message>, every: Duration) -> Self {
        let message = Arc::clone(message);
        Self(runtime.spawn(async move {
            loop {
                tokio::time::sleep(every).await;
                if let Err(error) = message.ack_with(AckKind::Progress).await {
                    tracing::warn!(%error, "NATS was not told that a job is worked on");
                }
            }
        }))
    }
}

impl Drop for Working {
    fn drop(&mut self) {
        self.0.abort();
    }
}
