//! What holds for the nets of every game.

use crate::common::{setup, wander};
use engine::game::{Evaluator, Playable};
use engine::net::{Active, Broken, Inputs, Net, Nets, shipped};
use rules::game::Notation;
use rules::halma::Halma;
use rules::skud::Skud;
use rules::street::Street;
use std::collections::BTreeSet;

const SKUD: &[u8] = include_bytes!("../../nets/skud.net");

fn positions<P: Playable>(seats: u8, preset: &str, options: &[(&str, &str)]) -> Vec<P> {
    let start = P::start(&setup::<P>(seats, preset, options)).unwrap();
    let positions = (0..60).map(|seed| wander(&start, seed, 4 + seed as u32));
    positions.filter(|position| position.outcome().is_none() && !position.pending()).collect()
}

fn views<P: Playable>(position: &P) -> [BTreeSet<u16>; 2] {
    let mut views = [Active::new(), Active::new()];
    position.inputs(&mut views);
    views.map(|view| view.get().iter().copied().collect())
}

#[test]
fn every_game_carries_a_net_of_its_own_shape() {
    fn check<P: Playable>() {
        let net = shipped::<P>().unwrap();
        let (inputs, hidden, buckets) = net.shape();
        assert_eq!((net.game(), inputs, buckets), (P::INFO.id, P::INPUTS, P::BUCKETS));
        assert!(hidden >= 32);
    }
    check::<Skud>();
    check::<Street>();
    check::<Halma>();
}

#[test]
fn a_wrong_or_damaged_file_is_refused_with_its_reason() {
    let read = |bytes: &[u8]| Net::read(bytes, "skud", Skud::INPUTS, Skud::BUCKETS).err();
    assert_eq!(read(SKUD), None);
    assert_eq!(read(b""), Some(Broken::NoNet));
    assert_eq!(read(b"GIF89a, and then some more bytes than a header has"), Some(Broken::NoNet));
    assert_eq!(read(&SKUD[..SKUD.len() / 2]), Some(Broken::Damaged));
    for at in [40, SKUD.len() / 3, SKUD.len() - 1] {
        let mut damaged = SKUD.to_vec();
        damaged[at] ^= 1;
        assert_eq!(read(&damaged), Some(Broken::Damaged), "byte {at}");
    }
    let mut other_hash = SKUD.to_vec();
    other_hash[35] ^= 1;
    assert_eq!(read(&other_hash), Some(Broken::Damaged));
    let other = Net::read(SKUD, "halma", Skud::INPUTS, Skud::BUCKETS).err();
    assert_eq!(other, Some(Broken::OtherGame("skud".to_string())));
    let shape = Net::read(SKUD, "skud", Skud::INPUTS + 1, Skud::BUCKETS).err();
    assert_eq!(shape, Some(Broken::OtherShape));
}

#[test]
fn a_symmetry_moves_each_input_to_a_place_of_its_own() {
    fn check<P: Playable>() {
        for symmetry in 0..P::SYMMETRIES {
            let images: BTreeSet<usize> = (0..P::INPUTS).map(|input| P::mirrored(symmetry, input)).collect();
            assert_eq!(images.len(), P::INPUTS, "{} {symmetry}", P::INFO.id);
            assert_eq!(images.last(), Some(&(P::INPUTS - 1)));
        }
        assert!((0..P::INPUTS).all(|input| P::mirrored(0, input) == input));
    }
    // Of an unordered pair of sectors only one order is an input.
    check::<Street>();
    check::<Halma>();
    for symmetry in 0..Skud::SYMMETRIES {
        let used: BTreeSet<u16> =
            positions::<Skud>(2, "standard", &[("oasis", "on")]).iter().flat_map(views).flatten().collect();
        let images: BTreeSet<usize> =
            used.iter().map(|input| Skud::mirrored(symmetry, usize::from(*input))).collect();
        assert_eq!(images.len(), used.len(), "{symmetry}");
        assert!(images.iter().all(|image| *image < Skud::INPUTS));
    }
}

