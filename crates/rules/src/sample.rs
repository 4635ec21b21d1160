//! A sample that shows how to add a game: a race of four pieces a side, one in each file. It is not part of the
//! shipped programs; the feature `sample` enables it for the test that runs it through every layer.
//!
//! 1. The board has four files and six ranks. A's pieces begin on the first rank and go up, B's begin on the sixth
//!    and go down.
//! 2. A turn moves one piece to the next square of its file if that is empty, or over the opponent's piece on it to
//!    the empty square behind.
//! 3. A player who cannot move passes.
//! 4. The first with all four pieces on the opponent's first rank wins.

use crate::game::{Ending, Notation, Observer, Outcome, Position, Reason, Rules, Seat, SeatSet, Show};
use crate::message::Message;
use crate::options::{GameInfo, Preset, Setup};
use crate::view::{Coord, Piece, Place, PointView, SeatView, View};
use crate::zobrist;

/// Identifier, seats and letters.
pub static INFO: GameInfo =
    GameInfo { id: "sample", presets: &[Preset { name: "plain", sets: &[] }], ..GameInfo::PLAIN };

/// The letters of the seats.
const LETTERS: &str = "AB";
/// The number of files, and so of pieces a side.
pub const FILES: usize = 4;
/// The last rank, counted from 0: how far each piece has to go.
pub const LAST: u8 = 5;
/// The tag of the seat to move in the key.
const SEAT_TAG: u8 = 0;

/// A turn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Moves the piece in this file.
    Move(u8),
    /// Moves nothing.
    Pass,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sample {
    /// How far each piece of each seat has advanced.
    gone: [[u8; FILES]; 2],
    seat: Seat,
    turn: u32,
    key: u64,
    /// Who has won, and why.
    won: Option<(Seat, Reason)>,
}

const _: () = assert!(size_of::<Sample>() < 1024);

/// The name of a square.
fn name(file: usize, rank: u8) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

fn letter(seat: Seat) -> char {
    char::from(LETTERS.as_bytes()[seat.index()])
}

impl Sample {
    fn with(gone: [[u8; FILES]; 2], seat: Seat, turn: u32) -> Self {
        let mut position = Self { gone, seat, turn, key: zobrist::state(SEAT_TAG, seat.0.into()), won: None };
        for seat in [Seat(0), Seat(1)] {
            (0..FILES).for_each(|file| position.key ^= position.number(seat, file));
            if gone[seat.index()] == [LAST; FILES] {
                position.won = Some((seat, Reason::Camp));
            }
        }
        position
    }

    fn other(&self) -> Seat {
        Seat(self.seat.0 ^ 1)
    }

    /// How far a piece has advanced.
    pub fn gone(&self, seat: Seat, file: usize) -> u8 {
        self.gone[seat.index()][file]
    }

    /// The rank of a piece.
    fn rank(&self, seat: Seat, file: usize) -> u8 {
        let gone = self.gone(seat, file);
        if seat.0 == 0 { gone } else { LAST - gone }
    }

    fn point(&self, seat: Seat, file: usize) -> u16 {
        u16::from(self.rank(seat, file)) * FILES as u16 + file as u16
    }

    /// The number of a piece in the key.
    fn number(&self, seat: Seat, file: usize) -> u64 {
        zobrist::piece(seat.0, self.point(seat, file))
    }

    /// The rank that the piece in a file would reach; `None` if it cannot move.
    fn goal(&self, file: usize) -> Option<u8> {
        let there = LAST - self.gone(self.other(), file);
        let next = self.gone(self.seat, file) + 1;
        let goal = if next == there { next + 1 } else { next };
        (goal <= LAST).then_some(goal)
    }

    fn can_move(&self) -> bool {
        (0..FILES).any(|file| self.goal(file).is_some())
    }

    fn owner(&self, file: usize, rank: u8) -> Option<Seat> {
        [Seat(0), Seat(1)].into_iter().find(|seat| self.rank(*seat, file) == rank)
    }

    fn pieces(&self, seat: Seat) -> String {
        (0..FILES).map(|file| name(file, self.rank(seat, file))).collect::<Vec<_>>().join(" ")
    }

    fn square(&self, seat: Seat, file: usize, gone: u8) -> (usize, u8) {
        (file, if seat.0 == 0 { gone } else { LAST - gone })
    }

