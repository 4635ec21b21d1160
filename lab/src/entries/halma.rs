//! Halma in the lab.

use super::{Cases, LabGame, Work};
use rules::options::Setup;
use serde_json::Value;

pub const ENTRY: LabGame = LabGame { id: "halma", bench: &BENCH, cases: Cases::Line(position) };

const BENCH: [Work; 2] = [
    Work {
        name: "halma-8x8",
        preset: None,
        options: &[],
        turns: "",
        depth: 5,
        times: 10,
        playouts: 300,
        plain: 0,
        lists: 20000,
        search: (12, 3),
    },
    Work {
        name: "halma-16x16",
        preset: None,
        options: &[("board", "16x16")],
        turns: "",
        depth: 4,
        times: 15,
        playouts: 50,
        plain: 0,
        lists: 10000,
        search: (10, 2),
    },
];

/// Converts `{"to_move": 0, "pieces": [["a1", …], …]}` into the one-line notation.
fn position(setup: &Setup, at: &Value) -> Option<String> {
    let at = at.as_object().filter(|at| at.len() == 2)?;
    let letters: Vec<char> = (setup.info().letters)(setup.seats).chars().collect();
    let mover = letters.get(usize::try_from(at.get("to_move")?.as_u64()?).ok()?)?;
    let pieces = at.get("pieces")?.as_array().filter(|pieces| pieces.len() == letters.len())?;
    let mut text = format!("{mover} to move");
    for (letter, squares) in letters.iter().zip(pieces) {
        text.push_str(&format!("; {letter}"));
        for square in squares.as_array()? {
            text.push(' ');
            text.push_str(square.as_str()?);
        }
    }
    Some(text)
}
