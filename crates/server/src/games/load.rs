//! Loads games from the database.

use super::Games;
use super::loaded::LoadedGame;
use super::play::Play;
use crate::fail::{Answer, Fail};
use crate::store::log::{self, Kind};
use crate::store::{games, premoves, seats, time_off, tournaments};
use crate::time::Moment;
use protocol::game::Status;
use rules::game::{Seat, SeatSet};

impl Games {
    /// Loads a game.
    pub async fn load(&self, id: &str) -> Answer<LoadedGame> {
        let games::GameMeta { terms, creator, created_at } =
            games::meta(&self.store, id).await?.ok_or_else(Fail::missing)?;
        let broken = |what: &str| {
            tracing::error!(game = id, what, "a stored game cannot be read");
            Fail::unavailable()
        };
        let seats = seats::load(&self.store, id).await?;
        let bots = (0u8..).zip(&seats).filter(|(_, sitting)| sitting.level.is_some());
        let bots = bots.fold(SeatSet::NONE, |bots, (seat, _)| bots.with(Seat(seat)));
        let play = Play::new(terms, bots).map_err(|message| broken(&message.to_string()))?;
        let premoves = premoves::of(&self.store, id).await?;
        let tournament = tournaments::of_game(&self.store, id).await?;
        let mut game = LoadedGame { play, log: Vec::new(), seats, creator, created_at, tournament, premoves };
        self.read_on(id, &mut game).await?;
        self.read_time_off(id, &mut game).await?;
        Ok(game)
    }

    /// Reads the players' time off, in a correspondence game.
    pub(super) async fn read_time_off(&self, id: &str, game: &mut LoadedGame) -> Answer<()> {
        if game.play.clock().is_by_days() {
            game.play.set_away(&time_off::of_game(&self.store, id, game.created_at).await?);
        }
        Ok(())
    }

    /// The charge of a turn made now; `None` if time has run out. Before a flag falls, time off is read from
    /// the database.
    pub(super) async fn charge(
        &self,
        id: &str,
        game: &mut LoadedGame,
        now: Moment,
        lag: i64,
    ) -> Answer<Option<i64>> {
        let spent = game.play.charge(now, lag, &self.outages);
        if spent.is_some() {
            return Ok(spent);
        }
        self.read_time_off(id, game).await?;
        Ok(game.play.charge(now, lag, &self.outages))
    }

    /// Applies the entries that the database has beyond those in memory.
    pub(super) async fn read_on(&self, id: &str, game: &mut LoadedGame) -> Answer<()> {
        let entries = log::after(&self.store, id, game.play.version()).await?;
        let (new, mut seated) = (!entries.is_empty(), false);
        for entry in entries {
            let taken = entry.map_err(|refused| refused.to_string()).and_then(|entry| {
                game.play.apply(&entry).map_err(|message| message.to_string())?;
                Ok(entry)
            });
            let entry = taken.map_err(|error| {
                let after = game.play.version();
                tracing::error!(game = id, after, error, "an entry cannot be read");
                Fail::unavailable()
            })?;
            seated |= matches!(entry.kind, Kind::Join | Kind::Leave);
            game.log.push(entry);
        }
        // The seats may have changed since they were read, and the end of a game brings new ratings.
        if seated || (game.play.status() == Status::Over && new) {
            game.seats = seats::load(&self.store, id).await?;
        }
        Ok(())
    }
}
