//! What holds for the steps of every game as a policy sees them.

use crate::common::{setup, wander};
use engine::game::Playable;
use engine::net::{Active, Broken, Inputs};
use engine::policy::{Policy, StepFeatures, Steps};
use rules::halma::Halma;
use rules::skud::Skud;
use rules::street::Street;
use std::collections::BTreeSet;

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

#[test]
fn a_file_that_is_no_policy_is_refused() {
    let read = |bytes: &[u8]| Policy::read(bytes, "skud", Skud::INPUTS, Skud::STEP_FEATURES).err();
    assert_eq!(read(b""), Some(Broken::NoNet));
    assert_eq!(read(include_bytes!("../../nets/skud.net")), Some(Broken::NoNet));
}
