//! Presence: when each player was last seen. Every request and every open connection counts. Each node keeps
//! this in memory and writes notes to the database, rarely and in batches, and never while a request waits.
//! The notes of all nodes together decide whether a player has left, so it does not matter to which node they
//! are connected or whether the bus works. A dead node renews nothing, so its notes expire.

use crate::error::Error;
use crate::lock::lock;
use crate::store::presence::{self as notes, ANYWHERE};
use crate::store::{Store, Write};
use crate::time::Moment;
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::Notify;

/// The shortest interval between two notes of one player, in ms.
const NOTE: i64 = 15_000;
/// How long a note of an open connection is valid. It is renewed well before.
const LEASE: i64 = 30_000;
/// A note further in the future comes from a wrong clock.
const AHEAD: i64 = 2 * LEASE;
/// A player silent for this long is forgotten here.
const FORGET: i64 = 120_000;
/// Interval between flushes.
const TICK: Duration = Duration::from_secs(1);
/// Arrivals are batched for this long; a commit for each would cost too much.
const TOGETHER: Duration = Duration::from_millis(200);
/// The most arrivals remembered.
const CAME: usize = 10_000;
/// Notes per write. A longer write would delay turns.
const BATCH: usize = 16;

/// The presence of one player, in one game or anywhere.
#[derive(Debug, Default)]
struct Sign {
    seen: Moment,
    /// Whether a connection is open.
    open: bool,
    /// The last note in the database, and when it was written.
    noted: Option<(Moment, Moment)>,
}

impl Sign {
    /// The note to write now, if any.
    fn due(&self, now: Moment) -> Option<Moment> {
        let until = if self.open { now + LEASE } else { self.seen };
        let Some((told, at)) = self.noted else { return Some(until) };
        // The range also catches a clock that was set back.
        let long = !(0..NOTE).contains(&(now - at));
        let closed = !self.open && told > until;
        (closed || (long && told != until)).then_some(until)
    }

    fn is_idle(&self, now: Moment) -> bool {
        !self.open && !(0..FORGET).contains(&(now - self.seen)) && self.due(now).is_none()
    }
}

#[derive(Debug, Default)]
struct Signs {
    /// The network of the last request.
    address: Option<String>,
    /// By game.
    signs: HashMap<String, Sign>,
}

/// A note to write: account, game and until when they count as present.
pub type Note = (String, String, Moment);

/// The players whom this node has seen.
#[derive(Debug)]
pub struct Presence {
    node: String,
    players: Mutex<HashMap<String, Signs>>,
    /// Arrivals since the last `take_came`.
    came: Mutex<Vec<String>>,
    /// Notified when a note is urgent.
    due: Notify,
}

impl Presence {
    pub fn new(node: &str) -> Self {
        Self { node: node.to_string(), players: Mutex::default(), came: Mutex::default(), due: Notify::new() }
    }

    /// How many players are tracked.
    pub fn size(&self) -> usize {
        lock(&self.players).len()
    }

    /// Records a request of an account from an address.
    pub fn seen(&self, account: &str, address: &str, now: Moment) {
        let mut players = lock(&self.players);
        if !players.contains_key(account) {
            players.insert(account.to_string(), Signs::default());
            let mut came = lock(&self.came);
            if came.len() < CAME {
                came.push(account.to_string());
            }
        }
        let Some(signs) = players.get_mut(account) else { return };
        if signs.address.as_deref() != Some(address) {
            signs.address = Some(address.to_string());
        }
        if !signs.signs.contains_key(ANYWHERE) {
            signs.signs.insert(ANYWHERE.to_string(), Sign::default());
        }
        let Some(sign) = signs.signs.get_mut(ANYWHERE) else { return };
        sign.seen = now;
        if sign.due(now).is_some() {
            self.due.notify_one();
        }
    }

