//! Outages: times in which no node served. Clocks stand still in them. Every node writes a heartbeat; a node
//! that finds a gap between heartbeats records it as an outage, whatever its cause: a restart, an unavailable
//! database, a suspended machine, a clock that was set. A node counts as alive while it can write; slow reads
//! are no outage.
//!
//! While no clock runs, a node beats less often and announces the pause. The write that starts a clock also
//! ends the pause ([`Outages::wake`]), so if a node dies at that moment, the clock does not run during the
//! outage.
//!
//! Moments in the database are calendar times, and calendars can be set. With SQLite a node follows the
//! system clock, with PostgreSQL all nodes follow the clock of the database, so that they agree. A step of
//! that clock is never charged to anybody. Marks in the future, left by a clock that was ahead, are
//! corrected.

use crate::error::Error;
use crate::store::{Store, Write, games, nodes};
use crate::time::{DAY, HOUR, Moment, Time};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::SeqCst};
use std::sync::{OnceLock, RwLock};
use std::time::Duration;

/// Interval of heartbeats.
pub const BEAT: i64 = 500;
/// A longer silence is an outage. Below a second, since a restart takes one; but longer than a heartbeat with
/// an ordinary delay.
pub const SILENCE: i64 = 900;
/// Added to the interval while no clock runs.
pub const PAUSE: i64 = 10_000;
/// A clock counts as running if its deadline is nearer than this. Live clocks have three hours at most, plus
/// increments. A correspondence game counts only in its last hours.
const SOON: i64 = 12 * HOUR;
/// A mark further in the future is wrong. Smaller differences are normal between machines.
pub const AHEAD: i64 = 2_000;
/// A larger difference between time and calendar is a step; a smaller one is corrected gradually.
const STEP: i64 = 250;
/// The gradual correction per heartbeat: a hundredth of its interval.
const SLEW: i64 = BEAT / 100;
/// A reading of the calendar that took longer is ignored: the process may have been suspended meanwhile.
const LOOK: i64 = 400;
/// The timeout of a heartbeat.
const PATIENCE: Duration = Duration::from_secs(2);
/// Older outages are deleted. No clock refers to them: a turn has 14 days at most.
const OLD: i64 = 100 * DAY;
/// A node silent for this long is deleted. Each start of a server is a new node.
const GONE: i64 = DAY;

/// The outages that may still matter to a clock.
#[derive(Debug, Default)]
pub struct Outages {
    /// The name of this node, from its first heartbeat on.
    node: OnceLock<String>,
    known: RwLock<Vec<(Moment, Moment)>>,
    /// The last heartbeat of this node; 0 before the first.
    last: AtomicI64,
    /// The announced pause before the next heartbeat.
    pause: AtomicI64,
    /// Whether no clock ran at the last check.
    idle: AtomicBool,
    /// Whether the last attempt at a heartbeat failed.
    failed: AtomicBool,
}

impl Outages {
    /// The first heartbeat of a node: sets the time, corrects wrong marks, and records the silence before it.
    pub async fn begin(&self, store: &Store, node: &str, time: &Time) -> Result<(), Error> {
        let _ = self.node.set(node.to_string());
        time.shift(off(store, time).await?);
        repair(store, time.now()).await?;
        self.forget_nodes(store, time).await?;
        // A file has one server at a time: the whole time before this start was an outage, however short.
        let silence = if store.is_file() { 0 } else { SILENCE };
        self.note(store, node, time.now(), silence, 0).await
    }

    /// The last heartbeat of a node: from here on clocks stand still.
    pub async fn end(&self, store: &Store, node: &str, time: &Time) -> Result<(), Error> {
        self.note(store, node, time.now(), SILENCE, 0).await
    }

    /// Writes a heartbeat, follows the calendar, and reads outages. A slow attempt is given up, because a new
    /// one notices sooner that the database is back.
    pub async fn beat(&self, store: &Store, node: &str, time: &Time) -> Result<(), Error> {
        let beat = tokio::time::timeout(PATIENCE, self.beat_once(store, node, time)).await;
        beat.unwrap_or_else(|_| Err(Error::Database("the database does not answer".to_string())))
    }

