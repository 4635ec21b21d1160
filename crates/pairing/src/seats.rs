//! Tables of three and four: players of equal score sit together, with new opponents and in changing seats.

use crate::format::Format;
use crate::refusal::Refusal;
use crate::tournament::{Bye, Claim, Halves, Number, Reason, Round, Table, Tournament};
use std::cmp::Reverse;

/// Rounds of tables with several seats. If the number of players is not a multiple of `seats`, some tables
/// have one seat less. If that is not possible or not allowed (`only_full`), players sit out: those who have
/// sat out least, and of these the last in the standings.
///
/// ```
/// use pairing::{Format, Seats, Tournament};
///
/// let format = Seats { seats: 4, rounds: 3, only_full: false };
/// let round = format.next(&Tournament::of(&[0; 7])).unwrap().unwrap();
/// let sizes: Vec<usize> = round.tables.iter().map(|table| table.seats.len()).collect();
/// assert_eq!(sizes, [4, 3]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Seats {
    /// The seats of a full table.
    pub seats: usize,
    /// The number of planned rounds.
    pub rounds: usize,
    /// Whether all tables must be full.
    pub only_full: bool,
}

/// A table exchanges players with at most `NEAR` tables after it. All tables are visited at most `PASSES` times.
const NEAR: usize = 4;
const PASSES: usize = 8;

/// The points of each seat, from its place. Seats that share places share their points.
///
/// ```
/// // Four seats: the second and the third seat share the first place.
/// assert_eq!(pairing::points_by_place(&[6, 4, 2, 0], &[3, 1, 1, 4]), [2, 5, 5, 0]);
/// ```
pub fn points_by_place(points: &[Halves], places: &[usize]) -> Vec<Halves> {
    let share = |place: &usize| {
        let sharing = places.iter().filter(|other| *other == place).count();
        let from = places.iter().filter(|other| *other < place).count();
        let sum: Halves = points.iter().skip(from).take(sharing).sum();
        sum / sharing as Halves
    };
    places.iter().map(share).collect()
}

impl Format for Seats {
    fn next(&self, so_far: &Tournament) -> Result<Option<Round>, Refusal> {
        so_far.finished()?;
        if so_far.rounds.len() >= self.rounds {
            return Ok(None);
        }
        let mut present = so_far.present();
        let wrong = Refusal::WrongCount { present: present.len() };
        let sizes =
            (0..self.seats).find_map(|out| self.sizes(present.len().checked_sub(out)?)).ok_or(wrong)?;
        let scores = so_far.scores();
        let score = |number: Number| scores[number as usize - 1];
        present.sort_by_key(|&number| (Reverse(score(number)), number));
        let mut round = Round::default();
        while sizes.iter().sum::<usize>() < present.len() {
            let rested = |number: Number| {
                so_far.rounds.iter().flat_map(|round| &round.byes).filter(|bye| bye.0 == number).count()
            };
            let leaves = (0..present.len()).min_by_key(|&i| (rested(present[i]), Reverse(i)));
            round.byes.extend(leaves.map(|i| (present.remove(i), Bye::Pairing)));
        }
        let met = Met::of(so_far);
        let mut gathered: Vec<Vec<Number>> =
            sizes.into_iter().map(|size| met.gather(&mut present, size)).collect();
        met.exchange(&mut gathered, &scores);
        for table in gathered {
            let float = table.iter().any(|&number| score(number) != score(table[0]));
            let seats = met.sit(table);
            round.tables.push(Table::new(seats, Reason::Score { float, claim: Claim::Alternation }));
        }
        Ok(Some(round))
    }
}

impl Seats {
    /// The sizes of the tables for this number of players, with as few small tables as possible.
    fn sizes(&self, players: usize) -> Option<Vec<usize>> {
        let small = self.seats.checked_sub(1).filter(|&small| small >= 2)?;
        let most_small = if self.only_full { 1 } else { self.seats };
        (0..most_small).find_map(|few| {
            let rest = players.checked_sub(few * small)?;
            let sizes = [vec![self.seats; rest / self.seats], vec![small; few]].concat();
            (rest.is_multiple_of(self.seats) && !sizes.is_empty()).then_some(sizes)
        })
    }
}

