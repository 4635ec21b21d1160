//! Seatings, and the shares of the points of a game.

use super::PlayedGame;
use rules::game::Seat;
use rules::sides::Sides;

/// The seatings of a group of games, by player (0 or 1), so that each plays once from every place with partners
/// together. Two sides swap places; with more sides one instance of player 0 faces instances of player 1, once
/// from each place.
pub fn seatings(seats: u8, sides: &Sides) -> Vec<Vec<usize>> {
    let by_seat = |player: &dyn Fn(usize) -> usize| -> Vec<usize> {
        (0..seats).map(|seat| player(sides.index(Seat(seat)))).collect()
    };
    match sides.count() {
        2 => (0..2).map(|first| by_seat(&|side| (side + first) % 2)).collect(),
        count => (0..count).map(|own| by_seat(&|side| usize::from(side != own))).collect(),
    }
}

/// The place of a seat, 1 being the best; tied seats get the mean of their places.
pub fn place(played: &PlayedGame, seats: u8, seat: Seat) -> f64 {
    let ahead = |other: Seat| ahead(played, other, seat);
    1.0 + (0..seats).map(Seat).filter(|other| *other != seat).map(ahead).sum::<f64>()
}

/// The share of side 0 in the points between it and side 1, 0 to 1.
pub fn share(played: &PlayedGame, seating: &[usize]) -> f64 {
    let of = |side: usize| (0..seating.len()).filter(move |seat| seating[*seat] == side);
    let pairs = of(0).flat_map(|own| of(1).map(move |other| (own, other)));
    let (mut sum, mut count) = (0.0, 0.0);
    for (own, other) in pairs {
        sum += ahead(played, Seat(own as u8), Seat(other as u8));
        count += 1.0;
    }
    if count > 0.0 { sum / count } else { 0.5 }
}

/// 1 if a seat finished ahead of another, 0 behind it, ½ level with it.
fn ahead(played: &PlayedGame, seat: Seat, other: Seat) -> f64 {
    let rank = |seat: Seat| match (&played.fault, played.outcome) {
        (Some(failed), _) => usize::from(failed.losers.contains(seat)),
        (None, Some(outcome)) => {
            outcome.ranking.iter().position(|place| place.contains(seat)).unwrap_or(outcome.ranking.len())
        }
        (None, None) => 0,
    };
    match rank(seat).cmp(&rank(other)) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    }
}
