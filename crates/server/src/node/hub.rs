//! The registry of connections and their subscriptions. Each connection has a short queue of events; one that
//! does not read them is closed, and its client reconnects and resumes. States have slots of their own beside
//! the queue ([`super::outgoing`]). Registrations are guards that undo themselves when dropped. What concerns
//! connections of other nodes goes to the [`Bus`].

use super::bus::{Bus, News};
use super::outgoing::{Event, Outgoing, State, Topic};
use crate::lock::lock;
use protocol::live::{Notice, ToClient};
use protocol::notices::NoticeCount;
use std::collections::{HashMap, HashSet};
use std::ops::Deref;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use tokio::sync::{Notify, mpsc};

/// The capacity of a connection's queue of events.
const QUEUE: usize = 64;

/// A socket or stream of one client, with its unsent messages.
#[derive(Debug)]
pub struct Conn {
    pub(super) id: u64,
    pub account: Option<String>,
    /// The session or token that opened it.
    pub session: Option<String>,
    events: mpsc::Sender<Arc<Outgoing>>,
    states: Mutex<Vec<(Topic, Arc<Outgoing>)>>,
    /// Notified when there is a state to send.
    shown: Notify,
    /// The round-trip time in milliseconds.
    pub lag: AtomicI64,
    /// When the client was last heard.
    pub heard: AtomicI64,
    /// Notified when the connection must close.
    pub closing: Notify,
}

impl Conn {
    /// Queues an event, or closes the connection if its queue is full.
    pub fn send(&self, event: &Event) {
        if self.events.try_send(Arc::clone(&event.0)).is_err() {
            self.close();
        }
    }

    /// Queues an event for this connection only.
    pub fn answer(&self, message: ToClient) {
        self.send(&Event::new(message));
    }

    /// Sends a state. It replaces an unsent one of the same topic.
    pub fn show(&self, state: &State) {
        let mut states = lock(&self.states);
        match states.iter_mut().find(|(topic, _)| *topic == state.topic) {
            Some((_, waiting)) => *waiting = Arc::clone(&state.whole),
            None => states.push((state.topic.clone(), Arc::clone(&state.message))),
        }
        drop(states);
        self.shown.notify_one();
    }

    fn next_state(&self) -> Option<Arc<Outgoing>> {
        let mut states = lock(&self.states);
        (!states.is_empty()).then(|| states.remove(0).1)
    }

    pub fn close(&self) {
        self.closing.notify_one();
    }
}

/// The receiving end of a connection's messages.
#[derive(Debug)]
pub struct Messages {
    events: mpsc::Receiver<Arc<Outgoing>>,
    conn: Arc<Conn>,
}

impl Messages {
    /// The next message: events first, then states. Cancel-safe.
    pub async fn next(&mut self) -> Option<Arc<Outgoing>> {
        loop {
            if let Some(waiting) = self.waiting() {
                return Some(waiting);
            }
            tokio::select! {
                event = self.events.recv() => return event,
                () = self.conn.shown.notified() => {}
            }
        }
    }

    /// The next message, if one is ready.
    pub fn waiting(&mut self) -> Option<Arc<Outgoing>> {
        self.events.try_recv().ok().or_else(|| self.conn.next_state())
    }
}

/// A registered connection; dropping this removes it.
pub struct Registered {
    hub: Arc<Hub>,
    conn: Arc<Conn>,
}

impl Deref for Registered {
    type Target = Arc<Conn>;

    fn deref(&self) -> &Arc<Conn> {
        &self.conn
    }
}

impl Drop for Registered {
    fn drop(&mut self) {
        self.hub.remove(&self.conn);
    }
}

/// The connections of this node, by account and by subscription.
#[derive(Default)]
pub struct Hub {
    bus: Bus,
    last: AtomicU64,
    all: Mutex<HashMap<u64, Arc<Conn>>>,
    accounts: Mutex<HashMap<String, Vec<Arc<Conn>>>>,
    lobby: Mutex<Vec<Arc<Conn>>>,
    /// The number of changes of the lobby, and the signal for the task that sends them.
    lobby_changes: AtomicU64,
    lobby_changed: Notify,
}

impl Hub {
    pub fn new(bus: Bus) -> Self {
        Self { bus, ..Self::default() }
    }

