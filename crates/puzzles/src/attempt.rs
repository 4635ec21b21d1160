//! Attempts at a puzzle: judged turns, hints, and the solution. Every answer is proven when it is asked for.

use crate::claim::Claim;
use crate::games::Puzzling;
use crate::prover::{Prover, won};
use crate::puzzle::Puzzle;
use crate::turns::turns_from;
use crate::with_puzzling;
use rules::game::Seat;
use rules::message::Message;
use rules::table::{AnyGame, Game};
use rules::view::Place;

/// How many turns the prover may try for one answer: far more than any puzzle needed when it was found.
const EFFORT: u64 = 50_000_000;
/// How many of the opponent's replies are compared to find the best one.
const REPLIES: usize = 200;

/// The verdict on a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "verdict"))]
pub enum Verdict {
    /// The claim is fulfilled.
    Solved,
    /// The turn is right, but the claim is not fulfilled yet.
    Right {
        /// The opponent's reply. `None` in a race, where the opponent does not move.
        reply: Option<String>,
    },
    /// The turn does not fulfil the claim.
    Wrong {
        /// The opponent's answer. Empty if the turn does not do what was asked, and needs no answer.
        refutation: Vec<String>,
    },
}

/// A puzzle after some turns.
pub(crate) struct Attempt<P: Puzzling> {
    pub game: Game<P>,
    claim: Claim,
    /// How many turns the solver has left.
    left: u8,
    /// How many turns the prover may try.
    effort: u64,
    pub prover: Prover<P>,
}

/// Judges a turn after a line of right turns and the replies to them. Any turn that provably fulfils the
/// claim is right.
///
/// ```
/// use puzzles::{Claim, Puzzle, Verdict, judge};
///
/// let position = "A to move; turns A 20 B 20; A e8 f7 f8 g6 g7 g8 h5 h6 h7 g5; B a1 a2 a3 b1 b2 b3 c1 c2 c3 d1";
/// let puzzle = Puzzle::new("halma", "preset=classic", Claim::Win(3), position)?;
/// assert_eq!(judge(&puzzle, &[], "a1-a2").unwrap_err().id, "not-your-piece");
/// # Ok::<(), rules::message::Message>(())
/// ```
pub fn judge(puzzle: &Puzzle, line: &[String], turn: &str) -> Result<Verdict, Message> {
    judge_within(puzzle, line, turn, EFFORT)
}

/// Like [`judge`], but tries at most `effort` turns. Fails with the message `puzzle-open` if that is not enough.
pub fn judge_within(puzzle: &Puzzle, line: &[String], turn: &str, effort: u64) -> Result<Verdict, Message> {
    fn run<P: Puzzling>(
        puzzle: &Puzzle,
        line: &[String],
        turn: &str,
        effort: u64,
    ) -> Result<Verdict, Message> {
        Attempt::<P>::after(puzzle, line, effort)?.judge(turn)
    }
    with_puzzling!(puzzle.game(), run(puzzle, line, turn, effort), Err(no_puzzles(puzzle.game())))
}

/// The places that a player points at to make a right turn, in order. The first is shown as a hint.
pub fn hint(puzzle: &Puzzle, line: &[String]) -> Result<Vec<Place>, Message> {
    fn run<P: Puzzling>(puzzle: &Puzzle, line: &[String]) -> Result<Vec<Place>, Message> {
        let mut attempt = Attempt::<P>::after(puzzle, line, EFFORT)?;
        let turn = attempt.right_turn().ok_or_else(too_hard)?;
        Ok(attempt.game.position().places(turn[0]))
    }
    with_puzzling!(puzzle.game(), run(puzzle, line), Err(no_puzzles(puzzle.game())))
}

/// The turns until the claim is fulfilled, alternating with the opponent's best replies. A race has no replies.
pub fn solution(puzzle: &Puzzle, line: &[String]) -> Result<Vec<String>, Message> {
    solution_within(puzzle, line, EFFORT)
}

