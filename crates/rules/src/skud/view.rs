//! The position for front ends: points, lines, rings, and why a place is refused.

use super::accent::WheelBar;
use super::board::{Phase, Skud};
use super::harmony::sights;
use super::movegen::{Step, may_capture};
use super::options::{Accents, LastFlower};
use super::tile::{Kind, PURE_RED, PURE_WHITE, Tile, is_gate};
use crate::game::{Position, Reason, Seat, SeatSet, Show};
use crate::message::Message;
use crate::paisho::{BOARD, Point, Points, flood, reading_order, surround};
use crate::view::{
    Asked, CountView, LineState, LineView, PartView, Piece, Place, PointView, RingView, SeatView, View,
};

impl Show for Skud {
    fn places(&self, step: Step) -> Vec<Place> {
        let at = |point: Point| Place::At(point.coord());
        match step {
            Step::Choose(kind) => vec![Place::Tile(kind.id())],
            Step::Plant(kind, point) | Step::Accent(kind, point) => vec![Place::Tile(kind.id()), at(point)],
            Step::Arrange(from, to) => vec![at(from), at(to)],
            Step::Boat(point, to) => vec![Place::Tile(Kind::Boat.id()), at(point), at(to)],
            Step::Decline => vec![Place::Word("decline")],
            Step::Pass => vec![Place::Word("pass")],
            Step::Call => vec![Place::Word("call")],
        }
    }

    fn refusal(&self, path: &[Place]) -> Message {
        let unknown = || Message::new("unknown-place");
        let point = |place: &Place| match place {
            Place::At(coord) => Point::at(*coord),
            _ => None,
        };
        match path {
            [Place::Word(word)] => refuse_word(self, word),
            [Place::Tile(id)] => Kind::from_id(id).map_or_else(unknown, |kind| refuse_tile(self, kind)),
            [place @ Place::At(_)] => point(place).map_or_else(unknown, |from| refuse_origin(self, from)),
            [Place::Tile(id), place] => match (Kind::from_id(id), point(place)) {
                (Some(kind), Some(at)) => refuse_placing(self, kind, at),
                _ => unknown(),
            },
            [from, to] => match (point(from), point(to)) {
                (Some(from), Some(to)) => refuse_arrange(self, from, to),
                _ => unknown(),
            },
            [Place::Tile(_), at, to] => match (point(at), point(to)) {
                (Some(at), Some(to)) => refuse_boat(self, at, to),
                _ => unknown(),
            },
            _ => unknown(),
        }
    }

    fn describe(&self, view: &mut View) {
        view.phase = self.phase.id();
        view.chosen_for = chosen_for(self).map(|seat| letter(self, seat));
        describe_seats(self, view);
        describe_points(self, view);
        describe_lines(self, view);
        describe_rings(self, view);
    }

    fn final_counts(&self, reason: Reason) -> (SeatSet, Vec<CountView>) {
        if reason != Reason::LastFlower {
            return (SeatSet::NONE, Vec::new());
        }
        let harmonies = self.harmony_counts();
        let seats = || self.remaining.iter();
        let count = |name, of: &dyn Fn(Seat) -> u32| CountView {
            name,
            values: seats().map(|seat| (letter(self, seat), of(seat))).collect(),
        };
        let accents = |seat| u32::from(self.accents_held(seat));
        let most = seats().map(accents).max();
        let counts = if self.options.last_flower == LastFlower::Midlines {
            vec![count("crossing", &|seat| harmonies[seat.index()].1)]
        } else if seats().filter(|seat| Some(accents(*seat)) == most).count() == 1 {
            vec![count("accents", &accents)]
        } else {
            vec![count("accents", &accents), count("harmonies", &|seat| harmonies[seat.index()].0)]
        };
        (seats().filter(|seat| self.flowers_ran_out(*seat)).fold(SeatSet::NONE, SeatSet::with), counts)
    }
}

/// What a step does.
pub(super) fn part_view(position: &Skud, step: Step) -> PartView {
    let owner = letter(position, chosen_for(position).unwrap_or(position.seat));
    let tile = |at| Point::at(at).and_then(|point| position.tile(point)).map(|tile| piece(position, tile));
    let name = |at| Point::at(at).map_or_else(String::new, |point| point.to_string());
    PartView::of(&position.places(step), owner, tile, name)
}

fn piece(position: &Skud, tile: Tile) -> Piece {
    Piece { owner: letter(position, tile.owner()), kind: tile.kind().id() }
}

/// What the player to move should do after a path.
pub(super) fn asks(position: &Skud, path: &[Place]) -> Asked {
    let tile = match path {
        [Place::Tile(id), ..] => Some(*id),
        [Place::At(at), ..] => {
            Point::at(*at).and_then(|point| position.tile(point)).map(|tile| tile.kind().id())
        }
        _ => None,
    };
    let about = |id| Asked { tile, ..Asked::new(id) };
    let boat = tile == Some(Kind::Boat.id());
    match (position.phase, tile) {
        (Phase::Accents, _) => asks_accents(position),
        (Phase::Opening, None) => asks_opening(position),
        (Phase::Opening, _) => about("opening-gate"),
        (Phase::Bonus, Some(_)) if boat => {
            Asked::new(if path.len() > 1 { "bonus-boat-to" } else { "bonus-boat" })
        }
        (Phase::Bonus, Some(_)) => about("bonus-place"),
        (Phase::Bonus, None) => Asked::new("bonus"),
        (_, None) => asks_turn(position),
        _ => about(if matches!(path[0], Place::Tile(_)) { "plant" } else { "go" }),
    }
}

