#![allow(clippy::unwrap_used)]

use super::*;
use crate::time::DAY;
use rules::options::Setup;

const NOW: Moment = 1_800_000_000_000;
const TWO: &str = "halma/blitz";
const MANY: &str = "halma/blitz/many";

fn sides(seats: u8, options: &[(&str, &str)]) -> Sides {
    let halma = rules::game_info("halma").unwrap();
    Setup::choose(halma, Some(seats), None, options.iter().copied()).unwrap().sides()
}

fn teams() -> Sides {
    sides(4, &[("teams", "on")])
}

/// A ranking by seats.
fn ranked<const N: usize>(places: [&[u8]; N]) -> [SeatSet; N] {
    places.map(|seats| seats.iter().fold(SeatSet::NONE, |set, seat| set.with(Seat(*seat))))
}

fn rated(rating: f64, deviation: f64) -> Rated {
    Rated { rating, deviation, games: 5, at: NOW, ..START_MANY }
}

/// Somebody's rating, by chance.
fn any(rng: &mut fastrand::Rng) -> Rated {
    rated(800.0 + 1_800.0 * rng.f64(), 60.0 + 440.0 * rng.f64())
}

#[test]
fn whoever_wins_gains_and_whoever_loses_loses() {
    let even = [Rated { deviation: 200.0, games: 5, at: NOW, ..START }; 2];
    let won = after(TWO, &even, &sides(2, &[]), &ranked([&[0], &[1]]), NOW);
    assert!(won[0].rating > 1_550.0 && won[1].rating < 1_450.0 && won[0].deviation < 200.0);
    assert_eq!((won[0].games, won[0].at), (6, NOW));
    let drawn = after(TWO, &even, &sides(2, &[]), &ranked([&[0, 1]]), NOW);
    assert_eq!(drawn[0].rating, 1_500.0);
    let start = [START_MANY; 4];
    let alone = sides(4, &[]);
    let places = after(MANY, &start, &alone, &ranked([&[1], &[0], &[2], &[3]]), NOW);
    let order: Vec<f64> = [1, 0, 2, 3].map(|seat: usize| places[seat].rating).to_vec();
    assert!(order.windows(2).all(|pair| pair[0] > pair[1]), "{order:?}");
    let shared = after(MANY, &start, &alone, &ranked([&[1], &[0, 2, 3]]), NOW);
    assert!(shared[1].rating > 1_500.0 && shared[0].rating < 1_500.0);
    assert!(shared[0] == shared[2] && shared[0] == shared[3]);
}

#[test]
fn a_strong_player_gains_by_winning_with_a_weak_partner() {
    let before = [rated(2_400.0, 150.0), rated(1_500.0, 150.0), rated(1_200.0, 150.0), rated(1_500.0, 150.0)];
    let won = after(MANY, &before, &teams(), &ranked([&[0, 2], &[1, 3]]), NOW);
    for seat in [0, 2] {
        assert!(won[seat].rating > before[seat].rating, "{seat}: {won:?}");
    }
    for seat in [1, 3] {
        assert!(won[seat].rating < before[seat].rating, "{seat}: {won:?}");
    }
    // They were expected to win: a loss costs them more than a win gives.
    let lost = after(MANY, &before, &teams(), &ranked([&[1, 3], &[0, 2]]), NOW);
    assert!(before[0].rating - lost[0].rating > won[0].rating - before[0].rating);
}

#[test]
fn nobody_loses_by_winning_or_gains_by_losing() {
    let mut rng = fastrand::Rng::with_seed(11);
    for _ in 0..2_000 {
        let before = [(); 4].map(|()| any(&mut rng));
        let won = after(MANY, &before, &teams(), &ranked([&[1, 3], &[0, 2]]), NOW);
        for seat in 0..4 {
            let change = won[seat].rating - before[seat].rating;
            assert!(if seat % 2 == 1 { change > 0.0 } else { change < 0.0 }, "{before:?} {won:?}");
            assert!(won[seat].deviation < before[seat].deviation, "{before:?} {won:?}");
        }
        let alone = after(MANY, &before, &sides(4, &[]), &ranked([&[2], &[1], &[0, 3]]), NOW);
        assert!(alone[2].rating > before[2].rating, "{before:?} {alone:?}");
        let pair = [START; 2].map(|start| Rated { rating: 1_500.0 + 600.0 * rng.f64(), games: 9, ..start });
        let won = after(TWO, &pair, &sides(2, &[]), &ranked([&[1], &[0]]), NOW);
        assert!(won[1].rating > pair[1].rating && won[0].rating < pair[0].rating);
    }
}