/// Like [`solution`], but tries at most `effort` turns. Fails with the message `puzzle-open` if that is not enough.
pub fn solution_within(puzzle: &Puzzle, line: &[String], effort: u64) -> Result<Vec<String>, Message> {
    fn run<P: Puzzling>(puzzle: &Puzzle, line: &[String], effort: u64) -> Result<Vec<String>, Message> {
        Attempt::<P>::after(puzzle, line, effort)?.solution()
    }
    with_puzzling!(puzzle.game(), run(puzzle, line, effort), Err(no_puzzles(puzzle.game())))
}

pub(crate) fn no_puzzles(game: &str) -> Message {
    Message::new("unknown-game").text("name", game).names("allowed", ["skud", "street", "halma"])
}

/// The effort was not enough to find the proof again.
pub(crate) fn too_hard() -> Message {
    Message::new("puzzle-open")
}

impl<P: Puzzling> Attempt<P> {
    /// An attempt before the first turn. The prover may try `effort` turns.
    pub fn within(puzzle: &Puzzle, effort: u64) -> Result<Self, Message> {
        let game = Game::<P>::from_position(puzzle.setup.clone(), &puzzle.position)?;
        Ok(Self {
            game,
            claim: puzzle.claim,
            left: puzzle.claim.turns(),
            effort,
            prover: Prover::new(effort),
        })
    }

    fn after(puzzle: &Puzzle, line: &[String], effort: u64) -> Result<Self, Message> {
        let mut attempt = Self::within(puzzle, effort)?;
        let solver = attempt.game.seat();
        for turn in line {
            let own = attempt.game.seat() == solver;
            attempt.game.play_whole(turn)?;
            attempt.left -= u8::from(own && attempt.left > 0);
            attempt.stand_still();
        }
        Ok(attempt)
    }

    /// In a race, passes the opponent's turn.
    pub fn stand_still(&mut self) {
        if !matches!(self.claim, Claim::Race(_)) || self.game.outcome().is_some() {
            return;
        }
        let again = self.game.position().null_move();
        let text = again.map(|position| position.write_position());
        let game = text.and_then(|text| Game::from_position(self.game.setup().clone(), &text).ok());
        if let Some(game) = game {
            self.game = game;
        }
    }

    fn judge(&mut self, turn: &str) -> Result<Verdict, Message> {
        let (kept, before, next) = self.plays(turn)?;
        if kept {
            self.goes_on(&next)
        } else {
            Ok(Verdict::Wrong { refutation: self.refutation(&next, before.seat()) })
        }
    }

    /// Plays a turn. Returns whether it is right, and the positions before and after it.
    pub fn plays(&mut self, turn: &str) -> Result<(bool, P, P), Message> {
        let before = self.game.position().clone();
        self.game.play_whole(turn)?;
        let next = self.game.position().clone();
        let kept = self.left > 0
            && self.prover.fulfils(self.claim, self.left, &before, &next).ok_or_else(too_hard)?;
        Ok((kept, before, next))
    }

    /// The verdict on a right turn.
    pub fn goes_on(&mut self, next: &P) -> Result<Verdict, Message> {
        self.left -= 1;
        let verdict = match self.claim {
            _ if next.outcome().is_some() || self.left == 0 => Verdict::Solved,
            Claim::Race(_) => Verdict::Right { reply: None },
            _ => Verdict::Right { reply: Some(self.reply(next, self.left).ok_or_else(too_hard)?) },
        };
        // A reply that was chosen when the effort ran out may differ from run to run.
        if self.prover.tried() < self.effort { Ok(verdict) } else { Err(too_hard()) }
    }

    /// The opponent's answer to a wrong turn of `seat`.
    fn refutation(&mut self, next: &P, seat: Seat) -> Vec<String> {
        if next.outcome().is_some() {
            return Vec::new();
        }
        match self.claim {
            Claim::Win(_) if self.left > 1 => {
                let left = self.left - 1;
                self.first_turn(next, |prover, last| {
                    Some(match last.outcome() {
                        Some(_) => !won(last, seat),
                        None => !prover.wins(last, left)?,
                    })
                })
                .into_iter()
                .collect()
            }
            Claim::Hold(turns) => self.winning_line(next, turns),
            _ => Vec::new(),
        }
    }

