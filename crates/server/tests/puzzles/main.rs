//! Puzzles: what counts, what does not, and that nothing counts twice.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;

mod asking;
mod hostile;
mod merging;
mod public;
mod rated;
mod together;

use common::{Client, Reply};
use puzzles::{Claim, Collection, Theme, judge_line, solution};
use serde_json::{Value, json};

/// A day in milliseconds.
const DAY: i64 = 86_400_000;
/// What the server's time is when a test begins.
const NOW: i64 = 1_800_000_000_000;
/// What a test puts up with in proofs: servers have more.
const EFFORT: u64 = 100_000;

/// A puzzle with the turns of a solver that solve it, and those that do not.
#[derive(Clone, Debug)]
struct Known {
    name: String,
    themes: Vec<&'static str>,
    right: Vec<String>,
    wrong: Vec<String>,
}

/// The solver's own turns of a solution.
fn own(claim: Claim, line: Vec<String>) -> Vec<String> {
    let every = if matches!(claim, Claim::Race(_)) { 1 } else { 2 };
    line.into_iter().step_by(every).collect()
}

/// The first puzzles of a game that pass a test, each quickly proven.
fn those(game: &str, count: usize, passes: impl Fn(&puzzles::Puzzle) -> bool) -> Vec<Known> {
    let collection = Collection::of(game).unwrap();
    let known = |number: usize| {
        let puzzle = collection.get(number).filter(&passes)?;
        let legal = puzzle.open().unwrap().legal_turns();
        let wrong = legal.into_iter().take(40).find(|turn| {
            judge_line(&puzzle, std::slice::from_ref(turn), EFFORT).is_ok_and(|judged| !judged.solved)
                && puzzle.claim.turns() == 1
        });
        let right = own(puzzle.claim, puzzles::solution_within(&puzzle, &[], EFFORT).ok()?);
        judge_line(&puzzle, &right, EFFORT).ok().filter(|judged| judged.solved)?;
        Some(Known {
            name: puzzle.id(),
            themes: puzzle.themes.iter().map(Theme::id).collect(),
            right,
            wrong: vec![wrong?],
        })
    };
    let found: Vec<Known> = (0..collection.len()).filter_map(known).take(count).collect();
    assert_eq!(found.len(), count, "{game}");
    found
}

/// Puzzles of one turn, which one proof decides.
fn quick(count: usize) -> Vec<Known> {
    those("halma", count, |puzzle| matches!(puzzle.claim, Claim::Leap(_) | Claim::Race(1) | Claim::Win(1)))
}

/// An attempt that is sent.
fn attempt(key: &str, puzzle: &Known, turns: &[String], at: i64) -> Value {
    let turns: Vec<Value> = turns.iter().map(|turn| json!({ "turn": turn, "ms": 700 })).collect();
    json!({ "key": key, "puzzle": puzzle.name, "turns": turns, "mode": "training", "at": at })
}

/// The same with some fields changed.
fn with(mut attempt: Value, fields: Value) -> Value {
    for (name, value) in fields.as_object().unwrap() {
        attempt[name] = value.clone();
    }
    attempt
}

async fn send(client: &Client, attempts: Vec<Value>) -> Reply {
    client.post("/api/puzzles/attempts", json!({ "attempts": attempts })).await
}

/// Sends one attempt, and gives what became of it.
async fn one(client: &Client, attempt: Value) -> Value {
    let reply = send(client, vec![attempt]).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.json()["answers"][0].clone()
}

async fn progress(client: &Client) -> Value {
    let reply = client.get("/api/puzzles/progress").await;
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.json()
}

/// How many attempts a client made at puzzles of a game, and how many solved them.
fn tally(progress: &Value, game: &str, theme: &str) -> (i64, i64) {
    let of = |tally: &&Value| tally["game"] == game && tally["theme"] == theme;
    let tally = progress["themes"].as_array().unwrap().iter().find(of);
    tally.map_or((0, 0), |tally| (tally["tried"].as_i64().unwrap(), tally["solved"].as_i64().unwrap()))
}

/// The puzzle of the day of a moment, with its solution.
fn of_day(day: &str) -> Known {
    let puzzle = puzzles::today(day).unwrap();
    let right = own(puzzle.claim, solution(&puzzle, &[]).unwrap());
    let themes = puzzle.themes.iter().map(Theme::id).collect();
    Known { name: puzzle.id(), themes, right, wrong: vec![] }
}
