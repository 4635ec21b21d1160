//! Principal-variation search for two sides, over steps: a side's steps in a row do not change the sign, and
//! depth counts whole turns. Who is on which side stands in [`many`](crate::many).

mod busy;
mod pick;
mod quiet;

use crate::game::{BARRED, Evaluator, FORCED, Playable};
use crate::level::Level;
use crate::limits::Watch;
use crate::many::Sides;
use crate::order::{Cut, History, Ranked};
use crate::params::Params;
use crate::score::Score;
use crate::tt::{Bound, Entry, Table};
pub use busy::Busy;
use quiet::QUIET_DEPTH;
use rules::game::Seat;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// No line is longer, in steps.
pub const DEEPEST: usize = 128;
/// Nodes between two looks at the clock: a wide node of Skud with its list takes 50 microseconds.
const CLOCK_NODES: u64 = 32;
/// From this depth on threads keep out of each other's way.
const SHARED_DEPTH: i32 = 3;

/// What the threads of a search share.
pub struct Shared {
    /// What is known of positions.
    pub table: Table,
    /// Set to end the search.
    pub stop: AtomicBool,
    /// Nodes of all threads, as far as they have told.
    pub nodes: Counter,
    /// What is being looked at.
    pub busy: Busy,
}

/// A number that all threads change, on a cache line of its own: what is only read beside it stays where it is.
#[repr(align(128))]
#[derive(Default)]
pub struct Counter(AtomicU64);

impl std::ops::Deref for Counter {
    type Target = AtomicU64;

    fn deref(&self) -> &AtomicU64 {
        &self.0
    }
}

impl Shared {
    /// Room for so many MiB of positions.
    pub fn new(mebibytes: usize) -> Self {
        Self {
            table: Table::new(mebibytes),
            stop: AtomicBool::new(false),
            nodes: Counter::default(),
            busy: Busy::default(),
        }
    }
}

/// The best line found, from the root.
#[derive(Clone, Debug, PartialEq)]
pub struct Line<S> {
    /// What it is worth to the player who decides at the root.
    pub score: Score,
    /// Its steps.
    pub steps: Vec<S>,
}

/// Where in the tree a node is.
#[derive(Copy, Clone)]
struct Place {
    ply: usize,
    depth: i32,
    /// The slot of the step that led here.
    before: Option<usize>,
    /// Whether the turn may be given away here to see if that is enough.
    may_pass: bool,
    /// Whether one of the others has answered the root's side already, where only one may.
    replied: bool,
}

/// Set in the key of a position in which the others have had their reply.
const REPLIED: u64 = 0x9E37_79B9_7F4A_7C15;

/// One thread's search.
pub struct Search<'a, P: Playable> {
    params: &'a Params,
    shared: &'a Shared,
    watch: &'a Watch,
    /// Set from outside to end the search.
    stop: &'a AtomicBool,
    history: &'a mut History,
    /// Keys of the positions between turns, from the start of the game to the node.
    past: Vec<u64>,
    root_turns: usize,
    root_depth: usize,
    /// Steps that may not be taken at the root, packed.
    excluded: Vec<u32>,
    /// If not empty, the only turns that may be made at the root, as packed steps; and what there is of the
    /// one that is looked at.
    only: Vec<Vec<u32>>,
    begun: Vec<u32>,
    root_turn: u32,
    sides: Sides,
    many: bool,
    level: Option<&'a Level>,
    /// Whether every step is seen: not at a level that overlooks some.
    sees_all: bool,
    /// Whether other threads search, too.
    pub several: bool,
    /// Whether the nodes are not limited: at the first depth of a level.
    free: bool,
    found: Option<Line<P::Step>>,
    lines: Vec<Vec<P::Step>>,
    ranked: Vec<Ranked<P::Step>>,
    listed: Vec<P::Step>,
    hints: Vec<i32>,
    nodes: u64,
    over: bool,
    reductions: Vec<[i32; 64]>,
}

