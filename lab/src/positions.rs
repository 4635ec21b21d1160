//! `lab positions`: makes the positions with known answers that the engine's tests solve
//! (`crates/engine/positions/`). Every answer is proven by exhaustive search.

mod halma;
mod skud;
mod street;

use crate::{Error, with_game};
use engine::game::Playable;

/// What was asked for.
#[derive(clap::Args)]
pub struct Asked {
    /// The game.
    game: String,
    /// Skud: what chance draws.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Skud: the parts to make, `short`, `bonus` and `long`; all if none is named.
    #[arg(long = "part")]
    parts: Vec<String>,
}

/// A game with such positions.
pub trait Positions: Playable {
    /// Makes them and prints them.
    fn make(asked: &Asked) -> Result<(), Error>;
}

/// Prints the positions of a game.
pub fn run(asked: &Asked) -> Result<(), Error> {
    fn make<P: Positions>(asked: &Asked) -> Result<(), Error> {
        P::make(asked)
    }
    with_game!(asked.game.as_str(), make(asked))
}
