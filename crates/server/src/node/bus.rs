//! Messages between nodes. With NATS every node hears what the others did and tells its own connections; a
//! single node has nobody to tell. Messages are hints: the truth is in the database, and a node that hears of
//! a game reads it there. So nobody waits for NATS: messages are queued, and dropped and counted if they
//! cannot be sent. Twice a second a node sends a beat that it receives itself; while its beats return, the
//! bus works. If the beats of another node stop, messages of that node may be missing. While the bus does not
//! work, and once after, nodes read the missed changes from the database ([`crate::live::catch_up`]).

use super::subjects::Subjects;
use crate::lock::lock;
use crate::supervise::Supervisor;
use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt;
use protocol::game::{Message, Room};
use protocol::live::Notice;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::SeqCst};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, mpsc, watch};

/// A message to the other nodes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum News {
    /// A game's log has grown.
    Game(String),
    /// An account was renamed.
    Renamed(String),
    /// An account has begun or ended time off.
    TimeOff(String),
    Said(String, Room, Message),
    /// The lobby has changed.
    Lobby,
    /// An event for an account.
    Notice(String, Notice),
    /// The count of an account's notices has changed.
    Count(String),
    /// Who has games open on a node: account, game and the expiry of that note.
    Present(String, Vec<(String, String, i64)>),
    /// A job of the engine is done, by its key.
    Done(String),
    /// The connections of an account, or of one of its sessions, must close.
    Close(String, Option<String>),
    /// This node could not send some messages: the others have to read the database.
    Missed,
    /// Shows its sender that the bus works.
    Beat,
}

/// The capacity of the queues of outgoing and of incoming messages.
const QUEUE: usize = 4_096;
/// Interval of a node's beats; other nodes hear them, too.
const BEAT: Duration = Duration::from_millis(500);
/// A node silent for this long may have died before it sent all its messages.
const DIED: Duration = Duration::from_millis(1_200);
/// Without an own beat for this long, the bus does not work.
const SILENCE: Duration = Duration::from_secs(5);
/// The timeout for passing a message to the connection.
const SLOW: Duration = Duration::from_secs(1);
/// The timeout for answers from NATS.
pub const ANSWER: Duration = Duration::from_secs(5);
/// The longest pause between two attempts to connect.
const AGAIN: Duration = Duration::from_secs(2);

/// The connection to the other nodes.
#[derive(Clone, Default)]
pub struct Bus {
    line: Option<Arc<Line>>,
}

struct Line {
    client: Client,
    subjects: Subjects,
    node: String,
    state: Arc<State>,
    outgoing: Queue<News>,
    incoming: Queue<News>,
    /// When each of the other nodes was last heard.
    others: std::sync::Mutex<HashMap<String, Instant>>,
}

/// A bounded queue whose reader may be restarted.
struct Queue<T>(mpsc::Sender<T>, Mutex<mpsc::Receiver<T>>);

impl<T> Queue<T> {
    fn new() -> Self {
        let (sender, receiver) = mpsc::channel(QUEUE);
        Self(sender, Mutex::new(receiver))
    }
}

/// The state of the bus.
struct State {
    since: Instant,
    /// When the last beat returned, in milliseconds after `since`.
    beat: AtomicU64,
    up: watch::Sender<bool>,
    /// Whether this node may have missed messages.
    missed: AtomicBool,
    /// Whether this node has dropped outgoing messages.
    dropped: AtomicBool,
}

impl State {
    fn drop_news(&self, way: &'static str) {
        metrics::counter!("teahouse_news_dropped_total", "way" => way).increment(1);
        if way == "in" { &self.missed } else { &self.dropped }.store(true, SeqCst);
    }
}

/// A connection to NATS, made in the background as soon as NATS is reachable, and restored when it is lost.
/// Only an invalid URL is an error.
pub async fn connect(url: &str, heard: impl Fn(&Event) + Send + Sync + 'static) -> Result<Client, String> {
    let options = ConnectOptions::new()
        .retry_on_initial_connect()
        .ping_interval(SILENCE)
        .request_timeout(Some(ANSWER))
        .reconnect_delay_callback(|tries| AGAIN.min(Duration::from_millis(50 * tries as u64)))
        .event_callback(move |event| {
            heard(&event);
            async {}
        });
    options.connect(url).await.map_err(|error| error.to_string())
}

impl Bus {
    /// A bus through the NATS server at a URL, with the subjects of an installation; `node` is the name of
    /// this node.
    pub async fn new(url: &str, subjects: Subjects, node: &str) -> Result<Self, String> {
        let state = Arc::new(State {
            since: Instant::now(),
            beat: AtomicU64::new(0),
            up: watch::Sender::new(false),
            missed: AtomicBool::new(false),
            dropped: AtomicBool::new(false),
        });
        let noted = Arc::clone(&state);
        let heard = move |event: &Event| {
            tracing::info!(%event, "NATS");
            if matches!(event, Event::SlowConsumer(_)) {
                noted.drop_news("in");
            }
        };
        let client = connect(url, heard).await?;
        metrics::gauge!("teahouse_bus_connected").set(0);
        let (outgoing, incoming) = (Queue::new(), Queue::new());
        let line = Line {
            client,
            subjects,
            node: node.to_string(),
            state,
            outgoing,
            incoming,
            others: std::sync::Mutex::default(),
        };
        Ok(Self { line: Some(Arc::new(line)) })
    }

    /// Whether NATS is configured, so that there may be other nodes.
    pub fn is_on(&self) -> bool {
        self.line.is_some()
    }

