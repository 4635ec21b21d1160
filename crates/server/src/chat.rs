//! Chat at games: one room for the players, one for the spectators.

use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::games::Games;
use crate::games::mail::{Mail, Seen};
use crate::node::bus::{Bus, News};
use crate::node::limits::{Limits, MESSAGES};
use crate::people::identity::Identity;
use crate::sanitize;
use crate::store::{Store, chat};
use crate::time::Time;
use protocol::game::{Message, NewMessage, Room};
use std::sync::Arc;

/// In characters.
const LONGEST: usize = 500;

pub struct Chat {
    store: Store,
    time: Time,
    bus: Bus,
    limits: Arc<Limits>,
    games: Arc<Games>,
}

impl Chat {
    pub fn new(games: &Arc<Games>) -> Self {
        let (store, time, bus) = (games.store.clone(), games.time.clone(), games.bus.clone());
        Self { store, time, bus, limits: Arc::clone(&games.limits), games: Arc::clone(games) }
    }

    /// Adds a message. Players write only to the players' room, spectators only to theirs.
    pub async fn say(&self, id: &str, who: &Identity, new: &NewMessage) -> Answer<Message> {
        let text = sanitize::message(&new.text, LONGEST);
        let text = text.ok_or_else(|| Fail::bad("bad-message").with("longest", LONGEST))?;
        if who.muted_until > self.time.now() {
            return Err(Fail::forbidden("muted").with("until", who.muted_until));
        }
        let account = who.id().to_string();
        let plays = self.games.look(id, move |seen| seen.game.seat_of(&account).is_some()).await?;
        if plays != (new.room == Room::Players) {
            return Err(Fail::forbidden("other-room"));
        }
        self.limits.count(MESSAGES, who.id()).await?;
        // A conflict means that another message took the number.
        let message = loop {
            let number = chat::last_number(&self.store, id, new.room).await? + 1;
            let (name, text) = (who.person.name.clone(), text.clone());
            let message = Message { number, room: new.room, name, text, at: self.time.now() };
            match self.store.write(chat::add(id, who.id(), &message)).await {
                Ok(_) => break message,
                Err(Error::Conflict) => {}
                Err(refused) => return Err(refused.into()),
            }
        };
        self.games.actors.hint(id, || Mail::Said(message.clone()));
        self.bus.tell(News::Said(id.to_string(), new.room, message.clone()));
        Ok(message)
    }

    /// The last 200 messages of a room. While a game runs, players do not see the spectators' room, nor
    /// spectators the players'.
    pub async fn said(&self, id: &str, account: Option<&str>, room: Room) -> Answer<Vec<Message>> {
        let account = account.map(str::to_string);
        let see = move |seen: &Seen<'_>| {
            (account.is_some_and(|account| seen.game.seat_of(&account).is_some()), seen.game.is_over())
        };
        let (plays, over) = self.games.look(id, see).await?;
        if plays != (room == Room::Players) && !(over && plays) {
            return Err(Fail::forbidden("other-room"));
        }
        Ok(chat::last(&self.store, id, room).await?)
    }
}
