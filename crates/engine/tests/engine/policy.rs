//! What holds for the steps of every game as a policy sees them.

use crate::common::{setup, wander};
use engine::game::Playable;
use engine::limits::Limits;
use engine::net::{Active, Broken, Inputs};
use engine::params::Params;
use engine::policy::{Policy, StepFeatures, Steps};
use engine::searcher::{Engine, SearchRequest};
use engine::task::Task;
use rules::game::{Notation, Position};
use rules::halma::Halma;
use rules::skud::Skud;
use rules::street::Street;
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

fn positions<P: Playable>(preset: &str, options: &[(&str, &str)]) -> Vec<P> {
    let start = P::start(&setup::<P>(2, preset, options)).unwrap();
    let positions = (0..60).map(|seed| wander(&start, seed, 4 + seed as u32));
    positions.filter(|position| position.outcome().is_none()).collect()
}

#[test]
fn each_step_has_features_within_bounds_and_the_hint_of_the_game() {
    fn check<P: Playable>(preset: &str, options: &[(&str, &str)]) {
        let mut known = 0;
        for position in positions::<P>(preset, options) {
            let (mut steps, mut hints, mut seen) = (Vec::new(), Vec::new(), StepFeatures::default());
            position.steps(&mut steps);
            if !position.step_features(&steps, &mut hints, &mut seen) {
                assert!(hints.is_empty() && seen.is_empty());
                continue;
            }
            known += 1;
            let mut plain = Vec::new();
            position.hints(&steps, &mut plain);
            if steps.iter().any(|step| !position.noisy(*step)) {
                assert_eq!(hints, plain);
            }
            assert_eq!((seen.len(), seen.exempt().len()), (steps.len(), steps.len()));
            for step in 0..steps.len() {
                assert!(seen.of(step).count() > 0);
                assert!(seen.of(step).all(|feature| usize::from(feature) < P::STEP_FEATURES));
            }
            let mut views = [Active::new(), Active::new()];
            position.inputs(&mut views);
            for (seen, view) in seen.views.iter().zip(&views) {
                assert_eq!(seen.get(), view.get());
            }
        }
        assert!(known > 20, "{}: {known}", P::INFO.id);
    }
    check::<Skud>("standard", &[]);
    check::<Skud>("garden-gate", &[("oasis", "on"), ("accents", "all")]);
    check::<Street>("classic", &[]);
    check::<Street>("garden-gate", &[]);
    for board in ["8x8", "10x10", "16x16"] {
        check::<Halma>("tournament", &[("board", board)]);
    }
}

#[test]
fn a_symmetry_moves_each_feature_to_a_place_of_its_own() {
    fn check<P: Playable>() {
        for symmetry in 0..P::SYMMETRIES {
            let images: BTreeSet<usize> =
                (0..P::STEP_FEATURES).map(|feature| P::step_mirrored(symmetry, feature)).collect();
            assert_eq!(images.len(), P::STEP_FEATURES, "{} {symmetry}", P::INFO.id);
            assert_eq!(images.last(), Some(&(P::STEP_FEATURES - 1)));
        }
        assert!((0..P::STEP_FEATURES).all(|feature| P::step_mirrored(0, feature) == feature));
    }
    check::<Skud>();
    check::<Street>();
    check::<Halma>();
}

const SKUD: &[u8] = include_bytes!("../../nets/skud.pol");

#[test]
fn every_game_carries_a_policy_of_its_own_shape() {
    assert!(engine::policy::shipped::<Skud>().is_some());
    assert!(engine::policy::shipped::<Street>().is_some());
    assert!(engine::policy::shipped::<Halma>().is_some());
}

#[test]
fn a_wrong_or_damaged_policy_is_refused_with_its_reason() {
    let read = |bytes: &[u8]| Policy::read(bytes, "skud", Skud::INPUTS, Skud::STEP_FEATURES).err();
    assert_eq!(read(SKUD), None);
    assert_eq!(read(b""), Some(Broken::NoNet));
    assert_eq!(read(include_bytes!("../../nets/skud.net")), Some(Broken::NoNet));
    assert_eq!(read(&SKUD[..SKUD.len() / 2]), Some(Broken::Damaged));
    let mut damaged = SKUD.to_vec();
    damaged[SKUD.len() / 2] ^= 1;
    assert_eq!(read(&damaged), Some(Broken::Damaged));
    let other = Policy::read(SKUD, "halma", Skud::INPUTS, Skud::STEP_FEATURES).err();
    assert_eq!(other, Some(Broken::OtherGame("skud".to_string())));
    let shape = Policy::read(SKUD, "skud", Skud::INPUTS, Skud::STEP_FEATURES + 1).err();
    assert_eq!(shape, Some(Broken::OtherShape));
}

/// Every step is looked at, in whatever order: without pruning a search finds the same value.
#[test]
fn a_policy_changes_the_order_of_steps_and_not_which_there_are() {
    let (request, stop) = (SearchRequest::within(Limits::depth(1)), AtomicBool::new(false));
    let policy = engine::policy::load::<Skud>(SKUD).unwrap();
    for position in
        positions::<Skud>("standard", &[]).into_iter().filter(|position| !position.pending()).take(12)
    {
        let found = [None, Some(policy)].map(|policy| {
            let mut engine = Engine::<Skud>::with(4, Params::plain());
            engine.use_policy(policy);
            let (_, lines) = engine.search(&Task::at(&position, &request, &stop), &mut |_| {}).unwrap();
            lines[0].score
        });
        assert_eq!(found[0], found[1], "{}", position.write_position());
    }
}
