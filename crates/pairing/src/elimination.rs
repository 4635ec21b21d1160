//! Knock-out: single elimination, with or without a game for third place, and double elimination.
//!
//! The bracket is not stored, because it follows from the seeds and the results. Each call replays the rounds
//! so far; the first round that is missing is the next one.

use crate::format::Format;
use crate::refusal::Refusal;
use crate::round_robin::scheduled;
use crate::tournament::{Bye, Number, Reason, Round, Table, Tournament};

/// A knock-out tournament. Numbers are seeds. Byes in the first round go to the best seeds.
///
/// ```
/// use pairing::{Elimination, Format, Tournament};
///
/// let knockout = Elimination { double: false, third_place: true };
/// let round = knockout.next(&Tournament::of(&[0; 6])).unwrap().unwrap();
/// let pairs: Vec<_> = round.tables.iter().map(|table| &table.seats[..]).collect();
/// assert_eq!(pairs, [[4, 5], [3, 6]]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Elimination {
    /// A player who has lost once continues in a second bracket.
    pub double: bool,
    /// The losers of the semi-finals play for third place. Double elimination has a third place anyway.
    pub third_place: bool,
}

impl Format for Elimination {
    fn next(&self, so_far: &Tournament) -> Result<Option<Round>, Refusal> {
        let seeds: Vec<Number> = so_far.numbers().collect();
        self.after(&seeds, so_far, 0)
    }
}

/// Two places of a bracket. A place is `None` where there was no seed.
type Meeting = (Option<Number>, Option<Number>);

/// The rounds replayed so far.
struct Replay<'a> {
    tournament: &'a Tournament,
    at: usize,
    /// The first round that has not been paired yet.
    due: Option<Round>,
}

impl Elimination {
    /// The next round, where the rounds from `from` on are those of this knock-out.
    pub(crate) fn after(
        &self,
        seeds: &[Number],
        so_far: &Tournament,
        from: usize,
    ) -> Result<Option<Round>, Refusal> {
        if seeds.len() < 2 {
            return Err(Refusal::WrongCount { present: seeds.len() });
        }
        so_far.finished()?;
        let mut replay = Replay { tournament: so_far, at: from, due: None };
        let places: Vec<Option<Number>> =
            order(seeds.len().next_power_of_two()).into_iter().map(|seed| seeds.get(seed).copied()).collect();
        // `None` if the replay stopped at a missing round.
        let ended =
            if self.double { replay.double(places)? } else { replay.single(places, self.third_place)? };
        match replay.due {
            None if ended.is_some() && replay.at < so_far.rounds.len() => Err(Refusal::OtherRounds),
            due => Ok(due),
        }
    }
}

/// The seeds (from 0) of a bracket from top to bottom, placed so that the best two can only meet in the final.
fn order(size: usize) -> Vec<usize> {
    let mut seeds = vec![0];
    while seeds.len() < size {
        let last = 2 * seeds.len() - 1;
        seeds = seeds.into_iter().flat_map(|seed| [seed, last - seed]).collect();
    }
    seeds
}

fn halves(places: &[Option<Number>]) -> Vec<Meeting> {
    places.chunks(2).map(|pair| (pair[0], pair.get(1).copied().flatten())).collect()
}

fn winners(results: &[Meeting]) -> Vec<Option<Number>> {
    results.iter().map(|result| result.0).collect()
}

fn losers(results: &[Meeting]) -> Vec<Option<Number>> {
    results.iter().map(|result| result.1).collect()
}

