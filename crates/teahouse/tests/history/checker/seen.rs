//! What observers were told: all see the same game, none sees anything vanish, and a connection misses nothing.

use super::replay::{SLACK, Stand};
use super::{APART, Case, Rule};
use crate::history::{Answer, Clocks, Entry, Line, News, Standing, State, What};
use std::collections::HashMap;

/// What a connection has heard.
#[derive(Default)]
struct Ear {
    /// The last version, and the last version of the position of a stream.
    version: Option<i64>,
    position_version: i64,
    /// What its first message has to show, and whether that one came after news of what happened meanwhile: clients
    /// pass over what is older than what they know.
    due: i64,
    late: bool,
}

impl Case<'_> {
    /// All of it, in the order in which it happened.
    pub fn check_seen(&mut self) {
        let history = self.history;
        let mut ears: HashMap<u64, Ear> = HashMap::new();
        // What somebody has seen after each event, and what each request has to know of.
        let mut known = 0;
        let asked: HashMap<usize, usize> =
            self.requests.iter().enumerate().map(|(at, request)| (request.asked_place, at)).collect();
        let mut due: HashMap<u64, (usize, i64)> = HashMap::new();
        for (place, event) in history.events.iter().enumerate() {
            match &event.what {
                What::Asked { request, game, .. } if game == self.id => {
                    if let Some(at) = asked.get(&place) {
                        due.insert(*request, (*at, known));
                    }
                }
                What::Answered { request, answer } => {
                    let Some((at, due)) = due.remove(request) else { continue };
                    let asked = self.requests[at].asked;
                    known = known.max(self.check_answer(answer, due, (asked, event.at)));
                }
                What::Listens { connection, game, seen } if game == self.id => {
                    ears.insert(*connection, Ear { version: *seen, due: known, ..Ear::default() });
                }
                What::Heard { connection, game, news } if game == self.id => {
                    let mut ear = ears.remove(connection).unwrap_or_default();
                    known = known.max(self.check_heard(*connection, &mut ear, news, event.at));
                    ears.insert(*connection, ear);
                }
                _ => {}
            }
        }
    }

    /// Checks an answer; gives the version that it shows. `due` is what it has to show at least.
    fn check_answer(&mut self, answer: &Answer, due: i64, (asked, answered): (i64, i64)) -> i64 {
        let version = match answer {
            Answer::Accepted { standing, .. } => {
                self.check_standing(standing, Some(asked), answered);
                standing.version
            }
            Answer::State(state) | Answer::Refused { game: Some(state), .. } => {
                self.check_state(state, Some(asked), answered);
                state.standing.version
            }
            Answer::Log(entries) => {
                self.check_entries(entries, 0);
                entries.last().map_or(0, |entry| entry.number)
            }
            Answer::Refused { .. } | Answer::Unknown(_) | Answer::Set => return 0,
        };
        if version < due {
            let said = format!("at {answered} ms version {version} was shown after {due} had been seen");
            self.fault(Rule::Vanished, said);
        }
        version
    }

    fn check_heard(&mut self, connection: u64, ear: &mut Ear, news: &News, at: i64) -> i64 {
        let version = match news {
            News::Game(state) => {
                self.check_state(state, None, at);
                state.standing.version
            }
            News::Entries(entries, standing) => {
                self.check_standing(standing, None, at);
                let after = entries.first().map_or(standing.version, |entry| entry.number - 1);
                self.check_entries(entries, after);
                if entries.last().is_some_and(|entry| entry.number != standing.version) {
                    self.fault(
                        Rule::Seen,
                        format!("entries up to another version than {}", standing.version),
                    );
                }
                if ear.version.is_some_and(|seen| seen < after) {
                    let said =
                        format!("connection {connection} heard {after} after {:?} at {at} ms", ear.version);
                    self.fault(Rule::Missed, said);
                }
                standing.version
            }
            News::Line(line) => {
                self.check_line(line);
                if line.position_version < ear.position_version {
                    let said = format!(
                        "stream {connection} showed {} after {} at {at} ms",
                        line.position_version, ear.position_version
                    );
                    self.fault(Rule::Vanished, said);
                }
                ear.position_version = line.position_version;
                return line.position_version;
            }
        };
        if ear.version.is_some_and(|seen| version < seen) {
            if ear.late || version < ear.due {
                let said =
                    format!("connection {connection} heard {version} after {:?} at {at} ms", ear.version);
                self.fault(Rule::Vanished, said);
            }
            ear.late = true;
        }
        ear.version = ear.version.max(Some(version));
        version
    }

    /// The entries after a version are those that are kept.
    fn check_entries(&mut self, entries: &[Entry], after: i64) {
        for (at, entry) in entries.iter().enumerate() {
            let Some(kept) = self.game.log.get((after.max(0) as usize) + at) else {
                self.fault(Rule::Vanished, format!("entry {} was seen and is not kept", entry.number));
                return;
            };
            let seat = kept.seat.map(|seat| self.letter(seat));
            // Whose account took a seat is nobody's business.
            let body = if kept.kind == "join" { "" } else { kept.body.as_str() };
            let found = (kept.number, kept.at, seat.as_deref(), kept.kind.as_str(), body, kept.spent);
            let seat = entry.seat.as_deref();
            let shown = (entry.number, entry.at, seat, entry.kind.as_str(), entry.body.as_str(), entry.spent);
            if found != shown {
                self.fault(Rule::Seen, format!("{shown:?} was seen, {found:?} is kept"));
            }
        }
    }

    fn check_state(&mut self, state: &State, asked: Option<i64>, seen: i64) {
        self.check_standing(&state.standing, asked, seen);
        let Some(stand) = self.stands.get(state.standing.version.max(0) as usize) else { return };
        if stand.turns != state.turns || stand.position != state.position {
            let lengths = (stand.turns.len(), state.turns.len());
            let (version, position) = (state.standing.version, &state.position);
            let said =
                format!("at {version}, {position:?} instead of {:?}, turns {lengths:?}", stand.position);
            self.fault(Rule::Seen, said);
        }
    }

    fn check_standing(&mut self, shown: &Standing, asked: Option<i64>, seen: i64) {
        let Some(stand) = self.stands.get(shown.version.max(0) as usize) else {
            let said = format!("version {} was seen, {} is kept", shown.version, self.game.log.len());
            return self.fault(Rule::Vanished, said);
        };
        let to_move = stand.to_move.map(|seat| self.letter(seat));
        let offers = (self.letters_of(&stand.draw), self.letters_of(&stand.takeback));
        let found = (stand.status, stand.position_version, &to_move, offers, &stand.outcome);
        let offers = (shown.offers.draw.clone(), shown.offers.takeback.clone());
        let told = (shown.status.as_str(), shown.position_version, &shown.to_move, offers, &shown.outcome);
        let differ = (found != told).then(|| format!("at {} {told:?} was seen for {found:?}", shown.version));
        let clocks = match &shown.clocks {
            Some(clocks) => self.clocks_wrong(stand, clocks, asked, seen),
            None => (!stand.left.is_empty()).then(|| "no clocks were shown".to_string()),
        };
        if let Some(said) = differ {
            self.fault(Rule::Seen, said);
        }
        if let Some(said) = clocks {
            self.fault(Rule::Clock, format!("at {}: {said}", shown.version));
        }
    }

    /// What is wrong with clocks that were shown: they are what the log says, less the time since the turn began, which
    /// counts outages only if it was known of them; and they are of the time at which they were seen.
    fn clocks_wrong(&self, stand: &Stand, shown: &Clocks, asked: Option<i64>, seen: i64) -> Option<String> {
        let running = stand.to_move.filter(|_| stand.running);
        if shown.running != running.map(|seat| self.letter(seat)) || shown.left.len() != stand.left.len() {
            return Some(format!("{shown:?} were shown for {:?}", stand.left));
        }
        for (seat, (shown_left, left)) in shown.left.iter().zip(&stand.left).enumerate() {
            let passed = (shown.at - stand.since).max(0);
            let stood = self.outages.forgiven(stand.since, shown.at) + SLACK;
            let allowed = match running {
                Some(moves) if moves == seat => {
                    (left - passed).max(0)..=(left - passed + stood).clamp(0, *left)
                }
                _ => *left..=*left,
            };
            if !allowed.contains(shown_left) {
                return Some(format!("{} had {shown_left} left, not {allowed:?}", self.letter(seat)));
            }
        }
        let early = asked.is_some_and(|asked| shown.at < self.wall(asked) - APART);
        let late = shown.at > self.wall(seen) + APART;
        let span = (asked.map(|asked| self.wall(asked)), self.wall(seen));
        (early || late).then(|| format!("clocks of {} were shown in {span:?}", shown.at))
    }

    /// A line of a stream has no version: it has to fit one of those with its version of the position.
    fn check_line(&mut self, line: &Line) {
        let running = |stand: &Stand| stand.to_move.filter(|_| stand.running);
        let clocks = |stand: &Stand| {
            let pairs = stand.left.iter().zip(&line.left).enumerate();
            stand.left.len() == line.left.len()
                && pairs.clone().all(|(seat, (left, shown))| {
                    if running(stand) == Some(seat) { shown <= left && *shown >= 0 } else { shown == left }
                })
        };
        let fits = |stand: &&Stand| {
            let to_move = stand.to_move.map(|seat| self.letter(seat));
            stand.status == line.status
                && stand.position_version == line.position_version
                && stand.moves == line.moves
                && stand.position == line.position
                && stand.outcome == line.outcome
                && to_move == line.to_move
                && clocks(stand)
        };
        if !self.stands.iter().any(|stand| fits(&stand)) {
            let said = format!("no version is like the line {}", serde_json::to_string(line).unwrap());
            self.fault(Rule::Seen, said);
        }
    }
}
