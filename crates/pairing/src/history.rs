//! A tournament as a list of rounds per player, which is how files such as TRF store it.

use crate::refusal::Refusal;
use crate::swiss::Colour;
use crate::tournament::{Bye, Entrant, Halves, Number, Outcome, Reason, Round, Table, Tournament};
use std::sync::Arc;

/// How a game ended for one of its two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Played and won.
    Win,
    /// Played and drawn.
    Draw,
    /// Played and lost.
    Loss,
    /// The opponent did not appear.
    ForfeitWin,
    /// The player did not appear.
    ForfeitLoss,
}

impl Mark {
    /// The sign of each mark in files.
    pub const SIGNS: [(Mark, char); 5] = [
        (Mark::Win, '1'),
        (Mark::Draw, '='),
        (Mark::Loss, '0'),
        (Mark::ForfeitWin, '+'),
        (Mark::ForfeitLoss, '-'),
    ];

    /// The mark for a sign.
    pub fn of(sign: char) -> Option<Mark> {
        Self::SIGNS.iter().find(|(_, known)| *known == sign).map(|(mark, _)| *mark)
    }

    /// The sign of the mark.
    pub fn sign(self) -> char {
        Self::SIGNS.iter().find(|(known, _)| *known == self).map_or(' ', |(_, sign)| *sign)
    }

    fn points(self) -> Halves {
        match self {
            Mark::Win | Mark::ForfeitWin => 2,
            Mark::Draw => 1,
            Mark::Loss | Mark::ForfeitLoss => 0,
        }
    }

    fn is_played(self) -> bool {
        matches!(self, Mark::Win | Mark::Draw | Mark::Loss)
    }
}

/// One round of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A game at a table of two.
    Game {
        /// The other player.
        opponent: Number,
        /// The player's colour.
        colour: Colour,
        /// How it ended, or `None` while it is open.
        mark: Option<Mark>,
    },
    /// A round without an opponent.
    Bye(Bye),
}

impl Tournament {
    /// Builds the rounds from the histories of the players, which must agree. A player without an entry was away.
    pub fn from_histories(entrants: Vec<Entrant>, histories: &[Vec<Entry>]) -> Result<Self, Refusal> {
        let rounds = histories.iter().map(Vec::len).max().unwrap_or(0);
        let mut tournament = Self { entrants, rounds: Vec::new() };
        for at in 0..rounds {
            let mut round = Round::default();
            for (number, history) in (1..).zip(histories) {
                match history.get(at) {
                    Some(&Entry::Bye(bye)) => round.byes.push((number, bye)),
                    None => round.byes.push((number, Bye::Zero)),
                    Some(&game @ Entry::Game { opponent, colour, .. }) => {
                        let theirs = (opponent as usize).checked_sub(1);
                        let theirs = theirs.and_then(|i| histories.get(i)).and_then(|other| other.get(at));
                        let table = theirs.and_then(|&theirs| meeting(number, game, theirs));
                        let table = table.ok_or(Refusal::NotMirrored { round: at, number })?;
                        if colour == Colour::White {
                            round.tables.push(table);
                        }
                    }
                }
            }
            tournament.check(&round)?;
            tournament.rounds.push(Arc::new(round));
        }
        Ok(tournament)
    }

    /// The history of each player, indexed by number minus 1. Tables of more than two are left out.
    pub fn histories(&self) -> Vec<Vec<Entry>> {
        let mut histories = vec![Vec::new(); self.entrants.len()];
        for round in &self.rounds {
            let mut entries = vec![Entry::Bye(Bye::Zero); histories.len()];
            for table in &round.tables {
                let [white, black] = table.seats[..] else { continue };
                let mark = |seat: usize| table.outcome.as_ref().map(|outcome| mark(outcome, seat));
                entries[white as usize - 1] =
                    Entry::Game { opponent: black, colour: Colour::White, mark: mark(0) };
                entries[black as usize - 1] =
                    Entry::Game { opponent: white, colour: Colour::Black, mark: mark(1) };
            }
            for &(number, bye) in &round.byes {
                entries[number as usize - 1] = Entry::Bye(bye);
            }
            for (history, entry) in histories.iter_mut().zip(entries) {
                history.push(entry);
            }
        }
        histories
    }
}

fn mark(outcome: &Outcome, seat: usize) -> Mark {
    match (outcome, outcome.points()[seat]) {
        (Outcome::Played(_), 0) => Mark::Loss,
        (Outcome::Played(_), 1) => Mark::Draw,
        (Outcome::Played(_), _) => Mark::Win,
        (Outcome::Forfeited(_), 0) => Mark::ForfeitLoss,
        (Outcome::Forfeited(_), _) => Mark::ForfeitWin,
    }
}

/// The table that two entries describe, if they agree.
fn meeting(number: Number, own: Entry, theirs: Entry) -> Option<Table> {
    let (Entry::Game { opponent, colour, mark }, Entry::Game { opponent: back, colour: other, mark: answer }) =
        (own, theirs)
    else {
        return None;
    };
    if back != number || colour == other || mark.is_some() != answer.is_some() {
        return None;
    }
    let (seats, marks) = match colour {
        Colour::White => (vec![number, opponent], mark.zip(answer)),
        Colour::Black => (vec![opponent, number], answer.zip(mark)),
    };
    let outcome = match marks {
        None => None,
        Some((first, second)) if first.is_played() != second.is_played() => return None,
        Some((first, second)) => {
            let points = vec![first.points(), second.points()];
            Some(if first.is_played() { Outcome::Played(points) } else { Outcome::Forfeited(points) })
        }
    };
    Some(Table { outcome, ..Table::new(seats, Reason::Recorded) })
}
