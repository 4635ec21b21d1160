//! The clocks of a game. They follow from the log alone: each turn's entry contains its charge, so a clock is
//! the same after a restart.

use crate::node::outages::{Outages, later};
use crate::store::time_off::SeatAway;
use crate::time::{DAY, MINUTE, Moment};
use protocol::game::TimeControl;

/// Lag compensation in ms: the most per turn, the reserve for consecutive turns, and its refill per turn.
pub const MOST_LAG: i64 = 500;
const LAG_RESERVE: i64 = 1_000;
const LAG_PER_TURN: i64 = 100;
/// The time limit of each player's first turn in a game with clocks; after it the game is aborted.
pub const FIRST_TURN: i64 = MINUTE;

/// The time left per seat, and when the current turn began.
#[derive(Clone, Debug)]
pub struct Clock {
    control: TimeControl,
    /// Per seat, at `since`.
    left: Vec<i64>,
    /// The lag compensation left per seat.
    forgiven: Vec<i64>,
    /// When the turn began.
    since: Moment,
    /// Time off per seat in a correspondence game, during which its clock stands still.
    away: Vec<Vec<(Moment, Moment)>>,
}

/// The state of the clock of the seat to move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Time is left.
    GoesOn,
    /// The game was never begun.
    NeverBegan,
    /// Time has run out.
    Flag,
}

impl Clock {
    /// The clocks at the start.
    pub fn new(control: TimeControl, seats: u8) -> Self {
        let base = match control {
            TimeControl::Clock { base, .. } => i64::from(base) * 1_000,
            _ => 0,
        };
        let seats = usize::from(seats);
        Self {
            control,
            left: vec![base; seats],
            forgiven: vec![LAG_RESERVE; seats],
            since: 0,
            away: vec![Vec::new(); seats],
        }
    }

    /// Whether it is a correspondence game.
    pub fn is_by_days(&self) -> bool {
        matches!(self.control, TimeControl::Days { .. })
    }

    /// Sets the seats' time off. It does not stop live clocks.
    pub fn set_away(&mut self, away: &[SeatAway]) {
        self.away.iter_mut().for_each(Vec::clear);
        let stops = self.is_by_days();
        for time in away.iter().filter(|_| stops) {
            if let Some(own) = self.away.get_mut(usize::from(time.seat)) {
                own.push((time.begins, time.ends));
            }
        }
    }

    /// The end of a seat's time off, if it is off at this moment.
    pub fn away_until(&self, seat: usize, now: Moment) -> Option<Moment> {
        let own = self.away.get(seat)?;
        own.iter().find(|(begins, ends)| (*begins..*ends).contains(&now)).map(|(_, ends)| *ends)
    }

    pub fn begin(&mut self, at: Moment) {
        self.since = at;
    }

    pub fn since(&self) -> Moment {
        self.since
    }

    /// The time left per seat at the beginning of the turn; `None` without clocks.
    pub fn left(&self) -> Option<&[i64]> {
        matches!(self.control, TimeControl::Clock { .. }).then_some(&self.left)
    }

    fn elapsed(&self, seat: usize, now: Moment, outages: &Outages) -> i64 {
        let away = self.away.get(seat).map_or(&[][..], Vec::as_slice);
        (now - self.since - outages.between_with(self.since, now, away)).max(0)
    }

    /// The time that the seat to move has left now, while its clock runs.
    pub fn remaining(&self, seat: usize, now: Moment, outages: &Outages) -> i64 {
        self.left.get(seat).map_or(0, |left| (left - self.elapsed(seat, now, outages)).max(0))
    }

    /// The charge of a turn made now; `lag` is its transmission time. `None` if it is too late.
    pub fn charge(&self, seat: usize, now: Moment, lag: i64, outages: &Outages) -> Option<i64> {
        let elapsed = self.elapsed(seat, now, outages);
        match self.control {
            TimeControl::Clock { .. } => {
                let forgiven = lag.clamp(0, MOST_LAG).min(*self.forgiven.get(seat)?);
                let spent = (elapsed - forgiven).max(0);
                (spent <= *self.left.get(seat)?).then_some(spent)
            }
            TimeControl::Days { days } => (elapsed <= i64::from(days) * DAY).then_some(elapsed),
            TimeControl::Unlimited => Some(elapsed),
        }
    }

    /// Records a turn and its charge; `free` turns cost nothing.
    pub fn made(&mut self, seat: usize, at: Moment, spent: i64, free: bool) {
        if let (false, TimeControl::Clock { increment, .. }, Some(left)) =
            (free, &self.control, self.left.get_mut(seat))
        {
            *left += i64::from(*increment) * 1_000 - spent;
        }
        if let (false, Some(forgiven)) = (free, self.forgiven.get_mut(seat)) {
            let lag = (at - self.since - spent).clamp(0, MOST_LAG);
            *forgiven = (*forgiven - lag).max(0).saturating_add(LAG_PER_TURN).min(LAG_RESERVE);
        }
        self.since = at;
    }

    /// The state of the clock; `running` says whether the clock of the seat to move runs.
    pub fn verdict(&self, seat: usize, running: bool, now: Moment, outages: &Outages) -> Verdict {
        let elapsed = self.elapsed(seat, now, outages);
        let (over, verdict) = match self.control {
            TimeControl::Clock { .. } if !running => (elapsed > FIRST_TURN, Verdict::NeverBegan),
            TimeControl::Clock { .. } => {
                // Waits for turns in transit, as far as lag is compensated.
                let left = self.left.get(seat).copied().unwrap_or(0);
                (elapsed > left + MOST_LAG, Verdict::Flag)
            }
            TimeControl::Days { days } => (elapsed > i64::from(days) * DAY, Verdict::Flag),
            TimeControl::Unlimited => (false, Verdict::GoesOn),
        };
        if over { verdict } else { Verdict::GoesOn }
    }

    /// The earliest moment at which time can have run out, with the outages known so far.
    pub fn due(&self, seat: usize, running: bool, now: Moment, outages: &Outages) -> Option<Moment> {
        let pauses = outages.pauses(self.since, now, self.away.get(seat)?);
        Some(later(self.since, self.runs_out(seat, running)?, &pauses))
    }

    /// The same without outages.
    pub fn deadline(&self, seat: usize, running: bool) -> Option<Moment> {
        let pauses = Outages::default().pauses(self.since, self.since, self.away.get(seat)?);
        Some(later(self.since, self.runs_out(seat, running)?, &pauses))
    }

    /// When time runs out, if the clock never stands still.
    fn runs_out(&self, seat: usize, running: bool) -> Option<Moment> {
        match self.control {
            TimeControl::Clock { .. } if !running => Some(self.since + FIRST_TURN + 1),
            TimeControl::Clock { .. } => Some(self.since + self.left.get(seat)? + MOST_LAG + 1),
            TimeControl::Days { days } => Some(self.since + i64::from(days) * DAY + 1),
            TimeControl::Unlimited => None,
        }
    }
}
