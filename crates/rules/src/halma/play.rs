//! Makes turns, and decides afterwards who has finished, who is out, whether the game is over, and the ranking.

use super::board::{Halma, playing_key, seat_key};
use super::movegen::Step;
use crate::game::{Ending, Observer, Outcome, Reason, Seat, SeatSet};
use crate::zobrist;

impl Halma {
    /// Makes a turn of the seat to move.
    #[inline]
    pub(super) fn make<O: Observer>(&mut self, step: Step, observer: &mut O) {
        let seat = self.seat;
        let moved = !step.is_pass();
        if self.ended.is_some() || (moved && !self.shift(step, observer)) {
            return;
        }
        self.turns[seat.index()] += 1;
        let reason = self.judge(seat, moved);
        self.go_on(seat, reason);
    }

    /// Moves a piece; `false` if it does not belong to the mover or its goal is not empty.
    #[inline]
    fn shift<O: Observer>(&mut self, step: Step, observer: &mut O) -> bool {
        let Step { from, to } = step;
        let seat = self.seat;
        let squares = usize::from(self.options.board.width()).pow(2);
        let occupied = self.occupied();
        let pieces = &mut self.pieces[seat.index()];
        if !pieces.contains(from.into()) || occupied.contains(to.into()) || usize::from(to) >= squares {
            return false;
        }
        pieces.remove(from.into());
        pieces.insert(to.into());
        self.key ^= zobrist::piece(seat.0, from.into()) ^ zobrist::piece(seat.0, to.into());
        observer.take(seat.0, from.into());
        observer.put(seat.0, to.into());
        true
    }

    /// Applies the consequences of a turn for the player who made it.
    #[inline]
    fn judge(&mut self, seat: Seat, moved: bool) -> Option<Reason> {
        let finished = if moved { self.finishes(seat) } else { None };
        if finished.is_some() {
            self.finish(seat);
            return finished;
        }
        let late = self.options.leave_by.is_some_and(|n| self.turns[seat.index()] >= n.into());
        if late && self.at_home(seat) > 0 {
            self.drop_out(seat);
            return Some(Reason::LeaveBy);
        }
        None
    }

    /// Whether the last move of a seat has finished its game, and how.
    #[inline(always)]
    pub(super) fn finishes(&self, seat: Seat) -> Option<Reason> {
        let target = self.options.target(seat);
        let own = self.pieces[seat.index()];
        if (target & !own).is_empty() {
            return Some(Reason::Camp);
        }
        let full = self.options.full_camp_wins
            && (target & !self.occupied()).is_empty()
            && own.meets(&target)
            && !own.meets(&self.options.home(seat))
            && !(self.options.teams && self.pieces[self.options.opposite(seat).index()].meets(&target));
        full.then_some(Reason::FullCamp)
    }

    /// The seat has finished and takes no more turns.
    pub(super) fn finish(&mut self, seat: Seat) {
        self.leave(seat);
        self.finished.push(seat);
    }

    pub(super) fn drop_out(&mut self, seat: Seat) {
        self.leave(seat);
        self.out.push(seat);
    }

    fn leave(&mut self, seat: Seat) {
        let playing = self.playing.without(seat);
        self.key ^= playing_key(self.playing) ^ playing_key(playing);
        self.playing = playing;
    }

    /// After a turn of `seat`: ends the game for `reason` if that decides it, or as a draw, and passes the turn
    /// on.
    #[inline(always)]
    fn go_on(&mut self, seat: Seat, reason: Option<Reason>) {
        if self.seat == seat {
            let next = self.next_playing(seat);
            self.key ^= seat_key(seat) ^ seat_key(next);
            self.seat = next;
        }
        self.ended = match reason {
            Some(_) if self.decided() => reason,
            _ => self.draw(),
        };
    }

    /// The next seat in turn order that still plays.
    #[inline]
    pub(super) fn next_playing(&self, seat: Seat) -> Seat {
        let mut next = seat;
        for _ in 0..self.options.seats {
            next = Seat((next.0 + 1) & (self.options.seats - 1));
            if self.playing.contains(next) {
                break;
            }
        }
        next
    }

    /// The team that has won.
    fn winning_team(&self) -> Option<SeatSet> {
        let teams = [Seat(0), Seat(1)].map(|seat| self.options.partners(seat));
        let done = self.finished.set().0;
        match self.out.iter().next() {
            Some(seat) => teams.into_iter().find(|team| !team.contains(seat)),
            None => teams.into_iter().find(|team| done & team.0 == team.0),
        }
    }

    /// Whether finishing and dropping out have decided the game.
    pub(super) fn decided(&self) -> bool {
        if self.options.teams { self.winning_team().is_some() } else { self.playing.len() <= 1 }
    }

    /// The draw that applies, except by repetition.
    #[inline(always)]
    pub(super) fn draw(&self) -> Option<Reason> {
        if !self.can_move(self.seat) && !self.playing.iter().any(|seat| self.can_move(seat)) {
            return Some(Reason::NobodyCanMove);
        }
        let limit = u32::from(self.options.turn_limit?);
        let spent = self.turns[self.seat.index()] >= limit
            && self.playing.iter().all(|seat| self.turns[seat.index()] >= limit);
        spent.then_some(Reason::TurnLimit)
    }

    /// The seats best first: finishers in order, those still in together, those out, last out first.
    /// Partners share their place; a draw is one for both teams.
    fn ranking(&self, drawn: bool) -> [SeatSet; 4] {
        let all = SeatSet::all(self.options.seats);
        if self.options.teams {
            let team = self.winning_team().filter(|_| !drawn).unwrap_or(all);
            return Outcome::win(team, all, Reason::Camp).ranking;
        }
        let finished = self.finished.iter().map(SeatSet::of);
        let out = self.out.iter().rev().map(SeatSet::of);
        let playing = Some(self.playing).filter(|seats| !seats.is_empty());
        let mut ranking = [SeatSet::NONE; 4];
        for (place, seats) in ranking.iter_mut().zip(finished.chain(playing).chain(out)) {
            *place = seats;
        }
        ranking
    }

    /// The result that follows from a reason. The first to finish has won, even if the others then draw; a team
    /// needs both partners.
    pub(super) fn result(&self, reason: Reason) -> Outcome {
        let ranking = self.ranking(reason.is_draw());
        let finished = !self.options.teams && self.finished.iter().next().is_some();
        let won = finished || !reason.is_draw();
        Outcome { winner: if won { ranking[0] } else { SeatSet::NONE }, reason, ranking }
    }
}

impl Ending for Halma {
    /// A player still in the game may resign at any time: the other wins, or the rest play on. It counts as
    /// that seat's turn.
    fn resign(&mut self, seat: Seat) -> Option<u32> {
        if self.ended.is_some() || !self.playing.contains(seat) {
            return None;
        }
        self.turns[seat.index()] += 1;
        self.drop_out(seat);
        self.go_on(seat, Some(Reason::Resign));
        Some(self.turns[seat.index()])
    }

    fn playing(&self) -> SeatSet {
        self.playing
    }

    #[inline]
    fn partners(&self, seat: Seat) -> SeatSet {
        self.options.partners(seat)
    }

    fn drawn(&self) -> Outcome {
        self.result(Reason::Repetition)
    }

    fn repeats(&self, earlier: &Self) -> bool {
        let what = |position: &Self| (position.pieces, position.seat, position.playing);
        self.options.turn_limit.is_some() && what(self) == what(earlier)
    }
}
