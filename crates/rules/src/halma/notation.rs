//! Turns and positions as text, both ways.
//!
//! A position is one line of parts, separated by `;`, in any order:
//!
//! ```text
//! A to move; turns A 3 B 2; finished C; out D; ended camp; A a1 b1 c3; B h8 g8 f6
//!
//! SEAT to move            whose turn it is
//! turns (SEAT NUMBER)*    turns made by each seat, passes included; a seat not named has made none
//! finished SEAT*          the seats that have finished, in order; may be left out
//! out SEAT*               the seats that are out, in order; may be left out
//! ended REASON            why the game is over; only when finished, out or a draw have decided it
//! SEAT SQUARE*            the pieces of a seat, one part for each seat
//! ```
//!
//! A line without `turns` is a position without history: the seat before the one to move counts as having just
//! moved. Every position is evaluated on reading: a full target camp means that its player has finished, and a
//! player with pieces left at home for too long is out.

use super::board::{Board, Halma, Squares};
use super::movegen::Step;
use super::options::{Options, letters};
use crate::game::{Notation, Reason, Seat};
use crate::message::Message;
use crate::options::Setup;
use crate::view::Coord;
use std::fmt::Write;

/// The limit on turn numbers, so that no sum overflows.
const MOST_TURNS: u32 = 1_000_000;

/// The reasons that a position can contain; repetition needs the history.
const REASONS: [Reason; 6] = [
    Reason::Camp,
    Reason::FullCamp,
    Reason::LeaveBy,
    Reason::NobodyCanMove,
    Reason::TurnLimit,
    Reason::Resign,
];

pub(super) fn square_name(board: Board, square: u8) -> String {
    let at = board.coord(square);
    format!("{}{}", char::from(b'a' + at.x as u8), at.y + 1)
}

/// The square of a name, in its exact form only.
pub(super) fn read_square(board: Board, name: &str) -> Option<u8> {
    let (file, rank) = (name.as_bytes().first()?, name.get(1..)?);
    let plain = (1..=2).contains(&rank.len()) && rank.bytes().all(|b| b.is_ascii_digit());
    (file.is_ascii_lowercase() && plain && !rank.starts_with('0')).then_some(())?;
    board.square(Coord { x: (file - b'a') as i8, y: rank.parse::<i8>().ok()? - 1 })
}

impl Halma {
    /// The name of a square of this board.
    pub(super) fn name(&self, square: u8) -> String {
        square_name(self.options.board, square)
    }

    pub(super) fn letter(&self, seat: Seat) -> char {
        char::from(letters(self.options.seats).as_bytes()[seat.index()])
    }
}

impl Notation for Halma {
    fn read_turn(&self, body: &str) -> Result<Vec<Step>, Message> {
        if let Some(reason) = self.ended {
            return Err(Message::new("game-over").text("reason", reason.id()));
        }
        if body == "pass" {
            let stuck = !self.can_move(self.seat);
            return if stuck { Ok(vec![Step::PASS]) } else { Err(Message::new("cannot-pass")) };
        }
        let malformed = || Message::new("body-malformed").text("text", body);
        let read = |name| read_square(self.options.board, name).ok_or_else(malformed);
        let path = body.split('-').map(read).collect::<Result<Vec<u8>, _>>()?;
        let (&[from, ..], &[_, .., to]) = (&path[..], &path[..]) else {
            return Err(malformed());
        };
        if let Some(why) = self.refuses_origin(from) {
            return Err(why);
        }
        if path.len() > 2 {
            self.check_path(&path)?;
        }
        if self.goals(from).contains(to.into()) {
            return Ok(vec![Step { from, to }]);
        }
        Err(self.refuses_goal(from, to))
    }

    /// A chain as its ends.
    fn write_turn(&self, steps: &[Step]) -> String {
        match steps.first() {
            None => String::new(),
            Some(step) if step.is_pass() => "pass".to_string(),
            Some(step) => format!("{}-{}", self.name(step.from), self.name(step.to)),
        }
    }

