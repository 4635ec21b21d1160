//! The prover of puzzles for browsers, a wrapper around the crate `puzzles`: judging turns, hints, solutions,
//! and when a missed puzzle comes back.
//!
//! It is a separate module from `crates/wasm`, because most visitors solve no puzzles; those who do load it
//! with the first turn. It contains the rules again, without the code for views. Proving takes a while, so
//! pages call it from a worker.

use puzzles::repetition::{Review, schedule};
use puzzles::{Claim, Puzzle};
use rules::message::Message;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

/// A puzzle as pages keep it, without its measured difficulty.
#[derive(Deserialize)]
struct Given {
    game: String,
    /// As records write them: `preset=classic board=10x10`.
    options: String,
    claim: Claim,
    position: String,
}

/// Serialising these types cannot fail.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("\"{error}\""))
}

/// A refusal, thrown as the JSON of its message.
fn thrown(message: Message) -> JsError {
    JsError::new(&json(&message))
}

fn read(puzzle: &str) -> Result<Puzzle, JsError> {
    let given: Given = serde_json::from_str(puzzle)
        .map_err(|error| thrown(Message::new("position-impossible").text("text", &error.to_string())))?;
    Puzzle::posed(&given.game, &given.options, given.claim, &given.position).map_err(thrown)
}

/// What becomes of a turn after a line of right turns and the replies to them.
#[wasm_bindgen]
pub fn puzzle_judge(puzzle: &str, line: Vec<String>, turn: &str) -> Result<String, JsError> {
    puzzles::judge(&read(puzzle)?, &line, turn).map(|verdict| json(&verdict)).map_err(thrown)
}

/// What a person points at for a right turn, in order.
#[wasm_bindgen]
pub fn puzzle_hint(puzzle: &str, line: Vec<String>) -> Result<String, JsError> {
    puzzles::hint(&read(puzzle)?, &line).map(|places| json(&places)).map_err(thrown)
}

/// The turns to the end of the claim with the best replies between them.
#[wasm_bindgen]
pub fn puzzle_solution(puzzle: &str, line: Vec<String>) -> Result<Vec<String>, JsError> {
    puzzles::solution(&read(puzzle)?, &line).map_err(thrown)
}

/// A position of a game that is over.
#[derive(Deserialize)]
struct Board {
    game: String,
    options: String,
    position: String,
    /// How many turns are tried for each claim.
    effort: u32,
}

/// What could have been done instead of a turn.
#[derive(Serialize)]
struct Missed {
    claim: Claim,
    ways: u8,
    themes: Vec<&'static str>,
}

/// What a turn let go on a board, if the prover can show it.
#[wasm_bindgen]
pub fn puzzle_missed(board: &str, turn: &str) -> Result<Option<String>, JsError> {
    let Board { game, options, position, effort } = serde_json::from_str(board)?;
    let pose = |claim| Puzzle::posed(&game, &options, claim, &position).ok();
    let missed = puzzles::missed(pose, turn, effort.into());
    Ok(missed.map(|Puzzle { claim, ways, themes, .. }| {
        json(&Missed { claim, ways, themes: themes.iter().map(|theme| theme.id()).collect() })
    }))
}

/// When a puzzle comes back after these attempts, in milliseconds since 1970; `undefined` if it was never
/// missed or is learnt.
#[wasm_bindgen]
pub fn puzzle_due(reviews: &str) -> Result<Option<f64>, JsError> {
    let reviews: Vec<Review> = serde_json::from_str(reviews)?;
    Ok(schedule(&reviews).map(|card| card.due as f64))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use serde_json::{Value, from_str};

    const PUZZLE: &str = concat!(
        r#"{"game":"halma","options":"preset=classic board=10x10","claim":"win 2","position":"#,
        r#""B to move; turns A 20 B 20; A e3 e4 f9 f10 g9 g10 h4 h9 i7 i9 i10 j6 j7 j8 j9; "#,
        r#"B a1 a2 a3 a4 a5 b1 b2 b3 b4 c1 c2 c5 d1 d2 e1"}"#
    );

    #[test]
    fn a_page_is_told_whether_a_turn_keeps_to_the_claim_and_what_refutes_it() {
        let wrong: Value = from_str(&puzzle_judge(PUZZLE, Vec::new(), "a1-c3").unwrap()).unwrap();
        assert_eq!(wrong["verdict"], "wrong");
        let first = puzzle_solution(PUZZLE, Vec::new()).unwrap().swap_remove(0);
        let right: Value = from_str(&puzzle_judge(PUZZLE, Vec::new(), &first).unwrap()).unwrap();
        assert_eq!(right["verdict"], "right");
        assert!(puzzle_hint(PUZZLE, Vec::new()).unwrap().starts_with("[{\"at\":"));
    }

    #[test]
    fn a_page_is_told_what_a_turn_let_go() {
        let given: Value = from_str(PUZZLE).unwrap();
        let board = |effort: u32| {
            serde_json::json!({ "game": "halma", "options": given["options"], "position": given["position"], "effort": effort })
                .to_string()
        };
        let missed: Value = from_str(&puzzle_missed(&board(20_000), "a1-c3").unwrap().unwrap()).unwrap();
        assert_eq!((&missed["claim"], &missed["ways"]), (&"win 2".into(), &3.into()));
        assert!(!missed["themes"].as_array().unwrap().is_empty());
        let right = puzzle_solution(PUZZLE, Vec::new()).unwrap().swap_remove(0);
        assert_eq!(puzzle_missed(&board(20_000), &right).unwrap(), None);
        assert_eq!(puzzle_missed(&board(1), "a1-c3").unwrap(), None);
    }

    #[test]
    fn a_page_is_told_when_a_missed_puzzle_comes_back() {
        let missed = r#"[{"at":0,"solved":false,"hinted":false}]"#;
        assert_eq!(puzzle_due(missed).unwrap(), Some(86_400_000.0));
        assert_eq!(puzzle_due("[]").unwrap(), None);
    }
}
