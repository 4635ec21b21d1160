//! Move generation: listing, counting, and drawing at random.
//!
//! A stack walks over points without an enemy stack. Everything within four steps lies within 72 places of the
//! grid, and everything on the way within 54, so the walk is a flood fill inside one 128-bit window around the
//! stack. Only captors that go further use the whole board.

use super::board::{PORTS, Street, UNCAPTURED_LIMIT};
use super::options::{CaptorBonus, Win};
use crate::bits::Bits;
use crate::paisho::{BOARD, Point, Points, STRIDE, flood};

/// One turn of Street.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A stack goes from one point to another.
    Move {
        /// Where it stands.
        from: Point,
        /// Where it goes: an empty point, or an enemy stack to capture.
        to: Point,
    },
    /// A reserve tile is put on the player's port.
    Deploy,
    /// The player claims the four midlines.
    Claim,
}

/// The middle of a window: the place of the stack whose surroundings it shows.
pub(super) const CENTRE: usize = 64;

/// A set with an empty word on both sides, so that a window at any point stays inside.
pub(super) type Padded = [u64; 7];

pub(super) const fn padded(set: Points) -> Padded {
    let Bits([a, b, c, d, e]) = set;
    [0, a, b, c, d, e, 0]
}

/// 128 places of a set from `start`. In a [`Padded`] set these are the places from 64 before to 63
/// after the point `start`.
#[inline(always)]
pub(super) fn window(set: &[u64; 7], start: usize) -> u128 {
    let (word, bit) = (start / 64, start % 64);
    let join = |low: u64, high: u64| low >> bit | high << 1 << (63 - bit);
    let low = join(set[word], set[word + 1]);
    let high = join(set[word + 1], set[word + 2]);
    u128::from(low) | u128::from(high) << 64
}

#[inline(always)]
const fn spread(set: u128) -> u128 {
    set | set << 1 | set >> 1 | set << STRIDE | set >> STRIDE
}

/// One step from the centre of a window.
const FIRST: u128 = spread(1 << CENTRE);

/// The reach of a stack.
pub struct Reached {
    /// The place where it stands.
    pub at: usize,
    /// The places it reaches, as a window: bit 64 is its own place.
    pub near: u128,
    /// The points four steps south and four steps north, which lie outside the window.
    pub tips: [bool; 2],
}

impl Reached {
    #[inline(always)]
    fn len(&self) -> u32 {
        self.near.count_ones() + u32::from(self.tips[0]) + u32::from(self.tips[1])
    }

    /// Calls `f` for every place that it reaches, in rising order.
    #[inline(always)]
    pub fn each(&self, mut f: impl FnMut(usize)) {
        if self.tips[0] {
            f(self.at - TIP);
        }
        // The window begins before the grid where the stack stands near its edge.
        Bits([self.near as u64]).each(|bit| f(self.at + bit - CENTRE));
        Bits([(self.near >> 64) as u64]).each(|bit| f(self.at + bit));
        if self.tips[1] {
            f(self.at + TIP);
        }
    }

    #[inline(always)]
    fn contains(&self, to: usize) -> bool {
        match (to + CENTRE).wrapping_sub(self.at) {
            bit @ 0..128 => self.near >> bit & 1 != 0,
            _ => to.abs_diff(self.at) == TIP && self.tips[usize::from(to > self.at)],
        }
    }
}

/// A part of the legal steps.
pub enum Part {
    /// All moves of a stack.
    Moves(Reached),
    /// One step.
    Step(Step),
}

/// Four steps straight north.
pub(super) const TIP: usize = 4 * STRIDE as usize;

/// The board for the stacks of one seat.
pub(super) struct Ground {
    /// Where they may pass: everywhere but over enemy stacks.
    open: Padded,
    /// Where stacks may end that may capture.
    pub(super) capturing: Padded,
    /// Where stacks may end that may not.
    pub(super) empty: Padded,
}

/// Where a stack with a captive may go.
enum Far {
    Window(Reached),
    Board(Points),
}

impl Ground {
    #[inline(always)]
    pub(super) fn of(street: &Street, seat: usize) -> Self {
        let (own, enemy) = (street.tops[seat], street.tops[1 - seat]);
        Self {
            open: padded(BOARD & !enemy),
            capturing: padded(BOARD & !own),
            empty: padded(BOARD & !(own | enemy)),
        }
    }