    /// A chain with every landing.
    fn show_turn(&self, steps: &[Step]) -> String {
        match steps.first().filter(|step| !step.is_pass()) {
            None => self.write_turn(steps),
            Some(step) => {
                let names: Vec<_> = self.path(*step).into_iter().map(|square| self.name(square)).collect();
                names.join("-")
            }
        }
    }

    fn entry(&self) -> (u32, Seat) {
        (self.turns[self.seat.index()] + 1, self.seat)
    }

    fn write_position(&self) -> String {
        let mut line = format!("{} to move; turns", self.letter(self.seat));
        let seats = || (0..self.options.seats).map(Seat);
        for seat in seats() {
            let _ = write!(line, " {} {}", self.letter(seat), self.turns[seat.index()]);
        }
        for (word, order) in [("finished", self.finished), ("out", self.out)] {
            if !order.set().is_empty() {
                let _ = write!(line, "; {word}");
                order.iter().for_each(|seat| line.extend([' ', self.letter(seat)]));
            }
        }
        if let Some(reason) = self.ended {
            let _ = write!(line, "; ended {}", reason.id());
        }
        for seat in seats() {
            let _ = write!(line, "; {}", self.letter(seat));
            self.pieces(seat).each(|square| {
                let _ = write!(line, " {}", self.name(square as u8));
            });
        }
        line
    }

    /// What stands in the line is judged.
    fn read_position(setup: &Setup, text: &str) -> Result<Self, Message> {
        let mut draft = Draft::new(Options::of(setup)?);
        for part in text.split(';') {
            draft.read(part)?;
        }
        draft.position()
    }
}

/// The parts of a line read so far.
struct Draft {
    options: Options,
    to_move: Option<Seat>,
    turns: Option<[u32; 4]>,
    finished: Vec<Seat>,
    out: Vec<Seat>,
    ended: Option<Reason>,
    pieces: [Option<Squares>; 4],
}

fn malformed(part: &str) -> Message {
    Message::new("position-malformed").text("text", part.trim())
}

fn impossible(part: &str) -> Message {
    Message::new("position-impossible").text("text", part.trim())
}

impl Draft {
    fn new(options: Options) -> Self {
        let (finished, out) = (Vec::new(), Vec::new());
        Self { options, to_move: None, turns: None, finished, out, ended: None, pieces: [None; 4] }
    }

    fn seat(&self, word: &str) -> Option<Seat> {
        letters(self.options.seats).chars().position(|c| word == c.to_string()).map(|i| Seat(i as u8))
    }

    /// Reads one part; a second of its kind is refused.
    fn read(&mut self, part: &str) -> Result<(), Message> {
        let words: Vec<&str> = part.split_ascii_whitespace().collect();
        let wrong = || malformed(part);
        match &words[..] {
            [letter, "to", "move"] => {
                let seat = self.seat(letter).ok_or_else(wrong)?;
                self.to_move.replace(seat).map_or(Ok(()), |_| Err(wrong()))
            }
            ["turns", counts @ ..] => {
                let turns = self.read_turns(counts, part)?;
                self.turns.replace(turns).map_or(Ok(()), |_| Err(wrong()))
            }
            [word @ ("finished" | "out"), seats @ ..] => {
                let seats = seats.iter().map(|letter| self.seat(letter).ok_or_else(wrong));
                let seats = seats.collect::<Result<Vec<_>, _>>()?;
                let order = if *word == "out" { &mut self.out } else { &mut self.finished };
                let first = order.is_empty() && !seats.is_empty();
                *order = seats;
                if first { Ok(()) } else { Err(wrong()) }
            }
            ["ended", id] => {
                let reason = REASONS.into_iter().find(|reason| reason.id() == *id).ok_or_else(wrong)?;
                self.ended.replace(reason).map_or(Ok(()), |_| Err(wrong()))
            }
            [letter, squares @ ..] => {
                let seat = self.seat(letter).ok_or_else(wrong)?;
                let pieces = self.read_pieces(seat, squares, part)?;
                self.pieces[seat.index()].replace(pieces).map_or(Ok(()), |_| Err(wrong()))
            }
            [] => Err(wrong()),
        }
    }

