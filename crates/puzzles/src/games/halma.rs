//! Halma: a turn brings at most one piece into the camp.

use super::Puzzling;
use crate::theme::{Theme, Themes};
use crate::turns::{Visit, each_turn, turns_from};
use rules::game::Position;
use rules::halma::{Halma, Step};

/// Whether the only way to finish is to fill the target camp with one's own pieces, and nobody drops out.
fn is_plain(position: &Halma) -> bool {
    let options = position.options();
    !options.full_camp_wins && options.leave_by.is_none()
}

/// How many squares of the target camp have no piece of the player to move.
fn missing(position: &Halma) -> u32 {
    let seat = position.seat();
    (position.options().target(seat) & !position.pieces(seat)).len()
}

impl Puzzling for Halma {
    fn each_finisher(&self, visit: &mut Visit<'_, Self>) -> bool {
        if !is_plain(self) {
            return each_turn(self, visit);
        }
        if missing(self) != 1 {
            return true;
        }
        let seat = self.seat();
        let hole = self.options().target(seat) & !self.pieces(seat);
        let mut steps = Vec::new();
        self.steps(&mut steps);
        steps.retain(|step| hole.contains(step.to.into()));
        turns_from(self, &steps, visit)
    }

    fn cannot_win(&self, turns: u8) -> bool {
        is_plain(self) && missing(self) > turns.into()
    }

    fn gain(&self, next: &Self) -> Option<u8> {
        let seat = self.seat();
        Some(self.distance(seat).saturating_sub(next.distance(seat)).min(255) as u8)
    }

    fn themes(&self, turn: &[Step]) -> Themes {
        let Some(step) = turn.first().filter(|step| !step.is_pass()) else { return Themes::NONE };
        let board = self.options().board;
        let (from, to) = (board.coord(step.from), board.coord(step.to));
        let mut themes = Themes::NONE;
        if from.x.abs_diff(to.x).max(from.y.abs_diff(to.y)) > 1 {
            themes = themes.with(Theme::Jump);
        }
        let mut next = *self;
        next.play(*step, &mut ());
        if next.distance(self.seat()) >= self.distance(self.seat()) {
            themes = themes.with(Theme::Detour);
        }
        themes
    }
}
