//! What holds for the nets of games for three and four.

use crate::common::{setup, wander};
use engine::game::{Evaluator, Playable};
use engine::limits::Limits;
use engine::net::{Active, Broken, Inputs, Net, Nets, load_many, shipped, shipped_many};
use engine::searcher::{Engine, NetChoice, SearchRequest, Searcher};
use rules::game::{Position, Rules, Seat};
use rules::halma::Halma;
use rules::skud::Skud;
use rules::table::{AnyGame, Game};
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

const TWO: &[u8] = include_bytes!("../../nets/skud.net");
const MANY: &[u8] = include_bytes!("../../nets/skud-many.net");

fn positions(seats: u8) -> Vec<Skud> {
    let start = Skud::start(&setup::<Skud>(seats, "standard", &[])).unwrap();
    let positions = (0..40).map(|seed| wander(&start, seed, 6 + 2 * seed as u32));
    positions.filter(|position| position.outcome().is_none() && !position.in_setup()).collect()
}

fn seats<P: Playable>(position: &P) -> impl Iterator<Item = Seat> {
    (0..position.seats()).map(Seat)
}

/// What a seat sees: the value that the net adds to, the phase, and the active inputs.
fn seen<P: Playable>(position: &P, seat: Seat) -> (i32, usize, Vec<u16>) {
    let mut view = Active::new();
    let eval = P::Eval::new(position, Nets::shipped::<P>());
    let (value, bucket) = eval.see(position, seat, &mut view);
    (value, bucket, view.get().to_vec())
}

#[test]
fn the_net_for_three_and_four_is_read_and_gives_every_seat_a_value_of_its_own() {
    let net = shipped_many::<Skud>().unwrap();
    let (inputs, _, buckets) = net.shape();
    assert_eq!((net.game(), inputs, buckets), ("skud+", Skud::MANY_INPUTS, Skud::MANY_BUCKETS));
    for count in [3, 4] {
        let (mut seen, mut changed, mut various) = (0, 0, 0);
        for position in positions(count) {
            let values = |nets| {
                let eval = <Skud as Playable>::Eval::new(&position, nets);
                seats(&position).map(|seat| eval.evaluate_for(&position, seat)).collect::<Vec<_>>()
            };
            let (with, without) = (values(Nets::shipped::<Skud>()), values(shipped::<Skud>().into()));
            seen += with.len();
            changed += with.iter().zip(&without).filter(|(with, without)| with != without).count();
            various += with.iter().collect::<BTreeSet<_>>().len();
        }
        assert!(seen > 60 && changed * 10 > seen * 9 && various * 4 > seen * 3, "{seen} {changed} {various}");
    }
}

#[test]
fn what_the_search_sees_is_what_training_sees() {
    let net = shipped_many::<Skud>().unwrap();
    for count in [3, 4] {
        for position in positions(count) {
            let eval = <Skud as Playable>::Eval::new(&position, Nets::shipped::<Skud>());
            for seat in seats(&position) {
                let (value, bucket, inputs) = seen(&position, seat);
                let learnt = net.value_alone(&net.sums(&inputs), bucket);
                assert_eq!(eval.evaluate_for(&position, seat), value + learnt);
            }
        }
    }
}

#[test]
fn a_position_reached_by_steps_is_seen_like_the_same_from_its_text() {
    fn check<P: Playable>(seats_there: u8, preset: &str) {
        let setup = setup::<P>(seats_there, preset, &[]);
        let start = P::start(&setup).unwrap();
        for seed in 0..30 {
            let position = wander(&start, seed, 4 + 2 * seed as u32);
            let text = position.write_position();
            let read = P::read_position(&setup, &text).unwrap();
            for seat in seats(&position) {
                let (value, bucket, inputs) = seen(&position, seat);
                assert!(bucket < P::MANY_BUCKETS);
                assert!(inputs.iter().all(|input| usize::from(*input) < P::MANY_INPUTS), "{text}");
                assert_eq!(seen(&read, seat), (value, bucket, inputs), "{text}");
            }
        }
    }
    check::<Skud>(3, "standard");
    check::<Skud>(4, "standard");
}

