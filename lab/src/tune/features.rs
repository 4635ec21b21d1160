//! The features of a position: what each weight of its evaluation is multiplied by.

use engine::eval::{Linear, Weights};

/// A weight so large that little is lost to rounding.
const LARGE: i32 = 1 << 16;

/// The weights of a position, in one row.
pub fn weights<P: Linear>(position: &P) -> Vec<f64> {
    let mut weights = position.weights().clone();
    weights.fields().into_iter().flat_map(|(_, values)| values.to_vec()).map(f64::from).collect()
}

/// The features of a position for the player to move, in the same order. A feature is the value of the position
/// with all other weights zero.
pub fn features<P: Linear>(position: &P) -> Vec<f32> {
    let mut alone = position.weights().clone();
    alone.fields().into_iter().for_each(|(_, values)| values.fill(0));
    let lengths: Vec<usize> = alone.fields().into_iter().map(|(_, values)| values.len()).collect();
    let mut features = Vec::new();
    for (field, length) in lengths.into_iter().enumerate() {
        for i in 0..length {
            alone.fields()[field].1[i] = LARGE;
            features.push(position.value_by(&alone) as f32 / LARGE as f32);
            alone.fields()[field].1[i] = 0;
        }
    }
    features
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::samples::dot;
    use super::*;
    use engine::arena::random_opening;
    use engine::game::Evaluator;
    use engine::limits::Limits;
    use engine::searcher::{Engine, SearchRequest, Searcher};
    use rules::options::Setup;
    use rules::table::{AnyGame, Game};
    use std::sync::atomic::AtomicBool;

    /// Compares the sum of features times weights with the evaluation along partly random games. The sum may
    /// differ by the rounding of the evaluation.
    fn adds_up<P: Linear>(preset: &str, options: &[(&str, &str)], rounding: f64) {
        let setup = Setup::choose(P::INFO, Some(2), Some(preset), options.iter().copied()).unwrap();
        let mut checked = 0;
        for seed in 0..30 {
            let mut rng = fastrand::Rng::with_seed(seed);
            let mut game = Game::<P>::new(setup.clone()).unwrap();
            let mut engine = Engine::<P>::new(1);
            while game.outcome().is_none() && game.turn() < 80 {
                let position = game.position();
                let (weights, features) = (weights(position), features(position));
                assert_eq!(features.len(), weights.len());
                let (sum, value) = (
                    dot(&features, &weights),
                    P::Eval::new(position, engine::net::Nets::NONE).evaluate(position),
                );
                let text = position.write_position();
                assert!((sum - f64::from(value)).abs() <= rounding, "{sum} is not {value}: {text}");
                checked += 1;
                if rng.bool() {
                    random_opening(&mut game, 1, &mut rng);
                } else {
                    let request = SearchRequest::within(Limits::nodes(100));
                    let found = engine.best(&game, &request, &AtomicBool::new(false), &mut |_| {}).unwrap();
                    game.play(&found.turns[0]).unwrap();
                }
            }
        }
        assert!(checked > 300, "{checked}");
    }

    #[test]
    fn features_and_weights_add_up_to_the_evaluation_of_street() {
        adds_up::<rules::street::Street>("classic", &[], 0.0);
        adds_up::<rules::street::Street>("garden-gate", &[], 0.0);
    }

    #[test]
    fn features_and_weights_add_up_to_the_evaluation_of_halma() {
        for board in ["8x8", "10x10", "16x16"] {
            adds_up::<rules::halma::Halma>("classic", &[("board", board)], 0.75);
        }
    }

    #[test]
    fn features_and_weights_add_up_to_the_evaluation_of_skud() {
        adds_up::<rules::skud::Skud>("standard", &[], 3.0);
        adds_up::<rules::skud::Skud>("garden-gate", &[], 3.0);
    }
}
