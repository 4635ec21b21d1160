//! A game in progress as a line of positions, with the turns taken back.

mod entries;
mod face;
mod facts;
mod result;

use super::AnyGame;
use crate::game::{Reason, Rules, Seat};
use crate::message::Message;
use crate::options::Setup;
use crate::view::StepView;

/// An action: a step or a resignation.
#[derive(Copy, Clone, PartialEq, Debug)]
enum Act<S> {
    Step(S),
    Resign(Seat),
}

#[derive(Clone)]
struct Ply<R: Rules> {
    act: Act<R::Step>,
    after: R,
    /// Whether the position after this complete turn has occurred for the third time.
    repeated: bool,
}

/// A game in progress: its positions from the start, and the turns taken back.
#[derive(Clone)]
pub struct Game<R: Rules> {
    setup: Setup,
    start: R,
    from_position: bool,
    preamble_read: usize,
    line: Vec<Ply<R>>,
    /// Where complete turns end in the line, and the keys of the positions there. Repetition is detected with
    /// these, because the positions of a long game exceed the cache.
    ends: Vec<usize>,
    keys: Vec<u64>,
    at: usize,
}

impl<R: Rules> Game<R> {
    /// A new game.
    pub fn new(setup: Setup) -> Result<Self, Message> {
        Ok(Self::with(R::start(&setup)?, setup, false))
    }

    /// A game from a position in its one-line form.
    ///
    /// ```
    /// use rules::{halma, options::Setup, table::{AnyGame, Game}};
    ///
    /// let text = "A to move; A a1 b1; B h8 g8";
    /// let game = Game::<halma::Halma>::from_position(Setup::new(&halma::INFO), text)?;
    /// assert_eq!(game.position().arrived(game.seat()), 0);
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    pub fn from_position(setup: Setup, text: &str) -> Result<Self, Message> {
        Ok(Self::with(R::read_position(&setup, text)?, setup, true))
    }

    /// For [`Setup::open`].
    pub fn open(setup: Setup, position: Option<&str>) -> Result<Box<dyn AnyGame>, Message> {
        Ok(match position {
            None => Box::new(Self::new(setup)?),
            Some(text) => Box::new(Self::from_position(setup, text)?),
        })
    }

    fn with(start: R, setup: Setup, from_position: bool) -> Self {
        let (ends, keys) = if start.pending() { Default::default() } else { (vec![0], vec![start.key()]) };
        Self { setup, start, from_position, preamble_read: 0, line: Vec::new(), ends, keys, at: 0 }
    }

    /// The position now.
    pub fn position(&self) -> &R {
        self.position_at(self.at)
    }

    /// Makes a step if it is legal; `false` if it is not, and nothing changes.
    ///
    /// ```
    /// use rules::{game::Position, halma, options::Setup, table::{Game, AnyGame}};
    ///
    /// let mut game = Game::<halma::Halma>::new(Setup::new(&halma::INFO))?;
    /// let mut steps = Vec::new();
    /// game.position().steps(&mut steps);
    /// assert!(game.make(steps[0]) && !game.make(steps[0]));
    /// assert_eq!(game.turn(), 1);
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    pub fn make(&mut self, step: R::Step) -> bool {
        let legal = self.outcome().is_none() && self.position().is_legal(step);
        if legal {
            self.make_unchecked(step);
        }
        legal
    }

    /// Makes a step from [`Position::steps`](crate::game::Position::steps) of this position without checking it
    /// again; any other step leaves an invalid position.
    pub fn make_unchecked(&mut self, step: R::Step) {
        debug_assert!(self.outcome().is_none() && self.position().is_legal(step));
        self.push(Act::Step(step));
    }

    /// A step of this position as a front end offers it.
    pub fn step_view(&self, step: R::Step) -> StepView {
        StepView { path: self.position().places(step), text: self.position().write_turn(&[step]) }
    }

    /// The steps of the turn in progress.
    pub fn begun(&self) -> Vec<R::Step> {
        self.steps_of_turn(self.turn_start(self.at), self.at)
    }

    /// The keys of the positions between complete turns, for searches that detect repetition.
    ///
    /// ```
    /// use rules::{halma, options::Setup, table::{AnyGame, Game}};
    ///
    /// let mut game = Game::<halma::Halma>::new(Setup::new(&halma::INFO))?;
    /// for turn in ["c2-c3", "f7-f6", "c3-c2", "f6-f7"] {
    ///     game.play(turn)?;
    /// }
    /// // Everybody has gone back: the position has come up twice.
    /// assert_eq!(game.turn_keys()[0], game.turn_keys()[4]);
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    pub fn turn_keys(&self) -> Vec<u64> {
        let ends = (0..=self.at).filter(|at| !self.position_at(*at).pending());
        ends.map(|at| self.position_at(at).key()).collect()
    }

    fn position_at(&self, at: usize) -> &R {
        at.checked_sub(1).map_or(&self.start, |i| &self.line[i].after)
    }

    /// The index in the line of the turn that step `at` belongs to.
    fn turn_start(&self, mut at: usize) -> usize {
        while at > 0 && self.position_at(at).pending() {
            at -= 1;
        }
        at
    }

    fn legal(&self) -> Vec<R::Step> {
        let mut steps = Vec::new();
        if self.outcome().is_none() {
            self.position().steps(&mut steps);
        }
        steps
    }

