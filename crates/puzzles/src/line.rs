//! Judges a whole attempt at once, within a given effort. A server does this with the turns that a client
//! sends, because it does not trust the client's verdict.

use crate::attempt::{Attempt, Verdict};
use crate::games::Puzzling;
use crate::puzzle::Puzzle;
use crate::with_puzzling;
use rules::message::Message;
use rules::table::AnyGame;

/// The judgement of a solver's turns.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// Whether they fulfil the claim. False if there are too few, or if one of them is wrong.
    pub solved: bool,
    /// How many turns the prover tried.
    pub tried: u64,
}

/// Judges the turns of a solver. `turns` has no replies: they are those of [`judge`](crate::judge). Fails for
/// an illegal turn, and with the message `puzzle-open` if trying `effort` turns is not enough.
///
/// ```
/// use puzzles::{Claim, Puzzle, judge_line};
///
/// let position = "A to move; turns A 20 B 20; A e8 f6 f8 g5 g6 g7 g8 h5 h6 h8; B a1 a2 a3 b1 b2 b3 c1 c2 d1 e5";
/// let puzzle = Puzzle::new("halma", "preset=classic", Claim::Win(2), position)?;
/// assert!(!judge_line(&puzzle, &["g5-h4".to_string()], 1_000_000)?.solved);
/// assert_eq!(judge_line(&puzzle, &["g5-h4".to_string()], 0).unwrap_err().id, "puzzle-open");
/// # Ok::<(), rules::message::Message>(())
/// ```
pub fn judge_line(puzzle: &Puzzle, turns: &[String], effort: u64) -> Result<Judged, Message> {
    fn run<P: Puzzling>(puzzle: &Puzzle, turns: &[String], effort: u64) -> Result<Judged, Message> {
        let mut attempt = Attempt::<P>::within(puzzle, effort)?;
        let solved = attempt.solves(turns)?;
        Ok(Judged { solved, tried: attempt.prover.tried() })
    }
    with_puzzling!(puzzle.game(), run(puzzle, turns, effort), Err(crate::attempt::no_puzzles(puzzle.game())))
}

impl<P: Puzzling> Attempt<P> {
    fn solves(&mut self, turns: &[String]) -> Result<bool, Message> {
        for turn in turns {
            let (kept, _, next) = self.plays(turn)?;
            if !kept {
                return Ok(false);
            }
            match self.goes_on(&next)? {
                Verdict::Solved => return Ok(true),
                Verdict::Right { reply: Some(reply) } => {
                    self.game.play_whole(&reply)?;
                }
                Verdict::Right { reply: None } => self.stand_still(),
                Verdict::Wrong { .. } => return Ok(false),
            }
        }
        Ok(false)
    }
}
