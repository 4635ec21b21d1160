//! Puzzles: positions with a claim that is proven, attempts at them, and what comes of it.

use crate::Problem;
use serde::{Deserialize, Serialize};
use strum::{AsRefStr, EnumString};
use ts_rs::TS;
use utoipa::ToSchema;

/// A puzzle: a position and what is claimed of it. Its solution is not part of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Puzzle {
    /// Its name, the last part of its link: eight letters and digits.
    pub name: String,
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// The options as records write them, such as `preset=classic board=10x10`.
    pub options: String,
    /// The position in its one-line form. Whoever is to move there solves it.
    pub position: String,
    /// The claim: `win 2`, `hold 1`, `race 4` or `leap 6`.
    pub claim: String,
    /// How many first steps begin a right turn.
    pub ways: u8,
    /// What the solution does, such as `close-ring`.
    pub themes: Vec<String>,
    /// The lowest level of the engine that solves it, from 1 to 10; 11 if none does.
    pub level: u8,
    /// Its rating, on the scale of its solvers.
    pub rating: i32,
}

/// The puzzle of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PuzzleDay {
    /// The day (UTC), such as `2026-11-18`.
    pub day: String,
    /// Its puzzle.
    pub puzzle: Puzzle,
}

/// Days with their puzzles, the latest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PuzzleDays {
    /// The days.
    pub days: Vec<PuzzleDay>,
    /// What to ask for with `before` to get the days before these; none at the first day.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub before: Option<String>,
}

/// On which occasion a puzzle is tried.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, AsRefStr, EnumString, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum PuzzleMode {
    /// As the puzzle of a day.
    Daily,
    /// In training.
    Training,
    /// In a run against the clock; never rated.
    Run,
    /// Again, after it was missed; never rated.
    Repetition,
}

/// A turn of the solver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct PuzzleTurn {
    /// The turn in notation.
    pub turn: String,
    /// How long it took, in milliseconds.
    #[serde(default)]
    pub ms: u32,
}

/// An attempt at a puzzle. Whether it solves the puzzle is for the server to say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewAttempt {
    /// The client's own mark for this attempt, 1 to 64 characters. Sent again, it does not count again.
    pub key: String,
    /// The name of the puzzle.
    pub puzzle: String,
    /// The turns of the solver alone, up to the first wrong one. The server plays the replies itself, those that
    /// the prover answers everywhere. No turns, or too few of them, mean that the solver gave up.
    pub turns: Vec<PuzzleTurn>,
    /// How many hints were asked for.
    #[serde(default)]
    pub hints: u8,
    /// Whether the solution was shown.
    #[serde(default)]
    pub shown: bool,
    /// On which occasion.
    pub mode: PuzzleMode,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// Attempts, made just now or while there was no connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewAttempts {
    /// At most 100, in any order.
    pub attempts: Vec<NewAttempt>,
}

/// An attempt as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PuzzleAttempt {
    /// The client's mark.
    pub key: String,
    /// The name of the puzzle.
    pub puzzle: String,
    /// On which occasion.
    pub mode: PuzzleMode,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Whether the turns solve the puzzle.
    pub solved: bool,
    /// How many hints were asked for.
    pub hints: u8,
    /// Whether the solution was shown, by the page or by the server.
    pub shown: bool,
    /// How long all turns took, in milliseconds.
    #[ts(type = "number")]
    pub ms: i64,
    /// The rating of the solver before and after it; none if it is not rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rating: Option<(f64, f64)>,
}

/// What became of an attempt that was sent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct AttemptAnswer {
    /// The client's mark.
    pub key: String,
    /// The attempt as it is kept, from now on or since it was sent before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub attempt: Option<PuzzleAttempt>,
    /// Why it is not kept. After `try-later` and `too-many-requests` it may be sent again, after anything else that is
    /// of no use.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub problem: Option<Problem>,
}

