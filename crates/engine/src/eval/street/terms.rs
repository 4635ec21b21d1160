//! The features of a position, for each side.

use super::zones::{HALVES, quadrant, zones};
use rules::game::{Position, Seat};
use rules::paisho::{BOARD, Point, Points, spread};
use rules::street::{Around, CaptorBonus, Street, UNCAPTURED_LIMIT};

/// How many features a side has.
pub const TERMS: usize = 24;

/// The features of a side.
pub type Terms = [i32; TERMS];

/// Uncaptured stacks that may capture.
const PLAIN: usize = 0;
/// Stacks that may not.
const CAPTORS: usize = 1;
/// Tiles in reserve.
const RESERVE: usize = 2;
/// Whether the port is open for a tile.
const PORT: usize = 3;
/// One, two, three or four midlines held.
const HELD: usize = 4;
/// Harmonies more than one across a midline.
const DOUBLED: usize = 8;
/// The midline before the opponent's port held.
const FAR: usize = 9;
/// Midlines that one move may add, with none, one or two held.
const OPEN: usize = 10;
/// Three midlines held, and a move may add the fourth.
const LAST: usize = 13;
/// Two midlines held, and both others are a move away.
const LAST_TWO: usize = 14;
/// Stacks that can be captured and not avenged.
const HANGING: usize = 15;
/// Stacks that can be captured and avenged.
const ATTACKED: usize = 16;
/// Points that can be reached.
const MOBILITY: usize = 17;
/// Stacks on midlines and the centre.
const IDLE: usize = 18;
/// Quadrants with a stack, and with two.
const QUADRANTS: usize = 19;
const QUADRANTS_TWICE: usize = 20;
/// Stacks beyond the centre row.
const BEYOND: usize = 21;
/// Harmonies held by a stack that can be captured.
const LOOSE: usize = 22;
/// Points where one more stack would make a harmony across a midline not yet held.
const ZONES: usize = 23;

/// The row and the column through the middle of a window.
const OWN_LINES: u128 = {
    let mut lines = 0x1FF << (Around::MIDDLE - 4);
    let mut i = 0;
    while i < 7 {
        lines |= 1 << (Around::MIDDLE - 54 + 18 * i);
        i += 1;
    }
    lines
};

/// Intermediate results for the features of a side.
struct Side {
    seat: Seat,
    own: Points,
    /// The stacks that may capture.
    plain: Points,
    four: bool,
    captor_four: bool,
}

impl Side {
    #[inline(always)]
    fn of(street: &Street, seat: Seat) -> Self {
        let options = street.options();
        let own = street.tops(seat);
        let plain = if options.release { own } else { own & !street.captors() };
        let four = options.reach == 4;
        Self { seat, own, plain, four, captor_four: four || options.bonus != CaptorBonus::None }
    }

    /// Fills in what the side can reach, and returns the enemy stacks that it can capture.
    #[inline(always)]
    fn survey(&self, street: &Street, enemy: Points, terms: &mut Terms) -> Points {
        let held = street.harmonies(self.seat);
        let empty = BOARD & !(self.own | enemy);
        let mut wanted = Points::EMPTY;
        let zones = zones(self.own, empty);
        for (zone, lines) in zones.iter().zip(held) {
            if lines == 0 {
                wanted |= *zone;
            }
        }
        let wanted = wanted & !self.own;
        terms[ZONES] = wanted.len() as i32;
        let walks = street.walks(self.seat);
        let (free, prey, goals) = (Around::new(BOARD & !self.own), Around::new(enemy), Around::new(wanted));
        let mut captured = Points::EMPTY;
        let mut met = Points::EMPTY;
        let captors = street.captors();
        let mut mobility = 0;
        self.own.each(|at| {
            let four = if captors.contains(at) { self.captor_four } else { self.four };
            let mut reached = walks.from(at, four) & free.window(at);
            let hits = reached & prey.window(at);
            if hits != 0 {
                if self.plain.contains(at) {
                    lay(&mut captured, hits, at);
                } else {
                    reached &= !hits;
                }
            }
            mobility += reached.count_ones();
            let goals = reached & goals.window(at) & !OWN_LINES;
            if goals != 0 {
                lay(&mut met, goals, at);
            }
        });
        terms[MOBILITY] = mobility as i32;
        let count = held.iter().filter(|lines| **lines != 0).count();
        if count > 0 {
            terms[HELD + count - 1] = 1;
        }
        let open = (0..4).filter(|i| held[*i] == 0 && zones[*i].meets(&met)).count();
        match count {
            3 => terms[LAST] = open as i32,
            0..3 => terms[OPEN + count] = open as i32,
            _ => {}
        }
        terms[LAST_TWO] = i32::from(count == 2 && open == 2);
        let harmonies = u32::from_ne_bytes(held).count_ones();
        terms[DOUBLED] = harmonies as i32 - count as i32;
        terms[FAR] = i32::from(held[if self.seat.0 == 0 { 2 } else { 0 }] != 0);
        captured
    }

