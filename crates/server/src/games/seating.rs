//! Shuffles seats so that partners stay partners.

use rules::game::SeatSet;
use rules::sides::Sides;

/// Shuffles players, given by seat: the sides change places, and so do the seats within each side. Every
/// arrangement that keeps partners together is equally likely.
pub fn shuffle<T>(sitting: &mut [T], sides: &Sides) {
    let seats: Vec<SeatSet> = sides.iter().collect();
    let mut from = seats.clone();
    // Sides of different sizes cannot change places.
    if from.windows(2).all(|pair| pair[0].len() == pair[1].len()) {
        fastrand::shuffle(&mut from);
    }
    let mut order = vec![0; sitting.len()];
    for (to, from) in seats.iter().zip(from) {
        let mut members: Vec<usize> = from.iter().map(|seat| seat.index()).collect();
        fastrand::shuffle(&mut members);
        for (seat, member) in to.iter().zip(members) {
            order[member] = seat.index();
        }
    }
    // Now `order` has the target of each; swap them into place.
    for at in 0..order.len() {
        while order[at] != at {
            let to = order[at];
            sitting.swap(at, to);
            order.swap(at, to);
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rules::options::Setup;
    use std::collections::BTreeMap;

    fn arrangements(seats: u8, options: &[(&str, &str)]) -> BTreeMap<String, u32> {
        let halma = rules::game_info("halma").unwrap();
        let sides = Setup::choose(halma, Some(seats), None, options.iter().copied()).unwrap().sides();
        fastrand::seed(3);
        let mut seen = BTreeMap::new();
        for _ in 0..4_800 {
            let mut sitting: Vec<char> = "abcd"[..seats.into()].chars().collect();
            shuffle(&mut sitting, &sides);
            *seen.entry(sitting.iter().collect::<String>()).or_default() += 1;
        }
        seen
    }

    #[test]
    fn partners_stay_partners_on_whatever_seats() {
        let seen = arrangements(4, &[("teams", "on")]);
        let with = |sitting: &str| {
            let at = sitting.find('a').unwrap();
            sitting.chars().nth((at + 2) % 4)
        };
        assert!(seen.keys().all(|sitting| with(sitting) == Some('c')), "{seen:?}");
        assert_eq!(seen.len(), 8);
        assert!(seen.values().all(|count| (450..750).contains(count)), "{seen:?}");
    }

    #[test]
    fn without_partners_everybody_may_sit_everywhere() {
        for (seats, all) in [(2, 2), (4, 24)] {
            let seen = arrangements(seats, &[]);
            let mean = 4_800 / all as u32;
            assert_eq!(seen.len(), all);
            assert!(seen.values().all(|count| (mean / 2..mean * 2).contains(count)), "{seen:?}");
        }
    }
}