#[test]
fn a_better_result_is_never_worse() {
    let mut rng = fastrand::Rng::with_seed(12);
    for _ in 0..500 {
        let before = [(); 4].map(|()| any(&mut rng));
        let of = |ranking: &[SeatSet]| after(MANY, &before, &teams(), ranking, NOW)[0].rating;
        let results =
            [of(&ranked([&[0, 2], &[1, 3]])), of(&ranked([&[0, 1, 2, 3]])), of(&ranked([&[1, 3], &[0, 2]]))];
        assert!(results[0] > results[1] && results[1] > results[2], "{before:?} {results:?}");
        let alone = sides(4, &[]);
        let of = |ranking: &[SeatSet]| after(MANY, &before, &alone, ranking, NOW)[0].rating;
        let results = [
            of(&ranked([&[0], &[1], &[2], &[3]])),
            of(&ranked([&[1], &[0], &[2], &[3]])),
            of(&ranked([&[1], &[2], &[0], &[3]])),
            of(&ranked([&[1], &[2], &[3], &[0]])),
        ];
        assert!(results.windows(2).all(|pair| pair[0] > pair[1]), "{before:?} {results:?}");
    }
}

#[test]
fn what_the_winners_gain_the_losers_lose_if_all_are_equally_certain() {
    let mut rng = fastrand::Rng::with_seed(13);
    for _ in 0..500 {
        let before = [(); 4].map(|()| rated(800.0 + 1_800.0 * rng.f64(), 120.0));
        for (sides, ranking) in [
            (teams(), ranked([&[0, 2], &[1, 3], &[], &[]])),
            (teams(), ranked([&[0, 1, 2, 3], &[], &[], &[]])),
            (sides(4, &[]), ranked([&[3], &[0, 1], &[2], &[]])),
        ] {
            let after = after(MANY, &before, &sides, &ranking, NOW);
            let sum = |all: &[Rated]| all.iter().map(|rated| rated.rating).sum::<f64>();
            assert!((sum(&before) - sum(&after)).abs() < 1e-6, "{before:?} {after:?}");
        }
    }
}

#[test]
fn it_does_not_matter_on_which_seat_of_a_side_a_partner_sits() {
    let close = |one: Rated, other: Rated| {
        (one.rating - other.rating).abs() < 1e-9 && (one.deviation - other.deviation).abs() < 1e-9
    };
    let mut rng = fastrand::Rng::with_seed(14);
    for _ in 0..500 {
        let [a, b, c, d] = [(); 4].map(|()| any(&mut rng));
        let one = after(MANY, &[a, b, c, d], &teams(), &ranked([&[0, 2], &[1, 3]]), NOW);
        let other = after(MANY, &[c, b, a, d], &teams(), &ranked([&[0, 2], &[1, 3]]), NOW);
        let moved = after(MANY, &[d, a, b, c], &teams(), &ranked([&[1, 3], &[0, 2]]), NOW);
        for (seat, swapped, on) in [(0, 2, 1), (1, 1, 2), (2, 0, 3), (3, 3, 0)] {
            assert!(
                close(one[seat], other[swapped]) && close(one[seat], moved[on]),
                "{one:?} {other:?} {moved:?}"
            );
        }
    }
}

#[test]
fn a_rating_grows_uncertain_with_time_but_never_beyond_the_start() {
    let one = Rated { deviation: 60.0, at: NOW, ..START };
    assert_eq!(grown(TWO, &one, NOW), 60.0);
    assert!((grown(TWO, &one, NOW + 365 * DAY) - 110.0).abs() < 1.0);
    assert_eq!(grown(TWO, &one, NOW + 100 * 365 * DAY), 350.0);
    let many = Rated { deviation: 100.0, at: NOW, ..START_MANY };
    assert!(
        (grown(MANY, &many, NOW + 365 * DAY) - 165.0).abs() < 2.0,
        "{}",
        grown(MANY, &many, NOW + 365 * DAY)
    );
    assert_eq!(grown(MANY, &many, NOW + 100 * 365 * DAY), START_MANY.deviation);
    // A calendar that was ahead makes nothing more certain.
    assert_eq!(grown(TWO, &one, NOW - DAY), 60.0);
    let mut last = 0.0;
    for day in 0..2_000 {
        let deviation = grown(MANY, &many, NOW + day * DAY);
        assert!(deviation >= last);
        last = deviation;
    }
}

#[test]
fn a_game_after_a_long_time_changes_a_rating_more() {
    for (pool, start, sides) in [(TWO, START, sides(2, &[])), (MANY, START_MANY, teams())] {
        let count = if pool == TWO { 2 } else { 4 };
        let ranking = if pool == TWO { ranked([&[0], &[1]]) } else { ranked([&[0, 2], &[1, 3]]) };
        let before = vec![Rated { deviation: 80.0, games: 30, at: NOW, ..start }; count];
        let gain =
            |days: Moment| after(pool, &before, &sides, &ranking, NOW + days * DAY)[0].rating - 1_500.0;
        assert!(gain(700) > 1.5 * gain(1), "{pool}: {} {}", gain(700), gain(1));
    }
}
