//! Games in progress: what follows from a game's log ([`play`]), the clocks, and the rooms in which games are
//! played ([`rooms`]).

pub mod acts;
pub mod clock;
pub mod create;
pub mod entry;
pub mod finish;
pub mod play;
pub mod rooms;
pub mod seating;
pub mod view;

#[cfg(test)]
mod tests;