/// Whom each player has met, and how often each has had which seat.
struct Met {
    opponents: Vec<Vec<Number>>,
    seats: Vec<Vec<u32>>,
}

impl Met {
    fn of(tournament: &Tournament) -> Self {
        let n = tournament.entrants.len();
        let mut met = Met { opponents: vec![Vec::new(); n], seats: vec![Vec::new(); n] };
        for table in tournament.rounds.iter().flat_map(|round| &round.tables) {
            for (seat, &number) in table.seats.iter().enumerate() {
                let i = number as usize - 1;
                met.opponents[i].extend(table.seats.iter().filter(|&&other| other != number));
                if met.seats[i].len() <= seat {
                    met.seats[i].resize(seat + 1, 0);
                }
                met.seats[i][seat] += 1;
            }
        }
        met
    }

    fn times(&self, a: Number, b: Number) -> usize {
        self.opponents[a as usize - 1].iter().filter(|&&other| other == b).count()
    }

    /// Fills a table: the first player who is left, then for each seat the player who has met the table least.
    fn gather(&self, left: &mut Vec<Number>, size: usize) -> Vec<Number> {
        let mut table = vec![left.remove(0)];
        while table.len() < size {
            let known = |&i: &usize| table.iter().map(|&other| self.times(left[i], other)).sum::<usize>();
            // Only players near in score are considered: scores matter more.
            let next = (0..left.len().min(4 * size)).min_by_key(known).unwrap_or(0);
            table.push(left.remove(next));
        }
        table
    }

    /// Exchanges players between near tables while this lowers the number of rematches, or keeps it and
    /// brings scores closer together.
    fn exchange(&self, tables: &mut [Vec<Number>], scores: &[Halves]) {
        // Each exchange lowers the cost, so this always ends. `PASSES` limits the time.
        for _ in 0..PASSES {
            let mut better = false;
            for first in 0..tables.len() {
                for second in first + 1..tables.len().min(first + 1 + NEAR) {
                    let (before, after) = tables.split_at_mut(second);
                    better |= self.exchange_two(&mut before[first], &mut after[0], scores);
                }
            }
            if !better {
                return;
            }
        }
    }

    fn exchange_two(&self, one: &mut [Number], two: &mut [Number], scores: &[Halves]) -> bool {
        let cost = |one: &[Number], two: &[Number]| {
            let (a, b) = (self.cost(one, scores), self.cost(two, scores));
            (a.0 + b.0, a.1 + b.1)
        };
        let (mut best, mut better) = (cost(one, two), false);
        for i in 0..one.len() {
            for j in 0..two.len() {
                std::mem::swap(&mut one[i], &mut two[j]);
                let now = cost(one, two);
                if now < best {
                    (best, better) = (now, true);
                } else {
                    std::mem::swap(&mut one[i], &mut two[j]);
                }
            }
        }
        better
    }

    /// The number of rematches at a table, then how far apart the scores are (sum of squared differences).
    fn cost(&self, table: &[Number], scores: &[Halves]) -> (usize, u64) {
        let (mut times, mut apart) = (0, 0);
        for (i, &a) in table.iter().enumerate() {
            for &b in &table[..i] {
                times += self.times(a, b);
                let far = u64::from(scores[a as usize - 1].abs_diff(scores[b as usize - 1]));
                apart += far * far;
            }
        }
        (times, apart)
    }

    /// The players in the order of seats that they have had least often.
    fn sit(&self, table: Vec<Number>) -> Vec<Number> {
        let mut best = (u32::MAX, table.clone());
        permute(&mut table.clone(), 0, &mut |seats| {
            let often = |(seat, &number): (usize, &Number)| {
                let sat = self.seats[number as usize - 1].get(seat).copied().unwrap_or(0);
                // Squared, because two players who each repeat once are better than one who repeats twice.
                (sat + 1) * (sat + 1)
            };
            let sum = seats.iter().enumerate().map(often).sum();
            if sum < best.0 {
                best = (sum, seats.to_vec());
            }
        });
        best.1
    }
}

fn permute(seats: &mut [Number], from: usize, visit: &mut impl FnMut(&[Number])) {
    if from == seats.len() {
        return visit(seats);
    }
    for i in from..seats.len() {
        seats.swap(from, i);
        permute(seats, from + 1, visit);
        seats.swap(from, i);
    }
}