#[test]
fn inputs_are_within_bounds_and_each_once_or_as_often_as_it_counts() {
    fn check<P: Playable>(preset: &str, options: &[(&str, &str)]) {
        for position in positions::<P>(2, preset, options) {
            let mut views = [Active::new(), Active::new()];
            let bucket = position.inputs(&mut views);
            let [one, two] = &views;
            assert_eq!(one.get().len(), two.get().len());
            assert!(one.get().iter().chain(two.get()).all(|input| usize::from(*input) < P::INPUTS));
            assert!(bucket < P::BUCKETS);
        }
    }
    check::<Skud>("standard", &[]);
    check::<Skud>("garden-gate", &[("oasis", "on"), ("accents", "all")]);
    check::<Street>("classic", &[]);
    check::<Street>("garden-gate", &[("release", "on")]);
    for board in ["8x8", "10x10", "16x16"] {
        check::<Halma>("classic", &[("board", board)]);
    }
}

/// Halma's position with files and ranks exchanged has the mirrored inputs, and is worth about as much.
#[test]
fn halma_with_files_and_ranks_exchanged_has_the_mirrored_inputs() {
    for board in ["8x8", "10x10", "16x16"] {
        let setup = setup::<Halma>(2, "classic", &[("board", board)]);
        for position in positions::<Halma>(2, "classic", &[("board", board)]) {
            let text = position.write_position();
            let exchanged = text
                .split(' ')
                .map(|word| {
                    let (square, end) = word.split_at(word.len() - usize::from(word.ends_with(';')));
                    let mut chars = square.chars();
                    let file = chars.next().filter(char::is_ascii_lowercase);
                    match (file, chars.as_str().parse::<u8>()) {
                        (Some(file), Ok(rank)) => {
                            format!("{}{}{end}", (b'a' + rank - 1) as char, file as u8 - b'a' + 1)
                        }
                        _ => word.to_string(),
                    }
                })
                .collect::<Vec<_>>()
                .join(" ");
            let other = Halma::read_position(&setup, &exchanged).unwrap();
            let mirrored = views(&position).map(|view| {
                view.into_iter().map(|input| Halma::mirrored(1, input.into()) as u16).collect::<BTreeSet<_>>()
            });
            assert_eq!(views(&other), mirrored, "{text}");
        }
    }
}

/// Sums that are kept up to date while a game is played are those computed from nothing.
#[test]
fn listening_to_a_game_equals_looking_at_its_position() {
    fn check<P: Playable>(preset: &str, options: &[(&str, &str)]) {
        for seed in 0..20 {
            let mut rng = fastrand::Rng::with_seed(seed);
            let mut position = P::start(&setup::<P>(2, preset, options)).unwrap();
            let mut listening = P::Eval::new(&position, Nets::shipped::<P>());
            for _ in 0..60 {
                let Some(step) = position.random_step(&mut rng, &mut Vec::new()) else { break };
                position.play(step, &mut listening);
                if position.outcome().is_none() {
                    let fresh = P::Eval::new(&position, Nets::shipped::<P>()).evaluate(&position);
                    assert_eq!(listening.evaluate(&position), fresh);
                }
            }
        }
    }
    check::<Halma>("classic", &[]);
    check::<Halma>("tournament", &[("board", "16x16")]);
    check::<Street>("classic", &[]);
    check::<Skud>("garden-gate", &[("oasis", "on")]);
}

#[test]
fn a_net_changes_what_a_position_is_worth() {
    fn check<P: Playable>(seats: u8, preset: &str) {
        let differ = |position: &P| {
            let with = P::Eval::new(position, Nets::shipped::<P>()).evaluate(position);
            with != P::Eval::new(position, Nets::NONE).evaluate(position)
        };
        assert!(positions::<P>(seats, preset, &[]).iter().filter(|position| differ(position)).count() > 20);
    }
    check::<Skud>(2, "standard");
    check::<Skud>(3, "standard");
    check::<Skud>(4, "standard");
    check::<Street>(2, "classic");
    check::<Halma>(2, "classic");
}
