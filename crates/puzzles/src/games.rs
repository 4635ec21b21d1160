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

    /// Whether a win in two turns is likely enough to be looked for where nothing points to one. No proof rests on it.
    fn may_be_near(&self) -> bool {
        true
    }

    /// How many files and ranks nearer to its goal the player to move has brought a piece in the position after the
    /// turn; `None` where nothing is a race.
    fn gain(&self, _next: &Self) -> Option<u8> {
        None
    }

    /// Whether a turn takes a harmony away that the other has.
    fn breaks_ring(&self, _turn: &[Self::Step]) -> bool {
        false
    }

    /// What a turn does, the end of the game apart.
    fn themes(&self, turn: &[Self::Step]) -> Themes;
}
