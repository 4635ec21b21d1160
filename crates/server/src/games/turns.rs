//! Turns of players, and clocks that run out.

use super::Games;
use super::actor::Actor;
use super::clock::Verdict;
use super::draft::Draft;
use super::loaded::LoadedGame;
use super::mail::Mail;
use super::play::Play;
use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::store::log::{Kind, LogRow};
use crate::store::{Write, games};
use crate::time::MINUTE;
use futures_util::future::join_all;
use protocol::game::{Accepted, NewTurn, Status};

/// In bytes, as documented in the protocol.
const LONGEST_KEY: usize = 40;
/// The pause before the clock of a game that failed is checked again.
const BROKEN: i64 = MINUTE;

/// The result of a write; `None` on a conflict, which means that the game has changed.
pub(super) fn settled<T>(written: Result<T, Error>) -> Answer<Option<T>> {
    match written {
        Ok(done) => Ok(Some(done)),
        Err(Error::Conflict) => Ok(None),
        Err(refused) => Err(refused.into()),
    }
}

impl Games {
    /// Makes a turn for an account; `lag` is its transmission time.
    pub async fn turn(&self, id: &str, account: &str, new: &NewTurn, lag: i64) -> Answer<Accepted> {
        if new.idempotency_key.as_ref().is_some_and(|key| key.is_empty() || key.len() > LONGEST_KEY) {
            return Err(Fail::bad("bad-idempotency-key").with("longest", LONGEST_KEY));
        }
        let (account, new) = (account.to_string(), new.clone());
        self.ask(id, |reply| Mail::Turn { account, new, lag, reply }).await
    }

    /// Checks the clocks of games whose time may have run out. Games in memory have their own timers; this is
    /// for the others.
    pub async fn sweep(&self) -> Answer<()> {
        let due = games::due(&self.store, self.time.now()).await?;
        join_all(due.iter().map(|id| self.sweep_one(id))).await;
        Ok(())
    }

    /// An error is logged and the game retried later, so that it does not stop the clocks of the others.
    async fn sweep_one(&self, id: &str) {
        if let Err(fail) = self.ask(id, Mail::Clock).await {
            tracing::error!(game = id, error = fail.problem.error, "a clock could not be looked at");
            let now = self.time.now();
            if let Err(error) = self.store.write(games::postpone_due(id, now, now + BROKEN)).await {
                tracing::error!(game = id, %error, "a clock could not be put off");
            }
        }
    }
}

impl Actor {
    /// Makes a turn for an account.
    pub(super) async fn turn(
        &mut self,
        games: &Games,
        account: &str,
        new: &NewTurn,
        lag: i64,
    ) -> Answer<Accepted> {
        loop {
            if let Some(accepted) = self.try_turn(games, account, new, lag).await? {
                return Ok(accepted);
            }
        }
    }

    async fn try_turn(
        &mut self,
        games: &Games,
        account: &str,
        new: &NewTurn,
        lag: i64,
    ) -> Answer<Option<Accepted>> {
        let id = self.audience.id.clone();
        let game = self.fresh(games).await?;
        let seat = game.seat_of(account).ok_or_else(|| Fail::forbidden("not-a-player"))?;
        if let Some(number) = sent_before(game, account, new)? {
            return Ok(Some(self.accepted(games, number)?));
        }
        let (playing, position_version) =
            (game.play.status() == Status::Playing, game.play.position_version());
        let (mover, now) = (game.play.to_move(), games.time.now());
        if !playing {
            return Err(self.conflict(games, account, "not-playing"));
        }
        if new.position_version != position_version {
            return Err(self.conflict(games, account, "stale"));
        }
        if mover != Some(seat) {
            return self.choose_premove(games, account, seat, new).await;
        }
        let Some(spent) = games.charge(&id, game, now, lag).await? else {
            return match settled(self.time_is_up(games).await)? {
                Some(()) => Err(self.conflict(games, account, "time-is-up")),
                None => Ok(None),
            };
        };
        let entry = LogRow { idempotency_key: new.idempotency_key.clone(), spent, ..LogRow::turn(now, seat) };
        let number = self.make(games, &new.turn, entry, Write::new()).await?;
        number.map(|number| self.accepted(games, number)).transpose()
    }

