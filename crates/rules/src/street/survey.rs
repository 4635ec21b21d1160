//! Queries for evaluations: how far stacks walk, what a harmony spans, which steps end on given points.

use super::board::Street;
use super::harmony::Line;
use super::movegen::{CENTRE, Ground, Padded, Step, TIP, padded, window};
use super::options::Options;
use crate::game::Seat;
use crate::paisho::{BOARD, Point, Points};

/// A set of points with access to the window of 128 places around any point.
#[derive(Copy, Clone)]
pub struct Around(Padded);

impl Around {
    /// The place of the point itself in its window.
    pub const MIDDLE: usize = CENTRE;

    /// Wraps a set.
    #[inline(always)]
    pub const fn new(set: Points) -> Self {
        Self(padded(set))
    }

    /// The members from 64 places before a point to 63 after it.
    #[inline(always)]
    pub fn window(&self, at: usize) -> u128 {
        window(&self.0, at)
    }
}

/// The walks of one seat's stacks.
pub struct Walks(Ground);

impl Walks {
    /// Every point on which a walk of three or four steps can end, regardless of its tile, as a window around
    /// the start. The points four steps straight north and south lie outside.
    #[inline(always)]
    pub fn from(&self, at: usize, four: bool) -> u128 {
        self.0.walk(at, four)
    }
}

impl Street {
    /// The points of the stacks that a seat owns.
    #[inline]
    pub fn tops(&self, seat: Seat) -> Points {
        self.tops[seat.index()]
    }

    /// The points of the stacks with a captive.
    #[inline]
    pub fn captors(&self) -> Points {
        self.captors
    }

    /// The options of the game.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// How far the stack at a point moves.
    #[inline]
    pub fn reach(&self, at: Point) -> u32 {
        self.reach_from(at.index())
    }

    /// How a seat's stacks walk.
    #[inline]
    pub fn walks(&self, seat: Seat) -> Walks {
        Walks(Ground::of(self, seat.index()))
    }

    /// The points of a harmony from end to end: on the line that crosses a midline at a distance from the
    /// centre, the two stacks nearest to the crossing and what is between them. Empty if there are none.
    pub fn span(&self, midline: usize, distance: usize) -> Points {
        let line = Line { midline, distance };
        let (_, step) = line.crossing();
        let Some((first, last)) = self.ends(line) else { return Points::EMPTY };
        (first..=last).step_by(step).collect()
    }

    /// Appends the moves of the player to move that end on one of `targets`.
    pub fn moves_onto(&self, targets: Points, out: &mut Vec<Step>) {
        if self.outcome.is_some() || targets.is_empty() {
            return;
        }
        let (ground, seen) = (Ground::of(self, self.mover()), Around::new(targets));
        self.tops[self.mover()].each(|at| {
            let from = Point(at as u16);
            let mut push = |to: usize| out.push(Step::Move { from, to: Point(to as u16) });
            let reach = self.reach_from(at);
            if reach > 4 {
                (self.targets(at) & targets).each(&mut push);
            } else if seen.window(at) != 0 || meets_tips(&targets, at) {
                let reached = if self.captors.contains(at) {
                    ground.reached(
                        at,
                        reach == 4,
                        if self.may_capture(at) { &ground.capturing } else { &ground.empty },
                    )
                } else {
                    ground.plain(self, at)
                };
                reached.each(|to| {
                    if targets.contains(to) {
                        push(to);
                    }
                });
            }
        });
    }
}

#[inline(always)]
fn meets_tips(targets: &Points, at: usize) -> bool {
    let contains = |at: usize| BOARD.0.len() * 64 > at && targets.contains(at);
    contains(at + TIP) || at.checked_sub(TIP).is_some_and(contains)
}