    /// Whether messages go out and come in. Always true without NATS.
    pub fn is_connected(&self) -> bool {
        self.line.as_ref().is_none_or(|line| *line.state.up.borrow())
    }

    /// Waits until the bus works, or for `most`. A node can serve without it, only more slowly.
    pub async fn wait(&self, most: Duration) {
        if let Some(line) = &self.line {
            let mut up = line.state.up.subscribe();
            let _ = tokio::time::timeout(most, up.wait_for(|up| *up)).await;
        }
    }

    /// The NATS client for JetStream, if NATS is configured.
    pub fn client(&self) -> Option<&Client> {
        self.line.as_ref().map(|line| &line.client)
    }

    /// The NATS client and the subjects of the installation.
    pub fn named(&self) -> Option<(&Client, &Subjects)> {
        self.line.as_ref().map(|line| (&line.client, &line.subjects))
    }

    /// Sends a message to the other nodes; never waits.
    pub fn tell(&self, news: News) {
        let Some(line) = &self.line else { return };
        if line.outgoing.0.try_send(news).is_err() {
            line.state.drop_news("out");
        }
    }

    /// Records that messages may have been missed.
    pub fn miss(&self) {
        if let Some(line) = &self.line {
            line.state.missed.store(true, SeqCst);
        }
    }

    /// Whether messages may have been missed since the last call.
    pub fn take_missed(&self) -> bool {
        self.line.as_ref().is_some_and(|line| line.state.missed.swap(false, SeqCst))
    }

    /// The next message of another node. Pending forever without NATS.
    pub async fn next(&self) -> News {
        let Some(line) = &self.line else { return std::future::pending().await };
        let news = line.incoming.1.lock().await.recv().await;
        match news {
            Some(news) => news,
            // Unreachable: `line` holds the sender.
            None => std::future::pending().await,
        }
    }

    /// Starts the tasks that send, listen and watch.
    pub fn start(&self, supervisor: &Supervisor) {
        let Some(line) = &self.line else { return };
        let task = |name, run: fn(Arc<Line>) -> futures_util::future::BoxFuture<'static, ()>| {
            let (line, stop) = (Arc::clone(line), supervisor.stop().clone());
            supervisor.keep(name, move || {
                let (run, stop) = (run(Arc::clone(&line)), stop.clone());
                async move {
                    tokio::select! {
                        () = stop.cancelled() => {}
                        () = run => {}
                    }
                }
            });
        };
        task("news-out", |line| Box::pin(send(line)));
        task("news-in", |line| Box::pin(listen(line)));
        task("bus", |line| Box::pin(watch_over(line)));
    }
}

/// Sends queued messages in order.
async fn send(line: Arc<Line>) {
    let mut waiting = line.outgoing.1.lock().await;
    while let Some(news) = waiting.recv().await {
        let beat = matches!(news, News::Beat);
        if !beat && !*line.state.up.borrow() {
            line.state.drop_news("out");
            continue;
        }
        let Ok(text) = serde_json::to_vec(&(&line.node, &news)) else { continue };
        let sent = tokio::time::timeout(SLOW, line.client.publish(line.subjects.news(), text.into())).await;
        if !matches!(sent, Ok(Ok(()))) && !beat {
            line.state.drop_news("out");
        }
    }
}

/// Only queues what comes in, because handling it may have to wait for the database.
async fn listen(line: Arc<Line>) {
    let Ok(mut messages) = line.client.subscribe(line.subjects.news()).await else { return };
    while let Some(message) = messages.next().await {
        let Ok((from, news)) = serde_json::from_slice::<(String, News)>(&message.payload) else { continue };
        match (from == line.node, news) {
            (true, News::Beat) => {
                line.state.beat.store(line.state.since.elapsed().as_millis() as u64, SeqCst);
                line.set_up(true);
            }
            (true, _) => {}
            (false, News::Beat) => drop(lock(&line.others).insert(from, Instant::now())),
            (false, news) => {
                if line.incoming.0.try_send(news).is_err() {
                    line.state.drop_news("in");
                }
            }
        }
    }
}

/// Sends the beats and notices when they do not return.
async fn watch_over(line: Arc<Line>) {
    let mut interval = tokio::time::interval(BEAT);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        let _ = line.outgoing.0.try_send(News::Beat);
        line.look_for_deaths();
        let last = Duration::from_millis(line.state.beat.load(SeqCst));
        if line.state.since.elapsed().saturating_sub(last) > SILENCE {
            line.set_up(false);
        }
    }
}

impl Line {
    /// A node that has fallen silent may not have sent its last messages, so this one must read the database.
    fn look_for_deaths(&self) {
        let mut others = lock(&self.others);
        let before = others.len();
        others.retain(|_, heard| heard.elapsed() < DIED);
        if others.len() < before {
            self.state.missed.store(true, SeqCst);
        }
    }

    /// Records whether the bus works. Messages sent while it did not are lost: this node must read the
    /// database, and tells the others to do so.
    fn set_up(&self, up: bool) {
        if !self.state.up.send_if_modified(|was| std::mem::replace(was, up) != up) {
            return;
        }
        metrics::gauge!("teahouse_bus_connected").set(u8::from(up));
        self.state.missed.store(true, SeqCst);
        if up {
            tracing::info!("the bus works");
            if self.state.dropped.swap(false, SeqCst) {
                let _ = self.outgoing.0.try_send(News::Missed);
            }
        } else {
            tracing::error!("the bus does not work: this node serves without it");
        }
    }
}
