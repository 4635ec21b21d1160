//! What a tournament does automatically, and when: begin, pair, wait, end.

use super::fact::Fact;
use super::plan::WAITS;
use super::state::{ARENA_PAUSE, State};
use crate::time::Moment;
use pairing::{
    Arena, Bye, Colour, Dutch, Elimination, Format, Groups, Number, Outcome, Refusal, Round, RoundRobin,
    Seats, Teams, Tournament,
};
use protocol::tournaments::{FormatChoice, TournamentStatus};
use std::borrow::Cow;

/// The reason for cancelling a tournament with too few players.
pub const TOO_FEW: &str = "too-few";
/// The reason for a result decided by the seeds.
pub const SEED: &str = "seed";

/// The next automatic step.
#[derive(Debug, PartialEq)]
pub enum Step {
    /// Nothing to do before the next event.
    Wait,
    /// Append these facts.
    Write(Vec<Fact>),
    /// The time of the round's open games is up.
    Expire,
    /// Pair the next round.
    Pair,
}

/// The step to take now.
pub fn step(state: &State, now: Moment) -> Step {
    match state.status {
        TournamentStatus::Coming => match state.starts_at {
            Some(at) if at <= now => Step::Write(start(state)),
            None if state.plan.created_at + WAITS <= now => Step::Write(called_off()),
            _ => Step::Wait,
        },
        TournamentStatus::Running if state.paused => Step::Wait,
        TournamentStatus::Running => {
            let due = state.moment.is_some_and(|moment| moment <= now);
            if state.plan.is_arena() {
                let rested = state.paired.last().is_none_or(|(last, _)| last + ARENA_PAUSE <= now);
                match (due, state.open.is_empty()) {
                    (true, true) => Step::Write(vec![Fact::Over]),
                    (false, _) if rested => Step::Pair,
                    _ => Step::Wait,
                }
            } else if !due {
                Step::Wait
            } else if state.open.is_empty() {
                Step::Pair
            } else {
                Step::Expire
            }
        }
        TournamentStatus::Over | TournamentStatus::Cancelled => Step::Wait,
    }
}

fn called_off() -> Vec<Fact> {
    vec![Fact::Cancelled { reason: TOO_FEW.to_string() }]
}

/// The starting players, best first; `None` if there are too few.
pub fn order(state: &State) -> Option<Vec<Number>> {
    let checks = state.plan.asked.check_in > 0;
    let is_there = |number: &Number| {
        state.is_present(*number) && state.player(*number).is_some_and(|player| player.checked_in || !checks)
    };
    let mut order: Vec<Number> = state.core.numbers().filter(is_there).collect();
    order.sort_by_key(|number| {
        (std::cmp::Reverse(state.player(*number).map_or(0, |player| player.rating)), *number)
    });
    let team = |number: &Number| state.player(*number).and_then(|player| player.team.clone());
    let mut teams: Vec<_> = order.iter().filter_map(team).collect();
    teams.sort_unstable();
    teams.dedup();
    let least = match state.plan.asked.format {
        FormatChoice::Groups { groups, .. } => 2 * groups as usize,
        FormatChoice::Seats { .. } => {
            let only_full = (0..state.plan.asked.picks.len()).any(|round| state.plan.only_full(round));
            usize::from(state.plan.asked.seats) - usize::from(!only_full)
        }
        _ => 2,
    };
    let least = least.max(2).max(state.plan.asked.least_players as usize);
    let teams_do = state.plan.asked.team_boards == 0 || teams.len() >= 2;
    (order.len() >= least && teams_do).then_some(order)
}

/// The start, or the cancellation with too few players.
fn start(state: &State) -> Vec<Fact> {
    order(state).map_or_else(called_off, |order| vec![Fact::Started { order }])
}

/// The facts when the next round is due: the round, or the end.
pub fn pair(state: &State) -> Vec<Fact> {
    let round = state.core.rounds.len();
    let mut core = Cow::Borrowed(&state.core);
    let mut asked = Vec::new();
    for (number, player) in (1..).zip(state.players.iter()) {
        if player.byes.contains(&round) && state.is_present(number) {
            core.to_mut().entrants[number as usize - 1].absent = true;
            asked.push((number, Bye::Half));
        }
    }
    let scheduled = matches!(
        state.plan.asked.format,
        FormatChoice::RoundRobin { .. } | FormatChoice::Elimination { .. } | FormatChoice::Groups { .. }
    );
    if !scheduled && !state.plan.is_arena() && core.present().len() < 2 {
        return vec![Fact::Over];
    }
    match next(state, &core) {
        Ok(Some(mut round)) => {
            round.byes.extend(asked);
            // Without a table there is nothing to record; the free players keep waiting.
            let empty = round.tables.is_empty() && state.plan.is_arena();
            if empty { Vec::new() } else { vec![Fact::Paired { number: state.core.rounds.len(), round }] }
        }
        Ok(None) => vec![Fact::Over],
        Err(Refusal::Level { round, table }) => vec![seeded(state, (round, table))],
        Err(refusal) => {
            if !matches!(refusal, Refusal::NoPairing | Refusal::WrongCount { .. }) {
                tracing::error!(tournament = state.id, %refusal, "a round cannot be paired");
            }
            vec![Fact::Over]
        }
    }
}

/// The result by which the better seed advances.
pub fn seeded(state: &State, (round, table): (usize, usize)) -> Fact {
    let seats = state.table((round, table)).map(|table| table.seats.clone()).unwrap_or_default();
    let best = seats.iter().min().copied();
    let points = seats.iter().map(|number| if Some(*number) == best { 2 } else { 0 }).collect();
    Fact::Result { round, table, outcome: Outcome::Forfeited(points), reason: SEED.to_string() }
}

fn next(state: &State, core: &Tournament) -> Result<Option<Round>, Refusal> {
    let chosen = Chosen { state };
    let boards = state.plan.asked.team_boards as usize;
    if boards == 0 { chosen.next(core) } else { teams(state, boards).next(core) }
}

/// The format with teams as entrants.
pub fn teams(state: &State, boards: usize) -> Teams<impl Format> {
    let numbered = || (1..).zip(state.players.iter());
    let roster = |team: &String| {
        let own = numbered().filter(|(_, player)| player.team.as_ref() == Some(team));
        own.map(|(number, _)| number).collect()
    };
    Teams { rosters: state.teams().iter().map(roster).collect(), boards, format: Chosen { state } }
}

/// The chosen format.
struct Chosen<'a> {
    state: &'a State,
}

impl Format for Chosen<'_> {
    fn next(&self, so_far: &Tournament) -> Result<Option<Round>, Refusal> {
        let rounds = self.state.rounds().unwrap_or(0);
        match self.state.plan.asked.format {
            FormatChoice::Dutch { .. } => Dutch { rounds, first: Colour::White }.next(so_far),
            FormatChoice::RoundRobin { cycles } => RoundRobin { cycles: cycles as usize }.next(so_far),
            FormatChoice::Elimination { double, third_place } => {
                Elimination { double, third_place }.next(so_far)
            }
            FormatChoice::Groups { groups, advance, cycles, third_place } => Groups {
                groups: groups as usize,
                advance: advance as usize,
                first: RoundRobin { cycles: cycles as usize },
                then: Elimination { double: false, third_place },
            }
            .next(so_far),
            FormatChoice::Arena { .. } => Arena.next(so_far),
            FormatChoice::Seats { .. } => {
                let (plan, round) = (&self.state.plan, so_far.rounds.len());
                let only_full = plan.only_full(round);
                Seats { seats: plan.asked.seats.into(), rounds, only_full }.next(so_far)
            }
        }
    }
}
