//! Who wins together is said once, and every result agrees with it.

use crate::common::setup;
use rules::game::{Rules, Seat, SeatSet};
use rules::halma::Halma;
use rules::options::Setup;
use rules::sides::{Sides, Verdict};
use rules::skud::Skud;
use rules::street::Street;
use rules::{GAMES, game_info};

/// Every game with every number of seats, and Halma with partners.
fn setups() -> Vec<Setup> {
    let usual = GAMES
        .iter()
        .flat_map(|info| info.seats.iter().map(|seats| Setup::choose(info, Some(*seats), None, []).unwrap()));
    usual.chain([setup::<Halma>(4, "classic", &[("teams", "on")])]).collect()
}

#[test]
fn every_seat_is_on_one_side_and_partnership_is_mutual() {
    for setup in setups() {
        let sides = setup.sides();
        let all: Vec<SeatSet> = sides.iter().collect();
        assert_eq!(all.iter().map(|side| side.len()).sum::<u32>(), u32::from(setup.seats));
        assert_eq!(all.iter().fold(0, |seats, side| seats | side.0), SeatSet::all(setup.seats).0);
        assert_eq!(all.len(), sides.count());
        for (number, side) in all.iter().enumerate() {
            for seat in side.iter() {
                assert_eq!((sides.partners(seat), sides.index(seat)), (*side, number));
            }
        }
        let teams = setup.get("teams") == "on";
        assert_eq!(sides.count(), if teams { 2 } else { setup.seats.into() }, "{}", setup.summary());
    }
}

#[test]
fn a_position_names_the_partners_that_the_setup_names() {
    fn check<R: Rules>() {
        for setup in setups().into_iter().filter(|setup| setup.info().id == R::INFO.id) {
            let (position, sides) = (R::start(&setup).unwrap(), setup.sides());
            for seat in SeatSet::all(setup.seats).iter() {
                assert_eq!(position.partners(seat), sides.partners(seat), "{}", setup.summary());
            }
        }
    }
    check::<Skud>();
    check::<Street>();
    check::<Halma>();
}

/// A finished game: random turns, and players who give up now and then.
fn ranking(setup: &Setup, rng: &mut fastrand::Rng) -> rules::game::Outcome {
    let mut table = setup.clone().open(None).unwrap();
    loop {
        if let Some(outcome) = table.outcome() {
            return outcome;
        }
        if rng.u8(..20) == 0 && !table.pending() {
            let seat = Seat(rng.u8(..setup.seats));
            let _ = table.resign(seat);
        } else if rng.u8(..200) == 0 {
            return table.drawn();
        } else {
            let steps = table.steps();
            table.step(&steps[rng.usize(..steps.len())].path).unwrap();
        }
    }
}

#[test]
fn whoever_the_rules_name_as_winner_has_won_and_only_they() {
    let mut seen = std::collections::BTreeSet::new();
    for setup in setups() {
        let (sides, mut rng) = (setup.sides(), fastrand::Rng::with_seed(7));
        for _ in 0..40 {
            let outcome = ranking(&setup, &mut rng);
            let mut points = 0.0;
            for seat in SeatSet::all(setup.seats).iter() {
                let verdict = sides.verdict(&outcome.ranking, seat);
                seen.insert(verdict);
                assert_eq!(verdict == Verdict::Won, outcome.winner.contains(seat), "{outcome:?}");
                let first = outcome.ranking[0].contains(seat);
                assert_eq!(verdict == Verdict::Drawn, outcome.is_draw() && first, "{outcome:?}");
                let share = sides.share(&outcome.ranking, seat);
                assert_eq!(verdict == Verdict::Won, share == 1.0, "{outcome:?}");
                points += share / f64::from(sides.partners(seat).len());
                // Partners fare alike.
                for partner in sides.partners(seat).iter() {
                    assert_eq!(sides.verdict(&outcome.ranking, partner), verdict);
                }
            }
            let half = sides.count() as f64 / 2.0;
            assert!((points - half).abs() < 1e-9, "{points} of {half} points: {outcome:?}");
        }
    }
    assert_eq!(seen.len(), 3);
}

fn sides(seats: u8, options: &[(&'static str, &'static str)]) -> Sides {
    let halma = game_info("halma").unwrap();
    Setup::choose(halma, Some(seats), None, options.iter().copied()).unwrap().sides()
}

#[test]
fn of_four_alone_the_second_has_lost() {
    let alone = sides(4, &[]);
    let ranking = [2, 0, 3, 1].map(|seat| SeatSet::of(Seat(seat)));
    let verdicts = [0, 1, 2, 3].map(|seat| alone.verdict(&ranking, Seat(seat)).score());
    assert_eq!(verdicts, [0.0, 0.0, 1.0, 0.0]);
    let shares = [0, 1, 2, 3].map(|seat| alone.share(&ranking, Seat(seat)));
    assert_eq!(shares, [2.0 / 3.0, 0.0, 1.0, 1.0 / 3.0]);
    // Two draw after the others gave up.
    let ranking = [SeatSet(0b1001), SeatSet(0b0010), SeatSet(0b0100)];
    let verdicts = [0, 1, 2, 3].map(|seat| alone.verdict(&ranking, Seat(seat)).score());
    assert_eq!(verdicts, [0.5, 0.0, 0.0, 0.5]);
}

#[test]
fn partners_have_the_better_place_of_the_two() {
    let teams = sides(4, &[("teams", "on")]);
    let ranking = [0, 1, 2, 3].map(|seat| SeatSet::of(Seat(seat)));
    let verdicts = [0, 1, 2, 3].map(|seat| teams.verdict(&ranking, Seat(seat)));
    assert_eq!(verdicts, [Verdict::Won, Verdict::Lost, Verdict::Won, Verdict::Lost]);
    let drawn = [SeatSet::all(4)];
    assert!((0..4).all(|seat| teams.verdict(&drawn, Seat(seat)) == Verdict::Drawn));
}
