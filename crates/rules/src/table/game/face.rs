//! Implements [`AnyGame`]: text and views.

use super::result::decided;
use super::{Act, Game, split_entry};
use crate::game::{Outcome, Rules, Seat, SeatSet};
use crate::message::Message;
use crate::options::Setup;
use crate::table::{AnyGame, Stats};
use crate::view::{Asked, EntryView, Fact, LastView, Origin, OutcomeView, Place, Refused, StepView, View};

impl<R: Rules> AnyGame for Game<R> {
    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn outcome(&self) -> Option<Outcome> {
        let repeated = self.at > 0 && self.line[self.at - 1].repeated;
        if repeated { Some(self.drawn()) } else { self.position().outcome() }
    }

    fn playing(&self) -> SeatSet {
        if self.outcome().is_some() { SeatSet::NONE } else { self.position().playing() }
    }

    fn drawn(&self) -> Outcome {
        self.position().drawn()
    }

    fn seat(&self) -> Seat {
        self.position().seat()
    }

    fn turn(&self) -> u32 {
        self.position().turn()
    }

    fn pending(&self) -> bool {
        self.position().pending()
    }

    fn key(&self) -> u64 {
        self.position().key()
    }

    fn next_entry(&self) -> (u32, Seat) {
        self.position_at(self.turn_start(self.at)).entry()
    }

    fn view(&self) -> View {
        let mut view = self.board_view();
        for step in self.steps() {
            match view.origins.iter_mut().find(|origin| origin.place == step.path[0]) {
                Some(origin) => origin.steps.push(step),
                None => view.origins.push(Origin { place: step.path[0], steps: vec![step] }),
            }
        }
        view.sets = self.sets(&view);
        if self.outcome().is_none() {
            for point in &view.points {
                let place = Place::At(point.at);
                if !view.origins.iter().any(|origin| origin.place == place) {
                    view.refused.push(Refused { place, why: self.position().refusal(&[place]) });
                }
            }
        }
        view
    }

    fn board_view(&self) -> View {
        let (number, entry_seat) = self.next_entry();
        let outcome = self.outcome();
        let letter = |seat| self.setup.letter(seat);
        let mut view = View {
            game: R::INFO.id,
            options: self.setup.all().map(|(name, value)| (name, value.to_string())).collect(),
            number,
            entry_seat: outcome.is_none().then(|| letter(entry_seat)),
            to_move: outcome.is_none().then(|| letter(self.seat())),
            outcome: outcome.map(|outcome| OutcomeView {
                winner: self.setup.letters(outcome.winner),
                reason: outcome.reason.id(),
                rest_drew: outcome.rest_drew(),
                ranking: outcome
                    .ranking
                    .iter()
                    .filter(|place| !place.is_empty())
                    .map(|place| self.setup.letters(*place))
                    .collect(),
                points: Vec::new(),
                by: String::new(),
                counts: Vec::new(),
            }),
            ..View::default()
        };
        self.position().describe(&mut view);
        if let Some(end) = outcome {
            view.phase = "over";
            let points = decided(&view, end.reason);
            let (by, counts) = self.account(&view, end.reason);
            if let Some(outcome) = view.outcome.as_mut() {
                (outcome.points, outcome.by, outcome.counts) = (points, by, counts);
            }
        }
        self.mark_seats(&mut view);
        if let Some((from, to)) = self.turns().pop() {
            let mut position = self.position_at(from);
            let mut points = Vec::new();
            for (i, step) in self.steps_of_turn(from, to).into_iter().enumerate() {
                points.extend(position.places(step).into_iter().filter_map(|place| match place {
                    Place::At(coord) => Some(coord),
                    _ => None,
                }));
                position = &self.line[from + i].after;
            }
            view.last =
                Some(LastView { entry: self.entry(from, to, true), points, turn: self.entry_view(from, to) });
        }
        view
    }

    fn facts(&self, turn: &str) -> Result<Vec<Fact>, Message> {
        self.facts_of(turn)
    }

    fn steps(&self) -> Vec<StepView> {
        self.legal().into_iter().map(|step| self.step_view(step)).collect()
    }

    fn refusal(&self, path: &[Place]) -> Option<Message> {
        if let Err(over) = self.check_open() {
            return Some(over);
        }
        let steps = self.steps();
        let begins = |path: &[Place]| steps.iter().any(|step| step.path.starts_with(path));
        let wrong = (1..=path.len()).find(|len| !begins(&path[..*len]))?;
        Some(self.position().refusal(&path[..wrong]))
    }

    fn refusals(&self, path: &[Place]) -> Vec<Refused> {
        let steps = self.steps();
        if self.outcome().is_some() || !steps.iter().any(|step| step.path.starts_with(path)) {
            return Vec::new();
        }
        let mut view = View::default();
        self.position().describe(&mut view);
        let mut path = path.to_vec();
        let mut refused = Vec::new();
        for point in view.points {
            path.push(Place::At(point.at));
            if !steps.iter().any(|step| step.path.starts_with(&path)) {
                refused.push(Refused { place: Place::At(point.at), why: self.position().refusal(&path) });
            }
            path.pop();
        }
        refused
    }

    fn asks(&self, path: &[Place]) -> Asked {
        let steps = self.steps();
        let said = |step: &StepView| matches!(step.path[..], [Place::Word(_)]);
        let pass = |step: &StepView| step.path == [Place::Word("pass")];
        if path.is_empty() && steps.iter().all(said) && steps.iter().any(pass) {
            return Asked::new("pass");
        }
        if !path.is_empty() && steps.iter().any(|step| step.path == path) {
            return Asked::new("any-on");
        }
        self.position().asks(path)
    }

