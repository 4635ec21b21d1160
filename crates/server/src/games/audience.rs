//! Those who listen to a game. It is shared by the game's actor, who tells, and by those who listen: they are
//! registered by a guard, and leave when it is dropped, whatever became of the request that made it.

use crate::node::hub::Conn;
use crate::node::listeners::Listeners;
use crate::node::presence::Presence;
use crate::time::Time;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::Relaxed};
use tokio::sync::Notify;

/// Those who listen to a game, and what they know of it.
#[derive(Debug)]
pub struct Audience {
    /// That of the game.
    pub id: String,
    pub listeners: Listeners,
    told: AtomicI64,
    over: AtomicBool,
    /// Wakes the actor when somebody has come or gone.
    pub(super) stirred: Notify,
}

impl Audience {
    /// Nobody listens yet.
    pub(super) fn new(id: &str) -> Arc<Self> {
        Arc::new(Self {
            id: id.to_string(),
            listeners: Listeners::default(),
            told: AtomicI64::new(-1),
            over: AtomicBool::new(false),
            stirred: Notify::new(),
        })
    }

    /// Up to which entry the listeners were told; −1 before anything was read.
    pub fn told(&self) -> i64 {
        self.told.load(Relaxed)
    }

    /// Whether the game is known to be over: whoever has it open still plays nothing.
    pub fn is_over(&self) -> bool {
        self.over.load(Relaxed)
    }

    /// Notes what the listeners are told now; gives up to where they had been told.
    pub(super) fn tells(&self, version: i64, over: bool) -> i64 {
        self.over.store(over, Relaxed);
        self.told.swap(version, Relaxed)
    }

    /// Registers a connection until the guard is dropped; none if it listens already.
    pub(super) fn admit(
        self: &Arc<Self>,
        conn: &Arc<Conn>,
        plays: bool,
        presence: &Arc<Presence>,
        time: &Time,
    ) -> Option<Listening> {
        let new = self.listeners.add(conn, plays);
        new.then(|| Listening {
            audience: Arc::clone(self),
            conn: Arc::clone(conn),
            presence: Arc::clone(presence),
            time: time.clone(),
        })
    }
}

/// A connection that listens to a game until this is dropped.
#[must_use = "who drops it listens no longer"]
pub struct Listening {
    audience: Arc<Audience>,
    conn: Arc<Conn>,
    presence: Arc<Presence>,
    time: Time,
}

impl Drop for Listening {
    fn drop(&mut self) {
        let Self { audience, conn, presence, time } = self;
        let played = audience.listeners.remove(conn);
        if let (Some(true), Some(account)) = (played, conn.account.as_deref()) {
            presence.left(account, &audience.id, time.now(), || audience.listeners.has(account));
        }
        audience.stirred.notify_one();
    }
}