    async fn beat_once(&self, store: &Store, node: &str, time: &Time) -> Result<(), Error> {
        let mut due = self.failed.swap(true, SeqCst);
        match off(store, time).await? {
            ahead if ahead > STEP => {
                self.skip(store, node, time, ahead).await?;
                due = true;
            }
            behind if behind < -STEP => {
                tracing::warn!(ms = behind, "the clock was set back");
                time.shift(behind);
                self.last.store(time.now(), SeqCst);
                repair(store, time.now()).await?;
                self.learn(store, time.now()).await?;
                due = true;
            }
            little => time.shift(little.clamp(-SLEW, SLEW)),
        }
        let some_run = async || games::is_due_before(store, time.now() + SOON).await;
        // While clocks run, the write comes first: only a failing write is an outage, not a slow read.
        let ran = !self.idle.load(SeqCst);
        let runs = ran || some_run().await?;
        let now = time.now();
        let long = !(0..PAUSE).contains(&(now - self.last.load(SeqCst)));
        let pause = if runs { 0 } else { PAUSE };
        if due || runs || long || pause != self.pause.load(SeqCst) {
            self.note(store, node, now, SILENCE, pause).await?;
        }
        self.idle.store(if ran { !some_run().await? } else { !runs }, SeqCst);
        self.failed.store(false, SeqCst);
        Ok(())
    }

    /// The heartbeat to add to a write that starts a clock with this deadline; `None` unless this node
    /// pauses.
    pub fn wake(&self, deadline: Option<Moment>, now: Moment) -> Option<Write> {
        let runs = deadline.is_some_and(|deadline| deadline < now + SOON);
        let node = self.node.get().filter(|_| runs && self.pause.load(SeqCst) > 0)?;
        Some(nodes::beat(node, now, now - SILENCE, 0))
    }

    /// Records that the write with the heartbeat of [`wake`](Self::wake) was committed.
    pub fn woken(&self, now: Moment) {
        self.pause.store(0, SeqCst);
        self.last.fetch_max(now, SeqCst);
    }

    /// Handles a calendar that is ahead: the machine slept, or its clock was set. The gap becomes an outage,
    /// unless another node was alive in it. It is written and read back before the time is shifted.
    async fn skip(&self, store: &Store, node: &str, time: &Time, ahead: i64) -> Result<(), Error> {
        let now = time.now();
        tracing::warn!(ms = ahead, "the clock was set ahead, or the machine slept");
        let outage = nodes::add_outage(now, now + ahead, node, now + STEP / 2);
        store.write(outage).await?;
        self.learn(store, now + ahead).await?;
        self.last.store(now + ahead, SeqCst);
        time.shift(ahead);
        Ok(())
    }

    /// Deletes nodes that are gone.
    pub async fn forget_nodes(&self, store: &Store, time: &Time) -> Result<(), Error> {
        store.write(nodes::forget(time.now() - GONE)).await.map(|_| ())
    }

    async fn note(
        &self,
        store: &Store,
        node: &str,
        now: Moment,
        silence: i64,
        pause: i64,
    ) -> Result<(), Error> {
        let changed = store.write(nodes::beat(node, now, now - silence, pause)).await?;
        let outage = changed.first() == Some(&1);
        if outage {
            tracing::warn!("clocks stood still while nobody served");
        }
        // A file has one server, so no other node can have recorded an outage. Otherwise read them first.
        if outage || !store.is_file() || self.last.load(SeqCst) == 0 {
            self.learn(store, now).await?;
        }
        self.pause.store(pause, SeqCst);
        self.last.store(now, SeqCst);
        Ok(())
    }

    async fn learn(&self, store: &Store, now: Moment) -> Result<(), Error> {
        let known = nodes::outages(store, now + AHEAD).await?;
        *self.known.write().unwrap_or_else(std::sync::PoisonError::into_inner) = known;
        Ok(())
    }

    /// How many outages are in memory.
    pub fn size(&self) -> usize {
        self.known.read().unwrap_or_else(std::sync::PoisonError::into_inner).len()
    }

    /// How much of the time between two moments was an outage. If this node itself has been silent for long,
    /// it does not know yet what the others did; that time counts as an outage until its next heartbeat.
    pub fn between(&self, from: Moment, to: Moment) -> i64 {
        self.between_with(from, to, &[])
    }

    /// The same with further pauses of a player. Overlaps count once.
    pub fn between_with(&self, from: Moment, to: Moment, others: &[(Moment, Moment)]) -> i64 {
        let pauses = self.pauses(from, to, others);
        pauses.iter().map(|(since, until)| (*until.min(&to) - since).max(0)).sum()
    }

