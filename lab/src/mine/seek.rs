//! Proposes claims for the positions of a game. This takes no engine search: it goes through the game from
//! its end, and the state of a position tells which claim to test for the one before it.

use puzzles::prover::Prover;
use puzzles::{Claim, Puzzling, each_turn};
use rules::game::Seat;

/// How many turns the prover may try to count a race.
const RACE_EFFORT: u64 = 20_000;
/// The longest win and the longest threat that are claimed.
const LONGEST: u8 = 4;
const LONGEST_THREAT: u8 = 2;
/// The minimum length of a leap, as a multiple of the board's width.
const LEAP: f64 = 1.1;

/// How many turns the prover may try to find a win in two that the game itself does not show.
const FORK_EFFORT: u64 = 30_000;
/// Such wins are searched for in this many positions before the end of a game.
const FORKS: usize = 24;

/// What is known about a position, for the player to move.
#[derive(Copy, Clone, PartialEq)]
enum Known {
    Open,
    /// A forced win in this number of turns.
    Wins(u8),
    /// A forced loss: the opponent wins in this number of turns.
    Loses(u8),
}

/// Proposes claims for the positions of a game (first to last), as the index of a position and a claim. The
/// prover may try `effort` turns per position.
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

/// The state of a position, given that of the next one in the game, and a claim about it. `None` if that
/// takes too long.
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
        // If passing is not allowed or ends the game, any turn may have to meet a threat.
        let threat = passed.as_ref().map_or(Some(true), |next| prover.wins(next, turns))?;
        if threat {
            let lost = prover.is_lost(position, other, turns)?;
            let claim = (!lost && turns <= LONGEST_THREAT).then_some(Claim::Hold(turns));
            return Some((if lost { Known::Loses(turns) } else { Known::Open }, claim));
        }
    }
    Some((Known::Open, None))
}

/// Whether there is a turn with a threat to win at once that no reply meets. Skips turns with a bonus,
/// because there are thousands.
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

/// The claim of the longest jump, if it is long enough.
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

/// The claim of how soon the player to move would finish without an opponent, if the prover can count it.
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
