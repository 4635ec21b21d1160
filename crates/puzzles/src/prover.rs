//! Proves claims by trying every turn of both sides.
//!
//! An AND/OR search over whole turns. It skips only turns that certainly do not matter ([`Puzzling`]). It has
//! killer turns and a transposition table. A claim that takes more than the given effort stays open.

use crate::claim::Claim;
use crate::games::Puzzling;
use crate::turns::{Turn, Visit, each_turn, turns_from};
use rules::game::Seat;
use std::collections::HashMap;

/// The number of killer turns per depth: turns that decided another position at that depth, which are tried first.
const FIRST: usize = 4;
/// The number of depths with killer turns.
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

/// The proof of a claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof<S> {
    /// One right turn for each first step of right turns.
    pub right: Vec<Vec<S>>,
    /// How many turns were tried.
    pub tried: u64,
}

impl<P: Puzzling> Prover<P> {
    /// A prover that may try this many turns.
    pub fn new(effort: u64) -> Self {
        Self { left: effort, tried: 0, known: HashMap::new(), deciding: std::array::from_fn(|_| Vec::new()) }
    }

    /// Allows this many further turns. Keeps what is already known.
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

    /// Stores a turn that decided as a killer turn.
    fn remember(&mut self, slot: usize, steps: &[P::Step]) {
        let Some(turn) = Turn::of(steps) else { return };
        let list = &mut self.deciding[slot];
        list.retain(|known| *known != turn);
        list.insert(0, turn);
        list.truncate(FIRST);
    }

    /// Whether one of the killer turns passes a test.
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

    /// Whether any turn that `each` visits passes a test. Here and below, `None` means given up.
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

    /// Whether the player to move wins with this turn.
    pub fn wins_at_once(&mut self, position: &P) -> Option<bool> {
        let seat = position.seat();
        self.any(position, 0, |visit| position.each_finisher(visit), &mut |_, next| Some(won(next, seat)))
    }

    /// Whether any turn of a position passes a test, cached. The test must depend only on the position and
    /// `number`, which encodes the turns left and the player they belong to.
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

    /// Whether the player to move has a forced win within `turns` turns.
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

    /// Whether `seat`, which has just moved, has won or has a forced win within `turns` further turns.
    pub fn is_lost(&mut self, next: &P, seat: Seat, turns: u8) -> Option<bool> {
        if next.outcome().is_some() || turns == 0 {
            return Some(won(next, seat));
        }
        let holds = self.any_known(next, 2 * turns + 1, &mut |prover, last| prover.holds(last, seat, turns));
        holds.map(|holds| !holds)
    }

    /// Whether `seat`, which is to move, has no forced win within `turns` turns.
    fn holds(&mut self, last: &P, seat: Seat, turns: u8) -> Option<bool> {
        match last.outcome() {
            Some(_) => Some(!won(last, seat)),
            None => self.wins(last, turns).map(|wins| !wins),
        }
    }

    /// Whether the player to move can win within `turns` turns if the opponent does not move.
    pub fn finishes_alone(&mut self, position: &P, turns: u8) -> Option<bool> {
        if turns == 0 || position.outcome().is_some() || position.cannot_win(turns) {
            return Some(false);
        }
        let seat = position.seat();
        self.any_known(position, 2 * turns, &mut |prover, next| prover.is_alone(next, seat, turns - 1))
    }

    /// Whether `seat`, which has just moved, has won, or can win within `turns` further turns if the opponent
    /// does not move.
    fn is_alone(&mut self, next: &P, seat: Seat, turns: u8) -> Option<bool> {
        match next.outcome() {
            Some(_) => Some(won(next, seat)),
            None if turns == 0 => Some(false),
            None => next.null_move().map_or(Some(false), |next| self.finishes_alone(&next, turns)),
        }
    }

    /// Whether a turn is right for a claim with `left` turns left, including this one.
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

    /// Whether the claim is minimal, without looking at right turns: there is no quicker win, and the threat is real.
    fn is_asked(&mut self, position: &P, claim: Claim) -> Option<bool> {
        match claim {
            Claim::Win(turns) => self.wins(position, turns - 1).map(|sooner| !sooner),
            Claim::Race(turns) => self.finishes_alone(position, turns - 1).map(|sooner| !sooner),
            Claim::Hold(turns) => {
                if self.wins_at_once(position)? {
                    return Some(false);
                }
                // If passing is not allowed or ends the game, any turn may have to meet the threat.
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

    /// Proves a claim and finds its right turns. `Ok(None)` if the claim does not hold, if every turn is
    /// right, or if more than `most` first steps are right. `Err` means given up.
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
            // `each_finisher` visits every turn that wins at once.
            Claim::Win(1) => self.right_turns(position, claim, most, |visit| position.each_finisher(visit)),
            _ => self.right_turns(position, claim, most, |visit| turns_from(position, &steps, visit)),
        };
        // If a first step has no right turn, all its turns are wrong, so the puzzle has a wrong turn.
        let fits = |right: &Vec<Vec<P::Step>>| !right.is_empty() && right.len() < steps.len();
        Ok(found?.filter(fits).map(|right| Proof { right, tried: self.tried }))
    }

    /// One right turn for each first step, of the turns that `each` visits. `None` if there are more than `most`.
    fn right_turns(
        &mut self,
        position: &P,
        claim: Claim,
        most: usize,
        each: impl Fn(&mut Visit<'_, P>) -> bool,
    ) -> Result<Option<Vec<Vec<P::Step>>>, GaveUp> {
        let (mut right, mut open): (Vec<Vec<P::Step>>, _) = (Vec::new(), false);
        let whole = each(&mut |turn, next| {
            // A right turn with this first step is already known.
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

/// The effort was not enough.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct GaveUp;

/// Whether a seat has won.
pub(crate) fn won<P: Puzzling>(position: &P, seat: Seat) -> bool {
    position.outcome().is_some_and(|end| end.winner.contains(seat))
}
