//! Rooms: games that somebody plays or watches, kept in memory as they follow from their log. A room is
//! changed by one at a time, and only after the change is in the database.

use super::clock::Verdict;
use super::entry::{Entry, Kind};
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
use protocol::game::{Accepted, Action, GameState, NewAction, NewTurn, Status};
use protocol::live::{Notice, ToClient};
use rules::game::{Seat, SeatSet};
use sqlx::Row;
use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use tokio::sync::{MappedMutexGuard, MutexGuard};

/// How often something is tried again that others were quicker with.
const TRIES: usize = 8;
/// How long a player has to be gone before the game can be claimed.
pub const GONE: i64 = 60_000;
/// A room that nobody has used for so long is forgotten; its game is in the database.
const IDLE: i64 = 120_000;
/// The longest mark.
const MARK: usize = 40;

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
    premoves: Vec<Option<NewTurn>>,
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

/// What is to be entered.
struct Draft {
    seat: Option<u8>,
    kind: Kind,
    body: String,
    spent: i64,
    mark: Option<String>,
}

impl Draft {
    fn new(seat: Option<u8>, kind: Kind) -> Self {
        Self { seat, kind, body: String::new(), spent: 0, mark: None }
    }

    fn with(self, body: impl ToString) -> Self {
        Self { body: body.to_string(), ..self }
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
    async fn enter(
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
        let status = live.play.status();
        let over = status == Status::Over && was != Status::Over;
        let outcome = live.play.outcome();
        let mut write = Write::new().must(
            "UPDATE games SET version = $3, status = $4, turns = $5, deadline = $6, bot_to_move = $7, winners = $8, \
             reason = $9, updated_at = $10 WHERE id = $1 AND version = $2",
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

    /// Makes a turn for an account. `lag` is what the way to the server took.
    pub async fn turn(&self, id: &str, account: &str, new: &NewTurn, lag: i64) -> Answer<Accepted> {
        if new.mark.as_ref().is_some_and(|mark| mark.is_empty() || mark.len() > MARK) {
            return Err(Fail::bad("bad-mark").with("longest", MARK));
        }
        for _ in 0..TRIES {
            let room = self.rooms.get(id, self.time.now());
            let mut live = self.hold(&room).await?;
            let live = &mut *live;
            let seat = live.seat_of(account).ok_or_else(|| Fail::forbidden("not-a-player"))?;
            if let Some(number) = sent_before(live, seat, new.mark.as_deref())? {
                return Ok(self.accepted(live, number));
            }
            let now = self.time.now();
            let conflict = |live: &Live, error: &str| {
                Fail::conflict(error).and_game(self.view(&room, live, Some(account)))
            };
            if live.play.status() != Status::Playing {
                return Err(conflict(live, "not-playing"));
            }
            if new.board != live.play.board() {
                return Err(conflict(live, "stale"));
            }
            if live.play.to_move() != Some(seat) {
                if !new.premove || !live.play.is_in(seat) {
                    return Err(conflict(live, "not-your-turn"));
                }
                live.premoves[usize::from(seat)] = Some(new.clone());
                return Ok(self.accepted(live, 0));
            }
            let Some(spent) = live.play.charge(now, lag, &self.outages) else {
                match self.time_is_up(&room, live).await {
                    Err(Refused::Conflict) => continue,
                    Err(refused) => return Err(refused.into()),
                    Ok(()) => return Err(conflict(live, "time-is-up")),
                }
            };
            let body =
                live.play.read_turn(&new.turn).map_err(|message| Fail::rules("turn-refused", &message))?;
            let draft = Draft { seat: Some(seat), kind: Kind::Turn, body, spent, mark: new.mark.clone() };
            match self.enter(&room, live, vec![draft], Write::new()).await {
                Ok(number) => {
                    let accepted = self.accepted(live, number);
                    self.run_premoves(&room, live).await;
                    return Ok(accepted);
                }
                Err(Refused::Conflict) => {}
                Err(refused) => return Err(refused.into()),
            }
        }
        Err(Fail::unavailable())
    }

    /// Makes the turn that a computer has found for a board; on another board it is for nothing.
    pub async fn bot_turn(&self, id: &str, board: i64, turn: &str) -> Answer<()> {
        let room = self.rooms.get(id, self.time.now());
        let mut live = self.hold(&room).await?;
        let live = &mut *live;
        if live.play.board() != board || !live.play.is_bots_turn() {
            return Ok(());
        }
        let seat = live.play.to_move();
        let body = live.play.read_turn(turn).map_err(|message| Fail::rules("turn-refused", &message))?;
        let draft = Draft::new(seat, Kind::Turn).with(body);
        match self.enter(&room, live, vec![draft], Write::new()).await {
            Ok(_) => self.run_premoves(&room, live).await,
            // Another node was quicker.
            Err(Refused::Conflict) => {}
            Err(refused) => return Err(refused.into()),
        }
        Ok(())
    }

    /// Makes the turns that waited for this one.
    async fn run_premoves(&self, room: &Room, live: &mut Live) {
        while let Some(seat) = live.play.to_move() {
            let Some(new) = live.premoves[usize::from(seat)].take() else { return };
            let Ok(body) = live.play.read_turn(&new.turn) else { return };
            let draft = Draft { seat: Some(seat), kind: Kind::Turn, body, spent: 0, mark: new.mark };
            if self.enter(room, live, vec![draft], Write::new()).await.is_err() {
                return;
            }
        }
    }

    fn accepted(&self, live: &Live, number: i64) -> Accepted {
        Accepted { number, standing: live.play.standing(self.time.now(), &self.outages) }
    }

    /// What time says about the seat to move is entered, if it says anything.
    async fn time_is_up(&self, room: &Room, live: &mut Live) -> Result<(), Refused> {
        let (seat, now) = (live.play.to_move(), self.time.now());
        let kind = match live.play.verdict(now, &self.outages) {
            Verdict::NeverBegan => Kind::Abort,
            Verdict::Flag => Kind::Flag,
            // The clock forgives lag only to who is on time.
            Verdict::GoesOn if live.play.charge(now, 0, &self.outages).is_none() => Kind::Flag,
            Verdict::GoesOn => return Ok(()),
        };
        self.enter(room, live, vec![Draft::new(seat, kind)], Write::new()).await.map(|_| ())
    }

    /// Looks at the clocks of the games whose time may be up.
    pub async fn sweep(&self) -> Answer<()> {
        let now = self.time.now();
        let sql = "SELECT id FROM games WHERE deadline <= $1 ORDER BY deadline LIMIT 500";
        for row in self.store.rows(sql, args![now]).await? {
            let id: String = row.get(0);
            let room = self.rooms.get(&id, now);
            let Ok(mut live) = self.hold(&room).await else { continue };
            let live = &mut *live;
            if live.play.verdict(now, &self.outages) == Verdict::GoesOn {
                // It was an outage: look again when the clock has run for so much longer.
                let later = self.outages.between(live.play.since(), now).max(1);
                let deadline = live.play.deadline().map(|deadline| (deadline + later).max(now + 1));
                let sql = "UPDATE games SET deadline = $3 WHERE id = $1 AND version = $2";
                let write = Write::new().and(sql, args![&id, live.play.version(), deadline]);
                self.store.write(write).await?;
            } else if let Err(Refused::Broken(error)) = self.time_is_up(&room, live).await {
                tracing::error!(game = id, error, "a clock could not be stopped");
            }
        }
        Ok(())
    }

    /// Does something else than a turn for an account.
    pub async fn act(&self, id: &str, account: &str, new: &NewAction) -> Answer<Accepted> {
        for _ in 0..TRIES {
            let room = self.rooms.get(id, self.time.now());
            let mut live = self.hold(&room).await?;
            let live = &mut *live;
            let (drafts, also) = match new.action {
                Action::Join => self.joining(&room, live, account, new.seat.as_deref()).await?,
                Action::Leave => leaving(&room, live, account)?,
                _ => {
                    let seat = live.seat_of(account).ok_or_else(|| Fail::forbidden("not-a-player"))?;
                    let conflict =
                        |error| Fail::conflict(error).and_game(self.view(&room, live, Some(account)));
                    if live.play.status() != Status::Playing {
                        return Err(conflict("not-playing"));
                    }
                    if !live.play.is_in(seat) {
                        return Err(conflict("gave-up"));
                    }
                    (self.acting(&room, live, seat, new.action).await?, Write::new())
                }
            };
            if drafts.is_empty() {
                return Ok(self.accepted(live, live.play.version()));
            }
            match self.enter(&room, live, drafts, also).await {
                Ok(number) => {
                    self.run_premoves(&room, live).await;
                    return Ok(self.accepted(live, number));
                }
                Err(Refused::Conflict) => {}
                Err(refused) => return Err(refused.into()),
            }
        }
        Err(Fail::unavailable())
    }

    /// The entries of what a player does besides a turn; none if it changes nothing.
    async fn acting(&self, room: &Room, live: &Live, seat: u8, action: Action) -> Answer<Vec<Draft>> {
        let play = &live.play;
        let draft = |kind| vec![Draft::new(Some(seat), kind)];
        // Those whose consent is needed: people who still play.
        let agreed = |offers: &[u8]| {
            (0..play.terms.seats).all(|other| {
                let asked = live.seats[usize::from(other)].person.is_some() && play.is_in(other);
                !asked || other == seat || offers.contains(&other)
            })
        };
        Ok(match action {
            Action::Resign => draft(Kind::Resign),
            Action::Abort => {
                if play.turns().len() >= 2 {
                    return Err(Fail::conflict("too-late-to-abort"));
                }
                draft(Kind::Abort)
            }
            Action::Draw => {
                if !play.bots().is_empty() {
                    return Err(Fail::conflict("bot-declines"));
                }
                match play.draw_offers() {
                    offers if agreed(offers) => draft(Kind::Draw),
                    offers if offers.contains(&seat) => Vec::new(),
                    _ => draft(Kind::OfferDraw),
                }
            }
            Action::Takeback => {
                let offers = play.takeback_offers();
                let asker = offers.first().copied().unwrap_or(seat);
                let back = play.turns_back(asker);
                if back == 0 {
                    return Err(Fail::conflict("nothing-to-take-back"));
                }
                if play.terms.rated {
                    return Err(Fail::conflict("rated-no-takeback"));
                }
                if agreed(offers) {
                    vec![Draft::new(Some(asker), Kind::Takeback).with(back)]
                } else if offers.contains(&seat) {
                    Vec::new()
                } else {
                    draft(Kind::OfferTakeback)
                }
            }
            Action::Decline => {
                if play.draw_offers().is_empty() && play.takeback_offers().is_empty() {
                    Vec::new()
                } else {
                    draft(Kind::Decline)
                }
            }
            Action::Claim => {
                let Some(other) = play.to_move().filter(|other| *other != seat) else {
                    return Err(Fail::conflict("still-here"));
                };
                let sql = "SELECT gone_since FROM players WHERE game = $1 AND seat = $2";
                let row = self.store.row(sql, args![&room.id, other]).await?;
                let gone: Option<i64> = row.and_then(|row| row.get(0));
                let now = self.time.now();
                let long = gone.is_some_and(|gone| now - gone - self.outages.between(gone, now) >= GONE);
                let timed = matches!(play.terms.time, protocol::game::TimeControl::Clock { .. });
                if !long || !timed || room.listeners.has(other) {
                    return Err(Fail::conflict("still-here").with("seconds", GONE / 1_000));
                }
                vec![Draft::new(Some(other), Kind::Left)]
            }
            Action::Join | Action::Leave => Vec::new(),
        })
    }

    /// An account takes a seat; with the last one the game begins.
    async fn joining(
        &self,
        room: &Room,
        live: &Live,
        account: &str,
        wished: Option<&str>,
    ) -> Answer<(Vec<Draft>, Write)> {
        if live.seat_of(account).is_some() {
            return Ok((Vec::new(), Write::new()));
        }
        if live.play.status() != Status::Open {
            return Err(Fail::conflict("not-open").and_game(self.view(room, live, Some(account))));
        }
        let invited = |sitting: &Sitting| sitting.invited.as_ref().is_some_and(|person| person.id == account);
        let wished = |seat: u8| wished.is_none_or(|wished| wished == live.play.letter(seat));
        let free = |seat: &u8| live.seats[usize::from(*seat)].is_free() && wished(*seat);
        let seats = 0..live.play.terms.seats;
        let own = seats.clone().filter(free).find(|seat| invited(&live.seats[usize::from(*seat)]));
        let any = || seats.clone().filter(free).find(|seat| live.seats[usize::from(*seat)].invited.is_none());
        let seat = own
            .or_else(any)
            .ok_or_else(|| Fail::conflict("no-free-seat").and_game(self.view(room, live, Some(account))))?;
        let person = self.person(account).await?.ok_or_else(Fail::nobody)?;
        if live.play.terms.rated && person.guest {
            return Err(Fail::forbidden("rated-needs-account"));
        }
        for other in live.accounts() {
            if self.is_blocked(&other, account).await? {
                return Err(Fail::forbidden("blocked"));
            }
        }
        let mut drafts = vec![Draft::new(Some(seat), Kind::Join).with(account)];
        let full = (0u8..).zip(&live.seats).all(|(other, sitting)| other == seat || !sitting.is_free());
        if full {
            drafts.push(Draft::new(None, Kind::Start));
        }
        let rating = self.rating(account, &live.play.terms.pool()).await?;
        let also = Write::new().must(
            "UPDATE players SET account = $3, invited = NULL, rating_before = $4 \
             WHERE game = $1 AND seat = $2 AND account IS NULL AND bot IS NULL",
            args![&room.id, seat, account, rating.0],
        );
        Ok((drafts, also))
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

/// The number of the entry that a turn with this mark became, if it was sent before. A mark that somebody else
/// used is refused.
fn sent_before(live: &Live, seat: u8, mark: Option<&str>) -> Answer<Option<i64>> {
    let Some(mark) = mark else { return Ok(None) };
    match live.log.iter().rev().find(|entry| entry.mark.as_deref() == Some(mark)) {
        Some(entry) if entry.seat == Some(seat) => Ok(Some(entry.number)),
        Some(_) => Err(Fail::conflict("mark-taken")),
        None => Ok(None),
    }
}

/// An account gives its seat back before the game begins, or declines a challenge. With the creator goes the
/// game.
fn leaving(room: &Room, live: &Live, account: &str) -> Answer<(Vec<Draft>, Write)> {
    if live.play.status() != Status::Open {
        return Err(Fail::conflict("not-open"));
    }
    let seat = live.seat_of(account);
    if live.creator.as_deref() == Some(account) {
        return Ok((vec![Draft::new(seat, Kind::Abort)], Write::new()));
    }
    let invited = |sitting: &Sitting| sitting.invited.as_ref().is_some_and(|person| person.id == account);
    if live.seats.iter().any(invited) {
        return Ok((vec![Draft::new(None, Kind::Abort)], Write::new()));
    }
    let seat = seat.ok_or_else(|| Fail::forbidden("not-a-player"))?;
    let sql = "UPDATE players SET account = NULL WHERE game = $1 AND seat = $2";
    let also = Write::new().must(sql, args![&room.id, seat]);
    Ok((vec![Draft::new(Some(seat), Kind::Leave)], also))
}

impl App {
    /// Notes in a finished game which game follows it.
    pub async fn note_rematch(&self, id: &str, next: &str) -> Answer<()> {
        let room = self.rooms.get(id, self.time.now());
        let mut live = self.hold(&room).await?;
        let draft = Draft::new(None, Kind::Rematch).with(next);
        Ok(self.enter(&room, &mut live, vec![draft], Write::new()).await.map(|_| ())?)
    }
}
