//! What happens to generated steps: they are listed, counted, drawn from, or compared with one.

use super::Step;
use crate::paisho::{Point, Points, Window};

/// Receives generated steps.
pub(in crate::skud) trait Sink {
    fn one(&mut self, step: Step);
    fn many(&mut self, points: Points, step: impl Fn(Point) -> Step);
    /// The arranges of a flower to the points around it.
    fn arranges(&mut self, goals: Window);
}

impl Sink for Vec<Step> {
    #[inline]
    fn one(&mut self, step: Step) {
        self.push(step);
    }

    #[inline(always)]
    fn many(&mut self, points: Points, step: impl Fn(Point) -> Step) {
        self.reserve(points.len() as usize);
        points.each(|i| self.push(step(Point(i as u16))));
    }

    #[inline]
    fn arranges(&mut self, goals: Window) {
        self.reserve(goals.len() as usize);
        goals.each(|to| self.push(Step::Arrange(goals.at, to)));
    }
}

/// Steps that are alike.
pub enum Part {
    /// A single one.
    One(Step),
    /// One for each point of a set, which replaces the last point of this step.
    Many(Step, Points),
    /// The arranges of a flower to the points around it.
    Arranges(Window),
}

/// Passes groups of similar steps to a function.
pub(super) struct Parts<F>(pub(super) F);

impl<F: FnMut(Part)> Sink for Parts<F> {
    #[inline]
    fn one(&mut self, step: Step) {
        self.0(Part::One(step));
    }

    #[inline]
    fn many(&mut self, points: Points, step: impl Fn(Point) -> Step) {
        self.0(Part::Many(step(Point(0)), points));
    }

    #[inline]
    fn arranges(&mut self, goals: Window) {
        self.0(Part::Arranges(goals));
    }
}

/// Passes each flower that can be arranged with its goals to a function.
pub(super) struct Goals<F>(pub(super) F);

impl<F: FnMut(Point, Points)> Sink for Goals<F> {
    fn one(&mut self, _: Step) {}

    #[inline]
    fn many(&mut self, points: Points, step: impl Fn(Point) -> Step) {
        if let Step::Arrange(from, _) = step(Point(0))
            && !points.is_empty()
        {
            self.0(from, points);
        }
    }

    #[inline]
    fn arranges(&mut self, goals: Window) {
        if !goals.is_empty() {
            self.0(goals.at, goals.points());
        }
    }
}

/// Counts steps.
pub(in crate::skud) struct Count(pub u64);

impl Sink for Count {
    #[inline]
    fn one(&mut self, _: Step) {
        self.0 += 1;
    }

    #[inline]
    fn many(&mut self, points: Points, _: impl Fn(Point) -> Step) {
        self.0 += u64::from(points.len());
    }

    #[inline]
    fn arranges(&mut self, goals: Window) {
        self.0 += u64::from(goals.len());
    }
}

/// Draws one step uniformly at random without a list (reservoir sampling): a group replaces the step drawn so
/// far with a probability of its share of all steps so far.
pub(in crate::skud) struct Draw<'a> {
    rng: &'a mut fastrand::Rng,
    total: u32,
    pub(in crate::skud) drawn: Option<Step>,
}

impl<'a> Draw<'a> {
    pub(in crate::skud) fn new(rng: &'a mut fastrand::Rng) -> Self {
        Self { rng, total: 0, drawn: None }
    }

    #[inline]
    fn replaces(&mut self, count: u32) -> Option<u32> {
        self.total += count;
        let n = if count == 0 { 0 } else { self.rng.u32(..self.total) };
        (n < count).then_some(n)
    }
}

impl Sink for Draw<'_> {
    #[inline]
    fn one(&mut self, step: Step) {
        if self.replaces(1).is_some() {
            self.drawn = Some(step);
        }
    }

    #[inline]
    fn many(&mut self, points: Points, step: impl Fn(Point) -> Step) {
        if let Some(n) = self.replaces(points.len()) {
            self.drawn = points.nth(n).map(|i| step(Point(i as u16)));
        }
    }

    #[inline]
    fn arranges(&mut self, goals: Window) {
        if let Some(n) = self.replaces(goals.len()) {
            self.drawn = goals.nth(n).map(|to| Step::Arrange(goals.at, to));
        }
    }
}

/// Checks for one step.
pub(super) struct Wanted {
    pub(super) step: Step,
    pub(super) found: bool,
}

impl Sink for Wanted {
    fn one(&mut self, step: Step) {
        self.found |= step == self.step;
    }

    fn many(&mut self, points: Points, step: impl Fn(Point) -> Step) {
        self.found |= points.iter().any(|i| step(Point(i as u16)) == self.step);
    }

    fn arranges(&mut self, goals: Window) {
        let wanted = |from, to| from == goals.at && goals.contains(to);
        self.found |= matches!(self.step, Step::Arrange(from, to) if wanted(from, to));
    }
}

/// Passes steps on and records whether there was any.
pub(super) struct Any<'a, S> {
    pub(super) sink: &'a mut S,
    pub(super) found: bool,
}

impl<S: Sink> Sink for Any<'_, S> {
    #[inline]
    fn one(&mut self, step: Step) {
        self.found = true;
        self.sink.one(step);
    }

    #[inline]
    fn many(&mut self, points: Points, step: impl Fn(Point) -> Step) {
        self.found |= !points.is_empty();
        self.sink.many(points, step);
    }

    #[inline]
    fn arranges(&mut self, goals: Window) {
        self.found |= !goals.is_empty();
        self.sink.arranges(goals);
    }
}
