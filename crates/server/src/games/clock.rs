//! The clocks of a game. Only what is written in the log counts: each turn's entry says what it was charged,
//! so a clock is the same after a restart as before it.

use crate::node::outages::{Outages, later};
use crate::store::time_off::SeatAway;
use crate::time::{DAY, MINUTE, Moment};
use protocol::game::TimeControl;

/// What a bad connection is forgiven for one turn at most, and in a row.
pub const MOST_LAG: i64 = 500;
const LAG_RESERVE: i64 = 1_000;
const LAG_PER_TURN: i64 = 100;
/// How long the first turns may take in a game with clocks, before it is given up.
pub const FIRST_TURN: i64 = MINUTE;

/// The time that each seat has left, and whose runs since when.
#[derive(Clone, Debug)]
pub struct Clock {
    control: TimeControl,
    /// What each seat has left at `since`.
    left: Vec<i64>,
    /// What each seat may still be forgiven.
    forgiven: Vec<i64>,
    /// When the turn began.
    since: Moment,
    /// When each seat is away, in a game by days: its clock stands meanwhile.
    away: Vec<Vec<(Moment, Moment)>>,
}

/// What time says about the seat to move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It may go on.
    GoesOn,
    /// The game never began.
    NeverBegan,
    /// The time is up.
    Flag,
}

impl Clock {
    /// The clocks of a number of seats.
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

    /// Whether there are days for each turn.
    pub fn is_by_days(&self) -> bool {
        matches!(self.control, TimeControl::Days { .. })
    }

    /// The seats are away at these times. A clock that people sit at does not stand for it.
    pub fn set_away(&mut self, away: &[SeatAway]) {
        self.away.iter_mut().for_each(Vec::clear);
        let stops = self.is_by_days();
        for time in away.iter().filter(|_| stops) {
            if let Some(own) = self.away.get_mut(usize::from(time.seat)) {
                own.push((time.begins, time.ends));
            }
        }
    }

    /// Until when a seat is away at a moment.
    pub fn away_until(&self, seat: usize, now: Moment) -> Option<Moment> {
        let own = self.away.get(seat)?;
        own.iter().find(|(begins, ends)| (*begins..*ends).contains(&now)).map(|(_, ends)| *ends)
    }

    pub fn begin(&mut self, at: Moment) {
        self.since = at;
    }

    /// When the turn began.
    pub fn since(&self) -> Moment {
        self.since
    }

    /// What each seat has left at the beginning of the turn; nothing without clocks.
    pub fn left(&self) -> Option<&[i64]> {
        matches!(self.control, TimeControl::Clock { .. }).then_some(&self.left)
    }

    fn elapsed(&self, seat: usize, now: Moment, outages: &Outages) -> i64 {
        let away = self.away.get(seat).map_or(&[][..], Vec::as_slice);
        (now - self.since - outages.between_with(self.since, now, away)).max(0)
    }

    /// What the seat to move has left now, while its clock runs.
    pub fn remaining(&self, seat: usize, now: Moment, outages: &Outages) -> i64 {
        self.left.get(seat).map_or(0, |left| (left - self.elapsed(seat, now, outages)).max(0))
    }

    /// What a turn made now is charged; `lag` is what the way to the server took. `None` if it is too late.
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

    /// A turn of a seat was made at a moment and charged so much; `free` turns cost nothing.
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

    /// What time says now; `running` is whether the clock of the seat to move runs.
    pub fn verdict(&self, seat: usize, running: bool, now: Moment, outages: &Outages) -> Verdict {
        let elapsed = self.elapsed(seat, now, outages);
        let (over, verdict) = match self.control {
            TimeControl::Clock { .. } if !running => (elapsed > FIRST_TURN, Verdict::NeverBegan),
            TimeControl::Clock { .. } => {
                // A turn that is on its way counts, as far as lag is forgiven.
                let left = self.left.get(seat).copied().unwrap_or(0);
                (elapsed > left + MOST_LAG, Verdict::Flag)
            }
            TimeControl::Days { days } => (elapsed > i64::from(days) * DAY, Verdict::Flag),
            TimeControl::Unlimited => (false, Verdict::GoesOn),
        };
        if over { verdict } else { Verdict::GoesOn }
    }

    /// When there is something to say at the earliest; what is known of outages counts.
    pub fn due(&self, seat: usize, running: bool, now: Moment, outages: &Outages) -> Option<Moment> {
        let pauses = outages.pauses(self.since, now, self.away.get(seat)?);
        Some(later(self.since, self.runs_out(seat, running)?, &pauses))
    }

    /// The same, if there is no outage.
    pub fn deadline(&self, seat: usize, running: bool) -> Option<Moment> {
        let pauses = Outages::default().pauses(self.since, self.since, self.away.get(seat)?);
        Some(later(self.since, self.runs_out(seat, running)?, &pauses))
    }

    /// When the time is up, if the clock does not stand.
    fn runs_out(&self, seat: usize, running: bool) -> Option<Moment> {
        match self.control {
            TimeControl::Clock { .. } if !running => Some(self.since + FIRST_TURN + 1),
            TimeControl::Clock { .. } => Some(self.since + self.left.get(seat)? + MOST_LAG + 1),
            TimeControl::Days { days } => Some(self.since + i64::from(days) * DAY + 1),
            TimeControl::Unlimited => None,
        }
    }
}