    /// Registers a new connection; returns it with the receiver of its messages.
    pub fn open(
        self: &Arc<Self>,
        account: Option<String>,
        session: Option<String>,
    ) -> (Registered, Messages) {
        let (sender, events) = mpsc::channel(QUEUE);
        let id = self.last.fetch_add(1, Relaxed);
        let conn = Arc::new(Conn {
            id,
            account,
            session,
            events: sender,
            states: Mutex::default(),
            shown: Notify::new(),
            lag: AtomicI64::new(0),
            heard: AtomicI64::new(0),
            closing: Notify::new(),
        });
        if let Some(account) = &conn.account {
            lock(&self.accounts).entry(account.clone()).or_default().push(Arc::clone(&conn));
        }
        lock(&self.all).insert(id, Arc::clone(&conn));
        metrics::gauge!("teahouse_connections").increment(1);
        (Registered { hub: Arc::clone(self), conn: Arc::clone(&conn) }, Messages { events, conn })
    }

    /// Removes a connection everywhere.
    fn remove(&self, conn: &Conn) {
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
        self.leave_lobby(conn);
        metrics::gauge!("teahouse_connections").decrement(1);
    }

    /// Closes every connection of this node. Clients reconnect to another node, or to this one when it is up
    /// again.
    pub fn close_all(&self) {
        lock(&self.all).values().for_each(|conn| conn.close());
    }

    /// How many connections there are, of how many accounts, and how many are subscribed to the lobby.
    pub fn sizes(&self) -> [usize; 3] {
        [lock(&self.all).len(), lock(&self.accounts).len(), lock(&self.lobby).len()]
    }

    /// How many connections an account has.
    pub fn count(&self, account: &str) -> usize {
        lock(&self.accounts).get(account).map_or(0, Vec::len)
    }

    /// When a connection of an account to this node was last heard; `None` without one.
    pub fn heard(&self, account: &str) -> Option<i64> {
        let accounts = lock(&self.accounts);
        accounts.get(account)?.iter().map(|conn| conn.heard.load(Relaxed)).max()
    }

    /// The connected accounts.
    pub fn accounts(&self) -> HashSet<String> {
        lock(&self.accounts).keys().cloned().collect()
    }

    /// The sessions and tokens of open connections, without duplicates.
    pub fn sessions(&self) -> Vec<String> {
        let all = lock(&self.all);
        let sessions: HashSet<&String> = all.values().filter_map(|conn| conn.session.as_ref()).collect();
        sessions.into_iter().cloned().collect()
    }

    /// Closes the connections of these sessions and tokens.
    pub fn close_sessions(&self, ended: &HashSet<&String>) {
        let all = lock(&self.all);
        let of = |conn: &&Arc<Conn>| conn.session.as_ref().is_some_and(|session| ended.contains(session));
        all.values().filter(of).for_each(|conn| conn.close());
    }

    /// Whether nobody is subscribed to the lobby.
    pub fn is_lobby_empty(&self) -> bool {
        lock(&self.lobby).is_empty()
    }

    /// Subscribes a connection to the lobby.
    pub fn join_lobby(&self, conn: &Arc<Conn>) {
        self.leave_lobby(conn);
        lock(&self.lobby).push(Arc::clone(conn));
    }

    pub fn leave_lobby(&self, conn: &Conn) {
        lock(&self.lobby).retain(|other| other.id != conn.id);
    }

    /// Makes every node list the lobby again, soon.
    pub fn lobby_changes(&self) {
        self.lobby_changed_here();
        self.bus.tell(News::Lobby);
    }

    /// The same for this node alone.
    pub fn lobby_changed_here(&self) {
        self.lobby_changes.fetch_add(1, Relaxed);
        self.lobby_changed.notify_one();
    }

    /// How often the lobby has changed.
    pub fn lobby_version(&self) -> u64 {
        self.lobby_changes.load(Relaxed)
    }

    /// Waits until the lobby changes.
    pub async fn lobby_to_change(&self) {
        self.lobby_changed.notified().await;
    }

    /// Sends the lobby to its subscribers on this node.
    pub fn show_lobby(&self, state: &State) {
        lock(&self.lobby).iter().for_each(|conn| conn.show(state));
    }

    /// Sends a notice to all connections of an account.
    pub fn notify(&self, account: &str, notice: Notice) {
        self.tell_account(account, &notice);
        self.bus.tell(News::Notice(account.to_string(), notice));
    }

    /// The same for this node alone.
    pub fn tell_account(&self, account: &str, notice: &Notice) {
        if let Some(conns) = lock(&self.accounts).get(account) {
            let event = Event::new(ToClient::Notice { notice: notice.clone() });
            conns.iter().for_each(|conn| conn.send(&event));
        }
    }

    /// Sends the count of notices to the connections of an account on this node.
    pub fn show_count(&self, account: &str, count: NoticeCount) {
        let Some(state) = State::new(ToClient::Notices { count }) else { return };
        lock(&self.accounts).get(account).into_iter().flatten().for_each(|conn| conn.show(&state));
    }

