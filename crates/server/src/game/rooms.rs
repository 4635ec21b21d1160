//! Rooms: games that somebody plays or watches, kept in memory as they follow from their log. A room is
//! changed by one at a time, and only after the change is in the database.

use super::entry::{Draft, Entry, Kind};
use super::play::{Play, Terms};
use super::seating::{self, Sitting};
use super::{finish, view};
use crate::app::App;
use crate::args;
use crate::bus::News;
use crate::fail::{Answer, Fail};
use crate::hub::{Conn, Listeners, lock, wire};
use crate::store::{Refused, Write};
use crate::time::Moment;
use protocol::game::{GameState, NewTurn, Status};
use protocol::live::{Notice, ToClient};
use rules::game::{Seat, SeatSet};
use sqlx::Row;
use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use tokio::sync::{MappedMutexGuard, MutexGuard};

/// A room that nobody has used for so long is forgotten; its game is in the database.
const IDLE: i64 = 120_000;

/// A game in memory.
pub struct Live {
    /// As it follows from the log.
    pub play: Play,
    /// All entries.
    pub log: Vec<Entry>,
    /// Who sits where.
    pub seats: Vec<Sitting>,
    /// Who created it.
    pub creator: Option<String>,
    /// When it was created.
    pub created_at: Moment,
    /// Turns that wait for the opponent's.
    pub(super) premoves: Vec<Option<NewTurn>>,
    /// Whether it has to be read again before it is used.
    stale: bool,
}

impl Live {
    /// The seat of an account; with several the one that has to move.
    pub fn seat_of(&self, account: &str) -> Option<u8> {
        let mut own = (0u8..).zip(&self.seats).filter_map(|(seat, sitting)| {
            sitting.person.as_ref().is_some_and(|person| person.id == account).then_some(seat)
        });
        let first = own.next()?;
        let to_move = self.play.to_move();
        Some(own.find(|seat| Some(*seat) == to_move && Some(first) != to_move).unwrap_or(first))
    }

    /// The turn of a seat that waits for the opponent's.
    pub fn premove(&self, seat: u8) -> Option<&NewTurn> {
        self.premoves[usize::from(seat)].as_ref()
    }

    /// The accounts of those who play, each once.
    pub fn accounts(&self) -> Vec<String> {
        let mut accounts: Vec<String> =
            self.seats.iter().filter_map(|seat| Some(seat.person.as_ref()?.id.clone())).collect();
        accounts.sort_unstable();
        accounts.dedup();
        accounts
    }
}

/// A place in memory for a game.
pub struct Room {
    /// The game.
    pub id: String,
    live: tokio::sync::Mutex<Option<Live>>,
    /// Who listens.
    pub listeners: Listeners,
    /// Up to which entry they were told; −1 before anything was read.
    told: AtomicI64,
    used: AtomicI64,
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
            told: AtomicI64::new(-1),
            used: AtomicI64::new(now),
        });
        rooms.insert(id.to_string(), Arc::clone(&room));
        room
    }

    /// The room of a game if it is in memory.
    pub fn find(&self, id: &str) -> Option<Arc<Room>> {
        lock(&self.0).get(id).cloned()
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

    fn drop_missing(&self, id: &str) {
        lock(&self.0).retain(|other, room| other != id || !room.listeners.is_empty());
    }
}

/// A game in its room, for one at a time.
type Held<'a> = MappedMutexGuard<'a, Live>;

impl App {
    /// The game as it is in the database.
    pub async fn load(&self, id: &str) -> Answer<Live> {
        let sql = "SELECT terms, creator, created_at FROM games WHERE id = $1";
        let row = self.store.row(sql, args![id]).await?.ok_or_else(Fail::missing)?;
        let broken = |what: &str| {
            tracing::error!(game = id, what, "a stored game cannot be read");
            Fail::unavailable()
        };
        let terms: Terms = serde_json::from_str(row.get(0)).map_err(|error| broken(&error.to_string()))?;
        let seats = seating::load(&self.store, id).await?;
        let bots = (0u8..).zip(&seats).filter(|(_, sitting)| sitting.level.is_some());
        let bots = bots.fold(SeatSet::NONE, |bots, (seat, _)| bots.with(Seat(seat)));
        let play = Play::new(terms, bots).map_err(|message| broken(&message.to_string()))?;
        let premoves = vec![None; seats.len()];
        let (creator, created_at) = (row.get(1), row.get(2));
        let mut live = Live { play, log: Vec::new(), seats, creator, created_at, premoves, stale: false };
        self.read_on(id, &mut live).await?;
        Ok(live)
    }