    fn push(&mut self, act: Act<R::Step>) {
        if self.line.get(self.at).is_none_or(|next| next.act != act) {
            self.line.truncate(self.at);
            let ends = self.ends.partition_point(|end| *end <= self.at);
            self.ends.truncate(ends);
            self.keys.truncate(ends);
            let turn = self.position().turn();
            // Positions dominate the memory of a game, and a server holds thousands of games, so capacity must
            // not double.
            if self.line.len() == self.line.capacity() {
                self.line.reserve_exact(self.line.len() / 8 + 4);
            }
            // The position is built in place, to avoid another copy.
            self.line.push(Ply { act, after: self.position().clone(), repeated: false });
            if let Some(Ply { after, .. }) = self.line.last_mut() {
                match act {
                    Act::Step(step) => after.play(step, &mut ()),
                    Act::Resign(seat) => drop(after.resign(seat)),
                }
            }
            let after = self.position_at(self.at + 1);
            if after.turn() != turn && !after.pending() {
                let (key, repeated) = (after.key(), self.repeats(after));
                self.line[self.at].repeated = repeated;
                self.ends.push(self.at + 1);
                self.keys.push(key);
            }
        }
        self.at += 1;
    }

    /// Whether a complete turn leads to `after` for the third time, and nothing with precedence over repetition
    /// has ended the game.
    fn repeats(&self, after: &R) -> bool {
        let open = after.outcome().is_none_or(|outcome| outcome.reason == Reason::TurnLimit);
        if !open {
            return false;
        }
        let key = after.key();
        // Keys are compared first, because matches are rare.
        if self.keys.iter().filter(|known| **known == key).count() < 2 {
            return false;
        }
        let same = self.keys.iter().zip(&self.ends).filter(|(known, _)| **known == key);
        same.filter(|(_, at)| after.repeats(self.position_at(**at))).count() >= 2
    }

    fn steps_of_turn(&self, from: usize, to: usize) -> Vec<R::Step> {
        let steps = self.line[from..to].iter();
        steps.filter_map(|played| if let Act::Step(step) = played.act { Some(step) } else { None }).collect()
    }

    /// The complete turns as ranges of the line.
    fn turns(&self) -> Vec<(usize, usize)> {
        let mut turns = Vec::new();
        let mut from = 0;
        for at in 1..=self.at {
            if !self.position_at(at).pending() {
                turns.push((from, at));
                from = at;
            }
        }
        turns
    }

    fn entry(&self, from: usize, to: usize, shown: bool) -> String {
        let before = self.position_at(from);
        let (number, seat, body) = match self.line[to - 1].act {
            // A resignation in the middle of a turn drops the steps of that turn from the record.
            Act::Resign(seat) => (before.clone().resign(seat).unwrap_or(0), seat, "resign".to_string()),
            Act::Step(_) => {
                let steps = self.steps_of_turn(from, to);
                let body = if shown { before.show_turn(&steps) } else { before.write_turn(&steps) };
                let (number, seat) = before.entry();
                (number, seat, body)
            }
        };
        format!("{number}{}.{body}", self.setup.letter(seat))
    }

    fn all_entries(&self, shown: bool) -> Vec<String> {
        let preamble =
            self.preamble().into_iter().map(|(seat, body)| format!("0{}.{body}", self.setup.letter(seat)));
        let turns = self.turns().into_iter().map(|(from, to)| self.entry(from, to, shown));
        preamble.chain(turns).collect()
    }

    fn preamble(&self) -> Vec<(Seat, String)> {
        if self.from_position { Vec::new() } else { (R::INFO.preamble)(&self.setup) }
    }

    /// The body of an entry, if its number and seat are those of the next one.
    fn body_of<'t>(&self, entry: &'t str) -> Result<&'t str, Message> {
        let malformed = || Message::new("entry-malformed").text("entry", entry);
        let (number, letter, body) = split_entry(entry).ok_or_else(malformed)?;
        let (expected, seat) = self.next_entry();
        if (number, R::INFO.seat(self.setup.seats, letter)) != (expected, Some(seat)) {
            let expected = format!("{expected}{}.", self.setup.letter(seat));
            return Err(Message::new("entry-expected").text("entry", entry).text("expected", &expected));
        }
        Ok(body)
    }

    fn check_open(&self) -> Result<(), Message> {
        match self.outcome() {
            None => Ok(()),
            Some(outcome) => Err(Message::new("game-over").text("reason", outcome.reason.id())),
        }
    }

    /// Plays a body from the start of the current turn; nothing changes if it is refused.
    fn play_body(&mut self, body: &str) -> Result<(), Message> {
        self.check_open()?;
        let from = self.turn_start(self.at);
        if body == "resign" {
            let seat = self.position().seat();
            return self.resign(seat);
        }
        let steps = self.position_at(from).read_turn(body)?;
        self.at = from;
        steps.into_iter().for_each(|step| self.push(Act::Step(step)));
        Ok(())
    }

    pub(super) fn expand(position: &R, steps: &mut Vec<R::Step>, visit: &mut impl FnMut(&R, &[R::Step])) {
        let mut legal = Vec::new();
        position.steps(&mut legal);
        for step in legal {
            let mut next = position.clone();
            next.play(step, &mut ());
            steps.push(step);
            if next.pending() {
                Self::expand(&next, steps, visit);
            } else {
                visit(&next, steps);
            }
            steps.pop();
        }
    }
}

/// Splits `12H.body` into number, letter and body; leading zeros are refused.
fn split_entry(entry: &str) -> Option<(u32, char, &str)> {
    let (label, body) = entry.split_once('.')?;
    let letter = label.chars().last()?;
    let number = &label[..label.len() - letter.len_utf8()];
    let digits = number.bytes().all(|b| b.is_ascii_digit());
    let plain = digits && !number.is_empty() && (number == "0" || !number.starts_with('0'));
    (plain && !body.is_empty()).then_some(())?;
    Some((number.parse().ok()?, letter, body))
}
