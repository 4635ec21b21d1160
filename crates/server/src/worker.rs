//! Workers: engine threads on any node, fed by a work queue of JetStream. A job is acknowledged only when what
//! was found has been taken in; a worker that is slow or dies loses nothing, another one gets the job.

use crate::app::Shared;
use crate::jobs::{Found, Job, Minds, give_way};
use async_nats::jetstream::consumer::{AckPolicy, Consumer, pull};
use async_nats::jetstream::stream::{RetentionPolicy, StorageType};
use async_nats::jetstream::{self, AckKind, Message};
use async_nats::{Client, HeaderMap};
use futures_util::StreamExt;
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// Says that it is enough.
pub type Stop = CancellationToken;

const STREAM: &str = "TEAHOUSE_JOBS";
const JOBS: &str = "teahouse.jobs";
const FOUND: &str = "teahouse.found";
const WORKERS: &str = "teahouse-workers";
/// How many jobs may wait.
const QUEUE: i64 = 10_000;
/// After so long without an answer another worker gets the job.
const WAIT: Duration = Duration::from_secs(30);
/// After so long a queue that could not be read is tried again.
const AGAIN: Duration = Duration::from_secs(1);
/// So often a job is given out at most; the database remembers what still has to be done.
const TRIES: i64 = 20;
/// The same job within this time is one job.
const SAME: Duration = Duration::from_secs(5);

async fn stream(client: &Client) -> Result<jetstream::stream::Stream, String> {
    let config = jetstream::stream::Config {
        name: STREAM.to_string(),
        subjects: vec![JOBS.to_string()],
        retention: RetentionPolicy::WorkQueue,
        storage: StorageType::File,
        max_messages: QUEUE,
        duplicate_window: SAME,
        ..Default::default()
    };
    jetstream::new(client.clone()).get_or_create_stream(config).await.map_err(|error| error.to_string())
}

/// Puts a job into the queue.
pub async fn publish(client: &Client, job: &Job) -> Result<(), String> {
    stream(client).await?;
    let mut headers = HeaderMap::new();
    headers.insert("Nats-Msg-Id", job.key());
    let payload = serde_json::to_vec(job).map_err(|error| error.to_string())?;
    let sent = jetstream::new(client.clone()).publish_with_headers(JOBS, headers, payload.into()).await;
    sent.map_err(|error| error.to_string())?.await.map_err(|error| error.to_string())?;
    Ok(())
}

/// Works for the nodes behind a NATS server until it is stopped.
pub async fn serve(nats: &str, threads: usize, stop: CancellationToken) -> Result<(), String> {
    let client = async_nats::connect(nats).await.map_err(|error| error.to_string())?;
    work(client, threads, stop).await
}

/// Takes jobs with so many threads until it is stopped.
pub async fn work(client: Client, threads: usize, stop: CancellationToken) -> Result<(), String> {
    let config = pull::Config {
        durable_name: Some(WORKERS.to_string()),
        ack_policy: AckPolicy::Explicit,
        ack_wait: WAIT,
        max_deliver: TRIES,
        ..Default::default()
    };
    let consumer = stream(&client).await?.get_or_create_consumer(WORKERS, config).await;
    let consumer = consumer.map_err(|error| error.to_string())?;
    let runtime = tokio::runtime::Handle::current();
    let mut threads: Vec<_> = (0..threads)
        .map(|number| {
            let (client, consumer, stop) = (client.clone(), consumer.clone(), stop.clone());
            let runtime = runtime.clone();
            let work = move || {
                give_way();
                runtime.block_on(take_jobs(&client, &consumer, &stop));
            };
            std::thread::Builder::new().name(format!("engine-{number}")).spawn(work)
        })
        .collect();
    stop.cancelled().await;
    let ended = tokio::task::spawn_blocking(move || {
        threads.drain(..).flatten().for_each(|thread| {
            let _ = thread.join();
        });
    });
    let _ = ended.await;
    Ok(())
}

/// The work of one thread.
async fn take_jobs(client: &Client, consumer: &Consumer<pull::Config>, stop: &CancellationToken) {
    let mut minds = Minds::default();
    while !stop.is_cancelled() {
        // One at a time: what this one has not begun another may take.
        let Ok(mut jobs) = consumer.stream().max_messages_per_batch(1).messages().await else {
            tokio::time::sleep(AGAIN).await;
            continue;
        };
        loop {
            let message = tokio::select! {
                () = stop.cancelled() => return,
                message = jobs.next() => message,
            };
            match message {
                Some(Ok(message)) => one(client, &mut minds, message).await,
                Some(Err(error)) => {
                    tracing::warn!(%error, "the queue cannot be read");
                    tokio::time::sleep(AGAIN).await;
                    break;
                }
                None => break,
            }
        }
    }
}

async fn one(client: &Client, minds: &mut Minds, message: Message) {
    let job = serde_json::from_slice::<Job>(&message.payload).ok();
    let Some(found) = job.and_then(|job| minds.find(&job)) else {
        tracing::error!("a job cannot be read or done");
        let _ = message.ack_with(AckKind::Term).await;
        return;
    };
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
pub async fn take_in(app: Shared, stop: CancellationToken) {
    let Some(client) = app.bus.client().cloned() else { return };
    let Ok(mut messages) = client.queue_subscribe(FOUND, "teahouse-nodes".to_string()).await else { return };
    loop {
        let message = tokio::select! {
            () = stop.cancelled() => return,
            message = messages.next() => message,
        };
        let Some(message) = message else { return };
        let Ok(found) = serde_json::from_slice::<Found>(&message.payload) else { continue };
        let answer = match app.take_in(&found).await {
            Ok(()) => "ok",
            // What the rules or the game refuse will not be better next time.
            Err(fail) if fail.code.is_client_error() => "ok",
            Err(_) => "later",
        };
        if let Some(reply) = message.reply {
            let _ = client.publish(reply, answer.into()).await;
        }
    }
}
