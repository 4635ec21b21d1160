//! Makes steps, and ends the game in the order of the rules. [`Game`](crate::table::Game), which has the
//! history, detects repetition.

use super::board::{GUEST_TO_MOVE, PORTS, Street};
use super::harmony::all_four;
use super::movegen::Step;
use super::options::Win;
use crate::game::{Ending, Observer, Outcome, Reason, Seat, SeatSet};
use crate::paisho::{BOARD, Point};

/// Completed turns after which the limits make a draw: Guest's turn 500 is the last.
const TURN_LIMIT: u32 = 1000;

const BOTH: SeatSet = SeatSet::all(2);

impl Street {
    /// The seat to move as an index.
    #[inline]
    pub(super) const fn mover(&self) -> usize {
        (self.turn % 2) as usize
    }

    #[inline]
    pub(super) fn make<O: Observer>(&mut self, step: Step, observer: &mut O) {
        if self.outcome.is_some() {
            return;
        }
        match step {
            Step::Move { from, to } => self.move_stack(from, to, observer),
            Step::Deploy => self.deploy(observer),
            Step::Claim => self.claim(),
        }
        self.turn += 1;
        self.key ^= GUEST_TO_MOVE;
        if self.outcome.is_none() {
            self.judge();
        }
    }

    #[inline]
    fn move_stack<O: Observer>(&mut self, from: Point, to: Point, observer: &mut O) {
        let seat = self.mover();
        let (start, end) = (from.index(), to.index());
        let inside = start.max(end) < super::board::GRID && BOARD.contains(end);
        if !inside || start == end || !self.tops[seat].contains(start) || self.tops[seat].contains(end) {
            return;
        }
        self.lift_top(start, seat, observer);
        if self.captors.contains(start) {
            if self.options.release {
                self.release(start, observer);
            } else {
                self.carry(start, end, observer);
            }
        }
        if self.tops[1 - seat].contains(end) {
            self.cover(end, 1 - seat, observer);
        }
        self.put_top(end, seat, observer);
        self.judge_lines_through([from, to]);
    }

    fn deploy<O: Observer>(&mut self, observer: &mut O) {
        let seat = self.mover();
        if let Some(left) = self.reserve[seat].checked_sub(1).filter(|_| self.can_deploy()) {
            self.set_reserve(seat, left, observer);
            self.put_top(PORTS[seat].index(), seat, observer);
            self.judge_lines_through([PORTS[seat]]);
        }
    }

    fn claim(&mut self) {
        let seat = Seat(self.mover() as u8);
        if self.options.win == Win::Claim && all_four(self.harmonies(seat)) {
            self.outcome = Some(Outcome::win(SeatSet::of(seat), BOTH, Reason::Claim));
        }
    }

    /// Checks everything that ends the game at the start of a turn.
    pub(super) fn judge(&mut self) {
        let mover = Seat(self.mover() as u8);
        let other = Seat(1 - mover.0);
        let holders = |street: &Self, seats: [Seat; 2]| {
            let holding = seats.into_iter().filter(|seat| all_four(street.harmonies(*seat)));
            holding.fold(SeatSet::NONE, SeatSet::with)
        };
        let winners = match self.options.win {
            Win::Claim => SeatSet::NONE,
            Win::Start => holders(self, [mover, mover]),
            Win::Immediate => holders(self, [mover, other]),
        };
        self.outcome = if winners == BOTH {
            Some(Outcome::draw(BOTH, Reason::Midlines))
        } else if !winners.is_empty() {
            Some(Outcome::win(winners, BOTH, Reason::Midlines))
        } else if !self.can_act() {
            Some(Outcome::win(SeatSet::of(other), BOTH, Reason::Stalemated))
        } else if self.options.limits && self.turn >= TURN_LIMIT {
            Some(Outcome::draw(BOTH, Reason::TurnLimit))
        } else {
            None
        };
    }
}

impl Ending for Street {
    /// Either player may resign at any time.
    fn resign(&mut self, seat: Seat) -> Option<u32> {
        let number = (self.outcome.is_none() && seat.0 < 2).then(|| self.number_of(seat))?;
        self.outcome = Some(Outcome::win(SeatSet::of(Seat(1 - seat.0)), BOTH, Reason::Resign));
        Some(number)
    }

    /// Every stack, both reserves and the side to move are the same.
    fn repeats(&self, earlier: &Self) -> bool {
        let captives = |at| self.captives.under(at).eq(earlier.captives.under(at));
        self.options.limits
            && self.tops == earlier.tops
            && self.captors == earlier.captors
            && self.reserve == earlier.reserve
            && self.turn % 2 == earlier.turn % 2
            && self.captors.iter().all(captives)
    }
}
