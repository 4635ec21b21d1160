//! A fair queue for work that people wait for. Addresses take turns, and the accounts of an address among
//! themselves, so that nobody's pile of work keeps somebody else waiting. Work of a higher urgency always comes
//! first.

use crate::lock::lock;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use tokio::sync::Notify;

/// How much may wait altogether.
const MOST: usize = 8_192;
/// How much of it for one address.
const MOST_EACH: usize = 256;

/// Who waits for a piece of work.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Owner {
    /// The network that they come from, or something else that they alone have.
    pub address: String,
    /// The account.
    pub account: String,
}

/// Which work comes first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// A person waits for it to play on.
    Waited,
    /// A person will look at it later.
    Later,
    /// Nobody waits.
    Idle,
}

/// What may run at once.
#[derive(Copy, Clone, Debug)]
pub struct Bounds {
    /// Everything.
    pub all: usize,
    /// What people wait for, for one address.
    pub each: usize,
    /// What nobody waits for.
    pub rest: usize,
}

/// The work of one urgency: addresses in the order in which they are served next, likewise their accounts.
struct Ring<T> {
    order: VecDeque<String>,
    groups: HashMap<String, Group<T>>,
}

/// The work of one address.
struct Group<T> {
    order: VecDeque<String>,
    piles: HashMap<String, VecDeque<(String, T)>>,
}

impl<T> Default for Ring<T> {
    fn default() -> Self {
        Self { order: VecDeque::new(), groups: HashMap::new() }
    }
}

impl<T> Default for Group<T> {
    fn default() -> Self {
        Self { order: VecDeque::new(), piles: HashMap::new() }
    }
}

impl<T> Ring<T> {
    fn push(&mut self, owner: &Owner, key: String, item: T) {
        let group = match self.groups.entry(owner.address.clone()) {
            Entry::Occupied(group) => group.into_mut(),
            Entry::Vacant(place) => {
                self.order.push_back(owner.address.clone());
                place.insert(Group::default())
            }
        };
        let pile = match group.piles.entry(owner.account.clone()) {
            Entry::Occupied(pile) => pile.into_mut(),
            Entry::Vacant(place) => {
                group.order.push_back(owner.account.clone());
                place.insert(VecDeque::new())
            }
        };
        pile.push_back((key, item));
    }

    /// The next piece of the first address that is allowed; the address goes to the end of the order.
    fn pop(&mut self, allowed: impl Fn(&str) -> bool) -> Option<(Owner, String, T)> {
        let at = self.order.iter().position(|address| allowed(address))?;
        let address = self.order.remove(at)?;
        let group = self.groups.get_mut(&address)?;
        let account = group.order.pop_front()?;
        let pile = group.piles.get_mut(&account)?;
        let (key, item) = pile.pop_front()?;
        if pile.is_empty() {
            group.piles.remove(&account);
        } else {
            group.order.push_back(account.clone());
        }
        if group.piles.is_empty() {
            self.groups.remove(&address);
        } else {
            self.order.push_back(address.clone());
        }
        Some((Owner { address, account }, key, item))
    }
}

/// The queue itself, without anybody waiting on it.
struct Fair<T> {
    rings: [Ring<T>; 3],
    bounds: Bounds,
    /// What waits or runs, by key: the same is not taken twice.
    known: HashSet<String>,
    /// How much waits, and how much of it for each address.
    waiting: usize,
    waiting_each: HashMap<String, usize>,
    /// How much runs that people wait for, by address, and how much of the rest.
    running: usize,
    running_each: HashMap<String, usize>,
    running_rest: usize,
    closed: bool,
}

fn fewer(counts: &mut HashMap<String, usize>, key: &str) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

impl<T> Fair<T> {
    fn new(bounds: Bounds) -> Self {
        Self {
            rings: [Ring::default(), Ring::default(), Ring::default()],
            bounds,
            known: HashSet::new(),
            waiting: 0,
            waiting_each: HashMap::new(),
            running: 0,
            running_each: HashMap::new(),
            running_rest: 0,
            closed: false,
        }
    }

    fn push(&mut self, owner: &Owner, urgency: Urgency, key: String, item: T) -> Pushed {
        if self.known.contains(&key) {
            return Pushed::Known;
        }
        let each = self.waiting_each.entry(owner.address.clone()).or_default();
        if self.waiting >= MOST || *each >= MOST_EACH {
            fewer_if_none(&mut self.waiting_each, &owner.address);
            return Pushed::Full;
        }
        *each += 1;
        self.waiting += 1;
        self.known.insert(key.clone());
        self.rings[urgency as usize].push(owner, key, item);
        Pushed::Taken
    }

    /// The next piece, of an urgency at least as high as this one.
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
            let (running, each) = (&self.running_each, self.bounds.each);
            let allowed = |address: &str| !waited || running.get(address).is_none_or(|count| *count < each);
            let Some((owner, key, item)) = self.rings[urgency as usize].pop(allowed) else { continue };
            self.waiting -= 1;
            fewer(&mut self.waiting_each, &owner.address);
            self.running += 1;
            if waited {
                *self.running_each.entry(owner.address.clone()).or_default() += 1;
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
            fewer(&mut self.running_each, &owner.address);
        } else {
            self.running_rest -= 1;
        }
    }
}

/// Forgets a count that was only looked at.
fn fewer_if_none(counts: &mut HashMap<String, usize>, key: &str) {
    if counts.get(key) == Some(&0) {
        counts.remove(key);
    }
}

/// What became of a piece of work.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Pushed {
    /// It waits.
    Taken,
    /// The same waits or runs already.
    Known,
    /// Too much waits already.
    Full,
}

/// A fair queue on which threads and tasks wait.
pub struct Queue<T> {
    fair: Mutex<Fair<T>>,
    /// Wakes threads, and tasks.
    more: Condvar,
    wake: Notify,
}

/// A piece of work that somebody does. When it is dropped it is done, also by a panic.
pub struct Taken<T> {
    /// The work.
    pub item: T,
    owner: Owner,
    urgency: Urgency,
    key: String,
    queue: Arc<Queue<T>>,
}

impl<T> Taken<T> {
    /// What it is known by.
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
    /// An empty queue.
    pub fn new(bounds: Bounds) -> Arc<Self> {
        Arc::new(Self { fair: Mutex::new(Fair::new(bounds)), more: Condvar::new(), wake: Notify::new() })
    }

    /// Other bounds from now on.
    pub fn set_bounds(&self, bounds: Bounds) {
        lock(&self.fair).bounds = bounds;
        self.wake_all();
    }

    /// One more piece of work; the key says which are the same.
    pub fn push(&self, owner: &Owner, urgency: Urgency, key: String, item: T) -> Pushed {
        let pushed = lock(&self.fair).push(owner, urgency, key, item);
        if pushed == Pushed::Taken {
            self.wake_all();
        }
        pushed
    }

    /// The next piece of work of at least an urgency, if there is any that may run.
    pub fn try_pop(self: &Arc<Self>, least: Urgency) -> Option<Taken<T>> {
        let (owner, urgency, key, item) = lock(&self.fair).pop(least)?;
        Some(Taken { item, owner, urgency, key, queue: Arc::clone(self) })
    }

    /// Waits for the next piece of work, on a thread of its own; none when the queue is closed.
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

    /// Waits for the next piece of work, as a task; none when the queue is closed.
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

    /// Lets everybody go who waits.
    pub fn close(&self) {
        lock(&self.fair).closed = true;
        self.wake_all();
    }

    /// How much waits or runs.
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
