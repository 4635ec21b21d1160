//! The state of a game, derived from its log entry by entry.

use super::ahead::{self, Ahead};
use super::clock::{Clock, Verdict};
use crate::node::outages::{AHEAD, Outages};
use crate::store::games::GameSummary;
use crate::store::log::{Kind, LogRow};
use crate::store::time_off::SeatAway;
use crate::terms::Terms;
use crate::time::Moment;
use protocol::game::{Clocks, Offers, Outcome, Standing, Status, TimeControl, TurnView};
use rules::game::{Seat, SeatSet};
use rules::message::Message;
use rules::table::AnyGame;

pub struct Play {
    pub terms: Terms,
    letters: Vec<char>,
    table: Box<dyn AnyGame>,
    status: Status,
    version: i64,
    position_version: i64,
    turns: Vec<TurnView>,
    /// The seat that made each turn. In Skud's opening, the entry carries the letter of the flower's owner,
    /// who may not be the one who chose it.
    makers: Vec<u8>,
    clock: Clock,
    /// The seats of computers; their clocks stand still.
    bots: SeatSet,
    draw: Vec<u8>,
    takeback: Vec<u8>,
    /// Seats that have resigned; and those of them that did so out of turn, in a game that allows it only in
    /// turn.
    gave_up: SeatSet,
    resigning: SeatSet,
    /// How many turns were made when somebody last resigned: these cannot be taken back.
    settled: usize,
    outcome: Option<Outcome>,
    /// The rematch.
    pub rematch: Option<String>,
}

impl Play {
    /// A game without entries; `bots` are the seats of computers.
    pub fn new(terms: Terms, bots: SeatSet) -> Result<Self, Message> {
        let table = terms.open()?;
        let letters = (table.setup().info().letters)(terms.seats).chars().collect();
        let clock = Clock::new(terms.time.clone(), terms.seats);
        Ok(Self {
            table,
            letters,
            terms,
            status: Status::Open,
            version: 0,
            position_version: 0,
            turns: Vec::new(),
            makers: Vec::new(),
            clock,
            bots,
            draw: Vec::new(),
            takeback: Vec::new(),
            gave_up: SeatSet::NONE,
            resigning: SeatSet::NONE,
            settled: 0,
            outcome: None,
            rematch: None,
        })
    }

    pub fn status(&self) -> Status {
        self.status
    }

    /// The number of the last entry.
    pub fn version(&self) -> i64 {
        self.version
    }

    /// The number of the entry that last changed the position.
    pub fn position_version(&self) -> i64 {
        self.position_version
    }

    /// The board.
    pub fn table(&self) -> &dyn AnyGame {
        &*self.table
    }

    /// Without turns taken back.
    pub fn turns(&self) -> &[TurnView] {
        &self.turns
    }

    /// Whether the game has a turn of this seat that was not taken back.
    pub fn has_moved(&self, seat: u8) -> bool {
        self.makers.contains(&seat)
    }

    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The seats that have offered a draw or agreed to it.
    pub fn draw_offers(&self) -> &[u8] {
        &self.draw
    }

    /// The seats that have asked for a takeback or agreed to it.
    pub fn takeback_offers(&self) -> &[u8] {
        &self.takeback
    }

    pub fn letter(&self, seat: u8) -> String {
        self.letters.get(usize::from(seat)).map(char::to_string).unwrap_or_default()
    }

    pub fn letters(&self) -> String {
        self.letters.iter().collect()
    }

    /// The seat to move, while the game is running.
    pub fn to_move(&self) -> Option<u8> {
        (self.status == Status::Playing).then(|| self.table.seat().0)
    }

    /// Whether a computer has to move.
    pub fn is_bots_turn(&self) -> bool {
        self.to_move().is_some_and(|seat| self.bots.contains(Seat(seat)))
    }

    /// The seats of computers.
    pub fn bots(&self) -> SeatSet {
        self.bots
    }

    /// Whether the clock of the seat to move runs: each player's first turn is free.
    fn runs(&self) -> bool {
        self.turns.len() >= usize::from(self.terms.seats) && !self.is_bots_turn()
    }

    /// The charge of a turn made now; `None` if it is too late.
    pub fn charge(&self, now: Moment, lag: i64, outages: &Outages) -> Option<i64> {
        let seat = usize::from(self.to_move()?);
        if self.is_bots_turn() {
            return Some(0);
        }
        if !self.runs() && matches!(self.terms.time, TimeControl::Clock { .. }) {
            return Some(0);
        }
        self.clock.charge(seat, now, lag, outages)
    }

