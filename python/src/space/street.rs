//! Street Pai Sho in numbers.

use super::round::{CELLS, Motion, POINTS, Piece, SIDE, Ways, Windows, cell_at, number, pieces, point};
use super::{Shape, Space, Symmetry, actions_by, same};
use rules::game::{Position, Seat};
use rules::options::Setup;
use rules::paisho::{Point, STRIDE};
use rules::street::{CaptorBonus, Options, Part, Reached, Step, Street};
use std::sync::LazyLock;

/// Moves by distance, or by both points where a stack may go anywhere; then deploy and claim.
pub struct Lookup {
    ways: Option<&'static Ways>,
    windows: &'static Windows,
    /// The first actions of the planes of the ways to the tips.
    tips: [u16; 2],
}

/// The rows of what a stack reaches within four steps. The tips south and north lie outside the window.
static PIECES: [Piece; 7] = pieces(4, 3, 9, CENTRE as i32);
const CENTRE: usize = 64;
const TIP: i32 = 4 * STRIDE as i32;

/// No stack goes further, unless each captive makes it go further.
const REACH: i8 = 5;
/// Two reserves, four midlines of each side, and four numbers.
const FEATURES: usize = 14;

impl Lookup {
    fn words(&self) -> usize {
        self.ways.map_or(POINTS, Ways::len) * POINTS
    }
}

impl Space for Street {
    type Lookup = Lookup;

    fn table(setup: &Setup) -> Lookup {
        let bounded = Options::of(setup).bonus != CaptorBonus::PerCaptive;
        // The same for all games: each is made once.
        static WAYS: LazyLock<Ways> = LazyLock::new(|| Ways::new(|dx, dy| dx.abs() + dy.abs() <= REACH));
        static WINDOWS: LazyLock<Windows> = LazyLock::new(|| Windows::new(&WAYS, &PIECES, CENTRE));
        Lookup {
            ways: bounded.then(|| &*WAYS),
            windows: &WINDOWS,
            tips: [-TIP, TIP].map(|tip| WAYS.first(tip)),
        }
    }

    fn shape(table: &Lookup) -> Shape {
        Shape {
            actions: table.words() + 2,
            most: if table.ways.is_some() { 2080 } else { 8224 },
            planes: [3, SIDE, SIDE],
            codes: 3,
            features: FEATURES,
        }
    }

    fn plane_names() -> &'static [&'static str] {
        &["top", "captives", "captives-own"]
    }

    fn feature_names() -> Vec<String> {
        let mut names: Vec<_> = (0..2).map(|seat| format!("reserve-{seat}")).collect();
        for seat in 0..2 {
            names.extend(rules::street::MIDLINES.map(|midline| format!("midline-{seat}-{midline}")));
        }
        names.extend(["seat", "mover", "turn-low", "turn-high"].map(str::to_string));
        names
    }

    #[inline]
    fn encode(table: &Lookup, step: Step) -> u16 {
        let action = match (step, &table.ways) {
            (Step::Move { from, to }, Some(ways)) => ways.action(from, to),
            (Step::Move { from, to }, None) => number(to) * POINTS + number(from),
            (Step::Deploy, _) => table.words(),
            (Step::Claim, _) => table.words() + 1,
        };
        action as u16
    }

    #[inline]
    fn each_legal(&self, table: &Lookup, _steps: &mut Vec<Step>, mut visit: impl FnMut(u16)) {
        self.each_step(|step| visit(Self::encode(table, step)));
    }

    #[inline]
    fn list_legal(&self, table: &Lookup, _steps: &mut Vec<Step>, row: &mut [u16]) -> usize {
        let mut count = 0;
        let mut push = |action| {
            row[count] = action;
            count += 1;
        };
        if table.ways.is_none() {
            self.each_step(|step| push(Self::encode(table, step)));
            return count;
        }
        self.each_part(|part| match part {
            Part::Moves(reached) => count += list_window(table, &reached, &mut row[count..]),
            Part::Step(step) => {
                row[count] = Self::encode(table, step);
                count += 1;
            }
        });
        count
    }

    fn decode(table: &Lookup, action: u16) -> Option<Step> {
        let action = usize::from(action);
        match action.checked_sub(table.words()) {
            Some(0) => return Some(Step::Deploy),
            Some(1) => return Some(Step::Claim),
            Some(_) => return None,
            None => {}
        }
        let (plane, from) = (action / POINTS, point(action % POINTS)?);
        let to = match &table.ways {
            Some(ways) => ways.end(from, plane)?,
            None => point(plane)?,
        };
        Some(Step::Move { from, to })
    }

    #[inline]
    fn observe(&self, viewer: Seat, _table: &Lookup, planes: &mut [u8], features: &mut [u8]) {
        let sides = [viewer, Seat(1 - viewer.0)];
        let (tops, under) = planes.split_at_mut(CELLS);
        let (counts, own) = under.split_at_mut(CELLS);
        for (side, seat) in sides.into_iter().enumerate() {
            self.tops(seat).each(|place| tops[cell_at(place)] = 1 + side as u8);
            features[side] = self.reserve(seat);
            for (to, lines) in features[2 + side * 4..].iter_mut().zip(self.harmonies(seat)) {
                *to = lines.count_ones() as u8;
            }
        }
        self.captors().each(|place| {
            let cell = cell_at(place);
            for (depth, owner) in self.captives(Point(place as u16)).enumerate() {
                counts[cell] = depth as u8 + 1;
                own[cell] |= if depth < 8 { u8::from(owner == viewer) << depth } else { 0 };
            }
        });
        let [low, high, ..] = self.turn().to_le_bytes();
        features[10..].copy_from_slice(&[viewer.0, self.seat().0 ^ viewer.0, low, high]);
    }

    /// West and east may change places; north and south together with the players.
    fn symmetries(table: &Lookup) -> Vec<Symmetry> {
        let motions = [Motion::ALL[0], Motion::ALL[4], Motion::ALL[5], Motion::ALL[2]];
        motions.into_iter().map(|motion| symmetry(table, motion)).collect()
    }
}

/// Writes the actions of a stack.
#[inline(always)]
fn list_window(table: &Lookup, reached: &Reached, out: &mut [u16]) -> usize {
    let from = number(Point(reached.at as u16)) as u16;
    let mut count = 0;
    if reached.tips[0] {
        out[0] = table.tips[0] + from;
        count = 1;
    }
    let bits = |start| (reached.near >> start) as usize;
    count += table.windows.list(&PIECES, from, bits, &mut out[count..]);
    if reached.tips[1] {
        out[count] = table.tips[1] + from;
        count += 1;
    }
    count
}

fn symmetry(table: &Lookup, motion: Motion) -> Symmetry {
    let actions = actions_by::<Street>(table, |step| match step {
        Step::Move { from, to } => Step::Move { from: motion.point(from), to: motion.point(to) },
        word => word,
    });
    let [x, _, _, y] = motion.matrix;
    let mut features = same::<u32>(FEATURES);
    for side in [2, 6] {
        if y < 0 {
            features.swap(side, side + 2);
        }
        if x < 0 {
            features.swap(side + 1, side + 3);
        }
    }
    Symmetry { name: motion.name, cells: motion.cells(), actions, codes: same(3), features, swaps: y < 0 }
}