    /// Makes a turn that is in time. `None` if the game has changed meanwhile.
    pub(super) async fn make(
        &mut self,
        games: &Games,
        turn: &str,
        entry: LogRow,
        also: Write,
    ) -> Answer<Option<i64>> {
        let game = self.game()?;
        let before = game.before();
        let entry = game.play.turn(turn, entry).map_err(|message| Fail::rules("turn-refused", &message))?;
        game.log.push(entry);
        settled(self.commit(games, before, also).await)
    }

    pub(super) fn accepted(&mut self, games: &Games, number: i64) -> Answer<Accepted> {
        Ok(Accepted { number, standing: games.standing(self.game()?) })
    }

    /// A refusal that contains the current game.
    pub(super) fn conflict(&mut self, games: &Games, account: &str, error: &str) -> Fail {
        let fail = Fail::conflict(error);
        match self.view(games, Some(account)) {
            Some(view) => fail.and_game(view),
            None => fail,
        }
    }

    /// Records that time has run out, if it has.
    pub(super) async fn time_is_up(&mut self, games: &Games) -> Result<(), Error> {
        let Some(game) = &self.game else { return Err(Error::Conflict) };
        let (seat, now) = (game.play.to_move(), games.time.now());
        let kind = match game.play.verdict(now, &games.outages) {
            Verdict::NeverBegan => Kind::Abort,
            Verdict::Flag => Kind::Flag,
            // Lag is compensated only for a player who is in time.
            Verdict::GoesOn if game.play.charge(now, 0, &games.outages).is_none() => Kind::Flag,
            Verdict::GoesOn => return Ok(()),
        };
        self.enter(games, vec![Draft::new(seat, kind)], Write::new()).await.map(|_| ())
    }

    /// Shows listeners the new time off of a player.
    pub(super) async fn time_off_changed(&mut self, games: &Games, account: &str) {
        let id = self.audience.id.clone();
        let Some(game) = &mut self.game else { return };
        if game.seat_of(account).is_none() || !game.play.terms.by_days() {
            return;
        }
        if games.read_time_off(&id, game).await.is_err() {
            return self.read_again();
        }
        let Some(seen) = self.seen(games) else { return };
        for conn in self.audience.listeners.all() {
            conn.answer(seen.whole(&conn));
        }
    }

    /// Checks the clock of a game whose time may have run out.
    pub(super) async fn look_at_clock(&mut self, games: &Games) -> Answer<()> {
        games.supervisor.check("clock");
        loop {
            let id = self.audience.id.clone();
            let game = self.fresh(games).await?;
            // Before a flag falls, read time off from the database: a message about it may have been lost.
            games.read_time_off(&id, game).await?;
            let now = games.time.now();
            if game.play.verdict(now, &games.outages) == Verdict::GoesOn {
                // An outage or time off has postponed the deadline: check again then.
                let deadline = game.play.due(now, &games.outages).map(|due| due.max(now + 1));
                let version = game.play.version();
                games.store.write(games::postpone(&self.audience.id, version, deadline)).await?;
                return Ok(());
            }
            if settled(self.time_is_up(games).await)?.is_some() {
                return Ok(());
            }
        }
    }
}

/// The number of the entry with this idempotency key, if the turn was sent before. A key of another player,
/// or of another turn, is refused.
fn sent_before(game: &LoadedGame, account: &str, new: &NewTurn) -> Answer<Option<i64>> {
    let Some(key) = new.idempotency_key.as_deref() else { return Ok(None) };
    let Some(entry) = game.log.iter().rev().find(|entry| entry.idempotency_key.as_deref() == Some(key))
    else {
        return Ok(None);
    };
    if entry.seat.and_then(|seat| game.account(seat)) != Some(account) {
        return Err(Fail::conflict("idempotency-key-taken"));
    }
    if !is_turn(game, entry, &new.turn) {
        return Err(Fail::conflict("idempotency-key-reused"));
    }
    Ok(Some(entry.number))
}

/// Whether a turn in a player's notation is the one of an entry. Turns have several notations, so if the
/// texts differ, the turn is tried on the board before the entry.
fn is_turn(game: &LoadedGame, entry: &LogRow, text: &str) -> bool {
    if entry.body == text || entry.body.split_once('.').is_some_and(|(_, body)| body == text) {
        return true;
    }
    let Ok(mut play) = Play::new(game.play.terms.clone(), game.play.bots()) else { return false };
    let before = game.log.iter().take_while(|other| other.number < entry.number);
    before.map(|other| play.apply(other)).all(|applied| applied.is_ok())
        && play.turn(text, entry.clone()).is_ok_and(|made| made.body == entry.body)
}
