//! The listeners of a game. The actor sends to them; connections register by a guard and leave when it is
//! dropped, whatever happens to the request that created it.

use crate::node::hub::Conn;
use crate::node::listeners::Listeners;
use crate::node::presence::Presence;
use crate::time::Time;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::Relaxed};
use tokio::sync::Notify;

/// The listeners of a game, and what they have been sent.
#[derive(Debug)]
pub struct Audience {
    /// The identifier of the game.
    pub id: String,
    pub listeners: Listeners,
    told: AtomicI64,
    over: AtomicBool,
    /// Wakes the actor when the presence has changed.
    pub(super) stirred: Notify,
}

impl Audience {
    /// An audience without listeners.
    pub(super) fn new(id: &str) -> Arc<Self> {
        Arc::new(Self {
            id: id.to_string(),
            listeners: Listeners::default(),
            told: AtomicI64::new(-1),
            over: AtomicBool::new(false),
            stirred: Notify::new(),
        })
    }

    /// The last entry that listeners have been sent; −1 before the game is read.
    pub fn told(&self) -> i64 {
        self.told.load(Relaxed)
    }

    /// Whether the game is over, so that having it open no longer counts as playing.
    pub fn is_over(&self) -> bool {
        self.over.load(Relaxed)
    }

    /// Records what listeners are sent now; returns the last entry sent before.
    pub(super) fn tells(&self, version: i64, over: bool) -> i64 {
        self.over.store(over, Relaxed);
        self.told.swap(version, Relaxed)
    }

    /// Registers a connection until the guard is dropped; `None` if it listens already.
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
