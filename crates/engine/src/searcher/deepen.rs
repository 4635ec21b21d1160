//! Iterative deepening, on the main thread and its helpers.

use super::OnInfo;
use crate::game::Playable;
use crate::line::Line;
use crate::params::Params;
use crate::search::{Context, Search};
use crate::task::Cost;
use std::cmp::Reverse;
use std::sync::atomic::{AtomicI32, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

/// A depth and its lines, best first.
type Best<S> = (i32, Vec<Line<S>>);

/// The first thread's iterative deepening.
pub struct Deepening<'a, P: Playable> {
    context: Context<'a, P>,
    /// How many first steps there are.
    choices: usize,
    /// How many lines are wanted.
    lines: usize,
}

impl<'a, P: Playable> Deepening<'a, P> {
    /// Prepares for a request.
    pub fn new(context: Context<'a, P>) -> Self {
        let choices = first_steps(context.task.root, &context.task.only);
        Self { context, choices, lines: context.task.request.lines.clamp(1, choices.max(1)) }
    }

    /// Searches deeper and deeper, and reports the lines of each depth.
    pub fn run(
        &self,
        search: &mut Search<'_, P>,
        pool: &SmpPool<P::Step>,
        on_info: OnInfo<'_>,
    ) -> Option<Best<P::Step>> {
        let clock = &self.context.task.clock;
        let mut best: Option<Best<P::Step>> = None;
        let mut depth = 1;
        // The first depth is always begun: even a rushed choice is better than the first step listed.
        while depth <= Params::DEEPEST && (depth == 1 || clock.may_deepen(depth)) {
            pool.depth.store(depth, Relaxed);
            let (mut found, whole) = self.one_depth(search, depth, best.as_ref());
            if search.counter().is_over() {
                return match best {
                    Some((depth, mut best)) => {
                        put_first(&mut best, found, whole, self.lines);
                        Some((depth, best))
                    }
                    None if found.is_empty() => None,
                    None => {
                        found.sort_by_key(|line| Reverse(line.score));
                        Some((depth, found))
                    }
                };
            }
            found.sort_by_key(|line| Reverse(line.score));
            self.report(depth, &found, search.counter().nodes(), &mut *on_info);
            let ends = |line: &Line<_>| line.score.turns_to_end().is_some_and(|turns| turns.abs() <= depth);
            let done = found.iter().all(ends);
            best = Some((depth, found));
            if done || (self.choices == 1 && !clock.has_depth()) {
                break;
            }
            depth += 1;
        }
        best
    }

    /// The lines of one depth, and how many of them were searched to their end.
    fn one_depth(
        &self,
        search: &mut Search<'_, P>,
        depth: i32,
        best: Option<&Best<P::Step>>,
    ) -> (Vec<Line<P::Step>>, usize) {
        let mut found: Vec<Line<P::Step>> = Vec::new();
        for number in 0..self.lines {
            let guess = best.and_then(|(_, lines)| lines.get(number)).map(|line| line.score);
            let excluded: Vec<u32> = found.iter().map(|line| P::pack(line.steps[0])).collect();
            found.extend(search.deepen(depth, guess, &excluded));
            if search.counter().is_over() {
                return (found, number);
            }
        }
        (found, self.lines)
    }

    fn report(&self, depth: i32, found: &[Line<P::Step>], own_nodes: u64, on_info: OnInfo<'_>) {
        let Context { task, shared, .. } = self.context;
        let nodes = shared.progress.nodes().max(own_nodes);
        for (line, number) in found.iter().zip(1..) {
            on_info(&task.report(depth, number, line, Cost { nodes, fullness: shared.table.fullness() }));
        }
    }
}

/// State shared by the main thread and its helpers.
pub struct SmpPool<S> {
    /// How deep the first thread searches.
    depth: AtomicI32,
    /// The deepest line that a helper has found.
    deepest: Mutex<Option<(i32, Line<S>)>>,
}

impl<S> Default for SmpPool<S> {
    fn default() -> Self {
        Self { depth: AtomicI32::new(1), deepest: Mutex::new(None) }
    }
}

impl<S> SmpPool<S> {
    /// Helps the first thread, as helper `number` from 1, until the search is over.
    pub fn run_helper<P: Playable<Step = S>>(
        &self,
        number: usize,
        search: &mut Search<'_, P>,
        most: Option<i32>,
    ) {
        let (mut guess, mut depth) = (None, 0);
        while depth < Params::DEEPEST {
            // Never behind the first thread; every other helper a turn ahead of it.
            depth = (depth + 1).max(self.depth.load(Relaxed) + (number as i32 - 1) % 2);
            let line = search.deepen(depth, guess, &[]);
            if search.counter().is_over() {
                break;
            }
            guess = line.as_ref().map(|line| line.score);
            // A helper may search deeper than requested, but must not answer from there.
            let asked = most.is_none_or(|most| depth <= most);
            let mut deepest = self.deepest.lock().unwrap_or_else(PoisonError::into_inner);
            let deeper = deepest.as_ref().is_none_or(|(known, _)| *known < depth);
            if let Some(line) = line.filter(|_| asked && deeper) {
                *deepest = Some((depth, line));
            }
        }
        search.counter().settle();
    }

    /// The answer: a depth that a helper has completed beats one that the main thread has not.
    pub fn best_thread(self, best: Option<Best<S>>) -> Option<Best<S>> {
        let deepest = self.deepest.into_inner().unwrap_or_else(PoisonError::into_inner);
        match (best, deepest) {
            (Some((depth, best)), Some((deeper, line))) if deeper > depth && best.len() == 1 => {
                Some((deeper, vec![line]))
            }
            (best, _) => best,
        }
    }
}

/// Puts the first line that an unfinished depth `found` before those of the depth before; `whole` of its lines
/// were searched to their end, and `most` are wanted. The first line is searched deeper, so it stays first. The
/// others are worth no more than it, since at its depth it is the best. Where several lines are wanted and the
/// first is not whole, that holds only if it is worth at least as much as the best before.
fn put_first<S: PartialEq>(best: &mut Vec<Line<S>>, found: Vec<Line<S>>, whole: usize, most: usize) {
    let Some(line) = found.into_iter().next() else { return };
    if most > 1 && whole == 0 && best.first().is_some_and(|known| known.score > line.score) {
        return;
    }
    best.retain(|other| other.steps[0] != line.steps[0]);
    for other in best.iter_mut() {
        other.score = other.score.min(line.score);
    }
    best.insert(0, line);
    best.truncate(most);
}

/// How many steps a search can begin with.
fn first_steps<P: Playable>(root: &P, only: &[Vec<P::Step>]) -> usize {
    let mut steps = Vec::new();
    root.steps(&mut steps);
    let asked = |step: &P::Step| only.is_empty() || only.iter().any(|turn| turn.first() == Some(step));
    steps.into_iter().filter(asked).count()
}
