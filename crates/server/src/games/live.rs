//! A game in memory.

use super::play::Play;
use crate::store::log::Entry;
use crate::store::seats::Sitting;
use crate::time::Moment;
use protocol::game::{NewTurn, Status, TimeControl};

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
    pub(super) premoves: Vec<Option<NewTurn>>,
    /// Whether it has to be read again before it is used.
    pub(super) stale: bool,
    /// Whether its seats have to be.
    pub(super) seats_stale: bool,
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

    /// Whether a player who leaves may lose by it: only where a clock would make the others wait.
    pub fn can_be_left(&self) -> bool {
        let timed = matches!(self.play.terms.time, TimeControl::Clock { .. });
        timed && matches!(self.play.status(), Status::Open | Status::Playing)
    }

    /// When a seat last did something.
    pub fn last_act(&self, seat: u8) -> Option<Moment> {
        self.log.iter().rev().find(|entry| entry.seat == Some(seat)).map(|entry| entry.at)
    }

    /// The turn of a seat that waits for the opponent's.
    pub fn premove(&self, seat: u8) -> Option<&NewTurn> {
        self.premoves[usize::from(seat)].as_ref()
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