    /// The arrivals since the last call: players unheard of here for two minutes or more before.
    pub fn take_came(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.came))
    }

    /// Records that an account is still connected to this node.
    pub fn still_here(&self, account: &str, now: Moment) {
        let mut players = lock(&self.players);
        players.entry(account.to_string()).or_default().signs.entry(ANYWHERE.to_string()).or_default().seen =
            now;
        drop(players);
        self.due.notify_one();
    }

    /// Records that an account has opened a game as a player.
    pub fn came(&self, account: &str, game: &str, now: Moment) {
        let mut players = lock(&self.players);
        let signs = &mut players.entry(account.to_string()).or_default().signs;
        let sign = signs.entry(game.to_string()).or_default();
        (sign.seen, sign.open) = (now, true);
        drop(players);
        self.due.notify_one();
    }

    /// Records that a connection to a game has closed. `others` says whether the account has another one; it
    /// is called under the lock, so that a connection opened at the same moment is not missed.
    pub fn left(&self, account: &str, game: &str, now: Moment, others: impl FnOnce() -> bool) {
        let mut players = lock(&self.players);
        let sign = players.get_mut(account).and_then(|signs| signs.signs.get_mut(game));
        if let Some(sign) = sign {
            (sign.seen, sign.open) = (now, others());
        }
        drop(players);
        self.due.notify_one();
    }

    /// The last network of an account, as far as this node knows.
    pub fn address(&self, account: &str) -> Option<String> {
        lock(&self.players).get(account)?.address.clone()
    }

    /// When an account last sent a request to this node.
    pub fn seen_last(&self, account: &str) -> Option<Moment> {
        Some(lock(&self.players).get(account)?.signs.get(ANYWHERE)?.seen)
    }

    /// When this node last saw a player: in a game, and anywhere.
    fn last(&self, account: &str, game: &str, now: Moment) -> (Option<Moment>, Option<Moment>) {
        let players = lock(&self.players);
        let Some(signs) = players.get(account) else { return (None, None) };
        let last = |game| signs.signs.get(game).map(|sign| if sign.open { now } else { sign.seen });
        (last(game), last(ANYWHERE))
    }

    /// The notes to write now. Skips games that are over and forgets players silent for long.
    fn collect(&self, now: Moment, is_over: impl Fn(&str) -> bool) -> Vec<Note> {
        let mut notes = Vec::new();
        let mut players = lock(&self.players);
        players.retain(|account, signs| {
            signs.signs.retain(|game, sign| {
                if let Some(until) = sign.due(now) {
                    if game != ANYWHERE && is_over(game) {
                        return false;
                    }
                    sign.noted = Some((until, now));
                    notes.push((account.clone(), game.clone(), until));
                }
                !sign.is_idle(now)
            });
            !signs.signs.is_empty()
        });
        metrics::gauge!("teahouse_players_seen").set(players.len() as f64);
        notes
    }

    /// Marks notes as unwritten, to retry them.
    fn failed(&self, notes: &[Note]) {
        let mut players = lock(&self.players);
        for (account, game, _) in notes {
            let sign = players.get_mut(account).and_then(|signs| signs.signs.get_mut(game));
            if let Some(sign) = sign {
                sign.noted = None;
            }
        }
    }

    /// Writes the due notes to the database and returns them.
    pub async fn note(
        &self,
        store: &Store,
        now: Moment,
        is_over: impl Fn(&str) -> bool,
    ) -> Result<Vec<Note>, Error> {
        let notes = self.collect(now, is_over);
        for (at, batch) in notes.chunks(BATCH).enumerate() {
            let mut write = Write::new();
            for (account, game, until) in batch {
                write = write.then(notes::note(account, game, &self.node, *until));
            }
            if let Err(refused) = store.write(write).await {
                self.failed(&notes[at * BATCH..]);
                return Err(refused);
            }
        }
        Ok(notes)
    }

    /// When an account that has had a game open was last seen on any node; `None` if it never had it open.
    pub async fn last_seen(
        &self,
        store: &Store,
        account: &str,
        game: &str,
        now: Moment,
    ) -> Result<Option<Moment>, Error> {
        let (mut here, mut anywhere) = self.last(account, game, now);
        for (of, until) in notes::of(store, account, game, now + AHEAD).await? {
            let last = if of == ANYWHERE { &mut anywhere } else { &mut here };
            *last = (*last).max(Some(until));
        }
        Ok(here.map(|here| anywhere.map_or(here, |anywhere| anywhere.max(here))))
    }

    /// Which of these accounts any node has noted as present after a moment.
    pub async fn noted(
        &self,
        store: &Store,
        accounts: &[String],
        after: Moment,
        now: Moment,
    ) -> Result<Vec<String>, Error> {
        notes::present(store, accounts, after, now + AHEAD).await
    }

    /// Who has a game open on other nodes: node, account and the expiry of the note.
    pub async fn elsewhere(&self, store: &Store, game: &str, now: Moment) -> Result<Vec<Note>, Error> {
        notes::elsewhere(store, game, &self.node, now, now + AHEAD).await
    }

    /// Waits until notes should be written: at once after an arrival, else at each tick.
    pub async fn due(&self, tick: &mut tokio::time::Interval) {
        tokio::select! {
            () = self.due.notified() => tokio::time::sleep(TOGETHER).await,
            _ = tick.tick() => {}
        }
    }
}

