//! Turn bodies and one-line positions of Street.
//!
//! A position is written as
//!
//! ```text
//! position := [NUMBER] seat " H" COUNT " G" COUNT (" " stack)*
//! seat     := "H" | "G"                      whose turn it is
//! stack    := X "," Y ":" ("H" | "G")+       the owners from bottom to top
//! ```
//!
//! where NUMBER is the number of the turn to be made (1 if it is left out) and the COUNTs are the
//! reserves: `12G H14 G13 0,7:H -4,3:GH 0,0:HGHG`. Stacks are written from the top row down and left
//! to right, and read in any order. Numbers have no leading zeros, and there is one space between parts.

use super::board::{MOST_TILES, PORTS, Street};
use super::movegen::Step;
use super::options::{Options, Win};
use crate::game::{Notation, Seat};
use crate::message::Message;
use crate::options::Setup;
use crate::paisho::{Point, reading_order};
use std::fmt::Write;

/// The seats' letters.
pub(super) const LETTERS: &str = "HG";

/// The greatest number of a turn that a position may begin with.
const LAST_NUMBER: u32 = 1_000_000_000;

pub(super) fn letter(seat: usize) -> char {
    if seat == 0 { 'H' } else { 'G' }
}

fn seat_of(letter: char) -> Option<usize> {
    LETTERS.chars().position(|c| c == letter)
}

/// A whole number without sign or leading zeros.
fn read_count(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// The setups, as entries before the first turn.
pub(super) fn preamble(setup: &Setup) -> Vec<(Seat, String)> {
    let body = if Options::of(setup).modern { "2" } else { "1" };
    [0, 1].map(|seat| (Seat(seat), body.to_string())).to_vec()
}

impl Notation for Street {
    fn write_turn(&self, steps: &[Step]) -> String {
        match steps.first() {
            None => String::new(),
            Some(Step::Move { from, to }) => format!("{from}-{to}"),
            Some(Step::Deploy) => format!("L{}", PORTS[self.mover()]),
            Some(Step::Claim) => "claim".to_string(),
        }
    }

    fn read_turn(&self, body: &str) -> Result<Vec<Step>, Message> {
        let malformed = || Message::new("body-malformed").text("text", body);
        if body == "claim" {
            return match self.options.win {
                Win::Claim => Ok(vec![Step::Claim]),
                _ => Err(Message::new("claim-not-in-play")),
            };
        }
        if let Some(port) = body.strip_prefix('L') {
            let (port, rest) = Point::read(port).ok_or_else(malformed)?;
            if !rest.is_empty() {
                return Err(malformed());
            }
            return match self.deploy_refusal().or_else(|| self.port_refusal(port)) {
                None => Ok(vec![Step::Deploy]),
                Some(why) => Err(why),
            };
        }
        let (from, rest) = Point::read(body).ok_or_else(malformed)?;
        let (to, rest) = rest.strip_prefix('-').and_then(Point::read).ok_or_else(malformed)?;
        if !rest.is_empty() {
            return Err(malformed());
        }
        match self.stack_refusal(from).or_else(|| self.target_refusal(from, to)) {
            None => Ok(vec![Step::Move { from, to }]),
            Some(why) => Err(why),
        }
    }

    fn write_position(&self) -> String {
        let mut text = format!("{}{}", self.turn / 2 + 1, letter(self.mover()));
        for seat in 0..2 {
            let _ = write!(text, " {}{}", letter(seat), self.reserve[seat]);
        }
        for at in reading_order() {
            let stack = self.stack(at);
            if !stack.is_empty() {
                let _ = write!(text, " {},{}:", at.x(), at.y());
                text.extend(stack.into_iter().map(|seat| letter(seat.index())));
            }
        }
        text
    }

    /// The position is evaluated on reading.
    fn read_position(setup: &Setup, text: &str) -> Result<Self, Message> {
        let mut street = Self::empty(Options::of(setup));
        let mut parts = text.split(' ');
        let mut next = || parts.next().unwrap_or("");
        street.turn = read_label(next())?;
        let mut tiles = 0;
        for seat in 0..2 {
            let part = next();
            let count =
                part.strip_prefix(letter(seat)).and_then(read_count).ok_or_else(|| malformed(part))?;
            tiles += count as usize;
            if tiles > MOST_TILES {
                return Err(impossible("too-many-tiles", part));
            }
            street.set_reserve(seat, count as u8, &mut ());
        }
        for part in parts {
            let (at, owners) = read_stack(part)?;
            tiles += owners.len();
            if tiles > MOST_TILES {
                return Err(impossible("too-many-tiles", part));
            }
            if street.owner(at.index()).is_some() {
                return Err(impossible("point-twice", part));
            }
            owners.into_iter().for_each(|owner| street.place(at, owner));
        }
        street.set_up();
        street.judge();
        Ok(street)
    }
}

impl Street {
    /// The number of the next turn of a seat.
    pub(super) fn number_of(&self, seat: Seat) -> u32 {
        let waits = self.mover() != seat.index();
        (self.turn + u32::from(waits)) / 2 + 1
    }
}

fn malformed(part: &str) -> Message {
    Message::new("position-malformed").text("text", part)
}

fn impossible(why: &'static str, part: &str) -> Message {
    Message::new("position-impossible").text("why", why).text("text", part)
}

/// Reads the number and the seat to move as a number of completed turns.
fn read_label(part: &str) -> Result<u32, Message> {
    let wrong = || malformed(part);
    let letter = part.chars().last().ok_or_else(wrong)?;
    let seat = seat_of(letter).ok_or_else(wrong)? as u32;
    let number = match &part[..part.len() - 1] {
        "" => 1,
        number => read_count(number).filter(|n| (1..=LAST_NUMBER).contains(n)).ok_or_else(wrong)?,
    };
    Ok(2 * (number - 1) + seat)
}

/// Reads a point and the owners of its tiles from bottom to top.
fn read_stack(part: &str) -> Result<(Point, Vec<usize>), Message> {
    let (point, owners) = part.split_once(':').ok_or_else(|| malformed(part))?;
    let point = format!("({point})");
    let read = Point::read(&point).filter(|(_, rest)| rest.is_empty());
    let (at, _) = read.ok_or_else(|| malformed(part))?;
    let owners: Option<Vec<_>> = owners.chars().map(seat_of).collect();
    let owners = owners.filter(|owners| !owners.is_empty()).ok_or_else(|| malformed(part))?;
    Ok((at, owners))
}
