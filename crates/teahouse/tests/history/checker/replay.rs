//! The kept log of a game, entry by entry: is each allowed where it stands, and how does the game stand after it.
//!
//! The rules of the board come from the `rules` crate; everything else (turns in order, clocks, offers, who gives
//! up, what ends a game) is written here from what the documents promise, not from what the server does.

use super::Rule;
use crate::history::{Game, Kept, Outcome, Setup, Terms, Time, Turn};
use rules::game::{Seat, SeatSet};
use rules::table::AnyGame;

/// What a bad connection is forgiven at first, and what more with each turn.
const LAG: i64 = 1_000;
const LAG_PER_TURN: i64 = 100;
/// What a player may gain in a whole game for other reasons: a node that was
/// held up by a busy machine charges nobody until it knows what the others did.
pub const SLACK: i64 = 5_000;
/// How long a node that lives may say nothing.
const SILENCE: i64 = 3_500;
/// How long the first turns of a game with clocks may take before it is given up.
const FIRST_TURN: i64 = 60_000;
const DAY: i64 = 86_400_000;

/// How a game stands after an entry.
#[derive(Clone, Debug)]
pub struct Stand {
    /// `open`, `playing`, `over` or `aborted`.
    pub status: &'static str,
    /// The number of the entry that last changed the position.
    pub position_version: i64,
    /// Who has to move.
    pub to_move: Option<usize>,
    /// The turns on the board.
    pub turns: Vec<Turn>,
    /// The entries of the record, as the stream for programs has them.
    pub moves: String,
    pub position: String,
    /// Who has offered a draw.
    pub draw: Vec<usize>,
    /// Who has asked to take back, or agreed.
    pub takeback: Vec<usize>,
    /// Who has given up.
    pub gave_up: Vec<usize>,
    pub outcome: Option<Outcome>,
    /// What each seat had left when the present turn began; empty without clocks.
    pub left: Vec<i64>,
    /// When the present turn began.
    pub since: i64,
    /// Whether the clock of the seat to move runs.
    pub running: bool,
}

/// What is wrong with an entry.
pub type Wrong = (Rule, String);

enum Act {
    Turn(usize, String),
    Resign(usize),
}

/// The board at the start, ready for the entries of turns.
pub fn open(terms: &Terms) -> Result<Box<dyn AnyGame>, String> {
    let info = rules::game_info(&terms.game).ok_or("no such game")?;
    let options = terms.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let setup = rules::options::Setup::choose(info, Some(terms.seats), Some(&terms.preset), options);
    let mut setup = setup.map_err(|message| message.to_string())?;
    setup.first = Seat(terms.first);
    let mut table = setup.open(None).map_err(|message| message.to_string())?;
    for entry in table.entries() {
        table.read_entry(&entry).map_err(|message| message.to_string())?;
    }
    Ok(table)
}

/// A board in the middle of a game, as a client that was told the position has it.
pub fn board(setup: &Setup, position: &str) -> Option<Box<dyn AnyGame>> {
    let info = rules::game_info(&setup.game)?;
    let seats = setup.letters.chars().count() as u8;
    let options = setup.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let mut chosen = rules::options::Setup::choose(info, Some(seats), Some(&setup.preset), options).ok()?;
    chosen.first = info.seat(seats, setup.first.chars().next()?)?;
    chosen.open(Some(position)).ok()
}

/// Times in which no clock has to run.
pub struct Outages {
    /// Those that are kept, by when they began.
    kept: Vec<(i64, i64)>,
    /// These and the times in which a node stood still, after which it may not know yet what the others did.
    forgiven: Vec<(i64, i64)>,
}

impl Outages {
    /// Those that are kept, and the times in which a node stood still.
    pub fn new(kept: &[(i64, i64)], still: Vec<(i64, i64)>) -> Self {
        let sorted = |mut all: Vec<(i64, i64)>| {
            all.sort_unstable();
            all
        };
        Self { kept: sorted(kept.to_vec()), forgiven: sorted([kept, &still].concat()) }
    }

