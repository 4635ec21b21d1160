//! Establishes claims by trying every turn of both sides.
//!
//! An AND/OR search over whole turns. It leaves out what the games know to be without effect ([`Puzzling`]) and
//! nothing else, tries first what decided in positions like this one, and remembers what it found. What takes more than
//! the effort it was given stays open: no claim is made of it.

use crate::claim::Claim;
use crate::games::Puzzling;
use crate::turns::{Turn, Visit, each_turn, turns_from};
use rules::game::Seat;
use std::collections::HashMap;

/// How many turns that decided elsewhere are tried before the others.
const FIRST: usize = 4;
/// Depths that remember what decided there.
const SLOTS: usize = 2 * crate::claim::MOST_TURNS as usize + 3;

/// A prover that gives up after a number of turns tried.
///
/// ```
/// use puzzles::prover::Prover;
/// use rules::{game::Notation, halma::Halma, options::Setup};
///
/// let setup = Setup::new(&rules::halma::INFO);
/// let text = "A to move; A e8 f7 f8 g6 g7 g8 h5 h6 h7 g5; B a1 a2 a3 b1 b2 b3 c1 c2 d1 e5";
/// let position = Halma::read_position(&setup, text)?;
/// // h8 is the last square of the camp, two jumps away.
/// assert_eq!(Prover::new(10_000).wins(&position, 1), Some(false));
/// assert_eq!(Prover::new(3).wins(&position, 3), None, "given up");
/// # Ok::<(), rules::message::Message>(())
/// ```
pub struct Prover<P: Puzzling> {
    left: u64,
    tried: u64,
    known: HashMap<(u64, u8), bool>,
    deciding: [Vec<Turn<P::Step>>; SLOTS],
}

/// A claim that holds: how it is fulfilled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof<S> {
    /// For each first step of a right turn one such turn.
    pub right: Vec<Vec<S>>,
    /// How many turns were tried.
    pub tried: u64,
}

impl<P: Puzzling> Prover<P> {
    /// A prover that may try this many turns.
    pub fn new(effort: u64) -> Self {
        Self { left: effort, tried: 0, known: HashMap::new(), deciding: std::array::from_fn(|_| Vec::new()) }
    }

    /// May try this many turns from now on, and keeps what it knows.
    pub fn grant(&mut self, effort: u64) {
        self.left = effort;
    }

    /// How many turns were tried so far.
    pub fn tried(&self) -> u64 {
        self.tried
    }

    fn charge(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        self.tried += 1;
        Some(())
    }

    /// Tries first next time at this depth what decided now.
    fn remember(&mut self, slot: usize, steps: &[P::Step]) {
        let Some(turn) = Turn::of(steps) else { return };
        let list = &mut self.deciding[slot];
        list.retain(|known| *known != turn);
        list.insert(0, turn);
        list.truncate(FIRST);
    }

    /// Whether one of the turns remembered at this depth passes a test.
    fn any_remembered(
        &mut self,
        position: &P,
        slot: usize,
        test: &mut dyn FnMut(&mut Self, &P) -> Option<bool>,
    ) -> Option<bool> {
        for i in 0..self.deciding[slot].len() {
            let Some(next) = self.deciding[slot][i].played(position) else { continue };
            self.charge()?;
            match test(self, &next) {
                Some(false) => {}
                found => {
                    self.deciding[slot].swap(0, i);
                    return found;
                }
            }
        }
        Some(false)
    }

