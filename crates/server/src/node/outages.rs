//! Times in which no node lived: no clock runs in them. Every node says all the time that it lives; whoever
//! finds that nobody has for a while notes the gap, whatever the reason was: a restart, a database that was
//! away, a machine that stood still or slept, a clock that was set. To live is to be able to write: reads that are
//! slow, however many wait for them, are no outage.
//!
//! While no clock runs there is nothing to charge: a node then beats less often, and announces the pause. The write that
//! starts a clock ends the pause ([`Outages::wake`]), so a node that dies in the same moment leaves no clock running.
//!
//! Moments in the database are those of the calendar, and calendars are set. With SQLite the node follows the
//! calendar of its machine, with PostgreSQL every node follows that of the database, so that nodes agree. A
//! step of the calendar is never charged to anybody, and marks in the future, left by a calendar that was
//! ahead, are taken back.

use crate::error::Error;
use crate::store::{Store, Write, games, nodes};
use crate::time::{DAY, HOUR, Moment, Time};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::SeqCst};
use std::sync::{OnceLock, RwLock};
use std::time::Duration;

/// Interval at which a node says that it lives.
pub const BEAT: i64 = 500;
/// A silence longer than this is an outage. Below a second, since a restart takes one; a beat and an ordinary
/// delay fit in.
pub const SILENCE: i64 = 900;
/// Extra interval while no clock runs.
pub const PAUSE: i64 = 10_000;
/// A clock runs where something is due sooner than this. Clocks have three hours at most, and what is added turn by
/// turn; a game by days is let alone until its last hours.
const SOON: i64 = 12 * HOUR;
/// A mark further ahead than this is wrong: clocks of different machines never agree to the millisecond.
pub const AHEAD: i64 = 2_000;
/// The time and the calendar differ by a step; below it, by what is made good step by step.
const STEP: i64 = 250;
/// What is made good with one beat: a hundredth of it.
const SLEW: i64 = BEAT / 100;
/// A look at the calendar that took longer than this says too little: the process may have stood still in it.
const LOOK: i64 = 400;
/// How long a beat may take.
const PATIENCE: Duration = Duration::from_secs(2);
/// Outages that no clock remembers any more: a turn has 14 days at most.
const OLD: i64 = 100 * DAY;
/// A node that has been silent for this long is gone. Each start of a server is another node.
const GONE: i64 = DAY;

/// The outages that may still matter to a clock.
#[derive(Debug, Default)]
pub struct Outages {
    /// The name of this node, from its first beat on.
    node: OnceLock<String>,
    known: RwLock<Vec<(Moment, Moment)>>,
    /// When this node last said that it lives; 0 before the first time.
    last: AtomicI64,
    /// How much later than usual it says so next.
    pause: AtomicI64,
    /// Whether no clock ran when it looked last.
    idle: AtomicBool,
    /// Whether it could not say so when it tried last.
    failed: AtomicBool,
}

impl Outages {
    /// The first beat of a node: the time is set, wrong marks are taken back, and the silence before it noted.
    pub async fn begin(&self, store: &Store, node: &str, time: &Time) -> Result<(), Error> {
        let _ = self.node.set(node.to_string());
        time.shift(off(store, time).await?);
        repair(store, time.now()).await?;
        self.forget_nodes(store, time).await?;
        // A file has one server at a time: before this one nobody lived, for however short a time.
        let silence = if store.is_file() { 0 } else { SILENCE };
        self.note(store, node, time.now(), silence, 0).await
    }

    /// The last sign of life of a node: from here on no clock runs.
    pub async fn end(&self, store: &Store, node: &str, time: &Time) -> Result<(), Error> {
        self.note(store, node, time.now(), SILENCE, 0).await
    }

    /// Says that a node lives, follows the calendar, and learns of outages. What takes too long is given up: a
    /// new try finds a database that is back sooner than one that waits for it.
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
        // While clocks run nothing comes before the write: only a write that cannot be made is an outage.
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

    /// The beat that belongs into a write that starts a clock with this deadline; none unless this node pauses.
    pub fn wake(&self, deadline: Option<Moment>, now: Moment) -> Option<Write> {
        let runs = deadline.is_some_and(|deadline| deadline < now + SOON);
        let node = self.node.get().filter(|_| runs && self.pause.load(SeqCst) > 0)?;
        Some(nodes::beat(node, now, now - SILENCE, 0))
    }

    /// The write with the beat of [`wake`](Self::wake) was committed.
    pub fn woken(&self, now: Moment) {
        self.pause.store(0, SeqCst);
        self.last.fetch_max(now, SeqCst);
    }

    /// The calendar is ahead: the machine slept, or its clock was set. Nobody is charged for what lies between,
    /// unless another node has lived through it. Noted and learnt before the time is moved.
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

    /// Forgets nodes that are gone.
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
        // A file has one server: nobody else notes an outage there. Where others may, what they did is read first.
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

    /// How many are known.
    pub fn size(&self) -> usize {
        self.known.read().unwrap_or_else(std::sync::PoisonError::into_inner).len()
    }

    /// How much of the time from one moment to another nobody lived. If this node has been silent for long, it
    /// has been away and does not know yet what the others did: that counts as an outage until its next beat.
    pub fn between(&self, from: Moment, to: Moment) -> i64 {
        self.between_with(from, to, &[])
    }

    /// The same, or as long as somebody had other pauses. What coincides is counted once.
    pub fn between_with(&self, from: Moment, to: Moment, others: &[(Moment, Moment)]) -> i64 {
        let pauses = self.pauses(from, to, others);
        pauses.iter().map(|(since, until)| (*until.min(&to) - since).max(0)).sum()
    }

    /// The outages from one moment to another, and all of somebody's other pauses after the first, in order and apart.
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

    /// As if this node had said that it lives.
    #[cfg(test)]
    pub fn lived(&self, now: Moment) {
        self.pause.store(0, SeqCst);
        self.last.store(now, SeqCst);
    }
}

/// Pauses in order and apart: two nodes may have noted the same gap with other ends.
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

/// When what would be up at a moment is up, with these pauses (apart and in order) between.
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

/// How far the time is behind the calendar that counts: the database's where several nodes may share it, else
/// the machine's.
async fn off(store: &Store, time: &Time) -> Result<i64, Error> {
    let before = time.now();
    let there =
        if store.is_file() || !time.is_real() { time.calendar() } else { nodes::calendar(store).await? };
    let after = time.now();
    Ok(if after - before > LOOK { 0 } else { there - (before + after) / 2 })
}

/// Takes back what a calendar that was ahead has left, and forgets what is old. An outage that ends in the
/// future ends now; games that were last changed in the future are looked at again, now.
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
