//! Connections: who listens to what. A connection has a short queue of messages; one that does not read them
//! is closed, it comes back and resumes.

use axum::extract::ws::Utf8Bytes;
use protocol::live::{Notice, ToClient};
use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Notify, mpsc};

/// How many messages may wait for a reader.
const QUEUE: usize = 64;

/// A connection.
#[derive(Debug)]
pub struct Conn {
    id: u64,
    /// The account that it belongs to.
    pub account: Option<String>,
    /// The session or token that opened it.
    pub session: Option<String>,
    queue: mpsc::Sender<Utf8Bytes>,
    /// What the way there and back takes, in milliseconds.
    pub lag: AtomicI64,
    /// Wakes up when the connection is to be closed.
    pub closing: Notify,
}

impl Conn {
    /// Sends a message, or closes the connection if it does not read.
    pub fn send(&self, text: Utf8Bytes) {
        if self.queue.try_send(text).is_err() {
            self.close();
        }
    }

    /// Closes the connection.
    pub fn close(&self) {
        self.closing.notify_one();
    }
}

/// A message as it goes over the wire, made once for all who hear it.
pub fn wire(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// Who hears what.
#[derive(Debug, Default)]
pub struct Hub {
    last: AtomicU64,
    all: Mutex<HashMap<u64, Arc<Conn>>>,
    accounts: Mutex<HashMap<String, Vec<Arc<Conn>>>>,
    lobby: Mutex<Vec<Arc<Conn>>>,
}

/// A lock that a panic elsewhere does not take away.
pub fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hub {
    /// A new connection, and where its messages come out.
    pub fn open(
        &self,
        account: Option<String>,
        session: Option<String>,
    ) -> (Arc<Conn>, mpsc::Receiver<Utf8Bytes>) {
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

    /// How many connections an account has.
    pub fn count(&self, account: &str) -> usize {
        lock(&self.accounts).get(account).map_or(0, Vec::len)
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

    /// Tells everybody in the lobby.
    pub fn tell_lobby(&self, text: &Utf8Bytes) {
        for conn in lock(&self.lobby).iter() {
            conn.send(text.clone());
        }
    }

    /// Tells an account.
    pub fn tell_account(&self, account: &str, notice: &Notice) {
        if let Some(conns) = lock(&self.accounts).get(account) {
            let text = wire(&ToClient::Notice { notice: notice.clone() });
            conns.iter().for_each(|conn| conn.send(text.clone()));
        }
    }

    /// Closes the connections of an account: all of them, or those of one session.
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
    pub fn tell(&self, text: &Utf8Bytes, players: Option<bool>) {
        for (conn, seat) in lock(&self.0).iter() {
            if players.is_none_or(|players| players == seat.is_some()) {
                conn.send(text.clone());
            }
        }
    }

    /// Whether nobody listens.
    pub fn is_empty(&self) -> bool {
        lock(&self.0).is_empty()
    }

    /// Whether somebody listens from a seat.
    pub fn has(&self, seat: u8) -> bool {
        lock(&self.0).iter().any(|(_, other)| *other == Some(seat))
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
            listeners.tell(&number.to_string().into(), None);
            assert_eq!(read.recv().await.as_deref(), Some(number.to_string().as_str()));
        }
        slow.closing.notified().await;
        assert!(
            tokio::time::timeout(std::time::Duration::from_millis(10), quick.closing.notified())
                .await
                .is_err()
        );
        assert_eq!(listeners.present(), (vec![0], 1));
    }
}