    /// The games of an account that are in memory are read anew when they are used next: it has another name.
    pub async fn reread(&self, account: &str) {
        let rooms: Vec<Arc<Room>> = lock(&self.rooms.0).values().cloned().collect();
        for room in rooms {
            if let Some(live) = &mut *room.live.lock().await {
                let is =
                    |person: &Option<seating::Person>| person.as_ref().is_some_and(|one| one.id == account);
                live.stale |= live.seats.iter().any(|sitting| is(&sitting.person) || is(&sitting.invited));
            }
        }
    }

    /// Takes in what the database has beyond what is known.
    async fn read_on(&self, id: &str, live: &mut Live) -> Answer<()> {
        let sql = "SELECT number, at, seat, kind, body, spent, mark FROM log \
                   WHERE game = $1 AND number > $2 ORDER BY number";
        let rows = self.store.rows(sql, args![id, live.play.version()]).await?;
        let mut seated = false;
        for row in &rows {
            let taken = Entry::of(row).filter(|entry| live.play.apply(entry).is_ok());
            let Some(entry) = taken else {
                tracing::error!(game = id, number = row.get::<i64, _>(0), "an entry cannot be read");
                return Err(Fail::unavailable());
            };
            seated |= matches!(entry.kind, Kind::Join | Kind::Leave);
            live.log.push(entry);
        }
        let over = live.play.status() == Status::Over && !rows.is_empty();
        if !live.log.is_empty() && (seated || over) {
            live.seats = seating::load(&self.store, id).await?;
        }
        Ok(())
    }

