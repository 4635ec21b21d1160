//! One node of the tree.

use super::pick::Picker;
use super::{AbdadaTable, Frame, Search};
use crate::game::{BARRED, FORCED, Playable};
use crate::line::{DEEPEST, Line};
use crate::order::{Cut, Odds, Ranked, Ranking};
use crate::params::Params;
use crate::score::Score;
use crate::tt::{Bound, Entry};
use crate::window::Window;
use rules::game::Seat;

/// Marks the key of a position in which an opponent has already replied.
const REPLIED: u64 = 0x9E37_79B9_7F4A_7C15;

/// A node whose steps are being tried.
pub(super) struct Node<'n, P: Playable> {
    position: &'n P,
    seat: Seat,
    pub(super) frame: Frame,
    /// The window; alpha rises as lines are found.
    pub(super) window: Window,
    key: u64,
    /// Whether the position is in the middle of a turn.
    pub(super) pending: bool,
    /// Whether steps may be pruned and reduced.
    selective: bool,
    /// Whether only some turns are allowed here.
    confined: bool,
    /// The static evaluation, if it may be used for pruning.
    pub(super) value: Option<i32>,
    /// In best-reply search: whether the others may skip their turns here.
    skips: bool,
    /// Steps tried so far.
    pub(super) tried: usize,
    best: Score,
    best_step: u32,
    /// The history slots of quiet steps that did not raise beta.
    failed: Vec<u32>,
}

/// A step being tried.
struct Trial<S> {
    step: S,
    /// Its history slot.
    slot: u32,
    packed: u32,
    /// Whether it is neither forced nor noisy.
    quiet: bool,
    /// Whether it may be pruned and reduced.
    late: bool,
    odds: Odds,
    /// The ABDADA tag.
    tag: Option<u64>,
}

/// What a parent knows of a child.
#[derive(Copy, Clone)]
pub(super) struct Child {
    pub(super) seat: Seat,
    /// Whether the step completed a turn.
    pub(super) completed: bool,
    pub(super) frame: Frame,
}

