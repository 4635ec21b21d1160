//! A tournament as plain data: the entrants and the rounds.
//!
//! It follows from a log of [events](Event). A server stores the log and rebuilds the tournament from it.

use crate::refusal::Refusal;
use std::sync::Arc;

/// The pairing number of an entrant, from 1. It never changes and is never reused.
pub type Number = u32;

/// Points in halves: 2 for a win, 1 for a draw.
pub type Halves = u32;

/// A player in a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Entrant {
    /// 0 without one.
    pub rating: u32,
    /// Whether the player is not paired at present: away for a round, withdrawn, or not arrived yet.
    pub absent: bool,
}

/// A round without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Bye {
    /// Given by the pairing to a player who is left over. Scores as a win.
    Pairing,
    /// Requested, scores as a win.
    Full,
    /// Requested, half a point.
    Half,
    /// Absent, no points.
    Zero,
}

impl Bye {
    /// The points of the bye.
    pub fn points(self) -> Halves {
        match self {
            Bye::Pairing | Bye::Full => 2,
            Bye::Half => 1,
            Bye::Zero => 0,
        }
    }
}

/// How a table ended: points by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Outcome {
    /// The game was played.
    Played(Vec<Halves>),
    /// A player did not appear. The game does not count as played.
    Forfeited(Vec<Halves>),
}

impl Outcome {
    /// Points by seat.
    pub fn points(&self) -> &[Halves] {
        match self {
            Outcome::Played(points) | Outcome::Forfeited(points) => points,
        }
    }
}

/// Why a colour was given in a Swiss pairing, in the order of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Claim {
    /// Both players get the colour they prefer.
    Both,
    /// One preference is stronger.
    Stronger,
    /// Both preferences are absolute, and one player has the wider colour difference.
    Wider,
    /// The reverse of the colours in the last round in which they had different ones.
    Alternation,
    /// The higher ranked player gets the preferred colour.
    Rank,
    /// Neither has a preference: the number of the higher ranked player decides.
    Number,
}

/// Why these players meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Reason {
    /// The schedule of a round robin.
    Schedule,
    /// Equal or similar scores.
    Score {
        /// The scores differ, so one floats down and one up.
        float: bool,
        /// Why the first seat goes to its player.
        claim: Claim,
    },
    /// The bracket of a knock-out.
    Bracket {
        /// The match in the bracket, from 0.
        slot: u32,
    },
    /// The game for third place.
    Third,
    /// A board of a match of two teams.
    Board {
        /// The match in its round, from 0.
        team_match: u32,
    },
    /// Both were free at the same time.
    Free,
    /// A rematch at once, because nobody else takes part at present.
    Again,
    /// Read from a file, which does not give the reason.
    Recorded,
}

/// A game and its players. The first seat has the first colour.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Table {
    /// The players, by seat.
    pub seats: Vec<Number>,
    /// The outcome, once the game has ended.
    pub outcome: Option<Outcome>,
    /// Why these players meet.
    pub reason: Reason,
}

impl Table {
    /// A table without an outcome.
    pub fn new(seats: Vec<Number>, reason: Reason) -> Self {
        Self { seats, outcome: None, reason }
    }
}

/// Tables that begin together, and the players who sit out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Round {
    /// In publishing order.
    pub tables: Vec<Table>,
    /// The players without an opponent, and why.
    pub byes: Vec<(Number, Bye)>,
}

/// One line of a tournament's log.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Event {
    /// A player enters and gets the next number.
    Joined {
        /// 0 without one.
        rating: u32,
    },
    /// An entrant leaves, and is not paired until the return.
    Left(Number),
    /// An entrant is paired again.
    Returned(Number),
    /// A round is published.
    Paired(Round),
    /// A table ends, or its result is corrected.
    Ended {
        /// The round, from 0.
        round: usize,
        /// The table in the round, from 0.
        table: usize,
        /// How it ended.
        outcome: Outcome,
    },
}

/// A tournament so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tournament {
    /// In order of number. The first has number 1.
    pub entrants: Vec<Entrant>,
    /// In order. Shared, so that cloning a long tournament is cheap.
    #[cfg_attr(feature = "serde", serde(with = "shared"))]
    pub rounds: Vec<Arc<Round>>,
}

