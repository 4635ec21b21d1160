//! What might be claimed of a position: by a quick search, and by looking at what either side threatens.

use engine::limits::Limits;
use engine::searcher::{Engine, SearchRequest};
use engine::task::Task;
use puzzles::prover::Prover;
use puzzles::{Claim, Puzzling, each_turn};
use std::sync::atomic::AtomicBool;

/// Nodes of the search that sees long wins.
const NODES: u64 = 1_000;
/// Nodes of the search that sees threats.
const THREAT_NODES: u64 = 500;
/// Turns tried to see a win at once, and to count a race.
const EFFORT: u64 = 20_000;
/// The longest win that is claimed, and the longest threat.
const LONGEST: u8 = 4;
const LONGEST_THREAT: u8 = 2;
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
        match self.turns_to_end(position, NODES) {
            // A win with the n-th own turn is 2n - 1 turns away.
            Some(turns @ 3..) => claims.extend(claimed(turns, LONGEST).map(Claim::Win)),
            Some(_) => {}
            None => {
                let threat = position.null_move().and_then(|other| self.turns_to_end(&other, THREAT_NODES));
                claims.extend(threat.and_then(|turns| claimed(turns, LONGEST_THREAT)).map(Claim::Hold));
            }
        }
        claims
    }

    /// The turns to a win or loss that a search sees.
    fn turns_to_end(&mut self, position: &P, nodes: u64) -> Option<i32> {
        let (request, never) = (SearchRequest::within(Limits::nodes(nodes)), AtomicBool::new(false));
        let (_, lines) = self.engine.search(&Task::at(position, &request, &never), &mut |_| {})?;
        lines.first()?.score.turns_to_end()
    }
}

/// With which own turn a win comes that is this many turns away, if that is soon enough.
fn claimed(turns: i32, most: u8) -> Option<u8> {
    u8::try_from(turns / 2 + 1).ok().filter(|own| turns > 0 && *own <= most)
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
        if prover.finishes_alone(position, turns)? {
            return (turns > 1).then_some(Claim::Race(turns));
        }
    }
    None
}