    /// How much of the time between two moments a player may be forgiven at most.
    pub fn forgiven(&self, from: i64, to: i64) -> i64 {
        overlap(self.forgiven.iter().copied(), from, to)
    }

    /// How much of it a player has to be forgiven. Of an outage that goes on at its end only so much was known by then
    /// as is more than nodes may be silent for.
    pub fn due(&self, from: i64, to: i64) -> i64 {
        let known = self.kept.iter().filter(|(since, until)| *until <= to || to - since > SILENCE);
        overlap(known.copied(), from, to)
    }
}

fn overlap(outages: impl Iterator<Item = (i64, i64)>, from: i64, to: i64) -> i64 {
    let (mut counted, mut sum) = (from, 0);
    for (since, until) in outages {
        let (since, until) = (since.max(counted), until.min(to));
        if until > since {
            sum += until - since;
            counted = until;
        }
    }
    sum
}

/// A game that is replayed.
pub struct Replay<'a> {
    game: &'a Game,
    outages: &'a Outages,
    letters: Vec<char>,
    table: Box<dyn AnyGame>,
    acts: Vec<Act>,
    /// Those who gave up while it was not their turn, in a game that allows it only then.
    resigning: Vec<usize>,
    /// What each seat was not charged of the time that its turns took, less what it may gain.
    gained: Vec<i64>,
    stand: Stand,
    /// What is wrong so far.
    pub wrong: Vec<Wrong>,
}

impl<'a> Replay<'a> {
    /// Before the first entry.
    pub fn new(game: &'a Game, outages: &'a Outages) -> Result<Self, String> {
        let table = open(&game.terms)?;
        let seats = usize::from(game.terms.seats);
        let letters = (table.setup().info().letters)(game.terms.seats).chars().collect();
        let left = match game.terms.time {
            Time::Clock { base, .. } => vec![base * 1_000; seats],
            _ => Vec::new(),
        };
        let stand = Stand {
            status: "open",
            position_version: 0,
            to_move: None,
            turns: Vec::new(),
            moves: String::new(),
            position: String::new(),
            draw: Vec::new(),
            takeback: Vec::new(),
            gave_up: Vec::new(),
            outcome: None,
            left,
            since: 0,
            running: false,
        };
        let (acts, resigning, gained) = (Vec::new(), Vec::new(), vec![-LAG - SLACK; seats]);
        let mut replay =
            Self { game, outages, letters, table, acts, resigning, gained, stand, wrong: Vec::new() };
        replay.settle(0, 0);
        Ok(replay)
    }

    /// How the game stands after no entry, after the first one, and so on.
    pub fn stands(&mut self) -> Vec<Stand> {
        let mut stands = vec![self.stand.clone()];
        for (at, entry) in self.game.log.iter().enumerate() {
            if entry.number != at as i64 + 1 {
                self.fault(Rule::Numbers, entry, format!("is number {} of the log", at + 1));
            }
            self.take(entry);
            self.settle(entry.number, entry.at);
            stands.push(self.stand.clone());
        }
        stands
    }

    /// The letter of a seat.
    pub fn letter(&self, seat: usize) -> String {
        self.letters.get(seat).map(char::to_string).unwrap_or_default()
    }

    fn fault(&mut self, rule: Rule, entry: &Kept, why: impl std::fmt::Display) {
        let seat = entry.seat.map(|seat| self.letter(seat)).unwrap_or_default();
        self.wrong
            .push((rule, format!("entry {} ({} {seat} {}) {why}", entry.number, entry.kind, entry.body)));
    }

    fn is_computer(&self, seat: usize) -> bool {
        self.game.seats.get(seat).is_some_and(|sitter| sitter.computer)
    }

    /// Those who are asked before a draw or a takeback: people who still play.
    fn people(&self) -> impl Iterator<Item = usize> {
        (0..self.letters.len()).filter(|seat| !self.is_computer(*seat) && !self.stand.gave_up.contains(seat))
    }

