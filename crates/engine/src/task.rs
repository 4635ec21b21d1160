//! The task of one search. It is created with the request and starts the clock, so that the limits cover
//! everything up to the answer.

use crate::game::Playable;
use crate::level::Level;
use crate::limits::SearchClock;
use crate::line::Line;
use crate::request::{SearchRequest, Variation};
use rules::table::{AnyGame, Game};
use std::sync::atomic::AtomicBool;

/// A position to search, with its history and the request.
pub struct Task<'a, P: Playable> {
    /// The position to search, between two turns.
    pub root: &'a P,
    /// The keys of the positions between turns, from the start of the game to the root.
    pub past: Vec<u64>,
    /// If not empty, the only turns to consider.
    pub only: Vec<Vec<P::Step>>,
    /// The request.
    pub request: &'a SearchRequest,
    /// The level, adapted to this position.
    pub level: Option<Level>,
    /// The clock, running since the request.
    pub clock: SearchClock,
    /// Set from outside to end the search.
    pub stop: &'a AtomicBool,
}

/// The cost of finding a line.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Nodes of all threads.
    pub nodes: u64,
    /// How full the table or the tree is, in thousandths.
    pub fullness: u32,
}

impl<'a, P: Playable> Task<'a, P> {
    /// A task for a game in progress; `None` if it is another game, over, or in the middle of a turn.
    pub fn of(table: &'a dyn AnyGame, request: &'a SearchRequest, stop: &'a AtomicBool) -> Option<Self> {
        let clock = request.start_clock();
        let game = table.as_any().downcast_ref::<Game<P>>()?;
        if game.outcome().is_some() || table.pending() {
            return None;
        }
        let root = game.position();
        let only = request.only.iter().filter_map(|body| root.read_turn(body).ok()).collect();
        Some(Self { root, past: game.turn_keys(), only, request, level: request.level, clock, stop })
    }

    /// A task for a position without history.
    pub fn at(root: &'a P, request: &'a SearchRequest, stop: &'a AtomicBool) -> Self {
        let (past, clock) = (vec![root.key()], request.start_clock());
        Self { root, past, only: Vec::new(), request, level: request.level, clock, stop }
    }

    /// The report of a line.
    pub fn report(&self, depth: i32, number: usize, line: &Line<P::Step>, cost: Cost) -> Variation {
        let (score, turns) = (line.score, turns_of(self.root, &line.steps));
        let Cost { nodes, fullness } = cost;
        Variation { depth, number, score, turns, nodes, elapsed: self.clock.elapsed(), fullness }
    }

    /// Completes the first turn of a line: with the requested turn, with the step that `known` returns (packed;
    /// 0 for none), or with the step that has the best hint.
    pub fn complete(&self, mut steps: Vec<P::Step>, known: impl Fn(&P) -> u32) -> Vec<P::Step> {
        let mut position = self.root.clone();
        let mut i = 0;
        while position.outcome().is_none() && position.turn() == self.root.turn() {
            if i == steps.len() {
                match self.going_on(&position, &steps, known(&position)) {
                    Some(step) => steps.push(step),
                    None => break,
                }
            }
            position.play(steps[i], &mut ());
            i += 1;
        }
        steps
    }

    fn going_on(&self, position: &P, begun: &[P::Step], known: u32) -> Option<P::Step> {
        if let Some(turn) = self.only.iter().find(|turn| turn.starts_with(begun) && turn.len() > begun.len())
        {
            return Some(turn[begun.len()]);
        }
        let (mut steps, mut hints) = (Vec::new(), Vec::new());
        position.steps(&mut steps);
        position.hints(&steps, &mut hints);
        let known = steps.iter().position(|step| P::pack(*step) == known);
        let likeliest = || (0..steps.len()).rev().max_by_key(|i| hints[*i]);
        known.or_else(likeliest).map(|i| steps[i])
    }
}

/// The steps of a line as turns in notation, without an incomplete last turn.
fn turns_of<P: Playable>(root: &P, steps: &[P::Step]) -> Vec<String> {
    let mut turns = Vec::new();
    let mut before = root.clone();
    let mut position = root.clone();
    let mut from = 0;
    for (i, step) in steps.iter().enumerate() {
        position.play(*step, &mut ());
        if !position.pending() {
            turns.push(before.write_turn(&steps[from..=i]));
            from = i + 1;
            before = position.clone();
        }
    }
    turns
}