impl<P: Playable> Search<'_, P> {
    /// The score of a position for the player to move.
    pub(super) fn node(&mut self, position: &P, eval: &P::Eval, window: Window, mut frame: Frame) -> Score {
        self.lines[frame.ply].clear();
        if frame.ply >= DEEPEST - 1 {
            return Score::estimate(self.judge(position, eval));
        }
        // 1. Threat extension: a turn that must answer a threat is searched, not evaluated.
        let params = self.context.params;
        frame.threatened = params.selective && position.is_threatened();
        if frame.threatened && frame.ply < params.extension_steps * self.root_depth {
            frame.depth = frame.depth.max(0) + 1;
        }
        if params.selective
            && frame.ply > 0
            && let Some(score) = position.proven()
        {
            return score;
        }
        // 2. Quiescence search at the leaves; a position is never evaluated in the middle of a turn.
        if frame.depth <= 0 && !position.pending() {
            return self.quiesce(position, eval, window, Frame::bare(frame.ply, params.quiescence_depth));
        }
        self.inner_node(position, eval, window, frame)
    }

    #[inline]
    fn inner_node(&mut self, position: &P, eval: &P::Eval, window: Window, frame: Frame) -> Score {
        let Frame { ply, threatened, replied, .. } = frame;
        let pending = position.pending();
        // 3. Best-reply search: once one opponent has answered, the others skip their turns.
        let skips = self.sides.one_reply() && !pending && !self.sides.is_ours(position.seat());
        let skipped = if skips { self.skipped(position) } else { None };
        if let (true, Some(next)) = (replied, &skipped) {
            return self.skip(position, next, window, frame);
        }
        // 4. Transposition table.
        let key = position.key() ^ if replied { REPLIED } else { 0 };
        let confined = self.root.confines(position.turn());
        let known = self.context.shared.table.get(key);
        let cuts = window.is_null() && ply > 0 && !confined;
        if let Some(entry) = known.filter(|entry| cuts && entry.decides(frame.depth, window)) {
            return entry.score;
        }
        // 5. Reverse futility pruning and null move pruning.
        let selective = self.context.params.selective && ply > 0;
        let prunes = selective && !pending && window.is_null() && !threatened;
        let value = prunes.then(|| self.judge(position, eval));
        if let Some(value) = value
            && let Some(score) = self.prune_high(position, eval, value, window.beta, frame)
        {
            return score;
        }
        if self.counter.is_over() {
            return Score::DRAW;
        }
        let node = Node {
            position,
            seat: position.seat(),
            frame,
            window,
            key,
            pending,
            selective,
            confined,
            value,
            skips,
            tried: 0,
            best: Score::LEAST,
            best_step: 0,
            failed: Vec::new(),
        };
        self.search_steps(node, eval, skipped, known.map_or(0, |entry| entry.step))
    }

    /// 6. Tries the steps, best first; in best-reply search the skipped turn comes before them.
    #[inline]
    fn search_steps(
        &mut self,
        mut node: Node<'_, P>,
        eval: &P::Eval,
        skipped: Option<P>,
        table_step: u32,
    ) -> Score {
        let Node { position, frame, window, .. } = node;
        if let Some(next) = skipped.filter(|next| !self.sides.is_ours(next.seat())) {
            node.best = self.skip(position, &next, window, frame);
            if self.counter.is_over() || node.best >= window.beta {
                return node.best;
            }
            node.window = window.above(node.best);
        }
        let ranking = Ranking { table_step, previous: frame.previous, ply: frame.ply };
        // Where futility pruning drops all quiet steps but the first, the hints suffice.
        let brief = self.hopeless(&node);
        let mut picker = self.picker(ranking, frame.threatened, brief);
        self.try_steps(&mut node, eval, &mut picker);
        self.ranked.truncate(picker.from);
        self.conclude(&node, window)
    }

    /// Tries the steps of a node until one reaches beta or the search is over.
    #[inline]
    fn try_steps(&mut self, node: &mut Node<'_, P>, eval: &P::Eval, picker: &mut Picker) {
        let position = node.position;
        let mut put_off: Vec<Ranked<P::Step>> = Vec::new();
        loop {
            let picked = self.pick(picker, position);
            let again = picked.is_none();
            let Some(ranked) = picked.or_else(|| put_off.pop()) else { return };
            let Ranked { step, hint, .. } = ranked;
            let packed = P::pack(step);
            // A level does not make such a turn either.
            let bars = node.selective || self.context.level.is_some();
            let barred = bars && hint <= BARRED && node.tried > 0;
            if barred || !self.root.allows(packed, node.frame.ply, node.confined) {
                continue;
            }
            let quiet = hint < FORCED && !position.noisy(step);
            let late = node.selective && quiet && picker.listed;
            // 7. Late move pruning and futility pruning, once a step that does not lose has been found.
            let prunes = late && ranked.odds != Odds::Exempt && node.tried > 0;
            if prunes && node.best.0 > -Score::LIMIT {
                if self.prunes_late(node, ranked.odds) {
                    // What prunes this step prunes every quiet one after it, so wide nodes need not be sorted
                    // to the end.
                    self.thin(picker, |rest| {
                        rest.hint >= FORCED || rest.odds == Odds::Exempt || position.noisy(rest.step)
                    });
                    continue;
                }
                if self.prunes_unlikely(node, ranked.odds) {
                    continue;
                }
            }
            // Steps that another thread is searching come last: by then the result is in the table.
            let deep = node.frame.depth >= self.context.params.busy_depth;
            let tag = (self.context.threads > 1 && deep).then(|| AbdadaTable::tag(node.key, packed));
            if !again && node.tried > 0 && tag.is_some_and(|tag| self.context.shared.abdada.has(tag)) {
                put_off.push(ranked);
                continue;
            }
            let trial = Trial { step, slot: ranked.slot, packed, quiet, late, odds: ranked.odds, tag };
            let Some(score) = self.try_step(node, eval, &trial) else { return };
            if self.take(node, &trial, score) {
                return;
            }
            if quiet && node.failed.len() < Params::HISTORY_FAILED {
                node.failed.push(trial.slot);
            }
        }
    }

    /// Makes a step and searches the child; `None` if the search is over.
    #[inline]
    fn try_step(&mut self, node: &mut Node<'_, P>, eval: &P::Eval, trial: &Trial<P::Step>) -> Option<Score> {
        let Frame { ply, depth, .. } = node.frame;
        let mut next = node.position.clone();
        let mut next_eval = eval.clone();
        next.play(trial.step, &mut next_eval);
        if depth > 1 {
            self.context.shared.table.prefetch(next.key());
        }
        self.counter.count();
        if self.counter.is_over() {
            return None;
        }
        node.tried += 1;
        let completed = next.turn() > node.position.turn();
        if let Some(score) = self.settled(&next, node.seat, completed) {
            self.lines[ply + 1].clear();
            return Some(score);
        }
        // 8. Late move reductions.
        let reduction = if trial.late { self.reduction(node, trial.odds) } else { 0 };
        let frame = Frame {
            ply: ply + 1,
            depth: if completed { depth - 1 } else { depth },
            previous: Some(trial.slot as usize),
            may_pass: true,
            replied: node.skips && !self.sides.is_ours(next.seat()),
            threatened: false,
        };
        if completed {
            self.past.push(next.key());
        }
        if let Some(tag) = trial.tag {
            self.context.shared.abdada.begin(tag);
        }
        let child = Child { seat: node.seat, completed, frame };
        let score = self.search_child(&next, &next_eval, node, child, reduction);
        if let Some(tag) = trial.tag {
            self.context.shared.abdada.end(tag);
        }
        if completed {
            self.past.pop();
        }
        (!self.counter.is_over()).then_some(score)
    }

    /// Searches the first step with the full window, and the others with a null window first.
    fn search_child(
        &mut self,
        next: &P,
        eval: &P::Eval,
        node: &Node<'_, P>,
        child: Child,
        reduction: i32,
    ) -> Score {
        let window = node.window;
        if node.tried == 1 {
            return self.follow(next, eval, window, child);
        }
        let null = Window::null(window.alpha);
        let shallow = Frame { depth: child.frame.depth - reduction, ..child.frame };
        let mut score = self.follow(next, eval, null, Child { frame: shallow, ..child });
        if score > window.alpha && reduction > 0 && !self.counter.is_over() {
            score = self.follow(next, eval, null, child);
        }
        if window.contains(score) && !self.counter.is_over() {
            score = self.follow(next, eval, window, child);
        }
        score
    }

    /// The value of a child to the player at its parent.
    pub(super) fn follow(&mut self, next: &P, eval: &P::Eval, window: Window, child: Child) -> Score {
        let window = if child.completed { window.a_turn_later() } else { window };
        let score = if self.sides.together(next.seat(), child.seat) {
            self.node(next, eval, window, child.frame)
        } else {
            -self.node(next, eval, -window, child.frame)
        };
        if child.completed { score.a_turn_earlier() } else { score }
    }

    /// Records the score of a step; returns whether it is a cut-off.
    #[inline]
    fn take(&mut self, node: &mut Node<'_, P>, trial: &Trial<P::Step>, score: Score) -> bool {
        if score <= node.best {
            return false;
        }
        node.best = score;
        if score <= node.window.alpha {
            return false;
        }
        node.window.alpha = score;
        node.best_step = trial.packed;
        let Frame { ply, depth, previous, .. } = node.frame;
        self.extend_line(ply, trial.step, score);
        let cuts = score >= node.window.beta;
        if cuts && trial.quiet {
            let (seat, slot) = (node.seat.index(), trial.slot as usize);
            let cut = Cut { seat, slot, packed: trial.packed, previous, ply };
            self.history.reward(&cut, depth, &node.failed);
        }
        cuts
    }

    /// Sets the principal variation of a node: a step, then that of the child.
    fn extend_line(&mut self, ply: usize, step: P::Step, score: Score) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].push(step);
        upper[ply].extend_from_slice(&lower[0]);
        if ply == 0 {
            self.found = Some(Line { score, steps: self.lines[0].clone() });
        }
    }

    /// The score of a node after its steps were tried, stored in the transposition table. `window` is the one
    /// on entry.
    #[inline]
    fn conclude(&mut self, node: &Node<'_, P>, window: Window) -> Score {
        if self.counter.is_over() {
            return Score::DRAW;
        }
        if node.tried == 0 {
            return node.best.max(node.window.alpha);
        }
        let whole = node.frame.ply > 0 || !self.root.excludes_some();
        if !node.confined && whole {
            let (depth, bound) = (node.frame.depth.min(120) as i8, Bound::of(node.best, window));
            let entry = Entry { step: node.best_step, score: node.best, depth, bound };
            self.context.shared.table.put(node.key, entry);
        }
        node.best
    }

    /// The value to `seat` of a position that needs no search because the game is over or the position repeats.
    fn settled(&self, next: &P, seat: Seat, completed: bool) -> Option<Score> {
        if let Some(outcome) = next.outcome() {
            return Some(self.sides.value_of(&outcome, seat));
        }
        let repeats = || completed && self.repetition_ends && self.repeats(next.key());
        let contempt = self.context.params.contempt;
        self.sides
            .settled(next, seat)
            .or_else(|| repeats().then(|| self.sides.repeated(next, seat, contempt)))
    }

    /// Whether the position repeats: once since the root, or often enough in the game. A player who returns to
    /// a position from before the root leaves it to the opponent to repeat it again.
    fn repeats(&self, key: u64) -> bool {
        let (before, since_root) = self.past.split_at(self.root_turns);
        let enough = if since_root.is_empty() { self.context.params.repeats_at_root } else { 2 };
        since_root.contains(&key) || before.iter().filter(|earlier| **earlier == key).count() >= enough
    }
}
