//! The work queues of JetStream, which carry jobs to workers on any node: one for turns and one for reviews,
//! in one stream. Each job has its own subject, and the stream keeps one message per subject, so a job that
//! any node asks for again is recognised as waiting or running.

use super::job::Job;
use crate::node::bus::ANSWER;
use crate::node::subjects::{self, Kind, Subjects};
use async_nats::Client;
use async_nats::jetstream::consumer::{AckPolicy, Consumer, pull};
use async_nats::jetstream::context::{PublishError, PublishErrorKind};
use async_nats::jetstream::stream::{DiscardPolicy, RetentionPolicy, StorageType, Stream};
use async_nats::jetstream::{self, ErrorCode, Message};
use futures_util::StreamExt;
use std::error::Error;
use std::time::Duration;
use strum::IntoEnumIterator;

/// The most waiting jobs.
const QUEUE: i64 = 10_000;
/// Unfinished jobs older than this are dropped. The database knows what still has to be done.
const OLD: Duration = Duration::from_secs(3_600);
/// How long a worker waits for a turn before it looks for a review.
const TURN: Duration = Duration::from_secs(1);

/// Backoff, in milliseconds, for sending to a stream that did not exist.
const MAKING: [u64; 5] = [0, 10, 50, 200, 500];

/// The stream, created if necessary.
async fn stream(client: &Client, prefix: &str) -> Result<Stream, String> {
    let config = jetstream::stream::Config {
        name: subjects::stream(prefix),
        subjects: Kind::iter().map(|kind| subjects::jobs(prefix, kind)).collect(),
        retention: RetentionPolicy::WorkQueue,
        storage: StorageType::File,
        max_messages: QUEUE,
        max_messages_per_subject: 1,
        discard: DiscardPolicy::New,
        discard_new_per_subject: true,
        max_age: OLD,
        ..Default::default()
    };
    jetstream::new(client.clone()).get_or_create_stream(config).await.map_err(|error| error.to_string())
}

/// Puts a job into its queue, unless it is there already.
pub async fn publish(client: &Client, subjects: &Subjects, job: &Job) -> Result<(), String> {
    let payload = serde_json::to_vec(job).map_err(|error| error.to_string())?;
    let (context, subject) = (jetstream::new(client.clone()), subjects.job(job.work.kind(), &job.key()));
    let send = async || -> Result<(), PublishError> {
        let sent = context.publish(subject.clone(), payload.clone().into()).await?;
        sent.await.map(|_| ())
    };
    let mut sent = send().await;
    // If another node is just creating the stream, it may exist before it accepts messages.
    for pause in MAKING {
        if !sent.as_ref().is_err_and(|error| error.kind() == PublishErrorKind::StreamNotFound) {
            break;
        }
        stream(client, subjects.prefix()).await?;
        tokio::time::sleep(Duration::from_millis(pause)).await;
        sent = send().await;
    }
    match sent {
        Err(error) if !is_known(&error) => {
            let why = error.source().map(ToString::to_string).unwrap_or_default();
            Err(format!("{error}: {why}"))
        }
        _ => Ok(()),
    }
}

/// Whether a job was refused because it is waiting or running already.
fn is_known(error: &PublishError) -> bool {
    let said = error.source().and_then(|source| source.downcast_ref::<jetstream::Error>());
    said.is_some_and(|said| {
        said.error_code() == ErrorCode::STREAM_STORE_FAILED && said.to_string().contains("per subject")
    })
}

/// Both queues as a worker sees them.
pub struct Queues {
    turns: Consumer<pull::Config>,
    reviews: Consumer<pull::Config>,
}

impl Queues {
    /// The queues of a prefix. A job without a sign of progress for `wait` goes to another worker.
    pub async fn open(client: &Client, prefix: &str, wait: Duration) -> Result<Self, String> {
        let stream = stream(client, prefix).await?;
        let consumer = async |kind: Kind| {
            let name: &str = kind.into();
            let config = pull::Config {
                durable_name: Some(name.to_string()),
                filter_subject: subjects::jobs(prefix, kind),
                ack_policy: AckPolicy::Explicit,
                ack_wait: wait,
                ..Default::default()
            };
            stream.get_or_create_consumer(name, config).await.map_err(|error| error.to_string())
        };
        Ok(Self { turns: consumer(Kind::Turns).await?, reviews: consumer(Kind::Reviews).await? })
    }

    /// The next job: a turn, or a review if no turn waits. Only one, so that other workers can take the rest.
    pub async fn next(&self) -> Result<Option<Message>, String> {
        let turn = self.turns.batch().max_messages(1).expires(TURN).messages();
        let turn = first(async { turn.await.map_err(|error| error.to_string()) }, TURN + ANSWER).await?;
        if turn.is_some() {
            return Ok(turn);
        }
        let review = self.reviews.fetch().max_messages(1).messages();
        first(async { review.await.map_err(|error| error.to_string()) }, ANSWER).await
    }

    /// The next turn, if one waits.
    pub async fn turn(&self) -> Result<Option<Message>, String> {
        let turn = self.turns.fetch().max_messages(1).messages();
        first(async { turn.await.map_err(|error| error.to_string()) }, ANSWER).await
    }
}

/// The message of a batch of at most one, with a timeout for a stalled NATS server.
async fn first(
    batch: impl Future<Output = Result<pull::Batch, String>>,
    patience: Duration,
) -> Result<Option<Message>, String> {
    let message = async { batch.await?.next().await.transpose().map_err(|error| error.to_string()) };
    let silent = |_| Err("NATS does not answer".to_string());
    tokio::time::timeout(patience, message).await.unwrap_or_else(silent)
}
