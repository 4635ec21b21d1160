//! Ending games from outside, for example by a tournament.

use super::Games;
use super::actor::Actor;
use super::draft::Draft;
use super::mail::{Ending, Mail};
use super::turns::settled;
use crate::fail::Answer;
use crate::store::Write;
use crate::store::log::Kind;
use protocol::game::Status;

impl Games {
    /// Ends a game, if it is not over.
    pub async fn end(&self, id: &str, ending: Ending) -> Answer<()> {
        self.ask(id, |reply| Mail::End(ending, reply)).await
    }
}

impl Actor {
    /// Ends the game, if it is not over.
    pub(super) async fn end(&mut self, games: &Games, ending: Ending) -> Answer<()> {
        loop {
            let play = &self.fresh(games).await?.play;
            if !matches!(play.status(), Status::Open | Status::Playing) {
                return Ok(());
            }
            let seat = play.to_move();
            let kind = match (ending, seat) {
                (Ending::CalledOff, _) | (_, None) => Kind::Abort,
                // A game of two does not count before both have moved.
                (Ending::TimeUp, Some(seat)) if play.terms.seats == 2 && !play.has_moved(seat) => Kind::Abort,
                (Ending::TimeUp, Some(_)) => Kind::Flag,
            };
            settled(self.enter(games, vec![Draft::new(seat, kind)], Write::new()).await)?;
        }
    }
}
