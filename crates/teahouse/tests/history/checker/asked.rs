//! Requests and answers: what was acknowledged is kept, what was refused is not, and everything that is kept was asked
//! for by whoever did it.

use super::{APART, Case, Request, Rule};
use crate::history::{Answer, Ask, Kept, What};
use std::collections::{HashMap, HashSet};

/// How long a player has to be gone before the game can be claimed.
const GONE: i64 = 60_000;

impl Request<'_> {
    /// Whether nobody knows what became of it.
    fn unknown(&self) -> bool {
        matches!(self.answer, None | Some(Answer::Unknown(_)))
    }

    /// The number of its entry, if it was acknowledged.
    fn number(&self) -> Option<i64> {
        match self.answer {
            Some(Answer::Accepted { number, .. }) => Some(*number),
            _ => None,
        }
    }

    fn refused(&self) -> bool {
        matches!(self.answer, Some(Answer::Refused { .. }))
    }
}

/// The turn in an entry of the record: what follows the number and the letter.
pub fn turn_of(body: &str) -> &str {
    body.split_once('.').map_or("", |(_, turn)| turn)
}

impl Case<'_> {
    pub fn check_asked(&mut self) {
        self.check_keys();
        for at in 0..self.requests.len() {
            self.check_acknowledged(at);
        }
        self.check_causes();
    }

    fn kept(&self, number: i64) -> Option<&Kept> {
        usize::try_from(number - 1).ok().and_then(|at| self.game.log.get(at))
    }

    /// A key is entered once, and not at all if it was refused each time.
    fn check_keys(&mut self) {
        let mut entered: HashMap<&str, i64> = HashMap::new();
        let mut wrong = Vec::new();
        for entry in &self.game.log {
            let Some(idempotency_key) = &entry.idempotency_key else { continue };
            if let Some(other) = entered.insert(idempotency_key, entry.number) {
                let said = format!("key {idempotency_key} is entered as {other} and as {}", entry.number);
                wrong.push((Rule::Twice, said));
            }
        }
        let mut refused: HashMap<&str, bool> = HashMap::new();
        for request in &self.requests {
            if let Ask::Turn { idempotency_key: Some(idempotency_key), .. } = request.ask {
                *refused.entry(idempotency_key).or_insert(true) &= request.refused();
            }
        }
        for (idempotency_key, _) in refused.iter().filter(|(_, refused)| **refused) {
            if let Some(number) = entered.get(idempotency_key) {
                wrong.push((
                    Rule::Refused,
                    format!("key {idempotency_key} was refused, and is entry {number}"),
                ));
            }
        }
        wrong.into_iter().for_each(|(rule, said)| self.fault(rule, said));
    }

    /// What was acknowledged is kept as it was sent, and was entered while it was waited for.
    fn check_acknowledged(&mut self, at: usize) {
        let request = &self.requests[at];
        let Some(number) = request.number() else { return };
        let (ask, who) = (request.ask, request.who);
        let lost = format!("{ask:?} of {who} was acknowledged as {number}");
        let Some(entry) = self.kept(number) else {
            // A turn that waits for the opponent's has no number yet; some things change nothing in a new game.
            let waits = matches!(ask, Ask::Turn { premove: true, .. } | Ask::Act(_)) && number == 0;
            if !waits {
                self.fault(Rule::Lost, format!("{lost}, which is not kept"));
            }
            return;
        };
        let own = entry.seat.is_some_and(|seat| self.sits(who, seat));
        let fits = match ask {
            Ask::Turn { turn, idempotency_key, .. } => {
                own && entry.kind == "turn"
                    && turn_of(&entry.body) == turn
                    && entry.idempotency_key == *idempotency_key
            }
            Ask::Act(action) => self.fits(action, who, entry),
            Ask::Look | Ask::Log | Ask::Conditions { .. } => true,
        };
        let late = entry.at > self.wall(request.answered) + APART;
        // What was sent before, or offered already, was entered then.
        let again = match ask {
            Ask::Turn { idempotency_key, .. } => idempotency_key.is_some(),
            Ask::Act(action) => {
                matches!(action.as_str(), "join" | "draw" | "takeback" | "decline" | "drop-premove")
            }
            Ask::Look | Ask::Log | Ask::Conditions { .. } => true,
        };
        let early = entry.at < self.wall(request.asked) - APART && !again;
        let found = format!("{lost}, where {} {:?} {} is kept", entry.kind, entry.seat, entry.body);
        if !fits {
            let reused = matches!(ask, Ask::Turn { idempotency_key: Some(_), .. }) && self.used_before(at);
            self.fault(if reused { Rule::Reused } else { Rule::Lost }, found);
        } else if late || early {
            let when = format!("from {} to {}", self.wall(request.asked), self.wall(request.answered));
            let said = format!("{found}, made at {} though it was asked {when}", entry.at);
            self.fault(Rule::Clock, said);
        }
    }

    /// Whether the key of a turn was sent with another one before.
    fn used_before(&self, at: usize) -> bool {
        let turn = |request: &Request<'_>| match request.ask {
            Ask::Turn { turn, idempotency_key: Some(idempotency_key), .. } => {
                Some((turn.clone(), idempotency_key.clone()))
            }
            _ => None,
        };
        let own = turn(&self.requests[at]);
        let before = self.requests[..at].iter().filter_map(turn);
        own.is_some_and(|(own, used)| {
            before.into_iter().any(|(turn, idempotency_key)| idempotency_key == used && turn != own)
        })
    }

    /// Whether an entry is what an action makes.
    fn does(&self, ask: &Ask, entry: &Kept) -> bool {
        let Ask::Act(action) = ask else { return false };
        let kinds: &[&str] = match action.as_str() {
            "join" => &["join", "start"],
            "leave" => &["leave", "abort"],
            "resign" => &["resign", "abort"],
            "abort" => &["abort"],
            "draw" => &["draw", "offer-draw"],
            "takeback" => &["takeback", "offer-takeback"],
            "decline" => &["decline"],
            "claim" => &["left"],
            _ => &[],
        };
        kinds.contains(&entry.kind.as_str())
    }

    /// Whether an action that was acknowledged with an entry's number made that entry, or had nothing to change.
    fn fits(&self, action: &str, who: &str, entry: &Kept) -> bool {
        let stand = &self.stands[entry.number as usize];
        let own = entry.seat.is_some_and(|seat| self.sits(who, seat));
        let among = |seats: &[usize]| seats.iter().any(|seat| self.sits(who, *seat));
        let made = self.does(&Ask::Act(action.to_string()), entry);
        match action {
            "join" => {
                let before = self.kept(entry.number - 1);
                let joined = |entry: &Kept| entry.kind == "join" && entry.body == who;
                joined(entry)
                    || (entry.kind == "start" && before.is_some_and(joined))
                    || (0..self.game.seats.len()).any(|seat| self.sits(who, seat))
            }
            "draw" => (made && own) || among(&stand.draw),
            // The one who agrees last makes the entry of the one who asked.
            "takeback" => entry.kind == "takeback" || (made && own) || among(&stand.takeback),
            "decline" => (made && own) || (stand.draw.is_empty() && stand.takeback.is_empty()),
            "claim" => made && !own,
            "leave" => made,
            "drop-premove" => true,
            _ => made && own,
        }
    }

    /// Everything that is kept was asked for.
    fn check_causes(&mut self) {
        let mut used: HashSet<usize> = HashSet::new();
        for at in 0..self.game.log.len() {
            let entry = &self.game.log[at];
            let computer = entry.seat.is_some_and(|seat| self.game.seats[seat].computer);
            if computer
                || matches!(entry.kind.as_str(), "start" | "flag" | "rematch")
                || self.by_itself(entry)
            {
                continue;
            }
            // Acknowledged with this number, if there is such a request; otherwise one of which nobody knows more.
            let causes =
                |(at, request): &(usize, &Request<'_>)| !used.contains(at) && self.causes(request, entry);
            let mut found = self.requests.iter().enumerate().filter(causes);
            let known = found.clone().find(|(_, request)| request.number().is_some_and(|number| number > 0));
            let cause = known.or_else(|| found.next()).map(|(at, _)| at);
            match cause {
                Some(at) => {
                    used.insert(at);
                    if entry.kind == "left" {
                        self.check_left(&self.game.log[(entry.number - 1) as usize].clone());
                    }
                }
                None if self.was_expected(at) => {}
                None => {
                    let said = format!(
                        "entry {} ({} {:?} {}) was asked for by nobody",
                        entry.number, entry.kind, entry.seat, entry.body
                    );
                    self.fault(Rule::Cause, said);
                }
            }
        }
    }

    /// A game whose first turns do not come ends by itself; `replay` looks at when.
    fn by_itself(&self, entry: &Kept) -> bool {
        let before = &self.stands[(entry.number - 1).max(0) as usize];
        let waited = before.to_move.is_some() && before.to_move == entry.seat && !before.running;
        entry.kind == "abort" && waited && !before.left.is_empty() && entry.at - before.since >= GONE
    }

    /// Whether a request can have made an entry.
    fn causes(&self, request: &Request<'_>, entry: &Kept) -> bool {
        let acknowledged = |number: i64| request.number() == Some(number);
        if self.wall(request.asked) > entry.at + APART || request.refused() {
            return false;
        }
        let own = entry.seat.is_some_and(|seat| self.sits(request.who, seat));
        match request.ask {
            Ask::Turn { turn, idempotency_key, premove, .. } => {
                let same = entry.kind == "turn"
                    && own
                    && turn_of(&entry.body) == turn
                    && entry.idempotency_key == *idempotency_key;
                let waited = *premove && acknowledged(0);
                same && (acknowledged(entry.number) || waited || request.unknown())
            }
            Ask::Act(action) => {
                let who = match (action.as_str(), entry.kind.as_str()) {
                    ("join", _) => entry.body == request.who,
                    // Whoever had the seat may have none any more.
                    ("leave", _) => true,
                    (_, "takeback") => (0..self.game.seats.len()).any(|seat| self.sits(request.who, seat)),
                    (_, "left") => {
                        !own && (0..self.game.seats.len()).any(|seat| self.sits(request.who, seat))
                    }
                    _ => own,
                };
                let joined = entry.kind == "join" && acknowledged(entry.number + 1);
                let known = acknowledged(entry.number) || joined || request.unknown();
                who && known && self.does(request.ask, entry) && entry.kind != "start"
            }
            Ask::Look | Ask::Log | Ask::Conditions { .. } => false,
        }
    }

    /// Nobody has left who did something in the last minute, or listened.
    fn check_left(&mut self, entry: &Kept) {
        let account = entry.seat.and_then(|seat| self.game.seats[seat].account.clone()).unwrap_or_default();
        let acts = self.requests.iter().filter(|request| request.who == account && !request.unknown());
        let acts = acts.filter(|request| self.wall(request.answered) <= entry.at);
        let acted = acts
            .max_by_key(|request| request.asked)
            .map(|request| (self.wall(request.asked), format!("asked {:?}", request.ask)));
        let listened = self.listened(&account, entry.at).map(|at| (at, "listened".to_string()));
        let Some((last, what)) = acted.into_iter().chain(listened).max() else { return };
        let gone = entry.at - last - self.outages.due(last, entry.at);
        if gone < GONE - APART {
            let said = format!("entry {}: {account} has left, but {what} {gone} ms before", entry.number);
            self.fault(Rule::Left, said);
        }
    }

    /// When an account last listened to the game, up to a moment.
    fn listened(&self, account: &str, until: i64) -> Option<i64> {
        let (mut open, mut closed): (HashSet<u64>, HashSet<u64>) = Default::default();
        let mut last = None;
        for event in self.history.events.iter().filter(|event| event.who == account) {
            let at = self.wall(event.at);
            if at > until {
                break;
            }
            match &event.what {
                // What was on its way when the connection was closed says nothing.
                What::Heard { connection, game, .. } if game == self.id && !closed.contains(connection) => {
                    open.insert(*connection);
                }
                What::Closed { connection } => {
                    closed.insert(*connection);
                    if open.remove(connection) {
                        last = Some(at);
                    }
                }
                _ => {}
            }
        }
        if open.is_empty() { last } else { Some(until) }
    }
}
