//! Attempts at puzzles: judged here and stored once, in one transaction with all their effects.

use super::library::{Entry, Library};
use super::{Puzzles, SETTLING, rated};
use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::node::limits::{ATTEMPTS, PROOFS};
use crate::rating;
use crate::store::Write;
use crate::store::accounts::Person;
use crate::store::puzzles::{self as kept, State};
use crate::store::ratings;
use crate::time::{DAY, Moment};
use protocol::puzzles::{AttemptAnswer, AttemptAnswers, NewAttempt, NewAttempts, PuzzleAttempt, PuzzleMode};
use puzzles::repetition::{Review, schedule};
use puzzles::{Puzzle, judge_line};

/// The most attempts in one request.
const AT_ONCE: usize = 100;
/// The longest idempotency key, in bytes.
const LONGEST_KEY: usize = 64;
/// The longest turn, in bytes: far more than any game's notation needs.
const LONGEST_TURN: usize = 64;
/// The most attempts of an account at one puzzle.
const MOST_TRIES: i64 = 100;
/// An attempt sent later than this after it was made is not rated and does not count for its day.
const LATE: i64 = 7 * DAY;
/// The effort, in turns tried, for one attempt and for one request.
pub(super) const EFFORT: u64 = 400_000;
const EFFORT_AT_ONCE: u64 = 800_000;
/// The most conflicts with concurrent changes.
const TRIES: usize = 50;
/// The theme of all puzzles.
const ALL: &str = "all";

impl Puzzles {
    /// Stores attempts of an account, earliest first. An invalid one does not affect the others.
    pub async fn attempt(&self, who: &Person, new: &NewAttempts) -> Answer<AttemptAnswers> {
        if new.attempts.len() > AT_ONCE {
            return Err(Fail::bad("bad-request").with("detail", format!("at most {AT_ONCE} attempts")));
        }
        self.limits.count(PROOFS, &who.id).await?;
        let mut order: Vec<usize> = (0..new.attempts.len()).collect();
        order.sort_by_key(|i| new.attempts[*i].at);
        let (mut effort, mut answers) = (EFFORT_AT_ONCE, Vec::new());
        for i in order {
            let attempt = &new.attempts[i];
            // A refused key may be long; echo only its beginning.
            let key: String = attempt.key.chars().take(LONGEST_KEY).collect();
            let (attempt, problem) = match self.keep(who, attempt, &mut effort).await {
                Ok(kept) => (Some(kept), None),
                // The client sends all of them again; stored ones do not count twice.
                Err(fail) if fail.code.is_server_error() => return Err(fail),
                Err(fail) => (None, Some(*fail.problem)),
            };
            answers.push((i, AttemptAnswer { key, attempt, problem }));
        }
        answers.sort_by_key(|(i, _)| *i);
        let answers = answers.into_iter().map(|(_, answer)| answer).collect();
        Ok(AttemptAnswers { answers, ratings: self.ratings(&who.id).await? })
    }

    /// Stores an attempt, or returns the one already stored under its idempotency key.
    async fn keep(&self, who: &Person, new: &NewAttempt, effort: &mut u64) -> Answer<PuzzleAttempt> {
        if new.key.is_empty() || new.key.len() > LONGEST_KEY || new.key.contains('\0') {
            return Err(Fail::bad("bad-idempotency-key").with("longest", LONGEST_KEY));
        }
        if let Some(before) = kept::attempt(&self.store, &who.id, &new.key).await? {
            return Ok(before);
        }
        let library = Library::get();
        let entry = library.find(&new.puzzle).ok_or_else(|| Fail::bad("unknown-puzzle"))?;
        let puzzle = library.read(entry).ok_or_else(Fail::internal)?;
        self.limits.count(ATTEMPTS, &who.id).await?;
        let solved = self.judge_attempt(puzzle, new, effort).await?;
        for _ in 0..TRIES {
            match self.keep_judged(who, entry, new, solved).await {
                Err(fail) if fail == Fail::from(Error::Conflict) => {}
                done => return done,
            }
            if let Some(before) = kept::attempt(&self.store, &who.id, &new.key).await? {
                return Ok(before);
            }
        }
        Err(Fail::unavailable())
    }

    /// Whether the turns solve the puzzle.
    async fn judge_attempt(&self, puzzle: Puzzle, new: &NewAttempt, left: &mut u64) -> Answer<bool> {
        let most = usize::from(puzzle.claim.turns());
        if new.turns.len() > most || new.turns.iter().any(|turn| turn.turn.len() > LONGEST_TURN) {
            return Err(Fail::bad("line-too-long").with("most", most).with("longest", LONGEST_TURN));
        }
        if new.turns.is_empty() {
            return Ok(false);
        }
        let effort = (*left).min(EFFORT);
        if effort == 0 {
            return Err(Fail::conflict("try-later"));
        }
        let turns: Vec<String> = new.turns.iter().map(|turn| turn.turn.clone()).collect();
        match self.provers.work(move || judge_line(&puzzle, &turns, effort)).await? {
            Ok(judged) => {
                *left -= judged.tried.min(*left);
                Ok(judged.solved)
            }
            Err(message) if message.id == "puzzle-open" => {
                let whole = effort == EFFORT;
                *left -= effort;
                Err(if whole { Fail::conflict("puzzle-open") } else { Fail::conflict("try-later") })
            }
            Err(message) => Err(Fail::rules("turn-refused", &message)),
        }
    }

