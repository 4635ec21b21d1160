//! The view of Street: the board as plain data, the places for a step, and refusals.

use super::board::{PORTS, Street, UNCAPTURED_LIMIT};
use super::harmony;
use super::movegen::Step;
use super::notation::letter;
use super::options::Win;
use crate::game::{Position, Reason, Seat, Show};
use crate::message::Message;
use crate::paisho::{Point, reading_order};
use crate::view::{
    ArmView, Asked, Coord, LineState, LineView, PartView, Piece, Place, PointView, SeatView, View,
};

/// The only kind of tile.
const TILE: &str = "tile";

/// What a point is.
const fn ground(at: Point) -> &'static str {
    match (at.x(), at.y()) {
        (0, 0) => "centre",
        (0, 1..) => "street-n",
        (1.., 0) => "street-e",
        (0, _) => "street-s",
        (_, 0) => "street-w",
        _ => "plain",
    }
}

impl Show for Street {
    fn places(&self, step: Step) -> Vec<Place> {
        match step {
            Step::Move { from, to } => vec![Place::At(from.coord()), Place::At(to.coord())],
            Step::Deploy => vec![Place::Tile(TILE), Place::At(PORTS[self.mover()].coord())],
            Step::Claim => vec![Place::Word("claim")],
        }
    }

    fn describe(&self, view: &mut View) {
        view.phase = "turn";
        view.points = reading_order().map(|at| self.show_point(at)).collect();
        view.seats = (0..2).map(|seat| self.show_seat(Seat(seat))).collect();
        let harmonies = self.harmony_ends().into_iter();
        view.lines = harmonies
            .map(|(owner, from, to)| LineView {
                from: from.coord(),
                to: to.coord(),
                owners: letter(owner.index()).to_string(),
                state: LineState::Live,
                by: None,
            })
            .collect();
        view.arms = self.arms();
    }

    fn refusal(&self, path: &[Place]) -> Message {
        let why = match *path {
            [Place::At(at)] => on_board(at, |at| self.stack_refusal(at)),
            [Place::Tile(TILE)] => self.deploy_refusal(),
            [Place::Word("claim")] => {
                (self.options.win != Win::Claim).then(|| Message::new("claim-not-in-play"))
            }
            [Place::At(from), Place::At(to)] => {
                on_board(from, |from| on_board(to, |to| self.target_refusal(from, to)))
            }
            [Place::Tile(TILE), Place::At(to)] => on_board(to, |to| self.port_refusal(to)),
            [] | [_] | [Place::At(_) | Place::Tile(TILE), _] => Some(Message::new("unknown-place")),
            _ => Some(Message::new("step-complete")),
        };
        why.unwrap_or(Message::new("unknown-place"))
    }
}

impl Street {
    fn show_point(&self, at: Point) -> PointView {
        let tile = |owner: Seat| Piece { owner: letter(owner.index()), kind: TILE };
        let marks = ["port-h", "port-g"].into_iter().zip(PORTS).filter(|(_, port)| *port == at);
        PointView {
            at: at.coord(),
            name: at.to_string(),
            ground: ground(at),
            stack: self.stack(at).into_iter().map(tile).collect(),
            marks: marks.map(|(mark, _)| mark).collect(),
        }
    }

    fn show_seat(&self, seat: Seat) -> SeatView {
        let resigned =
            self.outcome.is_some_and(|end| end.reason == Reason::Resign && !end.winner.contains(seat));
        let held = self.harmonies(seat);
        let reserve = self.reserve(seat);
        SeatView {
            letter: letter(seat.index()),
            // Host sits at the upper side.
            side: if seat.0 == 0 { 2 } else { 0 },
            state: if resigned { "resigned" } else { "in" },
            place: None,
            reserve: if reserve > 0 { vec![(TILE, reserve)] } else { Vec::new() },
            figures: vec![
                ("harmonies", harmony::count(held).to_string()),
                ("midlines", harmony::letters(held)),
            ],
        }
    }