    fn read_turns(&self, counts: &[&str], part: &str) -> Result<[u32; 4], Message> {
        let mut turns = [None; 4];
        for pair in counts.chunks(2) {
            let &[letter, number] = pair else { return Err(malformed(part)) };
            let seat = self.seat(letter).ok_or_else(|| malformed(part))?;
            let count: Option<u32> = number.parse().ok().filter(|n: &u32| n.to_string() == number);
            let count = count.ok_or_else(|| malformed(part))?;
            if count > MOST_TURNS {
                return Err(impossible(part));
            }
            if turns[seat.index()].replace(count).is_some() {
                return Err(malformed(part));
            }
        }
        Ok(turns.map(Option::unwrap_or_default))
    }

    fn read_pieces(&self, seat: Seat, squares: &[&str], part: &str) -> Result<Squares, Message> {
        if squares.len() > self.options.home(seat).len() as usize {
            return Err(impossible(part));
        }
        let mut pieces = Squares::EMPTY;
        for name in squares {
            let square = read_square(self.options.board, name).ok_or_else(|| malformed(name))?;
            if pieces.contains(square.into()) {
                return Err(impossible(name));
            }
            pieces.insert(square.into());
        }
        Ok(pieces)
    }

    fn position(self) -> Result<Halma, Message> {
        let lacks = |part: &str| Message::new("position-lacks").text("part", part);
        let seat = self.to_move.ok_or_else(|| lacks("to move"))?;
        let mut pieces = [Squares::EMPTY; 4];
        for (index, letter) in letters(self.options.seats).char_indices() {
            let own = self.pieces[index].ok_or_else(|| lacks(&letter.to_string()))?;
            let shared = pieces.iter().find_map(|others| (*others & own).first());
            if let Some(square) = shared {
                return Err(impossible(&square_name(self.options.board, square as u8)));
            }
            pieces[index] = own;
        }
        let mut position = Halma::with_pieces(self.options, pieces, seat);
        position.turns = self.turns.unwrap_or_default();
        for (order, finished) in [(&self.finished, true), (&self.out, false)] {
            for seat in order {
                if !position.playing.contains(*seat) {
                    return Err(impossible(&position.letter(*seat).to_string()));
                }
                if finished { position.finish(*seat) } else { position.drop_out(*seat) }
            }
        }
        if !position.playing.contains(seat) {
            return Err(impossible(&format!("{} to move", position.letter(seat))));
        }
        match self.ended {
            Some(reason) => position.end_for(reason)?,
            None if position.decided() => return Err(lacks("ended")),
            None => position.judge_all(self.turns.is_none()),
        }
        Ok(position)
    }
}

impl Halma {
    /// Ends the game for a reason that must be true.
    fn end_for(&mut self, reason: Reason) -> Result<(), Message> {
        let stands = match reason {
            Reason::NobodyCanMove | Reason::TurnLimit => !self.decided() && self.draw() == Some(reason),
            _ => self.decided(),
        };
        self.ended = Some(reason);
        if stands { Ok(()) } else { Err(impossible(&format!("ended {}", reason.id()))) }
    }

    /// Evaluates a position that was read, starting with the seat that moved longest ago. A target camp that
    /// also holds others' pieces finishes only the player who has just moved, which is known only for lines
    /// without history.
    fn judge_all(&mut self, pastless: bool) {
        let seats = self.options.seats;
        let first = self.seat;
        let mut reason = None;
        for ago in (1..=seats).rev() {
            let seat = Seat((first.0 + seats - ago) % seats);
            if self.decided() || !self.playing.contains(seat) {
                continue;
            }
            let late = self.options.leave_by.is_some_and(|n| self.turns[seat.index()] >= n.into());
            match self.finishes(seat) {
                Some(how) if how == Reason::Camp || (pastless && ago == 1) => {
                    self.finish(seat);
                    reason = Some(how);
                }
                _ if late && self.at_home(seat) > 0 => {
                    self.drop_out(seat);
                    reason = Some(Reason::LeaveBy);
                }
                _ => {}
            }
        }
        if !self.playing.contains(self.seat) {
            self.seat = self.next_playing(first);
        }
        self.key = self.whole_key();
        self.ended = reason.filter(|_| self.decided()).or_else(|| self.draw());
    }
}