    /// The game in its room, as it stands in the database.
    pub async fn hold<'a>(&self, room: &'a Room) -> Answer<Held<'a>> {
        let mut slot = room.live.lock().await;
        let result = match &mut *slot {
            Some(live) if !live.stale && !self.bus.is_on() => Ok(()),
            Some(live) if !live.stale => self.read_on(&room.id, live).await,
            _ => self.load(&room.id).await.map(|live| *slot = Some(live)),
        };
        if let Err(fail) = result {
            *slot = None;
            self.rooms.drop_missing(&room.id);
            return Err(fail);
        }
        let live = MutexGuard::try_map(slot, Option::as_mut).map_err(|_| Fail::unavailable())?;
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
        room.listeners.tell(&wire(&view::entries(&room.id, live, told, standing)), None);
    }

    /// Enters something in the log: first in memory, then in the database, then everybody is told. If the
    /// database refuses, what is in memory is read again.
    pub(super) async fn enter(
        &self,
        room: &Room,
        live: &mut Live,
        drafts: Vec<Draft>,
        also: Write,
    ) -> Result<i64, Refused> {
        let now = self.time.now();
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
        let outcome = live.play.outcome();
        let mut write = Write::new().must(
            "UPDATE games SET version = $3, status = $4, turns = $5, deadline = $6, bot_to_move = $7, winners = $8, \
             reason = $9, updated_at = $10, to_move = $11, position = $12 WHERE id = $1 AND version = $2",
            args![
                &room.id,
                before,
                live.play.version(),
                view::status_name(status),
                live.play.turns().len() as i64,
                live.play.deadline(),
                live.play.is_bots_turn(),
                outcome.map(|outcome| outcome.winners.as_str()),
                outcome.map(|outcome| outcome.reason.as_str()),
                now,
                live.play.to_move().map(|seat| live.play.letter(seat)),
                live.play.table().position(),
            ],
        );
        for entry in &live.log[before as usize..] {
            write = write.must(
                "INSERT INTO log (game, number, at, seat, kind, body, spent, mark) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                args![
                    &room.id,
                    entry.number,
                    entry.at,
                    entry.seat.map(i64::from),
                    entry.kind.name(),
                    &entry.body,
                    entry.spent,
                    entry.mark.clone(),
                ],
            );
        }
        write = write.then(also);
        if over {
            write = write.then(finish::write(self, &room.id, live).await?);
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
            match seating::load(&self.store, &room.id).await {
                Ok(seats) => live.seats = seats,
                Err(_) => live.stale = true,
            }
        }
        self.tell(room, live);
        self.bus.tell(&News::Game(room.id.clone())).await;
        if live.play.is_bots_turn() {
            self.jobs.think(self, &room.id, live);
        }
        let notice = match (was, status) {
            (Status::Open, Status::Playing) => Some(Notice::Started { game: room.id.clone() }),
            (Status::Playing, Status::Over | Status::Aborted) => Some(Notice::Over { game: room.id.clone() }),
            (Status::Open, Status::Aborted) => Some(Notice::Declined { game: room.id.clone() }),
            _ => None,
        };
        for account in live.accounts() {
            if let Some(notice) = &notice {
                self.notify(&account, notice.clone()).await;
            }
        }
        let next = live.play.to_move().and_then(|seat| live.seats[usize::from(seat)].person.as_ref());
        if let (true, Some(next)) = (turned || notice.is_some(), next) {
            self.notify(&next.id, Notice::YourTurn { game: room.id.clone() }).await;
        }
        if live.play.terms.public && (was == Status::Open) {
            self.tell_lobby(&view::lobby_change(&room.id, live)).await;
        }
        if turned {
            metrics::counter!("teahouse_turns_total").increment(1);
        }
    }

    /// A game for clients; `account` is who asks.
    pub fn view(&self, room: &Room, live: &Live, account: Option<&str>) -> GameState {
        let standing = live.play.standing(self.time.now(), &self.outages);
        let (present, _) = room.listeners.present();
        view::state(&room.id, live, standing, &present, account)
    }

    /// A connection listens to a game; gives what it is to be told first.
    pub async fn watch(&self, id: &str, conn: &Arc<Conn>, seen: Option<i64>) -> Answer<ToClient> {
        let room = self.rooms.get(id, self.time.now());
        let live = self.hold(&room).await?;
        let account = conn.account.as_deref();
        let seat = account.and_then(|account| live.seat_of(account));
        let came = seat.is_some_and(|seat| !room.listeners.has(seat));
        room.listeners.add(conn, seat);
        if let (true, Some(seat)) = (came, seat) {
            self.note_presence(&room.id, seat, None).await;
        }
        self.tell_presence(&room, &live);
        let version = live.play.version();
        Ok(match seen {
            Some(seen) if (1..=version).contains(&seen) => {
                let standing = live.play.standing(self.time.now(), &self.outages);
                view::entries(id, &live, seen, standing)
            }
            _ => ToClient::Game { game: Box::new(self.view(&room, &live, account)) },
        })
    }

    /// A connection listens to a game no more.
    pub async fn unwatch(&self, id: &str, conn: &Conn) {
        let Some(room) = self.rooms.find(id) else { return };
        let seat = room.listeners.remove(conn);
        if let Some(seat) = seat.filter(|seat| !room.listeners.has(*seat)) {
            self.note_presence(id, seat, Some(self.time.now())).await;
        }
        if let Ok(live) = self.hold(&room).await {
            self.tell_presence(&room, &live);
        }
    }

    async fn note_presence(&self, id: &str, seat: u8, gone: Option<Moment>) {
        let sql = "UPDATE players SET gone_since = $3 WHERE game = $1 AND seat = $2";
        if let Err(error) = self.store.write(Write::new().and(sql, args![id, seat, gone])).await {
            tracing::warn!(%error, "presence was not noted");
        }
    }

    fn tell_presence(&self, room: &Room, live: &Live) {
        let (seats, watching) = room.listeners.present();
        let seats = seats.into_iter().map(|seat| live.play.letter(seat)).collect();
        room.listeners.tell(&wire(&ToClient::Present { id: room.id.clone(), seats, watching }), None);
    }

    /// Another node has changed a game: what is new is read and told.
    pub async fn heard_of(&self, id: &str) {
        let Some(room) = self.rooms.find(id) else { return };
        if let Ok(mut live) = self.hold(&room).await {
            self.run_premoves(&room, &mut live).await;
        }
    }
}
