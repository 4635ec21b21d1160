//! Solves Skud positions by trying every turn: what the search must agree with.

use rules::game::Position;
use rules::skud::{Skud, Step};
use std::collections::HashMap;

/// Shows `visit` every whole turn with the position after it, those without a bonus first, until it says no;
/// whether it never did.
pub fn each_turn(position: &Skud, mut visit: impl FnMut(&[Step], &Skud) -> bool) -> bool {
    let mut steps = Vec::new();
    position.steps(&mut steps);
    let mut begun = Vec::new();
    for step in steps {
        let mut next = position.clone();
        next.play(step, &mut ());
        let mut turn = vec![step];
        if next.pending() {
            begun.push((step, next.clone()));
            turn.push(Step::Decline);
            next.play(Step::Decline, &mut ());
        }
        if !visit(&turn, &next) {
            return false;
        }
    }
    for (step, middle) in begun {
        let mut bonuses = Vec::new();
        middle.steps(&mut bonuses);
        for bonus in bonuses.into_iter().filter(|bonus| *bonus != Step::Decline) {
            let mut next = middle.clone();
            next.play(bonus, &mut ());
            if !visit(&[step, bonus], &next) {
                return false;
            }
        }
    }
    true
}

/// Whether the game ended with a win of whoever was to move before.
pub fn won(before: &Skud, next: &Skud) -> bool {
    next.outcome().is_some_and(|outcome| outcome.winner.contains(before.seat()))
}

/// A turn: its steps.
pub type Turn = Vec<Step>;

/// How many turns that decided elsewhere are tried before the others.
const FIRST: usize = 3;

/// A solver that gives up after a number of turns tried. It leaves nothing out; it only tries first what decided
/// in positions like this one, and remembers what it found.
pub struct Solver {
    left: u64,
    known: HashMap<(u64, u32), bool>,
    deciding: [Vec<Turn>; 8],
}

impl Solver {
    /// A solver that may try this many last turns.
    pub fn new(left: u64) -> Self {
        Self { left, known: HashMap::new(), deciding: Default::default() }
    }

    /// Whether some turn of a position passes a test; `None`: given up. What passes is tried first next time at
    /// the same level.
    fn any(
        &mut self,
        position: &Skud,
        level: u32,
        mut test: impl FnMut(&mut Self, &Skud) -> Option<bool>,
    ) -> Option<bool> {
        let level = level as usize;
        for (i, turn) in self.deciding[level].clone().iter().enumerate() {
            let Some(next) = played(position, turn) else { continue };
            match test(self, &next) {
                Some(false) => {}
                found => {
                    self.deciding[level].swap(0, i);
                    return found;
                }
            }
        }
        let mut found = Some(false);
        each_turn(position, |turn, next| {
            found = test(self, next);
            if found == Some(true) {
                self.deciding[level].insert(0, turn.to_vec());
                self.deciding[level].truncate(FIRST);
            }
            found == Some(false)
        });
        found
    }

    /// Whether the player to move wins within this many turns of its own; `None`: given up.
    pub fn wins(&mut self, position: &Skud, turns: u32) -> Option<bool> {
        let at_once = self.any(position, 0, |solver, next| {
            solver.left = solver.left.checked_sub(1)?;
            Some(won(position, next))
        });
        if turns == 1 || at_once != Some(false) {
            return at_once;
        }
        let key = (position.key(), 2 * turns);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        let wins = self
            .any(position, 2 * turns - 2, |solver, next| solver.holds(next, turns - 1).map(|holds| !holds))?;
        self.known.insert(key, wins);
        Some(wins)
    }

    /// Whether the player to move has a turn after which the other does not win within this many turns of its own;
    /// `None`: given up.
    pub fn holds(&mut self, position: &Skud, turns: u32) -> Option<bool> {
        if let Some(end) = position.outcome() {
            return Some(end.winner.contains(position.seat()) || end.is_draw());
        }
        let key = (position.key(), 2 * turns + 1);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        let holds =
            self.any(position, 2 * turns - 1, |solver, next| solver.is_safe(position, next, turns))?;
        self.known.insert(key, holds);
        Some(holds)
    }

    /// Whether a turn leaves the other no win within this many turns of its own; `None`: given up.
    pub fn is_safe(&mut self, before: &Skud, next: &Skud, turns: u32) -> Option<bool> {
        match next.outcome() {
            Some(end) => Some(end.is_draw() || end.winner.contains(before.seat())),
            None => self.wins(next, turns).map(|wins| !wins),
        }
    }

    /// Whether a turn wins within this many turns of its own, this one counted; `None`: given up.
    pub fn turn_wins(&mut self, before: &Skud, next: &Skud, turns: u32) -> Option<bool> {
        match next.outcome() {
            Some(_) => Some(won(before, next)),
            None if turns == 1 => Some(false),
            None => self.holds(next, turns - 1).map(|holds| !holds),
        }
    }
}

/// The position after a turn, if the turn is legal there.
fn played(position: &Skud, turn: &[Step]) -> Option<Skud> {
    let mut next = position.clone();
    let mut steps = Vec::new();
    for step in turn {
        if *step == Step::Decline && next.turn() > position.turn() {
            break;
        }
        steps.clear();
        next.steps(&mut steps);
        if !steps.contains(step) {
            return None;
        }
        next.play(*step, &mut ());
    }
    let whole = next.turn() == position.turn() + 1;
    whole.then_some(next)
}
