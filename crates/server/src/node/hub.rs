//! Connections: who listens to what. A connection has a short queue of messages; one that does not read them
//! is closed, it comes back and resumes. What concerns connections of other nodes goes on to the [`Bus`].

use super::bus::{Bus, News};
use crate::lock::lock;
use axum::extract::ws::Utf8Bytes;
use protocol::live::{Notice, ToClient};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock};
use tokio::sync::{Notify, mpsc};

/// How many messages may wait for a reader.
const QUEUE: usize = 64;

/// Where the messages of a connection come out.
pub type Messages = mpsc::Receiver<Arc<Outgoing>>;

/// A connection.
#[derive(Debug)]
pub struct Conn {
    id: u64,
    /// The account that it belongs to.
    pub account: Option<String>,
    /// The session or token that opened it.
    pub session: Option<String>,
    queue: mpsc::Sender<Arc<Outgoing>>,
    /// What the way there and back takes, in milliseconds.
    pub lag: AtomicI64,
    /// Wakes up when the connection is to be closed.
    pub closing: Notify,
}

impl Conn {
    /// Sends a message, or closes the connection if it does not read.
    pub fn send(&self, message: &Arc<Outgoing>) {
        if self.queue.try_send(Arc::clone(message)).is_err() {
            self.close();
        }
    }

    /// Sends a message that nobody else hears.
    pub fn answer(&self, message: ToClient) {
        self.send(&Outgoing::new(message));
    }

    /// Closes the connection.
    pub fn close(&self) {
        self.closing.notify_one();
    }
}

/// A message on its way to connections. It becomes text once for all who hear it, when the first of them sends it;
/// whoever reads it inside the server has no need of the text.
#[derive(Debug)]
pub struct Outgoing {
    message: ToClient,
    text: OnceLock<Utf8Bytes>,
}

impl Outgoing {
    /// A message for any number of connections.
    pub fn new(message: ToClient) -> Arc<Self> {
        Arc::new(Self { message, text: OnceLock::new() })
    }

    /// The message.
    pub fn message(&self) -> &ToClient {
        &self.message
    }

    /// The message as it goes over the wire.
    pub fn text(&self) -> &Utf8Bytes {
        self.text.get_or_init(|| serde_json::to_string(&self.message).unwrap_or_default().into())
    }
}

/// Who hears what.
#[derive(Default)]
pub struct Hub {
    bus: Bus,
    last: AtomicU64,
    all: Mutex<HashMap<u64, Arc<Conn>>>,
    accounts: Mutex<HashMap<String, Vec<Arc<Conn>>>>,
    lobby: Mutex<Vec<Arc<Conn>>>,
}

impl Hub {
    /// Nobody yet; other nodes are told over the bus.
    pub fn new(bus: Bus) -> Self {
        Self { bus, ..Self::default() }
    }

    /// A new connection, and where its messages come out.
    pub fn open(&self, account: Option<String>, session: Option<String>) -> (Arc<Conn>, Messages) {
        let (queue, messages) = mpsc::channel(QUEUE);
        let id = self.last.fetch_add(1, Relaxed);
        let (lag, closing) = (AtomicI64::new(0), Notify::new());
        let conn = Arc::new(Conn { id, account, session, queue, lag, closing });
        if let Some(account) = &conn.account {
            lock(&self.accounts).entry(account.clone()).or_default().push(Arc::clone(&conn));
        }
        lock(&self.all).insert(id, Arc::clone(&conn));
        metrics::gauge!("teahouse_connections").increment(1);
        (conn, messages)
    }

    /// A connection is gone.
    pub fn shut(&self, conn: &Conn) {
        if let Some(account) = &conn.account {
            let mut accounts = lock(&self.accounts);
            if let Some(conns) = accounts.get_mut(account) {
                conns.retain(|other| other.id != conn.id);
                if conns.is_empty() {
                    accounts.remove(account);
                }
            }
        }
        lock(&self.all).remove(&conn.id);
        self.watch_lobby_no_more(conn);
        metrics::gauge!("teahouse_connections").decrement(1);
    }

    /// Closes every connection of this node: clients come back to another one, or to this one when it is up.
    pub fn close_all(&self) {
        lock(&self.all).values().for_each(|conn| conn.close());
    }

    /// How many connections there are, of how many accounts, and how many hear of the lobby.
    pub fn sizes(&self) -> [usize; 3] {
        [lock(&self.all).len(), lock(&self.accounts).len(), lock(&self.lobby).len()]
    }

    /// How many connections an account has.
    pub fn count(&self, account: &str) -> usize {
        lock(&self.accounts).get(account).map_or(0, Vec::len)
    }

    /// The accounts that are connected.
    pub fn accounts(&self) -> HashSet<String> {
        lock(&self.accounts).keys().cloned().collect()
    }

    /// The sessions and tokens that have opened a connection, each once.
    pub fn sessions(&self) -> Vec<String> {
        let all = lock(&self.all);
        let sessions: HashSet<&String> = all.values().filter_map(|conn| conn.session.as_ref()).collect();
        sessions.into_iter().cloned().collect()
    }

    /// Closes the connections of some sessions or tokens.
    pub fn close_sessions(&self, ended: &HashSet<&String>) {
        let all = lock(&self.all);
        let of = |conn: &&Arc<Conn>| conn.session.as_ref().is_some_and(|session| ended.contains(session));
        all.values().filter(of).for_each(|conn| conn.close());
    }

    /// Whether nobody hears of the lobby.
    pub fn is_lobby_empty(&self) -> bool {
        lock(&self.lobby).is_empty()
    }

