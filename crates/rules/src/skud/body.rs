//! Turn bodies as text, whatever the position: `R,W,K,B`, `R3(0,-8)`, `(0,8)-(0,5)+R(2,0)`, `pass`, `call`.

use super::movegen::Step;
use super::tile::Kind;
use crate::paisho::Point;
use std::fmt::Write;

/// Writes the body of one entry, or what there is of it.
pub(super) fn write_turn(steps: &[Step]) -> String {
    let mut text = String::new();
    for (i, step) in steps.iter().enumerate() {
        let plus = if i > 0 { "+" } else { "" };
        let _ = match step {
            Step::Choose(kind) => write!(text, "{}{}", if i > 0 { "," } else { "" }, kind.id()),
            Step::Plant(kind, at) | Step::Accent(kind, at) => write!(text, "{plus}{}{at}", kind.id()),
            Step::Arrange(from, to) => write!(text, "{from}-{to}"),
            Step::Boat(at, to) => write!(text, "{plus}B{at}-{to}"),
            Step::Decline => Ok(()),
            Step::Pass => write!(text, "pass"),
            Step::Call => write!(text, "call"),
        };
    }
    text
}

/// The choice of accents that a body names.
pub(super) fn read_choice(body: &str) -> Option<Vec<Step>> {
    let kinds: Option<Vec<_>> = body.split(',').map(Kind::from_id).collect();
    let mut kinds = kinds.filter(|kinds| kinds.iter().all(|kind| !kind.is_flower()))?;
    kinds.sort_unstable();
    Some(kinds.into_iter().map(Step::Choose).collect())
}

/// The steps that a body names.
pub(super) fn read_steps(body: &str) -> Option<Vec<Step>> {
    match body {
        "pass" => return Some(vec![Step::Pass]),
        "call" => return Some(vec![Step::Call]),
        _ => {}
    }
    if let Some((kind, rest)) = Kind::read(body) {
        let (at, rest) = Point::read(rest)?;
        return (rest.is_empty() && kind.is_flower()).then(|| vec![Step::Plant(kind, at)]);
    }
    let (from, rest) = Point::read(body)?;
    let (to, rest) = Point::read(rest.strip_prefix('-')?)?;
    let arrange = Step::Arrange(from, to);
    if rest.is_empty() {
        return Some(vec![arrange]);
    }
    let (kind, rest) = Kind::read(rest.strip_prefix(['+', '_'])?)?;
    let (at, rest) = Point::read(rest)?;
    let bonus = match rest.strip_prefix('-') {
        Some(rest) => {
            let (to, rest) = Point::read(rest)?;
            (kind == Kind::Boat && rest.is_empty()).then_some(Step::Boat(at, to))?
        }
        None if !rest.is_empty() => return None,
        None if kind.is_flower() => Step::Plant(kind, at),
        None => Step::Accent(kind, at),
    };
    Some(vec![arrange, bonus])
}