    /// Writes an attempt with all its effects; a conflict if any of them changed concurrently.
    async fn keep_judged(
        &self,
        who: &Person,
        entry: &Entry,
        new: &NewAttempt,
        solved: bool,
    ) -> Answer<PuzzleAttempt> {
        let (account, now) = (who.id.as_str(), self.time.now());
        let before = kept::state(&self.store, account, &entry.name).await?;
        if before.tries >= MOST_TRIES {
            return Err(Fail::conflict("too-many-attempts").with("most", MOST_TRIES));
        }
        let mut attempt = PuzzleAttempt {
            key: new.key.clone(),
            puzzle: entry.name.clone(),
            mode: new.mode,
            // Device clocks may be wrong, but no attempt is in the future.
            at: new.at.clamp(0, now),
            solved,
            hints: new.hints,
            shown: new.shown,
            ms: new.turns.iter().map(|turn| i64::from(turn.ms)).sum(),
            rating: None,
        };
        let rates = !who.guest && is_rated(&before, &attempt, now);
        let rating = if rates { self.rate(account, entry, &mut attempt, now).await? } else { Write::new() };
        let write = self.change_state(account, before, &attempt).await?.then(kept::add(account, &attempt));
        let write = self.count(account, entry, &attempt, now, write).await?.then(rating);
        self.store.write(write).await?;
        Ok(attempt)
    }

    /// The new state of the puzzle for the account. Its next repetition depends on all attempts.
    async fn change_state(&self, account: &str, before: State, attempt: &PuzzleAttempt) -> Answer<Write> {
        let mut all = kept::attempts_at(&self.store, account, &attempt.puzzle).await?;
        all.push(attempt.clone());
        let review = |attempt: &PuzzleAttempt| Review {
            at: attempt.at,
            solved: attempt.solved && !attempt.shown,
            hinted: attempt.hints > 0,
        };
        let card = schedule(&all.iter().map(review).collect::<Vec<_>>());
        let after = State {
            tries: before.tries + 1,
            last_at: before.last_at.max(attempt.at),
            due_at: card.map(|card| card.due),
            days: card.map(|card| i64::from(card.interval)),
            ..before
        };
        Ok(kept::change_state(account, &attempt.puzzle, &after))
    }

    /// Counts the attempt for its themes, and for the day if the puzzle is that day's.
    async fn count(
        &self,
        account: &str,
        entry: &Entry,
        attempt: &PuzzleAttempt,
        now: Moment,
        write: Write,
    ) -> Answer<Write> {
        let solved = attempt.solved && !attempt.shown;
        let themes = std::iter::once(ALL).chain(entry.themes.iter().map(puzzles::Theme::id));
        let write =
            themes.fold(write, |write, theme| write.then(kept::count(account, entry.game, theme, solved)));
        let daily = attempt.mode == PuzzleMode::Daily && solved && now - attempt.at <= LATE;
        Ok(if daily && self.is_of_day(entry, attempt.at).await? {
            write.then(kept::solved_on(account, attempt.at))
        } else {
            write
        })
    }

    /// The change of both ratings.
    async fn rate(
        &self,
        account: &str,
        entry: &Entry,
        attempt: &mut PuzzleAttempt,
        now: Moment,
    ) -> Answer<Write> {
        let solver = kept::solver(&self.store, account, entry.game).await?.unwrap_or(rating::START);
        let standing = kept::standing(&self.store, &entry.name).await?;
        let (after, drift) =
            rating::after_puzzle(&solver, &rated(entry, standing.as_ref()), attempt.solved, now);
        attempt.rating = Some((solver.rating, after.rating));
        let write = ratings::change(ratings::SOLVERS, account, entry.game, solver.games, after);
        Ok(write.then(kept::drift(&entry.name, drift, SETTLING)))
    }
}

/// Whether an attempt is rated: the first one at the puzzle, without help, recent, and neither in a timed run
/// nor a repetition.
fn is_rated(before: &State, attempt: &PuzzleAttempt, now: Moment) -> bool {
    let alone = attempt.hints == 0 && !attempt.shown && !before.asked;
    let mode = matches!(attempt.mode, PuzzleMode::Daily | PuzzleMode::Training);
    before.tries == 0 && alone && mode && now - attempt.at <= LATE
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use puzzles::{Claim, Collection, solution_within};

    #[test]
    fn the_effort_of_a_server_is_enough_for_the_solutions_of_the_collections() {
        let mut judged = 0;
        for collection in Collection::all() {
            for number in (0..collection.len()).step_by(1 + collection.len() / 60) {
                let puzzle = collection.get(number).unwrap();
                let line = solution_within(&puzzle, &[], EFFORT)
                    .unwrap_or_else(|open| panic!("{}: {open:?}", puzzle.id()));
                let every = if matches!(puzzle.claim, Claim::Race(_)) { 1 } else { 2 };
                let own: Vec<String> = line.into_iter().step_by(every).collect();
                assert!(judge_line(&puzzle, &own, EFFORT).unwrap().solved, "{}", puzzle.id());
                judged += 1;
            }
        }
        assert!(judged > 100, "{judged}");
    }
}
