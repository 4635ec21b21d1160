//! The proof of a puzzle as a tree: a right turn, every reply to it, and the solver's right turn after each.

use crate::attempt::{Attempt, no_puzzles, too_hard};
use crate::claim::Claim;
use crate::games::Puzzling;
use crate::puzzle::Puzzle;
use crate::turns::each_turn;
use crate::with_puzzling;
use rules::message::Message;

/// A right turn of the solver, with every reply.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Tree {
    pub turn: String,
    /// All replies of the opponent. Empty if the claim is fulfilled: the game or race is over, the leap is
    /// made, or the opponent has no turn left within the claim.
    pub replies: Vec<Reply>,
}

/// A reply of the opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Reply {
    /// The opponent's turn. `None` in a race, where the opponent does not move.
    pub turn: Option<String>,
    /// A right turn after it. `None` if the reply ended the game as the claim demands.
    pub then: Option<Tree>,
}

/// The proof of a puzzle's claim by one of its right turns. Fails with the message `puzzle-open` if trying
/// `effort` turns is not enough. The tree of a win in three has thousands of replies.
///
/// ```
/// use puzzles::{Claim, Puzzle, proof};
///
/// let position = "A to move; A e8 f7 f8 g6 g7 g8 h5 h6 h7 f6; B a1 a2 a3 b1 b2 b3 c1 c2 d1 e5";
/// let puzzle = Puzzle::new("halma", "preset=classic", Claim::Race(1), position)?;
/// assert!(proof(&puzzle, 1_000_000)?.replies.is_empty());
/// # Ok::<(), rules::message::Message>(())
/// ```
pub fn proof(puzzle: &Puzzle, effort: u64) -> Result<Tree, Message> {
    fn run<P: Puzzling>(puzzle: &Puzzle, effort: u64) -> Result<Tree, Message> {
        let mut attempt = Attempt::<P>::within(puzzle, effort)?;
        let position = attempt.game.position().clone();
        let tree = match puzzle.claim {
            Claim::Hold(turns) => attempt.holding(&position, turns),
            claim => attempt.winning(&position, claim, claim.turns()),
        };
        tree.ok_or_else(too_hard)
    }
    with_puzzling!(puzzle.game(), run(puzzle, effort), Err(no_puzzles(puzzle.game())))
}

impl<P: Puzzling> Attempt<P> {
    /// The first turn that passes a test, with the position after it.
    fn found(
        &mut self,
        position: &P,
        mut test: impl FnMut(&mut Self, &P) -> Option<bool>,
    ) -> Option<(String, P)> {
        let mut found = None;
        each_turn(position, &mut |turn, next| {
            match test(self, next) {
                Some(true) => found = Some((position.write_turn(turn), next.clone())),
                Some(false) => {}
                None => return false,
            }
            found.is_none()
        });
        found
    }

    /// Every turn of the opponent, with the tree that `then` gives. `None` if the prover gave up.
    fn replies(
        &mut self,
        next: &P,
        mut then: impl FnMut(&mut Self, &P) -> Option<Option<Tree>>,
    ) -> Option<Vec<Reply>> {
        let (mut replies, mut open) = (Vec::new(), false);
        each_turn(next, &mut |turn, last| {
            match then(self, last) {
                Some(then) => replies.push(Reply { turn: Some(next.write_turn(turn)), then }),
                None => open = true,
            }
            !open
        });
        (!open).then_some(replies)
    }

    /// The tree of a right turn for a claim with `left` turns left, including this one.
    fn winning(&mut self, position: &P, claim: Claim, left: u8) -> Option<Tree> {
        let (turn, next) =
            self.found(position, |attempt, next| attempt.prover.fulfils(claim, left, position, next))?;
        let replies = match claim {
            _ if next.outcome().is_some() || left <= 1 => Vec::new(),
            Claim::Race(_) => {
                let then = self.winning(&next.null_move()?, claim, left - 1)?;
                vec![Reply { turn: None, then: Some(then) }]
            }
            _ => self.replies(&next, |attempt, last| match last.outcome() {
                Some(_) => Some(None),
                None => attempt.winning(last, claim, left - 1).map(Some),
            })?,
        };
        Some(Tree { turn, replies })
    }

    /// The tree of a turn after which the opponent has no forced win within `turns` turns.
    fn holding(&mut self, position: &P, turns: u8) -> Option<Tree> {
        let claim = Claim::Hold(turns);
        let (turn, next) =
            self.found(position, |attempt, next| attempt.prover.fulfils(claim, 1, position, next))?;
        let replies = if turns <= 1 || next.outcome().is_some() {
            Vec::new()
        } else {
            self.replies(&next, |attempt, last| match last.outcome() {
                Some(_) => Some(None),
                None => attempt.holding(last, turns - 1).map(Some),
            })?
        };
        Some(Tree { turn, replies })
    }
}
