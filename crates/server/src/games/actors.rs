//! The games in memory, each with an actor: one task that owns the game and works through its mail, one after the
//! other. Mail is put into a mailbox while the list is held, and an actor leaves the list while it is held and its
//! mailbox is empty. So no mail is lost, and there is never a second actor for a game on this node.

use super::Games;
use super::actor;
use super::audience::Audience;
use super::mail::{Mail, Reply, Seen};
use crate::fail::{Answer, Fail};
use crate::lock::lock;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tokio::sync::{mpsc, oneshot};

/// How much mail may wait for one game.
const MAILBOX: usize = 256;

/// The games in memory.
#[derive(Default)]
pub struct Actors(Mutex<HashMap<String, Handle>>);

struct Handle {
    audience: Arc<Audience>,
    /// Boxed: an empty mailbox has room for many.
    mailbox: mpsc::Sender<Box<Mail>>,
}

impl Actors {
    /// Those who listen to a game, if it is in memory.
    pub fn find(&self, id: &str) -> Option<Arc<Audience>> {
        lock(&self.0).get(id).map(|handle| Arc::clone(&handle.audience))
    }

    /// The audiences of all games in memory.
    pub fn all(&self) -> Vec<Arc<Audience>> {
        lock(&self.0).values().map(|handle| Arc::clone(&handle.audience)).collect()
    }

    /// How many games there are, and how many listeners in all of them.
    pub fn sizes(&self) -> [usize; 2] {
        let actors = lock(&self.0);
        [actors.len(), actors.values().map(|handle| handle.audience.listeners.count()).sum()]
    }

    /// An actor leaves, unless there is mail for it.
    pub(super) fn retire(&self, id: &str, mailbox: &mpsc::Receiver<Box<Mail>>) -> bool {
        let mut actors = lock(&self.0);
        let leaves = mailbox.is_empty();
        if leaves {
            actors.remove(id);
        }
        leaves
    }

    /// Mail for a game that is in memory; nobody hears of it otherwise. An actor whose mailbox is full has so much to
    /// do that it looks for news by itself.
    pub fn hint(&self, id: &str, mail: impl FnOnce() -> Mail) {
        if let Some(handle) = lock(&self.0).get(id) {
            let _ = handle.mailbox.try_send(Box::new(mail()));
        }
    }

    /// Mail for all games in memory.
    pub fn hint_all(&self, mail: impl Fn() -> Mail) {
        for handle in lock(&self.0).values() {
            let _ = handle.mailbox.try_send(Box::new(mail()));
        }
    }
}

impl Games {
    /// Mail for a game; it is brought into memory if it is not there.
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

    /// Asks the actor of a game, and waits for the answer. Nothing depends on the wait.
    pub(super) async fn ask<T>(&self, id: &str, mail: impl FnOnce(Reply<T>) -> Mail) -> Answer<T> {
        let (reply, answer) = oneshot::channel();
        self.post(id, mail(reply))?;
        // The actor drops the question without an answer if it panics.
        answer.await.map_err(|_| Fail::internal())?
    }

    /// Looks at a game.
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
