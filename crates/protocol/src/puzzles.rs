//! Puzzles: positions with a proven claim, attempts at them, and progress.

use crate::Problem;
use serde::{Deserialize, Serialize};
use strum::{AsRefStr, EnumString};
use ts_rs::TS;
use utoipa::ToSchema;

/// A puzzle: a position and a claim about it, without its solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Puzzle {
    /// The puzzle's name, the last part of its link: eight letters and digits.
    pub name: String,
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// The options as in records, such as `preset=classic board=10x10`.
    pub options: String,
    /// The position in its one-line form. The side to move solves it.
    pub position: String,
    /// The claim: `win 2`, `hold 1`, `race 4` or `leap 6`.
    pub claim: String,
    /// The number of first steps that begin a correct turn.
    pub ways: u8,
    /// The themes of the solution, such as `close-ring`.
    pub themes: Vec<String>,
    /// The lowest engine level that solves the puzzle, from 1 to 10; 11 if none does.
    pub level: u8,
    /// The puzzle's rating, on the same scale as solvers' ratings.
    pub rating: i32,
}

/// A daily puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PuzzleDay {
    /// The day (UTC), such as `2026-11-18`.
    pub day: String,
    /// The puzzle of that day.
    pub puzzle: Puzzle,
}

/// A page of daily puzzles, latest day first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PuzzleDays {
    /// The days of this page.
    pub days: Vec<PuzzleDay>,
    /// The `before` parameter of the next page; absent at the first day.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub before: Option<String>,
}

/// How a puzzle was attempted.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, AsRefStr, EnumString, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum PuzzleMode {
    /// As the puzzle of the day.
    Daily,
    /// In training.
    Training,
    /// In a run against the clock. Never rated.
    Run,
    /// As a repetition after a failed attempt. Never rated.
    Repetition,
}

/// A turn of the solver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct PuzzleTurn {
    /// The turn in notation.
    pub turn: String,
    /// The time it took, in milliseconds.
    #[serde(default)]
    pub ms: u32,
}

/// An attempt at a puzzle. The server decides whether it solves the puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewAttempt {
    /// A key chosen by the client, 1 to 64 characters. An attempt with a known key does not count again.
    pub key: String,
    /// The name of the puzzle.
    pub puzzle: String,
    /// The solver's turns up to the first wrong one. The server plays the replies itself, the same ones that
    /// the prover gives everywhere. No turns, or too few, mean that the solver gave up.
    pub turns: Vec<PuzzleTurn>,
    /// The number of hints used.
    #[serde(default)]
    pub hints: u8,
    /// Whether the solution was shown.
    #[serde(default)]
    pub shown: bool,
    /// How the puzzle was attempted.
    pub mode: PuzzleMode,
    /// When the attempt ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// Attempts, made just now or while offline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewAttempts {
    /// The attempts: at most 100, in any order.
    pub attempts: Vec<NewAttempt>,
}

/// A stored attempt.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PuzzleAttempt {
    /// The client's key.
    pub key: String,
    /// The name of the puzzle.
    pub puzzle: String,
    /// How the puzzle was attempted.
    pub mode: PuzzleMode,
    /// When the attempt ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Whether the turns solve the puzzle.
    pub solved: bool,
    /// The number of hints used.
    pub hints: u8,
    /// Whether the solution was shown, by the client or by the server.
    pub shown: bool,
    /// The time of all turns together, in milliseconds.
    #[ts(type = "number")]
    pub ms: i64,
    /// The solver's rating before and after the attempt; absent if the attempt is not rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rating: Option<(f64, f64)>,
}

/// The result of submitting an attempt.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct AttemptAnswer {
    /// The client's key.
    pub key: String,
    /// The attempt as stored, now or by an earlier request.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub attempt: Option<PuzzleAttempt>,
    /// Why it was not stored. After `try-later` and `too-many-requests` the client may send it again; after
    /// any other error that does not help.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub problem: Option<Problem>,
}

/// The results of submitting attempts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct AttemptAnswers {
    /// One result for each attempt, in the same order.
    pub answers: Vec<AttemptAnswer>,
    /// The solver's ratings afterwards.
    pub ratings: Vec<PuzzleRating>,
}

