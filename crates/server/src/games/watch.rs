//! Games as others see them: for whoever asks, and for those who listen and are seen to be there.

use super::live::Live;
use super::rooms::Room;
use super::{Games, record, view};
use crate::fail::{Answer, Fail};
use crate::lock::lock;
use crate::node::hub::Conn;
use crate::node::presence::Note;
use crate::store::seats::Sitting;
use protocol::game::{GameState, LogEntry, Standing};
use protocol::live::ToClient;
use std::sync::Arc;

impl Games {
    /// A game as it stands; `account` is who asks.
    pub async fn state(&self, id: &str, account: Option<&str>) -> Answer<GameState> {
        let room = self.room(id);
        let live = self.hold(&room).await?;
        Ok(self.view(&room, &live, account))
    }

    /// Everything that happened in a game, in order.
    pub async fn log(&self, id: &str) -> Answer<Vec<LogEntry>> {
        let room = self.room(id);
        let live = self.hold(&room).await?;
        let letters = live.play.letters();
        Ok(live.log.iter().map(|entry| entry.view(&letters)).collect())
    }

    /// The number of the entry that last changed the board of a game.
    pub async fn board(&self, id: &str) -> Answer<i64> {
        Ok(self.hold(&self.room(id)).await?.play.board())
    }

    /// The legal turns of a game, in notation; none if it is over.
    pub async fn legal(&self, id: &str) -> Answer<Vec<String>> {
        let room = self.room(id);
        let table = {
            let live = self.hold(&room).await?;
            let playing = live.play.to_move().is_some();
            playing.then(|| live.play.table().copy())
        };
        // Tens of thousands of turns are possible with a bonus: not on the threads that serve everybody.
        let turns =
            tokio::task::spawn_blocking(move || table.map(|table| table.legal_turns()).unwrap_or_default());
        turns.await.map_err(|_| Fail::unavailable())
    }

    /// The record of a game.
    pub async fn record(&self, id: &str) -> Answer<String> {
        let room = self.room(id);
        Ok(record::text(&*self.hold(&room).await?))
    }

    /// How a game stands now.
    pub fn standing(&self, live: &Live) -> Standing {
        live.play.standing(self.time.now(), &self.outages)
    }

    /// A game for clients; `account` is who asks.
    pub fn view(&self, room: &Room, live: &Live, account: Option<&str>) -> GameState {
        let (present, _) = self.present(room, live);
        view::state(&room.id, live, self.standing(live), &present, account)
    }

    /// A connection listens to a game; gives what it is to be told first.
    pub async fn watch(&self, id: &str, conn: &Arc<Conn>, seen: Option<i64>) -> Answer<ToClient> {
        let room = self.room(id);
        let live = self.hold(&room).await?;
        let account = conn.account.as_deref();
        let seat = account.and_then(|account| live.seat_of(account));
        room.listeners.add(conn, seat);
        if let (Some(_), Some(account), true) = (seat, account, live.can_be_left()) {
            self.presence.came(account, &room.id, self.time.now());
        }
        if self.bus.is_on() {
            self.read_elsewhere(&room).await?;
        }
        self.tell_presence(&room, &live);
        let version = live.play.version();
        Ok(match seen {
            Some(seen) if (1..=version).contains(&seen) => {
                view::entries(id, &live, seen, self.standing(&live))
            }
            _ => ToClient::Game { game: Box::new(self.view(&room, &live, account)) },
        })
    }

    /// A connection listens to a game no more.
    pub async fn unwatch(&self, id: &str, conn: &Conn) {
        let Some(room) = self.rooms.find(id) else { return };
        let seat = room.listeners.remove(conn);
        if let (Some(_), Some(account)) = (seat, conn.account.as_deref()) {
            self.presence.left(account, id, self.time.now(), || room.listeners.has(account));
        }
        if let Ok(live) = self.hold(&room).await {
            self.tell_presence(&room, &live);
        }
    }

    /// The seats of those who have a game open, here or on another node, and how many others do here.
    fn present(&self, room: &Room, live: &Live) -> (Vec<u8>, usize) {
        let (here, watching) = room.listeners.present();
        let (elsewhere, now) = (lock(&room.elsewhere), self.time.now());
        let is_elsewhere = |sitting: &Sitting| {
            let account = sitting.person.as_ref().map(|person| &person.id);
            elsewhere.iter().any(|((_, other), until)| Some(other) == account && *until > now)
        };
        let seats = (0u8..).zip(&live.seats);
        let seats = seats.filter(|(seat, sitting)| here.contains(seat) || is_elsewhere(sitting));
        (seats.map(|(seat, _)| seat).collect(), watching)
    }

    /// Learns who has a game open on other nodes.
    async fn read_elsewhere(&self, room: &Room) -> Answer<()> {
        for (node, account, until) in self.presence.elsewhere(&self.store, &room.id, self.time.now()).await? {
            lock(&room.elsewhere).insert((node, account), until);
        }
        Ok(())
    }

    /// Another node says who has games open there, and until when that holds.
    pub async fn heard_of_presence(&self, node: &str, notes: Vec<Note>) {
        let now = self.time.now();
        for (account, game, until) in notes {
            let Some(room) = self.rooms.find(&game) else { continue };
            let known = lock(&room.elsewhere).insert((node.to_string(), account), until);
            // What is only renewed changes nothing.
            if known.is_some_and(|known| known > now) == (until > now) {
                continue;
            }
            if let Ok(live) = self.hold(&room).await {
                self.tell_presence(&room, &live);
            }
        }
    }

    /// Tells those who listen when somebody on another node is no longer said to be there: it may have died.
    pub async fn tell_run_out(&self) {
        for room in self.rooms.run_out(self.time.now()) {
            if let Ok(live) = self.hold(&room).await {
                self.tell_presence(&room, &live);
            }
        }
    }

    fn tell_presence(&self, room: &Room, live: &Live) {
        let (seats, watching) = self.present(room, live);
        let seats = seats.into_iter().map(|seat| live.play.letter(seat)).collect();
        room.listeners.tell(ToClient::Present { id: room.id.clone(), seats, watching }, None);
    }

    /// Another node has changed a game: what is new is read and told.
    pub async fn heard_of(&self, id: &str) {
        let Some(room) = self.rooms.find(id) else { return };
        if let Ok(mut live) = self.hold(&room).await {
            self.run_premoves(&room, &mut live).await;
        }
    }
}
