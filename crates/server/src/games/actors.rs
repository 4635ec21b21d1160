//! The games in memory, each with an actor: one task that owns the game and handles its mailbox in order.
//! Mail is sent while the map is locked, and an actor retires only under the same lock with an empty mailbox.
//! So no mail is lost, and there is never a second actor for a game on this node.

use super::Games;
use super::actor;
use super::audience::Audience;
use super::mail::{Mail, Reply, Seen};
use crate::fail::{Answer, Fail};
use crate::lock::lock;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tokio::sync::{mpsc, oneshot};

/// The capacity of a mailbox.
const MAILBOX: usize = 256;

#[derive(Default)]
pub struct Actors(Mutex<HashMap<String, Handle>>);

struct Handle {
    audience: Arc<Audience>,
    /// Boxed, because a channel allocates room for many messages.
    mailbox: mpsc::Sender<Box<Mail>>,
}

impl Actors {
    /// The audience of a game, if it is in memory.
    pub fn find(&self, id: &str) -> Option<Arc<Audience>> {
        lock(&self.0).get(id).map(|handle| Arc::clone(&handle.audience))
    }

    /// The audiences of all games in memory.
    pub fn all(&self) -> Vec<Arc<Audience>> {
        lock(&self.0).values().map(|handle| Arc::clone(&handle.audience)).collect()
    }

    /// The number of games, and of their listeners.
    pub fn sizes(&self) -> [usize; 2] {
        let actors = lock(&self.0);
        [actors.len(), actors.values().map(|handle| handle.audience.listeners.count()).sum()]
    }

    /// Removes an actor, unless it has mail.
    pub(super) fn retire(&self, id: &str, mailbox: &mpsc::Receiver<Box<Mail>>) -> bool {
        let mut actors = lock(&self.0);
        let leaves = mailbox.is_empty();
        if leaves {
            actors.remove(id);
        }
        leaves
    }

    /// Sends mail to a game if it is in memory. An actor with a full mailbox is busy enough to read what is
    /// new by itself.
    pub fn hint(&self, id: &str, mail: impl FnOnce() -> Mail) {
        if let Some(handle) = lock(&self.0).get(id) {
            let _ = handle.mailbox.try_send(Box::new(mail()));
        }
    }

    /// Sends mail to all games in memory.
    pub fn hint_all(&self, mail: impl Fn() -> Mail) {
        for handle in lock(&self.0).values() {
            let _ = handle.mailbox.try_send(Box::new(mail()));
        }
    }
}

impl Games {
    /// Sends mail to a game, and loads it if necessary.
    pub(super) fn post(&self, id: &str, mail: Mail) -> Answer<()> {
        let mut actors = lock(&self.actors.0);
        if !actors.contains_key(id) {
            let (audience, (mailbox, mails)) = (Audience::new(id), mpsc::channel(MAILBOX));
            tokio::spawn(actor::run(self.me.clone(), Arc::clone(&audience), mails));
            actors.insert(id.to_string(), Handle { audience, mailbox });
        }
        let handle = actors.get(id).ok_or_else(Fail::unavailable)?;
        handle.mailbox.try_send(Box::new(mail)).map_err(|_| Fail::unavailable())
    }

    /// Sends a request to a game's actor and waits for the answer. The request is carried out even if the
    /// wait is dropped.
    pub(super) async fn ask<T>(&self, id: &str, mail: impl FnOnce(Reply<T>) -> Mail) -> Answer<T> {
        let (reply, answer) = oneshot::channel();
        self.post(id, mail(reply))?;
        // If the actor panics, it drops the request unanswered.
        answer.await.map_err(|_| Fail::internal())?
    }

    /// Runs `look` on the current game.
    pub async fn look<T: Send + 'static>(
        &self,
        id: &str,
        look: impl FnOnce(&Seen<'_>) -> T + Send + 'static,
    ) -> Answer<T> {
        let see = |reply: Reply<T>| {
            Mail::Look(Box::new(move |seen| {
                let _ = reply.send(seen.map(|seen| look(&seen)));
            }))
        };
        self.ask(id, see).await
    }
}
