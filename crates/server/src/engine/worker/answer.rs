//! The nodes' side of workers: answers whether a job is still wanted, and takes results.

use crate::engine::job::{Found, Work};
use crate::engine::jobs::{JobSink, Jobs, is_wanted};
use crate::node::bus::{self, Bus, News};
use crate::store::Store;
use async_nats::{Client, Message};
use futures_util::StreamExt;
use futures_util::stream::{FuturesUnordered, select};
use tokio_util::sync::CancellationToken;

/// How many workers are answered concurrently.
const AT_ONCE: usize = 16;
/// The queue group: one node answers each message.
const NODES: &str = "nodes";

/// A message of a worker.
enum Said {
    /// A question whether a job is wanted.
    Asks(Message),
    /// A result.
    Found(Message),
}

/// Answers workers and takes their results until everything stops.
pub async fn complete_jobs(
    sink: &impl JobSink,
    store: &Store,
    jobs: &Jobs,
    bus: &Bus,
    stop: &CancellationToken,
) {
    let Some((client, subjects)) = bus.named() else { return };
    let listen = async |subject| client.queue_subscribe(subject, NODES.to_string()).await;
    let Ok(asked) = listen(subjects.wanted()).await else { return };
    let Ok(found) = listen(subjects.found()).await else { return };
    let mut said = select(asked.map(Said::Asks), found.map(Said::Found));
    let node = Node { sink, store, jobs, bus, client };
    let mut answers = FuturesUnordered::new();
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            said = said.next(), if answers.len() < AT_ONCE => match said {
                Some(said) => answers.push(node.answer(said)),
                None => return,
            },
            Some(()) = answers.next() => {}
        }
    }
}

struct Node<'a, S> {
    sink: &'a S,
    store: &'a Store,
    jobs: &'a Jobs,
    bus: &'a Bus,
    client: &'a Client,
}

impl<S: JobSink> Node<'_, S> {
    async fn answer(&self, said: Said) {
        let (message, answer) = match said {
            Said::Asks(message) => {
                let answer = wanted(self.store, &message).await;
                (message, answer)
            }
            Said::Found(message) => {
                let Ok(found) = serde_json::from_slice::<Found>(&message.payload) else { return };
                (message, taken_in(self.sink, self.jobs, self.bus, &found).await)
            }
        };
        reply(self.client, message, answer).await;
    }
}

/// `yes`, `no`, or `later` if the database cannot tell now.
async fn wanted(store: &Store, message: &Message) -> &'static str {
    let Ok((game, work)) = serde_json::from_slice::<(String, Work)>(&message.payload) else { return "no" };
    match is_wanted(store, &game, &work).await {
        Ok(true) => "yes",
        Ok(false) => "no",
        Err(_) => "later",
    }
}

/// `ok`, or `later` if the result has to be sent again.
async fn taken_in(sink: &impl JobSink, jobs: &Jobs, bus: &Bus, found: &Found) -> &'static str {
    match sink.complete(found).await {
        Ok(()) => {}
        // A result refused by the rules or the game would be refused again.
        Err(fail) if fail.code.is_client_error() => {}
        Err(_) => return "later",
    }
    // The node that sent the job, perhaps this one, may now send another for the same person.
    jobs.done(&found.key());
    bus.tell(News::Done(found.key()));
    "ok"
}

/// Answers a worker. Without an answer it asks again.
async fn reply(client: &Client, message: Message, answer: &'static str) {
    if let Some(reply) = message.reply {
        let _ = tokio::time::timeout(bus::ANSWER, client.publish(reply, answer.into())).await;
    }
}
