//! Help with a puzzle: the solution, or whether a turn is right. It is recorded before the answer is
//! computed, and ends the account's chance of a rated attempt at that puzzle.

use super::attempts::EFFORT;
use super::library::{Entry, Library};
use super::{Puzzles, SETTLING};
use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::node::limits::{PROOFS, VOTES};
use crate::store::puzzles::{self as kept, State};
use protocol::puzzles::{Judgement, NewJudgement, PuzzleSolution, PuzzleVote};
use puzzles::{Puzzle, Verdict, judge_within, solution_within};
use rules::message::Message;

/// Limits of a judged line: its turns, and the bytes of each.
const LONGEST_LINE: usize = 16;
const LONGEST_TURN: usize = 64;
/// The most conflicts with concurrent changes.
const TRIES: usize = 50;

impl Puzzles {
    /// The solution, for an account that gives up.
    pub async fn solution(&self, account: &str, name: &str) -> Answer<PuzzleSolution> {
        let puzzle = self.ask(account, name).await?;
        let turns = self.provers.work(move || solution_within(&puzzle, &[], EFFORT)).await?;
        Ok(PuzzleSolution { turns: turns.map_err(refused)? })
    }

    /// Judges a turn, for clients without the prover.
    pub async fn judge(&self, account: &str, name: &str, new: NewJudgement) -> Answer<Judgement> {
        let NewJudgement { line, turn } = new;
        if line.len() >= LONGEST_LINE || line.iter().chain([&turn]).any(|turn| turn.len() > LONGEST_TURN) {
            return Err(Fail::bad("line-too-long").with("most", LONGEST_LINE).with("longest", LONGEST_TURN));
        }
        let puzzle = self.ask(account, name).await?;
        let verdict = self.provers.work(move || judge_within(&puzzle, &line, &turn, EFFORT)).await?;
        Ok(match verdict.map_err(refused)? {
            Verdict::Solved => Judgement::Solved,
            Verdict::Right { reply } => Judgement::Right { reply },
            Verdict::Wrong { refutation } => Judgement::Wrong { refutation },
        })
    }

    /// Records that an account asks for help, and returns the puzzle.
    async fn ask(&self, account: &str, name: &str) -> Answer<Puzzle> {
        let library = Library::get();
        let entry = library.find(name).ok_or_else(Fail::missing)?;
        self.limits.count(PROOFS, account).await?;
        self.change(account, entry, |before| {
            (!before.asked).then(|| State { asked: true, ..before.clone() })
        })
        .await?;
        library.read(entry).ok_or_else(Fail::internal)
    }

    /// Votes on a puzzle, replacing an earlier vote. Requires an attempt.
    pub async fn vote(&self, account: &str, name: &str, vote: PuzzleVote) -> Answer<()> {
        let entry = Library::get().find(name).ok_or_else(Fail::missing)?;
        self.limits.count(VOTES, account).await?;
        let after = self
            .change(account, entry, |before| {
                let changes = before.tries > 0 && before.vote != Some(vote);
                changes.then(|| State { vote: Some(vote), ..before.clone() })
            })
            .await?;
        if after.vote == Some(vote) { Ok(()) } else { Err(Fail::conflict("not-tried")) }
    }

    /// Changes the state of a puzzle for an account, if needed, and returns the new state.
    async fn change(
        &self,
        account: &str,
        entry: &Entry,
        change: impl Fn(&State) -> Option<State>,
    ) -> Answer<State> {
        for _ in 0..TRIES {
            let before = kept::state(&self.store, account, &entry.name).await?;
            let Some(after) = change(&before) else { return Ok(before) };
            let mut write = kept::change_state(account, &entry.name, &after);
            if let Some(vote) = after.vote.filter(|_| after.vote != before.vote) {
                write = write.then(kept::vote(&entry.name, before.vote, vote, SETTLING.start));
            }
            match self.store.write(write).await {
                Ok(_) => return Ok(after),
                Err(Error::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Fail::unavailable())
    }
}

/// Why a turn cannot be judged.
fn refused(message: Message) -> Fail {
    if message.id == "puzzle-open" {
        Fail::conflict("puzzle-open")
    } else {
        Fail::rules("turn-refused", &message)
    }
}
