//! Proves that what clients saw of a run is legal, given what the database has kept.
//!
//! It shares no code with the server: the board comes from the `rules` crate, everything else is stated again in the
//! files beside this one. `replay` looks at the kept logs alone, `asked` at requests and their answers, `seen` at
//! what observers were told, `live` at when, `ratings` at what rated games changed.

mod asked;
mod expected;
mod live;
mod ratings;
pub mod replay;
mod seen;
#[cfg(test)]
mod tests;
pub mod tournaments;

use crate::history::{Answer, Ask, Game, History, Record, What};
use replay::{Outages, Replay, Stand};
use std::collections::{BTreeMap, HashMap};

/// How far the server's clock may be from the clients', in milliseconds. They are on one machine, which may be busy.
pub const APART: i64 = 2_000;

/// What a history has to hold to.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rule {
    /// Entries are numbered from 1 without gaps.
    Numbers,
    /// Each seat moves in its turn.
    OutOfTurn,
    /// Every turn is legal.
    Illegal,
    /// Nothing happens before the start or after the end.
    AfterTheEnd,
    /// What is taken back was agreed to, and is the asker's last turn.
    Takeback,
    /// Each player offers the same once on a board.
    Offers,
    /// A clock gains nothing and is charged no more than the time that passed.
    Clock,
    /// A flag falls when the time is up.
    Flag,
    /// What happened was asked for by whoever did it, and what ended a game was a reason to.
    Cause,
    /// Nobody has left who was seen in the last minute.
    Left,
    /// What was acknowledged is kept, once and as it was sent.
    Lost,
    /// A key is entered once.
    Twice,
    /// A key that was used is refused for anything else.
    Reused,
    /// What was refused is not kept.
    Refused,
    /// What an observer is told is how the game stands, or stood.
    Seen,
    /// Nothing that somebody has seen vanishes.
    Vanished,
    /// A connection hears of every entry, in order.
    Missed,
    /// A connection that is open hears of an entry soon.
    Unheard,
    /// What fits a conditional turn is answered.
    Unanswered,
    /// The result that is noted is the one that follows from the log.
    Result,
    /// Rated games change ratings, once each, and in the right direction.
    Rating,
    /// What is in the log of a tournament can follow what is before it.
    Log,
    /// A round is paired once, when it is time for it, and nobody sits twice.
    Paired,
    /// Every game of a tournament exists once.
    Games,
    /// The standings follow from the log.
    Standings,
}

/// A breach of a rule.
#[derive(Clone, Debug)]
pub struct Fault {
    pub rule: Rule,
    pub game: String,
    pub said: String,
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} in {}: {}", self.rule, self.game, self.said)
    }
}

/// A request, with its answer if there is one; times as the clients had them and as places in the history.
#[derive(Debug)]
pub struct Request<'a> {
    who: &'a str,
    ask: &'a Ask,
    asked: i64,
    asked_place: usize,
    answer: Option<&'a Answer>,
    answered: i64,
}

/// A game with all that was asked and heard about it.
pub struct Case<'a> {
    id: &'a str,
    game: &'a Game,
    /// How it stood after each entry, the start first.
    stands: Vec<Stand>,
    history: &'a History,
    outages: &'a Outages,
    requests: Vec<Request<'a>>,
    faults: Vec<Fault>,
}

impl<'a> Case<'a> {
    fn fault(&mut self, rule: Rule, said: impl Into<String>) {
        self.faults.push(Fault { rule, game: self.id.to_string(), said: said.into() });
    }

    fn letters(&self) -> &'static str {
        rules::game_info(&self.game.terms.game).map_or("", |info| (info.letters)(self.game.terms.seats))
    }

    fn letter(&self, seat: usize) -> String {
        self.letters().chars().nth(seat).map(String::from).unwrap_or_default()
    }

    /// The seats as letters.
    fn letters_of(&self, seats: &[usize]) -> String {
        seats.iter().map(|seat| self.letter(*seat)).collect()
    }

    /// The seats of an account.
    fn sits(&self, account: &str, seat: usize) -> bool {
        self.game.seats.get(seat).is_some_and(|sitter| sitter.account.as_deref() == Some(account))
    }

    /// A moment of the clients as the server's clock would say it.
    fn wall(&self, at: i64) -> i64 {
        self.history.began + at
    }
}