/// Interval between flushes.
pub fn ticks() -> tokio::time::Interval {
    let mut tick = tokio::time::interval(TICK);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    tick
}

/// The condition of a claim: a write that fails if the account was seen after a moment.
pub fn not_seen_after(account: &str, game: &str, last: Moment, now: Moment) -> Write {
    notes::not_seen_after(account, game, last, now + AHEAD)
}

/// Whether a note is about a game.
pub fn is_of_game((_, game, _): &Note) -> bool {
    game != ANYWHERE
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Moment = 1_800_000_000_000;

    fn notes(presence: &Presence, now: Moment) -> Vec<(String, Moment)> {
        let mut notes: Vec<_> = presence
            .collect(now, |_| false)
            .into_iter()
            .map(|(_, game, until)| (game, until - NOW))
            .collect();
        notes.sort();
        notes
    }

    fn note(game: &str, until: Moment) -> (String, Moment) {
        (game.to_string(), until)
    }

    #[test]
    fn many_requests_are_noted_seldom_and_the_last_one_in_the_end() {
        let presence = Presence::new("here");
        presence.seen("ana", "1.2.3.4", NOW);
        assert_eq!(notes(&presence, NOW), [note("", 0)]);
        for ms in 1..=14 {
            presence.seen("ana", "1.2.3.4", NOW + ms * 1_000);
            assert_eq!(notes(&presence, NOW + ms * 1_000), []);
        }
        assert_eq!(notes(&presence, NOW + 15_000), [note("", 14_000)]);
        assert_eq!(notes(&presence, NOW + 60_000), [], "nothing new");
        presence.seen("ana", "1.2.3.4", NOW + 61_000);
        assert_eq!(notes(&presence, NOW + 61_000), [note("", 61_000)], "who comes back is noted at once");
        assert_eq!(presence.address("ana").as_deref(), Some("1.2.3.4"));
    }

    #[test]
    fn an_open_connection_is_renewed_until_it_is_closed() {
        let presence = Presence::new("here");
        presence.came("ana", "game", NOW);
        assert_eq!(notes(&presence, NOW), [note("game", LEASE)]);
        assert_eq!(notes(&presence, NOW + 14_000), []);
        assert_eq!(notes(&presence, NOW + 15_000), [note("game", 15_000 + LEASE)]);
        presence.left("ana", "game", NOW + 16_000, || true);
        assert_eq!(notes(&presence, NOW + 16_000), [], "another connection is open");
        presence.left("ana", "game", NOW + 17_000, || false);
        assert_eq!(notes(&presence, NOW + 17_000), [note("game", 17_000)], "the lease is given back");
        assert_eq!(presence.last("ana", "game", NOW + 50_000), (Some(NOW + 17_000), None));
    }

    #[test]
    fn what_could_not_be_noted_is_tried_again() {
        let presence = Presence::new("here");
        presence.came("ana", "game", NOW);
        presence.failed(&presence.collect(NOW, |_| false));
        assert_eq!(notes(&presence, NOW + 1), [note("game", 1 + LEASE)]);
    }

    #[test]
    fn the_silent_and_games_that_are_over_are_forgotten() {
        let presence = Presence::new("here");
        presence.seen("ana", "1.2.3.4", NOW);
        presence.came("ben", "game", NOW);
        assert_eq!(notes(&presence, NOW).len(), 2);
        assert!(presence.collect(NOW + NOTE, |_| true).is_empty());
        assert!(presence.collect(NOW + FORGET, |_| true).is_empty());
        assert!(lock(&presence.players).is_empty());
    }

    #[test]
    fn a_clock_that_is_set_back_stops_nothing() {
        let presence = Presence::new("here");
        presence.seen("ana", "1.2.3.4", NOW);
        assert_eq!(notes(&presence, NOW), [note("", 0)]);
        presence.seen("ana", "1.2.3.4", NOW - 3_600_000);
        assert_eq!(notes(&presence, NOW - 3_600_000), [note("", -3_600_000)]);
    }
}
