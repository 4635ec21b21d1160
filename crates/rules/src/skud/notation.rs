//! Turn bodies and positions as text, both ways.
//!
//! Bodies are those of the public game: `R,W,K,B`, `GK,HR`, `R3(0,-8)`, `(0,8)-(0,5)+R(2,0)`, `pass`, `call`.
//!
//! A position is one line of parts divided by ` | `:
//! ```text
//! turn 5H | -5,-4:GR4 4,8:HK | G 3xR3 2xR4 L O 2xK | H 3xR3 W5 | passes 1 | out W
//! ```
//! - what comes next (`accents`, `opening`, `turn`, `called` after a call, `bonus`) with the number and
//!   seat of the entry;
//! - the tiles as `x,y:OWNER+KIND`, or `-` for none;
//! - for every seat its letter and reserve, or `-` for none;
//! - the number of passes in succession, if there are any;
//! - the seats of those who resigned, if there are any.

use super::board::{Phase, Skud};
use super::body::{read_choice, read_steps, receiver_letters};
use super::movegen::Step;
use super::options::Options;
use super::survey::read_tile;
use super::tile::{Kind, Tile, is_gate};
use crate::game::{Notation, Position, Reason, Seat, Show};
use crate::message::Message;
use crate::options::Setup;
use crate::paisho::Point;
use crate::view::Place;
use std::fmt::Write;
use strum::VariantArray;

impl Notation for Skud {
    fn read_turn(&self, body: &str) -> Result<Vec<Step>, Message> {
        let malformed = || Message::new("body-malformed").text("text", body);
        let mut steps = match self.phase {
            Phase::Accents => read_choice(self, body).ok_or_else(malformed)?,
            _ => read_steps(body).ok_or_else(malformed)?,
        };
        let mut next = self.clone();
        for (i, step) in steps.iter().enumerate() {
            let mut legal = Vec::new();
            next.steps(&mut legal);
            if i > 0 && !next.pending() {
                return Err(Message::new(if next.in_setup() { "too-many-accents" } else { "no-bonus" }));
            }
            if !legal.contains(step) {
                return Err(why_not(&next, *step));
            }
            next.play(*step, &mut ());
        }
        if next.phase == Phase::Bonus {
            steps.push(Step::Decline);
        } else if next.pending() {
            let count = self.receivers().count() * usize::from(self.accents_to_choose());
            return Err(Message::new("too-few-accents").number("count", count as u32));
        }
        Ok(steps)
    }

    fn write_turn(&self, steps: &[Step]) -> String {
        let mut letters = receiver_letters(self);
        let mut text = String::new();
        for (i, step) in steps.iter().enumerate() {
            let plus = if i > 0 { "+" } else { "" };
            let _ = match step {
                Step::Choose(kind) => {
                    let comma = if i > 0 { "," } else { "" };
                    let letter =
                        letters.as_mut().and_then(Iterator::next).map_or(String::new(), String::from);
                    write!(text, "{comma}{letter}{}", kind.id())
                }
                Step::Plant(kind, at) | Step::Accent(kind, at) => write!(text, "{plus}{}{at}", kind.id()),
                Step::Arrange(from, to) => write!(text, "{from}-{to}"),
                Step::Boat(at, to) => write!(text, "{plus}B{at}-{to}"),
                Step::Decline => Ok(()),
                Step::Pass => write!(text, "pass"),
                Step::Call => write!(text, "call"),
            };
        }
        text
    }

    fn entry(&self) -> (u32, Seat) {
        (self.number.into(), self.seat)
    }

    fn write_position(&self) -> String {
        let letters = (super::INFO.letters)(self.seats).as_bytes();
        let letter = |seat: Seat| char::from(letters[seat.index()]);
        let mut text = format!("{} {}{} |", self.phase.id(), self.number, letter(self.seat));
        self.occupied.each(|i| {
            let (point, tile) = (Point(i as u16), self.tiles[i]);
            let _ = write!(text, " {},{}:{}{}", point.x(), point.y(), letter(tile.owner()), tile.kind().id());
        });
        if self.occupied.is_empty() {
            text.push_str(" -");
        }
        for seat in (0..self.seats).map(Seat) {
            let _ = write!(text, " | {}", letter(seat));
            for kind in Kind::ALL {
                let _ = match self.held(seat, kind) {
                    0 => Ok(()),
                    1 => write!(text, " {}", kind.id()),
                    n => write!(text, " {n}x{}", kind.id()),
                };
            }
            if self.reserve[seat.index()].iter().all(|count| *count == 0) {
                text.push_str(" -");
            }
        }
        if self.passes > 0 {
            let _ = write!(text, " | passes {}", self.passes);
        }
        if self.remaining.len() < self.seats.into() {
            text.push_str(" | out");
            for seat in (0..self.seats).map(Seat).filter(|seat| !self.remaining.contains(*seat)) {
                let _ = write!(text, " {}", letter(seat));
            }
        }
        text
    }

