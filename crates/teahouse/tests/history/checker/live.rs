//! What is kept is heard: an entry reaches every connection that is open, and soon.

use super::{Case, Rule};
use crate::history::{News, What};
use std::collections::BTreeMap;

/// How soon an entry is heard, in milliseconds.
const SOON: i64 = 2_000;
/// How soon if a node dies or comes back about then: the others have to find out first.
const DEATH: i64 = 6_000;

/// What a connection has heard, and when.
#[derive(Default)]
struct Ear {
    /// The version, or for a stream that of the position, after each message.
    heard: Vec<(i64, i64)>,
    /// Whether it is a stream, which tells of what changes the board alone.
    stream: bool,
    closed: Option<i64>,
}

impl Case<'_> {
    /// Every entry that is kept, on every connection that was open long enough to hear of it.
    pub fn check_live(&mut self) {
        let ears = self.ears();
        let deaths: Vec<i64> = self
            .history
            .events
            .iter()
            .filter_map(|event| match &event.what {
                What::Node { .. } => Some(event.at),
                _ => None,
            })
            .collect();
        let end = self.history.events.last().map_or(0, |event| event.at);
        let mut unheard = Vec::new();
        for entry in &self.game.log {
            let at = entry.at - self.history.began;
            let died = deaths.iter().any(|death| (at - DEATH..at + DEATH).contains(death));
            let until = at + if died { DEATH } else { SOON } + self.slowness(at);
            for (connection, ear) in &ears {
                let Some((first, _)) = ear.heard.first() else { continue };
                let was_open = *first <= at && ear.closed.unwrap_or(end) > until;
                let is_told = !ear.stream || self.changes_board(entry.number);
                let hears =
                    ear.heard.iter().any(|(when, version)| *when <= until && *version >= entry.number);
                if was_open && is_told && !hears {
                    unheard.push(format!(
                        "connection {connection} had not heard of {} ({}) {} ms after it",
                        entry.number,
                        entry.kind,
                        until - at
                    ));
                }
            }
        }
        for said in unheard {
            self.fault(Rule::Unheard, said);
        }
    }

    /// What each connection to the game has heard.
    fn ears(&self) -> BTreeMap<u64, Ear> {
        let mut ears: BTreeMap<u64, Ear> = BTreeMap::new();
        for event in &self.history.events {
            match &event.what {
                What::Heard { connection, game, news } if game == self.id => {
                    let ear = ears.entry(*connection).or_default();
                    let version = match news {
                        News::Game(state) => state.standing.version,
                        News::Entries(_, standing) => standing.version,
                        News::Line(line) => line.position_version,
                    };
                    ear.stream = matches!(news, News::Line(_));
                    ear.heard.push((event.at, version));
                }
                What::Closed { connection } => {
                    if let Some(ear) = ears.get_mut(connection) {
                        ear.closed = ear.closed.or(Some(event.at));
                    }
                }
                _ => {}
            }
        }
        ears
    }

    /// Whether the board after an entry is another one than before it, also one that stands still because the game is
    /// over: a stream ends with that.
    fn changes_board(&self, number: i64) -> bool {
        self.stands.get(number as usize).is_some_and(|stand| stand.position_version == number)
    }

    /// How long the slowest request took that was under way when an entry was made or soon after: on a busy machine
    /// everything takes so much longer.
    fn slowness(&self, at: i64) -> i64 {
        let under_way = self
            .requests
            .iter()
            .filter(|request| request.answer.is_some() && request.asked < at + SOON && request.answered > at);
        under_way.map(|request| request.answered - request.asked).max().unwrap_or(0)
    }
}
