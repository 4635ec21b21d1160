//! The engine: one search for every game over the rules' hot face, an evaluation for each game, levels and
//! matches. It needs no threads and no files, so it also runs in a browser.

pub mod arena;
pub mod bot;
pub mod eval;
mod eval_cache;
pub mod game;
pub mod level;
pub mod limits;
pub mod many;
pub mod maxn;
pub mod meter;
pub mod net;
pub mod order;
pub mod params;
pub mod puct;
pub mod race;
pub mod review;
pub mod score;
pub mod search;
pub mod stats;
pub mod task;
pub mod think;
pub mod tt;
pub mod window;
