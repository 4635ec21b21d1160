//! The work queue of JetStream, through which jobs reach workers on any node.

use super::job::Job;
use async_nats::jetstream::{self, stream::RetentionPolicy, stream::StorageType};
use async_nats::{Client, HeaderMap};
use std::time::Duration;

const STREAM: &str = "TEAHOUSE_JOBS";
const JOBS: &str = "teahouse.jobs";
/// How many jobs may wait.
const QUEUE: i64 = 10_000;
/// The same job within this time is one job.
const SAME: Duration = Duration::from_secs(5);

/// The queue itself; it is made if there is none.
pub async fn stream(client: &Client) -> Result<jetstream::stream::Stream, String> {
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
    let mut headers = HeaderMap::new();
    headers.insert("Nats-Msg-Id", job.key());
    let payload = serde_json::to_vec(job).map_err(|error| error.to_string())?;
    stream(client).await?;
    let sent = jetstream::new(client.clone()).publish_with_headers(JOBS, headers, payload.into()).await;
    sent.map_err(|error| error.to_string())?.await.map_err(|error| error.to_string())?;
    Ok(())
}
