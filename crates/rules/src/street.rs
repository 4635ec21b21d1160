//! Street Pai Sho: stacks of one kind of tile capture each other, and whoever has a harmony across
//! each of the four midlines wins.
//!
//! The position and its stacks are in `board`, what may be done in `movegen`, doing it and the end of
//! the game in `play`, harmonies in `harmony`, what an
//! evaluation asks in `survey`; the rest is texts and views.
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
use crate::options::{GameInfo, Setup, alone};
use crate::paisho::Point;
use crate::view::{Asked, Coord, PartView, Place, StepView, View};

/// What there is to know of Street before it begins.
pub static INFO: GameInfo = GameInfo {
    id: "street",
    seats: &[2],
    letters: |_| notation::LETTERS,
    options: options::SPECS,
    presets: options::PRESETS,
    draws_first: false,
    seat_defaults: |_| &[],
    partners: alone,
};

impl Position for Street {
    type Step = Step;

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn seat(&self) -> Seat {
        Seat(self.mover() as u8)
    }

    #[inline]
    fn turn(&self) -> u32 {
        self.turn
    }

    #[inline]
    fn pending(&self) -> bool {
        false
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

    fn read_position(setup: &Setup, text: &str) -> Result<Self, Message> {
        Self::read_line(setup, text)
    }

    fn write_position(&self) -> String {
        self.write_line()
    }

    fn entry_number(&self) -> u32 {
        self.number_of(self.seat())
    }

    fn read_turn(&self, body: &str) -> Result<Vec<Step>, Message> {
        self.read_body(body).map(|step| vec![step])
    }

    fn write_turn(&self, steps: &[Step]) -> String {
        steps.first().map_or(String::new(), |step| notation::write_step(self.mover(), *step))
    }

    fn preamble(setup: &Setup) -> Vec<(Seat, String)> {
        let body = if Options::of(setup).modern { "2" } else { "1" };
        [0, 1].map(|seat| (Seat(seat), body.to_string())).to_vec()
    }

    fn resign_number(&self, seat: Seat) -> Option<u32> {
        (self.outcome.is_none() && seat.0 < 2).then(|| self.number_of(seat))
    }

    fn resign(&mut self, seat: Seat) {
        self.give_up(seat);
    }

    fn repetition_ends(&self) -> bool {
        self.options.limits
    }

    fn repeats(&self, earlier: &Self) -> bool {
        self.same_as(earlier)
    }

    fn step_view(&self, step: Step) -> StepView {
        self.view_step(step)
    }

    fn refusal(&self, path: &[Place]) -> Message {
        self.refuse(path)
    }

    fn part_view(&self, step: Step) -> PartView {
        self.view_part(step)
    }

    fn asks(&self, path: &[Place]) -> Asked {
        self.ask(path)
    }

    fn without(&self, at: Coord) -> Option<Self> {
        Point::at(at).and_then(|point| self.cleared(point))
    }

    fn describe(&self, view: &mut View) {
        self.show(view);
    }

    fn seat_stat(&self, name: &str) -> Vec<String> {
        let held = [0, 1].map(|seat| self.harmonies(Seat(seat)));
        match name {
            "harmonies" => held.map(|held| harmony::count(held).to_string()).to_vec(),
            "midlines" => held.map(harmony::letters).to_vec(),
            _ => Vec::new(),
        }
    }

    fn heuristic(&self, seat: Seat) -> i64 {
        self.standing_of(seat)
    }
}
