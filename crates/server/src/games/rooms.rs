//! Rooms: games that somebody plays or watches, kept in memory as they follow from their log. A room is
//! changed by one at a time, and only after the change is in the database.

use super::draft::Draft;
use super::live::Live;
use super::play::Play;
use super::{Games, view};
use crate::fail::{Answer, Fail};
use crate::lock::lock;
use crate::node::bus::News;
use crate::node::hub::Listeners;
use crate::store::accounts::Person;
use crate::store::log::{self, Entry, Kind};
use crate::store::seats;
use crate::store::{Refused, Write, games};
use crate::time::Moment;
use protocol::game::{self as chat, Message, Status};
use protocol::live::{Notice, ToClient};
use rules::game::{Seat, SeatSet};
use std::collections::{HashMap, VecDeque};
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use tokio::sync::{MappedMutexGuard, MutexGuard};

/// A room that nobody has used for so long is forgotten; its game is in the database.
const IDLE: i64 = 120_000;
/// How many of the last messages of a room are known to have been told.
const SAID: usize = 256;

/// A place in memory for a game.
pub struct Room {
    /// The game.
    pub id: String,
    live: tokio::sync::Mutex<Option<Live>>,
    /// Who listens.
    pub listeners: Listeners,
    /// Until when players are said to have it open on other nodes, by node and account.
    pub(super) elsewhere: Mutex<HashMap<(String, String), Moment>>,
    /// Up to which entry they were told; −1 before anything was read.
    told: AtomicI64,
    used: AtomicI64,
    /// What was said and told last: the room and the number of the message.
    said: Mutex<VecDeque<(chat::Room, i64)>>,
}

impl Room {
    /// Up to which entry the listeners were told; −1 before anything was read.
    pub fn told(&self) -> i64 {
        self.told.load(Relaxed)
    }

    /// Tells the listeners what somebody said, unless they were told before.
    pub fn say(&self, message: &Message) {
        let mut said = lock(&self.said);
        let this = (message.room, message.number);
        if said.contains(&this) {
            return;
        }
        said.push_back(this);
        if said.len() > SAID {
            said.pop_front();
        }
        drop(said);
        let told = ToClient::Said { id: self.id.clone(), message: message.clone() };
        self.listeners.tell(told, Some(message.room == chat::Room::Players));
    }

    /// A name may have changed: who sits here is read again when the game is used next.
    pub async fn read_seats_again(&self) {
        if let Some(live) = &mut *self.live.lock().await {
            live.seats_stale = true;
        }
    }
}

/// All rooms of this node.
#[derive(Default)]
pub struct Rooms(Mutex<HashMap<String, Arc<Room>>>);

impl Rooms {
    /// The room of a game; it is made if there is none.
    pub fn get(&self, id: &str, now: Moment) -> Arc<Room> {
        let mut rooms = lock(&self.0);
        if let Some(room) = rooms.get(id) {
            room.used.store(now, Relaxed);
            return Arc::clone(room);
        }
        let room = Arc::new(Room {
            id: id.to_string(),
            live: tokio::sync::Mutex::new(None),
            listeners: Listeners::default(),
            elsewhere: Mutex::default(),
            told: AtomicI64::new(-1),
            used: AtomicI64::new(now),
            said: Mutex::default(),
        });
        rooms.insert(id.to_string(), Arc::clone(&room));
        room
    }

    /// The room of a game if it is in memory.
    pub fn find(&self, id: &str) -> Option<Arc<Room>> {
        lock(&self.0).get(id).cloned()
    }

    /// All rooms in memory.
    pub fn all(&self) -> Vec<Arc<Room>> {
        lock(&self.0).values().cloned().collect()
    }

    /// Forgets the rooms that nobody uses.
    pub fn tidy(&self, now: Moment) {
        let mut rooms = lock(&self.0);
        rooms.retain(|_, room| {
            let idle = now - room.used.load(Relaxed) > IDLE && room.listeners.is_empty();
            !idle || Arc::strong_count(room) > 1
        });
        metrics::gauge!("teahouse_rooms").set(rooms.len() as f64);
    }

    /// Whether a game is known to be over: who has it open still plays nothing.
    pub fn is_over(&self, id: &str) -> bool {
        let Some(room) = self.find(id) else { return false };
        let live = room.live.try_lock();
        let over = |live: &Live| matches!(live.play.status(), Status::Over | Status::Aborted);
        live.is_ok_and(|live| live.as_ref().is_some_and(over))
    }

