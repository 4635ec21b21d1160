//! The games that the engine plays, by name.

use crate::puct::Puct;
use crate::think::{Mind, Thinker};

/// A mind for the game of that name, with a transposition table of this size in MiB.
pub fn thinker(game: &str, mebibytes: usize) -> Option<Box<dyn Thinker>> {
    match game {
        "skud" => Some(Box::new(Mind::<rules::skud::Skud>::new(mebibytes))),
        "street" => Some(Box::new(Mind::<rules::street::Street>::new(mebibytes))),
        "halma" => Some(Box::new(Mind::<rules::halma::Halma>::new(mebibytes))),
        _ => None,
    }
}

/// The best-first mind for the game of that name, with a tree of this size in MiB: the bot `puct`.
pub fn challenger(game: &str, mebibytes: usize) -> Option<Box<dyn Thinker>> {
    match game {
        "skud" => Some(Box::new(Puct::<rules::skud::Skud>::new(mebibytes))),
        "street" => Some(Box::new(Puct::<rules::street::Street>::new(mebibytes))),
        "halma" => Some(Box::new(Puct::<rules::halma::Halma>::new(mebibytes))),
        _ => None,
    }
}