    /// Hears of the lobby.
    pub fn watch_lobby(&self, conn: &Arc<Conn>) {
        self.watch_lobby_no_more(conn);
        lock(&self.lobby).push(Arc::clone(conn));
    }

    /// Hears of the lobby no more.
    pub fn watch_lobby_no_more(&self, conn: &Conn) {
        lock(&self.lobby).retain(|other| other.id != conn.id);
    }

    /// Tells everybody in the lobby, here and elsewhere.
    pub fn announce(&self, message: ToClient) {
        let message = Outgoing::new(message);
        self.tell_lobby(&message);
        if self.bus.is_on() {
            self.bus.tell(News::Lobby(message.text().to_string()));
        }
    }

    /// Tells everybody in the lobby of this node.
    pub fn tell_lobby(&self, message: &Arc<Outgoing>) {
        lock(&self.lobby).iter().for_each(|conn| conn.send(message));
    }

    /// Tells an account something, wherever it is connected.
    pub fn notify(&self, account: &str, notice: Notice) {
        self.tell_account(account, &notice);
        self.bus.tell(News::Notice(account.to_string(), notice));
    }

    /// Tells an account on this node.
    pub fn tell_account(&self, account: &str, notice: &Notice) {
        if let Some(conns) = lock(&self.accounts).get(account) {
            let message = Outgoing::new(ToClient::Notice { notice: notice.clone() });
            conns.iter().for_each(|conn| conn.send(&message));
        }
    }

    /// Closes the connections of an account, or of one of its sessions, on every node.
    pub fn close_everywhere(&self, account: &str, session: Option<&str>) {
        self.close(account, session);
        self.bus.tell(News::Close(account.to_string(), session.map(str::to_string)));
    }

    /// Closes the connections of an account on this node: all of them, or those of one session.
    pub fn close(&self, account: &str, session: Option<&str>) {
        for conn in lock(&self.accounts).get(account).into_iter().flatten() {
            if session.is_none() || conn.session.as_deref() == session {
                conn.close();
            }
        }
    }
}

/// Those who listen to one game, with the seat they play.
#[derive(Debug, Default)]
pub struct Listeners(Mutex<Vec<(Arc<Conn>, Option<u8>)>>);

impl Listeners {
    /// One more; who listens already is not counted twice.
    pub fn add(&self, conn: &Arc<Conn>, seat: Option<u8>) {
        let mut conns = lock(&self.0);
        conns.retain(|(other, _)| other.id != conn.id);
        conns.push((Arc::clone(conn), seat));
    }

    /// One fewer; gives the seat that it had.
    pub fn remove(&self, conn: &Conn) -> Option<u8> {
        let mut conns = lock(&self.0);
        let at = conns.iter().position(|(other, _)| other.id == conn.id)?;
        conns.swap_remove(at).1
    }

    /// Tells all of them, or only those who play, or only those who watch.
    pub fn tell(&self, message: ToClient, players: Option<bool>) {
        let message = Outgoing::new(message);
        for (conn, seat) in lock(&self.0).iter() {
            if players.is_none_or(|players| players == seat.is_some()) {
                conn.send(&message);
            }
        }
    }

    /// How many listen.
    pub fn count(&self) -> usize {
        lock(&self.0).len()
    }

    /// Whether nobody listens.
    pub fn is_empty(&self) -> bool {
        lock(&self.0).is_empty()
    }

    /// Whether an account listens from a seat.
    pub fn has(&self, account: &str) -> bool {
        lock(&self.0).iter().any(|(conn, seat)| seat.is_some() && conn.account.as_deref() == Some(account))
    }

    /// The seats from which somebody listens, and how many others do.
    pub fn present(&self) -> (Vec<u8>, usize) {
        let conns = lock(&self.0);
        let mut seats: Vec<u8> = conns.iter().filter_map(|(_, seat)| *seat).collect();
        let watching = conns.len() - seats.len();
        seats.sort_unstable();
        seats.dedup();
        (seats, watching)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_does_not_read_is_closed_and_others_go_on() {
        let hub = Hub::default();
        let (slow, _unread) = hub.open(Some("a".to_string()), None);
        let (quick, mut read) = hub.open(Some("b".to_string()), None);
        let listeners = Listeners::default();
        listeners.add(&slow, None);
        listeners.add(&quick, Some(0));
        for number in 0..2 * QUEUE {
            let message = ToClient::Pong { sent: number as i64, now: 0 };
            listeners.tell(message.clone(), None);
            assert_eq!(read.recv().await.map(|heard| heard.message().clone()), Some(message));
        }
        slow.closing.notified().await;
        assert!(
            tokio::time::timeout(std::time::Duration::from_millis(10), quick.closing.notified())
                .await
                .is_err()
        );
        assert_eq!(listeners.present(), (vec![0], 1));
    }

    #[tokio::test]
    async fn a_message_becomes_text_once_for_all_who_hear_it() {
        let hub = Hub::default();
        let (one, mut first) = hub.open(None, None);
        let (other, mut second) = hub.open(None, None);
        let listeners = Listeners::default();
        listeners.add(&one, None);
        listeners.add(&other, None);
        listeners.tell(ToClient::LobbyGone { id: "x".to_string() }, None);
        let (first, second) = (first.recv().await, second.recv().await);
        let (Some(first), Some(second)) = (first, second) else { panic!() };
        assert!(Arc::ptr_eq(&first, &second), "one message");
        assert!(first.text.get().is_none(), "nobody needed the text yet");
        assert_eq!(first.text().as_str().as_ptr(), second.text().as_str().as_ptr());
    }
}