impl Tournament {
    /// A tournament before its first round, with an entrant for each of these ratings.
    pub fn of(ratings: &[u32]) -> Self {
        let entrants = ratings.iter().map(|&rating| Entrant { rating, absent: false }).collect();
        Self { entrants, rounds: Vec::new() }
    }

    /// Rebuilds a tournament from its log.
    pub fn replay(log: impl IntoIterator<Item = Event>) -> Result<Self, Refusal> {
        let mut tournament = Self::default();
        for event in log {
            tournament.apply(event)?;
        }
        Ok(tournament)
    }

    /// Applies an event. An event that is refused changes nothing.
    pub fn apply(&mut self, event: Event) -> Result<(), Refusal> {
        match event {
            Event::Joined { rating } => self.entrants.push(Entrant { rating, absent: false }),
            Event::Left(number) => self.entrant_mut(number)?.absent = true,
            Event::Returned(number) => self.entrant_mut(number)?.absent = false,
            Event::Paired(round) => {
                self.check(&round)?;
                self.rounds.push(Arc::new(round));
            }
            Event::Ended { round, table, outcome } => {
                let found = self.rounds.get_mut(round).map(Arc::make_mut);
                let found = found.and_then(|round| round.tables.get_mut(table));
                let found = found.ok_or(Refusal::NoSuchTable { round, table })?;
                if outcome.points().len() != found.seats.len() {
                    return Err(Refusal::WrongSeats { round, table });
                }
                found.outcome = Some(outcome);
            }
        }
        Ok(())
    }

    fn entrant_mut(&mut self, number: Number) -> Result<&mut Entrant, Refusal> {
        let at = (number as usize).checked_sub(1);
        at.and_then(|at| self.entrants.get_mut(at)).ok_or(Refusal::NoSuchEntrant(number))
    }

    /// Refuses a round with a number that is not an entrant's, or that appears twice.
    pub(crate) fn check(&self, round: &Round) -> Result<(), Refusal> {
        let seats = round.tables.iter().flat_map(|table| table.seats.iter().copied());
        let mut seen = vec![false; self.entrants.len()];
        for number in seats.chain(round.byes.iter().map(|&(number, _)| number)) {
            let at = (number as usize).checked_sub(1);
            let seen = at.and_then(|at| seen.get_mut(at)).ok_or(Refusal::NoSuchEntrant(number))?;
            if std::mem::replace(seen, true) {
                return Err(Refusal::TwiceInARound(number));
            }
        }
        Ok(())
    }

    /// The numbers of all entrants.
    pub fn numbers(&self) -> impl Iterator<Item = Number> + use<> {
        1..=self.entrants.len() as Number
    }

    /// The numbers of the entrants who can be paired now.
    pub fn present(&self) -> Vec<Number> {
        self.numbers().filter(|&number| !self.entrant(number).absent).collect()
    }

    /// The entrant with a number that is known to exist.
    pub(crate) fn entrant(&self, number: Number) -> &Entrant {
        &self.entrants[number as usize - 1]
    }

    /// Fails while a table of the last round has no outcome.
    pub(crate) fn finished(&self) -> Result<(), Refusal> {
        let open = self
            .rounds
            .last()
            .and_then(|round| round.tables.iter().position(|table| table.outcome.is_none()));
        open.map_or(Ok(()), |table| Err(Refusal::Unfinished { round: self.rounds.len() - 1, table }))
    }

    /// The points of each entrant after all rounds, indexed by number minus 1.
    pub fn scores(&self) -> Vec<Halves> {
        let mut scores = vec![0; self.entrants.len()];
        for round in &self.rounds {
            round.score(&mut scores);
        }
        scores
    }
}

impl Round {
    /// Adds the points of the round.
    pub(crate) fn score(&self, scores: &mut [Halves]) {
        for table in &self.tables {
            if let Some(outcome) = &table.outcome {
                for (&number, &points) in table.seats.iter().zip(outcome.points()) {
                    scores[number as usize - 1] += points;
                }
            }
        }
        for &(number, bye) in &self.byes {
            scores[number as usize - 1] += bye.points();
        }
    }
}

/// Serializes shared rounds as a plain list.
#[cfg(feature = "serde")]
mod shared {
    use super::{Arc, Round};
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(rounds: &[Arc<Round>], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(rounds.iter().map(Arc::as_ref))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Arc<Round>>, D::Error> {
        Ok(Vec::<Round>::deserialize(from)?.into_iter().map(Arc::new).collect())
    }
}
