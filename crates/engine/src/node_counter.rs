//! Counts nodes and looks at the clock, for every search.

use crate::limits::{LastCheck, SearchClock};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// What the threads of a search tell each other: how many nodes they have searched, and that the search is over.
#[derive(Default)]
pub struct Progress {
    nodes: Counter,
    over: AtomicBool,
}

/// On a cache line of its own: all threads write it, and what lies beside it is only read.
#[repr(align(128))]
#[derive(Default)]
struct Counter(AtomicU64);

impl Progress {
    /// Nodes of all threads, as far as they have told.
    pub fn nodes(&self) -> u64 {
        self.nodes.0.load(Relaxed)
    }

    /// Ends the search of all threads.
    pub fn end(&self) {
        self.over.store(true, Relaxed);
    }

    /// A new search begins.
    pub fn reset(&mut self) {
        *self = Self::default();
    }
}

/// Counts the nodes of one thread and ends its search within the limits.
pub struct NodeCounter<'a> {
    progress: &'a Progress,
    clock: &'a SearchClock,
    /// Set from outside to end the search.
    stop: &'a AtomicBool,
    /// Nodes between two looks at the clock.
    interval: u64,
    nodes: u64,
    /// Nodes that the other threads have not been told of.
    untold: u64,
    unlimited: bool,
    over: bool,
    last_check: LastCheck,
}

impl<'a> NodeCounter<'a> {
    /// Counts for one thread that looks at the clock every `interval` nodes.
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

    /// Turns the limit of nodes off or on.
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

    /// Tells the other threads of the nodes that they have not heard of yet.
    pub fn settle(&mut self) {
        self.progress.nodes.0.fetch_add(self.untold, Relaxed);
        self.untold = 0;
    }
}
