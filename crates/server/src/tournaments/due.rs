//! What other code derives from a tournament's state: for lists, the sweep, and entry.

use super::plan::WAITS;
use super::state::{ARENA_PAUSE, State};
use crate::store::tournaments::Summary;
use crate::time::{Moment, SECOND};
use protocol::tournaments::{FormatChoice, TournamentStatus};

/// How long free players of an arena who could not be paired wait for the next attempt.
const ARENA_AGAIN: i64 = 5 * SECOND;

impl State {
    /// Whether new players can enter now.
    pub fn is_open(&self) -> bool {
        let full = self.count() as i64 >= self.plan.most();
        let time = match self.status {
            TournamentStatus::Coming => true,
            TournamentStatus::Running if self.plan.is_arena() => true,
            TournamentStatus::Running => {
                self.plan.lets_in_late() && self.core.rounds.len() < self.plan.asked.late_entry as usize
            }
            TournamentStatus::Over | TournamentStatus::Cancelled => false,
        };
        time && !full
    }

    /// When something happens automatically.
    pub fn next_at(&self) -> Option<Moment> {
        if self.status == TournamentStatus::Coming { self.starts_at } else { self.moment }
    }

    /// When the sweep has to look at the tournament again, provided that all games exist.
    pub fn due(&self, now: Moment) -> Option<Moment> {
        match self.status {
            TournamentStatus::Coming => Some(self.starts_at.unwrap_or(self.plan.created_at + WAITS)),
            TournamentStatus::Running if self.paused => None,
            TournamentStatus::Running if self.plan.is_arena() => {
                let end = self.moment.filter(|end| *end > now || self.open.is_empty());
                let free = self.has_free();
                let next = self.paired.last().map_or(now, |(last, _)| last + ARENA_PAUSE);
                let next = if next > now { next } else { now + ARENA_AGAIN };
                let over = self.moment.is_some_and(|end| end <= now);
                end.into_iter().chain((free && !over).then_some(next)).min()
            }
            TournamentStatus::Running => self.moment,
            TournamentStatus::Over | TournamentStatus::Cancelled => None,
        }
    }

    /// Whether at least two players of an arena are free.
    fn has_free(&self) -> bool {
        self.count().saturating_sub(2 * self.open.len()) >= 2
    }

    /// The rest of an arena's pause before its free players are paired, in milliseconds; `None` if none
    /// waits.
    pub fn rest(&self, now: Moment) -> Option<u64> {
        let waits = self.status == TournamentStatus::Running && !self.paused && self.plan.is_arena();
        let (last, _) = self.paired.last().filter(|_| waits && self.has_free())?;
        u64::try_from(last + ARENA_PAUSE - now).ok().filter(|rest| *rest > 0)
    }

    /// The planned number of rounds, if it is known.
    pub fn rounds(&self) -> Option<usize> {
        let units =
            if self.plan.asked.team_boards > 0 { self.teams().len() } else { self.core.entrants.len() };
        let whole = (units + units % 2).saturating_sub(1).max(1);
        let started = self.status != TournamentStatus::Coming;
        match self.plan.asked.format {
            // There cannot be more rounds than opponents.
            FormatChoice::Dutch { rounds } if started => Some((rounds as usize).min(whole)),
            FormatChoice::Dutch { rounds } | FormatChoice::Seats { rounds } => Some(rounds as usize),
            FormatChoice::RoundRobin { cycles } => started.then_some(cycles as usize * whole),
            FormatChoice::Elimination { double: false, .. } => {
                started.then(|| units.max(2).next_power_of_two().ilog2() as usize)
            }
            _ => None,
        }
    }

    /// The teams in the order of their first players.
    pub fn teams(&self) -> Vec<String> {
        let mut teams: Vec<String> = Vec::new();
        for team in self.players.iter().filter_map(|player| player.team.as_ref()) {
            if !teams.contains(team) {
                teams.push(team.clone());
            }
        }
        teams
    }

    /// The row for lists and the sweep. All games up to the entry `made` exist.
    pub fn summary(&self, made: i64, now: Moment) -> Summary {
        let created = self.plan.created_at;
        let starts_at = self.starts_at.unwrap_or(created + WAITS);
        let winner = (self.status == TournamentStatus::Over).then(|| self.winner()).flatten();
        Summary {
            status: self.status,
            listed_at: self.ended_at.unwrap_or(starts_at),
            joinable: self.is_open() && !self.plan.is_by_invitation(),
            due: if self.games_due > made { Some(now) } else { self.due(now) },
            players: self.count() as i64,
            round: self.core.rounds.len() as i64,
            starts_at,
            ended_at: self.ended_at,
            winner,
        }
    }

    /// The account in first place.
    fn winner(&self) -> Option<String> {
        let places = self.places();
        self.player(places.first()?.number)?.account.clone()
    }
}
