//! Workers: engine threads on any node, fed by a work queue of JetStream. A job is acknowledged only when what
//! was found has been taken in; a worker that is slow or dies loses nothing, another one gets the job.

use super::jetstream::stream;
use super::job::{Found, Job};
use super::jobs::{Jobs, TakeIn};
use super::minds::{Minds, give_way};
use crate::node::bus::{self, Bus, News};
use crate::supervise::Supervisor;
use async_nats::Client;
use async_nats::connection::State;
use async_nats::jetstream::consumer::{AckPolicy, Consumer, pull};
use async_nats::jetstream::{AckKind, Message};
use futures_util::StreamExt;
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// Says that it is enough.
pub type Stop = CancellationToken;

const FOUND: &str = "teahouse.found";
const WORKERS: &str = "teahouse-workers";
/// After so long without an answer another worker gets the job.
const WAIT: Duration = Duration::from_secs(30);
/// After so long a queue that could not be read is tried again.
const AGAIN: Duration = Duration::from_secs(1);
/// So often a job is given out at most; the database remembers what still has to be done.
const TRIES: i64 = 20;

/// Works for the nodes behind a NATS server until it is stopped. It waits for a NATS server that is not there.
pub async fn serve(nats: &str, threads: usize, stop: CancellationToken) -> Result<(), String> {
    let client = bus::connect(nats, |event| tracing::info!(%event, "NATS")).await?;
    for thread in work(&client, threads, &Supervisor::new(stop)) {
        let _ = thread.await;
    }
    Ok(())
}

/// Takes jobs with so many threads until everything stops.
pub fn work(client: &Client, threads: usize, supervisor: &Supervisor) -> Vec<tokio::task::JoinHandle<()>> {
    let runtime = tokio::runtime::Handle::current();
    let thread = |_| {
        let (client, kept, runtime) = (client.clone(), supervisor.clone(), runtime.clone());
        supervisor.keep_thread("worker", move || {
            let (client, supervisor, runtime) = (client.clone(), kept.clone(), runtime.clone());
            move || {
                give_way();
                runtime.block_on(take_jobs(&client, &supervisor));
            }
        })
    };
    (0..threads).map(thread).collect()
}

async fn queue(client: &Client) -> Result<pull::Stream, String> {
    let config = pull::Config {
        durable_name: Some(WORKERS.to_string()),
        ack_policy: AckPolicy::Explicit,
        ack_wait: WAIT,
        max_deliver: TRIES,
        ..Default::default()
    };
    let consumer = stream(client).await?.get_or_create_consumer(WORKERS, config).await;
    let consumer: Consumer<pull::Config> = consumer.map_err(|error| error.to_string())?;
    // One at a time: what this one has not begun another may take.
    let jobs = consumer.stream().max_messages_per_batch(1).messages().await;
    jobs.map_err(|error| error.to_string())
}

/// The work of one thread. A queue that cannot be read is opened again.
async fn take_jobs(client: &Client, supervisor: &Supervisor) {
    let (mut minds, stop) = (Minds::default(), supervisor.stop());
    let mut away = 0;
    while !stop.is_cancelled() {
        away += 1;
        if client.connection_state() == State::Connected {
            away = 0;
            if let Err(error) = take_all(client, &mut minds, supervisor).await {
                tracing::warn!(error, "the queue cannot be read");
            }
        }
        if away == 3 {
            tracing::error!("NATS cannot be reached: this worker waits for it");
        }
        let _ = stop.run_until_cancelled(tokio::time::sleep(AGAIN)).await;
    }
}

async fn take_all(client: &Client, minds: &mut Minds, supervisor: &Supervisor) -> Result<(), String> {
    let stop = supervisor.stop();
    let Some(jobs) = stop.run_until_cancelled(queue(client)).await else { return Ok(()) };
    let mut jobs = jobs?;
    while let Some(Some(message)) = stop.run_until_cancelled(jobs.next()).await {
        one(client, minds, message.map_err(|error| error.to_string())?, supervisor).await;
    }
    Ok(())
}

async fn one(client: &Client, minds: &mut Minds, message: Message, supervisor: &Supervisor) {
    let Ok(job) = serde_json::from_slice::<Job>(&message.payload) else {
        tracing::error!("a job cannot be read");
        let _ = message.ack_with(AckKind::Term).await;
        return;
    };
    let found = minds.try_to_find(&job, &mut || {}, supervisor);
    let Ok(payload) = serde_json::to_vec(&found) else { return };
    match client.request(FOUND, payload.into()).await {
        Ok(reply) if reply.payload.as_ref() == b"ok" => {
            if let Err(error) = message.ack().await {
                tracing::warn!(%error, "a job was done and not acknowledged");
            }
        }
        // No node answers now: the job comes again, soon.
        _ => {
            tracing::warn!(game = found.game, "nobody took in what was found");
            let _ = message.ack_with(AckKind::Nak(Some(AGAIN))).await;
        }
    }
}

/// Takes in what workers have found.
pub async fn take_in(sink: &impl TakeIn, jobs: &Jobs, bus: &Bus, stop: &CancellationToken) {
    let Some(client) = bus.client().cloned() else { return };
    let Ok(mut messages) = client.queue_subscribe(FOUND, "teahouse-nodes".to_string()).await else { return };
    loop {
        let message = tokio::select! {
            () = stop.cancelled() => return,
            message = messages.next() => message,
        };
        let Some(message) = message else { return };
        let Ok(found) = serde_json::from_slice::<Found>(&message.payload) else { continue };
        let answer = match sink.take_in(&found).await {
            Ok(()) => "ok",
            // What the rules or the game refuse will not be better next time.
            Err(fail) if fail.code.is_client_error() => "ok",
            Err(_) => "later",
        };
        if answer == "ok" {
            // The node that sent the job, perhaps this one, may send another for the same person.
            jobs.done(&found.key());
            bus.tell(News::Done(found.key()));
        }
        if let Some(reply) = message.reply {
            // A worker that gets no answer asks again.
            let _ = tokio::time::timeout(bus::ANSWER, client.publish(reply, answer.into())).await;
        }
    }
}
