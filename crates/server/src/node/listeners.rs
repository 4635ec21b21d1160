//! The listeners of one game.

use super::hub::Conn;
use super::outgoing::{Event, State};
use crate::lock::lock;
use protocol::live::ToClient;
use std::sync::{Arc, Mutex};

/// The connections that listen to a game, and whether each belongs to a player.
#[derive(Debug, Default)]
pub struct Listeners(Mutex<Vec<(Arc<Conn>, bool)>>);

impl Listeners {
    /// Adds a connection; `false` if it listens already.
    pub fn add(&self, conn: &Arc<Conn>, plays: bool) -> bool {
        let mut conns = lock(&self.0);
        let new = conns.iter().all(|(other, _)| other.id != conn.id);
        if new {
            conns.push((Arc::clone(conn), plays));
        }
        new
    }

    /// Removes a connection. Returns whether it was a player's.
    pub fn remove(&self, conn: &Conn) -> Option<bool> {
        let mut conns = lock(&self.0);
        let at = conns.iter().position(|(other, _)| other.id == conn.id)?;
        Some(conns.swap_remove(at).1)
    }

    /// Updates who is a player. Returns the accounts that have become players, and those that no longer are.
    pub fn seat(&self, plays: impl Fn(&str) -> bool) -> (Vec<String>, Vec<String>) {
        let (mut came, mut left) = (Vec::new(), Vec::new());
        for (conn, played) in lock(&self.0).iter_mut() {
            let Some(account) = conn.account.as_deref() else { continue };
            let now = plays(account);
            if std::mem::replace(played, now) != now {
                if now { &mut came } else { &mut left }.push(account.to_string());
            }
        }
        (came, left)
    }

    /// Sends a message to all, or only to players, or only to spectators.
    pub fn tell(&self, message: ToClient, players: Option<bool>) {
        let event = Event::new(message);
        for (conn, plays) in lock(&self.0).iter() {
            if players.is_none_or(|players| players == *plays) {
                conn.send(&event);
            }
        }
    }

    pub fn all(&self) -> Vec<Arc<Conn>> {
        lock(&self.0).iter().map(|(conn, _)| Arc::clone(conn)).collect()
    }

    /// Sends a state to all.
    pub fn show(&self, state: &State) {
        lock(&self.0).iter().for_each(|(conn, _)| conn.show(state));
    }

    pub fn count(&self) -> usize {
        lock(&self.0).len()
    }

    pub fn is_empty(&self) -> bool {
        lock(&self.0).is_empty()
    }

    /// Whether an account listens as a player.
    pub fn has(&self, account: &str) -> bool {
        lock(&self.0).iter().any(|(conn, plays)| *plays && conn.account.as_deref() == Some(account))
    }

    /// How many spectators listen.
    pub fn watching(&self) -> usize {
        lock(&self.0).iter().filter(|(_, plays)| !plays).count()
    }
}