    fn step(&mut self, path: &[Place]) -> Result<(), Message> {
        self.check_open()?;
        let legal = self.legal();
        let step = legal.into_iter().find(|step| self.position().places(*step) == path);
        match step {
            Some(step) => {
                self.push(Act::Step(step));
                Ok(())
            }
            None => Err(self.refusal(path).unwrap_or(Message::new("step-unfinished"))),
        }
    }

    fn play(&mut self, text: &str) -> Result<(), Message> {
        if text.starts_with(|c: char| c.is_ascii_digit()) {
            let pending = self.turn_start(self.at);
            let at = std::mem::replace(&mut self.at, pending);
            self.preamble_read = self.preamble().len();
            return self.read_entry(text).inspect_err(|_| self.at = at);
        }
        if text.starts_with(['+', '_']) && self.pending() {
            return self.play_body(&format!("{}{text}", self.partial()));
        }
        self.play_body(text)
    }

    fn play_whole(&mut self, text: &str) -> Result<String, Message> {
        self.check_open()?;
        let whole = format!("{}{text}", self.partial());
        let body = match text.chars().next() {
            Some('0'..='9') => self.body_of(text)?,
            Some('+' | '_') if self.pending() => &whole,
            _ => text,
        };
        let from = self.turn_start(self.at);
        let before = self.position_at(from);
        let steps = before.read_turn(body)?;
        let mut after = before.clone();
        let mut ends = 0;
        for step in &steps {
            after.play(*step, &mut ());
            ends += usize::from(!after.pending());
        }
        if ends != 1 || after.pending() {
            return Err(Message::new("body-malformed").text("text", text));
        }
        let (number, seat) = before.entry();
        let entry = format!("{number}{}.{}", self.setup.letter(seat), before.write_turn(&steps));
        self.at = from;
        steps.into_iter().for_each(|step| self.push(Act::Step(step)));
        Ok(entry)
    }

    fn read_entry(&mut self, entry: &str) -> Result<(), Message> {
        let malformed = || Message::new("entry-malformed").text("entry", entry);
        let (number, letter, body) = split_entry(entry).ok_or_else(malformed)?;
        if let Some((seat, expected)) = self.preamble().get(self.preamble_read).cloned() {
            let expected = format!("0{}.{expected}", self.setup.letter(seat));
            if entry != expected {
                return Err(Message::new("entry-expected").text("entry", entry).text("expected", &expected));
            }
            self.preamble_read += 1;
            return Ok(());
        }
        self.check_open()?;
        let seat = R::INFO.seat(self.setup.seats, letter);
        if body == "resign" {
            let seat = seat.filter(|seat| self.position().clone().resign(*seat) == Some(number));
            return self.resign(seat.ok_or_else(malformed)?);
        }
        self.play_body(self.body_of(entry)?)
    }

    fn resign(&mut self, seat: Seat) -> Result<(), Message> {
        self.check_open()?;
        let from = self.turn_start(self.at);
        if self.position_at(from).clone().resign(seat).is_none() {
            return Err(Message::new("not-your-turn").seat("seat", self.setup.letter(seat)));
        }
        self.at = from;
        self.push(Act::Resign(seat));
        Ok(())
    }

    fn undo_step(&mut self) -> bool {
        let had = self.at > 0;
        self.at -= usize::from(had);
        had
    }

    fn undo(&mut self) -> bool {
        let had = self.undo_step();
        self.at = self.turn_start(self.at);
        had
    }

    fn redo(&mut self) -> bool {
        let had = self.at < self.line.len();
        while self.at < self.line.len() {
            self.at += 1;
            if !self.pending() {
                break;
            }
        }
        had
    }

    fn entries(&self) -> Vec<String> {
        self.all_entries(false)
    }

    fn shown_entries(&self) -> Vec<String> {
        self.all_entries(true)
    }

    fn entry_views(&self) -> Vec<EntryView> {
        self.all_entry_views()
    }

    fn partial(&self) -> String {
        let from = self.turn_start(self.at);
        self.position_at(from).write_turn(&self.steps_of_turn(from, self.at))
    }

    fn position(&self) -> String {
        Game::position(self).write_position()
    }

    fn start_position(&self) -> Option<String> {
        self.from_position.then(|| self.start.write_position())
    }

    fn legal_turns(&self) -> Vec<String> {
        let mut turns = Vec::new();
        if self.outcome().is_none() {
            let position = Game::position(self);
            Self::expand(position, &mut Vec::new(), &mut |_, steps| turns.push(position.write_turn(steps)));
        }
        turns.sort_unstable();
        turns
    }

    fn step_heuristics(&self) -> Vec<i64> {
        let seat = self.seat();
        let ahead = self.legal().into_iter().map(|step| {
            let mut next = Game::position(self).clone();
            next.play(step, &mut ());
            match next.outcome() {
                Some(outcome) if outcome.winner.contains(seat) => i64::MAX,
                Some(outcome) if !outcome.is_draw() => i64::MIN,
                _ => next.heuristic(seat),
            }
        });
        ahead.collect()
    }

    fn at_turn_of(&self, seat: Seat) -> Option<Box<dyn AnyGame>> {
        if self.outcome().is_some() || self.pending() || seat.0 >= self.setup.seats {
            return None;
        }
        let mut position = self.position().clone();
        for _ in 1..self.setup.seats {
            if position.seat() != seat {
                position = position.null_move()?;
            }
        }
        // A player who has left the game has no further turn.
        (position.seat() == seat)
            .then(|| Box::new(Self::with(position, self.setup.clone(), true)) as Box<dyn AnyGame>)
    }

    fn copy(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn stats(&self) -> &dyn Stats {
        self
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}