    /// Closes the connections of an account, or of one of its sessions, on every node.
    pub fn close_everywhere(&self, account: &str, session: Option<&str>) {
        self.close(account, session);
        self.bus.tell(News::Close(account.to_string(), session.map(str::to_string)));
    }

    /// The same for this node alone.
    pub fn close(&self, account: &str, session: Option<&str>) {
        for conn in lock(&self.accounts).get(account).into_iter().flatten() {
            if session.is_none() || conn.session.as_deref() == session {
                conn.close();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::listeners::Listeners;
    use super::*;

    fn gone(id: &str) -> ToClient {
        ToClient::Notice { notice: Notice::Over { game: id.to_string() } }
    }

    fn present(watching: usize) -> State {
        State::new(ToClient::Present { id: "x".to_string(), seats: String::new(), watching })
            .unwrap_or_else(|| panic!())
    }

    #[tokio::test]
    async fn who_does_not_read_is_closed_and_others_go_on() {
        let hub = Arc::new(Hub::default());
        let (slow, _unread) = hub.open(Some("a".to_string()), None);
        let (quick, mut read) = hub.open(Some("b".to_string()), None);
        let listeners = Listeners::default();
        listeners.add(&slow, false);
        listeners.add(&quick, true);
        for number in 0..2 * QUEUE {
            let message = ToClient::Pong { sent: number as i64, now: 0 };
            listeners.tell(message.clone(), None);
            assert_eq!(read.next().await.map(|heard| heard.message().clone()), Some(message));
        }
        slow.closing.notified().await;
        let closing = tokio::time::timeout(std::time::Duration::from_millis(10), quick.closing.notified());
        assert!(closing.await.is_err());
        assert_eq!((listeners.watching(), listeners.count()), (1, 2));
    }

    #[tokio::test]
    async fn a_message_becomes_text_once_for_all_who_hear_it() {
        let hub = Arc::new(Hub::default());
        let (one, mut first) = hub.open(None, None);
        let (other, mut second) = hub.open(None, None);
        let listeners = Listeners::default();
        listeners.add(&one, false);
        listeners.add(&other, false);
        listeners.tell(gone("x"), None);
        let (first, second) = (first.next().await, second.next().await);
        let (Some(first), Some(second)) = (first, second) else { panic!() };
        assert!(Arc::ptr_eq(&first, &second), "one message");
        assert_eq!(first.text().as_str().as_ptr(), second.text().as_str().as_ptr());
    }

    #[tokio::test]
    async fn states_replace_each_other_and_close_nobody() {
        let hub = Arc::new(Hub::default());
        let (conn, mut read) = hub.open(None, None);
        for watching in 0..10 * QUEUE {
            conn.show(&present(watching));
        }
        conn.answer(gone("y"));
        let closing = tokio::time::timeout(std::time::Duration::from_millis(10), conn.closing.notified());
        assert!(closing.await.is_err());
        let heard = read.next().await.map(|heard| heard.message().clone());
        assert_eq!(heard, Some(gone("y")), "what happened comes before how things stand");
        let heard = read.next().await.map(|heard| heard.message().clone());
        assert!(matches!(heard, Some(ToClient::Present { watching, .. }) if watching == 10 * QUEUE - 1));
        let more = tokio::time::timeout(std::time::Duration::from_millis(10), read.next());
        assert!(more.await.is_err(), "only the last one counts");
    }

    #[tokio::test]
    async fn a_change_after_one_that_was_not_sent_gives_way_to_the_whole() {
        let hub = Arc::new(Hub::default());
        let (conn, mut read) = hub.open(None, None);
        let change = |id: &str| {
            let whole = State::new(ToClient::Lobby { games: Vec::new(), seeks: Vec::new() })?;
            let change = ToClient::LobbyChange { games: Vec::new(), gone: vec![id.to_string()], seeks: None };
            State::change(change, &whole)
        };
        let Some((first, second)) = change("a").zip(change("b")) else { panic!() };
        conn.show(&first);
        assert!(matches!(read.next().await.map(|m| m.message().clone()), Some(ToClient::LobbyChange { .. })));
        conn.show(&first);
        conn.show(&second);
        assert!(matches!(read.next().await.map(|m| m.message().clone()), Some(ToClient::Lobby { .. })));
    }

    #[test]
    fn whoever_is_dropped_is_gone_everywhere() {
        let hub = Arc::new(Hub::default());
        let (conn, _messages) = hub.open(Some("a".to_string()), None);
        hub.join_lobby(&conn);
        assert_eq!(hub.sizes(), [1, 1, 1]);
        drop(conn);
        assert_eq!(hub.sizes(), [0, 0, 0]);
    }
}
