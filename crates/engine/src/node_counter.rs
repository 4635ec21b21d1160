//! Counts nodes and checks the clock for every search.

use crate::limits::{LastCheck, SearchClock};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// State shared by the threads of a search: the nodes searched, and whether the search is over.
#[derive(Default)]
pub struct Progress {
    nodes: Counter,
    over: AtomicBool,
}

/// On a separate cache line, because all threads write it while its neighbours are only read.
#[repr(align(128))]
#[derive(Default)]
struct Counter(AtomicU64);

impl Progress {
    /// Nodes of all threads, as far as they have reported them.
    pub fn nodes(&self) -> u64 {
        self.nodes.0.load(Relaxed)
    }

    /// Ends the search of all threads.
    pub fn end(&self) {
        self.over.store(true, Relaxed);
    }

    /// Resets the state for a new search.
    pub fn reset(&mut self) {
        *self = Self::default();
    }
}

/// Counts the nodes of one thread and stops it at the limits.
pub struct NodeCounter<'a> {
    progress: &'a Progress,
    clock: &'a SearchClock,
    /// Set from outside to end the search.
    stop: &'a AtomicBool,
    /// Nodes between two checks of the clock.
    interval: u64,
    nodes: u64,
    /// Nodes not reported to the other threads yet.
    untold: u64,
    unlimited: bool,
    over: bool,
    last_check: LastCheck,
}

impl<'a> NodeCounter<'a> {
    /// A counter for one thread that checks the clock every `interval` nodes.
    pub fn new(progress: &'a Progress, clock: &'a SearchClock, stop: &'a AtomicBool, interval: u64) -> Self {
        let last_check = clock.check();
        Self {
            progress,
            clock,
            stop,
            interval,
            nodes: 0,
            untold: 0,
            unlimited: false,
            over: false,
            last_check,
        }
    }

    /// Nodes of this thread.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the search must end.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Turns the node limit off or on.
    pub fn set_unlimited(&mut self, unlimited: bool) {
        self.unlimited = unlimited;
    }

    /// Counts a node.
    #[inline]
    pub fn count(&mut self) {
        self.nodes += 1;
        self.untold += 1;
        if self.untold == self.interval {
            self.check();
        } else if !self.unlimited && self.clock.node_limit().is_some_and(|most| self.nodes >= most) {
            self.over = true;
        }
    }

    fn check(&mut self) {
        self.settle();
        let nodes = if self.unlimited { 0 } else { self.progress.nodes() };
        self.over |=
            self.progress.over.load(Relaxed) || self.clock.is_over(&mut self.last_check, nodes, self.stop);
    }

    /// Reports the remaining nodes to the other threads.
    pub fn settle(&mut self) {
        self.progress.nodes.0.fetch_add(self.untold, Relaxed);
        self.untold = 0;
    }
}
