//! Why a place cannot be chosen, as precisely as the rules can say.

use super::accent::WheelBar;
use super::board::{Phase, Skud};
use super::harmony::sights;
use super::movegen::{Step, may_capture};
use super::tile::{Kind, PURE_RED, PURE_WHITE, Tile, is_gate};
use crate::game::Position;
use crate::message::Message;
use crate::paisho::{BOARD, Point, Points, flood, surround};
use crate::view::Place;

/// Why no legal step begins with a path.
pub(super) fn refuse(position: &Skud, path: &[Place]) -> Message {
    let unknown = || Message::new("unknown-place");
    let point = |place: &Place| match place {
        Place::At(coord) => Point::at(*coord),
        _ => None,
    };
    match path {
        [Place::Word(word)] => refuse_word(position, word),
        [Place::Tile(id)] => Kind::from_id(id).map_or_else(unknown, |kind| refuse_tile(position, kind)),
        [place @ Place::At(_)] => point(place).map_or_else(unknown, |from| refuse_origin(position, from)),
        [Place::Tile(id), place] => match (Kind::from_id(id), point(place)) {
            (Some(kind), Some(at)) => refuse_placing(position, kind, at),
            _ => unknown(),
        },
        [from, to] => match (point(from), point(to)) {
            (Some(from), Some(to)) => refuse_arrange(position, from, to),
            _ => unknown(),
        },
        [Place::Tile(_), at, to] => match (point(at), point(to)) {
            (Some(at), Some(to)) => refuse_boat(position, at, to),
            _ => unknown(),
        },
        _ => unknown(),
    }
}

fn refuse_word(position: &Skud, word: &str) -> Message {
    match (word, position.phase) {
        ("call", Phase::Turn | Phase::Called) if position.options.called => Message::new("no-clash-to-call"),
        ("call", _) => Message::new("calls-not-in-play"),
        ("pass", Phase::Turn | Phase::Called) => Message::new("cannot-pass"),
        ("pass" | "decline", _) => Message::new("not-now"),
        _ => Message::new("unknown-place"),
    }
}

/// What the phase asks for instead.
fn wrong_phase(position: &Skud) -> Message {
    Message::new(match position.phase {
        Phase::Accents => "choose-accents-first",
        Phase::Opening => "open-first",
        _ => "bonus-or-decline",
    })
}

fn refuse_tile(position: &Skud, kind: Kind) -> Message {
    let seat = position.seat;
    let none = Message::new("reserve-empty").tile("tile", kind.id());
    let bonus = position.phase == Phase::Bonus;
    match position.phase {
        Phase::Accents if kind.is_flower() => wrong_phase(position),
        Phase::Accents if position.options.in_set(kind) == 0 => {
            Message::new("not-in-set").tile("tile", kind.id())
        }
        Phase::Accents => Message::new("accent-choice").tile("tile", kind.id()),
        Phase::Opening if !kind.is_basic() => wrong_phase(position),
        Phase::Opening => {
            let must = position.opening_kinds().next().unwrap_or(kind);
            Message::new("opening-kind").tile("tile", must.id())
        }
        _ if position.held(seat, kind) == 0 => none,
        _ if !bonus && !kind.is_basic() => Message::new("needs-bonus").tile("tile", kind.id()),
        _ if kind.is_flower() && position.growing(seat) && (position.seats > 2 || kind.is_basic()) => {
            Message::new("has-growing")
        }
        _ if kind.is_flower() => Message::new("no-open-gate"),
        _ => Message::new("no-place-for").tile("tile", kind.id()),
    }
}

fn refuse_origin(position: &Skud, from: Point) -> Message {
    if !matches!(position.phase, Phase::Turn | Phase::Called) {
        return wrong_phase(position);
    }
    let Some(tile) = position.tile(from) else {
        return Message::new("empty-point").point("at", from);
    };
    if tile.owner() != position.seat {
        return Message::new("not-your-piece").seat("seat", position.letter(tile.owner()));
    }
    if !tile.kind().is_flower() {
        return Message::new("accents-stay").tile("tile", tile.kind().id());
    }
    if position.traps(position.seat).contains(from.index()) {
        let around = surround(Points::of(from.index())) & position.occupied;
        let orchid = around.iter().find(|i| {
            let by = position.tiles[*i];
            by.kind() == Kind::Orchid && by.owner() != position.seat && !is_gate(Point(*i as u16))
        });
        return Message::new("trapped").point("by", Point(orchid.unwrap_or(from.index()) as u16));
    }
    Message::new("no-move-from-here").point("at", from)
}

/// What forbids a tile of a kind to stand on an open point: gate or garden.
fn refuse_ground(kind: Kind, at: Point) -> Option<Message> {
    if is_gate(at) {
        return Some(Message::new("gate").point("at", at));
    }
    (!kind.ground().contains(at.index())).then(|| {
        let garden = if PURE_RED.contains(at.index()) { "red" } else { "white" };
        debug_assert!(PURE_RED.contains(at.index()) || PURE_WHITE.contains(at.index()));
        Message::new(if garden == "red" { "red-garden" } else { "white-garden" }).tile("tile", kind.id())
    })
}

