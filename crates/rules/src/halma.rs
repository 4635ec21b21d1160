//! Halma: a race across the board into the opposite camp, by steps and chains of jumps. Two or four players,
//! alone or in teams.
//!
//! `board` holds the position, `movegen` generates moves, `play` makes them and decides results, `path` follows
//! a chain hop by hop, `notation` and `view` are for people and files. This file implements the crate's traits
//! with them.
//!
//! ```
//! use rules::{game::Seat, halma, options::Setup, table::{Game, AnyGame}};
//!
//! let mut game = Game::<halma::Halma>::new(Setup::new(&halma::INFO))?;
//! game.play("c2-c3")?;
//! assert_eq!((game.seat(), game.position().at_home(Seat(0))), (Seat(1), 9));
//! # Ok::<(), rules::message::Message>(())
//! ```

mod board;
mod movegen;
mod notation;
mod options;
mod path;
mod play;
mod view;

pub use board::{Board, Halma, Squares};
pub use movegen::Step;
pub use options::Options;

use crate::game::{Observer, Outcome, Position, Rules, Seat};
use crate::message::Message;
use crate::options::{GameInfo, Setup};
use crate::view::{Asked, Coord, PartView, Place};

/// Identifier, seats, options and presets.
pub static INFO: GameInfo = GameInfo {
    id: "halma",
    seats: &[2, 4],
    letters: options::letters,
    options: options::SPECS,
    presets: options::PRESETS,
    draws_first: true,
    seat_defaults: options::seat_defaults,
    partners: options::partners,
    ..GameInfo::PLAIN
};

/// Capacity reserved for moves; enough for nearly every position.
const USUAL_MOVES: usize = 128;

impl Position for Halma {
    type Step = Step;

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    fn turn(&self) -> u32 {
        self.turns.iter().sum()
    }

    fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.ended.map(|reason| self.result(reason))
    }

    fn steps(&self, out: &mut Vec<Step>) {
        if self.ended.is_some() {
            return;
        }
        let listed = out.len();
        out.reserve(USUAL_MOVES);
        self.list_moves(out);
        if out.len() == listed {
            out.push(Step::PASS);
        }
    }

    fn null_move(&self) -> Option<Self> {
        let mut next = *self;
        next.make(Step::PASS, &mut ());
        next.ended.is_none().then_some(next)
    }

    fn is_legal(&self, step: Step) -> bool {
        self.may_make(step)
    }

    fn play<O: Observer>(&mut self, step: Step, observer: &mut O) {
        self.make(step, observer);
    }

    fn replay_into<O: Observer>(&self, observer: &mut O) {
        for (seat, pieces) in self.pieces.iter().enumerate() {
            pieces.each(|square| observer.put(seat as u8, square as u16));
        }
    }

    fn turns(&self) -> u64 {
        if self.ended.is_some() { 0 } else { self.moves(self.seat).max(1).into() }
    }
}

impl Rules for Halma {
    const INFO: &'static GameInfo = &INFO;

    fn start(setup: &Setup) -> Result<Self, Message> {
        Ok(Self::beginning(Options::of(setup)?, setup.first))
    }

    /// Distance from the target corner counts against a seat, pieces inside the target camp count for it.
    fn heuristic(&self, seat: Seat) -> i64 {
        i64::from(self.arrived(seat)) - 2 * i64::from(self.distance(seat))
    }

    fn part_view(&self, step: Step) -> PartView {
        self.view_part(step)
    }

    fn asks(&self, path: &[Place]) -> Asked {
        Asked::new(if path.is_empty() { "halma" } else { "halma-go" })
    }

    fn without(&self, at: Coord) -> Option<Self> {
        let square = self.options.board.square(at)?;
        let owner = self.owner(square)?;
        let mut rest = *self;
        rest.pieces[owner.index()].remove(square.into());
        rest.key = rest.whole_key();
        Some(rest)
    }
}
