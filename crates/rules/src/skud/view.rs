//! The position for front ends: points, lines, rings.

use super::board::{Phase, Skud};
use super::harmony::sights;
use super::movegen::Step;
use super::options::{Accents, LastFlower};
use super::refusal::refuse;
use super::tile::{Kind, Tile, is_gate};
use crate::game::{Position, Reason, Seat, SeatSet, Show};
use crate::message::Message;
use crate::paisho::{Point, Points, reading_order, surround};
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
        refuse(self, path)
    }

    fn describe(&self, view: &mut View) {
        view.phase = self.phase.id();
        view.chosen_for = chosen_for(self).map(|seat| self.letter(seat));
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
            values: seats().map(|seat| (self.letter(seat), of(seat))).collect(),
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
    let owner = position.letter(chosen_for(position).unwrap_or(position.seat));
    let tile = |at| Point::at(at).and_then(|point| position.tile(point)).map(|tile| piece(position, tile));
    let name = |at| Point::at(at).map_or_else(String::new, |point| point.to_string());
    PartView::of(&position.places(step), owner, tile, name)
}

fn piece(position: &Skud, tile: Tile) -> Piece {
    Piece { owner: position.letter(tile.owner()), kind: tile.kind().id() }
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
        (_, Some(seat)) => Asked { seat: Some(position.letter(seat)), ..Asked::new("accents-for") },
        (Accents::One, _) => Asked::new("accents-one"),
        (Accents::Agreed, _) => Asked::new("accents-agreed"),
        _ => Asked::new("accents"),
    }
}

fn asks_opening(position: &Skud) -> Asked {
    if position.seat != Position::seat(position) {
        return Asked { seat: Some(position.letter(position.seat)), ..Asked::new("opening-for") };
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

fn describe_seats(position: &Skud, view: &mut View) {
    let counts = position.harmony_counts();
    for seat in (0..position.seats).map(Seat) {
        let held = Kind::ALL.into_iter().map(|kind| (kind.id(), position.held(seat, kind)));
        let (all, crossing) = counts[seat.index()];
        view.seats.push(SeatView {
            letter: position.letter(seat),
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
        let owners = owners.iter().map(|seat| position.letter(seat)).collect();
        view.lines.push(LineView { from: a.coord(), to: b.coord(), owners, state, by });
    });
}

/// Rings, closed and forming.
fn describe_rings(position: &Skud, view: &mut View) {
    for seat in position.rings().iter() {
        let points = position.ring(seat).unwrap_or_default().into_iter().map(Point::coord).collect();
        view.rings.push(RingView { owner: position.letter(seat), points });
    }
    for seat in (0..position.seats()).map(Seat) {
        if let Some(points) = position.arc(seat) {
            let points = points.into_iter().map(Point::coord).collect();
            view.arcs.push(RingView { owner: position.letter(seat), points });
        }
    }
}
