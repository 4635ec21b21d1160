//! Makes steps, and decides whether a bonus follows and whether the game ends after the turn.

use super::board::{Phase, Skud};
use super::movegen::Step;
use super::options::{Accents, LastFlower};
use super::tile::{Kind, Tile, is_gate};
use crate::game::{Ending, Observer, Outcome, Position, Reason, Seat, SeatSet};
use crate::paisho::Point;

/// The number of the last turn under the limits.
const LAST_TURN: u16 = 300;

impl Skud {
    /// Makes a legal step.
    #[inline]
    pub(super) fn make<O: Observer>(&mut self, step: Step, observer: &mut O) {
        self.key ^= self.state_key();
        self.tainted = false;
        match step {
            Step::Choose(kind) => self.choose(kind, observer),
            Step::Plant(kind, at) => {
                let tile = Tile::new(self.seat, kind);
                self.hold(tile, -1, observer);
                self.put(tile, at, observer);
                if self.phase == Phase::Opening { self.end_opening() } else { self.end_turn(false) }
            }
            Step::Arrange(from, to) => {
                if self.arrange(from, to, observer) {
                    self.phase = Phase::Bonus;
                } else {
                    self.end_turn(false);
                }
            }
            Step::Accent(kind, at) => {
                self.place(kind, at, observer);
                self.end_turn(false);
            }
            Step::Boat(at, to) => {
                self.place_boat(at, to, observer);
                self.end_turn(false);
            }
            Step::Decline => self.end_turn(false),
            Step::Pass => self.end_turn(true),
            Step::Call => {
                self.clashing().each(|i| {
                    let back = self.take(Point(i as u16), observer);
                    self.hold(back, 1, observer);
                });
                self.phase = Phase::Called;
            }
        }
        self.key ^= self.state_key();
    }

    fn choose<O: Observer>(&mut self, kind: Kind, observer: &mut O) {
        let everybody = matches!(self.options.accents, Accents::Agreed | Accents::One);
        let receiver = self.receivers().next();
        for seat in (0..self.seats).map(Seat).filter(|seat| everybody || Some(*seat) == receiver) {
            self.hold(Tile::new(seat, kind), 1, observer);
        }
        if self.receivers().all(|seat| self.accents_held(seat) == self.accents_to_choose()) {
            self.turn += 1;
            self.next_choice();
        }
    }

    /// Goes on to the next player who chooses accents, or to the opening.
    pub(super) fn next_choice(&mut self) {
        let each = matches!(self.options.accents, Accents::Each(_));
        let next = match self.seats {
            2 => (self.seat == Seat(1)).then_some(Seat(0)),
            seats => (self.seat.0 + 1..seats).map(Seat).find(|seat| self.remaining.contains(*seat)),
        };
        match next.filter(|_| each) {
            Some(seat) => self.seat = seat,
            None => self.begin_opening(),
        }
    }

    fn end_opening(&mut self) {
        self.turn += 1;
        self.next_opening();
    }

    /// Goes on to the next seat of the opening, or to the first free turn.
    pub(super) fn next_opening(&mut self) {
        let next = self.seat_after(self.seat);
        if next <= self.seat {
            self.phase = Phase::Turn;
            self.number = 2;
        }
        self.seat = next;
    }

    /// Moves a flower, with captures; returns whether the mover has a new harmony.
    fn arrange<O: Observer>(&mut self, from: Point, to: Point, observer: &mut O) -> bool {
        let mover = self.seat;
        let mut before = [None; 4];
        if !is_gate(from) {
            let own = |seen: &Point| self.harmony(from, *seen).contains(mover);
            before = self.around(from).map(|seen| seen.filter(own));
        }
        if self.tile(to).is_some() {
            let captured = self.take(to, observer);
            if self.options.specials_return && !captured.kind().is_basic() {
                self.hold(captured, 1, observer);
            }
        }
        let flower = self.take(from, observer);
        self.put(flower, to, observer);

        for seen in self.around(to).into_iter().flatten() {
            if !before.contains(&Some(seen)) && self.harmony(to, seen).contains(mover) {
                return true;
            }
        }
        // Tiles that the flower stood between may see each other now; pairs with the flower itself were checked
        // above.
        if is_gate(from) {
            return false;
        }
        let [east, north, west, south] = self.around(from);
        [(east, west), (north, south)].into_iter().any(|pair| match pair {
            (Some(a), Some(b)) if a != to && b != to => self.harmony(a, b).contains(mover),
            _ => false,
        })
    }

