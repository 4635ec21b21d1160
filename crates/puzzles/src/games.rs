//! What the prover and the themes must know of a game.

mod halma;
mod skud;
mod street;

use crate::theme::Themes;
use crate::turns::{Visit, each_turn};
use engine::game::Playable;

/// A game with puzzles. What it leaves out must be certain: the tests compare it with trying everything.
pub trait Puzzling: Playable {
    /// Shows `visit` turns until it says no; whether it never did. No turn that wins at once is missing.
    fn each_finisher(&self, visit: &mut Visit<'_, Self>) -> bool {
        each_turn(self, visit)
    }

    /// Whether the player to move certainly does not win by their turn of this number, whatever both do.
    fn cannot_win(&self, _turns: u8) -> bool {
        false
    }

    /// How many files and ranks nearer to its goal the player to move has brought a piece in the position after the
    /// turn; `None` where nothing is a race.
    fn gain(&self, _next: &Self) -> Option<u8> {
        None
    }

    /// What a turn does, the end of the game apart.
    fn themes(&self, turn: &[Self::Step]) -> Themes;
}
