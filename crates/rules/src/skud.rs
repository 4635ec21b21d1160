//! Skud Pai Sho for two to four players, with the Ancient Oasis expansion.
//!
//! A turn is a plant, or an arrange with an optional harmony bonus. The bonus is a separate step, and so is
//! each accent chosen before the game.
//!
//! ```
//! use rules::{options::Setup, skud, table::{Game, AnyGame}};
//!
//! let mut game = Game::<skud::Skud>::new(Setup::new(&skud::INFO))?;
//! for turn in ["B,K,R,W", "B,K,R,W", "R3(0,-8)", "R3(0,8)", "(0,-8)-(0,-5)"] {
//!     game.play(turn)?;
//! }
//! assert_eq!(game.entries().last().map(String::as_str), Some("2G.(0,-8)-(0,-5)"));
//! assert_eq!(game.position().tile(rules::paisho::Point::grid(0, -5)).map(|tile| tile.kind()), Some(skud::Kind::R3));
//! # Ok::<(), rules::message::Message>(())
//! ```

mod accent;
mod board;
mod body;
mod harmony;
mod lines;
mod movegen;
mod notation;
mod options;
mod play;
mod refusal;
mod survey;
mod tile;
mod view;

pub use board::{Phase, Skud};
pub use harmony::{crosses_midline, cuts, through_centre};
pub use lines::{Direction, PLACES, RAYS, view};
pub use movegen::{Part, Step};
pub use options::LastFlower;
pub use survey::{Survey, survey};
pub use tile::{GATES, Kind, OPEN, Tile};

use crate::game::{Observer, Outcome, Position, Rules, Seat};
use crate::message::Message;
use crate::options::{GameInfo, Setup};
use crate::paisho::Point;
use crate::view::{Asked, Coord, PartView, Place};
use movegen::{Count, Draw};
use options::Options;

/// Identifier, seats, options and presets.
pub static INFO: GameInfo = GameInfo {
    id: "skud",
    seats: &[2, 3, 4],
    letters: |seats| match seats {
        2 => "GH",
        3 => "SWN",
        _ => "SWNE",
    },
    options: options::SPECS,
    presets: options::PRESETS,
    ..GameInfo::PLAIN
};

impl Position for Skud {
    type Step = Step;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn seat(&self) -> Seat {
        // With three or four players the next player chooses the opening flower, and the last player their own.
        let chosen_by_next = self.phase == Phase::Opening && self.seats > 2;
        let next = self.seat_after(self.seat);
        if chosen_by_next && next > self.seat { next } else { self.seat }
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn pending(&self) -> bool {
        let begun = || self.outcome.is_none() && self.accents_held(self.seat) > 0;
        self.phase == Phase::Bonus || (self.phase == Phase::Accents && begun())
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn steps(&self, out: &mut Vec<Step>) {
        self.generate(out);
    }

    /// A null move does not count as a pass.
    fn null_move(&self) -> Option<Self> {
        if self.phase != Phase::Turn || self.outcome.is_some() || self.tainted {
            return None;
        }
        let mut next = self.clone();
        next.key ^= next.state_key();
        next.turn += 1;
        next.advance();
        next.key ^= next.state_key();
        Some(next)
    }

    fn is_legal(&self, step: Step) -> bool {
        self.may_make(step)
    }

    fn play<O: Observer>(&mut self, step: Step, observer: &mut O) {
        self.make(step, observer);
    }

    fn replay_into<O: Observer>(&self, observer: &mut O) {
        self.occupied.each(|i| observer.put(self.tiles[i].0, i as u16));
        for seat in (0..self.seats).map(Seat) {
            for kind in Kind::ALL {
                observer.hold(tile::Tile::new(seat, kind).0, self.held(seat, kind));
            }
        }
    }

    fn decline(&self) -> Option<Step> {
        (self.phase == Phase::Bonus).then_some(Step::Decline)
    }

    fn random_step(&self, rng: &mut fastrand::Rng, _: &mut Vec<Step>) -> Option<Step> {
        let mut draw = Draw::new(rng);
        self.generate(&mut draw);
        draw.drawn
    }

    fn turns(&self) -> u64 {
        if self.phase == Phase::Bonus {
            let mut count = Count(0);
            self.generate(&mut count);
            return count.0;
        }
        let mut steps = Vec::new();
        self.generate(&mut steps);
        let whole = |step: Step| match step {
            Step::Arrange(..) | Step::Choose(_) => {
                let mut next = self.clone();
                next.make(step, &mut ());
                if next.pending() { next.turns() } else { 1 }
            }
            _ => 1,
        };
        steps.into_iter().map(whole).sum()
    }
}

impl Rules for Skud {
    const INFO: &'static GameInfo = &INFO;

    fn start(setup: &Setup) -> Result<Self, Message> {
        Ok(Self::begin(setup, Options::new(setup)?))
    }

    fn heuristic(&self, seat: Seat) -> i64 {
        let counts = self.harmony_counts();
        let worth = |seat: Seat| {
            let (all, crossing) = counts[seat.index()];
            let tiles = self.owned[seat.index()].len();
            i64::from(all) * 10 + i64::from(crossing) * 15 + i64::from(tiles)
        };
        let others = self.remaining.without(seat).iter().map(worth).max().unwrap_or(0);
        worth(seat) - others
    }

    fn part_view(&self, step: Step) -> PartView {
        view::part_view(self, step)
    }

    fn asks(&self, path: &[Place]) -> Asked {
        view::asks(self, path)
    }

    fn without(&self, at: Coord) -> Option<Self> {
        let point = Point::at(at).filter(|point| self.tile(*point).is_some())?;
        let mut rest = self.clone();
        rest.take(point, &mut ());
        Some(rest)
    }

    fn counts(&self) -> Vec<(&'static str, u64)> {
        let mut steps = Vec::new();
        self.generate(&mut steps);
        let plants = steps.iter().filter(|step| matches!(step, Step::Plant(..))).count();
        steps.retain(|step| matches!(step, Step::Arrange(..)));
        let gives_bonus = |step: &&Step| {
            let mut next = self.clone();
            next.make(**step, &mut ());
            next.phase == Phase::Bonus
        };
        let bonus = steps.iter().filter(gives_bonus).count();
        let counts = [("plants", plants), ("arranges", steps.len()), ("bonus", bonus)];
        let counts = counts.map(|(name, count)| (name, count as u64));
        [vec![("legal", self.turns())], counts.to_vec()].concat()
    }
}
