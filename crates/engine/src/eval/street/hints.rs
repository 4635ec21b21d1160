//! Move-ordering hints: winning steps, those that break the opponent's four midlines, captures, and quiet steps
//! by the points that they leave and reach.

use super::terms::attackable;
use super::weights::hint::{
    BREAKS, CAPTURE, DEPLOY, EXPOSED, HARMONY, IDLE, LEAVES, THREATENS, UNAVENGED, UNHOLDS, WINS,
};
use super::zones::{HALVES, zones};
use super::{GRID, claim_is_true, holds_four, opponent, steps};
use crate::game::{BARRED, FORCED, Playable};
use crate::policy::StepFeatures;
use rules::game::{Position, Seat};
use rules::paisho::{BOARD, Points};
use rules::street::{Around, PORTS, Step, Street, Win};

/// The spans of the harmonies that alone hold a midline for a seat. A step that breaks one of these midlines
/// must end in its span.
pub fn breaking_points(street: &Street, seat: Seat) -> Points {
    let mut points = Points::EMPTY;
    for (midline, lines) in street.harmonies(seat).into_iter().enumerate() {
        if lines.is_power_of_two() {
            points |= street.span(midline, lines.trailing_zeros() as usize + 1);
        }
    }
    points
}

fn missing_one(street: &Street, seat: Seat) -> Option<usize> {
    let held = street.harmonies(seat);
    let mut missing = (0..4).filter(|i| held[*i] == 0);
    missing.next().filter(|_| missing.next().is_none())
}

fn completes(street: &Street, step: Step) -> bool {
    let mut next = street.clone();
    next.play(step, &mut ());
    holds_four(&next, street.seat())
}

/// Appends the steps that complete the fourth midline, and returns whether there are any. Steps that only clear
/// a line are ignored.
pub fn finishing_steps(street: &Street, out: &mut Vec<Step>) -> bool {
    let seat = street.seat();
    let Some(missing) = missing_one(street, seat) else { return false };
    let (own, enemy) = (street.tops(seat), street.tops(opponent(street)));
    let zone = zones(own, BOARD & !(own | enemy))[missing] & !own;
    let from = out.len();
    street.moves_onto(zone, out);
    let mut i = from;
    while i < out.len() {
        if completes(street, out[i]) {
            i += 1;
        } else {
            out.swap_remove(i);
        }
    }
    out.len() > from
}

/// The value of a goal by the point alone.
static IDLE_POINTS: [i32; GRID] = {
    let [n, e, s, w] = HALVES;
    let mut marks = [0; GRID];
    let mut at = 0;
    while at < GRID {
        let vertical = n.contains(at) || s.contains(at);
        let horizontal = e.contains(at) || w.contains(at);
        if !(vertical && horizontal) {
            marks[at] = -IDLE;
        }
        at += 1;
    }
    marks
};

/// The value of leaving or reaching each point.
struct Marks {
    to: [i32; GRID],
    from: [i32; GRID],
    /// Where the opponent could capture.
    danger: Points,
    /// Where a harmony across a midline not yet held begins.
    harmony: Points,
    /// Where a midline of the opponent's is broken.
    breaks: Points,
    /// Enemy stacks, and those whose capture cannot be answered.
    enemy: Points,
    alone: Points,
    /// The player's stacks that alone hold a midline.
    leaves: Points,
}

impl Marks {
    fn of(street: &Street) -> Self {
        let (seat, waits) = (street.seat(), opponent(street));
        let (own, enemy) = (street.tops(seat), street.tops(waits));
        let mut marks = Self {
            to: IDLE_POINTS,
            from: [0; GRID],
            danger: attackable(street, waits),
            harmony: Points::EMPTY,
            breaks: breaking_points(street, waits),
            enemy,
            alone: enemy_without_avenger(street, enemy),
            leaves: breaking_points(street, seat) & own,
        };
        let add = |table: &mut [i32; GRID], points: Points, value: i32| points.each(|at| table[at] += value);
        let held = street.harmonies(seat);
        for (zone, lines) in zones(own, BOARD & !(own | enemy)).into_iter().zip(held) {
            if lines == 0 {
                marks.harmony |= zone;
                add(&mut marks.to, zone, HARMONY);
            }
        }
        add(&mut marks.to, marks.breaks, BREAKS);
        add(&mut marks.to, enemy, CAPTURE);
        add(&mut marks.to, marks.alone, UNAVENGED);
        add(&mut marks.from, marks.leaves, -LEAVES);
        add(&mut marks.from, marks.danger & own, EXPOSED);
        marks
    }

    #[inline]
    fn worth(&self, from: usize, to: usize) -> i32 {
        self.to[to] + self.from[from] - if self.danger.contains(to) { EXPOSED } else { 0 }
    }