impl Replay<'_> {
    /// `None` if a round is missing.
    fn single(&mut self, mut places: Vec<Option<Number>>, third_place: bool) -> Result<Option<()>, Refusal> {
        let mut beaten = Vec::new();
        while places.len() > 1 {
            let mut meetings = halves(&places);
            let is_final = meetings.len() == 1;
            let third = is_final && third_place && beaten.iter().flatten().count() == 2;
            if third {
                meetings.push((beaten[0], beaten[1]));
            }
            let reason = |slot: usize| match (third, slot) {
                (true, 1) => Reason::Third,
                _ => Reason::Bracket { slot: slot as u32 },
            };
            let Some(results) = self.play(&meetings, reason)? else { return Ok(None) };
            beaten = losers(&results);
            places = winners(&results);
            if is_final {
                places.truncate(1);
            }
        }
        Ok(Some(()))
    }

    fn double(&mut self, mut upper: Vec<Option<Number>>) -> Result<Option<()>, Refusal> {
        let slot = |slot: usize| Reason::Bracket { slot: slot as u32 };
        let Some(results) = self.play(&halves(&upper), slot)? else { return Ok(None) };
        upper = winners(&results);
        let mut lower = losers(&results);
        let mut turn = false;
        while upper.len() > 1 {
            // One round in both brackets at the same time.
            let split = upper.len() / 2;
            let meetings: Vec<Meeting> = halves(&upper).into_iter().chain(halves(&lower)).collect();
            let Some(results) = self.play(&meetings, slot)? else { return Ok(None) };
            upper = winners(&results[..split]);
            lower = winners(&results[split..]);
            // The order of those who drop into the lower bracket alternates, to put off rematches.
            let mut dropped = losers(&results[..split]);
            if turn {
                dropped.rotate_left(split / 2);
            } else {
                dropped.reverse();
            }
            turn = !turn;
            let meetings: Vec<Meeting> = lower.into_iter().zip(dropped).collect();
            let Some(results) = self.play(&meetings, slot)? else { return Ok(None) };
            lower = winners(&results);
        }
        let last = (upper[0], lower[0]);
        let Some(results) = self.play(&[last], slot)? else { return Ok(None) };
        // Two losses eliminate. If the winner of the upper bracket loses the final, that is the first: they
        // play again.
        if results[0].0 != last.0 && self.play(&[last], slot)?.is_none() {
            return Ok(None);
        }
        Ok(Some(()))
    }

    /// The winners and losers of these meetings. If they have not been paired, sets `due` and returns `None`.
    fn play(
        &mut self,
        meetings: &[Meeting],
        reason: impl Fn(usize) -> Reason,
    ) -> Result<Option<Vec<Meeting>>, Refusal> {
        let needed = meetings.iter().any(|meeting| meeting.0.is_some() && meeting.1.is_some());
        let played = self.tournament.rounds.get(self.at);
        if needed && played.is_none() {
            self.due = Some(self.publish(meetings, reason));
            return Ok(None);
        }
        let round = self.at;
        self.at += usize::from(needed);
        let results = meetings.iter().map(|&meeting| match meeting {
            (Some(a), Some(b)) => {
                let tables = played.map_or(&[][..], |round| &round.tables);
                let table = tables.iter().position(|table| table.seats == [a, b]);
                let table = table.ok_or(Refusal::OtherRounds)?;
                decided(&tables[table]).ok_or(Refusal::Level { round, table })
            }
            // A player without an opponent advances.
            (a, b) => Ok((a.or(b), None)),
        });
        results.collect::<Result<Vec<_>, _>>().map(Some)
    }

    fn publish(&self, meetings: &[Meeting], reason: impl Fn(usize) -> Reason) -> Round {
        let mut round = Round::default();
        for (slot, &meeting) in meetings.iter().enumerate() {
            match meeting {
                (Some(a), Some(b)) => round.tables.push(scheduled(a, b, reason(slot), self.tournament)),
                (Some(alone), None) | (None, Some(alone)) => round.byes.push((alone, Bye::Pairing)),
                (None, None) => {}
            }
        }
        round
    }
}

/// Winner and loser, or `None` after a draw. If both players forfeited, the first seat advances.
fn decided(table: &Table) -> Option<Meeting> {
    let points = table.outcome.as_ref()?.points();
    let (a, b) = (Some(table.seats[0]), Some(table.seats[1]));
    match points[0].cmp(&points[1]) {
        std::cmp::Ordering::Greater => Some((a, b)),
        std::cmp::Ordering::Less => Some((b, a)),
        std::cmp::Ordering::Equal => (points[0] == 0).then_some((a, b)),
    }
}