    /// What a stack reaches in three or four steps.
    #[inline(always)]
    pub(super) fn reached(&self, at: usize, four: bool, ends: &Padded) -> Reached {
        let open = window(&self.open, at);
        let mut walked = spread(FIRST & open) & open;
        let mut tips = [false; 2];
        if four {
            walked = spread(walked) & open;
            let end = |place: usize| ends[place / 64] >> (place % 64) & 1 != 0;
            let passed = |place: usize| walked >> place & 1 != 0;
            let three = TIP - STRIDE as usize;
            // If the third point south is on the board, the fourth is in the grid or in its padding.
            tips[0] = passed(CENTRE - three) && end(at + CENTRE - TIP);
            tips[1] = passed(CENTRE + three) && end(at + CENTRE + TIP);
        }
        Reached { at, near: spread(walked) & window(ends, at), tips }
    }

    /// The points within three or four steps over open ones, whatever stands there, but for the tips.
    #[inline(always)]
    pub(super) fn walk(&self, at: usize, four: bool) -> u128 {
        let open = window(&self.open, at);
        let walked = spread(FIRST & open) & open;
        spread(if four { spread(walked) & open } else { walked })
    }

    /// What a stack without captives reaches.
    #[inline(always)]
    pub(super) fn plain(&self, street: &Street, at: usize) -> Reached {
        self.reached(at, street.options.reach == 4, &self.capturing)
    }

    /// What a stack with captives reaches.
    fn captor(&self, street: &Street, at: usize) -> Far {
        let ends = if street.options.release { &self.capturing } else { &self.empty };
        match street.reach_from(at) {
            reach @ 3..=4 => Far::Window(self.reached(at, reach == 4, ends)),
            reach => Far::Board(street.far_reached(at, reach)),
        }
    }

    /// Whether a stack may move to a point.
    #[inline(always)]
    fn reaches(&self, street: &Street, at: usize, to: usize) -> bool {
        if !street.captors.contains(at) {
            return self.plain(street, at).contains(to);
        }
        match self.captor(street, at) {
            Far::Window(reached) => reached.contains(to),
            Far::Board(points) => points.contains(to),
        }
    }
}

/// How many points lie within a number of steps.
const fn diamond(reach: u32) -> u32 {
    2 * reach * (reach + 1)
}

/// The longest reach for which a random target is drawn from the points around a stack.
const DRAWN_REACH: u32 = 5;

/// The points around a stack, nearest first.
static AROUND: [(i8, i8); diamond(DRAWN_REACH) as usize] = {
    let mut around = [(0, 0); diamond(DRAWN_REACH) as usize];
    let (mut filled, mut distance) = (0, 1);
    while distance <= DRAWN_REACH as i8 {
        let mut dx = -distance;
        while dx <= distance {
            let dy = distance - dx.abs();
            around[filled] = (dx, dy);
            filled += 1;
            if dy != 0 {
                around[filled] = (dx, -dy);
                filled += 1;
            }
            dx += 1;
        }
        distance += 1;
    }
    around
};

/// The number of failed draws after which steps are listed instead, which happens only with hardly any legal
/// steps.
const DRAWS: u32 = 64;

impl Street {
    /// How far the stack at a point moves.
    #[inline]
    pub(super) fn reach_from(&self, at: usize) -> u32 {
        match self.options.bonus {
            CaptorBonus::PerCaptive => self.options.reach_over(self.depth(at)),
            _ => self.options.reach_over(u32::from(self.captors.contains(at))),
        }
    }

    /// Whether the stack at a point may capture.
    #[inline]
    pub(super) fn may_capture(&self, at: usize) -> bool {
        self.options.release || !self.captors.contains(at)
    }

    fn far_reached(&self, at: usize, reach: u32) -> Points {
        let (own, enemy) = (self.tops[self.mover()], self.tops[1 - self.mover()]);
        let ends = if self.may_capture(at) { !own } else { !(own | enemy) };
        // The path to any point is shorter than the number of points.
        flood(Point(at as u16), BOARD & !enemy, enemy, reach.min(BOARD.len())) & BOARD & ends
    }

    /// Where the stack at a point of the player to move may go.
    pub(super) fn targets(&self, at: usize) -> Points {
        self.far_reached(at, self.reach_from(at))
    }

    /// Whether the player to move may deploy.
    #[inline]
    pub(super) fn can_deploy(&self) -> bool {
        let (seat, port) = (self.mover(), PORTS[self.mover()].index());
        self.reserve[seat] > 0 && self.owner(port).is_none() && self.tops[seat].len() < UNCAPTURED_LIMIT
    }

    /// Whether the player to move can move or deploy.
    #[inline]
    pub(super) fn can_act(&self) -> bool {
        let own = self.tops[self.mover()];
        let empty = padded(BOARD & !(own | self.tops[1 - self.mover()]));
        // Nearly always the first stack has an empty point beside it.
        let free = |at: usize| window(&empty, at) & FIRST != 0;
        own.iter().any(free) || self.can_deploy() || own.iter().any(|at| !self.targets(at).is_empty())
    }

