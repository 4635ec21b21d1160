//! Teams: another format pairs the teams, and their players meet board by board.

use crate::format::Format;
use crate::refusal::Refusal;
use crate::tournament::{Entrant, Number, Outcome, Reason, Round, Table, Tournament};
use std::sync::Arc;

/// A tournament of teams. A won match counts like a won game.
#[derive(Clone, Debug)]
pub struct Teams<F> {
    /// The players of each team, in order of their boards, then the reserves.
    pub rosters: Vec<Vec<Number>>,
    /// The number of boards of a match.
    pub boards: usize,
    /// The format that pairs the teams, with teams as entrants.
    pub format: F,
}

impl<F: Format> Format for Teams<F> {
    fn next(&self, so_far: &Tournament) -> Result<Option<Round>, Refusal> {
        so_far.finished()?;
        let mut listed = vec![false; so_far.entrants.len()];
        for &number in self.rosters.iter().flatten() {
            let at = (number as usize).checked_sub(1).filter(|&at| at < listed.len());
            let at = at.ok_or(Refusal::NoSuchEntrant(number))?;
            if std::mem::replace(&mut listed[at], true) {
                return Err(Refusal::TwiceInARound(number));
            }
        }
        let Some(matches) = self.format.next(&self.tournament(so_far))? else { return Ok(None) };
        let mut round = Round::default();
        for (i, table) in matches.tables.iter().enumerate() {
            let [first, second] = table.seats[..] else { return Err(Refusal::OtherRounds) };
            let lineups = [first, second].map(|team| self.lineup(team, so_far));
            for board in 0..self.boards {
                let seats = [0, 1].map(|side| lineups[side].get(board).copied());
                round.tables.extend(board_of(seats, board, i as u32));
            }
        }
        for &(team, bye) in &matches.byes {
            round.byes.extend(self.lineup(team, so_far).into_iter().map(|number| (number, bye)));
        }
        Ok(Some(round))
    }
}

/// One board of a match. The colours alternate from board to board. A board with an empty seat is left out.
fn board_of(seats: [Option<Number>; 2], board: usize, team_match: u32) -> Option<Table> {
    let (first, second) = (seats[0]?, seats[1]?);
    let seats = if board.is_multiple_of(2) { vec![first, second] } else { vec![second, first] };
    Some(Table::new(seats, Reason::Board { team_match }))
}

impl<F: Format> Teams<F> {
    /// The players of a team's boards in this round: the first of the roster who are present.
    fn lineup(&self, team: Number, so_far: &Tournament) -> Vec<Number> {
        let roster = &self.rosters[team as usize - 1];
        let here = roster.iter().copied().filter(|&number| !so_far.entrant(number).absent);
        here.take(self.boards).collect()
    }

    /// The tournament of the teams, as `format` sees it.
    pub fn tournament(&self, so_far: &Tournament) -> Tournament {
        let entrant = |roster: &Vec<Number>| Entrant {
            rating: 0,
            absent: roster.iter().all(|&number| so_far.entrant(number).absent),
        };
        let mut team_of = vec![0; so_far.entrants.len()];
        for (team, roster) in (1..).zip(&self.rosters) {
            for &number in roster {
                team_of[number as usize - 1] = team;
            }
        }
        let rounds = so_far.rounds.iter().map(|round| Arc::new(matches(round, &team_of))).collect();
        Tournament { entrants: self.rosters.iter().map(entrant).collect(), rounds }
    }
}

/// A round of players as a round of teams.
fn matches(round: &Round, team_of: &[Number]) -> Round {
    let team = |number: Number| team_of[number as usize - 1];
    let mut matches: Vec<(Table, [u32; 2])> = Vec::new();
    let mut last = None;
    for table in &round.tables {
        let Reason::Board { team_match } = table.reason else { continue };
        if last != Some(team_match) {
            // On the first board of a match the teams have their seats.
            let seats = table.seats.iter().map(|&number| team(number)).collect();
            matches.push((Table::new(seats, Reason::Schedule), [0, 0]));
            last = Some(team_match);
        }
        if let (Some((made, sums)), Some(outcome)) = (matches.last_mut(), &table.outcome) {
            for (&number, points) in table.seats.iter().zip(outcome.points()) {
                sums[usize::from(team(number) != made.seats[0])] += points;
            }
        }
    }
    let tables = matches.into_iter().map(|(table, sums)| {
        let points = match sums[0].cmp(&sums[1]) {
            std::cmp::Ordering::Greater => vec![2, 0],
            std::cmp::Ordering::Less => vec![0, 2],
            std::cmp::Ordering::Equal => vec![1, 1],
        };
        Table { outcome: Some(Outcome::Played(points)), ..table }
    });
    let mut byes: Vec<_> = round.byes.iter().map(|&(number, bye)| (team(number), bye)).collect();
    byes.sort_by_key(|(team, _)| *team);
    byes.dedup_by_key(|(team, _)| *team);
    Round { tables: tables.collect(), byes }
}