    /// The rooms in which somebody who was there on another node has run out.
    pub(super) fn run_out(&self, now: Moment) -> Vec<Arc<Room>> {
        let ran_out = |room: &&Arc<Room>| {
            let mut elsewhere = lock(&room.elsewhere);
            let before = elsewhere.len();
            elsewhere.retain(|_, until| *until > now);
            elsewhere.len() < before
        };
        lock(&self.0).values().filter(ran_out).cloned().collect()
    }

    /// How many rooms there are, and how many listeners in all of them.
    pub fn sizes(&self) -> [usize; 2] {
        let rooms = lock(&self.0);
        [rooms.len(), rooms.values().map(|room| room.listeners.count()).sum()]
    }

    fn drop_missing(&self, id: &str) {
        lock(&self.0).retain(|other, room| other != id || !room.listeners.is_empty());
    }
}

/// A game in its room, for one at a time. After a panic it may be half changed: then it is read again.
pub struct Held<'a>(MappedMutexGuard<'a, Live>);

impl Deref for Held<'_> {
    type Target = Live;

    fn deref(&self) -> &Live {
        &self.0
    }
}

impl DerefMut for Held<'_> {
    fn deref_mut(&mut self) -> &mut Live {
        &mut self.0
    }
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        self.0.stale |= std::thread::panicking();
    }
}

impl Games {
    /// The room of a game.
    pub fn room(&self, id: &str) -> Arc<Room> {
        self.rooms.get(id, self.time.now())
    }

    /// The game as it is in the database.
    pub async fn load(&self, id: &str) -> Answer<Live> {
        let games::Fixed { terms, creator, created_at } =
            games::fixed(&self.store, id).await?.ok_or_else(Fail::missing)?;
        let broken = |what: &str| {
            tracing::error!(game = id, what, "a stored game cannot be read");
            Fail::unavailable()
        };
        let seats = seats::load(&self.store, id).await?;
        let bots = (0u8..).zip(&seats).filter(|(_, sitting)| sitting.level.is_some());
        let bots = bots.fold(SeatSet::NONE, |bots, (seat, _)| bots.with(Seat(seat)));
        let play = Play::new(terms, bots).map_err(|message| broken(&message.to_string()))?;
        let premoves = vec![None; seats.len()];
        let mut live = Live {
            play,
            log: Vec::new(),
            seats,
            creator,
            created_at,
            premoves,
            stale: false,
            seats_stale: false,
        };
        self.read_on(id, &mut live).await?;
        Ok(live)
    }

    /// An account has another name now: games in memory read it again, on every node.
    pub async fn renamed(&self, account: &str) {
        self.reread(account).await;
        self.bus.tell(News::Renamed(account.to_string()));
    }

    /// The games of an account that are in memory are read anew when they are used next: it has another name.
    pub async fn reread(&self, account: &str) {
        for room in self.rooms.all() {
            if let Some(live) = &mut *room.live.lock().await {
                let is = |person: &Option<Person>| person.as_ref().is_some_and(|one| one.id == account);
                live.stale |= live.seats.iter().any(|sitting| is(&sitting.person) || is(&sitting.invited));
            }
        }
    }

    /// Takes in what the database has beyond what is known.
    async fn read_on(&self, id: &str, live: &mut Live) -> Answer<()> {
        let entries = log::after(&self.store, id, live.play.version()).await?;
        let (new, mut seated) = (!entries.is_empty(), std::mem::take(&mut live.seats_stale));
        for entry in entries {
            let taken = entry.map_err(|refused| refused.to_string()).and_then(|entry| {
                live.play.apply(&entry).map_err(|message| message.to_string())?;
                Ok(entry)
            });
            let entry = taken.map_err(|error| {
                let after = live.play.version();
                tracing::error!(game = id, after, error, "an entry cannot be read");
                Fail::unavailable()
            })?;
            seated |= matches!(entry.kind, Kind::Join | Kind::Leave);
            live.log.push(entry);
        }
        let over = live.play.status() == Status::Over && new;
        if !live.log.is_empty() && (seated || over) {
            live.seats = seats::load(&self.store, id).await?;
        }
        Ok(())
    }

