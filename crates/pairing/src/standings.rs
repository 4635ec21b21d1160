//! Standings with tie-breaks, cross tables and performance ratings.

use crate::tournament::{Bye, Halves, Number, Outcome, Reason, Table, Tournament};
use std::cmp::Reverse;

/// A rule that orders players of equal points. All values are in quarters of a point, except counts of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum TieBreak {
    /// Points against the other tied players, if all of them have met. In a round robin a forfeited game
    /// counts as played.
    DirectEncounter,
    /// The sum of the opponents' points, without the lowest `cut_low` and the highest `cut_high`.
    ///
    /// A round that was not played counts as a dummy opponent with the player's own points, but at most the points of
    /// the opponent who did not appear, or without one the points for draws in all rounds. The low cut takes rounds
    /// that the player chose not to play first. Opponents who have left count as if they had drawn every round since.
    /// In a round robin a forfeited game counts as played, and a round without an opponent does not count.
    Buchholz {
        /// How many of the lowest values are left out.
        cut_low: usize,
        /// How many of the highest values are left out.
        cut_high: usize,
    },
    /// The sum of each opponent's points times the points scored against them. A round that was not played
    /// counts as in Buchholz.
    SonnebornBerger,
    /// The sum of the running totals after each round.
    Progressive,
    /// Games that were played and won.
    Wins,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Standing {
    /// The place, from 1. Players whom no tie-break separates share a place.
    pub place: usize,
    /// The player.
    pub number: Number,
    /// Points in halves.
    pub points: Halves,
    /// The values of the tie-breaks, in the order they were given.
    pub values: Vec<u32>,
}

/// One round of a player, as the tie-breaks see it.
#[derive(Clone, Copy)]
struct Scored {
    /// The opponent of a game that was played, or counts as played. Their points count for the tie-breaks.
    opponent: Option<Number>,
    /// The opponent of a game that was forfeited.
    missed: Option<Number>,
    points: Halves,
    /// Whether the game was played and won.
    won: bool,
    /// Whether the player chose not to play: a requested bye, an absence, or not appearing.
    chosen: bool,
    /// Whether the player was paired, even if somebody did not appear.
    given: bool,
    /// Whether the round counts as a dummy opponent if it was not played.
    counts: bool,
}

impl Scored {
    /// A round without a table. In a round robin (`scheduled`) it is nobody's choice and does not count.
    fn bye(points: Halves, chosen: bool, scheduled: bool) -> Self {
        let (chosen, counts) = (chosen && !scheduled, !scheduled);
        Self { opponent: None, missed: None, points, won: false, chosen, given: false, counts }
    }
}

/// The standings after all rounds so far.
///
/// ```
/// use pairing::standings::{TieBreak, standings};
///
/// let table = standings(&pairing::Tournament::of(&[0, 0]), &[TieBreak::Wins]);
/// assert_eq!((table[0].place, table[1].place), (1, 1));
/// ```
pub fn standings(tournament: &Tournament, tie_breaks: &[TieBreak]) -> Vec<Standing> {
    let rounds = scored(tournament);
    let points = tournament.scores();
    let adjusted = adjusted(&rounds, &points);
    let all_drawn = all_drawn(tournament);
    let mut table: Vec<Standing> = tournament
        .numbers()
        .zip(&points)
        .map(|(number, &points)| Standing { place: 1, number, points, values: Vec::new() })
        .collect();
    table.sort_by_key(|line| (Reverse(line.points), line.number));
    for &tie_break in tie_breaks {
        for i in 0..table.len() {
            let line = &table[i];
            let value = match tie_break {
                TieBreak::DirectEncounter => direct(line, &table, &rounds),
                _ => value(tie_break, line, &rounds, &adjusted, all_drawn),
            };
            table[i].values.push(value);
        }
        table.sort_by_key(|line| (Reverse(line.points), Reverse(line.values.clone()), line.number));
    }
    for i in 1..table.len() {
        let same = table[i].points == table[i - 1].points && table[i].values == table[i - 1].values;
        table[i].place = if same { table[i - 1].place } else { i + 1 };
    }
    table
}