/// Before anybody has moved only who is to move tells the seats apart, and how one stands against that seat: the last
/// comes twice, by seat and in order.
#[test]
fn at_the_start_every_seat_sees_the_same_from_its_own_side() {
    for count in [3, 4] {
        let start = Skud::start(&setup::<Skud>(count, "standard", &[])).unwrap();
        let views: Vec<BTreeSet<u16>> =
            seats(&start).map(|seat| seen(&start, seat).2.into_iter().collect()).collect();
        for view in &views {
            assert!(view.len() > 60 && view.symmetric_difference(&views[0]).count() <= 6, "{views:?}");
        }
    }
}

#[test]
fn a_symmetry_moves_each_input_of_three_and_four_to_a_place_of_its_own() {
    fn check<P: Playable>() {
        for symmetry in 0..P::SYMMETRIES {
            let all = 0..P::MANY_INPUTS;
            let images: BTreeSet<usize> = all.map(|input| P::many_mirrored(symmetry, input)).collect();
            assert_eq!(images.len(), P::MANY_INPUTS, "{} {symmetry}", P::INFO.id);
            assert_eq!(images.last(), Some(&(P::MANY_INPUTS - 1)));
        }
        assert!((0..P::MANY_INPUTS).all(|input| P::many_mirrored(0, input) == input));
    }
    check::<Skud>();
}

#[test]
fn whole_games_of_three_and_four_with_their_net_run_to_the_end() {
    for count in [3, 4] {
        let mut game = Game::<Skud>::new(setup::<Skud>(count, "standard", &[])).unwrap();
        let mut engine = Engine::<Skud>::new(1);
        let request = SearchRequest::within(Limits::nodes(60));
        while game.outcome().is_none() && game.turn() < 600 {
            let lines = engine.think(&game, &request, &AtomicBool::new(false), &mut |_| {});
            game.play(&lines[0].turns[0]).unwrap();
        }
        assert!(game.outcome().is_some(), "{count}: {}", game.turn());
    }
}

#[test]
fn a_damaged_net_for_three_and_four_is_refused_and_none_is_taken_for_one_of_two() {
    let shape = (Skud::MANY_INPUTS, Skud::MANY_BUCKETS);
    let read = |bytes: &[u8]| Net::read_many(bytes, "skud", shape.0, shape.1).err();
    assert_eq!(read(MANY), None);
    assert_eq!(read(&MANY[..39]), Some(Broken::NoNet));
    assert_eq!(read(&MANY[..MANY.len() / 2]), Some(Broken::Damaged));
    for at in [40, MANY.len() / 3, MANY.len() - 1] {
        let mut damaged = MANY.to_vec();
        damaged[at] ^= 1;
        assert_eq!(read(&damaged), Some(Broken::Damaged), "byte {at}");
    }
    // More hidden values than there may be, none, and other inputs: nothing is computed with them.
    for (at, word) in [(20, 1 << 20), (20, 0), (16, 1), (24, 1)] {
        let mut shaped = MANY.to_vec();
        shaped[at..at + 4].copy_from_slice(&u32::to_le_bytes(word));
        assert_eq!(read(&shaped), Some(Broken::OtherShape), "{at} {word}");
    }
    assert_eq!(read(TWO), Some(Broken::OtherGame("skud".to_string())));
    let two = Net::read(MANY, "skud", Skud::INPUTS, Skud::BUCKETS).err();
    assert_eq!(two, Some(Broken::OtherGame("skud+".to_string())));
    assert_eq!(load_many::<Halma>(MANY).err(), Some(Broken::OtherGame("skud+".to_string())));
}

#[test]
fn a_file_for_three_and_four_is_added_to_the_net_for_two_which_replaces_both() {
    let find = |bytes, held| NetChoice::File(bytes).find::<Skud>(held).unwrap();
    let two = find(TWO, Nets::shipped::<Skud>());
    assert!(two.two.is_some() && two.many.is_none());
    let both = find(MANY, two);
    assert_eq!(both.two.map(Net::hash), two.two.map(Net::hash));
    assert_eq!(both.many.map(Net::hash), shipped_many::<Skud>().map(Net::hash));
    assert!(find(TWO, both).many.is_none());
    let other = NetChoice::File(MANY).find::<Halma>(Nets::NONE).err();
    assert_eq!(other, Some(Broken::OtherGame("skud+".to_string())));
}