    /// What a step does, one bit for each.
    #[inline]
    fn effect(&self, from: usize, to: usize) -> usize {
        let bits = [
            self.harmony.contains(to),
            self.breaks.contains(to),
            self.enemy.contains(to),
            self.alone.contains(to),
            self.leaves.contains(from),
            self.danger.contains(from),
            self.danger.contains(to),
        ];
        bits.into_iter().fold(0, |all, bit| 2 * all + usize::from(bit))
    }
}

/// The enemy stacks whose capture no other enemy stack could answer.
fn enemy_without_avenger(street: &Street, enemy: Points) -> Points {
    let prey = enemy & attackable(street, street.seat());
    if prey.is_empty() {
        return prey;
    }
    let walks = street.walks(opponent(street));
    let plain = if street.options().release { enemy } else { enemy & !street.captors() };
    let (avengers, four) = (Around::new(plain), street.options().reach == 4);
    let alone = |at: &usize| walks.from(*at, four) & avengers.window(*at) & !(1 << Around::MIDDLE) == 0;
    prey.iter().filter(alone).collect()
}

/// Hints for a few captures: whether they can be answered and whether they break a midline.
fn give_to_captures(street: &Street, steps: &[Step], hints: &mut Vec<i32>) {
    let waits = opponent(street);
    let alone = enemy_without_avenger(street, street.tops(waits));
    let ends = breaking_points(street, waits);
    hints.extend(steps.iter().map(|step| match step {
        Step::Move { to, .. } => {
            let to = to.index();
            CAPTURE + UNAVENGED * i32::from(alone.contains(to)) + UNHOLDS * i32::from(ends.contains(to))
        }
        _ => WINS,
    }));
}

/// Appends a hint for each step.
pub fn give(street: &Street, steps: &[Step], hints: &mut Vec<i32>) {
    if street.is_threatened() {
        return give_under_pressure(street, steps, hints);
    }
    if steps.iter().all(|step| street.noisy(*step)) {
        return give_to_captures(street, steps, hints);
    }
    give_by(street, &Marks::of(street), steps, hints);
}

/// The same in positions without a threat, with the policy features of the steps.
pub fn with_features(street: &Street, steps: &[Step], hints: &mut Vec<i32>, seen: &mut StepFeatures) {
    let marks = Marks::of(street);
    give_by(street, &marks, steps, hints);
    for step in steps {
        match step {
            Step::Move { from, to } => {
                let effect = marks.effect(from.index(), to.index());
                steps::move_stack(street, seen, (from.index(), to.index()), effect);
            }
            _ => steps::other(street, seen, *step),
        }
    }
}

fn give_by(street: &Street, marks: &Marks, steps: &[Step], hints: &mut Vec<i32>) {
    let claim = if claim_is_true(street) { WINS } else { BARRED };
    let from = hints.len();
    hints.extend(steps.iter().map(|step| match step {
        Step::Move { from, to } => marks.worth(from.index(), to.index()),
        Step::Deploy => DEPLOY,
        Step::Claim => claim,
    }));
    // A step that completes the fourth midline wins, or must be answered at once.
    let Some(missing) = missing_one(street, street.seat()) else { return };
    let (own, enemy) = (street.tops(street.seat()), street.tops(opponent(street)));
    let zone = zones(own, BOARD & !(own | enemy))[missing];
    let value = if street.options().win == Win::Immediate { WINS } else { THREATENS };
    for (step, hint) in steps.iter().zip(&mut hints[from..]) {
        if let Step::Move { from, to } = step {
            let clears = on_line_across(from.index(), missing);
            if (zone.contains(to.index()) || clears) && completes(street, *step) {
                *hint = value + *hint / 16;
            }
        }
    }
}

/// Whether a stack at a point could stand in the way of a harmony across a midline.
fn on_line_across(at: usize, midline: usize) -> bool {
    HALVES[midline].contains(at)
}

/// The opponent holds four midlines and wins unless one is broken now, so only breaking steps matter.
fn give_under_pressure(street: &Street, steps: &[Step], hints: &mut Vec<i32>) {
    let waits = opponent(street);
    let (points, enemy) = (breaking_points(street, waits), street.tops(waits));
    let deploy = points.contains(PORTS[street.seat().index()].index());
    let claim = claim_is_true(street);
    hints.extend(steps.iter().map(|step| match step {
        Step::Move { to, .. } if points.contains(to.index()) => {
            FORCED + if enemy.contains(to.index()) { CAPTURE } else { 0 }
        }
        Step::Deploy if deploy => FORCED,
        Step::Claim if claim => WINS,
        _ => BARRED,
    }));
}