impl<'a, P: Playable> Search<'a, P> {
    /// A search from a position whose game went through the positions `past`, by key; the last is the
    /// position itself. `only`, if not empty, are the turns to look at.
    pub fn new(
        (params, shared, watch, stop): (&'a Params, &'a Shared, &'a Watch, &'a AtomicBool),
        history: &'a mut History,
        (root, past): (&P, &[u64]),
        only: &[Vec<P::Step>],
        level: Option<&'a Level>,
    ) -> Self {
        let reductions = (0..64)
            .map(|depth: i32| {
                std::array::from_fn(|number| {
                    let spread = (depth.max(1) as f32).ln() * (number.max(1) as f32).ln();
                    (params.reduce_base + spread / params.reduce_divisor) as i32
                })
            })
            .collect();
        Self {
            params,
            shared,
            watch,
            stop,
            history,
            root_turns: past.len(),
            root_depth: 0,
            past: past.to_vec(),
            excluded: Vec::new(),
            only: only.iter().map(|turn| turn.iter().map(|step| P::pack(*step)).collect()).collect(),
            begun: Vec::new(),
            root_turn: root.turn(),
            sides: Sides::at(root, params.many),
            many: root.seats() > 2,
            level,
            sees_all: level.is_none_or(|level| level.overlook == 0),
            several: false,
            free: false,
            found: None,
            lines: vec![Vec::new(); DEEPEST + 1],
            ranked: Vec::new(),
            listed: Vec::new(),
            hints: Vec::new(),
            nodes: 0,
            over: false,
            reductions,
        }
    }

    /// Nodes of this thread.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the search was told to end.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The best line at a depth without the `excluded` first steps; `None` if the search ended before there
    /// was one. The value of the depth before narrows the window at first.
    pub fn deepen(
        &mut self,
        root: &P,
        depth: i32,
        guess: Option<Score>,
        excluded: &[u32],
    ) -> Option<Line<P::Step>> {
        self.excluded = excluded.to_vec();
        self.root_depth = depth.max(0) as usize;
        self.found = None;
        self.free = self.level.is_some() && depth == 1;
        let mut eval = P::Eval::new(root);
        let mut reach = self.params.window;
        let narrow = guess.filter(|guess| depth > 2 && !guess.is_proven());
        let (mut alpha, mut beta) = match narrow {
            Some(guess) => (Score(guess.0 - reach), Score(guess.0 + reach)),
            None => (Score::LEAST, Score::MOST),
        };
        loop {
            let place = Place { ply: 0, depth, before: None, may_pass: false, replied: false };
            let score = self.node(root, &mut eval, alpha, beta, place);
            // With nothing to look at there is nothing to widen the window for.
            let nothing = score <= alpha && alpha == Score::LEAST;
            if self.over || nothing || (score > alpha && score < beta) {
                return self.found.take();
            }
            reach *= 3;
            let wide = |score: Score| if score.is_proven() || reach > 2_000 { None } else { Some(score) };
            if score <= alpha {
                alpha = wide(score).map_or(Score::LEAST, |score| Score(score.0 - reach));
            } else {
                beta = wide(score).map_or(Score::MOST, |score| Score(score.0 + reach));
            }
        }
    }

    /// Tells the others of the nodes that they have not heard of yet.
    pub fn settle(&mut self) {
        self.shared.nodes.fetch_add(self.nodes % CLOCK_NODES, Relaxed);
    }

    fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(CLOCK_NODES) {
            self.shared.nodes.fetch_add(CLOCK_NODES, Relaxed);
            let nodes = if self.free { 0 } else { self.shared.nodes.load(Relaxed) };
            self.over |= self.shared.stop.load(Relaxed) || self.watch.is_over(nodes, self.stop);
        } else if !self.free && self.watch.node_limit().is_some_and(|most| self.nodes >= most) {
            self.over = true;
        }
    }

    /// Whether the position has come up before: once since the root, or twice in the game.
    fn repeats(&self, key: u64) -> bool {
        let since_root = &self.past[self.root_turns..];
        since_root.contains(&key)
            || self.past[..self.root_turns].iter().filter(|earlier| **earlier == key).count() >= 2
    }

    fn node(
        &mut self,
        position: &P,
        eval: &mut P::Eval,
        mut alpha: Score,
        beta: Score,
        place: Place,
    ) -> Score {
        let Place { ply, mut depth, before, replied, .. } = place;
        self.lines[ply].clear();
        let root = ply == 0;
        let pending = position.pending();
        if ply >= DEEPEST - 1 {
            return Score::estimate(self.judge(position, eval));
        }
        // 1. At the leaves only noisy steps are followed; a turn is never judged in its middle, nor when it
        //    must answer a threat.
        let pressed = self.params.selective && position.pressed();
        if pressed && ply < 2 * self.root_depth {
            depth = depth.max(0) + 1;
        }
        let selective = self.params.selective && !root;
        if selective
            && self.sees_all
            && let Some(score) = position.proven()
        {
            return score;
        }
        if depth <= 0 && !pending {
            return self.quiet(position, eval, alpha, beta, (ply, QUIET_DEPTH));
        }

        // Where only one of the others answers, the rest let their turn go by.
        let skips = self.sides.one_reply() && !pending && !self.sides.is_ours(position.seat());
        let skipped = if skips { self.skipped(position) } else { None };
        if let (true, Some(next)) = (replied, &skipped) {
            return self.skip(position, next, alpha, beta, place);
        }

        // 2. What is known already.
        let key = position.key() ^ if replied { REPLIED } else { 0 };
        let confined = !self.only.is_empty() && position.turn() == self.root_turn;
        let wide = beta.0 - alpha.0 > 1;
        let known = self.shared.table.get(key);
        if let Some(entry) =
            known.filter(|entry| !wide && !root && !confined && entry.decides(depth, alpha, beta))
        {
            return entry.score;
        }

        // 3. Far above beta, or still above it after giving the turn away: no need to look closely.
        let judged = (selective && !pending && !wide && !pressed).then(|| self.judge(position, eval));
        if let Some(value) = judged
            && let Some(score) = self.high_enough(position, value, beta, Place { depth, ..place })
        {
            return score;
        }
        if self.over {
            return Score::DRAW;
        }

        // 4. The steps, best first.
        let (original, seat) = (alpha, position.seat());
        let mut best = Score::LEAST;
        let mut best_step = 0;
        let mut failed: Vec<u32> = Vec::new();
        let mut number = 0;
        if let Some(next) = skipped.filter(|next| !self.sides.is_ours(next.seat())) {
            best = self.skip(position, &next, alpha, beta, place);
            if self.over || best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let mut picker = self.picker(known.map_or(0, |entry| entry.step), ply, before, pressed);
        let mut put_off: Vec<Ranked<P::Step>> = Vec::new();
        loop {
            let picked = self.pick(&mut picker, position);
            let again = picked.is_none();
            let Some(ranked) = picked.or_else(|| put_off.pop()) else { break };
            let Ranked { step, slot, hint, .. } = ranked;
            let packed = P::pack(step);
            if root && self.excluded.contains(&packed) || selective && hint <= BARRED && number > 0 {
                continue;
            }
            if confined && !self.may_begin_with(packed, ply) {
                continue;
            }
            let quiet = hint < FORCED && !position.noisy(step);
            // 5. Late and hopeless steps are left out, once something has been found that does not lose.
            let late = selective && quiet && picker.listed && number > 0 && best.0 > -Score::LIMIT;
            if late && self.leave_out(pending, (depth, number), judged, alpha) {
                // What left this one out leaves out every quiet one after it: wide nodes are not sorted to
                // their end for nothing.
                self.thin(&mut picker, |rest| rest.hint >= FORCED || position.noisy(rest.step));
                continue;
            }
            // What another thread is looking at just now comes last: then the table knows it.
            let mark = (self.several && depth >= SHARED_DEPTH).then(|| Busy::mark(key, packed));
            if let Some(mark) = mark
                && !again
                && number > 0
                && self.shared.busy.has(mark)
            {
                put_off.push(ranked);
                continue;
            }
            let mut next = position.clone();
            let mut next_eval = eval.clone();
            next.play(step, &mut next_eval);
            if depth > 1 {
                self.shared.table.expect(next.key());
            }
            self.count_node();
            if self.over {
                break;
            }
            number += 1;
            let completed = next.turn() > position.turn();
            let score = if let Some(known) = self.settled(&next, seat, completed) {
                self.lines[ply + 1].clear();
                known
            } else {
                // The first ways to finish a turn often differ in little but what they threaten.
                let unreduced = if pending { 8 } else { 1 };
                let reduced = if selective && quiet && picker.listed && number > unreduced && depth >= 2 {
                    self.reductions[(depth as usize).min(63)][number.min(63)].min(depth - 1).max(0)
                } else {
                    0
                };
                let child = Child {
                    seat,
                    completed,
                    place: Place {
                        ply: ply + 1,
                        depth: if completed { depth - 1 } else { depth },
                        before: Some(slot as usize),
                        may_pass: true,
                        replied: skips && !self.sides.is_ours(next.seat()),
                    },
                };
                if completed {
                    self.past.push(next.key());
                }
                if let Some(mark) = mark {
                    self.shared.busy.begin(mark);
                }
                let score = self.try_child(&next, next_eval, (alpha, beta), child, (number, reduced));
                if let Some(mark) = mark {
                    self.shared.busy.end(mark);
                }
                if completed {
                    self.past.pop();
                }
                score
            };
            if self.over {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_step = packed;
                    self.extend_line(ply, step, score);
                    if alpha >= beta {
                        if quiet {
                            let cut = Cut { seat: seat.index(), slot: slot as usize, packed, before, ply };
                            self.history.reward(&cut, depth, &failed);
                        }
                        break;
                    }
                }
            }
            if quiet && failed.len() < 32 {
                failed.push(slot);
            }
        }
        self.ranked.truncate(picker.from);
        if self.over {
            return Score::DRAW;
        }
        if number == 0 {
            return best.max(alpha);
        }
        if !confined && (!root || self.excluded.is_empty()) {
            let bound = Bound::of(best, original, beta);
            self.shared
                .table
                .put(key, Entry { step: best_step, score: best, depth: depth.min(120) as i8, bound });
        }
        best
    }

    /// The value of a position that stands so well that it need not be looked at closely: by a margin, or
    /// even with the turn given away.
    fn high_enough(&mut self, position: &P, value: i32, beta: Score, place: Place) -> Option<Score> {
        let Place { ply, depth, may_pass, .. } = place;
        if beta.is_proven() || value < beta.0 {
            return None;
        }
        let margin = self.params.reverse_margin * depth;
        if depth <= self.params.reverse_depth && value - margin >= beta.0 {
            return Some(Score::estimate(value));
        }
        if !may_pass || self.many || self.params.pass_reduction == 0 || depth < 2 {
            return None;
        }
        let next = position.passed()?;
        let mut eval = P::Eval::new(&next);
        let depth = depth - 1 - self.params.pass_reduction;
        let place = Place { ply: ply + 1, depth, before: None, may_pass: false, replied: false };
        let score = -self.node(&next, &mut eval, -beta, Score(1 - beta.0), place);
        let enough = !self.over && score >= beta;
        enough.then_some(if score.is_proven() { beta } else { score })
    }

    /// Whether the turn that is looked at may go on with a step, where only some turns may be looked at.
    fn may_begin_with(&mut self, packed: u32, ply: usize) -> bool {
        self.begun.truncate(ply);
        self.begun.push(packed);
        self.only.iter().any(|turn| turn.starts_with(&self.begun))
    }

    /// Whether quiet steps are left out from here on.
    fn leave_out(
        &self,
        pending: bool,
        (depth, number): (i32, usize),
        judged: Option<i32>,
        alpha: Score,
    ) -> bool {
        let params = self.params;
        let late = if pending {
            number >= params.within_base + params.within_factor * depth.max(0) as usize
        } else {
            depth <= params.late_depth
                && number >= params.late_base + params.late_factor * (depth * depth) as usize
        };
        // Beside a proven win every step looks hopeless, those that win sooner too.
        let hopeless = depth <= params.futility_depth
            && !alpha.is_proven()
            && judged.is_some_and(|value| value + params.futility_margin * depth <= alpha.0);
        late || hopeless
    }

    /// The value to `seat` of a position that needs no search: the game is over, or goes around in a circle.
    fn settled(&self, next: &P, seat: Seat, completed: bool) -> Option<Score> {
        if let Some(outcome) = next.outcome() {
            return Some(self.sides.value_of(&outcome, seat));
        }
        let repeats = || completed && next.limited() && self.repeats(next.key());
        self.sides.settled(next, seat).or_else(|| repeats().then(|| self.sides.repeated(next, seat)))
    }

    /// The first step is searched with the full window; the others must first show that they are better.
    fn try_child(
        &mut self,
        next: &P,
        mut eval: P::Eval,
        (alpha, beta): (Score, Score),
        child: Child,
        (number, reduced): (usize, i32),
    ) -> Score {
        if number == 1 {
            return self.follow(next, &mut eval, alpha, beta, child);
        }
        let edge = Score(alpha.0 + 1);
        let shallow = Child { place: Place { depth: child.place.depth - reduced, ..child.place }, ..child };
        let mut score = self.follow(next, &mut eval.clone(), alpha, edge, shallow);
        if score > alpha && reduced > 0 && !self.over {
            score = self.follow(next, &mut eval.clone(), alpha, edge, child);
        }
        if score > alpha && score < beta && !self.over {
            score = self.follow(next, &mut eval, alpha, beta, child);
        }
        score
    }

    /// The line from a node on is a step and then the line of its child.
    fn extend_line(&mut self, ply: usize, step: P::Step, score: Score) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].push(step);
        upper[ply].extend_from_slice(&lower[0]);
        if ply == 0 {
            self.found = Some(Line { score, steps: self.lines[0].clone() });
        }
    }

    /// The value of a child to the player at its parent.
    fn follow(&mut self, next: &P, eval: &mut P::Eval, alpha: Score, beta: Score, child: Child) -> Score {
        let (low, high) =
            if child.completed { (alpha.a_turn_later(), beta.a_turn_later()) } else { (alpha, beta) };
        let score = if self.sides.together(next.seat(), child.seat) {
            self.node(next, eval, low, high, child.place)
        } else {
            -self.node(next, eval, -high, -low, child.place)
        };
        if child.completed { score.a_turn_earlier() } else { score }
    }

    /// How the player who decides stands, as this search sees it.
    #[inline]
    fn judge(&mut self, position: &P, eval: &mut P::Eval) -> i32 {
        let value = if self.many {
            self.sides.judge(position, eval)
        } else {
            self.history.judged.get(position.key(), || eval.evaluate(position))
        };
        value + self.level.map_or(0, |level| level.misjudge(position.key()))
    }

    /// The position after a player has let the turn go by: given away, or used as it first comes to mind.
    fn skipped(&mut self, position: &P) -> Option<P> {
        position.passed().or_else(|| {
            let mut next = position.clone();
            while next.outcome().is_none() && next.turn() == position.turn() {
                let mut steps = Vec::new();
                next.steps(&mut steps);
                self.hints.clear();
                next.hints(&steps, &mut self.hints);
                let likely = steps.iter().zip(&self.hints).rev().max_by_key(|(_, hint)| **hint);
                next.play(*likely?.0, &mut ());
            }
            next.outcome().is_none().then_some(next)
        })
    }

    /// The value to the player who decides when the turn goes by.
    fn skip(&mut self, position: &P, next: &P, alpha: Score, beta: Score, place: Place) -> Score {
        let mut eval = P::Eval::new(next);
        let replied = place.replied && !self.sides.is_ours(next.seat());
        let child = Child {
            seat: position.seat(),
            completed: true,
            place: Place { ply: place.ply + 1, before: None, may_pass: false, replied, ..place },
        };
        self.count_node();
        if self.over {
            return Score::DRAW;
        }
        self.past.push(next.key());
        let score = self.follow(next, &mut eval, alpha, beta, child);
        self.past.pop();
        self.lines[place.ply].clear();
        score
    }
}

/// What a parent knows of the child it follows.
#[derive(Copy, Clone)]
struct Child {
    seat: Seat,
    completed: bool,
    place: Place,
}
