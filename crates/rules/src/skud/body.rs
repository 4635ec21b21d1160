//! Reading turn bodies, whether legal or not: `R,W,K,B`, `GK,HR`, `R3(0,-8)`, `(0,8)-(0,5)+R(2,0)`, `pass`, `call`.

use super::board::Skud;
use super::movegen::Step;
use super::options::Accents;
use super::tile::Kind;
use crate::paisho::Point;

/// The letters that stand before the accents of a choice, where one player chooses a tile for each.
pub(super) fn receiver_letters(position: &Skud) -> Option<impl Iterator<Item = char>> {
    let letter = |seat| super::INFO.letter(position.seats, seat);
    (position.options.accents == Accents::OneForEach).then(|| position.receivers().map(letter))
}

/// The choice of accents that a body names.
pub(super) fn read_choice(position: &Skud, body: &str) -> Option<Vec<Step>> {
    let mut letters = receiver_letters(position);
    let read = |word: &str| match &mut letters {
        Some(letters) => Kind::from_id(word.strip_prefix(letters.next()?)?),
        None => Kind::from_id(word),
    };
    let kinds: Option<Vec<_>> = body.split(',').map(read).collect();
    let mut kinds = kinds.filter(|kinds| kinds.iter().all(|kind| !kind.is_flower()))?;
    if letters.is_none() {
        kinds.sort_unstable();
    }
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
