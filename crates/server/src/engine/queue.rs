//! A fair queue for jobs that people wait for. It is round-robin on three levels: lines (IPv4 addresses and
//! IPv6 /48 networks), the addresses of a line, and the accounts of an address. So nobody's backlog delays
//! others, however many accounts and networks they use. Higher urgency always comes first.

mod turns;

use crate::address::around;
use crate::lock::lock;
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use tokio::sync::Notify;
use turns::Turns;

/// The most waiting jobs.
const MOST: usize = 8_192;
/// Of them for one line, and for one address.
const MOST_OF_LINE: usize = 1_024;
const MOST_EACH: usize = 256;

/// The person who waits for a job.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Owner {
    /// The network of the person, or another text that only they have.
    pub address: String,
    pub account: String,
}

/// From the most to the least urgent.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// A person waits for it to continue playing.
    Waited,
    /// A person will look at it later.
    Later,
    /// Nobody waits for it.
    Idle,
}

/// How many jobs may run at once.
#[derive(Copy, Clone, Debug)]
pub struct Bounds {
    pub all: usize,
    /// With `Urgency::Waited`, per line.
    pub line: usize,
    /// With `Urgency::Waited`, per address.
    pub each: usize,
    /// With lower urgency, in total.
    pub rest: usize,
}

impl Owner {
    /// The widest network around the address, or the address itself.
    fn line(&self) -> String {
        around(&self.address).last().map_or_else(|| self.address.clone(), |line| line.to_string())
    }
}

/// The jobs of one urgency: by line, address and account.
type Ring<T> = Turns<Turns<Turns<VecDeque<(String, T)>>>>;

/// Counts per line and per address.
#[derive(Default)]
struct Counts {
    lines: HashMap<String, usize>,
    each: HashMap<String, usize>,
}

impl Counts {
    fn more(&mut self, owner: &Owner) {
        *self.lines.entry(owner.line()).or_default() += 1;
        *self.each.entry(owner.address.clone()).or_default() += 1;
    }

    fn fewer(&mut self, owner: &Owner) {
        for (counts, key) in [(&mut self.lines, &owner.line()), (&mut self.each, &owner.address)] {
            if let Some(count) = counts.get_mut(key) {
                *count -= 1;
                if *count == 0 {
                    counts.remove(key);
                }
            }
        }
    }
}

fn below(counts: &HashMap<String, usize>, key: &str, most: usize) -> bool {
    counts.get(key).is_none_or(|count| *count < most)
}

/// The queue without synchronisation.
struct Fair<T> {
    rings: [Ring<T>; 3],
    bounds: Bounds,
    /// The keys of waiting and running jobs, to recognise duplicates.
    known: HashSet<String>,
    /// Waiting jobs, in total and per owner.
    waiting: usize,
    waiting_for: Counts,
    /// Running jobs: in total, awaited ones per owner, and others.
    running: usize,
    running_for: Counts,
    running_rest: usize,
    closed: bool,
}

impl<T> Fair<T> {
    fn new(bounds: Bounds) -> Self {
        Self {
            rings: [Ring::default(), Ring::default(), Ring::default()],
            bounds,
            known: HashSet::new(),
            waiting: 0,
            waiting_for: Counts::default(),
            running: 0,
            running_for: Counts::default(),
            running_rest: 0,
            closed: false,
        }
    }

    fn push(&mut self, owner: &Owner, urgency: Urgency, key: String, item: T) -> Pushed {
        if self.known.contains(&key) {
            return Pushed::Known;
        }
        let line = owner.line();
        let room = self.waiting < MOST
            && below(&self.waiting_for.lines, &line, MOST_OF_LINE)
            && below(&self.waiting_for.each, &owner.address, MOST_EACH);
        if !room {
            return Pushed::Full;
        }
        self.waiting_for.more(owner);
        self.waiting += 1;
        self.known.insert(key.clone());
        let pile = self.rings[urgency as usize].of(&line).of(&owner.address).of(&owner.account);
        pile.push_back((key, item));
        Pushed::Taken
    }