    /// The first turn that passes a test, in the order of the game's hints.
    fn first_turn(
        &mut self,
        position: &P,
        mut test: impl FnMut(&mut Prover<P>, &P) -> Option<bool>,
    ) -> Option<String> {
        let mut found = None;
        turns_from(position, &by_promise(position), &mut |turn, next| {
            if test(&mut self.prover, next) == Some(true) {
                found = Some(position.write_turn(turn));
            }
            found.is_none()
        });
        found
    }

    /// A forced win in `turns` turns for the player to move, with replies that delay it.
    fn winning_line(&mut self, position: &P, turns: u8) -> Vec<String> {
        let (mut line, mut position, seat) = (Vec::new(), position.clone(), position.seat());
        for left in (0..turns).rev() {
            let Some(turn) = self.first_turn(&position, |prover, next| prover.is_lost(next, seat, left))
            else {
                break;
            };
            let Some(next) = after(&position, &turn) else { break };
            line.push(turn);
            if next.outcome().is_some() {
                break;
            }
            let Some(reply) = self.reply(&next, left) else { break };
            let Some(last) = after(&next, &reply) else { break };
            line.push(reply);
            position = last;
        }
        line
    }

    /// The first of the likeliest replies that delays the solver's win. Without one, the likeliest reply.
    fn reply(&mut self, next: &P, left: u8) -> Option<String> {
        let (mut best, mut seen) = (None, 0);
        let prover = &mut self.prover;
        turns_from(next, &by_promise(next), &mut |turn, last| {
            let delays = last.outcome().is_none() && prover.wins(last, left - 1) == Some(false);
            if delays || best.is_none() {
                best = Some(next.write_turn(turn));
            }
            seen += 1;
            !delays && seen < REPLIES
        });
        best
    }

    fn right_turn(&mut self) -> Option<Vec<P::Step>> {
        let position = self.game.position().clone();
        let (claim, left) = (self.claim, self.left);
        if left == 0 || self.game.outcome().is_some() {
            return None;
        }
        let mut found = None;
        turns_from(&position, &by_promise(&position), &mut |turn, next| {
            match self.prover.fulfils(claim, left, &position, next) {
                Some(true) => found = Some(turn.to_vec()),
                Some(false) => {}
                None => return false,
            }
            found.is_none()
        });
        found
    }

    fn solution(&mut self) -> Result<Vec<String>, Message> {
        let mut line = Vec::new();
        while self.left > 0 && self.game.outcome().is_none() {
            let turn = self.right_turn().ok_or_else(too_hard)?;
            let turn = self.game.position().write_turn(&turn);
            line.push(turn.clone());
            let Verdict::Right { reply } = self.judge(&turn)? else { break };
            match reply {
                Some(reply) => {
                    self.game.play_whole(&reply)?;
                    line.push(reply);
                }
                None => self.stand_still(),
            }
        }
        Ok(line)
    }
}

/// The position after a turn.
fn after<P: Puzzling>(position: &P, turn: &str) -> Option<P> {
    let mut next = position.clone();
    position.read_turn(turn).ok()?.into_iter().for_each(|step| next.play(step, &mut ()));
    Some(next)
}

/// The steps of a position, most promising first by the game's hints.
fn by_promise<P: Puzzling>(position: &P) -> Vec<P::Step> {
    let (mut steps, mut hints) = (Vec::new(), Vec::new());
    position.steps(&mut steps);
    position.hints(&steps, &mut hints);
    let mut ranked: Vec<(usize, i32)> = hints.into_iter().enumerate().collect();
    ranked.sort_by_key(|(_, hint)| -hint);
    ranked.into_iter().map(|(i, _)| steps[i]).collect()
}
