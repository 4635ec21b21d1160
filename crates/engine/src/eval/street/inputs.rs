//! The inputs of a net: stacks, reserves, midlines held, and stacks that can be captured.

use super::terms::attackable;
use crate::net::{Active, Inputs};
use rules::game::Seat;
use rules::paisho::{Point, STRIDE};
use rules::street::{Street, Win};

/// Places of the grid.
const GRID: usize = super::GRID;

// Where each group of inputs begins. Each comes twice: own, then the opponent's.
/// Stacks: those that may capture, then captors.
const STACKS: usize = 0;
/// Stacks that can be captured.
const HANGING: usize = STACKS + 4 * GRID;
/// Harmonies by midline and distance from the centre.
const LINES: usize = HANGING + 2 * GRID;
/// The set of midlines held.
const HELD: usize = LINES + 2 * 32;
const RESERVE: usize = HELD + 2 * 16;
const COUNT: usize = RESERVE + 2 * 15;
const CAPTORS: usize = COUNT + 2 * 23;
/// A second set of all of these for the option that four midlines win at once.
const FAMILY: usize = CAPTORS + 2 * 17;
const OPTIONS: usize = 2 * FAMILY;
const ALL: usize = OPTIONS + 2 + 4 + 2 + 3;

impl Inputs for Street {
    const INPUTS: usize = ALL;
    const BUCKETS: usize = 4;
    /// East and west exchanged.
    const SYMMETRIES: usize = 2;
    #[cfg(feature = "nets")]
    const NET: Option<&'static [u8]> = Some(include_bytes!("../../../nets/street.net"));

    fn inputs(&self, views: &mut [Active; 2]) -> usize {
        let options = self.options();
        let base = if options.win == Win::Immediate { FAMILY } else { 0 };
        // The input of a group with `size` inputs a side; `places` gives it as each view sees it.
        let mut add = |start: usize, size: usize, seat: usize, places: [usize; 2]| {
            views[0].add(base + start + seat * size + places[0]);
            views[1].add(base + start + (1 - seat) * size + places[1]);
        };
        // Every player sees their own port in the north.
        let place = |from: usize, at: usize| [from + at, from + FURTHEST - at];
        let captors = self.captors();
        for seat in 0..2 {
            let owner = Seat(seat as u8);
            let own = self.tops(owner);
            own.each(|at| {
                let captor = usize::from(captors.contains(at));
                add(STACKS, 2 * GRID, seat, place(captor * GRID, at));
            });
            let hanging = own & attackable(self, Seat(1 - owner.0));
            hanging.each(|at| add(HANGING, GRID, seat, place(0, at)));
            let mut held = [0; 2];
            for (midline, lines) in self.harmonies(owner).into_iter().enumerate() {
                let midlines = [midline, (midline + 2) % 4];
                (0..2).for_each(|view| held[view] |= usize::from(lines != 0) << midlines[view]);
                for distance in (0..8).filter(|distance| lines >> distance & 1 != 0) {
                    add(LINES, 32, seat, midlines.map(|midline| midline * 8 + distance));
                }
            }
            add(HELD, 16, seat, held);
            add(RESERVE, 15, seat, [usize::from(self.reserve(owner)).min(14); 2]);
            add(COUNT, 23, seat, [(own.len() as usize).min(22); 2]);
            add(CAPTORS, 17, seat, [((own & captors).len() as usize).min(16); 2]);
        }
        for view in views {
            view.add(OPTIONS + usize::from(options.reach == 4));
            view.add(OPTIONS + 2 + options.bonus as usize);
            view.add(OPTIONS + 6 + usize::from(options.release));
            view.add(OPTIONS + 8 + options.win as usize);
        }
        let plain = (self.tops(Seat(0)) | self.tops(Seat(1))) & !self.captors();
        match plain.len() {
            0..=5 => 0,
            6..=9 => 1,
            10..=13 => 2,
            _ => 3,
        }
    }

    fn mirrored(symmetry: usize, input: usize) -> usize {
        if symmetry == 0 || input >= OPTIONS {
            return input;
        }
        let (base, inside) = (input / FAMILY * FAMILY, input % FAMILY);
        let west_east = [0, 3, 2, 1];
        base + match inside {
            0..LINES => inside / GRID * GRID + flipped(inside % GRID),
            LINES..HELD => {
                let (side, midline, distance) =
                    ((inside - LINES) / 32, (inside - LINES) / 8 % 4, (inside - LINES) % 8);
                LINES + side * 32 + west_east[midline] * 8 + distance
            }
            HELD..RESERVE => {
                let (side, held) = ((inside - HELD) / 16, (inside - HELD) % 16);
                let new = (0..4).filter(|i| held >> i & 1 != 0).fold(0, |set, i| set | 1 << west_east[i]);
                HELD + side * 16 + new
            }
            _ => inside,
        }
    }
}

/// The last point: a rotation by half a turn maps a place to `FURTHEST` minus the place.
pub const FURTHEST: usize = Point::grid(8, 8).index();

/// The mirror image of a place in the middle column.
pub fn flipped(place: usize) -> usize {
    let stride = STRIDE as usize;
    let (x, y) = (place % stride, place / stride);
    if x > 16 { place } else { y * stride + 16 - x }
}