    /// A position that ends the game is over at once.
    fn read_position(setup: &Setup, text: &str) -> Result<Self, Message> {
        let malformed = |part: &str| Message::new("position-malformed").text("text", part);
        let mut position = Self::empty(setup, Options::new(setup)?);
        position.reserve = [[0; Kind::COUNT]; 4];
        let mut parts = text.split(" | ");
        let head = parts.next().unwrap_or("");
        read_head(setup, head, &mut position).ok_or_else(|| malformed(head))?;

        let board = parts.next().ok_or_else(|| malformed(text))?;
        for word in board.split(' ').filter(|_| board != "-") {
            let (point, tile) = read_tile(setup, word)?;
            let misplaced = is_gate(point) && !tile.kind().is_flower();
            if position.tile(point).is_some()
                || misplaced
                || !(is_gate(point) || tile.kind().ground().contains(point.index()))
            {
                return Err(Message::new("position-impossible").text("text", word));
            }
            position.put(tile, point, &mut ());
        }
        for seat in (0..setup.seats).map(Seat) {
            let part = parts.next().ok_or_else(|| malformed(text))?;
            read_reserve(setup, seat, part, &mut position).ok_or_else(|| malformed(part))?;
        }
        for part in parts {
            read_tail(setup, part, &mut position).ok_or_else(|| malformed(part))?;
        }
        check(setup, &position)?;
        position.key = position.computed_key();
        if position.phase == Phase::Turn {
            position.judge();
            if position.remaining.len() == 1 {
                position.outcome = Some(position.win(position.remaining, Reason::Resign));
            }
        }
        position.tainted = !position.options.called && !position.clashing().is_empty();
        Ok(position)
    }
}

/// The refusal of an illegal step, for its first place that begins no legal step.
fn why_not(position: &Skud, step: Step) -> Message {
    let mut legal = Vec::new();
    position.steps(&mut legal);
    let path = position.places(step);
    let begins = |path: &[Place]| legal.iter().any(|step| position.places(*step).starts_with(path));
    let wrong = (1..=path.len()).find(|len| !begins(&path[..*len])).unwrap_or(path.len());
    position.refusal(&path[..wrong])
}

fn read_head(setup: &Setup, head: &str, position: &mut Skud) -> Option<()> {
    let (phase, entry) = head.split_once(' ')?;
    position.phase = *Phase::VARIANTS.iter().find(|known| known.id() == phase)?;
    let letter = entry.chars().last()?;
    position.seat = setup.info().seat(setup.seats, letter)?;
    let number = &entry[..entry.len() - letter.len_utf8()];
    position.number = number.parse().ok().filter(|n: &u16| n.to_string() == number)?;
    let least = match position.phase {
        Phase::Accents => 0..=0,
        Phase::Opening => 1..=1,
        _ => 1..=u16::MAX,
    };
    least.contains(&position.number).then_some(())
}

fn read_reserve(setup: &Setup, seat: Seat, part: &str, position: &mut Skud) -> Option<()> {
    let (letter, held) = part.split_once(' ')?;
    (letter.parse() == Ok(setup.letter(seat))).then_some(())?;
    for word in held.split(' ').filter(|_| held != "-") {
        let (count, id) = word.split_once('x').unwrap_or(("1", word));
        let kind = Kind::from_id(id)?;
        let count: u8 = count.parse().ok().filter(|n| (1..=kind.owned()).contains(n))?;
        let held = &mut position.reserve[seat.index()][kind as usize];
        *held = (*held == 0).then_some(count)?;
    }
    Some(())
}

fn read_tail(setup: &Setup, part: &str, position: &mut Skud) -> Option<()> {
    let (name, rest) = part.split_once(' ')?;
    match name {
        "passes" => position.passes = rest.parse().ok().filter(|n| (1..=4).contains(n))?,
        "out" => {
            for word in rest.split(' ') {
                let seat = setup.info().seat(setup.seats, word.parse().ok()?)?;
                position.remaining = position.remaining.without(seat);
            }
        }
        _ => return None,
    }
    Some(())
}

/// Checks that there are no more tiles of a kind than a player owns, and that somebody can move.
fn check(setup: &Setup, position: &Skud) -> Result<(), Message> {
    for seat in (0..setup.seats).map(Seat) {
        for kind in Kind::ALL {
            let tile = Tile::new(seat, kind);
            let count = position.occupied.iter().filter(|i| position.tiles[*i] == tile).count();
            if count + usize::from(position.held(seat, kind)) > kind.owned().into() {
                return Err(Message::new("too-many-tiles")
                    .seat("seat", setup.letter(seat))
                    .tile("tile", kind.id()));
            }
        }
    }
    let answers = position.phase == Phase::Opening && position.seats == 2 && position.seat == Seat(1);
    let opened = position.tile(position.home_gate(Seat(0))).is_some_and(|tile| tile.kind().is_basic());
    let gate_taken =
        position.phase == Phase::Opening && position.tile(position.home_gate(position.seat)).is_some();
    let done = position.phase == Phase::Accents && {
        let mut steps = Vec::new();
        position.steps(&mut steps);
        steps.is_empty()
    };
    if !position.remaining.contains(position.seat) || (answers && !opened) || gate_taken || done {
        return Err(Message::new("position-impossible").text("text", position.phase.id()));
    }
    Ok(())
}
