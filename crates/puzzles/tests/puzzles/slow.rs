//! A second prover, written apart: plain negamax over the rules' public face. It knows no game and leaves nothing out.
//! It only stops at the first turn that wins, and tries first the turn that won last at the same distance from the end.

use rules::game::Position;

/// Negamax to a number of turns.
pub struct Slow<P: Position> {
    /// By the number of turns ahead: what won there last.
    last: Vec<Vec<P::Step>>,
    /// Turns that may still be tried.
    left: u64,
}

/// It took too long.
#[derive(Debug, PartialEq)]
pub struct TooLong;

impl<P: Position> Slow<P> {
    pub fn new(left: u64) -> Self {
        Self { last: vec![Vec::new(); 20], left }
    }

    /// What the player to move can force within a number of turns of both: 1 a win, -1 a loss, 0 neither.
    pub fn value(&mut self, position: &P, turns: usize) -> Result<i32, TooLong> {
        if let Some(end) = position.outcome() {
            let lost = !end.winner.is_empty() && !end.winner.contains(position.seat());
            return Ok(if end.winner.contains(position.seat()) { 1 } else { -i32::from(lost) });
        }
        if turns == 0 {
            return Ok(0);
        }
        if let Some(next) = self.follow(position, turns)
            && self.after(position, &next, turns)? == 1
        {
            return Ok(1);
        }
        let mut best = -1;
        self.steps(position, position, &mut Vec::new(), turns, &mut best)?;
        Ok(best)
    }

    /// The value of a turn for the one who made it.
    pub fn after(&mut self, before: &P, next: &P, turns: usize) -> Result<i32, TooLong> {
        self.left = self.left.checked_sub(1).ok_or(TooLong)?;
        match next.outcome() {
            Some(end) if end.winner.contains(before.seat()) => Ok(1),
            Some(end) if end.is_draw() => Ok(0),
            Some(_) => Ok(-1),
            None => Ok(-self.value(next, turns - 1)?),
        }
    }

    fn steps(
        &mut self,
        before: &P,
        now: &P,
        begun: &mut Vec<P::Step>,
        turns: usize,
        best: &mut i32,
    ) -> Result<(), TooLong> {
        let mut steps = Vec::new();
        now.steps(&mut steps);
        for step in steps {
            let mut next = now.clone();
            next.play(step, &mut ());
            begun.push(step);
            if next.pending() {
                self.steps(before, &next, begun, turns, best)?;
            } else {
                *best = (*best).max(self.after(before, &next, turns)?);
            }
            if *best == 1 {
                if !next.pending() {
                    self.last[turns] = begun.clone();
                }
                return Ok(());
            }
            begun.pop();
        }
        Ok(())
    }

    /// The position after the turn that won last, if it is legal here.
    fn follow(&self, position: &P, turns: usize) -> Option<P> {
        let mut next = position.clone();
        let mut steps = Vec::new();
        for step in &self.last[turns] {
            steps.clear();
            next.steps(&mut steps);
            if next.turn() != position.turn() || !steps.contains(step) {
                return None;
            }
            next.play(*step, &mut ());
        }
        (next.turn() == position.turn() + 1 && !next.pending()).then_some(next)
    }
}
