//! What the prover and the themes need from a game.

mod halma;
mod skud;
mod street;

use crate::theme::Themes;
use crate::turns::{Visit, each_turn};
use engine::game::Playable;

/// A game with puzzles. It may leave out only turns that are certain not to matter. The tests compare it with
/// a full search.
pub trait Puzzling: Playable {
    /// Calls `visit` with turns, among them every turn that wins at once, until it returns false. Returns
    /// false if it did.
    fn each_finisher(&self, visit: &mut Visit<'_, Self>) -> bool {
        each_turn(self, visit)
    }

    /// Whether the player to move certainly cannot win within this number of turns, whatever both players do.
    fn cannot_win(&self, _turns: u8) -> bool {
        false
    }

    /// Whether a win in two turns is likely enough to search for. No proof depends on this.
    fn may_be_near(&self) -> bool {
        true
    }

    /// How many files and ranks nearer to the goal the pieces of the player to move are in `next`, the
    /// position after a turn. `None` for games that are not races.
    fn gain(&self, _next: &Self) -> Option<u8> {
        None
    }

    /// Whether a turn removes a harmony of the opponent.
    fn breaks_ring(&self, _turn: &[Self::Step]) -> bool {
        false
    }

    /// The themes of a turn, without those about the end of the game.
    fn themes(&self, turn: &[Self::Step]) -> Themes;
}
