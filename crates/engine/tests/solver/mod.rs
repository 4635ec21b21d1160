//! Solves Skud positions by trying every turn: what the search must agree with.

use rules::game::Position;
use rules::skud::{Skud, Step};

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

/// A solver that gives up after a number of turns tried.
pub struct Solver {
    /// Turns that may still be tried.
    pub left: u64,
}

impl Solver {
    /// Whether the player to move wins within so many own turns; `None`: given up.
    pub fn wins(&mut self, position: &Skud, turns: u32) -> Option<bool> {
        let mut found = Some(false);
        each_turn(position, |_, next| {
            if self.left == 0 {
                found = None;
            } else {
                self.left -= 1;
                if won(position, next) {
                    found = Some(true);
                }
            }
            found == Some(false)
        });
        if turns == 1 || found != Some(false) {
            return found;
        }
        each_turn(position, |_, next| {
            found = self.holds(next, turns - 1).map(|holds| !holds);
            found == Some(false)
        });
        found
    }

    /// Whether the player to move has a turn after which the other does not win within so many own turns;
    /// `None`: given up.
    pub fn holds(&mut self, position: &Skud, turns: u32) -> Option<bool> {
        if position.outcome().is_some() {
            return Some(
                !position
                    .outcome()
                    .is_some_and(|end| !end.winner.contains(position.seat()) && !end.is_draw()),
            );
        }
        let mut holds = Some(false);
        each_turn(position, |_, next| {
            holds = self.is_safe(position, next, turns);
            holds == Some(false)
        });
        holds
    }

    /// Whether a turn leaves the other no win within so many own turns; `None`: given up.
    pub fn is_safe(&mut self, before: &Skud, next: &Skud, turns: u32) -> Option<bool> {
        match next.outcome() {
            Some(end) => Some(end.is_draw() || end.winner.contains(before.seat())),
            None => self.wins(next, turns).map(|wins| !wins),
        }
    }
}
