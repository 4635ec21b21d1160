//! Street Pai Sho: stacks of one kind of tile capture each other, and a harmony across each of the four
//! midlines wins.
//!
//! `board` holds the position and its stacks, `movegen` generates steps, `play` makes them and ends the game,
//! `harmony` finds harmonies, `survey` answers the questions of an evaluation; the rest is text and views.
//!
//! ```
//! use rules::{options::Setup, street, table::{Game, AnyGame}};
//!
//! let mut game = Game::<street::Street>::new(Setup::new(&street::INFO))?;
//! game.play("(6,5)-(5,6)")?;
//! assert_eq!(game.entries(), ["0H.1", "0G.1", "1H.(6,5)-(5,6)"]);
//! assert_eq!(game.stats().perft(1), 170);
//! # Ok::<(), rules::message::Message>(())
//! ```

mod board;
mod harmony;
mod movegen;
mod notation;
mod options;
mod play;
mod survey;
mod view;

pub use board::{MOST_TILES, PORTS, RESERVE, Street, UNCAPTURED_LIMIT};
pub use harmony::{Harmonies, MIDLINES};
pub use movegen::{Part, Reached, Step};
pub use options::{CaptorBonus, Options, Win};
pub use survey::{Around, Walks};

use crate::game::{Observer, Outcome, Position, Rules, Seat};
use crate::message::Message;
use crate::options::{GameInfo, Setup};
use crate::paisho::{Point, reading_order};
use crate::view::{Asked, Coord, PartView, Place};

/// Identifier, options and presets.
pub static INFO: GameInfo = GameInfo {
    id: "street",
    letters: |_| notation::LETTERS,
    options: options::SPECS,
    presets: options::PRESETS,
    preamble: notation::preamble,
    ..GameInfo::PLAIN
};

impl Position for Street {
    type Step = Step;

    #[inline]
    fn seat(&self) -> Seat {
        Seat(self.mover() as u8)
    }

    #[inline]
    fn turn(&self) -> u32 {
        self.turn
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn steps(&self, out: &mut Vec<Step>) {
        self.list(out);
    }

    fn null_move(&self) -> Option<Self> {
        let mut next = self.clone();
        next.turn += 1;
        next.key ^= board::GUEST_TO_MOVE;
        next.judge();
        next.outcome.is_none().then_some(next)
    }

    #[inline]
    fn is_legal(&self, step: Step) -> bool {
        self.may_make(step)
    }

    fn play<O: Observer>(&mut self, step: Step, observer: &mut O) {
        self.make(step, observer);
    }

    fn replay_into<O: Observer>(&self, observer: &mut O) {
        self.announce_all(observer);
    }

    #[inline]
    fn counted(&self, step: Step) -> bool {
        step != Step::Claim
    }

    fn random_step(&self, rng: &mut fastrand::Rng, buffer: &mut Vec<Step>) -> Option<Step> {
        self.draw(rng, buffer)
    }

    fn turns(&self) -> u64 {
        self.count()
    }
}

impl Rules for Street {
    const INFO: &'static GameInfo = &INFO;

    fn start(setup: &Setup) -> Result<Self, Message> {
        Ok(Self::beginning(Options::of(setup)))
    }

    /// Midlines first, then harmonies, then tiles that are free to move.
    fn heuristic(&self, seat: Seat) -> i64 {
        let worth = |seat: Seat| {
            let held = self.harmonies(seat);
            let midlines = held.iter().filter(|lines| **lines != 0).count() as i64;
            let free = i64::from(self.tops[seat.index()].len()) + i64::from(self.reserve(seat)) / 2;
            let lost = i64::from(self.captured(seat));
            100 * midlines + 8 * i64::from(harmony::count(held)) + 12 * free - 12 * lost
        };
        worth(seat) - worth(Seat(1 - seat.0))
    }

    fn part_view(&self, step: Step) -> PartView {
        self.view_part(step)
    }

    fn asks(&self, path: &[Place]) -> Asked {
        self.ask(path)
    }

    fn without(&self, at: Coord) -> Option<Self> {
        let at = Point::at(at).filter(|point| self.owner(point.index()).is_some())?;
        let mut rest = Self { turn: self.turn, ..Self::empty(self.options) };
        for (seat, count) in self.reserve.into_iter().enumerate() {
            rest.set_reserve(seat, count, &mut ());
        }
        for point in reading_order().filter(|point| *point != at) {
            self.stack(point).into_iter().for_each(|owner| rest.place(point, owner.index()));
        }
        rest.set_up();
        Some(rest)
    }
}
