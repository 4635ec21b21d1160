//! What might be claimed of the positions of a game. No search of the engine is asked: the game is looked through from
//! its end, and what is known of a position tells what to ask of the one before it.

use puzzles::prover::Prover;
use puzzles::{Claim, Puzzling, each_turn};
use rules::game::Seat;

/// Turns tried to count a race.
const RACE_EFFORT: u64 = 20_000;
/// The longest win that is claimed, and the longest threat.
const LONGEST: u8 = 4;
const LONGEST_THREAT: u8 = 2;
/// A jump is worth a puzzle if it goes so far, for each file of the board.
const LEAP: f64 = 1.1;

/// Turns tried to see a win in two that nothing in the game points to.
const FORK_EFFORT: u64 = 30_000;
/// Such a win is looked for in this many turns before the end of a game.
const FORKS: usize = 24;

/// What is known of a position for the player to move.
#[derive(Copy, Clone, PartialEq)]
enum Known {
    Open,
    /// They win by their turn of this number.
    Wins(u8),
    /// The other wins by theirs.
    Loses(u8),
}

/// The positions of a game, from its beginning, with what is worth a proof: the number of the position and the claim. To
/// see what one position is so many turns may be tried.
pub fn claims<P: Puzzling>(positions: &[P], effort: u64) -> Vec<(usize, Claim)> {
    let (mut found, mut after) = (Vec::new(), Known::Open);
    let mut prover = Prover::new(0);
    for (i, position) in positions.iter().enumerate().rev() {
        prover.grant(effort);
        let (mut known, mut claim) = look(position, after, &mut prover).unwrap_or((Known::Open, None));
        let late = positions.len() - i <= FORKS;
        if (known, claim) == (Known::Open, None) && late && position.may_be_near() {
            prover.grant(FORK_EFFORT);
            if fork(position, &mut prover) == Some(true) {
                (known, claim) = (Known::Wins(2), Some(Claim::Win(2)));
            }
        }
        found.extend(claim.map(|claim| (i, claim)));
        if known == Known::Open {
            found.extend(race(position).map(|claim| (i, claim)));
        }
        found.extend(leap(position).map(|claim| (i, claim)));
        after = known;
    }
    found
}

/// What a position is if the next one of the game is known, and what can be claimed of it; `None`: it takes too long.
fn look<P: Puzzling>(position: &P, after: Known, prover: &mut Prover<P>) -> Option<(Known, Option<Claim>)> {
    if prover.wins_at_once(position)? {
        return Some((Known::Wins(1), Some(Claim::Win(1))));
    }
    let deepest = match after {
        Known::Loses(turns) => {
            let claim = (turns < LONGEST).then_some(Claim::Win(turns + 1));
            return Some((claim.map_or(Known::Open, |_| Known::Wins(turns + 1)), claim));
        }
        Known::Wins(turns) => turns.min(LONGEST),
        Known::Open => 1,
    };
    let (passed, other) = (position.null_move(), Seat(1 - position.seat().0));
    for turns in 1..=deepest {
        // Where nobody may pass, or to pass ends the game, there is a threat to everything.
        let threat = passed.as_ref().map_or(Some(true), |next| prover.wins(next, turns))?;
        if threat {
            let lost = prover.is_lost(position, other, turns)?;
            let claim = (!lost && turns <= LONGEST_THREAT).then_some(Claim::Hold(turns));
            return Some((if lost { Known::Loses(turns) } else { Known::Open }, claim));
        }
    }
    Some((Known::Open, None))
}

/// Whether a turn threatens to win at once and no reply meets that. Turns with a bonus are left out: there are thousands.
fn fork<P: Puzzling>(position: &P, prover: &mut Prover<P>) -> Option<bool> {
    let mut steps = Vec::new();
    position.steps(&mut steps);
    let (seat, mut left, mut found) = (position.seat(), steps.len(), Some(false));
    each_turn(position, &mut |_, next| {
        let Some(again) = next.null_move() else { return true };
        found = match prover.wins_at_once(&again) {
            Some(true) => prover.is_lost(next, seat, 1),
            quiet => quiet,
        };
        left -= 1;
        found == Some(false) && left > 0
    });
    found
}

/// The longest jump, if it is one.
fn leap<P: Puzzling>(position: &P) -> Option<Claim> {
    let width = position.race(position.seat()).and_then(|ways| match ways.len() {
        10 => Some(8.0),
        15 => Some(10.0),
        19 => Some(16.0),
        _ => None,
    })?;
    let mut most = 0;
    each_turn(position, &mut |_, next| {
        let gain = position.gain(next);
        most = most.max(gain.unwrap_or(0));
        gain.is_some()
    });
    (f64::from(most) >= LEAP * width).then_some(Claim::Leap(most))
}

/// How soon the player to move would have finished alone, if that can be counted.
fn race<P: Puzzling>(position: &P) -> Option<Claim> {
    position.gain(position)?;
    let mut prover = Prover::new(RACE_EFFORT);
    for turns in 1..=LONGEST {
        if prover.finishes_alone(position, turns)? {
            return (turns > 1).then_some(Claim::Race(turns));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use rules::game::Notation;
    use rules::halma::Halma;

    /// The position of a puzzle with the claim `win 2`, for either player.
    fn position(mover: &str) -> Halma {
        let text = format!(
            "{mover} to move; turns A 20 B 20; A e3 e4 f9 f10 g9 g10 h4 h9 i7 i9 i10 j6 j7 j8 j9; \
             B a1 a2 a3 a4 a5 b1 b2 b3 b4 c1 c2 c5 d1 d2 e1"
        );
        Halma::read_position(&crate::setup("halma:classic,board=10x10").unwrap(), &text).unwrap()
    }

    #[test]
    fn a_turn_is_seen_that_threatens_to_win_whatever_the_other_does() {
        assert_eq!(fork(&position("B"), &mut Prover::new(FORK_EFFORT)), Some(true));
        assert_eq!(fork(&position("A"), &mut Prover::new(FORK_EFFORT)), Some(false));
        assert_eq!(fork(&position("B"), &mut Prover::new(10)), None, "given up");
    }
}
