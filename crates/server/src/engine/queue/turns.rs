//! A round-robin ring of named queues: the first queue that yields an item is served and moves to the end.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};

/// A queue that can run empty.
pub trait Pile {
    fn is_used_up(&self) -> bool;
}

impl<T> Pile for VecDeque<T> {
    fn is_used_up(&self) -> bool {
        self.is_empty()
    }
}

/// Queues by name, in the order of service. Empty ones are removed.
pub struct Turns<P> {
    order: VecDeque<String>,
    piles: HashMap<String, P>,
}

impl<P> Default for Turns<P> {
    fn default() -> Self {
        Self { order: VecDeque::new(), piles: HashMap::new() }
    }
}

impl<P> Pile for Turns<P> {
    fn is_used_up(&self) -> bool {
        self.is_empty()
    }
}

impl<P: Pile + Default> Turns<P> {
    /// The queue with this name; a new one goes to the end.
    pub fn of(&mut self, name: &str) -> &mut P {
        match self.piles.entry(name.to_string()) {
            Entry::Occupied(pile) => pile.into_mut(),
            Entry::Vacant(place) => {
                self.order.push_back(name.to_string());
                place.insert(P::default())
            }
        }
    }
}

impl<P: Pile> Turns<P> {
    /// The item of the first queue that yields one, with the name of that queue.
    pub fn next<R>(&mut self, mut take: impl FnMut(&str, &mut P) -> Option<R>) -> Option<(String, R)> {
        for at in 0..self.order.len() {
            let name = &self.order[at];
            let Some(pile) = self.piles.get_mut(name) else { continue };
            let Some(taken) = take(name, pile) else { continue };
            let used_up = pile.is_used_up();
            let name = self.order.remove(at)?;
            if used_up {
                self.piles.remove(&name);
            } else {
                self.order.push_back(name.clone());
            }
            return Some((name, taken));
        }
        None
    }
}

impl<P> Turns<P> {
    pub fn is_empty(&self) -> bool {
        self.order.is_empty() && self.piles.is_empty()
    }
}