    fn end_turn(&mut self, passed: bool) {
        self.turn += 1;
        self.passes = if passed { self.passes + 1 } else { 0 };
        self.phase = Phase::Turn;
        self.advance();
        self.judge();
    }

    /// Goes on to the next player, and to the next number after the last one.
    pub(super) fn advance(&mut self) {
        let next = self.seat_after(self.seat);
        self.number = self.number.saturating_add(u16::from(next <= self.seat));
        self.seat = next;
    }

    /// Checks, in the order of the rules, whether the last turn ended the game.
    pub(super) fn judge(&mut self) {
        self.outcome = self.ring_outcome().or_else(|| self.last_flower_outcome()).or_else(|| {
            let stuck = u32::from(self.passes) >= self.remaining.len();
            let late = self.options.limits && self.number > LAST_TURN;
            if stuck { Some(self.draw(Reason::Stuck)) } else { late.then(|| self.draw(Reason::TurnLimit)) }
        });
    }

    fn ring_outcome(&self) -> Option<Outcome> {
        let rings = SeatSet(self.rings().0 & self.remaining.0);
        self.decided(rings, Reason::Ring)
    }

    /// A win of the only seat in `best`, a draw of several, nothing for none.
    fn decided(&self, best: SeatSet, reason: Reason) -> Option<Outcome> {
        match best.len() {
            0 => None,
            1 => Some(self.win(best, reason)),
            _ => Some(self.draw(reason)),
        }
    }

    /// A draw of the players still in the game; those who resigned rank behind them.
    pub(super) fn draw(&self, reason: Reason) -> Outcome {
        Outcome::draw(SeatSet::all(self.seats), reason).with_last(self.resigned())
    }

    /// A win ahead of the players still in the game; those who resigned rank behind them.
    pub(super) fn win(&self, winner: SeatSet, reason: Reason) -> Outcome {
        Outcome::win(winner, SeatSet::all(self.seats), reason).with_last(self.resigned())
    }

    fn resigned(&self) -> SeatSet {
        SeatSet(SeatSet::all(self.seats).0 & !self.remaining.0)
    }

    /// Whether a seat has no basic flower left in its reserve.
    pub(super) fn flowers_ran_out(&self, seat: Seat) -> bool {
        Kind::BASIC.iter().all(|kind| self.held(seat, *kind) == 0)
    }

    fn last_flower_outcome(&self) -> Option<Outcome> {
        let ran_out = |seat| self.flowers_ran_out(seat);
        if self.options.last_flower == LastFlower::None || !self.remaining.iter().any(ran_out) {
            return None;
        }
        let harmonies = self.harmony_counts();
        let worth = |seat: Seat| match self.options.last_flower {
            LastFlower::Midlines => (harmonies[seat.index()].1, 0),
            _ => (self.accents_held(seat).into(), harmonies[seat.index()].0),
        };
        let most = self.remaining.iter().map(worth).max()?;
        let best =
            self.remaining.iter().filter(|seat| worth(*seat) == most).fold(SeatSet::NONE, SeatSet::with);
        self.decided(best, Reason::LastFlower)
    }
}

impl Ending for Skud {
    /// The player to decide may resign; with more than two the others play on.
    fn resign(&mut self, seat: Seat) -> Option<u32> {
        if self.outcome.is_some() || seat != Position::seat(self) {
            return None;
        }
        let number = self.number;
        self.key ^= self.state_key();
        self.remaining = self.remaining.without(seat);
        self.turn += 1;
        if self.remaining.len() == 1 {
            self.outcome = Some(self.win(self.remaining, Reason::Resign));
        } else {
            match self.phase {
                Phase::Accents if self.seat == seat => self.next_choice(),
                Phase::Opening if self.seat == seat => self.next_opening(),
                Phase::Accents | Phase::Opening => {}
                _ => {
                    self.phase = Phase::Turn;
                    self.advance();
                    if self.options.limits && self.number > LAST_TURN {
                        self.outcome = Some(self.draw(Reason::TurnLimit));
                    }
                }
            }
        }
        self.key ^= self.state_key();
        Some(number.into())
    }

    fn playing(&self) -> SeatSet {
        self.remaining
    }

    fn drawn(&self) -> Outcome {
        self.draw(Reason::Repetition)
    }

    fn repeats(&self, earlier: &Self) -> bool {
        self.options.limits
            && self.tiles == earlier.tiles
            && self.reserve == earlier.reserve
            && (self.phase, self.seat, self.remaining) == (earlier.phase, earlier.seat, earlier.remaining)
    }
}