    fn refuses_origin(&self, file: usize, rank: u8) -> Option<Message> {
        let at = |id| Message::new(id).point("at", name(file, rank));
        if !self.can_move() {
            return Some(Message::new("must-pass"));
        }
        match self.owner(file, rank) {
            None => Some(at("empty-point")),
            Some(seat) if seat != self.seat => Some(at("not-your-piece").seat("seat", letter(seat))),
            Some(_) => self.goal(file).is_none().then(|| at("no-move-from-here")),
        }
    }
}

impl Position for Sample {
    type Step = Step;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn outcome(&self) -> Option<Outcome> {
        self.won.map(|(seat, reason)| Outcome::win(SeatSet::of(seat), SeatSet::all(2), reason))
    }

    fn steps(&self, out: &mut Vec<Step>) {
        if self.won.is_some() {
            return;
        }
        let listed = out.len();
        out.extend((0..FILES).filter(|file| self.goal(*file).is_some()).map(|file| Step::Move(file as u8)));
        if out.len() == listed {
            out.push(Step::Pass);
        }
    }

    fn play<O: Observer>(&mut self, step: Step, observer: &mut O) {
        let seat = self.seat;
        if let Step::Move(file) = step {
            let file = usize::from(file) % FILES;
            let Some(goal) = self.goal(file) else { return };
            observer.take(seat.0, self.point(seat, file));
            self.key ^= self.number(seat, file);
            self.gone[seat.index()][file] = goal;
            self.key ^= self.number(seat, file);
            observer.put(seat.0, self.point(seat, file));
            if self.gone[seat.index()] == [LAST; FILES] {
                self.won = Some((seat, Reason::Camp));
            }
        }
        self.turn += 1;
        self.seat = self.other();
        self.key ^= zobrist::state(SEAT_TAG, 0) ^ zobrist::state(SEAT_TAG, 1);
    }

    fn replay_into<O: Observer>(&self, observer: &mut O) {
        for seat in [Seat(0), Seat(1)] {
            (0..FILES).for_each(|file| observer.put(seat.0, self.point(seat, file)));
        }
    }

    fn null_move(&self) -> Option<Self> {
        let mut next = self.clone();
        next.play(Step::Pass, &mut ());
        next.won.is_none().then_some(next)
    }
}

impl Notation for Sample {
    /// Reads `A to move; turns 3; A a1 b2 c1 d1; B a6 b6 c5 d6`.
    fn read_position(_: &Setup, text: &str) -> Result<Self, Message> {
        let wrong = |part: &str| Message::new("position-malformed").text("text", part);
        let parts: Vec<&str> = text.split("; ").collect();
        let &[mover, turns, a, b] = &parts[..] else { return Err(wrong(text)) };
        let seat = mover.strip_suffix(" to move").and_then(|letter| LETTERS.find(letter));
        let seat = Seat(seat.filter(|_| mover.len() == 9).ok_or_else(|| wrong(mover))? as u8);
        let turn = turns.strip_prefix("turns ").and_then(|turns| turns.parse().ok());
        let turn: u32 = turn.filter(|turn| *turn < 1_000_000).ok_or_else(|| wrong(turns))?;
        let mut gone = [[0; FILES]; 2];
        for (seat, part) in [(Seat(0), a), (Seat(1), b)] {
            let names =
                part.strip_prefix(letter(seat)).map(str::split_whitespace).ok_or_else(|| wrong(part))?;
            let names: Vec<&str> = names.collect();
            for (file, gone) in gone[seat.index()].iter_mut().enumerate() {
                let rank = (0..=LAST).find(|rank| names.get(file) == Some(&name(file, *rank).as_str()));
                let rank = rank.filter(|_| names.len() == FILES).ok_or_else(|| wrong(part))?;
                *gone = if seat.0 == 0 { rank } else { LAST - rank };
            }
        }
        let shared = (0..FILES).find(|file| gone[0][*file] + gone[1][*file] == LAST);
        match shared {
            Some(file) => Err(Message::new("position-impossible").text("text", &name(file, gone[0][file]))),
            None => Ok(Self::with(gone, seat, turn)),
        }
    }

    fn write_position(&self) -> String {
        let [a, b] = [Seat(0), Seat(1)].map(|seat| self.pieces(seat));
        format!("{} to move; turns {}; A {a}; B {b}", letter(self.seat), self.turn)
    }

