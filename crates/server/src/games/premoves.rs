//! Premoves: turns that a player chooses before it is their turn. The database stores one for each seat until
//! it is made, dropped or illegal, and the player is told which.

use super::Games;
use super::actor::Actor;
use super::turns::settled;
use crate::fail::Answer;
use crate::store::log::LogRow;
use crate::store::premoves;
use protocol::game::{Accepted, NewTurn};
use protocol::live::{Notice, PremoveFate};

impl Actor {
    /// Stores a premove. `None` if the game has changed meanwhile.
    pub(super) async fn choose_premove(
        &mut self,
        games: &Games,
        account: &str,
        seat: u8,
        new: &NewTurn,
    ) -> Answer<Option<Accepted>> {
        let game = self.game()?;
        if !new.premove || !game.play.is_in(seat) {
            return Err(self.conflict(games, account, "not-your-turn"));
        }
        let waits = game
            .premove(seat)
            .filter(|other| new.idempotency_key.is_some() && other.idempotency_key == new.idempotency_key);
        if waits.is_some_and(|other| other.turn != new.turn) {
            return Err(self.conflict(games, account, "idempotency-key-reused"));
        }
        let version = game.play.version();
        let write = premoves::set(&self.audience.id, seat, new, version);
        if settled(games.store.write(write).await)?.is_none() {
            self.game = None;
            return Ok(None);
        }
        let game = self.game()?;
        game.premoves.retain(|(other, _)| *other != seat);
        game.premoves.push((seat, new.clone()));
        self.tell_premove(games, seat, &new.turn, PremoveFate::Kept);
        Ok(Some(self.accepted(games, 0)?))
    }

    /// Deletes a premove.
    pub(super) async fn drop_premove(&mut self, games: &Games, seat: u8) -> Answer<Accepted> {
        games.store.write(premoves::drop_of(&self.audience.id, seat)).await?;
        let game = self.game()?;
        let (version, had) = (game.play.version(), game.premove(seat).cloned());
        game.premoves.retain(|(other, _)| *other != seat);
        if let Some(new) = had {
            self.tell_premove(games, seat, &new.turn, PremoveFate::Dropped);
        }
        self.accepted(games, version)
    }

    /// Makes the premoves that were waiting for the last turn. With several nodes they are read again first,
    /// because another node may have changed them.
    pub(super) async fn run_premoves(&mut self, games: &Games) {
        if games.bus.is_on() && self.game.is_some() && self.read_premoves(games).await.is_err() {
            return self.read_again();
        }
        while let Some((seat, new)) = self.next_premove() {
            match self.run_premove(games, seat, &new).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(fail) => {
                    let game = &self.audience.id;
                    tracing::error!(game, error = fail.problem.error, "a premove could not be made");
                    return self.read_again();
                }
            }
        }
    }

    async fn read_premoves(&mut self, games: &Games) -> Answer<()> {
        let premoves = premoves::of(&games.store, &self.audience.id).await?;
        self.game()?.premoves = premoves;
        Ok(())
    }

    /// The premove of the seat to move.
    fn next_premove(&self) -> Option<(u8, NewTurn)> {
        let game = self.game.as_ref()?;
        let seat = game.play.to_move()?;
        Some((seat, game.premove(seat)?.clone()))
    }

    /// Makes a premove. Returns whether another one may follow.
    async fn run_premove(&mut self, games: &Games, seat: u8, new: &NewTurn) -> Answer<bool> {
        let id = self.audience.id.clone();
        let now = games.time.now();
        let game = self.game()?;
        let before = game.before();
        let entry = LogRow { idempotency_key: new.idempotency_key.clone(), ..LogRow::turn(now, seat) };
        game.premoves.retain(|(other, _)| *other != seat);
        let (written, fate) = match game.play.turn(&new.turn, entry) {
            Ok(entry) => {
                game.log.push(entry);
                let commit = self.commit(games, before, premoves::take(&id, seat, new)).await;
                (commit.map(|_| ()), PremoveFate::Played)
            }
            Err(_) => {
                let taken = games.store.write(premoves::take(&id, seat, new)).await;
                (taken.map(|_| ()), PremoveFate::Impossible)
            }
        };
        if settled(written)?.is_some() {
            self.tell_premove(games, seat, &new.turn, fate);
            return Ok(fate == PremoveFate::Played);
        }
        // Another node has made or dropped it, or the game has changed.
        self.fresh(games).await?;
        self.read_premoves(games).await?;
        Ok(true)
    }

    /// Tells a player the outcome of a premove, on every node, and tells the other nodes of the change.
    fn tell_premove(&mut self, games: &Games, seat: u8, turn: &str, fate: PremoveFate) {
        let id = self.audience.id.clone();
        if let Some(account) = self.game.as_ref().and_then(|game| game.account(seat)) {
            games.hub.notify(account, Notice::Premove { game: id.clone(), turn: turn.to_string(), fate });
        }
        if fate != PremoveFate::Played {
            games.bus.tell(crate::node::bus::News::Game(id));
        }
    }
}