    /// The game in its room, as it stands in the database.
    pub async fn hold<'a>(&self, room: &'a Room) -> Answer<Held<'a>> {
        let mut slot = room.live.lock().await;
        // Taken out meanwhile: if reading fails or panics, it is read from the beginning the next time.
        let read = match slot.take() {
            Some(live) if !live.stale && !self.bus.is_on() => Ok(live),
            Some(mut live) if !live.stale => self.read_on(&room.id, &mut live).await.map(|()| live),
            _ => self.load(&room.id).await,
        };
        match read {
            Ok(live) => *slot = Some(live),
            Err(fail) => {
                self.rooms.drop_missing(&room.id);
                return Err(fail);
            }
        }
        let mut live = Held(MutexGuard::try_map(slot, Option::as_mut).map_err(|_| Fail::unavailable())?);
        live.play.mend(self.time.now());
        self.tell(room, &live);
        Ok(live)
    }

    /// Tells the listeners of a room what they have not heard yet.
    fn tell(&self, room: &Room, live: &Live) {
        let version = live.play.version();
        let told = room.told.swap(version, Relaxed);
        if told < 0 || told >= version || room.listeners.is_empty() {
            return;
        }
        let standing = live.play.standing(self.time.now(), &self.outages);
        room.listeners.tell(view::entries(&room.id, live, told, standing), None);
    }

    /// Enters something in the log: first in memory, then in the database, then everybody is told. If the
    /// database refuses, what is in memory is read again. `now` is the moment by which the caller has judged it.
    pub(super) async fn enter(
        &self,
        room: &Room,
        live: &mut Live,
        now: Moment,
        drafts: Vec<Draft>,
        also: Write,
    ) -> Result<i64, Refused> {
        let (before, was) = (live.play.version(), live.play.status());
        live.stale = true;
        for Draft { seat, kind, body, spent, mark } in drafts {
            let number = live.play.version() + 1;
            let entry = Entry { number, at: now, seat, kind, body, spent, mark };
            live.play.apply(&entry).map_err(|message| Refused::Broken(message.to_string()))?;
            live.log.push(entry);
        }
        if live.log[before as usize..].iter().any(|entry| entry.kind == Kind::Takeback) {
            // They were made up for a board that is no more.
            live.premoves.fill(None);
        }
        let status = live.play.status();
        let over = status == Status::Over && was != Status::Over;
        let mut write = games::change(&room.id, before, &live.play.noted(), now);
        for entry in &live.log[before as usize..] {
            write = write.then(log::append(&room.id, entry));
        }
        write = write.then(also);
        if over {
            write = write.then(self.finish(&room.id, live).await?);
        }
        self.store.write(write).await?;
        live.stale = false;
        self.after(room, live, (before, was)).await;
        Ok(live.play.version())
    }

    /// What follows a change that stands: everybody hears of it, and computers begin to think.
    pub(super) async fn after(&self, room: &Room, live: &mut Live, (before, was): (i64, Status)) {
        let status = live.play.status();
        let turned = live.log[before as usize..].iter().any(|entry| entry.kind == Kind::Turn);
        let seated = live.log[before as usize..].iter().any(|e| matches!(e.kind, Kind::Join | Kind::Leave));
        if seated || (status == Status::Over && was != Status::Over) {
            match seats::load(&self.store, &room.id).await {
                Ok(seats) => live.seats = seats,
                Err(_) => live.stale = true,
            }
        }
        self.tell(room, live);
        self.bus.tell(News::Game(room.id.clone()));
        if live.play.is_bots_turn() {
            self.think(&room.id, live);
        }
        let notice = match (was, status) {
            (Status::Open, Status::Playing) => Some(Notice::Started { game: room.id.clone() }),
            (Status::Playing, Status::Over | Status::Aborted) => Some(Notice::Over { game: room.id.clone() }),
            (Status::Open, Status::Aborted) => Some(Notice::Declined { game: room.id.clone() }),
            _ => None,
        };
        for account in live.accounts() {
            if let Some(notice) = &notice {
                self.hub.notify(&account, notice.clone());
            }
        }
        let next = live.play.to_move().and_then(|seat| live.seats[usize::from(seat)].person.as_ref());
        if let (true, Some(next)) = (turned || notice.is_some(), next) {
            self.hub.notify(&next.id, Notice::YourTurn { game: room.id.clone() });
        }
        if live.play.terms.public && (was == Status::Open) {
            self.hub.announce(view::lobby_change(&room.id, live));
        }
        if turned {
            metrics::counter!("teahouse_turns_total").increment(1);
        }
    }
}