    fn take(&mut self, entry: &Kept) {
        let Some(seat) = entry.seat.filter(|seat| *seat < self.letters.len()) else {
            return self.take_from_nobody(entry);
        };
        let due = if matches!(entry.kind.as_str(), "join" | "leave") { "open" } else { "playing" };
        let early = entry.kind == "abort" && self.stand.status == "open";
        if self.stand.status != due && !early {
            self.fault(Rule::AfterTheEnd, entry, format!("came while the game was {}", self.stand.status));
        }
        match entry.kind.as_str() {
            "join" | "leave" => {}
            "turn" => self.turn(entry, seat),
            "takeback" => self.takeback(entry, seat),
            "resign" => self.give_up(entry, seat, "resign"),
            "flag" => {
                self.flag(entry, seat);
                self.give_up(entry, seat, "time");
            }
            "left" => {
                if self.stand.to_move != Some(seat) || self.stand.left.is_empty() {
                    self.fault(Rule::Cause, entry, "is about a seat that nobody waits for on a clock");
                }
                self.give_up(entry, seat, "left");
            }
            "draw" => {
                let missing = self.people().find(|other| *other != seat && !self.stand.draw.contains(other));
                if missing.is_some() || (0..self.letters.len()).any(|seat| self.is_computer(seat)) {
                    self.fault(Rule::Cause, entry, "was not agreed to by everybody");
                }
                // Those who gave up come last, also when their turn to be passed over has not come yet.
                let gave_up =
                    self.stand.gave_up.iter().fold(SeatSet::NONE, |all, seat| all.with(Seat(*seat as u8)));
                let drawn = self.table.drawn();
                let drawn = if self.resigning.is_empty() { drawn } else { drawn.with_last(gave_up) };
                let outcome = self.told(drawn);
                self.end(Outcome { reason: "agreement".to_string(), ..outcome });
            }
            "abort" => self.abort(entry),
            "offer-draw" => {
                self.offer(entry, seat, self.stand.draw.is_empty());
                self.stand.draw.push(seat);
            }
            "offer-takeback" => {
                self.offer(entry, seat, self.stand.takeback.is_empty());
                self.stand.takeback.push(seat);
            }
            "decline" => self.clear_offers(),
            _ => self.fault(Rule::Cause, entry, "is of no kind that a player can cause"),
        }
    }

    fn take_from_nobody(&mut self, entry: &Kept) {
        match entry.kind.as_str() {
            "start" if self.stand.status == "open" => {
                self.stand.status = "playing";
                (self.stand.position_version, self.stand.since) = (entry.number, entry.at);
            }
            // A challenge was declined.
            "abort" if self.stand.status == "open" => self.abort(entry),
            "rematch" if matches!(self.stand.status, "over" | "aborted") => {}
            _ => self.fault(Rule::Cause, entry, "is nobody's"),
        }
    }

    fn turn(&mut self, entry: &Kept, seat: usize) {
        if self.stand.to_move != Some(seat) {
            let due = self.stand.to_move.map(|seat| self.letter(seat));
            self.fault(Rule::OutOfTurn, entry, format!("came when {due:?} had to move"));
        }
        if let Err(message) = self.table.read_entry(&entry.body) {
            return self.fault(Rule::Illegal, entry, format!("is not legal: {message}"));
        }
        self.charge(entry, seat);
        self.acts.push(Act::Turn(seat, entry.body.clone()));
        self.stand.turns.push(Turn { entry: entry.body.clone(), at: entry.at, spent: entry.spent });
        (self.stand.position_version, self.stand.since) = (entry.number, entry.at);
        self.clear_offers();
    }

