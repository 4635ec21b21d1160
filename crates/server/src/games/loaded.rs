//! A game in memory, owned by its actor.

use super::play::Play;
use crate::store::log::LogRow;
use crate::store::seats::Sitting;
use crate::time::Moment;
use protocol::game::{NewTurn, Status, TimeControl};

pub struct LoadedGame {
    /// The state derived from the log.
    pub play: Play,
    pub log: Vec<LogRow>,
    pub seats: Vec<Sitting>,
    /// `None` if two seekers were paired.
    pub creator: Option<String>,
    pub created_at: Moment,
    /// The tournament that it belongs to.
    pub tournament: Option<String>,
    /// Premoves by seat.
    pub(super) premoves: Vec<(u8, NewTurn)>,
}

impl LoadedGame {
    /// The seat of an account. If it has several, the one to move.
    pub fn seat_of(&self, account: &str) -> Option<u8> {
        let mut own = (0u8..).zip(&self.seats).filter_map(|(seat, sitting)| {
            sitting.person.as_ref().is_some_and(|person| person.id == account).then_some(seat)
        });
        let first = own.next()?;
        let to_move = self.play.to_move();
        Some(own.find(|seat| Some(*seat) == to_move && Some(first) != to_move).unwrap_or(first))
    }

    /// Whether a player who leaves can lose by it: only in live games, where the others wait.
    pub fn can_be_left(&self) -> bool {
        let timed = matches!(self.play.terms.time, TimeControl::Clock { .. });
        timed && matches!(self.play.status(), Status::Open | Status::Playing)
    }

    pub fn is_over(&self) -> bool {
        matches!(self.play.status(), Status::Over | Status::Aborted)
    }

    /// When a seat last acted.
    pub fn last_act(&self, seat: u8) -> Option<Moment> {
        self.log.iter().rev().find(|entry| entry.seat == Some(seat)).map(|entry| entry.at)
    }

    /// The premove of a seat.
    pub fn premove(&self, seat: u8) -> Option<&NewTurn> {
        self.premoves.iter().find(|(other, _)| *other == seat).map(|(_, new)| new)
    }

    /// The account in a seat.
    pub fn account(&self, seat: u8) -> Option<&str> {
        Some(self.seats.get(usize::from(seat))?.person.as_ref()?.id.as_str())
    }

    /// The accounts of the players, without duplicates.
    pub fn accounts(&self) -> Vec<String> {
        let mut accounts: Vec<String> =
            self.seats.iter().filter_map(|seat| Some(seat.person.as_ref()?.id.clone())).collect();
        accounts.sort_unstable();
        accounts.dedup();
        accounts
    }
}
