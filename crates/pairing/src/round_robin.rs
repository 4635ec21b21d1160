//! Round robin: everybody meets everybody, by the Berger tables.

use crate::format::Format;
use crate::refusal::Refusal;
use crate::tournament::{Bye, Number, Outcome, Reason, Round, Table, Tournament};

/// A round robin of all entrants.
///
/// ```
/// use pairing::{Format, RoundRobin, Tournament};
///
/// let round = RoundRobin { cycles: 1 }.next(&Tournament::of(&[0; 6])).unwrap().unwrap();
/// let pairs: Vec<_> = round.tables.iter().map(|table| &table.seats[..]).collect();
/// assert_eq!(pairs, [[1, 6], [2, 5], [3, 4]]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct RoundRobin {
    /// How often each pair meets: 2 for a double round robin. Each cycle reverses the colours.
    pub cycles: usize,
}

impl Format for RoundRobin {
    fn next(&self, so_far: &Tournament) -> Result<Option<Round>, Refusal> {
        so_far.finished()?;
        let numbers: Vec<Number> = so_far.numbers().collect();
        self.round(&numbers, so_far.rounds.len(), so_far)
    }
}

impl RoundRobin {
    /// The number of rounds for this number of players.
    pub(crate) fn rounds(&self, players: usize) -> usize {
        self.cycles * (players + players % 2).saturating_sub(1)
    }

    /// Round `at` (from 0) of these players. Games against players who have left are forfeited.
    pub(crate) fn round(
        &self,
        players: &[Number],
        at: usize,
        tournament: &Tournament,
    ) -> Result<Option<Round>, Refusal> {
        if players.len() < 2 {
            return Err(Refusal::WrongCount { present: players.len() });
        }
        if at >= self.rounds(players.len()) {
            return Ok(None);
        }
        let even = players.len() + players.len() % 2;
        let (cycle, at) = (at / (even - 1), at % (even - 1));
        let mut round = Round::default();
        for (white, black) in berger(even, at) {
            let (white, black) = if cycle % 2 == 0 { (white, black) } else { (black, white) };
            match (players.get(white), players.get(black)) {
                (Some(&white), Some(&black)) => {
                    round.tables.push(scheduled(white, black, Reason::Schedule, tournament));
                }
                (Some(&free), None) | (None, Some(&free)) => round.byes.push((free, Bye::Zero)),
                (None, None) => {}
            }
        }
        Ok(Some(round))
    }
}

/// A table of two who have to meet. If one of them has left, it is forfeited at once.
pub(crate) fn scheduled(white: Number, black: Number, reason: Reason, tournament: &Tournament) -> Table {
    let points = [white, black].map(|number| if tournament.entrant(number).absent { 0 } else { 2 });
    let mut table = Table::new(vec![white, black], reason);
    if points != [2, 2] {
        table.outcome = Some(Outcome::Forfeited(points.to_vec()));
    }
    table
}

/// A round of the Berger tables for an even number of players, as pairs of white and black. All numbers are from 0.
fn berger(players: usize, round: usize) -> Vec<(usize, usize)> {
    let (last, ring) = (players - 1, players - 1);
    // The last player meets the one whose double equals the round, modulo the number of the others.
    let middle = if round.is_multiple_of(2) { round / 2 } else { (round + ring) / 2 };
    let mut pairs = vec![if middle < players / 2 { (middle, last) } else { (last, middle) }];
    for step in 1..players / 2 {
        let (up, down) = ((middle + step) % ring, (middle + ring - step) % ring);
        let (low, high) = (up.min(down), up.max(down));
        // The printed tables count from 1, which does not change the parity of a sum of two.
        pairs.push(if (low + high) % 2 == 1 { (low, high) } else { (high, low) });
    }
    pairs
}
