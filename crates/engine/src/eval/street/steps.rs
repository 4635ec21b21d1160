//! The features of a step for a policy: which stack goes where, as its player sees the board, and the effect.

use super::GRID;
use super::inputs::{FURTHEST, flipped};
use crate::policy::StepFeatures;
use rules::game::Position;
use rules::paisho::STRIDE;
use rules::street::{Step, Street, Win};

/// The farthest that a stack goes in one direction.
const FAR: i32 = 6;
const WAYS: usize = (2 * FAR + 1) as usize;
/// The combinations of effect bits.
const EFFECTS: usize = 1 << 7;

// Where each group of features begins. The first three come once for stacks that may capture and once for
// captors.
const FROM: usize = 0;
const TO: usize = FROM + 2 * GRID;
/// How far east and north.
const WAY: usize = TO + 2 * GRID;
const EFFECT: usize = WAY + 2 * WAYS * WAYS;
const DEPLOY: usize = EFFECT + EFFECTS;
const CLAIM: usize = DEPLOY + 1;
/// A second set of all of these for the option that four midlines win at once.
const FAMILY: usize = CLAIM + 1;

fn family(street: &Street) -> usize {
    if street.options().win == Win::Immediate { FAMILY } else { 0 }
}

#[inline]
pub fn move_stack(street: &Street, seen: &mut StepFeatures, (from, to): (usize, usize), effect: usize) {
    let base = family(street);
    let captor = usize::from(street.captors().contains(from));
    // Every player sees their own port in the north.
    let turned = street.seat().0 == 1;
    let (from, to) = if turned { (FURTHEST - from, FURTHEST - to) } else { (from, to) };
    let stride = STRIDE as usize;
    let part = |from: usize, to: usize| ((to as i32 - from as i32).clamp(-FAR, FAR) + FAR) as usize;
    let way = part(from % stride, to % stride) * WAYS + part(from / stride, to / stride);
    let features = [
        base + FROM + captor * GRID + from,
        base + TO + captor * GRID + to,
        base + WAY + captor * WAYS * WAYS + way,
        base + EFFECT + effect,
    ];
    seen.push(features, false);
}

/// Any other step.
pub fn other(street: &Street, seen: &mut StepFeatures, step: Step) {
    let feature = if step == Step::Deploy { DEPLOY } else { CLAIM };
    seen.push([family(street) + feature], false);
}

/// How many features there are.
pub const FEATURES: usize = 2 * FAMILY;

/// The feature that corresponds to this one after a symmetry of the board.
pub fn mirrored(symmetry: usize, feature: usize) -> usize {
    if symmetry == 0 {
        return feature;
    }
    let (base, inside) = (feature / FAMILY * FAMILY, feature % FAMILY);
    base + match inside {
        0..WAY => inside / GRID * GRID + flipped(inside % GRID),
        WAY..EFFECT => {
            let (captor, way) = ((inside - WAY) / (WAYS * WAYS), (inside - WAY) % (WAYS * WAYS));
            WAY + (captor * WAYS + (WAYS - 1 - way / WAYS)) * WAYS + way % WAYS
        }
        _ => inside,
    }
}
