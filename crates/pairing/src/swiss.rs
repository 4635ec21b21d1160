//! Swiss by the FIDE (Dutch) system: Handbook C.04.3, the edition in force from 1 February 2026.
//!
//! The handbook tries candidates in a given order, which takes exponential time. Here each bracket is a graph
//! whose maximum-weight matching is the best pairing by criteria C4 to C21, and among equally good matchings the
//! first in the handbook's order is chosen. `tests/slow.rs` implements the handbook's own search and compares.

mod bracket;
mod colour;
mod criteria;
mod field;
mod player;
mod settle;

pub use player::Colour;

use crate::format::Format;
use crate::refusal::Refusal;
use crate::tournament::{Bye, Reason, Round, Table, Tournament};
use bracket::Bracket;
use field::Field;
use player::Player;

/// A Swiss tournament.
///
/// ```
/// use pairing::{Colour, Dutch, Format, Tournament};
///
/// let dutch = Dutch { rounds: 5, first: Colour::White };
/// let round = dutch.next(&Tournament::of(&[2000, 1900, 1800, 1700, 1600])).unwrap().unwrap();
/// let pairs: Vec<_> = round.tables.iter().map(|table| &table.seats[..]).collect();
/// assert_eq!(pairs, [[1, 3], [4, 2]]);
/// assert_eq!(round.byes[0].0, 5);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Dutch {
    /// The number of planned rounds. Some rules differ in the last round.
    pub rounds: usize,
    /// The colour of the first player in the first round, drawn by lot.
    pub first: Colour,
}

impl Format for Dutch {
    fn next(&self, so_far: &Tournament) -> Result<Option<Round>, Refusal> {
        so_far.finished()?;
        if so_far.rounds.len() >= self.rounds {
            return Ok(None);
        }
        let players = player::players(so_far, so_far.rounds.len() + 1 >= self.rounds);
        let field = Field::new(&players, so_far.rounds.len()).ok_or(Refusal::NoPairing)?;
        let (pairs, left) = brackets(&field);
        let mut round = self.publish(&players, pairs);
        round.byes = left.map(|player| (players[player].number, Bye::Pairing)).into_iter().collect();
        Ok(Some(round))
    }
}

/// Pairs bracket by bracket, from the top. The player who is left over gets the bye.
fn brackets(field: &Field) -> (Vec<(usize, usize)>, Option<usize>) {
    let (mut pairs, mut moved) = (Vec::new(), Vec::new());
    let groups = field.groups();
    for (i, residents) in groups.iter().enumerate() {
        let next = groups.get(i + 1).cloned().unwrap_or(residents.end..residents.end);
        let bracket =
            Bracket { field, moved, residents: residents.clone(), rest: next.end..field.players.len(), next };
        let paired = bracket.pair();
        pairs.extend(paired.pairs);
        moved = paired.floaters;
    }
    (pairs, moved.pop())
}

impl Dutch {
    /// Allocates the colours and sorts the pairs into publishing order.
    fn publish(&self, players: &[Player], mut pairs: Vec<(usize, usize)>) -> Round {
        let score = |i: usize| std::cmp::Reverse(players[i].score);
        pairs.sort_by_key(|&(high, low)| (score(high), score(low), players[high].number));
        let tables = pairs.into_iter().map(|(high, low)| {
            let (high, low) = (&players[high], &players[low]);
            let (colour, claim) = colour::allocate(high, low, self.first);
            let (white, black) = if colour == Colour::White { (high, low) } else { (low, high) };
            let reason = Reason::Score { float: high.score != low.score, claim };
            Table::new(vec![white.number, black.number], reason)
        });
        Round { tables: tables.collect(), byes: Vec::new() }
    }
}
