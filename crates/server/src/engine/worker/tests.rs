//! Workers and a NATS server of their own, with a searcher that only takes its time.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../../../tests/common/nats.rs"]
mod nats;

use super::*;
use crate::engine::jetstream;
use crate::engine::job::Finding;
use crate::lock::lock;
use crate::node::subjects::{self, Kind};
use crate::terms::Terms;
use async_nats::jetstream as js;
use futures_util::StreamExt;
use nats::Nats;
use std::sync::Mutex;

const PREFIX: &str = "teahouse";
/// Another worker would get a job after four seconds of silence.
const QUICK: Pace = Pace { wait: Duration::from_secs(4), progress: Duration::from_millis(200) };

fn job(game: &str, work: Work) -> Job {
    let terms = Terms::untimed("halma");
    Job { game: game.to_string(), terms, entries: Vec::new(), work }
}

fn turn(game: &str) -> Job {
    job(game, Work::Turn { position_version: 1, level: 1 })
}

fn review(game: &str) -> Job {
    job(game, Work::Review)
}

/// The games that were begun, in order.
type Begun = Arc<Mutex<Vec<String>>>;

/// Makes reviews in parts, each of this length; between two of them other work is done. Turns take no time.
struct Slow {
    begun: Begun,
    part: Duration,
    parts: usize,
}

impl Think for Slow {
    fn find(&mut self, job: &Job, between: &mut dyn FnMut(&mut Self)) -> Found {
        lock(&self.begun).push(job.game.clone());
        let parts = if job.work == Work::Review { self.parts } else { 0 };
        for _ in 0..parts {
            std::thread::sleep(self.part);
            between(self);
        }
        Found { game: job.game.clone(), what: Finding::Nothing(job.work.clone()) }
    }
}

/// An installation with what it was told, and which of its games want nothing any more.
struct Node {
    client: Client,
    subjects: Subjects,
    found: Arc<Mutex<Vec<String>>>,
}

