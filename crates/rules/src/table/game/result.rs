//! The end of a game for front ends: places, who caused it, what was counted, and where it was decided.

use super::{Act, Game};
use crate::game::{Reason, Rules, SeatSet};
use crate::table::AnyGame;
use crate::view::{Coord, CountView, LineState, SeatView, View};

impl<R: Rules> Game<R> {
    /// Marks the seats that resigned, and the final places in games of three or four.
    pub(super) fn mark_seats(&self, view: &mut View) {
        for ply in &self.line[..self.at] {
            if let Act::Resign(seat) = ply.act {
                view.seats[seat.index()].state = "resigned";
            }
        }
        let many = view.seats.len() > 2;
        let ended = view.outcome.iter().filter(|end| !end.winner.is_empty() && many);
        for (place, letters) in ended.flat_map(|end| end.ranking.iter().enumerate()) {
            let seats = view.seats.iter_mut().filter(|seat| letters.contains(seat.letter));
            seats.for_each(|seat| seat.place = Some(place as u8 + 1));
        }
    }

    /// Who caused the end, and the counts that decided.
    pub(super) fn account(&self, view: &View, reason: Reason) -> (String, Vec<CountView>) {
        let (lacking, counts) = self.position().final_counts(reason);
        let last = self.turns().pop().map(|(from, to)| match self.line[to - 1].act {
            Act::Resign(seat) => seat,
            Act::Step(_) => self.position_at(from).entry().1,
        });
        let by = match reason {
            Reason::Resign | Reason::Camp | Reason::FullCamp | Reason::LeaveBy => {
                last.map_or(SeatSet::NONE, SeatSet::of)
            }
            Reason::Stalemated => SeatSet::of(self.seat()),
            _ => lacking,
        };
        let by = self.setup.letters(by);
        let figure = match reason {
            Reason::FullCamp => "arrived",
            Reason::LeaveBy => "home",
            _ => return (by, counts),
        };
        let value = |seat: &SeatView| {
            let found = seat.figures.iter().find(|(name, _)| *name == figure)?;
            Some((seat.letter, found.1.parse().ok()?))
        };
        let values = view.seats.iter().filter(|seat| by.contains(seat.letter)).filter_map(value).collect();
        (by, vec![CountView { name: figure, values }])
    }
}

/// The points where the winners decided the game.
pub(super) fn decided(view: &View, reason: Reason) -> Vec<Coord> {
    let won = |letter: char| view.outcome.as_ref().is_some_and(|outcome| outcome.winner.contains(letter));
    let rings = view.rings.iter().filter(|ring| won(ring.owner)).flat_map(|ring| ring.points.clone());
    let lines =
        view.lines.iter().filter(|line| line.state == LineState::Live && line.owners.chars().any(won));
    let camps = view.points.iter().filter(|point| {
        point.marks.contains(&"arrived") && point.stack.last().is_some_and(|piece| won(piece.owner))
    });
    let mut points: Vec<Coord> = match reason {
        Reason::Ring => rings.collect(),
        Reason::Claim | Reason::Midlines => lines.flat_map(|line| [line.from, line.to]).collect(),
        Reason::Camp | Reason::FullCamp => camps.map(|point| point.at).collect(),
        _ => Vec::new(),
    };
    points.sort_unstable();
    points.dedup();
    points
}