/// What became of attempts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct AttemptAnswers {
    /// An answer for each, in the order in which they were sent.
    pub answers: Vec<AttemptAnswer>,
    /// The ratings of the solver after them.
    pub ratings: Vec<PuzzleRating>,
}

/// The rating of a solver in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PuzzleRating {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// The rating.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How many rated puzzles it comes from.
    #[ts(type = "number")]
    pub puzzles: i64,
}

/// How many attempts a solver made at puzzles of a theme, and how many of them solved the puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ThemeTally {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// The theme; `all` for the puzzles of all themes.
    pub theme: String,
    /// How many attempts.
    #[ts(type = "number")]
    pub tried: i64,
    /// How many of them solved the puzzle, without its solution being shown.
    #[ts(type = "number")]
    pub solved: i64,
}

/// Days in a row on which a solver solved the puzzle of the day.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PuzzleStreak {
    /// How many up to today, or up to yesterday if today's is not solved yet.
    pub days: u32,
    /// The most there ever were.
    pub longest: u32,
    /// The last day (UTC) whose puzzle was solved on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub last: Option<String>,
}

/// A puzzle that was missed and is to be tried again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct DuePuzzle {
    /// The name of the puzzle.
    pub puzzle: String,
    /// From when on, in milliseconds since 1970.
    #[ts(type = "number")]
    pub due: i64,
    /// After how many days, as of the last attempt.
    pub interval: u32,
}

/// What a solver has got to.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PuzzleProgress {
    /// The ratings, in each game that has one.
    pub ratings: Vec<PuzzleRating>,
    /// How many attempts by game and theme.
    pub themes: Vec<ThemeTally>,
    /// The days in a row.
    pub streak: PuzzleStreak,
    /// What is to be tried again, the earliest first; at most 100.
    pub due: Vec<DuePuzzle>,
}

/// A turn to be judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewJudgement {
    /// The right turns before it and the replies to them, in order.
    #[serde(default)]
    pub line: Vec<String>,
    /// The turn.
    pub turn: String,
}

/// What becomes of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case", tag = "verdict")]
#[ts(export)]
pub enum Judgement {
    /// The claim is fulfilled.
    Solved,
    /// The turn keeps to the claim, which is not fulfilled yet.
    Right {
        /// What the other plays; none where the other stands still.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reply: Option<String>,
    },
    /// The turn does not keep to the claim.
    Wrong {
        /// How the other answers; empty where the turn simply does not do what was asked.
        refutation: Vec<String>,
    },
}

/// The solution of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PuzzleSolution {
    /// The turns to the end of the claim, the other's best replies between them. In a race there are no replies.
    pub turns: Vec<String>,
}

/// The moment that decided a game for one of its players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct GameMoment {
    /// The position before the turn, and what could have been done there. It is no puzzle of the collection: its level
    /// and rating are 0, and attempts at it are not kept.
    pub puzzle: Puzzle,
    /// How many entries the record has before the turn.
    pub entry: u32,
    /// The turn that was made instead.
    pub played: String,
}

/// What a solver thinks of a puzzle.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, AsRefStr, EnumString, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum PuzzleVote {
    /// It is worth solving.
    Good,
    /// It is dull. Enough of these, and training no longer offers it.
    Dull,
}

/// A vote on a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewVote {
    /// What the solver thinks of it.
    pub vote: PuzzleVote,
}

/// What an account has voted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnVote {
    /// The name of the puzzle.
    pub puzzle: String,
    /// The vote.
    pub vote: PuzzleVote,
}

/// Everything that is kept about an account and puzzles, for its owner.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnPuzzles {
    /// Every attempt, the earliest first.
    pub attempts: Vec<PuzzleAttempt>,
    /// The names of those whose solution was asked for from the server.
    pub shown: Vec<String>,
    /// The votes.
    pub votes: Vec<OwnVote>,
    /// The days (UTC) on which the puzzle of the day was solved.
    pub days: Vec<String>,
    /// The rating in each game.
    pub ratings: Vec<PuzzleRating>,
}