    /// Whether some turn of those that `each` shows passes a test; `None`: given up.
    fn any(
        &mut self,
        position: &P,
        slot: usize,
        each: impl Fn(&mut Visit<'_, P>) -> bool,
        test: &mut dyn FnMut(&mut Self, &P) -> Option<bool>,
    ) -> Option<bool> {
        match self.any_remembered(position, slot, test) {
            Some(false) => {}
            found => return found,
        }
        let mut found = Some(false);
        each(&mut |turn, next| {
            found = self.charge().and_then(|()| test(self, next));
            if found == Some(true) {
                self.remember(slot, turn);
            }
            found == Some(false)
        });
        found
    }

    /// Whether the player to move wins with this turn; `None`: given up.
    pub fn wins_at_once(&mut self, position: &P) -> Option<bool> {
        let seat = position.seat();
        self.any(position, 0, |visit| position.each_finisher(visit), &mut |_, next| Some(won(next, seat)))
    }

    /// Whether some turn of a position passes a test that depends on nothing but the position and a number, which tells
    /// how many turns are left and whose they are. It is found out once.
    fn any_known(
        &mut self,
        position: &P,
        number: u8,
        test: &mut dyn FnMut(&mut Self, &P) -> Option<bool>,
    ) -> Option<bool> {
        let key = (position.key(), number);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        let slot = usize::from(number).min(SLOTS - 1);
        let found = self.any(position, slot, |visit| each_turn(position, visit), test)?;
        self.known.insert(key, found);
        Some(found)
    }

    /// Whether the player to move wins by their turn of this number, whatever the other does; `None`: given up.
    pub fn wins(&mut self, position: &P, turns: u8) -> Option<bool> {
        if turns == 0 || position.outcome().is_some() || position.cannot_win(turns) {
            return Some(false);
        }
        if self.wins_at_once(position)? {
            return Some(true);
        }
        if turns == 1 {
            return Some(false);
        }
        let seat = position.seat();
        self.any_known(position, 2 * turns, &mut |prover, next| prover.is_lost(next, seat, turns - 1))
    }

    /// Whether after a turn of `seat` that seat has won, or wins by its next turn of this number whatever the other
    /// does now; `None`: given up.
    pub fn is_lost(&mut self, next: &P, seat: Seat, turns: u8) -> Option<bool> {
        if next.outcome().is_some() || turns == 0 {
            return Some(won(next, seat));
        }
        let holds = self.any_known(next, 2 * turns + 1, &mut |prover, last| prover.holds(last, seat, turns));
        holds.map(|holds| !holds)
    }

    /// Whether `seat`, who is to move, does not win by their turn of this number.
    fn holds(&mut self, last: &P, seat: Seat, turns: u8) -> Option<bool> {
        match last.outcome() {
            Some(_) => Some(!won(last, seat)),
            None => self.wins(last, turns).map(|wins| !wins),
        }
    }

    /// Whether the player to move would have finished by their turn of this number if the other stood still; `None`:
    /// given up.
    pub fn finishes_alone(&mut self, position: &P, turns: u8) -> Option<bool> {
        if turns == 0 || position.outcome().is_some() || position.cannot_win(turns) {
            return Some(false);
        }
        let seat = position.seat();
        self.any_known(position, 2 * turns, &mut |prover, next| prover.is_alone(next, seat, turns - 1))
    }

    /// Whether a turn of `seat` has finished, or the other standing still, it finishes by its next turn of this number.
    fn is_alone(&mut self, next: &P, seat: Seat, turns: u8) -> Option<bool> {
        match next.outcome() {
            Some(_) => Some(won(next, seat)),
            None if turns == 0 => Some(false),
            None => next.null_move().map_or(Some(false), |next| self.finishes_alone(&next, turns)),
        }
    }

    /// Whether a turn keeps to a claim of which `left` own turns are left, this one counted; `None`: given up.
    pub fn fulfils(&mut self, claim: Claim, left: u8, before: &P, next: &P) -> Option<bool> {
        let seat = before.seat();
        match claim {
            Claim::Win(_) => self.is_lost(next, seat, left.saturating_sub(1)),
            Claim::Hold(turns) => match next.outcome() {
                Some(end) => Some(end.is_draw() || won(next, seat)),
                None => self.wins(next, turns).map(|wins| !wins),
            },
            Claim::Race(_) => self.is_alone(next, seat, left.saturating_sub(1)),
            Claim::Leap(gain) => Some(before.gain(next) == Some(gain)),
        }
    }

    /// Whether the position asks what the claim says, right turns apart: there is no quicker win, the threat is real.
    fn is_asked(&mut self, position: &P, claim: Claim) -> Option<bool> {
        match claim {
            Claim::Win(turns) => self.wins(position, turns - 1).map(|sooner| !sooner),
            Claim::Race(turns) => self.finishes_alone(position, turns - 1).map(|sooner| !sooner),
            Claim::Hold(turns) => {
                if self.wins_at_once(position)? {
                    return Some(false);
                }
                // Where nobody may pass, or to pass ends the game, there is a threat to everything.
                position.null_move().map_or(Some(true), |next| self.wins(&next, turns))
            }
            Claim::Leap(gain) => {
                let mut most = true;
                each_turn(position, &mut |_, next| {
                    most = position.gain(next).is_some_and(|other| other <= gain);
                    most
                });
                Some(most)
            }
        }
    }

    /// Proves a claim with every turn that fulfils it. `Ok(None)`: it does not hold, no turn fails, or more than `most`
    /// first steps are right. `Err`: given up.
    pub fn establish(
        &mut self,
        position: &P,
        claim: Claim,
        most: usize,
    ) -> Result<Option<Proof<P::Step>>, GaveUp> {
        if position.outcome().is_some() || !self.is_asked(position, claim).ok_or(GaveUp)? {
            return Ok(None);
        }
        let mut steps = Vec::new();
        position.steps(&mut steps);
        let found = match claim {
            // Of the turns that are left out none wins.
            Claim::Win(1) => self.right_turns(position, claim, most, |visit| position.each_finisher(visit)),
            _ => self.right_turns(position, claim, most, |visit| turns_from(position, &steps, visit)),
        };
        // A first step that is not right has wrong turns only, so there is one.
        let fits = |right: &Vec<Vec<P::Step>>| !right.is_empty() && right.len() < steps.len();
        Ok(found?.filter(fits).map(|right| Proof { right, tried: self.tried }))
    }

    /// Of the turns that are shown, for each first step one that fulfils a claim; `None` if there are more than `most`.
    fn right_turns(
        &mut self,
        position: &P,
        claim: Claim,
        most: usize,
        each: impl Fn(&mut Visit<'_, P>) -> bool,
    ) -> Result<Option<Vec<Vec<P::Step>>>, GaveUp> {
        let (mut right, mut open): (Vec<Vec<P::Step>>, _) = (Vec::new(), false);
        let whole = each(&mut |turn, next| {
            // Another turn with this first step is right: no new way.
            if right.iter().any(|known| known[0] == turn[0]) {
                return true;
            }
            match self.charge().and_then(|()| self.fulfils(claim, claim.turns(), position, next)) {
                Some(true) => right.push(turn.to_vec()),
                Some(false) => {}
                None => open = true,
            }
            !open && right.len() <= most
        });
        if open { Err(GaveUp) } else { Ok((whole && right.len() <= most).then_some(right)) }
    }
}

/// It would have taken more effort than was given.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct GaveUp;

/// Whether a seat has won.
pub(crate) fn won<P: Puzzling>(position: &P, seat: Seat) -> bool {
    position.outcome().is_some_and(|end| end.winner.contains(seat))
}
