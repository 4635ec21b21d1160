//! The names of what a view holds, in the person's language: one function for each kind of
//! identifier, so that nothing else needs to know how keys are built.

use super::model::{Model, Notice};
use crate::texts::Texts;
use rules::view::{Place, PointView};

/// The key that says a word: its first letter.
pub fn word_key(word: &str) -> String {
    word.chars().take(1).collect()
}

/// A word that can be said instead of moving.
pub fn word(texts: &Texts, id: &str) -> String {
    texts.get(&format!("word-{id}"))
}

pub fn game(texts: &Texts, id: &str) -> String {
    texts.get(&format!("game-{id}"))
}

/// A figure of a seat, short.
pub fn figure(texts: &Texts, id: &str) -> String {
    texts.get(&format!("tui-figure-{id}"))
}

/// What the person to move has to do.
pub fn task(texts: &Texts, model: &Model) -> String {
    let view = &model.view;
    let Some(letter) = view.to_move else { return String::new() };
    let seat = texts.seat(view.game, letter);
    if let Some(receiver) = view.chosen_for.filter(|receiver| *receiver != letter) {
        let receiver = texts.seat(view.game, receiver);
        return texts.with("task-accents-for", &[("seat", seat.into()), ("receiver", receiver.into())]);
    }
    let key = match view.phase {
        "accents" if view.chosen_for.is_some() => "task-accents-own",
        "accents" => "task-accents",
        "opening" => "task-opening",
        "bonus" => "task-bonus",
        _ => "task-turn",
    };
    texts.with(key, &[("seat", seat.into())])
}

/// How the game ended.
pub fn outcome(texts: &Texts, model: &Model) -> Option<String> {
    let outcome = model.view.outcome.as_ref()?;
    let reason = crate::draw::reason(texts, model.view.game, outcome);
    let seats = texts.seats(model.view.game, &outcome.winner);
    Some(match outcome.winner.chars().count() {
        0 => texts.with("draw", &[("reason", reason.into())]),
        n => texts.with("wins", &[("n", n.into()), ("seats", seats.into()), ("reason", reason.into())]),
    })
}

/// A point with all that is on it: `(0,8) · gate · Host’s Rose · growing`.
pub fn point(texts: &Texts, model: &Model, point: &PointView) -> String {
    let mut parts = vec![code(texts, &point.name)];
    let ground = format!("tui-ground-{}", point.ground);
    if texts.has(&ground) {
        parts.push(texts.get(&ground));
    }
    for piece in point.stack.iter().rev() {
        let seat = texts.seat(model.view.game, piece.owner);
        parts
            .push(texts.with("tui-piece", &[("seat", seat.into()), ("tile", texts.tile(piece.kind).into())]));
    }
    for mark in &point.marks {
        let mark = format!("tui-mark-{mark}");
        if texts.has(&mark) {
            parts.push(texts.get(&mark));
        }
    }
    parts.join(" · ")
}

/// What has been chosen so far, as notation would have it.
pub fn path(texts: &Texts, model: &Model) -> String {
    let place = |place: &Place| match place {
        Place::At(at) => model.point(*at).map_or(String::new(), |point| code(texts, &point.name)),
        Place::Tile(id) => texts.tile(id),
        Place::Word(id) => word(texts, id),
    };
    let places: Vec<_> = model.path.iter().map(place).collect();
    places.join(if texts.is_rtl() { " ← " } else { " → " })
}

/// What is said under the board.
pub fn notice(texts: &Texts, model: &Model, notice: &Notice) -> String {
    match notice {
        Notice::Refused(message) => texts.message_of(model.view.game, message),
        Notice::Plain(key) => texts.get(key),
        Notice::File(key, file) => texts.with(key, &[("file", code(texts, file).into())]),
    }
}

/// Notation inside a sentence.
pub fn code(texts: &Texts, text: &str) -> String {
    texts.code(text).into_owned()
}

/// Whether a notice tells of something that went well.
pub fn is_good(notice: &Notice) -> bool {
    matches!(notice, Notice::File("tui-saved" | "tui-loaded", _))
}
