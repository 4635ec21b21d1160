//! The actor of a game: one task that owns the game while it is in memory. It makes turns, keeps the clock,
//! plays premoves, asks the engine and informs listeners. Nothing else changes the game on this node, and a
//! requester that goes away changes nothing. After a panic, or a write with an unknown outcome, the game is
//! read from the database again.

use super::Games;
use super::audience::Audience;
use super::loaded::LoadedGame;
use super::mail::Mail;
use crate::fail::{Answer, Fail};
use crate::supervise::panic_text;
use crate::time::{DAY, Moment};
use futures_util::FutureExt;
use protocol::game::{self as chat, Message};
use protocol::live::ToClient;
use std::collections::{HashMap, VecDeque};
use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// A game unused for this long is unloaded.
const IDLE: Duration = Duration::from_secs(120);
/// The shortest interval between presence messages.
const PRESENCE: Duration = Duration::from_secs(1);
/// The first pause before the game is read again after a write with an unknown outcome.
const AGAIN: Duration = Duration::from_millis(250);
/// The upper limit of this backoff.
const LONGEST: Duration = Duration::from_secs(8);
/// How many chat messages are remembered to recognise duplicates.
const SAID: usize = 256;

pub(super) struct Actor {
    pub(super) audience: Arc<Audience>,
    /// The game; `None` before it is read, and when it must be read again.
    pub(super) game: Option<LoadedGame>,
    /// Players who have it open on other nodes: by node and account, with the expiry of the note.
    pub(super) elsewhere: HashMap<(String, String), Moment>,
    /// The chat messages sent last: room and number.
    said: VecDeque<(chat::Room, i64)>,
    used: Instant,
    /// Whether presence has changed since it was last sent, and when that was.
    pub(super) stirred: bool,
    presence_told: Option<Instant>,
    /// When the game is read again, and the current backoff.
    again: Option<(Instant, Duration)>,
    /// Conflicts in a row.
    pub(super) conflicts: u32,
}

/// Works through the mailbox until the game is idle.
pub(super) async fn run(games: Weak<Games>, audience: Arc<Audience>, mut mailbox: mpsc::Receiver<Box<Mail>>) {
    let mut actor = Actor::new(Arc::clone(&audience));
    let mut wake = pin!(tokio::time::sleep(IDLE));
    loop {
        let mail = tokio::select! {
            mail = mailbox.recv() => match mail {
                Some(mail) => Some(*mail),
                None => return,
            },
            () = audience.stirred.notified() => {
                actor.stirred = true;
                None
            }
            () = wake.as_mut() => None,
        };
        let Some(games) = games.upgrade() else { return };
        // Boxed, so that a waiting actor is small.
        let work = Box::pin(actor.work(&games, mail));
        if let Err(panic) = AssertUnwindSafe(work).catch_unwind().await {
            tracing::error!(game = audience.id, why = panic_text(&*panic), "the actor of a game panicked");
            actor.read_again();
        }
        if actor.is_idle() && games.actors.retire(&audience.id, &mailbox) {
            return;
        }
        wake.as_mut().reset(actor.next_wake(&games));
    }
}

impl Actor {
    fn new(audience: Arc<Audience>) -> Self {
        Self {
            audience,
            game: None,
            elsewhere: HashMap::new(),
            said: VecDeque::new(),
            used: Instant::now(),
            stirred: false,
            presence_told: None,
            again: None,
            conflicts: 0,
        }
    }

    async fn work(&mut self, games: &Games, mail: Option<Mail>) {
        if let Some(mail) = mail {
            self.used = Instant::now();
            self.handle(games, mail).await;
        }
        // During shutdown, answer requests but begin nothing.
        if games.supervisor.stop().is_cancelled() {
            return;
        }
        let now = Instant::now();
        if self.again.is_some_and(|(at, _)| at <= now) {
            self.retry(games).await;
        }
        if self.clock_due(games).is_some_and(|due| due <= games.time.now())
            && let Err(fail) = self.look_at_clock(games).await
        {
            tracing::error!(
                game = self.audience.id,
                error = fail.problem.error,
                "a clock could not be looked at"
            );
            self.read_again();
        }
        let ran_out = games.time.now();
        let before = self.elsewhere.len();
        self.elsewhere.retain(|_, until| *until > ran_out);
        self.stirred |= self.elsewhere.len() < before;
        if self.stirred && self.presence_told.is_none_or(|told| told + PRESENCE <= now) {
            (self.stirred, self.presence_told) = (false, Some(now));
            self.tell_presence(games);
        }
    }

