//! Commits entries of a game: first in memory, then to the database, then to listeners.

use super::Games;
use super::actor::Actor;
use super::audience::Audience;
use super::draft::Draft;
use super::loaded::LoadedGame;
use super::view;
use crate::error::Error;
use crate::fail::Answer;
use crate::node::bus::News;
use crate::store::log::{self, Kind, LogRow};
use crate::store::{Changed, Write, conditions, games, notices, premoves, seats, tournaments};
use crate::time::Moment;
use protocol::game::Status;
use protocol::live::Notice;
use std::sync::Arc;

/// The most conflicts in a row. Each means that another node has made progress; more than this means that the
/// database contradicts itself.
const CONFLICTS: u32 = 64;

/// The state of a game before new entries.
#[derive(Copy, Clone, Debug)]
pub(super) struct Before {
    version: i64,
    status: Status,
}

impl LoadedGame {
    /// The current state, to compare with after new entries.
    pub(super) fn before(&self) -> Before {
        Before { version: self.play.version(), status: self.play.status() }
    }

    /// Applies an entry in memory.
    pub(super) fn enter(&mut self, now: Moment, draft: Draft) -> Result<(), Error> {
        let Draft { seat, kind, body } = draft;
        let number = self.play.version() + 1;
        let entry = LogRow { number, at: now, seat, kind, body, spent: 0, idempotency_key: None };
        self.play.apply(&entry).map_err(|message| Error::Database(message.to_string()))?;
        self.log.push(entry);
        Ok(())
    }

    fn has_new(&self, before: Before, is: impl Fn(Kind) -> bool) -> bool {
        self.log[before.version as usize..].iter().any(|entry| is(entry.kind))
    }
}

impl Actor {
    /// Applies drafts and commits them.
    pub(super) async fn enter(
        &mut self,
        games: &Games,
        drafts: Vec<Draft>,
        also: Write,
    ) -> Result<i64, Error> {
        let now = games.time.now();
        let Some(game) = &mut self.game else { return Err(Error::Conflict) };
        let before = game.before();
        for draft in drafts {
            if let Err(refused) = game.enter(now, draft) {
                self.read_again();
                return Err(refused);
            }
        }
        self.commit(games, before, also).await
    }

    /// Writes new entries to the database and informs everybody. If that fails, the game is read again. A
    /// conflict means that another node was faster: read the game and retry.
    pub(super) async fn commit(&mut self, games: &Games, before: Before, also: Write) -> Result<i64, Error> {
        // Taken out meanwhile: on any failure it is read again.
        let Some(game) = self.game.take() else { return Err(Error::Conflict) };
        games.supervisor.check("commit");
        let written = match games.write_of(&self.audience.id, &game, before, also).await {
            Ok(write) => games.write(write, game.play.deadline()).await,
            Err(refused) => Err(refused),
        };
        match written {
            Ok(_) => {
                self.conflicts = 0;
                let version = game.play.version();
                self.game = Some(game);
                self.after(games, before).await;
                Ok(version)
            }
            Err(Error::Conflict) if self.conflicts < CONFLICTS => {
                self.conflicts += 1;
                Err(Error::Conflict)
            }
            Err(refused) => {
                self.conflicts = 0;
                // The write may have succeeded all the same, so send the event in any case.
                let _ = games.changed.send(self.audience.id.clone());
                self.read_again();
                let game = &self.audience.id;
                tracing::error!(game, error = %refused, "an entry was not written");
                Err(Error::Database(refused.to_string()))
            }
        }
    }

    /// The effects of a committed change: listeners are informed and computers begin to think.
    pub(super) async fn after(&mut self, games: &Games, before: Before) {
        let Some(game) = &mut self.game else { return };
        let (id, was, status) = (&self.audience.id, before.status, game.play.status());
        let turned = game.has_new(before, |kind| kind == Kind::Turn);
        let seated = game.has_new(before, |kind| matches!(kind, Kind::Join | Kind::Leave));
        let ended = status == Status::Over && was != Status::Over;
        if ended || game.has_new(before, |kind| kind == Kind::Takeback) {
            game.premoves.clear();
        }
        let mut read = true;
        if seated || ended {
            match seats::load(&games.store, id).await {
                Ok(seats) => game.seats = seats,
                Err(_) => read = false,
            }
        }
        games.tell(&self.audience, game);
        games.bus.tell(News::Game(id.clone()));
        games.think(id, game);
        games.notify(id, game, was, turned);
        // There may be no receiver.
        let _ = games.changed.send(id.clone());
        if game.is_over() && !matches!(was, Status::Over | Status::Aborted) {
            let _ = games.ended.send(id.clone());
        }
        if game.play.terms.public && was == Status::Open {
            games.hub.lobby_changes();
        }
        if turned && status == Status::Playing && game.play.terms.by_days() {
            games.answer_soon(id, game.play.version());
        }
        if turned {
            metrics::counter!("teahouse_turns_total").increment(1);
        }
        if !read {
            self.read_again();
        }
    }