    fn read_turn(&self, body: &str) -> Result<Vec<Step>, Message> {
        if let Some((_, reason)) = self.won {
            return Err(Message::new("game-over").text("reason", reason.id()));
        }
        let mut steps = Vec::new();
        self.steps(&mut steps);
        if let Some(step) = steps.into_iter().find(|step| self.write_turn(&[*step]) == body) {
            return Ok(vec![step]);
        }
        let squares = || (0..FILES).flat_map(|file| (0..=LAST).map(move |rank| (file, rank)));
        let find = |text: &str| squares().find(|(file, rank)| name(*file, *rank) == text);
        match body.split_once('-').map(|(from, to)| (find(from), find(to))) {
            Some((Some((file, rank)), Some((to, up)))) => Err(self
                .refuses_origin(file, rank)
                .unwrap_or_else(|| Message::new("out-of-reach").point("at", name(to, up)))),
            _ if body == "pass" => Err(Message::new("cannot-pass")),
            _ => Err(Message::new("body-malformed").text("text", body)),
        }
    }

    fn write_turn(&self, steps: &[Step]) -> String {
        match steps.first() {
            None => String::new(),
            Some(Step::Pass) => "pass".to_string(),
            Some(Step::Move(file)) => {
                let file = usize::from(*file) % FILES;
                let (_, to) = self.square(self.seat, file, self.goal(file).unwrap_or(0));
                format!("{}-{}", name(file, self.rank(self.seat, file)), name(file, to))
            }
        }
    }
}

impl Ending for Sample {
    /// Whoever is to move may give up.
    fn resign(&mut self, seat: Seat) -> Option<u32> {
        let number = (self.won.is_none() && seat == self.seat).then(|| self.entry().0)?;
        self.turn += 1;
        self.won = Some((self.other(), Reason::Resign));
        Some(number)
    }
}

impl Show for Sample {
    fn places(&self, step: Step) -> Vec<Place> {
        match step {
            Step::Pass => vec![Place::Word("pass")],
            Step::Move(file) => {
                let file = usize::from(file) % FILES;
                let (_, to) = self.square(self.seat, file, self.goal(file).unwrap_or(0));
                [self.rank(self.seat, file), to].map(|rank| Place::at(file as i8, rank as i8)).to_vec()
            }
        }
    }

    fn refusal(&self, path: &[Place]) -> Message {
        let square = |place: &Place| match place {
            Place::At(Coord { x, y }) => Some((usize::try_from(*x).ok()?, u8::try_from(*y).ok()?)),
            _ => None,
        };
        let square = |place| square(place).filter(|(file, rank)| *file < FILES && *rank <= LAST);
        match path {
            [Place::Word("pass")] => Message::new("cannot-pass"),
            [from] => match square(from) {
                Some((file, rank)) => {
                    self.refuses_origin(file, rank).unwrap_or(Message::new("step-unfinished"))
                }
                None => Message::new("unknown-place"),
            },
            [_, to] => match square(to) {
                Some((file, rank)) => Message::new("out-of-reach").point("at", name(file, rank)),
                None => Message::new("unknown-place"),
            },
            _ => Message::new("unknown-place"),
        }
    }

    fn describe(&self, view: &mut View) {
        view.phase = "turn";
        let squares = (0..=LAST).rev().flat_map(|rank| (0..FILES).map(move |file| (file, rank)));
        view.points = squares
            .map(|(file, rank)| PointView {
                at: Coord { x: file as i8, y: rank as i8 },
                name: name(file, rank),
                ground: match rank {
                    0 => "camp-a",
                    LAST => "camp-b",
                    _ => "plain",
                },
                stack: self
                    .owner(file, rank)
                    .map(|seat| Piece { owner: letter(seat), kind: "piece" })
                    .into_iter()
                    .collect(),
                marks: Vec::new(),
            })
            .collect();
        view.seats = [Seat(0), Seat(1)]
            .map(|seat| {
                let arrived = self.gone[seat.index()].iter().filter(|gone| **gone == LAST).count();
                let figures = vec![("arrived", arrived.to_string())];
                SeatView {
                    letter: letter(seat),
                    side: seat.0 * 2,
                    state: "in",
                    place: None,
                    reserve: Vec::new(),
                    figures,
                }
            })
            .to_vec();
    }
}

impl Rules for Sample {
    const INFO: &'static GameInfo = &INFO;

    fn start(_: &Setup) -> Result<Self, Message> {
        Ok(Self::with([[0; FILES]; 2], Seat(0), 0))
    }

    fn heuristic(&self, seat: Seat) -> i64 {
        self.gone[seat.index()].iter().map(|gone| i64::from(*gone)).sum()
    }
}
