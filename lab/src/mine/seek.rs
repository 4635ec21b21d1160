//! What might be claimed of a position: by a quick search, and by looking at what either side threatens.

use engine::limits::Limits;
use engine::searcher::{Engine, SearchRequest};
use engine::task::Task;
use puzzles::prover::Prover;
use puzzles::{Claim, Puzzling, each_turn};
use std::sync::atomic::AtomicBool;

/// Nodes of the search that sees long wins.
const NODES: u64 = 1_000;
/// Turns tried to see a threat.
const EFFORT: u64 = 60_000;
/// The longest win that is claimed.
const LONGEST: u8 = 4;
/// A jump is worth a puzzle if it goes so far, for each file of the board.
const LEAP: f64 = 1.1;

/// Looks at positions.
pub struct Seeker<P: Puzzling> {
    engine: Engine<P>,
}

impl<P: Puzzling> Seeker<P> {
    pub fn new() -> Self {
        Self { engine: Engine::new(1) }
    }

    /// Claims that are worth a proof.
    pub fn claims(&mut self, position: &P) -> Vec<Claim> {
        if position.outcome().is_some() || position.pending() {
            return Vec::new();
        }
        let mut claims: Vec<Claim> = leap(position).into_iter().chain(race(position)).collect();
        let mut prover = Prover::new(EFFORT);
        if prover.wins_at_once(position) != Some(false) {
            claims.push(Claim::Win(1));
            return claims;
        }
        let (request, never) = (SearchRequest::within(Limits::nodes(NODES)), AtomicBool::new(false));
        let found = self.engine.search(&Task::at(position, &request, &never), &mut |_| {});
        let score = found.and_then(|(_, lines)| Some(lines.first()?.score));
        let end = score.and_then(|score| score.turns_to_end());
        match end {
            // A win with the n-th own turn is 2n - 1 turns away.
            Some(turns @ 3..) => claims.extend(u8::try_from(turns / 2 + 1).ok().filter(|n| *n <= LONGEST).map(Claim::Win)),
            Some(..0) => return claims,
            _ => {}
        }
        if let Some(other) = position.null_move()
            && end.is_none()
        {
            let mut prover = Prover::new(EFFORT);
            claims.extend((1..=2).find(|turns| prover.wins(&other, *turns) == Some(true)).map(Claim::Hold));
        }
        claims
    }
}

/// The longest jump, if it is one.
fn leap<P: Puzzling>(position: &P) -> Option<Claim> {
    let mut most = 0;
    each_turn(position, &mut |_, next| {
        let gain = position.gain(next);
        most = most.max(gain.unwrap_or(0));
        gain.is_some()
    });
    let width = position.race(position.seat()).and_then(|ways| match ways.len() {
        10 => Some(8.0),
        15 => Some(10.0),
        19 => Some(16.0),
        _ => None,
    })?;
    (f64::from(most) >= LEAP * width).then_some(Claim::Leap(most))
}

/// How soon the player to move would have finished alone, if that can be counted.
fn race<P: Puzzling>(position: &P) -> Option<Claim> {
    position.gain(position)?;
    let mut prover = Prover::new(EFFORT);
    for turns in 1..=LONGEST {
        match prover.finishes_alone(position, turns)? {
            true => return (turns > 1).then_some(Claim::Race(turns)),
            false => {}
        }
    }
    None
}
