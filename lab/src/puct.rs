//! Best-first search: Monte Carlo tree search with PUCT selection and without playouts. The game's hints are
//! the policy and its evaluation is the value of a leaf. Wide positions are opened a few steps at a time
//! (progressive widening). Proven results are kept separate from averages and propagate up the tree by minimax
//! (MCTS-Solver). `lab duel --best-first` compares it with the shipped search, which is stronger.

use engine::attribution::Attribution;
use engine::game::{Evaluator, FORCED, Playable};
use engine::level::Level;
use engine::line::Line;
use engine::many::Sides;
use engine::net::{Broken, Nets};
use engine::node_counter::{NodeCounter, Progress};
use engine::score::Score;
use engine::searcher::{NetChoice, OnInfo, SearchRequest, Searcher, Variation};
use engine::task::{Cost, Task};
use rules::table::AnyGame;
use std::sync::atomic::AtomicBool;

const NONE: u32 = u32::MAX;
const DEEPEST: usize = 200;

/// Tunable parameters.
mod tune {
    /// Exploration: how much the prior counts before a step is tried.
    pub const EXPLORE: f32 = 1.4;
    /// First play urgency: how much worse than its parent an untried step is assumed to be.
    pub const UNTRIED: f32 = 0.15;
    /// The lead in hundredths that maps to nearly half of a certain win.
    pub const SCALE: f32 = 250.0;
    /// Hints that make a step about three times as likely.
    pub const HINT_SCALE: f32 = 2_000.0;
    /// The least log-prior relative to the likeliest step.
    pub const LEAST_PRIOR: f32 = -12.0;
    /// Progressive widening: the steps opened at first.
    pub const OPEN: f32 = 4.0;
    /// Progressive widening: the power of the visits by which more are opened.
    pub const WIDEN: f32 = 0.55;
    /// Leaves between two checks of the clock.
    pub const CLOCK_LEAVES: u64 = 16;
    /// Leaves for each turn of depth, when only a depth is asked for.
    pub const LEAVES_A_TURN: u64 = 400;
    /// A full tree is searched until it has this number of visits for each node.
    pub const VISITS_A_NODE: u64 = 8;
}

/// A step in the tree, with the position after it.
#[derive(Clone)]
struct Node<S> {
    step: Option<S>,
    prior: f32,
    visits: u32,
    /// The sum of the values, as the root's side sees them.
    sum: f32,
    /// The proven result for the root's side, with distances from here.
    certain: Option<Score>,
    first: u32,
    next: u32,
    opened: u16,
    /// Whether the step ended the turn; known from the first visit on.
    ends: bool,
    /// Whether every legal step is in the tree.
    whole: bool,
}

impl<S> Node<S> {
    fn new(step: Option<S>, prior: f32, next: u32) -> Self {
        Self {
            step,
            prior,
            visits: 0,
            sum: 0.0,
            certain: None,
            first: NONE,
            next,
            opened: 0,
            ends: false,
            whole: false,
        }
    }

    fn mean(&self) -> f32 {
        match self.certain {
            Some(score) => score.0.signum() as f32,
            None => self.sum / self.visits.max(1) as f32,
        }
    }

    /// The proven result, with distances from before the step.
    fn certain_before(&self) -> Option<Score> {
        self.certain.map(|score| if self.ends { score.a_turn_earlier() } else { score })
    }
}

/// An engine with best-first search. It supports what a match needs: one line, one thread, no levels.
pub struct Puct<P: Playable> {
    nodes: Vec<Node<P::Step>>,
    most: usize,
    nets: Nets,
    game: std::marker::PhantomData<P>,
}

/// What is constant during one search.
struct Work<'a, P: Playable> {
    task: &'a Task<'a, P>,
    sides: Sides,
    nets: Nets,
}

