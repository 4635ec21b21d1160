//! The turns allowed at the root.

use super::Context;
use crate::game::Playable;

/// The turns allowed at the root, as packed steps.
pub struct RootTurns {
    /// If not empty, the only turns.
    only: Vec<Vec<u32>>,
    /// Excluded first steps.
    excluded: Vec<u32>,
    /// The steps of the turn being tried.
    begun: Vec<u32>,
    /// Completed turns at the root.
    turn: u32,
}

impl RootTurns {
    /// Allows the turns of the request.
    pub fn new<P: Playable>(context: &Context<'_, P>) -> Self {
        let pack = |turn: &Vec<P::Step>| turn.iter().map(|step| P::pack(*step)).collect();
        Self {
            only: context.task.only.iter().map(pack).collect(),
            excluded: Vec::new(),
            begun: Vec::new(),
            turn: context.task.root.turn(),
        }
    }

    /// Excludes turns that begin with these steps from now on.
    pub fn exclude(&mut self, excluded: &[u32]) {
        self.excluded = excluded.to_vec();
    }

    /// Whether any first step is excluded.
    pub fn excludes_some(&self) -> bool {
        !self.excluded.is_empty()
    }

    /// Whether a position with this number of completed turns is in the root's turn.
    pub fn is_at(&self, turn: u32) -> bool {
        turn == self.turn
    }

    /// Whether only some steps are allowed in a position with this number of completed turns.
    pub fn confines(&self, turn: u32) -> bool {
        !self.only.is_empty() && self.is_at(turn)
    }

    /// Whether a step may be tried; `confined` says what [`confines`](Self::confines) does.
    #[inline]
    pub fn allows(&mut self, packed: u32, ply: usize, confined: bool) -> bool {
        if ply == 0 && self.excluded.contains(&packed) {
            return false;
        }
        !confined || self.may_go_on_with(packed, ply)
    }

    fn may_go_on_with(&mut self, packed: u32, ply: usize) -> bool {
        self.begun.truncate(ply);
        self.begun.push(packed);
        self.only.iter().any(|turn| turn.starts_with(&self.begun))
    }
}
