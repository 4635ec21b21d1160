//! The engine as a whole. One program: each further one would compile every search again.
#![allow(clippy::unwrap_used)]

mod common;
mod halma_positions;
mod halma_race;
mod levels;
mod many;
mod many_net;
mod minimax;
mod net;
mod policy;
mod search;
mod skud;
mod solver;
mod street_positions;
