//! Perft through the move picker and the evaluation. The picker yields each legal step exactly once, whatever
//! the table, the killers and the history contain, and an incrementally updated evaluation equals a fresh one.

use super::{Context, Search, SharedState};
use crate::game::{Evaluator, Playable};
use crate::order::{Cut, History, Ranking};
use crate::request::SearchRequest;
use crate::task::Task;
use crate::{net, policy};
use rules::game::Rules;
use rules::options::Setup;
use rules::perft::perft;
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

/// Counts whole turns like [`perft`], with the steps from the picker.
struct Walk<'a, P: Playable> {
    search: Search<'a, P>,
    random: fastrand::Rng,
    /// A packed step of another position, as the table and the killers may contain.
    stale: u32,
}

impl<P: Playable> Walk<'_, P> {
    fn count(&mut self, position: &P, eval: &P::Eval, depth: u32, ply: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        if position.outcome().is_some() {
            return 0;
        }
        assert_eq!(
            eval.evaluate(position),
            P::Eval::new(position, self.search.context.nets).evaluate(position),
            "{}",
            position.write_position()
        );
        let (from, mut offered) = (self.search.ranked.len(), HashSet::new());
        let table_step = self.remember(position, ply);
        let ranking = Ranking { table_step, previous: None, ply };
        let (threatened, brief) = (self.random.bool(), self.random.bool());
        let mut picker = self.search.picker(ranking, threatened, brief);
        let mut sum = 0;
        while let Some(next) = self.search.pick(&mut picker, position) {
            let packed = P::pack(next.step);
            assert!(offered.insert(packed), "step {packed} of {} twice", position.write_position());
            if position.counted(next.step) {
                let (mut after, mut heard) = (position.clone(), eval.clone());
                after.play(next.step, &mut heard);
                sum += self.count(&after, &heard, if after.pending() { depth } else { depth - 1 }, ply + 1);
            }
        }
        self.search.ranked.truncate(from);
        sum
    }

    /// Fills killers and history with some steps, as cut-offs would, and returns a step for the table, possibly
    /// of another position.
    fn remember(&mut self, position: &P, ply: usize) -> u32 {
        let mut steps = Vec::new();
        position.steps(&mut steps);
        for _ in 0..2 {
            let step = steps[self.random.usize(..steps.len())];
            let (seat, slot, packed) = (position.seat().index(), position.slot(step), P::pack(step));
            self.search.history.reward(&Cut { seat, slot, packed, previous: None, ply }, 3, &[]);
        }
        let fresh = P::pack(steps[self.random.usize(..steps.len())]);
        let stale = std::mem::replace(&mut self.stale, fresh);
        match self.random.u8(..3) {
            0 => 0,
            1 => stale,
            _ => fresh,
        }
    }
}

/// Compares the counts of two turns in random positions of a game.
fn holds<P: Playable + Rules>(preset: Option<&str>, options: &[(&str, &str)], seed: u64) {
    let mut random = fastrand::Rng::with_seed(seed);
    let setup = Setup::choose(P::INFO, None, preset, options.iter().copied()).expect("a setup");
    let mut root = P::start(&setup).expect("a game");
    P::prepare();
    let (request, stop) = (SearchRequest::default(), AtomicBool::new(false));
    let shared = SharedState::new(1);
    let mut history = History::new(P::SLOTS);
    let mut counted = 0;
    while counted < 6 && root.outcome().is_none() {
        let mut steps = Vec::new();
        root.steps(&mut steps);
        root.play(steps[random.usize(..steps.len())], &mut ());
        // Counting all bonuses of two turns takes too long where there are many.
        if root.pending() || random.u8(..8) != 0 || root.turns() > 300 {
            continue;
        }
        let task = Task::at(&root, &request, &stop);
        let context = Context {
            task: &task,
            params: &P::PARAMS,
            shared: &shared,
            nets: net::Nets::shipped::<P>(),
            policy: policy::shipped::<P>(),
            level: None,
            threads: 1,
        };
        let search = Search::new(context, &mut history);
        let mut walk = Walk { search, random: random.fork(), stale: 0 };
        let eval = P::Eval::new(&root, context.nets);
        assert_eq!(walk.count(&root, &eval, 2, 0), perft(&root, 2), "{}", root.write_position());
        counted += 1;
    }
    assert!(counted > 0, "a position to count in");
}

#[test]
fn the_picker_offers_each_step_once_and_evaluations_hear_all() {
    for seed in 1..3 {
        holds::<rules::skud::Skud>(None, &[], seed);
        holds::<rules::skud::Skud>(Some("garden-gate"), &[("oasis", "on")], seed);
        holds::<rules::street::Street>(None, &[], seed);
        holds::<rules::street::Street>(Some("garden-gate"), &[], seed);
        holds::<rules::halma::Halma>(Some("tournament"), &[], seed);
    }
}