/// A solver's rating in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PuzzleRating {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// The rating.
    pub rating: f64,
    /// The rating deviation.
    pub deviation: f64,
    /// The number of rated puzzles.
    #[ts(type = "number")]
    pub puzzles: i64,
}

/// A solver's attempts and successes for one theme.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ThemeTally {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// The theme; `all` for puzzles of every theme.
    pub theme: String,
    /// The number of attempts.
    #[ts(type = "number")]
    pub tried: i64,
    /// The number of attempts that solved the puzzle without the solution being shown.
    #[ts(type = "number")]
    pub solved: i64,
}

/// A solver's streak of consecutive days with a solved daily puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PuzzleStreak {
    /// The length of the streak in days, up to today or, if today's puzzle is not solved yet, up to
    /// yesterday.
    pub days: u32,
    /// The longest streak so far, in days.
    pub longest: u32,
    /// The last day (UTC) whose puzzle was solved on that day.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub last: Option<String>,
}

/// A failed puzzle that is due for repetition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct DuePuzzle {
    /// The name of the puzzle.
    pub puzzle: String,
    /// When it is due, in milliseconds since 1970.
    #[ts(type = "number")]
    pub due: i64,
    /// The interval that the last attempt set, in days.
    pub interval: u32,
}

/// A solver's progress.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PuzzleProgress {
    /// The rating in each game that has one.
    pub ratings: Vec<PuzzleRating>,
    /// The number of attempts by game and theme.
    pub themes: Vec<ThemeTally>,
    /// The streak of daily puzzles.
    pub streak: PuzzleStreak,
    /// The puzzles to repeat, earliest first; at most 100.
    pub due: Vec<DuePuzzle>,
}

/// A turn to judge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewJudgement {
    /// The correct turns before it and the replies to them, in order.
    #[serde(default)]
    pub line: Vec<String>,
    /// The turn to judge.
    pub turn: String,
}

/// The judgement of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case", tag = "verdict")]
#[ts(export)]
pub enum Judgement {
    /// The claim is fulfilled.
    Solved,
    /// The turn is correct, but the claim is not fulfilled yet.
    Right {
        /// The opponent's reply; absent in a race, where the opponent does not move.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reply: Option<String>,
    },
    /// The turn is wrong.
    Wrong {
        /// The opponent's refutation; empty if the turn simply does not fulfil the claim.
        refutation: Vec<String>,
    },
}

/// The solution of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PuzzleSolution {
    /// The turns until the claim is fulfilled, alternating with the opponent's best replies. A race has no
    /// replies.
    pub turns: Vec<String>,
}

/// The moment that decided a game for one of its players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct GameMoment {
    /// The position before the turn, and the claim about it. The puzzle is not part of the collection: its
    /// level and rating are 0, and attempts at it are not stored.
    pub puzzle: Puzzle,
    /// The number of record entries before the turn.
    pub entry: u32,
    /// The turn that was played instead.
    pub played: String,
}

/// A solver's opinion of a puzzle.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, AsRefStr, EnumString, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum PuzzleVote {
    /// The puzzle is worth solving.
    Good,
    /// The puzzle is dull. After enough of these votes training stops offering it.
    Dull,
}

/// A vote on a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewVote {
    /// The solver's opinion.
    pub vote: PuzzleVote,
}

/// An account's vote on a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnVote {
    /// The name of the puzzle.
    pub puzzle: String,
    /// The vote.
    pub vote: PuzzleVote,
}

/// Everything stored about an account's puzzles, for its owner.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnPuzzles {
    /// Every attempt, earliest first.
    pub attempts: Vec<PuzzleAttempt>,
    /// The names of puzzles whose solution the account requested from the server.
    pub shown: Vec<String>,
    /// The account's votes.
    pub votes: Vec<OwnVote>,
    /// The days (UTC) on which the account solved the daily puzzle.
    pub days: Vec<String>,
    /// The rating in each game.
    pub ratings: Vec<PuzzleRating>,
}