    /// Fills in the features that depend on the stacks alone.
    #[inline(always)]
    fn count(&self, street: &Street, enemy: Points, terms: &mut Terms) {
        let captors = (self.own & street.captors()).len() as i32;
        let uncaptured = self.own.len() as i32;
        terms[PLAIN] = uncaptured - captors;
        terms[CAPTORS] = captors;
        let reserve = street.reserve(self.seat);
        terms[RESERVE] = i32::from(reserve);
        let port = rules::street::PORTS[self.seat.index()].index();
        terms[PORT] = i32::from(
            reserve > 0 && (uncaptured as u32) < UNCAPTURED_LIMIT && !(self.own | enemy).contains(port),
        );
        let quadrants: [u32; 4] = std::array::from_fn(|i| (self.own & quadrant(i)).len());
        terms[QUADRANTS] = quadrants.iter().filter(|count| **count > 0).count() as i32;
        terms[QUADRANTS_TWICE] = quadrants.iter().filter(|count| **count > 1).count() as i32;
        terms[IDLE] = uncaptured - quadrants.iter().sum::<u32>() as i32;
        terms[BEYOND] = (self.own & HALVES[if self.seat.0 == 0 { 2 } else { 0 }]).len() as i32;
    }

    /// Fills in the features of the stacks that the enemy can capture.
    #[inline(always)]
    fn exposed(&self, street: &Street, captured: Points, terms: &mut Terms) {
        if captured.is_empty() {
            return;
        }
        let walks = street.walks(self.seat);
        let avengers = Around::new(self.plain);
        captured.each(|at| {
            let avenged = walks.from(at, self.four) & avengers.window(at) & !(1 << Around::MIDDLE) != 0;
            terms[if avenged { ATTACKED } else { HANGING }] += 1;
            let point = Point(at as u16);
            let held = street.harmonies(self.seat);
            let (x, y) = (point.x(), point.y());
            let lines = |along: i8, [positive, negative]: [usize; 2]| {
                let lines = held[if along > 0 { positive } else { negative }];
                i32::from(along != 0 && lines == 1 << (along.unsigned_abs() as u32 - u32::from(along != 0)))
            };
            terms[LOOSE] += lines(y, [0, 2]) + lines(x, [1, 3]);
        });
    }
}

/// Adds the members of a window around a point to a set.
#[inline(always)]
fn lay(set: &mut Points, window: u128, at: usize) {
    let mut window = window;
    while window != 0 {
        set.insert(at + window.trailing_zeros() as usize - Around::MIDDLE);
        window &= window - 1;
    }
}

/// The points on which a seat could capture, or avenge, in one move.
pub fn attackable(street: &Street, seat: Seat) -> Points {
    let side = Side::of(street, seat);
    let open = BOARD & !street.tops(Seat(1 - seat.0));
    let mut walked = side.plain;
    for _ in 1..street.options().reach {
        walked = spread(walked) & open;
    }
    spread(walked) & BOARD
}

/// The features of the side to move and of the other.
pub fn terms(street: &Street) -> [Terms; 2] {
    let mover = street.seat();
    let sides = [Side::of(street, mover), Side::of(street, Seat(1 - mover.0))];
    let mut terms = [[0; TERMS]; 2];
    for (i, side) in sides.iter().enumerate() {
        let enemy = &sides[1 - i];
        side.count(street, enemy.own, &mut terms[i]);
        let captured = side.survey(street, enemy.own, &mut terms[i]);
        enemy.exposed(street, captured, &mut terms[1 - i]);
    }
    terms
}
