//! Makes the positions with known answers that the engine's tests solve, `crates/engine/positions/`. Every answer
//! is proven by trying all turns.

mod halma;
mod skud;
mod street;

use crate::Error;

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

/// Prints the positions of a game.
pub fn run(asked: &Asked) -> Result<(), Error> {
    match asked.game.as_str() {
        "halma" => halma::make(),
        "street" => street::make(),
        "skud" => skud::make(asked.seed, &asked.parts)?,
        other => return Err(crate::no_such_game(other)),
    }
    Ok(())
}