    /// Appends every legal step.
    pub(super) fn list(&self, out: &mut Vec<Step>) {
        self.each_step(|step| out.push(step));
    }

    /// Shows `visit` every legal step, in the order of [`Position::steps`](crate::game::Position::steps), for callers that want
    /// them in another form than a list.
    #[inline]
    pub fn each_step(&self, mut visit: impl FnMut(Step)) {
        self.each_part(|part| match part {
            Part::Moves(reached) => {
                let from = Point(reached.at as u16);
                reached.each(|to| visit(Step::Move { from, to: Point(to as u16) }));
            }
            Part::Step(step) => visit(step),
        });
    }

    /// The same in the same order, but with all goals of a stack at once where they fit a window.
    #[inline]
    pub fn each_part(&self, mut visit: impl FnMut(Part)) {
        if self.outcome.is_some() {
            return;
        }
        let ground = Ground::of(self, self.mover());
        let own = self.tops[self.mover()];
        own.each(|at| {
            if !self.captors.contains(at) {
                return visit(Part::Moves(ground.plain(self, at)));
            }
            match ground.captor(self, at) {
                Far::Window(reached) => visit(Part::Moves(reached)),
                Far::Board(points) => {
                    let from = Point(at as u16);
                    points.each(|to| visit(Part::Step(Step::Move { from, to: Point(to as u16) })));
                }
            }
        });
        if self.can_deploy() {
            visit(Part::Step(Step::Deploy));
        }
        if self.options.win == Win::Claim {
            visit(Part::Step(Step::Claim));
        }
    }

    /// Whether a step is legal.
    pub(super) fn may_make(&self, step: Step) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        match step {
            Step::Move { from, to } => {
                let (from, to) = (from.index(), to.index());
                self.tops[self.mover()].contains(from)
                    && BOARD.contains(to)
                    && Ground::of(self, self.mover()).reaches(self, from, to)
            }
            Step::Deploy => self.can_deploy(),
            Step::Claim => self.options.win == Win::Claim,
        }
    }

    /// How many moves and deploys there are; a claim is not counted.
    pub(super) fn count(&self) -> u64 {
        if self.outcome.is_some() {
            return 0;
        }
        let ground = Ground::of(self, self.mover());
        let own = self.tops[self.mover()];
        let mut count = u32::from(self.can_deploy());
        (own & !self.captors).each(|at| count += ground.plain(self, at).len());
        (own & self.captors).each(|at| {
            count += match ground.captor(self, at) {
                Far::Window(reached) => reached.len(),
                Far::Board(points) => points.len(),
            }
        });
        u64::from(count)
    }
    /// Draws a step uniformly at random: a stack and a point around it are drawn until the stack reaches the
    /// point. This takes little more than one flood fill instead of one for each stack.
    pub(super) fn draw(&self, rng: &mut fastrand::Rng, buffer: &mut Vec<Step>) -> Option<Step> {
        if self.outcome.is_some() {
            return None;
        }
        let own = self.tops[self.mover()];
        let (plain, captors) = (own & !self.captors, own & self.captors);
        let per_stack = [self.options.reach_over(0), self.options.reach_over(1)].map(diamond);
        let plain_slots = plain.len() * per_stack[0];
        let move_slots = plain_slots + captors.len() * per_stack[1];
        let deploys = u32::from(self.can_deploy());
        let claims = u32::from(self.options.win == Win::Claim);
        let each_its_own = self.options.bonus == CaptorBonus::PerCaptive && !captors.is_empty();
        let ground = Ground::of(self, self.mover());
        for _ in 0..if each_its_own { 0 } else { DRAWS } {
            let slot = rng.u32(..move_slots + deploys + claims);
            if slot >= move_slots {
                return Some(if slot < move_slots + deploys { Step::Deploy } else { Step::Claim });
            }
            let captor = slot >= plain_slots;
            let (stacks, slot, per_stack) = if captor {
                (captors, slot - plain_slots, per_stack[1])
            } else {
                (plain, slot, per_stack[0])
            };
            let from = Point(stacks.nth(slot / per_stack).unwrap_or(0) as u16);
            let (dx, dy) = AROUND[(slot % per_stack) as usize];
            let Some(to) = from.offset(dx, dy).filter(|to| !own.contains(to.index())) else { continue };
            if ground.reaches(self, from.index(), to.index()) {
                return Some(Step::Move { from, to });
            }
        }
        buffer.clear();
        self.list(buffer);
        (!buffer.is_empty()).then(|| buffer[rng.usize(..buffer.len())])
    }
}
