//! Chains hop by hop: the path that is shown for a move, and the check of a path in notation. It is not
//! time-critical, so it goes square by square.

use super::board::{Halma, Squares};
use super::movegen::Step;
use crate::message::Message;
use crate::view::Coord;

const DIRECTIONS: [(i8, i8); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

impl Halma {
    /// Whether the piece lifted from `start` can hop from one square to another in one jump.
    fn hops(&self, start: u8, from: u8, to: u8) -> bool {
        let board = self.options.board;
        let (a, b) = (board.coord(from), board.coord(to));
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let straight = matches!((dx.abs(), dy.abs()), (2, 0 | 2) | (0, 2));
        let middle = board.square(Coord { x: a.x + dx / 2, y: a.y + dy / 2 });
        let lifted = self.occupied().without(start.into());
        straight
            && middle.is_some_and(|middle| lifted.contains(middle.into()))
            && !lifted.contains(to.into())
            && !self.hop_leaves_target(from, to)
    }

    /// Whether a single hop is forbidden because it leaves the target camp.
    fn hop_leaves_target(&self, from: u8, to: u8) -> bool {
        let target = self.options.target(self.seat);
        self.options.per_hop && target.contains(from.into()) && !target.contains(to.into())
    }

    /// The squares two away from a square in a straight line, by file, then rank.
    fn two_away(&self, square: u8) -> Vec<u8> {
        let board = self.options.board;
        let at = board.coord(square);
        let mut coords = DIRECTIONS.map(|(dx, dy)| Coord { x: at.x + 2 * dx, y: at.y + 2 * dy });
        coords.sort_unstable();
        coords.into_iter().filter_map(|coord| board.square(coord)).collect()
    }

    /// The squares of a legal move in order: both for a step, every landing for a chain. The shortest
    /// chain; among equals the first by file, then rank, square by square.
    pub(super) fn path(&self, step: Step) -> Vec<u8> {
        let Step { from, to } = step;
        // Rings around the goal: from a square of one ring a hop leads into the ring before it.
        let mut seen = Squares::of(to.into());
        let mut rings = vec![vec![to]];
        while !seen.contains(from.into()) {
            let last = rings.last().map_or(&[][..], Vec::as_slice);
            let mut ring: Vec<u8> = last
                .iter()
                .flat_map(|near| self.two_away(*near).into_iter().map(|far| (far, *near)))
                .filter(|(far, near)| !seen.contains((*far).into()) && self.hops(from, *far, *near))
                .map(|(far, _)| far)
                .collect();
            ring.sort_unstable();
            ring.dedup();
            if ring.is_empty() {
                return vec![from, to];
            }
            ring.iter().for_each(|square| seen.insert((*square).into()));
            rings.push(ring);
        }
        let mut path = vec![from];
        let mut at = from;
        for ring in rings.iter().rev().skip(1) {
            let next =
                self.two_away(at).into_iter().find(|next| ring.contains(next) && self.hops(from, at, *next));
            at = next.unwrap_or(to);
            path.push(at);
        }
        path
    }

    /// Checks a written path with at least one intermediate square, hop by hop; its ends are checked elsewhere.
    pub(super) fn check_path(&self, path: &[u8]) -> Result<(), Message> {
        let wrong = path.windows(2).find(|hop| !self.hops(path[0], hop[0], hop[1]));
        match wrong {
            None => Ok(()),
            Some(hop) if self.hop_leaves_target(hop[0], hop[1]) => {
                Err(Message::new("hop-leaves-target-camp").point("at", self.name(hop[1])))
            }
            Some(hop) => {
                let [from, to] = [hop[0], hop[1]].map(|square| self.name(square));
                Err(Message::new("illegal-path").point("from", from).point("to", to))
            }
        }
    }
}