    /// The midlines, each from beside the centre to the edge, with those who hold them.
    fn arms(&self) -> Vec<ArmView> {
        let held = [Seat(0), Seat(1)].map(|seat| harmony::letters(self.harmonies(seat)));
        let ends = [('N', (0, 1)), ('E', (1, 0)), ('S', (0, -1)), ('W', (-1, 0))];
        let arm = |(name, (x, y)): (char, (i8, i8))| ArmView {
            from: Coord { x, y },
            to: Coord { x: 8 * x, y: 8 * y },
            owners: (0..2).filter(|seat| held[*seat].contains(name)).map(letter).collect(),
        };
        ends.map(arm).into()
    }

    /// Why the player to move cannot begin with what is at a point.
    pub(super) fn stack_refusal(&self, at: Point) -> Option<Message> {
        match self.owner(at.index()) {
            None => Some(Message::new("empty-point").point("at", at)),
            Some(owner) if owner != self.mover() => {
                Some(Message::new("not-your-piece").point("at", at).seat("seat", letter(owner)))
            }
            Some(_) if self.targets(at.index()).is_empty() => {
                Some(Message::new("no-move-from-here").point("at", at))
            }
            Some(_) => None,
        }
    }

    /// Why a stack of the player cannot go to a point: first permanent reasons, then current obstacles.
    pub(super) fn target_refusal(&self, from: Point, to: Point) -> Option<Message> {
        if self.targets(from.index()).contains(to.index()) {
            return None;
        }
        let reach = self.reach_from(from.index());
        let distance = from.x().abs_diff(to.x()) + from.y().abs_diff(to.y());
        let owner = self.owner(to.index());
        Some(if from == to {
            Message::new("same-point").point("at", to)
        } else if owner == Some(self.mover()) {
            Message::new("own-stack").point("at", to)
        } else if owner.is_some() && !self.may_capture(from.index()) {
            Message::new("captor-cannot-capture").point("from", from).point("at", to)
        } else if u32::from(distance) > reach {
            Message::new("out-of-reach").point("at", to).number("reach", reach)
        } else {
            Message::new("blocked").point("at", to).number("reach", reach)
        })
    }

    /// Why the player to move cannot deploy.
    pub(super) fn deploy_refusal(&self) -> Option<Message> {
        let port = PORTS[self.mover()];
        if self.can_deploy() {
            None
        } else if self.reserve[self.mover()] == 0 {
            Some(Message::new("reserve-empty"))
        } else if let Some(owner) = self.owner(port.index()) {
            Some(Message::new("port-taken").point("at", port).seat("seat", letter(owner)))
        } else {
            Some(Message::new("board-full").number("limit", UNCAPTURED_LIMIT))
        }
    }

    /// Why a reserve tile cannot be put on a point.
    pub(super) fn port_refusal(&self, to: Point) -> Option<Message> {
        let port = PORTS[self.mover()];
        (to != port).then(|| Message::new("port-only").point("at", to).point("port", port))
    }
}

/// Applies `f` to a point, or says that there is no such point.
fn on_board(at: Coord, f: impl FnOnce(Point) -> Option<Message>) -> Option<Message> {
    match Point::at(at) {
        Some(point) => f(point),
        None => Some(Message::new("unknown-place")),
    }
}

impl Street {
    /// What a step does.
    pub(super) fn view_part(&self, step: Step) -> PartView {
        let top = |at| Point::at(at).and_then(|point| self.owner(point.index()));
        let piece = |at| top(at).map(|owner| Piece { owner: letter(owner), kind: TILE });
        let name = |at| Point::at(at).map_or_else(String::new, |point| point.to_string());
        PartView::of(&self.places(step), letter(self.mover()), piece, name)
    }

    /// What the player to move should do after a path.
    pub(super) fn ask(&self, path: &[Place]) -> Asked {
        let captures = |from: Point| {
            let mut found = false;
            self.targets(from.index()).each(|to| found |= self.owner(to).is_some());
            found
        };
        Asked::new(match *path {
            [Place::Tile(_), ..] => "street-port",
            [Place::At(from), ..] if Point::at(from).is_some_and(captures) => "street-go",
            [_, ..] => "any-go",
            [] if self.holds_all() => "street-claim",
            [] if self.can_deploy() => "street-deploy",
            [] => "street",
        })
    }

    /// Whether a claim made now would be true.
    fn holds_all(&self) -> bool {
        let mut after = self.clone();
        after.play(Step::Claim, &mut ());
        self.options.win == Win::Claim && after.outcome.is_some()
    }
}
