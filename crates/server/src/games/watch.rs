//! Reading games: single requests, and listeners with their presence.

use super::actor::Actor;
use super::audience::Listening;
use super::loaded::LoadedGame;
use super::mail::{Mail, Seen};
use super::{Games, record, view};
use crate::fail::{Answer, Fail};
use crate::node::bus::News;
use crate::node::hub::Conn;
use crate::node::outgoing::State;
use crate::node::presence::Note;
use crate::store::seats::Sitting;
use crate::time::Moment;
use protocol::game::{GameState, LogEntry, Standing};
use protocol::live::ToClient;
use std::sync::Arc;

impl Games {
    /// The game for clients; `account` is the requester.
    pub async fn state(&self, id: &str, account: Option<&str>) -> Answer<GameState> {
        let account = account.map(str::to_string);
        self.look(id, move |seen| seen.view(account.as_deref())).await
    }

    /// The log of a game.
    pub async fn log(&self, id: &str) -> Answer<Vec<LogEntry>> {
        let log = |seen: &Seen<'_>| {
            let letters = seen.game.play.letters();
            seen.game.log.iter().map(|entry| entry.view(&letters)).collect()
        };
        self.look(id, log).await
    }

    /// The number of the entry that last changed the position of a game.
    pub async fn position_version(&self, id: &str) -> Answer<i64> {
        self.look(id, |seen| seen.game.play.position_version()).await
    }

    /// The legal turns of a game, in notation; none if it is over.
    pub async fn legal(&self, id: &str) -> Answer<Vec<String>> {
        let copy = |seen: &Seen<'_>| {
            let play = &seen.game.play;
            play.to_move().map(|_| play.table().copy())
        };
        let table = self.look(id, copy).await?;
        // With a bonus there may be tens of thousands of turns, so list them on a blocking thread.
        let turns =
            tokio::task::spawn_blocking(move || table.map(|table| table.legal_turns()).unwrap_or_default());
        turns.await.map_err(|_| Fail::unavailable())
    }

    pub async fn record(&self, id: &str) -> Answer<String> {
        self.look(id, |seen| record::text(seen.game)).await
    }

    /// The standing now.
    pub fn standing(&self, game: &LoadedGame) -> Standing {
        game.play.standing(self.time.now(), &self.outages)
    }

    /// Subscribes a connection to a game until the guard is dropped. It is sent the whole game first, or with
    /// the last version seen only the entries after it.
    pub async fn listen(&self, id: &str, conn: &Arc<Conn>, seen: Option<i64>) -> Answer<Listening> {
        let conn = Arc::clone(conn);
        self.ask(id, |reply| Mail::Listen { conn, seen, reply }).await
    }

    /// Sends a connection that listens already the game again.
    pub async fn tell_again(&self, id: &str, conn: &Arc<Conn>, version: Option<i64>) -> Answer<()> {
        let conn = Arc::clone(conn);
        self.look(id, move |seen| conn.answer(first(seen, &conn, version))).await
    }

    /// Tells every node that an account was renamed, so that games in memory read its name again.
    pub fn renamed(&self, account: &str) {
        self.actors.hint_all(|| Mail::Names(Some(account.to_string())));
        self.bus.tell(News::Renamed(account.to_string()));
    }

    /// Tells games in memory on every node that an account has begun or ended time off.
    pub fn time_off_changed(&self, account: &str) {
        self.actors.hint_all(|| Mail::TimeOff(account.to_string()));
        self.bus.tell(News::TimeOff(account.to_string()));
    }

    /// Passes the presence notes of another node to the games in memory.
    pub fn heard_of_presence(&self, node: &str, notes: Vec<Note>) {
        for (account, game, until) in notes {
            self.actors.hint(&game, || Mail::Present(node.to_string(), account, until));
        }
    }
}

/// The first message to a connection.
fn first(seen: &Seen<'_>, conn: &Conn, version: Option<i64>) -> ToClient {
    match version {
        Some(version) if (1..=seen.game.play.version()).contains(&version) => {
            view::entries(&seen.audience.id, seen.game, version, seen.standing())
        }
        _ => seen.whole(conn),
    }
}

impl Actor {
    /// The game for clients; `account` is the requester.
    pub(super) fn view(&self, games: &Games, account: Option<&str>) -> Option<GameState> {
        Some(self.seen(games)?.view(account))
    }

    /// The game for readers.
    pub(super) fn seen<'a>(&'a self, games: &'a Games) -> Option<Seen<'a>> {
        let game = self.game.as_ref()?;
        Some(Seen { games, audience: &self.audience, game, present: self.present(games) })
    }

    /// Subscribes a connection.
    pub(super) async fn listen(
        &mut self,
        games: &Games,
        conn: &Arc<Conn>,
        version: Option<i64>,
    ) -> Answer<Listening> {
        let game = self.fresh(games).await?;
        let account = conn.account.as_deref();
        let plays = account.is_some_and(|account| game.seat_of(account).is_some());
        let can_be_left = game.can_be_left();
        let listening = self.audience.admit(conn, plays, &games.presence, &games.time);
        let listening = listening.ok_or_else(Fail::internal)?;
        if let (true, Some(account), true) = (plays, account, can_be_left) {
            games.presence.came(account, &self.audience.id, games.time.now());
        }
        if games.bus.is_on() {
            let (id, now) = (&self.audience.id, games.time.now());
            for (node, account, until) in games.presence.elsewhere(&games.store, id, now).await? {
                self.elsewhere.insert((node, account), until);
            }
        }
        self.stirred = true;
        let seen = self.seen(games).ok_or_else(Fail::unavailable)?;
        conn.answer(first(&seen, conn, version));
        Ok(listening)
    }

    /// The seats of players who have the game open, here or on another node.
    pub(super) fn present(&self, games: &Games) -> Vec<u8> {
        let (listeners, now) = (&self.audience.listeners, games.time.now());
        let is_there = |sitting: &Sitting| {
            let Some(account) = sitting.person.as_ref().map(|person| person.id.as_str()) else {
                return false;
            };
            let elsewhere = self.elsewhere.iter().any(|((_, other), until)| other == account && *until > now);
            elsewhere || listeners.has(account)
        };
        let seats = (0u8..).zip(self.game.iter().flat_map(|game| &game.seats));
        seats.filter(|(_, sitting)| is_there(sitting)).map(|(seat, _)| seat).collect()
    }

    /// Records a presence note of another node.
    pub(super) fn heard_of_presence(&mut self, games: &Games, node: String, account: String, until: Moment) {
        let now = games.time.now();
        let known = self.elsewhere.insert((node, account), until);
        // A mere renewal changes nothing.
        self.stirred |= known.is_some_and(|known| known > now) != (until > now);
    }

    /// Sends listeners the presence of players and the number of spectators.
    pub(super) fn tell_presence(&self, games: &Games) {
        let Some(game) = &self.game else { return };
        let seats = self.present(games).into_iter().map(|seat| game.play.letter(seat)).collect();
        let (id, watching) = (self.audience.id.clone(), self.audience.listeners.watching());
        if let Some(state) = State::new(ToClient::Present { id, seats, watching }) {
            self.audience.listeners.show(&state);
        }
    }
}