    /// Handles a message.
    async fn handle(&mut self, games: &Games, mail: Mail) {
        match mail {
            Mail::Turn { account, new, lag, reply } => {
                let _ = reply.send(self.turn(games, &account, &new, lag).await);
                self.run_premoves(games).await;
            }
            Mail::Act { account, new, reply } => {
                let _ = reply.send(self.act(games, &account, &new).await);
                self.run_premoves(games).await;
            }
            Mail::Conditional(due) => {
                self.conditional_turn(games, &due).await;
                self.run_premoves(games).await;
            }
            Mail::BotTurn { position_version, turn, reply } => {
                let _ = reply.send(self.bot_turn(games, position_version, &turn).await);
                self.run_premoves(games).await;
            }
            Mail::BotGivesUp { position_version, reply } => {
                drop(reply.send(self.bot_gives_up(games, position_version).await))
            }
            Mail::Created(reply) => drop(reply.send(self.created(games).await)),
            Mail::Rematch { next, reply } => drop(reply.send(self.note_rematch(games, &next).await)),
            Mail::Listen { conn, seen, reply } => drop(reply.send(self.listen(games, &conn, seen).await)),
            Mail::Look(look) => {
                let read = self.fresh(games).await.map(|_| ());
                look(read.and_then(|()| self.seen(games).ok_or_else(Fail::unavailable)));
            }
            Mail::Clock(reply) => drop(reply.send(self.look_at_clock(games).await)),
            Mail::End(ending, reply) => drop(reply.send(self.end(games, ending).await)),
            Mail::News => {
                if self.game.is_some() || !self.audience.listeners.is_empty() {
                    self.retry(games).await;
                }
            }
            Mail::Names(account) => self.names_changed(games, account.as_deref()).await,
            Mail::TimeOff(account) => self.time_off_changed(games, &account).await,
            Mail::Present(node, account, until) => self.heard_of_presence(games, node, account, until),
            Mail::Said(message) => self.say(&message),
        }
    }

    /// Brings the game up to date with the database, and sends listeners the new entries. If reading fails,
    /// it is retried for the listeners.
    pub(super) async fn fresh(&mut self, games: &Games) -> Answer<&mut LoadedGame> {
        let id = &self.audience.id;
        // Taken out meanwhile: if reading fails or panics, the whole game is read next time.
        let read = match self.game.take() {
            Some(game) if !games.bus.is_on() => Ok(game),
            Some(mut game) => games.read_on(id, &mut game).await.map(|()| game),
            None => games.load(id).await,
        };
        match read {
            Ok(mut game) => {
                game.play.mend(games.time.now());
                self.again = None;
                games.tell(&self.audience, &game);
                Ok(self.game.insert(game))
            }
            Err(fail) => {
                if fail.code != axum::http::StatusCode::NOT_FOUND && !self.audience.listeners.is_empty() {
                    self.read_again();
                }
                Err(fail)
            }
        }
    }

    /// The game in memory.
    pub(super) fn game(&mut self) -> Answer<&mut LoadedGame> {
        self.game.as_mut().ok_or_else(Fail::unavailable)
    }

    /// Unloads a game whose memory may differ from the database, and schedules reading it again, even if
    /// nobody asks.
    pub(super) fn read_again(&mut self) {
        self.game = None;
        let pause = self.again.map_or(AGAIN, |(_, pause)| LONGEST.min(pause * 2));
        self.again = Some((Instant::now() + pause, pause));
    }

    /// Reads what is new and handles it.
    async fn retry(&mut self, games: &Games) {
        match self.fresh(games).await {
            Ok(_) => {
                self.follow_up(games);
                self.run_premoves(games).await;
            }
            Err(fail) if fail.code == axum::http::StatusCode::NOT_FOUND => self.again = None,
            Err(_) => self.read_again(),
        }
    }

    /// When the clock must be checked.
    fn clock_due(&self, games: &Games) -> Option<Moment> {
        self.game.as_ref()?.play.due(games.time.now(), &games.outages)
    }

    /// When to wake up without mail.
    fn next_wake(&self, games: &Games) -> Instant {
        let now = Instant::now();
        let in_ms = |moment: Moment| {
            let ms = (moment - games.time.now()).clamp(1, DAY);
            now + Duration::from_millis(ms as u64)
        };
        // A time set by a test does not pass by itself.
        let clock = self.clock_due(games).filter(|_| games.time.is_real()).map(in_ms);
        let presence = self.stirred.then(|| self.presence_told.map_or(now, |told| told + PRESENCE));
        let elsewhere = self.elsewhere.values().min().copied().map(in_ms);
        let again = self.again.map(|(at, _)| at);
        // The last listener to leave wakes the actor, too.
        let idle = if self.audience.listeners.is_empty() { (self.used + IDLE).max(now) } else { now + IDLE };
        let wakes = [clock, presence, elsewhere, again].into_iter().flatten();
        wakes.fold(idle + Duration::from_millis(1), Instant::min)
    }

    /// Whether the actor can end.
    fn is_idle(&self) -> bool {
        let unused = self.game.is_none() || self.used.elapsed() > IDLE;
        unused && self.again.is_none() && self.audience.listeners.is_empty()
    }

    /// Sends a chat message to listeners, once.
    fn say(&mut self, message: &Message) {
        let this = (message.room, message.number);
        if self.said.contains(&this) {
            return;
        }
        self.said.push_back(this);
        if self.said.len() > SAID {
            self.said.pop_front();
        }
        let told = ToClient::Said { id: self.audience.id.clone(), message: message.clone() };
        self.audience.listeners.tell(told, Some(message.room == chat::Room::Players));
    }
}