fn asks_accents(position: &Skud) -> Asked {
    match (position.options.accents, chosen_for(position)) {
        (_, Some(seat)) if seat == Position::seat(position) => Asked::new("accents-own"),
        (_, Some(seat)) => Asked { seat: Some(letter(position, seat)), ..Asked::new("accents-for") },
        (Accents::One, _) => Asked::new("accents-one"),
        (Accents::Agreed, _) => Asked::new("accents-agreed"),
        _ => Asked::new("accents"),
    }
}

fn asks_opening(position: &Skud) -> Asked {
    if position.seat != Position::seat(position) {
        return Asked { seat: Some(letter(position, position.seat)), ..Asked::new("opening-for") };
    }
    let mut kinds = position.opening_kinds();
    match (kinds.next(), kinds.next()) {
        (Some(only), None) => Asked { tile: Some(only.id()), ..Asked::new("opening-only") },
        _ => Asked::new("opening"),
    }
}

fn asks_turn(position: &Skud) -> Asked {
    let mut legal = Vec::new();
    position.steps(&mut legal);
    let some = |wanted: fn(&Step) -> bool| legal.iter().any(wanted);
    let plants = some(|step| matches!(step, Step::Plant(..)));
    Asked::new(
        match (some(|step| *step == Step::Call), plants, some(|step| matches!(step, Step::Arrange(..)))) {
            (true, ..) => "call",
            (_, true, true) => "plant-or-move",
            (_, true, false) => "plant-only",
            _ => "move-only",
        },
    )
}

/// What a point is, gardens and borders.
fn ground(point: Point) -> &'static str {
    let (x, y) = (point.x(), point.y());
    let m = x.abs() + y.abs();
    if is_gate(point) {
        return "gate";
    }
    match (m, x == 0 || y == 0, i16::from(x) * i16::from(y) > 0) {
        (8.., ..) => "neutral",
        (7, true, _) => "red-white-neutral",
        (7, _, true) => "red-neutral",
        (7, ..) => "white-neutral",
        (_, true, _) => "red-white",
        (_, _, true) => "red",
        _ => "white",
    }
}

/// The seat that gets the next accent, where one player chooses a tile for each.
fn chosen_for(position: &Skud) -> Option<Seat> {
    let for_each = position.phase == Phase::Accents && position.options.accents == Accents::OneForEach;
    position.receivers().next().filter(|_| for_each)
}

fn letter(position: &Skud, seat: Seat) -> char {
    super::INFO.letter(position.seats, seat)
}

fn describe_seats(position: &Skud, view: &mut View) {
    let counts = position.harmony_counts();
    for seat in (0..position.seats).map(Seat) {
        let held = Kind::ALL.into_iter().map(|kind| (kind.id(), position.held(seat, kind)));
        let (all, crossing) = counts[seat.index()];
        view.seats.push(SeatView {
            letter: letter(position, seat),
            // Two players sit south and north.
            side: if position.seats == 2 { seat.0 * 2 } else { seat.0 },
            state: if position.remaining.contains(seat) { "in" } else { "resigned" },
            place: None,
            reserve: held.filter(|(_, count)| *count > 0).collect(),
            figures: vec![("harmonies", all.to_string()), ("crossing", crossing.to_string())],
        });
    }
}

fn describe_points(position: &Skud, view: &mut View) {
    let protected = surround(position.bamboos);
    let traps: Vec<Points> = (0..position.seats).map(|seat| position.traps(Seat(seat))).collect();
    for point in reading_order() {
        let tile = position.tile(point);
        let mut marks = Vec::new();
        if let Some(tile) = tile {
            let flower = tile.kind().is_flower();
            let checks = [
                ("growing", is_gate(point)),
                ("trapped", flower && traps[tile.owner().index()].contains(point.index())),
                ("drained", flower && position.drained(point)),
                ("protected", flower && protected.contains(point.index())),
            ];
            marks.extend(checks.into_iter().filter(|(_, holds)| *holds).map(|(mark, _)| mark));
        }
        view.points.push(PointView {
            at: point.coord(),
            name: point.to_string(),
            ground: ground(point),
            stack: tile.map(|tile| piece(position, tile)).into_iter().collect(),
            marks,
        });
    }
}

/// Harmonies, also those that are prevented.
fn describe_lines(position: &Skud, view: &mut View) {
    sights(position.occupied, |a, b| {
        let owners = position.bond(a, b);
        if owners.is_empty() {
            return;
        }
        let knotweed = |point: Point| {
            let near = surround(Points::of(point.index())) & position.knotweeds;
            near.first().map(|i| Point(i as u16))
        };
        let (state, by) = match (knotweed(a).or(knotweed(b)), position.rock_on_line(a, b)) {
            (Some(knotweed), _) => (LineState::Drained, Some(knotweed.coord())),
            (None, Some(rock)) => (LineState::Blocked, Some(rock.coord())),
            (None, None) => (LineState::Live, None),
        };
        let owners = owners.iter().map(|seat| letter(position, seat)).collect();
        view.lines.push(LineView { from: a.coord(), to: b.coord(), owners, state, by });
    });
}

/// Rings, closed and forming.
fn describe_rings(position: &Skud, view: &mut View) {
    for seat in position.rings().iter() {
        let points = position.ring(seat).unwrap_or_default().into_iter().map(Point::coord).collect();
        view.rings.push(RingView { owner: letter(position, seat), points });
    }
    for seat in (0..position.seats()).map(Seat) {
        if let Some(points) = position.arc(seat) {
            let points = points.into_iter().map(Point::coord).collect();
            view.arcs.push(RingView { owner: letter(position, seat), points });
        }
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
        return Message::new("not-your-piece").seat("seat", letter(position, tile.owner()));
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