impl<P: Playable> Work<'_, P> {
    /// The value of a position for the root's side, from -1 to 1. In the middle of a turn it is evaluated as if
    /// the turn ended there.
    fn judge(&self, position: &P) -> f32 {
        let mut settled = position.clone();
        while let (true, Some(decline)) = (settled.pending(), settled.decline()) {
            settled.play(decline, &mut ());
        }
        if let Some(outcome) = settled.outcome() {
            return self.sides.value_of(&outcome, self.task.root.seat()).0.signum() as f32;
        }
        let eval = P::Eval::new(&settled, self.nets);
        let value =
            if settled.seats() > 2 { self.sides.judge(&settled, &eval) } else { eval.evaluate(&settled) };
        let value = if self.sides.is_ours(settled.seat()) { value } else { -value };
        (value as f32 / tune::SCALE).tanh()
    }

    /// The proven result of a position just reached by a step, with the distance from before the step.
    fn certain(&self, before: &P, after: &P, seen: &[u64]) -> Option<Score> {
        if let Some(outcome) = after.outcome() {
            return Some(self.sides.value_of(&outcome, self.task.root.seat()));
        }
        let repeats = after.turn() > before.turn()
            && after.repeats(after)
            && (seen.contains(&after.key())
                || self.task.past.iter().filter(|key| **key == after.key()).count() >= 2);
        let draw = || self.sides.repeated(after, self.task.root.seat(), 0);
        self.sides.settled(after, self.task.root.seat()).or_else(|| repeats.then(draw))
    }
}

impl<P: Playable> Puct<P> {
    /// An engine with a tree of this size in MiB and these nets.
    pub fn new(mebibytes: usize, nets: Nets) -> Self {
        P::prepare();
        let mut engine = Self { nodes: Vec::new(), most: 0, nets, game: std::marker::PhantomData };
        engine.resize(mebibytes);
        engine
    }

    fn children(&self, node: u32) -> impl Iterator<Item = u32> {
        let mut next = self.nodes[node as usize].first;
        std::iter::from_fn(move || {
            let here = (next != NONE).then_some(next)?;
            next = self.nodes[here as usize].next;
            Some(here)
        })
    }

    /// Opens more steps of a position when its visits ask for it. `begun` are the steps of the root's turn so
    /// far, if the position is in it.
    fn widen(&mut self, work: &Work<'_, P>, at: u32, position: &P, begun: Option<&[P::Step]>) {
        let node = &self.nodes[at as usize];
        let wanted = tune::OPEN + (node.visits as f32).powf(tune::WIDEN);
        if node.whole || (node.opened as f32) >= wanted.floor() || self.nodes.len() >= self.most {
            return;
        }
        let (mut steps, mut hints) = (Vec::new(), Vec::new());
        position.steps(&mut steps);
        if let Some(begun) = begun.filter(|_| !work.task.only.is_empty()) {
            let asked = |step: &P::Step| {
                work.task
                    .only
                    .iter()
                    .any(|turn| turn.starts_with(begun) && turn.get(begun.len()) == Some(step))
            };
            steps.retain(asked);
        }
        position.hints(&steps, &mut hints);
        let top = hints.iter().copied().max().unwrap_or(0).min(FORCED);
        let weight =
            |hint: i32| ((hint.min(FORCED) - top) as f32 / tune::HINT_SCALE).max(tune::LEAST_PRIOR).exp();
        let sum: f32 = hints.iter().map(|hint| weight(*hint)).sum();
        let mut order: Vec<_> = hints.into_iter().zip(steps).collect();
        order.sort_by_key(|(hint, _)| std::cmp::Reverse(*hint));
        // Twice as many as before, so that the steps are not listed too often; decisive steps are opened at
        // once.
        let forced = order.iter().filter(|(hint, _)| *hint >= FORCED).count();
        let count = (wanted as usize * 2).max(forced).min(order.len());
        let known: Vec<_> = self.children(at).map(|child| self.nodes[child as usize].step).collect();
        for (hint, step) in &order[..count] {
            if !known.contains(&Some(*step)) {
                let first = self.nodes[at as usize].first;
                self.nodes[at as usize].first = self.nodes.len() as u32;
                self.nodes.push(Node::new(Some(*step), weight(*hint) / sum, first));
            }
        }
        let node = &mut self.nodes[at as usize];
        node.opened = count as u16;
        node.whole = count == order.len();
    }

