//! Finds the themes of a puzzle: those of its claim, by the way the game would end, and those of a right turn.

use crate::claim::Claim;
use crate::games::Puzzling;
use crate::prover::{Prover, won};
use crate::theme::{Theme, Themes};
use crate::turns::each_turn;
use rules::game::Reason;

/// How many turns the prover may try to find out how the game would end.
const EFFORT: u64 = 5_000_000;

/// The themes of a position with a proven claim and one of its right turns.
pub fn themes<P: Puzzling>(position: &P, claim: Claim, right: &[P::Step]) -> Themes {
    let end = match claim {
        Claim::Win(turns) => end_of(position, turns).and_then(|reason| Theme::of_end(reason, false)),
        Claim::Hold(turns) => {
            let threat = position.null_move().and_then(|other| end_of(&other, turns));
            match threat.and_then(|reason| Theme::of_end(reason, true)) {
                Some(Theme::PreventRing) if position.breaks_ring(right) => Some(Theme::BreakRing),
                theme => theme,
            }
        }
        Claim::Race(_) => Some(Theme::Race),
        Claim::Leap(_) => Some(Theme::Leap),
    };
    let themes = end.into_iter().fold(position.themes(right), Themes::with);
    if claim.turns() > 2 { themes.with(Theme::Long) } else { themes }
}

/// The reason for which the game ends if the player to move wins in this number of turns.
fn end_of<P: Puzzling>(position: &P, turns: u8) -> Option<Reason> {
    let mut prover = Prover::new(EFFORT);
    let (mut position, seat) = (position.clone(), position.seat());
    for left in (0..turns).rev() {
        let mut winning = None;
        let mut visit = |_: &[P::Step], next: &P| {
            let wins = match next.outcome() {
                Some(_) => won(next, seat),
                None => prover.is_lost(next, seat, left) == Some(true),
            };
            winning = wins.then(|| next.clone());
            !wins
        };
        if position.each_finisher(&mut visit) {
            each_turn(&position, &mut visit);
        }
        let next = winning?;
        let mut last = None;
        if next.outcome().is_none() {
            each_turn(&next, &mut |_, reply| {
                last = Some(reply.clone());
                false
            });
        }
        position = last.unwrap_or(next);
        if let Some(end) = position.outcome() {
            return Some(end.reason);
        }
    }
    None
}
