//! Games as others see them: for whoever asks, and for those who listen and are seen to be there.

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
    /// A game as it stands; `account` is who asks.
    pub async fn state(&self, id: &str, account: Option<&str>) -> Answer<GameState> {
        let account = account.map(str::to_string);
        self.look(id, move |seen| seen.view(account.as_deref())).await
    }

    /// Everything that happened in a game, in order.
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
        // Tens of thousands of turns are possible with a bonus: not on the threads that serve everybody.
        let turns =
            tokio::task::spawn_blocking(move || table.map(|table| table.legal_turns()).unwrap_or_default());
        turns.await.map_err(|_| Fail::unavailable())
    }

    /// The record of a game.
    pub async fn record(&self, id: &str) -> Answer<String> {
        self.look(id, |seen| record::text(seen.game)).await
    }

    /// How a game stands now.
    pub fn standing(&self, game: &LoadedGame) -> Standing {
        game.play.standing(self.time.now(), &self.outages)
    }

    /// A connection listens to a game until the guard is dropped. Before anything else it is told how the game stands,
    /// or with the version that it has seen last, what came after that.
    pub async fn listen(&self, id: &str, conn: &Arc<Conn>, seen: Option<i64>) -> Answer<Listening> {
        let conn = Arc::clone(conn);
        self.ask(id, |reply| Mail::Listen { conn, seen, reply }).await
    }

    /// A connection that listens already is told once more how the game stands.
    pub async fn tell_again(&self, id: &str, conn: &Arc<Conn>, version: Option<i64>) -> Answer<()> {
        let conn = Arc::clone(conn);
        self.look(id, move |seen| conn.answer(first(seen, &conn, version))).await
    }

    /// An account has another name now: games in memory read it again, on every node.
    pub fn renamed(&self, account: &str) {
        self.actors.hint_all(|| Mail::Names(Some(account.to_string())));
        self.bus.tell(News::Renamed(account.to_string()));
    }

    /// An account takes time off, or takes it no longer: games in memory look, on every node.
    pub fn time_off_changed(&self, account: &str) {
        self.actors.hint_all(|| Mail::TimeOff(account.to_string()));
        self.bus.tell(News::TimeOff(account.to_string()));
    }

    /// Another node says who has games open there, and until when that holds.
    pub fn heard_of_presence(&self, node: &str, notes: Vec<Note>) {
        for (account, game, until) in notes {
            self.actors.hint(&game, || Mail::Present(node.to_string(), account, until));
        }
    }
}

/// What a connection is told first.
fn first(seen: &Seen<'_>, conn: &Conn, version: Option<i64>) -> ToClient {
    match version {
        Some(version) if (1..=seen.game.play.version()).contains(&version) => {
            view::entries(&seen.audience.id, seen.game, version, seen.standing())
        }
        _ => seen.whole(conn),
    }
}

impl Actor {
    /// The game for clients; `account` is who asks.
    pub(super) fn view(&self, games: &Games, account: Option<&str>) -> Option<GameState> {
        Some(self.seen(games)?.view(account))
    }

    /// The game as others see it.
    pub(super) fn seen<'a>(&'a self, games: &'a Games) -> Option<Seen<'a>> {
        let game = self.game.as_ref()?;
        Some(Seen { games, audience: &self.audience, game, present: self.present(games) })
    }

    /// A connection listens from now on.
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

    /// The seats of those who have the game open, here or on another node.
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

    /// Another node says that an account has the game open there, and until when that holds.
    pub(super) fn heard_of_presence(&mut self, games: &Games, node: String, account: String, until: Moment) {
        let now = games.time.now();
        let known = self.elsewhere.insert((node, account), until);
        // What is only renewed changes nothing.
        self.stirred |= known.is_some_and(|known| known > now) != (until > now);
    }

    /// Shows those who listen who is there.
    pub(super) fn tell_presence(&self, games: &Games) {
        let Some(game) = &self.game else { return };
        let seats = self.present(games).into_iter().map(|seat| game.play.letter(seat)).collect();
        let (id, watching) = (self.audience.id.clone(), self.audience.listeners.watching());
        if let Some(state) = State::new(ToClient::Present { id, seats, watching }) {
            self.audience.listeners.show(&state);
        }
    }
}