    /// What turns are charged has to be the time that passed, less outages and a little lag; a first turn and a
    /// computer's turn cost nothing.
    fn charge(&mut self, entry: &Kept, seat: usize) {
        let passed = entry.at - self.stand.since;
        let stood = self.outages.forgiven(self.stand.since, entry.at);
        if entry.spent < 0 || entry.spent > passed.max(0) {
            self.fault(Rule::Clock, entry, format!("was charged {} of {passed} ms", entry.spent));
        }
        let Time::Clock { increment, .. } = self.game.terms.time else { return };
        if !self.stand.running {
            if entry.spent != 0 {
                self.fault(Rule::Clock, entry, format!("was charged {} ms but was free", entry.spent));
            }
            return;
        }
        let before = self.gained[seat];
        self.gained[seat] += (passed - stood - entry.spent).max(0) - LAG_PER_TURN;
        if before <= 0 && self.gained[seat] > 0 {
            let said = format!("was charged {} of {passed} ms, {stood} of them an outage", entry.spent);
            let gained = self.gained[seat] - before;
            self.fault(Rule::Clock, entry, format!("{said}: {gained} more, and in all too much"));
        }
        let left = self.stand.left[seat];
        if entry.spent > left {
            self.fault(
                Rule::Clock,
                entry,
                format!("was charged {} of {left} ms that were left", entry.spent),
            );
        }
        self.stand.left[seat] += increment * 1_000 - entry.spent;
    }

    /// Whoever agrees may do so whenever something is offered; what is new is offered once on a board.
    fn offer(&mut self, entry: &Kept, seat: usize, new: bool) {
        let offered = |other: &&Kept| other.kind == entry.kind && other.seat == Some(seat);
        let on_board = self.game.log.iter().filter(|other| other.number > self.stand.position_version);
        let before = on_board.filter(|other| other.number < entry.number);
        if new && before.filter(offered).count() > 0 {
            self.fault(Rule::Offers, entry, "was offered before on this board");
        }
    }

    fn takeback(&mut self, entry: &Kept, asker: usize) {
        // Not by the letter of the entry: in Skud's opening it is the flower's owner's.
        let own = |act: &Act| matches!(act, Act::Turn(seat, _) if *seat == asker);
        let turns = self.acts.iter().filter(|act| matches!(act, Act::Turn(..)));
        let due = turns.rev().position(own).map_or(0, |at| at + 1);
        let count = entry.body.parse().unwrap_or(0usize);
        if count == 0 || count != due {
            self.fault(Rule::Takeback, entry, format!("should take back {due} turns"));
        }
        // The one who agrees last makes the entry instead of an offer.
        let agreed = |seat: &usize| self.stand.takeback.contains(seat);
        let silent = self.people().filter(|seat| !agreed(seat)).count();
        if silent > 1 || self.game.terms.rated {
            self.fault(Rule::Takeback, entry, "was not agreed to by everybody, or the game is rated");
        }
        for _ in 0..count {
            match self.acts.pop() {
                Some(Act::Turn(..)) => {}
                Some(Act::Resign(seat)) => {
                    let said = format!("takes back that {} gave up", self.letter(seat));
                    self.fault(Rule::Takeback, entry, said);
                }
                None => break,
            }
            self.stand.turns.pop();
        }
        match open(&self.game.terms) {
            Ok(table) => self.table = table,
            Err(why) => return self.fault(Rule::Illegal, entry, why),
        }
        for act in &self.acts {
            // What was played and given up before can be again.
            let _ = match act {
                Act::Turn(_, body) => self.table.read_entry(body),
                Act::Resign(seat) => self.table.resign(Seat(*seat as u8)),
            };
        }
        (self.stand.position_version, self.stand.since) = (entry.number, entry.at);
        self.clear_offers();
    }

    fn give_up(&mut self, entry: &Kept, seat: usize, reason: &str) {
        if self.stand.gave_up.contains(&seat) {
            self.fault(Rule::Cause, entry, "gives up for the second time");
        }
        self.stand.gave_up.push(seat);
        self.clear_offers();
        if self.letters.len() == 2 {
            let (winner, loser) = (self.letter(1 - seat), self.letter(seat));
            let ranking = vec![winner.clone(), loser];
            return self.end(Outcome { winners: winner, reason: reason.to_string(), ranking });
        }
        let moved = self.stand.to_move == Some(seat);
        if self.table.resign(Seat(seat as u8)).is_ok() {
            self.acts.push(Act::Resign(seat));
            self.stand.position_version = entry.number;
            if moved {
                self.stand.since = entry.at;
            }
        } else {
            self.resigning.push(seat);
        }
    }