    /// The next job of at least this urgency.
    fn pop(&mut self, least: Urgency) -> Option<(Owner, Urgency, String, T)> {
        if self.running >= self.bounds.all {
            return None;
        }
        for urgency in [Urgency::Waited, Urgency::Later, Urgency::Idle] {
            if urgency > least {
                return None;
            }
            let waited = urgency == Urgency::Waited;
            if !waited && self.running_rest >= self.bounds.rest {
                return None;
            }
            let (running, Bounds { line: of_line, each, .. }) = (&self.running_for, self.bounds);
            let found = self.rings[urgency as usize].next(|line, addresses| {
                let free = !waited || below(&running.lines, line, of_line);
                free.then_some(addresses)?.next(|address, accounts| {
                    let free = !waited || below(&running.each, address, each);
                    free.then_some(accounts)?.next(|_, pile| pile.pop_front())
                })
            });
            let Some((_, (address, (account, (key, item))))) = found else { continue };
            let owner = Owner { address, account };
            self.waiting -= 1;
            self.waiting_for.fewer(&owner);
            self.running += 1;
            if waited {
                self.running_for.more(&owner);
            } else {
                self.running_rest += 1;
            }
            return Some((owner, urgency, key, item));
        }
        None
    }

    fn done(&mut self, owner: &Owner, urgency: Urgency, key: &str) {
        self.known.remove(key);
        self.running -= 1;
        if urgency == Urgency::Waited {
            self.running_for.fewer(owner);
        } else {
            self.running_rest -= 1;
        }
    }
}

/// The outcome of a push.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Pushed {
    /// The job waits.
    Taken,
    /// The same job already waits or runs.
    Known,
    /// The queue is full, in total or for this owner.
    Full,
}

/// A fair queue for threads and tasks.
pub struct Queue<T> {
    fair: Mutex<Fair<T>>,
    /// For threads, and for tasks.
    more: Condvar,
    wake: Notify,
}

/// A running job. Dropping it marks it as done, even during a panic.
pub struct Taken<T> {
    pub item: T,
    owner: Owner,
    urgency: Urgency,
    key: String,
    queue: Arc<Queue<T>>,
}

impl<T> Taken<T> {
    pub fn key(&self) -> &str {
        &self.key
    }
}

impl<T> Drop for Taken<T> {
    fn drop(&mut self) {
        lock(&self.queue.fair).done(&self.owner, self.urgency, &self.key);
        self.queue.wake_all();
    }
}

impl<T> Queue<T> {
    pub fn new(bounds: Bounds) -> Arc<Self> {
        Arc::new(Self { fair: Mutex::new(Fair::new(bounds)), more: Condvar::new(), wake: Notify::new() })
    }

    pub fn set_bounds(&self, bounds: Bounds) {
        lock(&self.fair).bounds = bounds;
        self.wake_all();
    }

    /// Queues a job. Jobs with the same key are the same.
    pub fn push(&self, owner: &Owner, urgency: Urgency, key: String, item: T) -> Pushed {
        let pushed = lock(&self.fair).push(owner, urgency, key, item);
        if pushed == Pushed::Taken {
            self.wake_all();
        }
        pushed
    }

    /// The next job of at least this urgency that the bounds permit.
    pub fn try_pop(self: &Arc<Self>, least: Urgency) -> Option<Taken<T>> {
        let (owner, urgency, key, item) = lock(&self.fair).pop(least)?;
        Some(Taken { item, owner, urgency, key, queue: Arc::clone(self) })
    }

    /// Blocks the thread until the next job; `None` when the queue is closed.
    pub fn wait(self: &Arc<Self>) -> Option<Taken<T>> {
        let mut fair = lock(&self.fair);
        loop {
            if fair.closed {
                return None;
            }
            if let Some((owner, urgency, key, item)) = fair.pop(Urgency::Idle) {
                return Some(Taken { item, owner, urgency, key, queue: Arc::clone(self) });
            }
            fair = self.more.wait(fair).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Waits for the next job; `None` when the queue is closed.
    pub async fn next(self: &Arc<Self>) -> Option<Taken<T>> {
        loop {
            let woken = self.wake.notified();
            if lock(&self.fair).closed {
                return None;
            }
            if let Some(taken) = self.try_pop(Urgency::Idle) {
                return Some(taken);
            }
            woken.await;
        }
    }

    /// Closes the queue and wakes all waiters.
    pub fn close(&self) {
        lock(&self.fair).closed = true;
        self.wake_all();
    }

    /// How many jobs wait or run.
    pub fn len(&self) -> usize {
        lock(&self.fair).known.len()
    }

    fn wake_all(&self) {
        self.more.notify_all();
        self.wake.notify_one();
    }
}

#[cfg(test)]
mod tests;