/// The rounds of each player, indexed by number minus 1.
fn scored(tournament: &Tournament) -> Vec<Vec<Scored>> {
    let mut all = vec![Vec::new(); tournament.entrants.len()];
    for (at, round) in tournament.rounds.iter().enumerate() {
        let scheduled = round.tables.iter().any(|table| table.reason == Reason::Schedule);
        for table in &round.tables {
            let Some(outcome) = &table.outcome else { continue };
            let played = matches!(outcome, Outcome::Played(_));
            let best = outcome.points().iter().max().copied().unwrap_or(0);
            let leaders = outcome.points().iter().filter(|&&points| points == best).count();
            for (&number, &points) in table.seats.iter().zip(outcome.points()) {
                let others = table.seats.iter().filter(|&&other| other != number);
                let won = played && points == best && leaders == 1;
                // At a table of three or four every other player is an opponent, and the points count once.
                for (i, &opponent) in others.enumerate() {
                    let first = i == 0;
                    all[number as usize - 1].push(Scored {
                        opponent: (played || scheduled).then_some(opponent),
                        missed: (!played).then_some(opponent),
                        points: if first { points } else { 0 },
                        won: won && first,
                        chosen: !played && points == 0 && !scheduled,
                        given: true,
                        counts: !scheduled,
                    });
                }
            }
        }
        for &(number, bye) in &round.byes {
            all[number as usize - 1].push(Scored::bye(
                bye.points(),
                matches!(bye, Bye::Half | Bye::Zero),
                scheduled,
            ));
        }
        for own in &mut all {
            if own.len() <= at {
                own.push(Scored::bye(0, true, scheduled));
            }
        }
    }
    all
}

/// The points of each player as somebody's opponent. If the last rounds were chosen not to be played, those
/// of them without a pairing count as draws.
fn adjusted(rounds: &[Vec<Scored>], points: &[Halves]) -> Vec<Halves> {
    let drawn = |own: &Vec<Scored>| -> (Halves, Halves) {
        let left = own.iter().rev().take_while(|round| round.chosen).filter(|round| !round.given);
        left.fold((0, 0), |(drawn, had), round| (drawn + 1, had + round.points))
    };
    let adjust = |(own, points): (&Vec<Scored>, &Halves)| {
        let (drawn, had) = drawn(own);
        points + drawn - had
    };
    rounds.iter().zip(points).map(adjust).collect()
}

/// The points for draws in all rounds. At larger tables a draw counts half the points of the first place.
fn all_drawn(tournament: &Tournament) -> Halves {
    let seats = |table: &Table| table.seats.len().max(2);
    let rounds = tournament.rounds.iter().map(|round| round.tables.iter().map(seats).max().unwrap_or(2));
    rounds.map(|seats| seats as Halves - 1).sum()
}

fn value(
    tie_break: TieBreak,
    line: &Standing,
    rounds: &[Vec<Scored>],
    adjusted: &[Halves],
    all_drawn: Halves,
) -> u32 {
    let own = &rounds[line.number as usize - 1];
    let points = |of: Number| adjusted[of as usize - 1];
    let of = |round: &Scored| match (round.opponent, round.missed) {
        (Some(opponent), _) => points(opponent),
        (None, Some(missed)) => line.points.min(points(missed)),
        (None, None) => line.points.min(all_drawn),
    };
    let counted = || own.iter().filter(|round| round.opponent.is_some() || round.counts);
    match tie_break {
        TieBreak::Buchholz { cut_low, cut_high } => {
            let mut opponents: Vec<(bool, Halves)> =
                counted().map(|round| (!round.chosen, of(round))).collect();
            opponents.sort_unstable();
            let mut kept: Vec<Halves> =
                opponents.into_iter().skip(cut_low).map(|(_, points)| points).collect();
            kept.sort_unstable();
            2 * kept.iter().take(kept.len().saturating_sub(cut_high)).sum::<Halves>()
        }
        TieBreak::SonnebornBerger => counted().map(|round| of(round) * round.points).sum(),
        TieBreak::Progressive => {
            let sums = own.iter().scan(0, |sum, round| {
                *sum += round.points;
                Some(*sum)
            });
            2 * sums.sum::<Halves>()
        }
        TieBreak::Wins => own.iter().filter(|round| round.won).count() as u32,
        TieBreak::DirectEncounter => 0,
    }
}

