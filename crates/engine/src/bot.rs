//! The games that the engine plays, by name.

use crate::think::{Mind, Thinker};

/// A mind for the game of that name, with so many MiB of memory.
pub fn thinker(game: &str, mebibytes: usize) -> Option<Box<dyn Thinker>> {
    match game {
        "skud" => Some(Box::new(Mind::<rules::skud::Skud>::new(mebibytes))),
        "street" => Some(Box::new(Mind::<rules::street::Street>::new(mebibytes))),
        "halma" => Some(Box::new(Mind::<rules::halma::Halma>::new(mebibytes))),
        _ => None,
    }
}