/// The clash that stands in a position, as a reason.
fn clash_message(after: &Skud) -> Option<Message> {
    let mut found = None;
    sights(after.occupied, |a, b| {
        let (one, other) = (after.tiles[a.index()].kind(), after.tiles[b.index()].kind());
        if found.is_none() && one.clashes(other) {
            found = Some(
                Message::new("clash")
                    .tile("tile", one.id())
                    .point("at", a)
                    .tile("with", other.id())
                    .point("by", b),
            );
        }
    });
    found
}

/// The clash that a step would leave.
fn clash_after(position: &Skud, step: Step) -> Option<Message> {
    if position.options.called {
        return None;
    }
    let mut next = position.clone();
    next.play(step, &mut ());
    clash_message(&next)
}

fn refuse_arrange(position: &Skud, from: Point, to: Point) -> Message {
    let Some(tile) = position.tile(from) else { return Message::new("empty-point").point("at", from) };
    let kind = tile.kind();
    if from == to {
        return Message::new("same-point");
    }
    if let Some(standing) = position.tile(to).filter(|_| !is_gate(to) && !may_capture(position, kind, to)) {
        return refuse_capture(position, kind, to, standing);
    }
    if let Some(why) = refuse_ground(kind, to) {
        return why;
    }
    let empty = BOARD & !position.occupied;
    let goal = Points::of(to.index());
    if !flood(from, empty, goal, kind.reach()).contains(to.index()) {
        let distance = (from.x() - to.x()).unsigned_abs() + (from.y() - to.y()).unsigned_abs();
        let near = u32::from(distance) <= kind.reach();
        return Message::new(if near { "blocked" } else { "out-of-reach" })
            .tile("tile", kind.id())
            .number("reach", kind.reach());
    }
    clash_after(position, Step::Arrange(from, to)).unwrap_or_else(|| Message::new("not-now"))
}

fn refuse_capture(position: &Skud, kind: Kind, at: Point, standing: Tile) -> Message {
    let id = if standing.owner() == position.seat || !standing.kind().is_flower() {
        "occupied"
    } else if surround(position.bamboos).contains(at.index()) {
        "protected"
    } else {
        "cannot-capture"
    };
    let message = Message::new(id).tile("tile", standing.kind().id()).point("at", at);
    if id == "cannot-capture" { message.tile("by", kind.id()) } else { message }
}

fn refuse_placing(position: &Skud, kind: Kind, at: Point) -> Message {
    if position.phase == Phase::Opening {
        return Message::new("opening-gate").point("gate", position.home_gate(position.seat));
    }
    if kind == Kind::Boat {
        return refuse_boat_origin(position, at);
    }
    if let Some(standing) = position.tile(at) {
        return Message::new("occupied").tile("tile", standing.kind().id()).point("at", at);
    }
    if kind.is_flower() {
        let beside_pond = position.pond_points().contains(at.index());
        return match (is_gate(at), beside_pond) {
            (true, _) => Message::new("has-growing"),
            (false, false) => Message::new("plant-in-gate"),
            (false, true) => refuse_ground(kind, at)
                .or_else(|| clash_after(position, Step::Plant(kind, at)))
                .unwrap_or_else(|| Message::new("has-growing")),
        };
    }
    if is_gate(at) {
        return Message::new("gate").point("at", at);
    }
    match kind {
        Kind::Wheel => match position.wheel_bar(at) {
            Some(WheelBar::Rock(by)) => Message::new("wheel-rock").point("by", by),
            Some(WheelBar::Growing(by)) => Message::new("wheel-growing").point("by", by),
            Some(WheelBar::Ground(by)) => Message::new("wheel-ground").point("by", by),
            _ => clash_after(position, Step::Accent(kind, at)).unwrap_or_else(|| Message::new("not-now")),
        },
        Kind::Bamboo => {
            clash_after(position, Step::Accent(kind, at)).unwrap_or_else(|| Message::new("bamboo-growing"))
        }
        _ => Message::new("not-now"),
    }
}

fn refuse_boat_origin(position: &Skud, at: Point) -> Message {
    match position.tile(at) {
        None => Message::new("boat-needs-tile").point("at", at),
        Some(_) if is_gate(at) => Message::new("gate").point("at", at),
        Some(tile) if tile.kind().is_flower() => Message::new("boat-no-way").tile("tile", tile.kind().id()),
        Some(_) => {
            clash_after(position, Step::Accent(Kind::Boat, at)).unwrap_or_else(|| Message::new("not-now"))
        }
    }
}

fn refuse_boat(position: &Skud, at: Point, to: Point) -> Message {
    let Some(tile) = position.tile(at) else { return Message::new("boat-needs-tile").point("at", at) };
    if !surround(Points::of(at.index())).contains(to.index()) || at == to {
        return Message::new("boat-next-point").point("at", at);
    }
    if let Some(standing) = position.tile(to) {
        return Message::new("occupied").tile("tile", standing.kind().id()).point("at", to);
    }
    refuse_ground(tile.kind(), to)
        .or_else(|| clash_after(position, Step::Boat(at, to)))
        .unwrap_or_else(|| Message::new("not-now"))
}
