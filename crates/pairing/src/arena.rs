//! Arena: players who are free are paired at once, by score and rating, and never twice in a row with each other.

use crate::format::Format;
use crate::refusal::Refusal;
use crate::tournament::{Bye, Halves, Number, Outcome, Reason, Round, Table, Tournament};
use std::cmp::Reverse;

/// An arena. Each call pairs the players who are free at that moment; tables of earlier rounds may still be
/// in progress. A player who has to wait is among the byes, and is less likely to wait the next time. A round
/// without tables need not be kept.
///
/// ```
/// use pairing::{Arena, Event, Format, Tournament};
///
/// let mut tournament = Tournament::of(&[2000, 1500, 1900, 1400]);
/// let round = Arena.next(&tournament).unwrap().unwrap();
/// assert_eq!((&round.tables[0].seats[..], &round.tables[1].seats[..]), (&[1, 3][..], &[2, 4][..]));
/// tournament.apply(Event::Paired(round)).unwrap();
/// // All of them play, so nobody is paired.
/// assert!(Arena.next(&tournament).unwrap().unwrap().tables.is_empty());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Arena;

/// A player's score in an arena.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ArenaScore {
    /// 2 for a win and 1 for a draw; twice that while on fire.
    pub points: Halves,
    /// Wins in a row. From two on the next game counts twice.
    pub streak: u32,
    /// Finished games.
    pub games: u32,
}

/// The arena score of each player, indexed by number minus 1.
pub fn arena_scores(tournament: &Tournament) -> Vec<ArenaScore> {
    let mut scores = vec![ArenaScore::default(); tournament.entrants.len()];
    for table in tournament.rounds.iter().flat_map(|round| &round.tables) {
        let Some(outcome) = &table.outcome else { continue };
        for (&number, &points) in table.seats.iter().zip(outcome.points()) {
            let score = &mut scores[number as usize - 1];
            score.points += if score.streak >= 2 { 2 * points } else { points };
            let won = points >= 2 && matches!(outcome, Outcome::Played(_));
            score.streak = if won { score.streak + 1 } else { 0 };
            score.games += 1;
        }
    }
    scores
}

/// A player who is free, with what the pairing looks at.
#[derive(Clone, Copy)]
struct Free {
    number: Number,
    last_opponent: Number,
    /// The round of the last game, from 1.
    last_round: usize,
    /// How often the player has had to wait since then.
    waits: usize,
    /// Games in the first seat minus games in the second.
    balance: i32,
}

impl Format for Arena {
    fn next(&self, so_far: &Tournament) -> Result<Option<Round>, Refusal> {
        let (mut free, mut waiting) = (free(so_far), Vec::new());
        let scores = arena_scores(so_far);
        free.sort_by_key(|one| {
            let i = one.number as usize - 1;
            (Reverse(scores[i].points), Reverse(so_far.entrants[i].rating), one.number)
        });
        if free.len() % 2 == 1 {
            // The player who has waited least, and of those the one who played last, so that nobody waits long.
            let one = (0..free.len()).max_by_key(|&i| (Reverse(free[i].waits), free[i].last_round, i));
            waiting.extend(one.map(|i| free.remove(i)));
        }
        let only_two = so_far.present().len() == 2;
        let pairs = pairs(free, only_two, &mut waiting);
        let tables = pairs.into_iter().map(|(a, b)| {
            let again = a.last_opponent == b.number && b.last_opponent == a.number;
            let (first, second) = if a.balance <= b.balance { (a, b) } else { (b, a) };
            let reason = if again { Reason::Again } else { Reason::Free };
            Table::new(vec![first.number, second.number], reason)
        });
        let byes = waiting.iter().map(|one| (one.number, Bye::Zero)).collect();
        Ok(Some(Round { tables: tables.collect(), byes }))
    }
}

fn free(so_far: &Tournament) -> Vec<Free> {
    let mut all: Vec<Free> = so_far
        .numbers()
        .map(|number| Free { number, last_opponent: 0, last_round: 0, waits: 0, balance: 0 })
        .collect();
    let mut busy: Vec<bool> = so_far.entrants.iter().map(|entrant| entrant.absent).collect();
    for (at, round) in (1..).zip(&so_far.rounds) {
        for table in &round.tables {
            let [first, second] = table.seats[..] else { continue };
            for (own, other, colour) in [(first, second, 1), (second, first, -1)] {
                let i = own as usize - 1;
                let balance = all[i].balance + colour;
                all[i] = Free { number: own, last_opponent: other, last_round: at, waits: 0, balance };
                busy[i] |= table.outcome.is_none();
            }
        }
        for &(number, _) in &round.byes {
            all[number as usize - 1].waits += 1;
        }
    }
    all.retain(|one| !busy[one.number as usize - 1]);
    all
}

/// Pairs neighbours in the order of standings, unless their last game was against each other.
fn pairs(free: Vec<Free>, only_two: bool, waiting: &mut Vec<Free>) -> Vec<(Free, Free)> {
    let met = |a: Free, b: Free| a.last_opponent == b.number && b.last_opponent == a.number;
    let mut pairs: Vec<(Free, Free)> = Vec::with_capacity(free.len() / 2);
    let mut left = std::collections::VecDeque::from(free);
    while let Some(a) = left.pop_front() {
        // Each player has only one last opponent, so one of the next two is possible.
        if let Some(i) = (0..left.len().min(2)).find(|&i| !met(a, left[i])) {
            pairs.extend(left.remove(i).map(|b| (a, b)));
        } else if let Some(b) = left.pop_front() {
            // The last two have just met: exchange them with the pair before, or let them wait for others.
            match pairs.pop() {
                Some((c, d)) => pairs.extend([(c, a), (d, b)]),
                None if only_two => pairs.push((a, b)),
                None => waiting.extend([a, b]),
            }
        }
    }
    pairs
}
