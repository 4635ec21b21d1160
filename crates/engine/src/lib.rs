#![doc = include_str!("../README.md")]

pub mod arena;
mod ask;
pub mod eval;
mod eval_cache;
pub mod game;
pub mod games;
pub mod level;
pub mod limits;
pub mod line;
pub mod many;
pub mod maxn;
pub mod meter;
pub mod net;
pub mod order;
pub mod params;
pub mod policy;
pub mod puct;
pub mod race;
pub mod review;
pub mod score;
pub mod search;
pub mod stats;
pub mod task;
pub mod think;
pub mod tt;
pub mod why;
pub mod window;
