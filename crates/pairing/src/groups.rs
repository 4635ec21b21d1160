//! Groups, then a knock-out of the best of each group.

use crate::elimination::Elimination;
use crate::format::Format;
use crate::refusal::Refusal;
use crate::round_robin::RoundRobin;
use crate::standings::{TieBreak, standings};
use crate::tournament::{Number, Round, Tournament};

/// Groups that each play a round robin, then a knock-out of those who qualify.
#[derive(Clone, Copy, Debug)]
pub struct Groups {
    /// The number of groups. Seeds are dealt in a snake (1, 2, 3, 3, 2, 1), so that the groups are equally strong.
    pub groups: usize,
    /// How many of each group qualify for the knock-out.
    pub advance: usize,
    /// The round robin of each group.
    pub first: RoundRobin,
    /// The knock-out after it.
    pub then: Elimination,
}

impl Format for Groups {
    fn next(&self, so_far: &Tournament) -> Result<Option<Round>, Refusal> {
        so_far.finished()?;
        let present = so_far.entrants.len();
        // Each group needs two players, and somebody has to qualify.
        if self.groups == 0 || self.advance == 0 || present < 2 * self.groups {
            return Err(Refusal::WrongCount { present });
        }
        let groups = self.deal(so_far);
        let length = groups.iter().map(|group| self.first.rounds(group.len())).max().unwrap_or(0);
        let at = so_far.rounds.len();
        if at < length {
            let mut all = Round::default();
            for group in &groups {
                if let Some(round) = self.first.round(group, at, so_far)? {
                    all.tables.extend(round.tables);
                    all.byes.extend(round.byes);
                }
            }
            return Ok(Some(all));
        }
        let seeds = self.seeds(&groups, so_far, length);
        self.then.after(&seeds, so_far, length)
    }
}

impl Groups {
    /// The members of each group.
    pub fn deal(&self, tournament: &Tournament) -> Vec<Vec<Number>> {
        let mut groups = vec![Vec::new(); self.groups];
        for (i, number) in tournament.numbers().enumerate() {
            let (lap, place) = (i / self.groups, i % self.groups);
            groups[if lap % 2 == 0 { place } else { self.groups - 1 - place }].push(number);
        }
        groups
    }

    /// The seeds of the knock-out: the winners of the groups, then the second places, and so on.
    fn seeds(&self, groups: &[Vec<Number>], so_far: &Tournament, length: usize) -> Vec<Number> {
        let mut stage = so_far.clone();
        stage.rounds.truncate(length);
        let table =
            standings(&stage, &[TieBreak::DirectEncounter, TieBreak::SonnebornBerger, TieBreak::Wins]);
        // Unbroken ties are in order of number, as in the standings.
        let order = |group: &Vec<Number>| -> Vec<Number> {
            table.iter().map(|line| line.number).filter(|number| group.contains(number)).collect()
        };
        let orders: Vec<Vec<Number>> = groups.iter().map(order).collect();
        let mut seeds = Vec::new();
        for place in 0..self.advance {
            let mut placed: Vec<Number> =
                orders.iter().filter_map(|order| order.get(place)).copied().collect();
            // With an odd number of groups two players of the middle group would meet at once: rotate by one.
            if place % 2 == 1 && groups.len() % 2 == 1 && groups.len() > 1 {
                placed.rotate_left(1);
            }
            seeds.extend(placed);
        }
        seeds
    }
}
