//! The engine: one search for every game over the rules' hot face, an evaluation for each game, levels and
//! matches. It needs no threads and no files, so it also runs in a browser.

pub mod arena;
pub mod bot;
pub mod eval;
pub mod game;
mod judged;
pub mod level;
pub mod limits;
pub mod many;
pub mod maxn;
pub mod order;
pub mod params;
pub mod puct;
pub mod race;
pub mod score;
pub mod search;
pub mod stats;
pub mod task;
pub mod think;
pub mod tt;
pub mod tune;