    /// The state of the clock of the seat to move.
    pub fn verdict(&self, now: Moment, outages: &Outages) -> Verdict {
        match self.to_move() {
            Some(seat) if !self.is_bots_turn() => {
                self.clock.verdict(usize::from(seat), self.runs(), now, outages)
            }
            _ => Verdict::GoesOn,
        }
    }

    /// When the clock must be checked, if there is no outage.
    pub fn deadline(&self) -> Option<Moment> {
        let seat = self.to_move()?;
        if self.is_bots_turn() {
            return None;
        }
        self.clock.deadline(usize::from(seat), self.runs())
    }

    /// When the clock must be checked, with the outages known so far.
    pub fn due(&self, now: Moment, outages: &Outages) -> Option<Moment> {
        let seat = self.to_move().filter(|_| !self.is_bots_turn())?;
        self.clock.due(usize::from(seat), self.runs(), now, outages)
    }

    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Sets the seats' time off.
    pub fn set_away(&mut self, away: &[SeatAway]) {
        self.clock.set_away(away);
    }

    /// Corrects a turn that began in the future, because the calendar was ahead when it was recorded: it
    /// begins now. The seat is charged nothing, and its clock runs again.
    pub fn mend(&mut self, now: Moment) {
        if self.clock.since() > now + AHEAD {
            self.clock.begin(now);
        }
    }

    /// Makes a turn in a player's notation. Returns `entry` with its number and body, already applied. A
    /// refused turn changes nothing.
    pub fn turn(&mut self, text: &str, entry: LogRow) -> Result<LogRow, Message> {
        let free = !self.runs();
        let body = ahead::read(&mut *self.table, text)?;
        let entry = LogRow { number: self.version + 1, body, ..entry };
        self.turned(&entry, free);
        self.taken(&entry);
        Ok(entry)
    }

    /// A copy of the board, to try turns on.
    pub fn ahead(&self) -> Ahead {
        Ahead::new(self.table.copy(), self.resigning)
    }

    /// Updates the state after a turn on the board; a `free` one costs no time.
    fn turned(&mut self, entry: &LogRow, free: bool) {
        self.clock.made(entry.seat.unwrap_or(0).into(), entry.at, entry.spent, free);
        let (text, at, spent) = (entry.body.clone(), entry.at, entry.spent);
        self.turns.push(TurnView { entry: text, at, spent });
        self.makers.push(entry.seat.unwrap_or(0));
        self.position_version = entry.number;
        // A turn declines pending offers.
        self.draw.clear();
        self.takeback.clear();
    }

    /// Applies the next entry of the log. Only valid entries are ever stored, so a refusal here means
    /// corruption.
    pub fn apply(&mut self, entry: &LogRow) -> Result<(), Message> {
        let seat = entry.seat.unwrap_or(0);
        match entry.kind {
            Kind::Join | Kind::Leave => {}
            Kind::Start => {
                self.status = Status::Playing;
                self.position_version = entry.number;
                self.clock.begin(entry.at);
            }
            Kind::Turn => {
                let free = !self.runs();
                self.table.read_entry(&entry.body)?;
                self.turned(entry, free);
            }
            Kind::Takeback => {
                for _ in 0..entry.body.parse().unwrap_or(0u32) {
                    self.table.undo();
                    self.turns.pop();
                    self.makers.pop();
                }
                self.clock.begin(entry.at);
                self.position_version = entry.number;
                self.draw.clear();
                self.takeback.clear();
            }
            Kind::Resign => self.give_up(entry, "resign"),
            Kind::Flag => self.give_up(entry, "time"),
            Kind::Left => self.give_up(entry, "left"),
            Kind::Draw => {
                // Seats that resigned out of turn have not been skipped yet.
                let drawn = self.table.drawn();
                let drawn = if self.resigning.is_empty() { drawn } else { drawn.with_last(self.gave_up) };
                let outcome = Outcome { reason: "agreement".to_string(), ..self.told(drawn) };
                self.end(outcome);
            }
            Kind::Abort => {
                self.status = Status::Aborted;
                let reason = "aborted".to_string();
                self.outcome =
                    Some(Outcome { winners: String::new(), reason, rest_drew: false, ranking: Vec::new() });
            }
            Kind::OfferDraw => self.draw.push(seat),
            Kind::OfferTakeback => self.takeback.push(seat),
            Kind::Decline => {
                self.draw.clear();
                self.takeback.clear();
            }
            Kind::Rematch => self.rematch = Some(entry.body.clone()),
        }
        self.taken(entry);
        Ok(())
    }