    /// The child to follow, best for the player to move.
    fn choose(&self, at: u32, ours: bool) -> Option<u32> {
        let node = &self.nodes[at as usize];
        let sign = if ours { 1.0 } else { -1.0 };
        let open = sign * node.mean() - tune::UNTRIED;
        let spread = tune::EXPLORE * (node.visits as f32).sqrt();
        let worth = |child: &u32| {
            let child = &self.nodes[*child as usize];
            // Proven losses are followed only when nothing else is left.
            if child.certain.is_some() && sign * child.mean() < 0.0 {
                return f32::MIN;
            }
            let mean = if child.visits == 0 && child.certain.is_none() { open } else { sign * child.mean() };
            // A proven node needs no further visits.
            let more = if child.certain.is_some() { 0.0 } else { spread * child.prior };
            mean + more / (1 + child.visits) as f32
        };
        self.children(at).max_by(|a, b| worth(a).total_cmp(&worth(b)))
    }

    /// Descends to a leaf, evaluates it and backs the value up.
    fn visit(&mut self, work: &Work<'_, P>) {
        let mut position = work.task.root.clone();
        let mut path: Vec<(u32, bool)> = vec![(0, true)];
        let (mut seen, mut begun) = (vec![position.key()], Vec::new());
        let value = loop {
            let at = path[path.len() - 1].0;
            let node = &self.nodes[at as usize];
            if let Some(score) = node.certain {
                break score.0.signum() as f32;
            }
            if (node.visits == 0 && at != 0) || path.len() >= DEEPEST {
                break work.judge(&position);
            }
            let in_turn = position.turn() == work.task.root.turn();
            self.widen(work, at, &position, in_turn.then_some(begun.as_slice()));
            let ours = work.sides.is_ours(position.seat());
            let Some(child) = self.choose(at, ours) else { break work.judge(&position) };
            let Some(step) = self.nodes[child as usize].step else { break 0.0 };
            let before = position.clone();
            position.play(step, &mut ());
            begun.push(step);
            let completed = position.turn() > before.turn();
            if self.nodes[child as usize].visits == 0 {
                // With the distance from after the step, as for all nodes.
                let certain = work.certain(&before, &position, &seen);
                let node = &mut self.nodes[child as usize];
                (node.certain, node.ends) = (certain.map(Score::a_turn_later), completed);
            }
            if completed {
                seen.push(position.key());
            }
            path.push((child, work.sides.is_ours(position.seat())));
        };
        for i in (0..path.len()).rev() {
            let (at, ours) = path[i];
            self.nodes[at as usize].visits += 1;
            self.nodes[at as usize].sum += value;
            if i + 1 < path.len() && self.nodes[path[i + 1].0 as usize].certain.is_some() {
                self.nodes[at as usize].certain = self.concluded(at, ours);
            }
        }
    }

    /// The proven result of a position, from those of its steps.
    fn concluded(&self, at: u32, ours: bool) -> Option<Score> {
        let node = &self.nodes[at as usize];
        let sign = |score: Score| if ours { score } else { -score };
        let certain = |child: u32| self.nodes[child as usize].certain_before().map(sign);
        let best = self.children(at).filter_map(certain).max()?;
        let won = best > Score(Score::LIMIT);
        let all = node.whole && self.children(at).all(|child| certain(child).is_some());
        (won || all).then(|| sign(best))
    }

    /// The children of the root, best first: sure wins, then by visits, sure losses last.
    fn ranked(&self, at: u32, ours: bool) -> Vec<u32> {
        let mut children: Vec<u32> = self.children(at).collect();
        children.sort_by_key(|child| {
            let node = &self.nodes[*child as usize];
            let certain =
                node.certain_before().map_or(Score::DRAW, |score| if ours { score } else { -score });
            let sure = if certain.is_proven() { certain.0 } else { 0 };
            (std::cmp::Reverse(sure), std::cmp::Reverse(node.visits))
        });
        children
    }