impl Node {
    async fn new(nats: &Nats, installation: &str, unwanted: &'static [&'static str]) -> Self {
        let client = async_nats::connect(&nats.url).await.unwrap();
        let subjects = Subjects::new(PREFIX, installation);
        let found = Arc::new(Mutex::new(Vec::new()));
        let mut asked = client.subscribe(subjects.wanted()).await.unwrap();
        let mut told = client.subscribe(subjects.found()).await.unwrap();
        let (answering, noted) = (client.clone(), Arc::clone(&found));
        tokio::spawn(async move {
            loop {
                let (message, answer) = tokio::select! {
                    Some(message) = asked.next() => {
                        let (game, _): (String, Work) = serde_json::from_slice(&message.payload).unwrap();
                        let answer = if unwanted.contains(&game.as_str()) { "no" } else { "yes" };
                        (message, answer)
                    }
                    Some(message) = told.next() => {
                        let found: Found = serde_json::from_slice(&message.payload).unwrap();
                        lock(&noted).push(found.game);
                        (message, "ok")
                    }
                    else => return,
                };
                answering.publish(message.reply.unwrap(), answer.into()).await.unwrap();
            }
        });
        Self { client, subjects, found }
    }

    async fn ask(&self, job: &Job) {
        jetstream::publish(&self.client, &self.subjects, job).await.unwrap();
    }

    /// How many jobs wait or are being done.
    async fn waiting(&self) -> u64 {
        let context = js::new(self.client.clone());
        let mut stream = context.get_stream(subjects::stream(PREFIX)).await.unwrap();
        stream.info().await.unwrap().state.messages
    }

    /// Waits until this many were found, and nothing waits any longer.
    async fn until_found(&self, count: usize) -> Vec<String> {
        for _ in 0..2_400 {
            let found = lock(&self.found).clone();
            if found.len() >= count && self.waiting().await == 0 {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("{:?} of {count}", lock(&self.found))
    }
}

/// A worker of one thread; it ends with the token.
async fn worker(nats: &Nats, begun: &Begun, (part, parts): (Duration, usize), stop: &Stop) {
    let hand = Hand {
        client: async_nats::connect(&nats.url).await.unwrap(),
        prefix: PREFIX.to_string(),
        runtime: Handle::current(),
        stop: stop.clone(),
        pace: QUICK,
    };
    let mut slow = Slow { begun: Arc::clone(begun), part, parts };
    std::thread::spawn(move || hand.work(&mut slow));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs NATS"]
async fn a_review_that_takes_long_is_made_once() {
    let (nats, begun, stop) = (Nats::start().await, Begun::default(), Stop::new());
    let (node, second) = (Node::new(&nats, "one", &[]).await, Node::new(&nats, "one", &[]).await);
    let guard = stop.clone().drop_guard();
    for _ in 0..2 {
        // More than twice the time after which another worker would get it, with no pause between its parts.
        worker(&nats, &begun, (Duration::from_secs(10), 1), &stop).await;
    }
    node.ask(&review("long")).await;
    // Whoever finds in the database that it is still to be made asks again, on any node.
    for _ in 0..6 {
        tokio::time::sleep(Duration::from_secs(1)).await;
        second.ask(&review("long")).await;
        assert_eq!(node.waiting().await, 1);
    }
    node.until_found(1).await;
    assert_eq!(*lock(&begun), ["long"]);
    drop(guard);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs NATS"]
async fn turns_come_before_reviews_and_between_their_parts() {
    let (nats, begun, stop) = (Nats::start().await, Begun::default(), Stop::new());
    let node = Node::new(&nats, "one", &[]).await;
    let guard = stop.clone().drop_guard();
    for job in [review("r1"), review("r2"), turn("t1"), turn("t2")] {
        node.ask(&job).await;
    }
    worker(&nats, &begun, (Duration::from_millis(200), 20), &stop).await;
    while lock(&begun).len() < 3 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(*lock(&begun), ["t1", "t2", "r1"]);
    // It comes while the first review is made, and before the second.
    node.ask(&turn("t3")).await;
    node.until_found(5).await;
    assert_eq!(*lock(&begun), ["t1", "t2", "r1", "t3", "r2"]);
    assert_eq!(*lock(&node.found), ["t1", "t2", "t3", "r1", "r2"]);
    drop(guard);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs NATS"]
async fn the_same_job_waits_once_and_what_is_done_already_is_not_done_again() {
    let (nats, begun, stop) = (Nats::start().await, Begun::default(), Stop::new());
    let node = Node::new(&nats, "one", &["done"]).await;
    let guard = stop.clone().drop_guard();
    for job in [turn("done"), turn("new"), turn("new"), review("new"), review("new"), review("done")] {
        node.ask(&job).await;
    }
    assert_eq!(node.waiting().await, 4);
    worker(&nats, &begun, (Duration::ZERO, 1), &stop).await;
    node.until_found(2).await;
    assert_eq!(*lock(&begun), ["new", "new"]);
    // When it has been done the same may be asked for again: the turn may have been taken back.
    node.ask(&turn("new")).await;
    node.until_found(3).await;
    assert_eq!(lock(&begun).len(), 3);
    drop(guard);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs NATS"]
async fn what_is_found_reaches_the_installation_that_has_asked() {
    let (nats, begun, stop) = (Nats::start().await, Begun::default(), Stop::new());
    let (one, two) = (Node::new(&nats, "one", &[]).await, Node::new(&nats, "two", &["x"]).await);
    let guard = stop.clone().drop_guard();
    worker(&nats, &begun, (Duration::ZERO, 1), &stop).await;
    // The same game, as in a copy of a database.
    for node in [&one, &two] {
        node.ask(&turn("x")).await;
        node.ask(&turn("y")).await;
    }
    let mut found = one.until_found(2).await;
    found.sort_unstable();
    assert_eq!(found, ["x", "y"]);
    assert_eq!(two.until_found(1).await, ["y"]);
    assert_eq!(Subjects::of_job(&one.subjects.job(Kind::Turns, "x")), Some(one.subjects.clone()));
    drop(guard);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs NATS"]
async fn the_job_of_a_worker_that_dies_is_done_by_another() {
    struct Dies(Begun);
    impl Think for Dies {
        fn find(&mut self, job: &Job, _: &mut dyn FnMut(&mut Self)) -> Found {
            lock(&self.0).push(job.game.clone());
            std::panic::resume_unwind(Box::new("the machine died"));
        }
    }
    let (nats, begun, stop) = (Nats::start().await, Begun::default(), Stop::new());
    let node = Node::new(&nats, "one", &[]).await;
    let guard = stop.clone().drop_guard();
    let client = async_nats::connect(&nats.url).await.unwrap();
    let runtime = Handle::current();
    let hand = Hand { client, prefix: PREFIX.to_string(), runtime, stop: stop.clone(), pace: QUICK };
    let mut dies = Dies(Arc::clone(&begun));
    node.ask(&turn("x")).await;
    let died = tokio::task::spawn_blocking(move || std::thread::spawn(move || hand.work(&mut dies)).join());
    assert!(died.await.unwrap().is_err());
    worker(&nats, &begun, (Duration::ZERO, 1), &stop).await;
    node.until_found(1).await;
    assert_eq!(*lock(&begun), ["x", "x"]);
    drop(guard);
}