/// Everything that is wrong with a run.
pub fn check(history: &History, record: &Record) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut requests = requests(history);
    let outages = Outages::new(&record.outages, still(history));
    for id in requests.keys().filter(|id| !record.games.contains_key(**id)) {
        let said = "somebody asked about it, and it is not kept".to_string();
        faults.push(Fault { rule: Rule::Lost, game: (*id).to_string(), said });
    }
    for (id, game) in &record.games {
        let requests = requests.remove(id.as_str()).unwrap_or_default();
        faults.extend(check_game(id, game, history, &outages, requests));
    }
    faults.extend(ratings::check(record));
    faults
}

fn check_game<'a>(
    id: &'a str,
    game: &'a Game,
    history: &'a History,
    outages: &'a Outages,
    requests: Vec<Request<'a>>,
) -> Vec<Fault> {
    let mut replay = match Replay::new(game, outages) {
        Ok(replay) => replay,
        Err(why) => return vec![Fault { rule: Rule::Illegal, game: id.to_string(), said: why }],
    };
    let stands = replay.stands();
    let mut case = Case { id, game, stands, history, outages, requests, faults: Vec::new() };
    for (rule, said) in replay.wrong {
        case.fault(rule, said);
    }
    case.check_result();
    case.check_asked();
    case.check_answered();
    case.check_seen();
    case.check_live();
    case.faults
}

impl Case<'_> {
    /// What is noted of the game beside its log is what follows from the log.
    fn check_result(&mut self) {
        let last = &self.stands[self.stands.len() - 1];
        let found = (last.status, last.outcome.as_ref().map(|o| (o.winners.as_str(), o.reason.as_str())));
        let noted = self.game.winners.as_deref().zip(self.game.reason.as_deref());
        if (self.game.status.as_str(), noted) != found || self.game.version != self.game.log.len() as i64 {
            let noted = (&self.game.status, noted, self.game.version);
            self.fault(Rule::Result, format!("{noted:?} is noted, {found:?} follows from the log"));
        }
    }
}

/// The times in which a node stood still, and a little after: then it has to find out first what it missed.
fn still(history: &History) -> Vec<(i64, i64)> {
    let fates = history.events.iter().filter_map(|event| match &event.what {
        What::Node { node, fate } => Some((*node, fate.as_str(), history.began + event.at)),
        _ => None,
    });
    let mut since: HashMap<usize, i64> = HashMap::new();
    let mut all = Vec::new();
    for (node, fate, at) in fates {
        match since.remove(&node) {
            Some(since) => all.push((since, at + APART)),
            None if fate == "stands still" => drop(since.insert(node, at)),
            None => {}
        }
    }
    all
}

/// The requests of a run by game, in the order in which they were sent.
fn requests(history: &History) -> BTreeMap<&str, Vec<Request<'_>>> {
    let mut games: BTreeMap<&str, Vec<Request<'_>>> = BTreeMap::new();
    let mut places: HashMap<u64, (&str, usize)> = HashMap::new();
    for (place, event) in history.events.iter().enumerate() {
        match &event.what {
            What::Asked { request, game, ask } => {
                let requests = games.entry(game).or_default();
                places.insert(*request, (game, requests.len()));
                let (who, asked) = (event.who.as_str(), event.at);
                requests.push(Request { who, ask, asked, asked_place: place, answer: None, answered: 0 });
            }
            What::Answered { request, answer } => {
                let asked = places.get(request).and_then(|(game, at)| games.get_mut(game)?.get_mut(*at));
                if let Some(asked) = asked {
                    (asked.answer, asked.answered) = (Some(answer), event.at);
                }
            }
            _ => {}
        }
    }
    games
}
