//! The decisive moment of a game, as a puzzle for its loser.

use super::attempts::EFFORT;
use super::{Puzzles, view};
use crate::fail::{Answer, Fail};
use crate::node::limits::PROOFS;
use protocol::game::Status;
use protocol::puzzles::GameMoment;
use puzzles::{Moment, moment};
use rules::game::Seat;

/// The effort for each claim about each turn, in turns tried.
const EACH: u64 = EFFORT / 20;

impl Puzzles {
    /// The last turn of an account in a finished game that the prover can show to be a mistake, if there is
    /// one.
    pub async fn moment(&self, account: &str, game: &str) -> Answer<Option<GameMoment>> {
        let who = account.to_string();
        let seen = self.games.look(game, move |seen| {
            let game = seen.game;
            (game.play.status(), game.seat_of(&who), game.play.table().copy())
        });
        let (status, seat, table) = seen.await?;
        let seat = seat.ok_or_else(|| Fail::forbidden("not-a-player"))?;
        if status != Status::Over {
            return Err(Fail::conflict("not-over"));
        }
        self.limits.count(PROOFS, account).await?;
        let found = self.provers.work(move || moment(&*table, Seat(seat), EACH)).await?;
        Ok(found.map(shown))
    }
}

fn shown(Moment { puzzle, entry, played }: Moment) -> GameMoment {
    GameMoment { puzzle: view(&puzzle, 0.0), entry: u32::try_from(entry).unwrap_or(u32::MAX), played }
}
