//! Street: a winning turn makes a harmony across every midline that has none, or claims the win.

use super::Puzzling;
use crate::theme::{Theme, Themes};
use crate::turns::{Visit, each_turn, turns_from};
use rules::game::{Position, Seat};
use rules::paisho::{BOARD, Point, Points, spread};
use rules::street::{PORTS, Step, Street, Win};

/// The midlines (N, E, S, W) that harmonies on the row and the column of a point can cross.
fn crossed_from(at: Point) -> u8 {
    u8::from(at.y() > 0) | u8::from(at.x() > 0) << 1 | u8::from(at.y() < 0) << 2 | u8::from(at.x() < 0) << 3
}

/// The midlines without a harmony of a seat.
fn missing(position: &Street, seat: Seat) -> u8 {
    let held = position.harmonies(seat);
    (0..4).filter(|midline| held[*midline] == 0).fold(0, |missing, midline| missing | 1 << midline)
}

/// Whether no single turn can leave the opponent without a move. True if two of their stacks have two empty
/// neighbours each, because a turn captures at most one stack and fills one point.
fn cannot_be_stuck(position: &Street) -> bool {
    let tops = [0, 1].map(|seat| position.tops(Seat(seat)));
    let empty = BOARD & !(tops[0] | tops[1]);
    let free = |at: &usize| (spread(Points::of(*at)) & empty).len() > 1;
    tops[1 - position.seat().index()].iter().filter(free).count() > 1
}

impl Puzzling for Street {
    fn each_finisher(&self, visit: &mut Visit<'_, Self>) -> bool {
        if !cannot_be_stuck(self) || self.options().win == Win::Start {
            return each_turn(self, visit);
        }
        let seat = self.seat();
        let missing = missing(self, seat);
        if self.options().win == Win::Claim {
            return missing != 0 || turns_from(self, &[Step::Claim], visit);
        }
        let mut steps = Vec::new();
        self.steps(&mut steps);
        steps.retain(|step| {
            let crossed = match step {
                Step::Move { from, to } => crossed_from(*from) | crossed_from(*to),
                Step::Deploy => crossed_from(PORTS[seat.index()]),
                Step::Claim => 0,
            };
            missing & !crossed == 0
        });
        turns_from(self, &steps, visit)
    }

    fn may_be_near(&self) -> bool {
        missing(self, self.seat()).count_ones() <= 2
    }

    fn themes(&self, turn: &[Step]) -> Themes {
        match turn.first() {
            Some(Step::Move { from, to }) => {
                let other = Seat(1 - self.seat().0);
                let captures = self.tops(other).contains(to.index());
                let captor = self.captors().contains(from.index());
                let themes = captures.then_some(Theme::Capture).into_iter();
                themes.chain(captor.then_some(Theme::Captor)).collect()
            }
            Some(Step::Deploy) => Themes::NONE.with(Theme::Deploy),
            Some(Step::Claim) | None => Themes::NONE,
        }
    }
}