/// The points against the players who are still tied, or 0 if not all of them have met.
fn direct(line: &Standing, table: &[Standing], rounds: &[Vec<Scored>]) -> u32 {
    // Compare by the earlier tie-breaks only. The first lines may already have a value for this one.
    let known = table.iter().map(|other| other.values.len()).min().unwrap_or(0);
    let tied: Vec<Number> = table
        .iter()
        .filter(|other| other.points == line.points && other.values[..known] == line.values[..known])
        .map(|other| other.number)
        .collect();
    let met = |a: Number, b: Number| rounds[a as usize - 1].iter().any(|round| round.opponent == Some(b));
    let all = tied.iter().all(|&a| tied.iter().all(|&b| a == b || met(a, b)));
    if tied.len() < 2 || !all {
        return 0;
    }
    let own = &rounds[line.number as usize - 1];
    let against = own.iter().filter(|round| round.opponent.is_some_and(|other| tied.contains(&other)));
    2 * against.map(|round| round.points).sum::<Halves>()
}

/// The points of one player against another, game by game, in halves.
pub type Cell = Vec<Halves>;

/// The cross table: a row and a column for each line of the standings, in the same order.
pub fn cross_table(tournament: &Tournament, order: &[Standing]) -> Vec<Vec<Cell>> {
    let mut column = vec![0; tournament.entrants.len()];
    for (i, line) in order.iter().enumerate() {
        column[line.number as usize - 1] = i;
    }
    let mut cells = vec![vec![Cell::new(); order.len()]; order.len()];
    for table in tournament.rounds.iter().flat_map(|round| &round.tables) {
        let Some(outcome) = &table.outcome else { continue };
        for (&number, &points) in table.seats.iter().zip(outcome.points()) {
            for &other in table.seats.iter().filter(|&&other| other != number) {
                cells[column[number as usize - 1]][column[other as usize - 1]].push(points);
            }
        }
    }
    cells
}

/// The performance rating: the rating at which the result would have been expected. It is the mean of the
/// opponents' ratings plus the difference that the logistic curve gives for the score, limited to ±800.
/// `None` without a game against a rated opponent.
///
/// ```
/// assert_eq!(pairing::standings::performance(&[(1500, 2), (1700, 0)]), Some(1600));
/// assert_eq!(pairing::standings::performance(&[(1500, 2)]), Some(2300));
/// ```
pub fn performance(games: &[(u32, Halves)]) -> Option<i32> {
    let rated: Vec<(u32, Halves)> = games.iter().copied().filter(|(rating, _)| *rating > 0).collect();
    if rated.is_empty() {
        return None;
    }
    let count = rated.len() as f64;
    let mean = rated.iter().map(|(rating, _)| f64::from(*rating)).sum::<f64>() / count;
    let share = rated.iter().map(|(_, points)| f64::from(*points)).sum::<f64>() / (2.0 * count);
    let gain = if share <= 0.0 {
        -800.0
    } else if share >= 1.0 {
        800.0
    } else {
        (400.0 * (share / (1.0 - share)).log10()).clamp(-800.0, 800.0)
    };
    Some((mean + gain).round() as i32)
}

/// The games of a player that count for the [performance]: the opponents' ratings and the points.
pub fn rated_games(tournament: &Tournament, number: Number) -> Vec<(u32, Halves)> {
    let mut games = Vec::new();
    for table in tournament.rounds.iter().flat_map(|round| &round.tables) {
        if let ([first, second], Some(Outcome::Played(points))) = (&table.seats[..], &table.outcome) {
            if *first == number {
                games.push((tournament.entrant(*second).rating, points[0]));
            } else if *second == number {
                games.push((tournament.entrant(*first).rating, points[1]));
            }
        }
    }
    games
}