    /// A flag falls when the time is up, and only then.
    fn flag(&mut self, entry: &Kept, seat: usize) {
        let passed = entry.at - self.stand.since - self.outages.due(self.stand.since, entry.at);
        let up = match self.game.terms.time {
            Time::Clock { .. } => self.stand.running && passed >= self.stand.left[seat],
            Time::Days { days } => passed >= days * DAY,
            Time::Unlimited => false,
        };
        if self.stand.to_move != Some(seat) || !up {
            let left = self.stand.left.get(seat).copied();
            self.fault(Rule::Flag, entry, format!("fell after {passed} ms of {left:?}"));
        }
    }

    /// A game is aborted before its second turn, when the first ones do not come, or when one of two resigns
    /// who has not moved yet.
    fn abort(&mut self, entry: &Kept) {
        let passed = entry.at - self.stand.since - self.outages.due(self.stand.since, entry.at);
        let clocks = !self.stand.left.is_empty() && !self.stand.running;
        let never_began = clocks && self.stand.to_move == entry.seat && passed >= FIRST_TURN;
        let moved = |seat| self.acts.iter().any(|act| matches!(act, Act::Turn(of, _) if *of == seat));
        let two = self.game.seats.len() == 2;
        let early = never_began || (two && entry.seat.is_some_and(|seat| !moved(seat)));
        if self.stand.status == "playing" && self.stand.turns.len() >= 2 && !early {
            self.fault(Rule::Cause, entry, format!("came after {} turns", self.stand.turns.len()));
        }
        self.stand.status = "aborted";
        let reason = "aborted".to_string();
        self.stand.outcome = Some(Outcome { winners: String::new(), reason, ranking: Vec::new() });
    }

    fn clear_offers(&mut self) {
        self.stand.draw.clear();
        self.stand.takeback.clear();
    }

    fn end(&mut self, outcome: Outcome) {
        self.stand.status = "over";
        self.stand.outcome = Some(outcome);
        self.clear_offers();
    }

    /// An outcome of the rules in letters.
    fn told(&self, outcome: rules::game::Outcome) -> Outcome {
        let setup = self.table.setup();
        let places = outcome.ranking.iter().filter(|place| !place.is_empty());
        Outcome {
            winners: setup.letters(outcome.winner),
            reason: outcome.reason.id().to_string(),
            ranking: places.map(|place| setup.letters(*place)).collect(),
        }
    }

    /// What follows by itself: those who gave up are passed over, and the rules may have ended the game.
    fn settle(&mut self, number: i64, at: i64) {
        if self.stand.status == "playing" {
            loop {
                let seat = self.table.seat().index();
                let Some(waits) = self.resigning.iter().position(|other| *other == seat) else { break };
                self.resigning.remove(waits);
                if self.table.outcome().is_some() || self.table.resign(Seat(seat as u8)).is_err() {
                    break;
                }
                self.acts.push(Act::Resign(seat));
                (self.stand.position_version, self.stand.since) = (number, at);
            }
            if let Some(outcome) = self.table.outcome() {
                let outcome = self.told(outcome);
                self.end(outcome);
            }
        }
        let playing = self.stand.status == "playing";
        self.stand.to_move = playing.then(|| self.table.seat().index());
        let clocks = matches!(self.game.terms.time, Time::Clock { .. });
        let person = self.stand.to_move.is_some_and(|seat| !self.is_computer(seat));
        self.stand.running = clocks && person && self.stand.turns.len() >= self.letters.len();
        self.stand.position = self.table.position();
        self.stand.moves = self.table.entries().join(";");
    }
}
