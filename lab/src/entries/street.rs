//! Street Pai Sho in the lab.

use super::{Cases, LabGame, Work};
use rules::options::Setup;
use serde_json::Value;

pub const ENTRY: LabGame = LabGame { id: "street", bench: &BENCH, cases: Cases::Line(position) };

const BENCH: [Work; 1] = [Work {
    name: "street",
    preset: None,
    options: &[],
    turns: "",
    depth: 3,
    times: 150,
    playouts: 500,
    plain: 0,
    lists: 20000,
    search: (8, 1),
}];

/// Converts `{"to_move": "G", "stacks": ["0,0:HGHG", …], "reserve": {"H": 10, "G": 10}}` into the one-line notation.
fn position(_: &Setup, at: &Value) -> Option<String> {
    let at = at.as_object().filter(|at| at.len() == 3)?;
    let reserve = at.get("reserve")?.as_object().filter(|reserve| reserve.len() == 2)?;
    let count = |letter: &str| reserve.get(letter).and_then(Value::as_u64);
    let mut text = format!("{} H{} G{}", at.get("to_move")?.as_str()?, count("H")?, count("G")?);
    for stack in at.get("stacks")?.as_array()? {
        text.push(' ');
        text.push_str(stack.as_str()?);
    }
    Some(text)
}
