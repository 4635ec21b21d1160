//! What is done with hostile input, one function for each target. Whatever is sent, nothing panics; and what is
//! accepted can be written and read back as the same.

mod games;
mod nets;
mod reports;
mod wire;

pub use games::{notation, position, record};
pub use nets::net;
pub use reports::trf;
pub use wire::{body, message};