    /// The outages between two moments, and a player's pauses after the first, sorted and disjoint.
    pub fn pauses(&self, from: Moment, to: Moment, others: &[(Moment, Moment)]) -> Vec<(Moment, Moment)> {
        let known = self.known.read().unwrap_or_else(std::sync::PoisonError::into_inner);
        let last = self.last.load(SeqCst);
        let silent = (last > 0 && to - last > SILENCE + self.pause.load(SeqCst)).then_some((last, to));
        let nobody = known.iter().copied().chain(silent).map(|(since, until)| (since, until.min(to)));
        apart(nobody.chain(others.iter().copied()).map(|(since, until)| (since.max(from), until)))
    }

    #[cfg(test)]
    pub fn of(known: Vec<(Moment, Moment)>) -> Self {
        Self { known: RwLock::new(known), ..Self::default() }
    }

    /// Simulates a heartbeat of this node.
    #[cfg(test)]
    pub fn lived(&self, now: Moment) {
        self.pause.store(0, SeqCst);
        self.last.store(now, SeqCst);
    }
}

/// Sorts and merges pauses: two nodes may have recorded the same gap with different ends.
pub fn apart(pauses: impl Iterator<Item = (Moment, Moment)>) -> Vec<(Moment, Moment)> {
    let mut all: Vec<(Moment, Moment)> = pauses.filter(|(since, until)| until > since).collect();
    all.sort_unstable();
    let mut merged: Vec<(Moment, Moment)> = Vec::new();
    for (since, until) in all {
        match merged.last_mut() {
            Some(last) if since <= last.1 => last.1 = last.1.max(until),
            _ => merged.push((since, until)),
        }
    }
    merged
}

/// Postpones a deadline by the pauses (sorted and disjoint) after `from`.
pub fn later(from: Moment, up: Moment, pauses: &[(Moment, Moment)]) -> Moment {
    let mut at = up;
    for (since, until) in pauses.iter().filter(|(_, until)| *until > from) {
        if *since >= at {
            break;
        }
        at += until - since.max(&from);
    }
    at
}

/// The difference to the reference calendar: the database's if several nodes may share it, else the
/// machine's.
async fn off(store: &Store, time: &Time) -> Result<i64, Error> {
    let before = time.now();
    let there =
        if store.is_file() || !time.is_real() { time.calendar() } else { nodes::calendar(store).await? };
    let after = time.now();
    Ok(if after - before > LOOK { 0 } else { there - (before + after) / 2 })
}

