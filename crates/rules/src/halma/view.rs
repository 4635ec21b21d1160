//! What front ends show of a position, and why a square is refused.

use super::board::Halma;
use super::movegen::Step;
use super::notation::square_name;
use crate::game::{Seat, Show};
use crate::message::Message;
use crate::view::{PartView, Piece, Place, PointView, SeatView, View};

/// The grounds of the camps, by owner.
const CAMPS: [&str; 4] = ["camp-a", "camp-b", "camp-c", "camp-d"];

impl Show for Halma {
    fn places(&self, step: Step) -> Vec<Place> {
        if step.is_pass() {
            return vec![Place::Word("pass")];
        }
        [step.from, step.to].map(|square| Place::At(self.options.board.coord(square))).to_vec()
    }

    fn refusal(&self, path: &[Place]) -> Message {
        let square = |place: &Place| match place {
            Place::At(coord) => self.options.board.square(*coord),
            _ => None,
        };
        match path {
            [Place::Word("pass")] => Message::new("cannot-pass"),
            [place] => match square(place) {
                Some(from) => self.refuses_origin(from).unwrap_or(Message::new("step-unfinished")),
                None => Message::new("unknown-place"),
            },
            [from, to] => match (square(from), square(to)) {
                (Some(from), Some(to)) => self.refuses_goal(from, to),
                _ => Message::new("unknown-place"),
            },
            _ => Message::new("unknown-place"),
        }
    }

    fn race(&self, seat: Seat) -> Option<Vec<u32>> {
        Some(self.steps_away(seat))
    }

    fn describe(&self, view: &mut View) {
        let board = self.options.board;
        let width = board.width();
        let ranks = (0..width).rev();
        let squares = ranks.flat_map(|rank| (0..width).map(move |file| rank * width + file));
        view.phase = "turn";
        view.points = squares
            .map(|square| PointView {
                at: board.coord(square),
                name: square_name(board, square),
                ground: self.ground(square),
                stack: self
                    .owner(square)
                    .map(|seat| Piece { owner: self.letter(seat), kind: "piece" })
                    .into_iter()
                    .collect(),
                marks: self.marks(square),
            })
            .collect();
        view.seats = (0..self.options.seats).map(|seat| self.view_seat(Seat(seat))).collect();
    }
}

impl Halma {
    /// Why no move starts on a square.
    pub(super) fn refuses_origin(&self, from: u8) -> Option<Message> {
        let at = |id| Message::new(id).point("at", self.name(from));
        if !self.can_move(self.seat) {
            return Some(Message::new("must-pass"));
        }
        match self.owner(from) {
            None => Some(at("empty-point")),
            Some(owner) if owner != self.seat => Some(at("not-your-piece").seat("seat", self.letter(owner))),
            Some(_) => self.goals(from).is_empty().then(|| at("no-move-from-here")),
        }
    }

    /// Why a move of the player's piece may not end on a square.
    pub(super) fn refuses_goal(&self, from: u8, to: u8) -> Message {
        let at = |id| Message::new(id).point("at", self.name(to));
        let target = self.options.target(self.seat);
        let home = self.options.home(self.seat);
        if from == to {
            at("same-point")
        } else if let Some(owner) = self.owner(to) {
            at("occupied").seat("seat", self.letter(owner))
        } else if !self.unbound_goals(from).contains(to.into()) {
            at("out-of-reach")
        } else if target.contains(from.into()) && !target.contains(to.into()) {
            at("leaves-target-camp")
        } else if self.options.no_return && home.contains(to.into()) && !home.contains(from.into()) {
            at("returns-to-own-camp")
        } else {
            at("chain-leaves-target-camp")
        }
    }

    fn ground(&self, square: u8) -> &'static str {
        let camp = self.options.camps().iter().position(|camp| camp.contains(square.into()));
        camp.map_or("plain", |seat| CAMPS[seat])
    }

    fn marks(&self, square: u8) -> Vec<&'static str> {
        let Some(owner) = self.owner(square) else { return Vec::new() };
        let camps = [("home", self.options.home(owner)), ("arrived", self.options.target(owner))];
        camps.into_iter().filter(|(_, camp)| camp.contains(square.into())).map(|(mark, _)| mark).collect()
    }

    fn view_seat(&self, seat: Seat) -> SeatView {
        let state = if self.finished.set().contains(seat) {
            "finished"
        } else if self.out.set().contains(seat) {
            "out"
        } else {
            "in"
        };
        let figures = vec![
            ("home", self.at_home(seat).to_string()),
            ("arrived", self.arrived(seat).to_string()),
            ("turns", self.turns[seat.index()].to_string()),
        ];
        let side = seat.0 * 4 / self.options.seats;
        let place = self.finished.iter().position(|other| other == seat).map(|at| at as u8 + 1);
        SeatView { letter: self.letter(seat), side, state, place, reserve: Vec::new(), figures }
    }
}

impl Halma {
    /// What a turn does, with every landing of a chain.
    pub(super) fn view_part(&self, step: Step) -> PartView {
        let path = if step.is_pass() {
            vec![Place::Word("pass")]
        } else {
            self.path(step).into_iter().map(|square| Place::At(self.options.board.coord(square))).collect()
        };
        let square = |at| self.options.board.square(at);
        let owner = |at| square(at).and_then(|square| self.owner(square));
        let piece = |at| owner(at).map(|seat| Piece { owner: self.letter(seat), kind: "piece" });
        let name = |at| square(at).map_or_else(String::new, |square| self.name(square));
        PartView::of(&path, self.letter(self.seat), piece, name)
    }
}