    /// Finishes applying an entry.
    fn taken(&mut self, entry: &LogRow) {
        self.version = entry.number;
        self.settle(entry);
    }

    /// Applies automatic effects: seats that have resigned are skipped, and the rules may have ended the
    /// game.
    fn settle(&mut self, entry: &LogRow) {
        if self.status != Status::Playing {
            return;
        }
        while self.table.outcome().is_none() && self.resigning.contains(self.table.seat()) {
            let seat = self.table.seat();
            self.resigning = self.resigning.without(seat);
            if self.table.resign(seat).is_err() {
                break;
            }
            self.settled = self.turns.len();
            self.clock.begin(entry.at);
            self.position_version = entry.number;
        }
        if let Some(outcome) = self.table.outcome() {
            self.end(self.told(outcome));
        }
    }

    /// Converts an outcome of the rules, from seats to letters.
    fn told(&self, outcome: rules::game::Outcome) -> Outcome {
        let setup = self.table.setup();
        let places = outcome.ranking.iter().filter(|place| !place.is_empty());
        Outcome {
            winners: setup.letters(outcome.winner),
            reason: outcome.reason.id().to_string(),
            rest_drew: outcome.rest_drew(),
            ranking: places.map(|place| setup.letters(*place)).collect(),
        }
    }

    fn end(&mut self, outcome: Outcome) {
        self.status = Status::Over;
        self.outcome = Some(outcome);
        self.draw.clear();
        self.takeback.clear();
    }

    /// A seat resigns, loses on time or leaves. With two players the other one wins; with more the rest play
    /// on.
    fn give_up(&mut self, entry: &LogRow, reason: &str) {
        let (seat, at, number) = (entry.seat.unwrap_or(0), entry.at, entry.number);
        if self.terms.seats == 2 {
            let (winner, loser) = (self.letter(1 - seat.min(1)), self.letter(seat));
            let ranking = vec![winner.clone(), loser];
            let outcome = Outcome { winners: winner, reason: reason.to_string(), rest_drew: false, ranking };
            return self.end(outcome);
        }
        self.gave_up = self.gave_up.with(Seat(seat));
        let moved = self.to_move() == Some(seat);
        if self.table.resign(Seat(seat)).is_ok() {
            self.settled = self.turns.len();
            if moved {
                self.clock.begin(at);
            }
            self.position_version = number;
        } else {
            self.resigning = self.resigning.with(Seat(seat));
        }
        self.draw.clear();
        self.takeback.clear();
    }

    /// Whether a seat still plays: it has not resigned, finished or dropped out.
    pub fn is_in(&self, seat: u8) -> bool {
        let out = self.status == Status::Playing && !self.table.playing().contains(Seat(seat));
        !self.gave_up.contains(Seat(seat)) && !out
    }

    /// How many turns a takeback of this seat undoes: back to its own last turn. 0 if it has made none, or
    /// none since somebody resigned, because a resignation cannot be undone.
    pub fn turns_back(&self, seat: u8) -> usize {
        self.makers.iter().skip(self.settled).rev().position(|maker| *maker == seat).map_or(0, |at| at + 1)
    }

    /// The summary for the database.
    pub fn noted(&self) -> GameSummary<'_> {
        let outcome = self.outcome.as_ref();
        GameSummary {
            status: self.status,
            version: self.version,
            turns: self.turns.len() as i64,
            deadline: self.deadline(),
            bot_to_move: self.is_bots_turn(),
            outcome: outcome.map(|outcome| (outcome.winners.as_str(), outcome.reason.as_str())),
            to_move: self.to_move().map(|seat| self.letter(seat)),
            position: self.table.position(),
        }
    }

    /// The standing at a moment.
    pub fn standing(&self, now: Moment, outages: &Outages) -> Standing {
        let to_move = self.to_move();
        let running = to_move.filter(|_| self.runs());
        let clocks = self.clock.left().map(|left| {
            let mut left = left.to_vec();
            if let Some(seat) = running {
                left[usize::from(seat)] = self.clock.remaining(seat.into(), now, outages);
            }
            Clocks { left, running: running.map(|seat| self.letter(seat)), at: now }
        });
        let letters = |seats: &[u8]| seats.iter().map(|seat| self.letter(*seat)).collect();
        Standing {
            status: self.status,
            version: self.version,
            position_version: self.position_version,
            to_move: to_move.map(|seat| self.letter(seat)),
            clocks,
            deadline: self.due(now, outages).filter(|_| self.clock.is_by_days()),
            offers: Offers { draw: letters(&self.draw), takeback: letters(&self.takeback) },
            outcome: self.outcome.clone(),
        }
    }
}