    /// The effects of entries that did not go through [`Self::after`]: those of another node, and those of a
    /// write with an unknown outcome.
    pub(super) fn follow_up(&self, games: &Games) {
        if let Some(game) = &self.game {
            games.think(&self.audience.id, game);
        }
    }

    /// Informs everybody about a game just created.
    pub(super) async fn created(&mut self, games: &Games) -> Answer<()> {
        self.fresh(games).await?;
        self.after(games, Before { version: 0, status: Status::Open }).await;
        Ok(())
    }

    /// Reads the names again, if the account takes part.
    pub(super) async fn names_changed(&mut self, games: &Games, account: Option<&str>) {
        let Some(game) = &mut self.game else { return };
        let people = game.seats.iter().flat_map(|sitting| [&sitting.person, &sitting.invited]).flatten();
        if account.is_none_or(|account| people.into_iter().any(|person| person.id == account)) {
            match seats::load(&games.store, &self.audience.id).await {
                Ok(seats) => game.seats = seats,
                Err(_) => self.read_again(),
            }
        }
    }
}

impl Games {
    /// Makes a write after which a clock may run until a deadline.
    pub(super) async fn write(&self, write: Write, deadline: Option<Moment>) -> Result<Changed, Error> {
        let now = self.time.now();
        let Some(beat) = self.outages.wake(deadline, now) else { return self.store.write(write).await };
        let changed = self.store.write(write.then(beat)).await?;
        self.outages.woken(now);
        Ok(changed)
    }

    /// The write of the entries since a state.
    async fn write_of(
        &self,
        id: &str,
        game: &LoadedGame,
        before: Before,
        also: Write,
    ) -> Result<Write, Error> {
        let entries = &game.log[before.version as usize..];
        let now = entries.last().map_or(0, |entry| entry.at);
        let mut write = games::change(id, before.version, &game.play.noted(), now);
        for entry in entries {
            write = write.then(log::append(id, entry));
        }
        write = write.then(also);
        let over = game.play.status() == Status::Over && before.status != Status::Over;
        if over || game.has_new(before, |kind| kind == Kind::Takeback) {
            // They were chosen for an earlier position.
            write = write.then(premoves::forget(id));
        }
        if over {
            write = write.then(self.finish(id, game).await?);
        }
        if game.is_over() && !matches!(before.status, Status::Over | Status::Aborted) {
            write = write.then(tournaments::game_ended(id)).then(notices::game_ended(id));
            if game.play.terms.by_days() {
                write = write.then(conditions::forget(id));
            }
        }
        Ok(write)
    }

    /// Sends listeners the entries that they lack.
    pub(super) fn tell(&self, audience: &Arc<Audience>, game: &LoadedGame) {
        let version = game.play.version();
        let told = audience.tells(version, game.is_over());
        if told < 0 || told >= version || audience.listeners.is_empty() {
            return;
        }
        let new = &game.log[told as usize..];
        if new.iter().any(|entry| matches!(entry.kind, Kind::Join | Kind::Leave | Kind::Start)) {
            self.seat_listeners(audience, game);
        }
        let standing = self.standing(game);
        audience.listeners.tell(view::entries(&audience.id, game, told, standing), None);
    }

    /// Updates which listeners are players.
    fn seat_listeners(&self, audience: &Arc<Audience>, game: &LoadedGame) {
        let (came, left) = audience.listeners.seat(|account| game.seat_of(account).is_some());
        let now = self.time.now();
        for account in came.iter().filter(|_| game.can_be_left()) {
            self.presence.came(account, &audience.id, now);
        }
        for account in &left {
            self.presence.left(account, &audience.id, now, || audience.listeners.has(account));
        }
        audience.stirred.notify_one();
    }

    /// Sends the players their notices, on every node.
    fn notify(&self, id: &str, game: &LoadedGame, was: Status, turned: bool) {
        let id = || id.to_string();
        let notice = match (was, game.play.status()) {
            (Status::Open, Status::Playing) => Some(Notice::Started { game: id() }),
            (Status::Playing, Status::Over | Status::Aborted) => Some(Notice::Over { game: id() }),
            (Status::Open, Status::Aborted) => Some(Notice::Declined { game: id() }),
            _ => None,
        };
        if let Some(notice) = &notice {
            game.accounts().iter().for_each(|account| self.hub.notify(account, notice.clone()));
        }
        let next = game.play.to_move().and_then(|seat| game.account(seat));
        if let (true, Some(next)) = (turned || notice.is_some(), next) {
            self.hub.notify(next, Notice::YourTurn { game: id() });
        }
    }
}
