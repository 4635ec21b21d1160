//! The errors of this crate, as data: the caller words the message.

use crate::tournament::Number;
use std::fmt;

/// Why something was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Refusal {
    /// No pairing obeys the absolute rules. The organiser has to decide.
    NoPairing,
    /// The format cannot be played by this number of players.
    WrongCount {
        /// The number of players who can be paired.
        present: usize,
    },
    /// A table of the last round has no outcome yet.
    Unfinished {
        /// The round, from 0.
        round: usize,
        /// The table, from 0.
        table: usize,
    },
    /// A knock-out game was drawn, so nobody advances.
    Level {
        /// The round, from 0.
        round: usize,
        /// The table, from 0.
        table: usize,
    },
    /// No entrant has this number.
    NoSuchEntrant(Number),
    /// There is no such table.
    NoSuchTable {
        /// The round, from 0.
        round: usize,
        /// The table, from 0.
        table: usize,
    },
    /// The outcome does not have as many points as the table has seats.
    WrongSeats {
        /// The round, from 0.
        round: usize,
        /// The table, from 0.
        table: usize,
    },
    /// A player would sit at two tables of a round.
    TwiceInARound(Number),
    /// The entries of a player and of the opponent contradict each other.
    NotMirrored {
        /// The round, from 0.
        round: usize,
        /// The player.
        number: Number,
    },
    /// The rounds differ from those that the format would have paired.
    OtherRounds,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NoPairing => write!(to, "no pairing obeys the absolute rules"),
            Refusal::WrongCount { present } => write!(to, "this format cannot be played by {present}"),
            Refusal::Unfinished { round, table } => {
                write!(to, "table {} of round {} has no outcome", table + 1, round + 1)
            }
            Refusal::Level { round, table } => {
                write!(to, "table {} of round {} ended level, and one has to go on", table + 1, round + 1)
            }
            Refusal::NoSuchEntrant(number) => write!(to, "nobody has the number {number}"),
            Refusal::NoSuchTable { round, table } => {
                write!(to, "there is no table {} in round {}", table + 1, round + 1)
            }
            Refusal::WrongSeats { round, table } => {
                write!(to, "the outcome of table {} in round {} has other seats", table + 1, round + 1)
            }
            Refusal::TwiceInARound(number) => write!(to, "number {number} would sit twice in a round"),
            Refusal::NotMirrored { round, number } => {
                write!(to, "round {} of number {number} is not what the opponent says", round + 1)
            }
            Refusal::OtherRounds => write!(to, "the rounds so far are not those of this format"),
        }
    }
}

impl std::error::Error for Refusal {}