    /// The line that begins with a child of the root, its first turn whole.
    fn line(&self, work: &Work<'_, P>, child: u32) -> Vec<P::Step> {
        let (mut position, mut at, mut steps) = (work.task.root.clone(), Some(child), Vec::new());
        while let Some(step) = at.and_then(|at| self.nodes[at as usize].step) {
            position.play(step, &mut ());
            steps.push(step);
            let ours = work.sides.is_ours(position.seat());
            let tried = |child: &u32| self.nodes[*child as usize].visits > 0;
            at = at.and_then(|at| self.ranked(at, ours).into_iter().find(tried));
        }
        work.task.complete(steps, |_| 0)
    }

    fn score(&self, child: u32) -> Score {
        let node = &self.nodes[child as usize];
        let estimate = || Score::estimate((node.mean().clamp(-0.999, 0.999).atanh() * tune::SCALE) as i32);
        node.certain_before().unwrap_or_else(estimate)
    }
}

impl<P: Playable> Searcher for Puct<P> {
    fn think(
        &mut self,
        table: &dyn AnyGame,
        request: &SearchRequest,
        stop: &AtomicBool,
        on_info: OnInfo<'_>,
    ) -> Vec<Variation> {
        let Some(task) = Task::<P>::of(table, request, stop) else { return Vec::new() };
        let clock = &task.clock;
        let work = Work { task: &task, sides: Sides::at(task.root, false), nets: self.nets };
        let most = clock.depth_alone().map(|depth| depth.max(1) as u64 * tune::LEAVES_A_TURN);
        self.nodes.clear();
        self.nodes.push(Node::new(None, 1.0, NONE));
        let progress = Progress::default();
        let mut counter = NodeCounter::new(&progress, clock, stop, tune::CLOCK_LEAVES);
        let mut told = 512;
        let answer = |engine: &Self, visits: u64| {
            let child = engine.ranked(0, true).into_iter().next()?;
            let fullness = (engine.nodes.len() * 1_000 / engine.most.max(1)) as u32;
            let depth = visits.max(1).ilog2() as i32;
            let line = Line { score: engine.score(child), steps: engine.line(&work, child) };
            Some(task.report(depth, 1, &line, Cost { nodes: visits, fullness }))
        };
        // The first visit opens the root, so that there is always an answer.
        loop {
            self.visit(&work);
            counter.count();
            let visits = counter.nodes();
            let done = self.nodes[0].certain.is_some() || most.is_some_and(|most| visits >= most);
            let full = self.nodes.len() >= self.most
                && most.is_none()
                && visits > tune::VISITS_A_NODE * self.most as u64;
            if visits > 1 && (done || full || counter.is_over()) {
                break;
            }
            if visits == told {
                told *= 2;
                answer(self, visits).iter().for_each(&mut *on_info);
            }
        }
        let best = answer(self, counter.nodes());
        best.iter().for_each(on_info);
        best.into_iter().collect()
    }

    fn attribute(&self, _: &dyn AnyGame) -> Vec<Attribution> {
        Vec::new()
    }

    fn set_net(&mut self, choice: NetChoice<'_>) -> Result<(), Broken> {
        self.nets = choice.find::<P>(self.nets)?;
        Ok(())
    }

    fn set_level(&mut self, _level: Option<Level>) {}

    fn forget(&mut self) {
        self.nodes.clear();
    }

    fn resize(&mut self, mebibytes: usize) {
        self.most = ((mebibytes.max(1) << 20) / size_of::<Node<P::Step>>()).min(NONE as usize - 1_000);
        // Allocated at once, because reallocating a growing tree takes too long.
        self.nodes = Vec::with_capacity(self.most);
    }

    fn chance(&self, score: Score) -> f64 {
        score.chance(P::LOGISTIC_SCALE)
    }
}

#[cfg(test)]
mod tests;