/// Corrects marks in the future and deletes old outages. An outage that ends in the future ends now; games
/// changed in the future count as changed now.
async fn repair(store: &Store, now: Moment) -> Result<(), Error> {
    let changed = store.write(nodes::repair(now, now + AHEAD, now - OLD)).await?;
    let wrong: u64 = changed.iter().take(5).sum();
    if wrong > 0 {
        tracing::warn!(marks = wrong, "marks in the future were taken back");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::supervise::Supervisor;

    #[test]
    fn only_what_lies_between_counts_and_only_once() {
        let outages = Outages::of(vec![(100, 200), (150, 250), (400, 500)]);
        assert_eq!(outages.between(0, 1_000), 250);
        assert_eq!(outages.between(120, 450), 180);
        assert_eq!(outages.between(260, 390), 0);
        assert_eq!(outages.between(450, 460), 10);
    }

    #[test]
    fn a_node_that_stood_still_charges_nobody_before_it_knows_more() {
        let outages = Outages::of(vec![(100, 200)]);
        outages.lived(10_000);
        assert_eq!(outages.between(9_000, 10_000 + SILENCE), 0);
        assert_eq!(outages.between(9_000, 12_000), 2_000);
        assert_eq!(outages.between(50, 12_000), 2_100);
    }

    #[tokio::test]
    async fn nodes_that_are_gone_are_forgotten_and_the_last_beat_of_all_stays() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open_to_serve(&Store::file(folder.path()), &Supervisor::default()).await.unwrap();
        let start = 1_800_000_000_000;
        let time = Time::set(start);
        for number in 0..20 {
            // Two a day, and the last one at the end of the tenth.
            let beat = nodes::beat(&format!("node{number}"), start + number * DAY / 2, 0, 0);
            store.write(beat).await.unwrap();
        }
        let last = start + 19 * DAY / 2;
        time.pass(10 * DAY);
        let outages = Outages::default();
        outages.forget_nodes(&store, &time).await.unwrap();
        assert_eq!(nodes::count(&store).await.unwrap(), 2);
        // Nobody has lived for a month: the last beat says since when.
        time.pass(30 * DAY);
        outages.begin(&store, "new", &time).await.unwrap();
        assert_eq!(outages.between(last, time.now()), time.now() - last);
        assert_eq!(nodes::count(&store).await.unwrap(), 2);
        outages.forget_nodes(&store, &time).await.unwrap();
        assert_eq!(nodes::count(&store).await.unwrap(), 1);
        outages.note(&store, "new", time.now(), SILENCE, 0).await.unwrap();
        assert_eq!(outages.size(), 1);
    }

    const NOW: Moment = 1_800_000_000_000;
    const CLOCK: &str = "INSERT INTO games (id, game, terms, pool, seats, rated, public, status, version, deadline, \
                         created_at, updated_at) VALUES ('g', '', '', '', 2, 0, 0, 'playing', 1, $1, 0, 0)";

    /// A node with a database of its own.
    struct Node {
        store: Store,
        time: Time,
        outages: Outages,
        _folder: tempfile::TempDir,
    }

    impl Node {
        async fn new() -> Self {
            let folder = tempfile::tempdir().unwrap();
            let url = Store::file(folder.path());
            let store = Store::open_to_serve(&url, &crate::supervise::Supervisor::default()).await.unwrap();
            let (time, outages) = (Time::set(NOW), Outages::default());
            outages.begin(&store, "node", &time).await.unwrap();
            Self { store, time, outages, _folder: folder }
        }

        async fn run(&self, sql: &'static str, args: Vec<crate::store::Value>) {
            self.store.write(crate::store::Write::new().and(sql, args)).await.unwrap();
        }

        /// Time passes and the node beats as often as it does; gives how often it wrote.
        async fn beat(&self, ms: i64) -> usize {
            let (mut written, mut last) = (0, 0);
            for _ in 0..ms / BEAT {
                self.time.pass(BEAT);
                self.outages.beat(&self.store, "node", &self.time).await.unwrap();
                let beat = self.store.keyed().count("SELECT MAX(beat) FROM nodes", vec![]).await.unwrap();
                written += usize::from(beat != last);
                last = beat;
            }
            written
        }

        async fn noted(&self) -> Vec<(Moment, Moment)> {
            let noted = nodes::outages(&self.store, i64::MAX).await.unwrap();
            noted.into_iter().map(|(since, until)| (since - NOW, until - NOW)).collect()
        }
    }

    #[tokio::test]
    async fn a_node_writes_twice_a_second_only_while_a_clock_runs() {
        let node = Node::new().await;
        node.beat(2_000).await;
        assert!(node.beat(60_000).await <= 8, "nothing runs");
        node.run(CLOCK, crate::store::args![node.time.now() + 60_000]).await;
        assert_eq!(node.beat(30_000).await, 60);
        node.run("UPDATE games SET deadline = NULL", vec![]).await;
        assert!(node.beat(60_000).await <= 8, "nothing runs any more");
        assert_eq!(node.noted().await, []);
    }

    #[tokio::test]
    async fn an_outage_is_found_after_a_pause_and_while_clocks_run() {
        let node = Node::new().await;
        node.beat(22_000).await;
        // The process stands still, and no clock runs: that is noted when it is longer than the pause.
        node.time.pass(5_000);
        node.beat(BEAT).await;
        assert_eq!(node.noted().await, []);
        node.time.pass(30_000);
        node.beat(BEAT).await;
        let [(since, until)] = node.noted().await[..] else { panic!("{:?}", node.noted().await) };
        assert!(until - since >= 30_000 && until - since <= 30_000 + PAUSE + SILENCE, "{since} {until}");
        // Clocks run from here on: a second is noted.
        node.run(CLOCK, crate::store::args![node.time.now() + 60_000]).await;
        node.beat(BEAT).await;
        let from = node.time.now();
        node.time.pass(1_000);
        assert_eq!(node.outages.between(from, node.time.now()), 1_000, "before it is noted");
        node.beat(BEAT).await;
        assert_eq!(node.noted().await[1..], [(from - NOW, from - NOW + 1_500)]);
    }

    #[tokio::test]
    async fn a_node_that_died_in_a_pause_hides_no_outage_of_the_others() {
        let node = Node::new().await;
        node.store.write(nodes::beat("dead", NOW, NOW - SILENCE, PAUSE)).await.unwrap();
        let beat = async |at| {
            node.store.write(nodes::beat("node", NOW + at, NOW + at - SILENCE, 0)).await.unwrap();
        };
        beat(500).await;
        beat(1_000).await;
        assert_eq!(node.noted().await, []);
        beat(4_000).await;
        assert_eq!(node.noted().await, [(1_000, 4_000)]);
    }
}
