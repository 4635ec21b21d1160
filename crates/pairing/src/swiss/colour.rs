//! Allocation of colours (article 5).

use super::player::{Colour, Player, Strength};
use crate::tournament::Claim;

/// The colour of the higher ranked of two players, and why.
pub(super) fn allocate(higher: &Player, lower: &Player, first: Colour) -> (Colour, Claim) {
    let (own, others) = (higher.preference, lower.preference.map(Colour::other));
    match (own, others) {
        (Some(own), Some(others)) if own == others => return (own, Claim::Both),
        (Some(own), None) => return (own, Claim::Both),
        (None, Some(others)) => return (others, Claim::Both),
        (None, None) => {
            let colour = if higher.place % 2 == 1 { first } else { first.other() };
            return (colour, Claim::Number);
        }
        (Some(_), Some(_)) => {}
    }
    let own = own.unwrap_or(first);
    if higher.strength != lower.strength {
        let granted = if higher.strength > lower.strength { own } else { own.other() };
        return (granted, Claim::Stronger);
    }
    let wider = higher.difference.abs() - lower.difference.abs();
    if higher.strength == Strength::Absolute && wider != 0 {
        return (if wider > 0 { own } else { own.other() }, Claim::Wider);
    }
    let games = higher.colours.iter().rev().zip(lower.colours.iter().rev());
    match games.into_iter().find(|(a, b)| a != b) {
        Some((_, &theirs)) => (theirs, Claim::Alternation),
        None => (own, Claim::Rank),
    }
}
